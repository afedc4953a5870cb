// The first round: four notes on the real board, one after the other. Skippable, and shown once.
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { GuideNote } from "../../core/game-page";
import { useStrings } from "../../core/words/context";
import { useDeaf } from "./deaf";

const seenKey = (game: string) => `dungeon_widgets.guide.${game}`;

/** Whether this browser has seen the notes of a game. Where nothing can be kept, nobody is told twice. */
export function hasSeenGuide(game: string): boolean {
  try {
    return localStorage.getItem(seenKey(game)) !== null;
  } catch {
    return true;
  }
}

export function keepGuideSeen(game: string): void {
  try {
    localStorage.setItem(seenKey(game), "1");
  } catch {
    // A page that may keep nothing shows no notes by itself: see above.
  }
}

interface GuideProps {
  root: RefObject<HTMLElement | null>;
  notes: readonly GuideNote[];
  /** All notes of this moment are read, or the player wants no more of them. */
  onDone(skipped: boolean): void;
}

interface Size {
  width: number;
  height: number;
}

interface Place extends Size {
  left: number;
  top: number;
}

export function Guide({ root, notes, onDone }: GuideProps) {
  const strings = useStrings();
  const [at, setAt] = useState(0);
  const [spot, setSpot] = useState<Place | null>(null);
  const [corner, setCorner] = useState({ left: EDGE, top: EDGE });
  const sheet = useRef<HTMLElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useDeaf(sheet, String(at));
  const note = notes[at];
  useLayoutEffect(() => {
    const element = root.current;
    if (!element || !note) return;
    const place = () => {
      const frame = element.getBoundingClientRect();
      const found = placeOf(element, note.at);
      setSpot(found);
      if (!found || !sheet.current) return;
      const choices = [...element.querySelectorAll(ASKED)].map((choice) => within(choice, frame));
      setCorner(besides(found, choices, sheet.current.getBoundingClientRect(), frame));
    };
    const show = () => {
      // On a small screen the part may lie outside the window, or of what scrolls inside the board.
      partOf(element, note.at)?.scrollIntoView?.({ block: "nearest" });
      place();
    };
    show();
    // The board, or a finger, may scroll the part after that.
    element.addEventListener("scroll", place, { capture: true, passive: true });
    // A page may give the widget its room only now.
    const Observer = element.ownerDocument.defaultView?.ResizeObserver;
    const watch = Observer && new Observer(show);
    watch?.observe(element);
    return () => {
      element.removeEventListener("scroll", place, { capture: true });
      watch?.disconnect();
    };
  }, [at]);
  useEffect(() => {
    sheet.current?.scrollIntoView?.({ block: "nearest" });
    next.current?.focus({ preventScroll: true });
  }, [at, corner.left, corner.top]);
  if (!note) return null;
  const last = at === notes.length - 1;
  return (
    <div
      class={`guide${note.lets ? " lets" : ""}`}
      role="dialog"
      aria-label={strings.guide}
      onKeyDown={(event) => event.key === "Escape" && onDone(true)}
    >
      <div class="spot" style={spot ? pixels(spot) : { display: "none" }} />
      <section
        ref={sheet}
        class="guidenote"
        style={{ left: `${corner.left}px`, top: `${corner.top}px` }}
        aria-live="polite"
      >
        <h3>{note.title}</h3>
        <p>{note.text}</p>
        <footer class="row">
          <span class="dots" role="img" aria-label={strings.guideStep(at + 1, notes.length)}>
            {notes.map(({ title }, index) => (
              <i key={title} class={index === at ? "seen" : ""} />
            ))}
          </span>
          <span class="grow" />
          {(!last || note.more) && (
            <button type="button" class="btn quiet" onClick={() => onDone(true)}>
              {strings.guideSkip}
            </button>
          )}
          <button
            ref={next}
            type="button"
            class="btn main"
            onClick={() => (last ? onDone(false) : setAt(at + 1))}
          >
            {last ? strings.guideDone : strings.guideNext}
          </button>
        </footer>
      </section>
    </div>
  );
}

/** The part a note is about: the first of its selectors that is on the board in this room. */
function partOf(root: HTMLElement | null, selectors: readonly string[]): Element | null {
  const parts = selectors.map((selector) => root?.querySelector(selector) ?? null);
  return parts.find((part) => part && part.getBoundingClientRect().width > 0) ?? null;
}

/** Where the part of the board lies inside the widget. */
function placeOf(root: HTMLElement, selectors: readonly string[]): Place | null {
  const part = partOf(root, selectors);
  return part && within(part, root.getBoundingClientRect());
}

function within(part: Element, frame: Place): Place {
  const { left, top, width, height } = part.getBoundingClientRect();
  return { left: left - frame.left, top: top - frame.top, width, height };
}

/** What is asked, and what may be answered. */
const ASKED = ".turn, [data-choice], [data-throw]";
const AROUND = 6;
const EDGE = 8;
const GAP = 10;
const STEP = 16;

function pixels({ left, top, width, height }: Place) {
  return {
    left: `${left - AROUND}px`,
    top: `${top - AROUND}px`,
    width: `${width + 2 * AROUND}px`,
    height: `${height + 2 * AROUND}px`,
  };
}

/**
 * The corner of a note beside what it is about: right, left, below or above, where it covers least of it, and
 * then least of what may be chosen; further away if there is no such place beside it.
 */
export function besides(
  part: Place,
  choices: readonly Place[],
  note: Size,
  frame: Size,
): { left: number; top: number } {
  const right = part.left + part.width;
  const bottom = part.top + part.height;
  const lefts = [part.left, right - note.width];
  const tops = [part.top, bottom - note.height];
  const steps = Array.from({ length: Math.ceil(frame.height / STEP) }, (_, step) => step * STEP);
  const corners = [
    ...tops.map((top) => ({ left: right + GAP, top })),
    ...tops.map((top) => ({ left: part.left - note.width - GAP, top })),
    ...lefts.map((left) => ({ left, top: bottom + GAP })),
    ...lefts.map((left) => ({ left, top: part.top - note.height - GAP })),
    ...steps.map((top) => ({ left: part.left, top })),
  ].map(({ left, top }) => ({
    left: inside(left, frame.width - note.width),
    top: inside(top, frame.height - note.height),
  }));
  const covered = (places: readonly Place[], corner: { left: number; top: number }) =>
    places.reduce((sum, place) => sum + overlap(place, corner, note), 0);
  const [first] = corners.sort(
    (one, other) =>
      covered([part], one) - covered([part], other) || covered(choices, one) - covered(choices, other),
  );
  return first ?? { left: EDGE, top: EDGE };
}

const inside = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - EDGE));

/** How much of a part a note in that corner covers. */
function overlap(part: Place, { left, top }: { left: number; top: number }, note: Size): number {
  const shared = (from: number, size: number, at: number, other: number) =>
    Math.max(0, Math.min(from + size, at + other) - Math.max(from, at));
  return shared(part.left, part.width, left, note.width) * shared(part.top, part.height, top, note.height);
}
