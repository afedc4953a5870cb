// Places on a drawing and the part of it a frame shows, all in units of the drawing.

export interface Size {
  w: number;
  h: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

export interface Spot {
  id: string;
  x: number;
  y: number;
}

/** Pixels for one unit: as much as the frame has room for, but never so small that a place cannot be hit. */
export function scaleToFit(drawing: Size, frame: Size, least: number, most: number): number {
  const fit = Math.min(frame.w / drawing.w, frame.h / drawing.h);
  return Math.min(Math.max(fit, least), most);
}

/**
 * Where along one side a window of `length` should begin so that most of these places are in sight; null when
 * enough is seen already. `whole` is the length of the side, `edge` how far from the end of the window a place must be.
 */
export function bestStart(
  places: readonly number[],
  start: number,
  length: number,
  whole: number,
  edge = whole / 50,
): number | null {
  const inside = (from: number) => places.filter((x) => x > from + edge && x < from + length - edge).length;
  if (places.length === 0 || inside(start) === places.length) return null;
  const within = (from: number) => Math.min(Math.max(from, 0), Math.max(whole - length, 0));
  const best = places
    .map((x) => within(x - Math.max(whole / 20, edge * 1.1)))
    .reduce((a, b) => (inside(b) > inside(a) ? b : a));
  if (inside(best) <= inside(start)) return null;
  // Not at the edge: as much room before the first as after the last.
  const held = places.filter((x) => x > best && x < best + length);
  return within((Math.min(...held) + Math.max(...held)) / 2 - length / 2);
}
