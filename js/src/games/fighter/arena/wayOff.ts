// How far a die lies beside the target, as its thrower would say it.
import { RADIUS, seenFrom } from "./geometry";

export type Side = "short" | "far" | "left" | "right";

interface WayOff {
  side: Side;
  cm: number;
}

/** Null for a die that lies on the target. */
export function wayOff(x: number, y: number, stance: number): WayOff | null {
  const beyond = Math.hypot(x, y) - RADIUS;
  if (beyond <= 0) return null;
  const [across, along] = seenFrom(stance, x, y);
  const side =
    Math.abs(across) > Math.abs(along) ? (across < 0 ? "left" : "right") : along < 0 ? "short" : "far";
  return { side, cm: Math.max(Math.round(beyond / 10), 1) };
}
