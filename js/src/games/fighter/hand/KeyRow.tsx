// The one key: a button that starts and stops the bars, for keyboards, switches and anybody who likes it better.
import { useRef } from "preact/hooks";
import { Icon } from "../../../ui/pieces/Icon";
import { archery } from "../board/art";
import type { KeyStep } from "../throw/key-throw";
import { useWords, type Words } from "../words";
import type { Hand } from "./hand";

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
