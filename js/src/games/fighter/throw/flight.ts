// Where the die is at a moment of its flight, from the keyframes that the kernel sent.

/** ms since the release, mm, and what happened there. */
export type Keyframe = readonly [ms: number, x: number, y: number, z: number, kind: string];

export interface DiePlace {
  x: number;
  y: number;
  z: number;
  /** The keyframe it last passed. */
  index: number;
}

/** mm per ms squared. */
const GRAVITY = 9810e-6;
const SLIDING = new Set(["slide", "step", "rail", "over"]);

export function flightTime(path: readonly Keyframe[]): number {
  return path.at(-1)?.[0] ?? 0;
}

/** The die after `ms`: a parabola through both ends in the air, ever slower along the table. */
export function placeAt(path: readonly Keyframe[], ms: number): DiePlace {
  const next = path.findIndex(([at]) => at > ms);
  const index = next < 0 ? path.length - 1 : Math.max(next - 1, 0);
  const from = path[index];
  const to = path[index + 1];
  if (!from) return { x: 0, y: 0, z: 0, index: 0 };
  const [start, x0, y0, z0, kind] = from;
  if (!to || ms <= start) return { x: x0, y: y0, z: z0, index };
  const [end, x1, y1, z1] = to;
  const gone = ms - start;
  const whole = end - start;
  const t = gone / whole;
  if (SLIDING.has(kind)) {
    const eased = whole > 0 ? slid(t) : 1;
    return { x: x0 + (x1 - x0) * eased, y: y0 + (y1 - y0) * eased, z: z0 + (z1 - z0) * t, index };
  }
  const z = z0 + (z1 - z0) * t + (GRAVITY / 2) * gone * (whole - gone);
  return { x: x0 + (x1 - x0) * t, y: y0 + (y1 - y0) * t, z: Math.max(z, 0), index };
}

/** The share of the way after a share of the time, with a constant braking to rest. */
function slid(t: number): number {
  return t * (2 - t);
}
