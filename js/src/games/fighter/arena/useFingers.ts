// Pointer events of the table, for the hand: time stamps of the events themselves, never of frames.
import type { RefObject, TargetedPointerEvent, TargetedTouchEvent, TargetedWheelEvent } from "preact";
import { useRef } from "preact/hooks";
import type { Hand } from "../hand/hand";
import type { Sample } from "../throw/gesture";
import { STANCES, seenFrom } from "./geometry";

type Pointing = TargetedPointerEvent<SVGSVGElement>;

const sampleOf = (event: PointerEvent): Sample => ({
  x: event.clientX,
  y: event.clientY,
  t: event.timeStamp,
});

export function useFingers(svg: RefObject<SVGSVGElement | null>, hand: Hand | null) {
  /** The pointer that drags the box of a bank shot. */
  const carrying = useRef<number | null>(null);
  if (!hand) return {};

  function carry(event: PointerEvent): void {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    if (!matrix || !hand) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    hand.putBox(...seenFrom((STANCES.length - hand.stance) % STANCES.length, x, -y));
  }

  return {
    onPointerDown(event: Pointing) {
      if (hand.sent) return;
      const target = event.target as Element;
      if (target.closest("[data-box]") && hand.pointer.stage === "ready") {
        carrying.current = event.pointerId;
        svg.current?.setPointerCapture(event.pointerId);
        return;
      }
      // Once the die is held, or in the air, any finger anywhere counts.
      if (hand.pointer.stage === "ready" && !target.closest("[data-grip]")) return;
      event.preventDefault();
      capture(svg.current, event.pointerId);
      hand.press(event.pointerId, sampleOf(event), event.shiftKey);
    },
    onPointerMove(event: Pointing) {
      if (carrying.current === event.pointerId) carry(event);
      else if (hand.pointer.stage === "held") hand.move(event.pointerId, samplesOf(event));
    },
    onPointerUp(event: Pointing) {
      if (carrying.current === event.pointerId) carrying.current = null;
      else hand.release(event.pointerId, sampleOf(event));
    },
    onPointerCancel() {
      carrying.current = null;
      hand.cancel();
    },
    onWheel(event: TargetedWheelEvent<SVGSVGElement>) {
      const over = (event.target as Element).closest("[data-box], [data-grip]");
      if (!over) return; // the page scrolls
      event.preventDefault();
      const way = event.deltaY > 0 ? -1 : 1;
      if (over.matches("[data-box]")) hand.turnBox(way);
      else hand.raise(way);
    },
    /** A finger on the die throws: the page must not scroll with it. Styles alone do not keep browsers from that inside a drawing. */
    onTouchStart(event: TargetedTouchEvent<SVGSVGElement>) {
      const grasped = (event.target as Element).closest("[data-box], [data-grip]");
      if ((grasped || hand.pointer.stage === "held") && event.cancelable) event.preventDefault();
    },
    /** A second finger must not open a menu. */
    onContextMenu(event: Event) {
      if (hand.busy) event.preventDefault();
    },
  };
}

function capture(svg: SVGSVGElement | null, pointer: number): void {
  try {
    svg?.setPointerCapture(pointer);
  } catch {
    // A pointer that is already gone cannot be kept.
  }
}

/** Browsers hand over moves in bundles, one a frame: the hand wants each with its own time. */
function samplesOf(event: PointerEvent): Sample[] {
  const bundle = event.getCoalescedEvents?.() ?? [];
  return (bundle.length > 0 ? bundle : [event]).map(sampleOf);
}
