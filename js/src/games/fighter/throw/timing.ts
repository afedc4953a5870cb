// The parts of a throw that must come off in time: what starts each, and how far off the release was.
import type { LaunchView } from "../view";
import type { Extra } from "./launch";

export type Gate = "catch" | "turn" | "hit" | "air";

/** ms from the start of each part to its right moment: the die arrives, the turn ends, it crosses the line, the top. */
export const MOMENT_MS: Readonly<Record<Gate, number>> = { catch: 800, turn: 1100, hit: 600, air: 350 };
/** A hot potato burns after this. */
export const HELD_MS = 900;
/** The order in which they are done, one after the other. */
const ORDER: readonly Gate[] = ["catch", "turn", "hit", "air"];
const LONGEST_MS = 10_000;

/** The timed parts of a launch, in the order in which they are done. */
export function gatesOf({ gates }: LaunchView): Gate[] {
  return ORDER.filter((gate) => gates.some(({ extra }) => extra === gate));
}

/** As many ms as a gate may be met early or late. */
export function toleranceOf({ gates }: LaunchView, gate: Gate): number {
  return gates.find(({ extra }) => extra === gate)?.half ?? 0;
}

/** Late is positive, early negative. */
export function offset(gate: Gate, started: number, met: number): number {
  return within(Math.round(met - started - MOMENT_MS[gate]));
}

/** Nobody is later than this: the kernel takes no larger numbers. */
export function within(ms: number): number {
  return Math.max(-LONGEST_MS, Math.min(LONGEST_MS, ms));
}

/** How far a part has come at a moment: 0 at its start, 1 at the right time. */
export function progress(gate: Gate, started: number, now: number): number {
  return (now - started) / MOMENT_MS[gate];
}

/** The aim's own swing at a moment, as a tangent. */
export function swayAt({ control }: LaunchView, ms: number): number {
  return control.sway * Math.sin((2 * Math.PI * control.sway_hz * ms) / 1000);
}

/** The extra of a gate that was met at a time. */
export function gateExtra(gate: Gate, started: number, met: number): Extra {
  return [gate, offset(gate, started, met)];
}
