// The way of a die as it is drawn: the kernel's keyframes on the page, out of the hand where it let go.

import { flightTime, type Keyframe, placeAt } from "../throw/flight";
import { clamp } from "../throw/launch";
import type { Flying } from "../view";
import { type Camera, project, sizeAt } from "./camera";
import { type Point, seenFrom } from "./geometry";

/** A real throw is over before the eye has followed it: everything takes this many times as long. */
export const SLOW = 1.35;
/** A die in the hand is nearer to the eye. */
export const IN_HAND = 1.25;

/** Where the die is drawn at a moment, how large, and where its shadow lies. */
export interface Drawn {
  die: Point;
  shadow: Point;
  size: number;
  z: number;
  /** The keyframe it last passed. */
  index: number;
}

/** The way as the thrower sees it. */
export function seenPath({ path, stance }: Pick<Flying, "path" | "stance">): Keyframe[] {
  return path.map(([ms, x, y, z, kind]) => [ms, ...seenFrom(stance, x, y), z, kind]);
}

/** When a die that left the hand first touches something, in ms of its flight. */
export function firstContact(path: readonly Keyframe[]): number {
  return path[1]?.[0] ?? 0;
}

/**
 * The die `ms` after it left the hand. Its free flight begins where on the page the hand let go (`from`) and comes
 * down where the kernel says: the same parabola, leaning from one to the other.
 */
export function drawnAt(path: readonly Keyframe[], camera: Camera, from: Point, ms: number): Drawn {
  const { x, y, z, index } = placeAt(path, ms);
  const [px, py] = project(camera, x, y, z);
  const [, hx = 0, hy = 0, hz = 0] = path[0] ?? [];
  const start = project(camera, hx, hy, hz);
  const left = 1 - Math.min(ms / Math.max(firstContact(path), 1), 1);
  const [gx, gy] = project(camera, x, y, 0);
  const gone = path.at(-1)?.[4] === "off" && ms >= flightTime(path) ? 0.4 : 1;
  return {
    die: [px + (from[0] - start[0]) * left, py + (from[1] - start[1]) * left],
    shadow: [gx + (from[0] - start[0]) * left, gy],
    size: (sizeAt(camera, z) * (1 - left) + IN_HAND * left) * gone,
    z: z * (1 - left),
    index,
  };
}

const PIECE_MS = 14;

/** The whole way in short pieces, each with its moment. */
export function wayOf(
  path: readonly Keyframe[],
  camera: Camera,
  from: Point,
): { at: number; die: Point; shadow: Point }[] {
  const whole = flightTime(path);
  return Array.from({ length: Math.ceil(whole / PIECE_MS) + 1 }, (_, i) => {
    const at = Math.min(i * PIECE_MS, whole);
    const { die, shadow } = drawnAt(path, camera, from, at);
    return { at, die, shadow };
  });
}

export const fixed = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A line through points, as the data of a path. */
export function lineOf(points: readonly Point[]): string {
  return points.length > 1 ? `M${points.map(fixed).join("L")}` : "";
}

/** The last ms of a flight that may end a fight, and how slowly they go by. */
const TENSE_MS = 450;
const TENSE_RATE = 0.45;

/** How long a flight takes up to one of its moments, as it is shown at normal speed. */
export function shownTime(path: readonly Keyframe[], ms: number, tense = false): number {
  const slow = tense ? Math.max(ms - Math.max(flightTime(path) - TENSE_MS, 0), 0) : 0;
  return SLOW * (ms - slow + slow / TENSE_RATE);
}

/** How near the eye comes to a tense landing, from 1. */
export function nearness(path: readonly Keyframe[], ms: number, tense = false): number {
  const share = tense ? clamp((ms - flightTime(path) + TENSE_MS) / TENSE_MS, 0, 1) : 0;
  return 1 + 0.45 * share * share * (3 - 2 * share);
}

/** So much of the time to the first contact goes by as ever; then a die that waits for the kernel slows down. */
const UNBRAKED = 0.5;

/**
 * How fast the clock of a flight runs at a moment, 1 being its own pace. A die whose landing is not known yet flies
 * ever slower towards the table and never touches it: so it neither stands still nor lands where it will not.
 */
export function clockRate(path: readonly Keyframe[], ms: number, waits: boolean, tense = false): number {
  const contact = firstContact(path);
  if (!waits && tense && ms > flightTime(path) - TENSE_MS) return TENSE_RATE;
  if (!waits || contact <= 0) return 1;
  return Math.min(Math.max((contact - ms) / ((1 - UNBRAKED) * contact), 0), 1);
}
