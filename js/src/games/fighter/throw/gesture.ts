// A path of the pointer becomes a flick: one pure function, so that its cases are data.
import type { ControlView } from "../view";
import { clamp, type Flick } from "./launch";

/** Where a pointer was: CSS px, y downwards as the page has it, and the event's own time stamp in ms. */
export interface Sample {
  x: number;
  y: number;
  t: number;
  /** How far two fingers are apart, where the throw is made with two. */
  apart?: number;
}

/** Only the end of the path counts: who aims slowly and then flicks throws the flick. */
const WINDOW_MS = 80;
const LEAST_MS = 16;
const SPIN_MS = 250;
const SPIN_PIECE_PX = 3;
const SLOWEST_PX = 60;
/** mm a second for each px a second, before the throw's own factor. */
const PX_TO_MM = 0.5;
const STEEPEST_AIM = 1;

/** The flick of a path, or null when nothing was thrown: too short, too slow, or away from the target. */
export function flickOf(path: readonly Sample[], control: ControlView, gain = 1): Flick | null {
  const end = (path.at(-1)?.t ?? 0) - control.lag;
  const stroke = strokeOf(path, control);
  if (!stroke) return null;
  const [first, last] = stroke;
  const [dx, dy] = turned(last.x - first.x, first.y - last.y, control);
  const speed = (Math.hypot(dx, dy) / (last.t - first.t)) * 1000;
  if (dy <= 0 || speed < SLOWEST_PX) return null;
  return {
    aim: clamp(dx / dy, -STEEPEST_AIM, STEEPEST_AIM),
    speed: PX_TO_MM * gain * control.power * speed,
    spin: (control.mirror ? -1 : 1) * spinOf(path.filter(({ t }) => t <= end && t >= end - SPIN_MS)),
  };
}

/** Two fingers that open: half the growth of their distance is the power, the way of their middle the direction. */
export function openingOf(path: readonly Sample[], control: ControlView, gain = 1): Flick | null {
  const [first, last] = strokeOf(path, control) ?? [];
  if (first?.apart === undefined || last?.apart === undefined) return null;
  const speed = ((last.apart - first.apart) / 2 / (last.t - first.t)) * 1000;
  if (speed < SLOWEST_PX) return null;
  const [dx, dy] = turned(last.x - first.x, first.y - last.y, control);
  return {
    aim: dy > 0 ? clamp(dx / dy, -STEEPEST_AIM, STEEPEST_AIM) : 0,
    speed: PX_TO_MM * gain * control.power * speed,
    spin: 0,
  };
}

/** Where a drag points, when its speed does not count. */
export function directionOf(from: Sample, to: Sample, control: ControlView): Flick | null {
  const [dx, dy] = turned(to.x - from.x, from.y - to.y, control);
  return dy > 0 ? { aim: clamp(dx / dy, -STEEPEST_AIM, STEEPEST_AIM), speed: 0, spin: 0 } : null;
}

/** The first and the last sample of the piece of a path that counts: as much of its end as makes a stroke. */
function strokeOf(path: readonly Sample[], { lag }: ControlView): [Sample, Sample] | null {
  const end = (path.at(-1)?.t ?? 0) - lag;
  const past = path.filter(({ t }) => t <= end);
  const last = past.at(-1);
  let start = past.findIndex(({ t }) => t >= end - WINDOW_MS);
  if (start < 0) start = past.length - 1;
  // A busy machine tells of few places: then the one before them counts too.
  while (start > 0 && last && last.t - (past[start]?.t ?? 0) < LEAST_MS) start -= 1;
  const first = past[start];
  return first && last && last.t - first.t >= LEAST_MS ? [first, last] : null;
}

/** A movement with y upwards, turned and then mirrored as the throws due ask. */
export function turned(dx: number, dy: number, { rotate, mirror }: ControlView): [number, number] {
  const angle = (-rotate * Math.PI) / 180; // rotate is clockwise
  const x = dx * Math.cos(angle) - dy * Math.sin(angle);
  const y = dx * Math.sin(angle) + dy * Math.cos(angle);
  return [mirror ? -x : x, y];
}

/** How far the path turned, in radians, to the left positive as in the rules; clamped to one. */
function spinOf(path: readonly Sample[]): number {
  let turning = 0;
  let before: number | null = null;
  let from = path[0];
  for (const to of path) {
    if (!from || Math.hypot(to.x - from.x, to.y - from.y) < SPIN_PIECE_PX) continue;
    const heading = Math.atan2(to.y - from.y, to.x - from.x);
    if (before !== null) turning += wrapped(heading - before);
    before = heading;
    from = to;
  }
  return clamp(-turning, -1, 1); // the page has y downwards
}

/** How many times the path went round its first point, either way. */
export function circlesOf(path: readonly Sample[], centre: { x: number; y: number }): number {
  let angle = 0;
  let before: number | null = null;
  for (const { x, y } of path) {
    if (Math.hypot(x - centre.x, y - centre.y) < SPIN_PIECE_PX) continue;
    const now = Math.atan2(y - centre.y, x - centre.x);
    if (before !== null) angle += wrapped(now - before);
    before = now;
  }
  return Math.abs(angle) / (2 * Math.PI);
}

function wrapped(angle: number): number {
  return angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
}
