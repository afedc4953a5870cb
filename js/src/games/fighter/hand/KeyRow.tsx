// The one key: a button that starts and stops the bars, for keyboards, switches and anybody who likes it better.
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../../ui/pieces/Icon";
import { archery } from "../board/art";
import type { KeyStep } from "../throw/key-throw";
import { useWords, type Words } from "../words";
import type { Hand } from "./hand";

/** A control of one's own: what the key does there, it does there. */
const CONTROLS = "button, a, input, select, textarea, summary, [role=button], [role=tab], [contenteditable]";

/**
 * The space bar throws wherever the focus is inside the widget, and never scrolls the page away: only a control that
 * was reached by keys, or takes text, keeps it for itself.
 */
export function useSpaceBar(part: RefObject<Element | null>, hand: Hand | null, ready: boolean): void {
  const latest = useRef({ hand, ready });
  latest.current = { hand, ready };
  useEffect(() => {
    const frame = part.current?.closest<HTMLElement>(".dw");
    if (!frame) return;
    // Whoever pointed at a button has done with it; whoever came to it by keys is about to press it.
    let tabbed = false;
    const keeps = (target: Element) => {
      const control = target.closest(CONTROLS);
      if (!control) return false;
      if (control.matches("[data-throw]")) return true; // it hears the key itself
      if (control.matches("input, select, textarea, [contenteditable]"))
        return !control.matches("[type=range]");
      return tabbed && control.getAttribute("aria-disabled") !== "true";
    };
    const pointed = () => {
      tabbed = false;
    };
    const heard = (event: KeyboardEvent) => {
      const { hand: now, ready: may } = latest.current;
      if (event.key === "Tab" || event.key.startsWith("Arrow")) tabbed = true;
      if (event.altKey || event.ctrlKey || event.metaKey || keeps(event.target as Element)) return;
      if (event.key === "Escape" && event.type === "keydown" && now?.escape(event.timeStamp)) {
        event.stopPropagation();
        return;
      }
      if (event.key !== " ") return;
      event.preventDefault();
      if (!now || !may || event.repeat) return;
      if (event.type === "keydown") now.keyDown(event.timeStamp, event.shiftKey);
      else now.keyUp(event.timeStamp);
    };
    frame.addEventListener("keydown", heard);
    frame.addEventListener("keyup", heard);
    frame.addEventListener("pointerdown", pointed, true);
    return () => {
      frame.removeEventListener("keydown", heard);
      frame.removeEventListener("keyup", heard);
      frame.removeEventListener("pointerdown", pointed, true);
    };
  }, []);
}

const KEYS: ReadonlySet<string> = new Set([" ", "Enter", "r", "R"]);
/** A click this soon after a press or a key is theirs, not a switch's. */
const SAME_MS = 700;

export function KeyRow({ hand, ready }: { hand: Hand; ready: boolean }) {
  const words = useWords();
  const last = useRef(Number.NEGATIVE_INFINITY);
  const down = useRef(false);
  const { keys } = hand;
  const press = (now: number, shift: boolean) => {
    last.current = now;
    if (ready) hand.keyDown(now, shift);
  };
  const lift = (now: number) => {
    last.current = now;
    hand.keyUp(now);
  };

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Escape" && hand.escape(event.timeStamp)) event.stopPropagation();
    else if (!keys && steer(hand, event.key)) event.preventDefault();
    else if (KEYS.has(event.key) && keyFits(hand, event.key)) {
      event.preventDefault();
      if (!event.repeat) press(event.timeStamp, event.shiftKey);
    }
  }

  /** A switch sends clicks alone: what must be held begins with one and ends with the next. */
  function onClick(event: MouseEvent): void {
    if (event.timeStamp - last.current < SAME_MS) return;
    const holding = keys?.step && HELD.has(keys.step.kind) && down.current;
    if (holding) hand.keyUp(event.timeStamp);
    else if (ready) hand.keyDown(event.timeStamp, event.shiftKey);
    down.current = !holding;
    if (!(hand.keys?.step && HELD.has(hand.keys.step.kind))) down.current = false;
  }

  return (
    <>
      <button
        type="button"
        class={`btn keybtn${keys ? " main" : ""}`}
        data-throw
        aria-disabled={!ready}
        onKeyDown={onKeyDown}
        onKeyUp={(event) => KEYS.has(event.key) && lift(event.timeStamp)}
        onPointerDown={(event) => press(event.timeStamp, event.shiftKey)}
        onPointerUp={(event) => lift(event.timeStamp)}
        onClick={onClick}
      >
        <Icon art={archery} />
        <span>{keys ? nextWords(keys.step, words) : words.oneKey}</span>
      </button>
      {hand.launch.control.two_pointers && (
        <button
          type="button"
          class={`btn${hand.both ? " held" : ""}`}
          aria-pressed={hand.both}
          onClick={() => hand.setBoth(!hand.both)}
        >
          {words.bothHands}
        </button>
      )}
    </>
  );
}

const HELD: ReadonlySet<string> = new Set(["circles", "charge", "blow"]);

/** R spins the ring of a spun die; everywhere else it is no key of ours here. */
function keyFits(hand: Hand, key: string): boolean {
  return key.toLowerCase() !== "r" || hand.launch.extras.includes("turns");
}

/** Before the bars run: arrows move the box or the thrower, R turns the box, + and - the loft. */
function steer(hand: Hand, key: string): boolean {
  const arrow = ARROWS[key];
  if (arrow && hand.box) hand.moveBox(...arrow);
  else if (arrow && arrow[0] !== 0) hand.walk(arrow[0]);
  else if (key.toLowerCase() === "r" && hand.box) hand.turnBox(1);
  else if (key === "+" || key === "=") hand.raise(1);
  else if (key === "-") hand.raise(-1);
  else return false;
  return true;
}

const ARROWS: Readonly<Record<string, readonly [right: number, away: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

function nextWords(step: KeyStep | null, words: Words): string {
  if (!step) return words.thrownWord;
  if (step.kind === "meter") return words.stop[step.meter.axis];
  if (step.kind === "start") return words.start[step.gate];
  if (step.kind === "meet") return words.meet[step.gates[0] ?? "held"];
  return words.keySteps[step.kind];
}
