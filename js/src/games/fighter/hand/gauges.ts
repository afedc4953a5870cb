// Small bars beside the die for what must come off in time: where each stands, and where it should stand.

import { CIRCLES_MS } from "../throw/key-throw";
import { breathShare, chargeShare, clamp } from "../throw/launch";
import { LEAST_CIRCLES } from "../throw/pointer-throw";
import { type Gate, gatesOf, HELD_MS, MOMENT_MS, toleranceOf } from "../throw/timing";
import type { LaunchView } from "../view";
import type { Hand } from "./hand";

export type GaugeName = Gate | "held" | "blow" | "charge" | "circles";

export interface Gauge {
  name: GaugeName;
  /** The good part of the bar, as shares of it; none where more is just more. */
  good: readonly [number, number] | null;
}

/** How long a bar goes on after the right moment. */
const AFTER_MS = 300;
const HELD_BAR = 1300;
const FULL_TAPS = 15;

const lengthOf = (gate: Gate) => MOMENT_MS[gate] + AFTER_MS;

/** The bars of a launch, in the order in which they are filled. */
export function gaugesOf(launch: LaunchView): Gauge[] {
  const due = new Set(launch.extras);
  const gauges: Gauge[] = gatesOf(launch).map((gate) => {
    const [moment, half, whole] = [MOMENT_MS[gate], toleranceOf(launch, gate), lengthOf(gate)];
    return { name: gate, good: [(moment - half) / whole, (moment + half) / whole] };
  });
  if (due.has("held")) gauges.push({ name: "held", good: [0, HELD_MS / HELD_BAR] });
  if (due.has("turns")) gauges.unshift({ name: "circles", good: [0.98, 1] });
  if (due.has("taps")) gauges.push({ name: "blow", good: goodPower(launch) });
  if (due.has("charge")) gauges.push({ name: "charge", good: goodPower(launch) });
  return gauges;
}

/** Round the power of the example that comes with the launch. */
function goodPower({ example, speed }: LaunchView): readonly [number, number] {
  const [slowest = 0, fastest = 1] = speed;
  const share = clamp((Number(example[3] ?? slowest) - slowest) / Math.max(fastest - slowest, 1), 0, 1);
  return [Math.max(share - 0.1, 0), Math.min(share + 0.1, 1)];
}

/** Where the marker of a bar stands at a moment; null while it has not begun. */
export function gaugeAt(name: GaugeName, hand: Hand, now: number): number | null {
  const { pointer, keys } = hand;
  const throwing = keys ?? pointer;
  if (name === "circles") {
    const share = keys ? keys.heldFor(now) / CIRCLES_MS : pointer.circles / LEAST_CIRCLES;
    return keys && keys.step?.kind !== "circles" ? 1 : Math.min(share, 1);
  }
  if (name === "blow") {
    const breath = throwing.blow.breath(now);
    if (breath !== null) return breathShare(breath);
    return throwing.blow.taps > 0 ? Math.min((throwing.blow.taps - 1) / (FULL_TAPS - 1), 1) : null;
  }
  if (name === "charge") {
    const held = keys ? (keys.step?.kind === "charge" ? keys.heldFor(now) : 0) : pointer.heldFor(now);
    return held > 0 ? chargeShare(held) : null;
  }
  if (name === "held") {
    const held = keys ? keys.sinceCatch(now) : pointer.heldFor(now);
    return held > 0 ? Math.min(held / HELD_BAR, 1) : null;
  }
  const started = throwing.started.get(name);
  if (started === undefined) return null;
  const caught = name === "catch" && (keys ? keys.sinceCatch(now) : pointer.heldFor(now));
  const gone = now - started - (caught || 0);
  return Math.min(gone / lengthOf(name), 1);
}
