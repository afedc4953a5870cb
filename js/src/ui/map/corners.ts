// What lies over a map in one of its corners: where it hides least of what is wanted.
import type { Box, Size, Spot } from "./geometry";

export type Corner = "top right" | "bottom right" | "bottom left" | "top left";
const CORNERS: readonly Corner[] = ["top right", "bottom right", "bottom left", "top left"];

/** What is drawn, how far each place of it reaches round its middle, and those that are looked at now. */
export interface Places {
  drawn: readonly Spot[];
  reach: number;
  kept: readonly Spot[];
}

/** So much worse it is to hide a place that is looked at than any other. */
const DEAR = 1000;

/** Something of this size in a corner of a frame; `past` is what lies there already, between it and the edge. */
export function inCorner(corner: Corner, frame: Box, size: Size, past: Size = { w: 0, h: 0 }): Box {
  return {
    ...size,
    x: corner.endsWith("left") ? frame.x : frame.x + frame.w - size.w,
    y: corner.startsWith("top") ? frame.y + past.h : frame.y + frame.h - size.h - past.h,
  };
}

/** How much of these places lies under a box: each at most once. */
export function hidden(box: Box, places: readonly Spot[], reach: number): number {
  const shared = (from: number, length: number, middle: number) =>
    Math.max(0, Math.min(from + length, middle + reach) - Math.max(from, middle - reach)) / (2 * reach);
  return places.reduce((sum, { x, y }) => sum + shared(box.x, box.w, x) * shared(box.y, box.h, y), 0);
}

/** The corner that hides least, dear places first; the one it has been where no other is better. */
export function freestCorner(
  { drawn, reach, kept }: Places,
  now: Corner,
  boxIn: (corner: Corner) => Box,
): Corner {
  const cost = (corner: Corner) =>
    hidden(boxIn(corner), drawn, reach) + DEAR * hidden(boxIn(corner), kept, reach);
  // A hair's breadth is not worth a jump.
  return CORNERS.reduce((best, corner) => (cost(corner) < cost(best) - 0.05 ? corner : best), now);
}
