// Where the die is at a moment of its flight, from the keyframes that the kernel sent.
import table from "../../../../../dungeon_widgets/games/fighter/content/tabletop.json";
import type { Action } from "../../../core/hosts/messages";
import { seenFrom } from "../arena/geometry";
import type { LaunchView } from "../view";

/** ms since the release, mm, and what happened there. */
export type Keyframe = readonly [ms: number, x: number, y: number, z: number, kind: string];

interface DiePlace {
  x: number;
  y: number;
  z: number;
  /** The keyframe it last passed. */
  index: number;
}

/** mm per ms squared. */
const GRAVITY = table.physics.g * 1e-6;
const BRAKING = table.physics.mu_slide * GRAVITY;
/** What a die that slides comes to: it is too slow to bounce, and so on the table all the way. */
const SLID_TO: ReadonlySet<string> = new Set(["rest", "in", "step", "rail", "over", "out"]);
/** What makes a ring and a sound. */
export const CONTACTS: ReadonlySet<string> = new Set(["table", "board", "hole", "bone", "box", "edge"]);

/** What of the target a die can touch. */
const TARGET: ReadonlySet<string> = new Set(["board", "hole", "bone"]);

/** How often the die has touched the table before the target, `ms` after it left the hand: what the lamps count. */
export function bouncesBy(path: readonly Keyframe[], ms: number): number {
  const end = path.findIndex(([at, , , , kind]) => at > ms || TARGET.has(kind));
  return path.slice(0, end < 0 ? path.length : end).filter(([, , , , kind]) => kind === "table").length;
}

/** Whether a die slides to this keyframe rather than flies. */
export function slidesTo([, , , , kind]: Keyframe): boolean {
  return SLID_TO.has(kind);
}

export function flightTime(path: readonly Keyframe[]): number {
  return path.at(-1)?.[0] ?? 0;
}

/** The die after `ms`: a parabola through both ends in the air, ever slower along the table. */
export function placeAt(path: readonly Keyframe[], ms: number): DiePlace {
  const next = path.findIndex(([at]) => at > ms);
  const index = next < 0 ? path.length - 1 : Math.max(next - 1, 0);
  const [from, to] = [path[index], path[index + 1]];
  if (!from) return { x: 0, y: 0, z: 0, index: 0 };
  const [start, x0, y0, z0] = from;
  if (!to || ms <= start) return { x: x0, y: y0, z: z0, index };
  const [end, x1, y1, z1] = to;
  const gone = ms - start;
  const whole = end - start;
  const t = gone / whole;
  if (slidesTo(to)) {
    const share = slid(gone, whole, Math.hypot(x1 - x0, y1 - y0));
    return { x: x0 + (x1 - x0) * share, y: y0 + (y1 - y0) * share, z: z0 + (z1 - z0) * t, index };
  }
  const z = z0 + (z1 - z0) * t + (GRAVITY / 2) * gone * (whole - gone);
  return { x: x0 + (x1 - x0) * t, y: y0 + (y1 - y0) * t, z, index };
}

/** The share of a way of so many mm, `ms` of `whole` ms after its beginning, with the braking of the table. */
function slid(ms: number, whole: number, way: number): number {
  if (way === 0) return 1;
  return Math.min(ms / whole + ((BRAKING / 2) * ms * (whole - ms)) / way, 1);
}

/**
 * How the die leaves the hand before the kernel has answered: the first parabola of the launch that was sent, as far
 * as the table top. Only for the eye; the kernel's keyframes take its place as soon as they come.
 */
export function leaving(launch: LaunchView, action: Action): Keyframe[] {
  const [, stance, aim, speed, slope] = action as unknown as [string, number, number, number, number];
  const [hx = 0, hy = 0, hz = 0] = launch.hand;
  const a = aim / 1000;
  const across = Math.hypot(1, a);
  const [vx, vy, vz] = [(speed * a) / across, speed / across, (speed * slope) / 1000]; // mm/s
  const g = GRAVITY * 1e6;
  const under = vz * vz + 2 * g * hz;
  const seconds = under > 0 ? (vz + Math.sqrt(under)) / g : (2 * vz) / g;
  const end = Math.max(seconds, 0.05);
  const z = Math.max(hz + vz * end - (g / 2) * end * end, Math.min(hz, 0));
  const from = onTable(stance, hx, hy);
  const to = onTable(stance, hx + vx * end, hy + vy * end);
  return [
    [0, ...from, hz, "hand"],
    [end * 1000, ...to, z, "table"],
  ];
}

/** A point as a stance has it, in the table's own frame. */
function onTable(stance: number, x: number, y: number): [number, number] {
  const [tx, ty] = seenFrom(-stance & 15, x, y);
  return [tx, ty];
}
