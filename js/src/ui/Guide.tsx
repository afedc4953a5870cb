// The first round: four notes on the real board, one after the other. Skippable, and shown once.
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useStrings } from "../core/context";
import type { GuideNote } from "../core/game-page";

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
  onDone(): void;
}

interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function Guide({ root, notes, onDone }: GuideProps) {
  const strings = useStrings();
  const [at, setAt] = useState(0);
  const [place, setPlace] = useState<Place | null>(null);
  const next = useRef<HTMLButtonElement>(null);
  const note = notes[at];
  useEffect(() => {
    const element = root.current;
    const measure = () => setPlace(note ? placeOf(element, note.at) : null);
    measure();
    next.current?.focus({ preventScroll: true });
    // A page may give the widget its room only now.
    const Observer = element?.ownerDocument.defaultView?.ResizeObserver;
    if (!element || !Observer) return;
    const watch = new Observer(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [at]);
  if (!note) return null;
  const last = at === notes.length - 1;
  return (
    <div
      class="guide"
      role="dialog"
      aria-label={strings.guide}
      onKeyDown={(event) => event.key === "Escape" && onDone()}
    >
      <div class="spot" style={place ? pixels(place) : { display: "none" }} />
      <section class="guidenote" style={place ? besides(place, root.current) : {}}>
        <h3>{note.title}</h3>
        <p>{note.text}</p>
        <footer class="row">
          <span class="dots" role="img" aria-label={strings.guideStep(at + 1, notes.length)}>
            {notes.map(({ title }, index) => (
              <i key={title} class={index === at ? "seen" : ""} />
            ))}
          </span>
          <span class="grow" />
          {!last && (
            <button type="button" class="btn quiet" onClick={onDone}>
              {strings.guideSkip}
            </button>
          )}
          <button ref={next} type="button" class="btn main" onClick={() => (last ? onDone() : setAt(at + 1))}>
            {last ? strings.guideDone : strings.guideNext}
          </button>
        </footer>
      </section>
    </div>
  );
}

/** Where the part of the board lies inside the widget. */
function placeOf(root: HTMLElement | null, selector: string): Place | null {
  const part = root?.querySelector(selector)?.getBoundingClientRect();
  const frame = root?.getBoundingClientRect();
  if (!part || !frame || part.width === 0) return null;
  return { left: part.left - frame.left, top: part.top - frame.top, width: part.width, height: part.height };
}

const AROUND = 6;

function pixels({ left, top, width, height }: Place) {
  return {
    left: `${left - AROUND}px`,
    top: `${top - AROUND}px`,
    width: `${width + 2 * AROUND}px`,
    height: `${height + 2 * AROUND}px`,
  };
}

const NOTE = { width: 288, height: 170 };

/** Beside what it is about, where there is room: right, left, below or above. */
function besides({ left, top, width, height }: Place, root: HTMLElement | null) {
  const frame = root?.getBoundingClientRect();
  const [w, h] = [frame?.width ?? 0, frame?.height ?? 0];
  const within = (value: number, most: number) => Math.max(8, Math.min(value, most - 8));
  const y = within(top, h - NOTE.height);
  if (left + width + NOTE.width + 24 < w) return { left: `${left + width + 16}px`, top: `${y}px` };
  if (left > NOTE.width + 24) return { left: `${left - NOTE.width - 16}px`, top: `${y}px` };
  const x = within(left, w - NOTE.width);
  const below = top + height + NOTE.height + 16 < h;
  return {
    left: `${x}px`,
    top: `${below ? top + height + 14 : within(top - NOTE.height - 14, h - NOTE.height)}px`,
  };
}
