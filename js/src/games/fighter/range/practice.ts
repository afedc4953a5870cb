// Three practice flicks set the power to the player's hand: their median becomes an ordinary throw.
import { GAIN } from "../hand/settings";
import { clamp } from "../throw/launch";

/** mm a second: what an ordinary throw at the middle takes. */
const ORDINARY = 1300;
export const FLICKS = 3;

/** The gain that makes the median of these speeds ordinary; `gain` is the one they were made with. */
export function gainFor(speeds: readonly number[], gain: number): number {
  const sorted = [...speeds].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? ORDINARY;
  const wanted = (gain * ORDINARY) / Math.max(median, 1);
  return Math.round(clamp(wanted, GAIN.least, GAIN.most) * 100) / 100;
}
