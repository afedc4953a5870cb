// How a die turns in the air: worked out from its rest backwards, so that it ends on the face the kernel rolled.
import { flightTime, type Keyframe, slidesTo } from "./flight";

/** A rotation: three rows of a matrix. */
export type Turn = readonly [Vector, Vector, Vector];
export type Vector = readonly [x: number, y: number, z: number];

/** Radians for each mm of way in the air: a die turns over about once a hand's breadth. */
const AIR_TURN = 0.045;
/** Along the table it only turns a little about itself. */
const SLIDE_TURN = 0.012;

/** What is up when a die of our own lies on each face: opposite faces add up to seven. */
const FACE_UP: Readonly<Record<number, Turn>> = {
  1: turnAbout([1, 0, 0], 0),
  2: turnAbout([1, 0, 0], Math.PI / 2),
  3: turnAbout([0, 1, 0], Math.PI / 2),
  4: turnAbout([0, 1, 0], -Math.PI / 2),
  5: turnAbout([1, 0, 0], -Math.PI / 2),
  6: turnAbout([1, 0, 0], Math.PI),
};

/** The die at rest: its face up, turned by degrees counterclockwise as seen from above. */
export function lyingTurn(face: number, degrees: number): Turn {
  return times(turnAbout([0, 0, 1], (degrees * Math.PI) / 180), FACE_UP[face] ?? FACE_UP[1]);
}

/** Its turn at every keyframe. */
export function turnsOf(path: readonly Keyframe[], rest: Turn): Turn[] {
  const turns: Turn[] = [];
  let turn = rest;
  for (let index = path.length - 1; index >= 0; index--) {
    turns[index] = turn;
    if (index > 0) turn = times(rolled(path, index - 1, -1), turn);
  }
  return turns;
}

/** Its turn `ms` after the release, with those of the keyframes. */
export function turnAt(path: readonly Keyframe[], turns: readonly Turn[], index: number, ms: number): Turn {
  const [from, to] = [path[index], path[index + 1]];
  const last = turns[index + 1];
  if (!from || !to || !last || ms >= flightTime(path)) return turns[index] ?? turns.at(-1) ?? lyingTurn(1, 0);
  const left = 1 - Math.min((ms - from[0]) / Math.max(to[0] - from[0], 1), 1);
  return times(rolled(path, index, -left), last);
}

/** The turn from one keyframe towards the next: about the axis across its way. */
function rolled(path: readonly Keyframe[], index: number, share: number): Turn {
  const [from, to] = [path[index], path[index + 1]];
  if (!from || !to) return turnAbout([0, 0, 1], 0);
  const [dx, dy] = [to[1] - from[1], to[2] - from[2]];
  const way = Math.hypot(dx, dy);
  if (slidesTo(to)) return turnAbout([0, 0, 1], way * SLIDE_TURN * share);
  return turnAbout(way > 0 ? [-dy / way, dx / way, 0] : [1, 0, 0], way * AIR_TURN * share);
}

/** About an axis of length 1, counterclockwise for one who looks against it. */
export function turnAbout([x, y, z]: Vector, angle: number): Turn {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const k = 1 - c;
  return [
    [c + x * x * k, x * y * k - z * s, x * z * k + y * s],
    [y * x * k + z * s, c + y * y * k, y * z * k - x * s],
    [z * x * k - y * s, z * y * k + x * s, c + z * z * k],
  ];
}

/** First `b`, then `a`. */
export function times(a: Turn, b: Turn = turnAbout([0, 0, 1], 0)): Turn {
  const entry = (row: Vector, column: 0 | 1 | 2) =>
    row[0] * b[0][column] + row[1] * b[1][column] + row[2] * b[2][column];
  const rowOf = (row: Vector): Vector => [entry(row, 0), entry(row, 1), entry(row, 2)];
  return [rowOf(a[0]), rowOf(a[1]), rowOf(a[2])];
}

export function turned([x, y, z]: Turn, v: Vector): Vector {
  const dot = (row: Vector) => row[0] * v[0] + row[1] * v[1] + row[2] * v[2];
  return [dot(x), dot(y), dot(z)];
}
