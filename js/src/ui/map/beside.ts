// The corners of a map's frame: which of them its small map lies in, and which the words about it.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Corner, freestCorner, hidden, inCorner, type Places } from "./corners";
import type { Size } from "./geometry";
import type { MapView } from "./view";

const NOTHING: Size = { w: 0, h: 0 };
/** How far from the edges of the frame they lie, and from each other: what the style sheet says. */
const INSET = 12;
const GAP = 6;
/** A margin beside the drawing is so wide at least if words are to stand in it, a few to the line. */
const COLUMN = 96;

interface Corners {
  beside: Corner;
  besideRef: RefObject<HTMLDivElement | null>;
  /** `past` is what of the same corner lies between the words and the edge; null where they would hide what is looked at. */
  words: { corner: Corner; past: number } | null;
  /** How wide they may be to stand beside the drawing, where its margins are wide. */
  column: number | null;
  wordsRef: RefObject<HTMLParagraphElement | null>;
}

export function useCorners({ frame, scale }: MapView, drawing: Size, places: Places): Corners {
  const besideRef = useRef<HTMLDivElement>(null);
  const wordsRef = useRef<HTMLParagraphElement>(null);
  const [sizes, setSizes] = useState({ beside: NOTHING, words: NOTHING });
  const [beside, words] = [useRef<Corner>("top right"), useRef<Corner>("bottom left")];
  useLayoutEffect(() => {
    const now = { beside: sizeOf(besideRef.current), words: sizeOf(wordsRef.current) };
    if (JSON.stringify(now) !== JSON.stringify(sizes)) setSizes(now);
  });
  const found = { beside: beside.current, besideRef, words: null, column: null, wordsRef };
  // Where nobody says what is drawn they stay where they are.
  if (!frame || !scale || places.drawn.length === 0) return found;
  const margin = ((frame.w - drawing.w) / 2) * scale;
  const inUnits = ({ w, h }: Size) => ({ w: (w + INSET + GAP) / scale, h: (h + INSET + GAP) / scale });
  const boxBeside = (corner: Corner) => inCorner(corner, frame, inUnits(sizes.beside));
  beside.current = freestCorner(places, beside.current, boxBeside);
  const past = (corner: Corner) => (corner === beside.current ? sizes.beside.h + GAP : 0);
  const boxOfWords = (corner: Corner) =>
    inCorner(corner, frame, inUnits(sizes.words), { w: 0, h: past(corner) / scale });
  words.current = freestCorner(places, words.current, boxOfWords);
  const box = boxOfWords(words.current);
  const free = sizes.words.h > 0 && box.h < frame.h && hidden(box, places.kept, places.reach) === 0;
  return {
    ...found,
    beside: beside.current,
    column: margin >= COLUMN ? margin - INSET - GAP : null,
    words: free ? { corner: words.current, past: past(words.current) } : null,
  };
}

function sizeOf(part: HTMLElement | null): Size {
  return part ? { w: part.offsetWidth, h: part.offsetHeight } : NOTHING;
}
