// How much of a drawing its frame shows: as large as fits, and a window to move where it does not.
import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type Box, bestStart, type Size, type Spot, scaleToFit } from "./geometry";

export interface Zoom {
  /** Pixels for a unit of the drawing, at least and at most. */
  least: number;
  most: number;
  /** Below this the drawing is far away, and may be drawn for that (`data-far`). */
  far?: number;
}

export interface MapView {
  /** Null until the frame has been measured. */
  scale: number | null;
  /** The part in sight; null while all of it is. */
  seen: Box | null;
  /** All of the frame, with the margins round a drawing that is smaller. */
  frame: Box | null;
  /** Bring this place to the middle. */
  goTo(x: number, y: number): void;
  /** Bring a part of the drawing to the middle unless all of it is seen. */
  reveal(part: Element): void;
}

export function useMapView(
  frame: RefObject<HTMLElement | null>,
  drawing: Size,
  { least, most }: Zoom,
): MapView {
  const [scale, setScale] = useState<number | null>(null);
  const [seen, setSeen] = useState<Box | null>(null);
  const [whole, setWhole] = useState<Box | null>(null);
  useEffect(() => {
    const target = frame.current;
    const Observer = target?.ownerDocument.defaultView?.ResizeObserver;
    if (!target || !Observer) return;
    const stop = new AbortController();
    const measure = () => {
      const room = { w: target.clientWidth, h: target.clientHeight };
      if (room.w === 0) return;
      // On a wall everything is enlarged: what is small here is not small there.
      const now = scaleToFit(drawing, room, least / (target.currentCSSZoom ?? 1), most);
      setScale(now);
      setSeen(windowOf(target, room, drawing, now));
      setWhole(frameOf(target, room, drawing, now));
    };
    const observer = new Observer(measure);
    observer.observe(target);
    target.addEventListener("scroll", measure, { signal: stop.signal, passive: true });
    return () => {
      observer.disconnect();
      stop.abort();
    };
  }, [drawing.w, drawing.h, least, most]);

  function goTo(x: number, y: number): void {
    const target = frame.current;
    if (!target || scale === null) return;
    target.scrollTo({
      left: x * scale - target.clientWidth / 2,
      top: y * scale - target.clientHeight / 2,
      behavior: target.closest("[data-still]") ? "auto" : "smooth",
    });
  }
  function reveal(part: Element): void {
    const target = frame.current;
    if (!target || !seen || scale === null) return;
    const [at, box] = [part.getBoundingClientRect(), target.getBoundingClientRect()];
    if (at.left >= box.left && at.right <= box.right && at.top >= box.top && at.bottom <= box.bottom) return;
    const unit = scale * (target.currentCSSZoom ?? 1);
    goTo(
      seen.x + (at.left + at.width / 2 - box.left) / unit,
      seen.y + (at.top + at.height / 2 - box.top) / unit,
    );
  }
  return { scale, seen, frame: whole, goTo, reveal };
}

function windowOf(target: HTMLElement, room: Size, drawing: Size, scale: number): Box | null {
  const fits = drawing.w * scale <= room.w + 1 && drawing.h * scale <= room.h + 1;
  if (fits) return null;
  return {
    x: target.scrollLeft / scale,
    y: target.scrollTop / scale,
    w: Math.min(room.w / scale, drawing.w),
    h: Math.min(room.h / scale, drawing.h),
  };
}

/** The frame in units of the drawing, which lies in its middle where it is smaller. */
function frameOf(target: HTMLElement, room: Size, drawing: Size, scale: number): Box {
  const [w, h] = [room.w / scale, room.h / scale];
  return {
    x: target.scrollLeft / scale - Math.max(0, w - drawing.w) / 2,
    y: target.scrollTop / scale - Math.max(0, h - drawing.h) / 2,
    w,
    h,
  };
}

/** Move the window to where most of the wanted places are. Only they, or the room for them, move it; never the reader. */
export function useShown(
  view: MapView,
  wanted: readonly Spot[],
  drawing: Size,
  reach: number | undefined,
): void {
  const { seen, goTo } = view;
  useEffect(() => {
    if (!seen) return;
    const places = (side: "x" | "y") => wanted.map((spot) => spot[side]);
    const x = bestStart(places("x"), seen.x, seen.w, drawing.w, reach);
    const y = bestStart(places("y"), seen.y, seen.h, drawing.h, reach);
    if (x !== null || y !== null) goTo((x ?? seen.x) + seen.w / 2, (y ?? seen.y) + seen.h / 2);
  }, [wanted.map(({ id }) => id).join(" "), seen?.w, seen?.h]);
}
