// Three bars stopped one after the other: a throw by one key, as hard as the one by hand.
import type { LaunchView } from "../view";
import { clamp, triangle } from "./launch";

export type Axis = "aim" | "power" | "loft";
export const AXES: readonly Axis[] = ["aim", "power", "loft"];

/** How far the aim swings by itself, in thousandths; a throw may allow less. */
const AIM_SWING = 350;

export interface Meter {
  axis: Axis;
  low: number;
  high: number;
  /** Seconds for once up and down. */
  period: number;
}

/** The bars of a launch. `centre` is the aim they swing round (a box to be hit); `longer` multiplies their time. */
export function metersOf(launch: LaunchView, centre = 0, longer = 1): Meter[] {
  const swing = Math.min(AIM_SWING, launch.aim);
  const middle = clamp(centre, swing - launch.aim, launch.aim - swing);
  const [slowest = 0, fastest = 0] = launch.speed;
  const [lowest = 0, steepest = 0] = launch.slope;
  const ranges: Record<Axis, readonly [number, number]> = {
    aim: [middle - swing, middle + swing],
    power: [slowest, fastest],
    loft: [lowest, steepest],
  };
  return AXES.map((axis, index) => {
    const [low, high] = ranges[axis];
    return { axis, low, high, period: (launch.control.meters[index] ?? 3) * longer };
  });
}

/** Where the marker stands after `ms`; it starts in the middle and swings to the high end first. */
export function meterAt({ low, high, period }: Meter, ms: number): number {
  return low + (high - low) * triangle(ms / 1000 / period + 0.25);
}

/** The value as a share of the bar. */
export function shareOf({ low, high }: Meter, value: number): number {
  return high > low ? clamp((value - low) / (high - low), 0, 1) : 0.5;
}

/** Where the bar shows a value: turned about for a hand that is turned about, aside for one closed eye. */
export function drawnShare(meter: Meter, value: number, { control }: LaunchView): number {
  if (meter.axis !== "aim") return shareOf(meter, value);
  const share = shareOf(meter, value + 1000 * control.parallax);
  return isMirrored(control) ? 1 - share : share;
}

/** Whether left is right: a half turn and a mirror undo each other. */
function isMirrored({ rotate, mirror }: LaunchView["control"]): boolean {
  return (Math.abs(rotate) % 360 === 180) !== mirror;
}

/** Whether a bar shows where a good throw would be: not to those who cannot see the target, or judge how far it is. */
export function hasMarks(axis: Axis, { control }: LaunchView): boolean {
  if (control.hide.includes("target")) return false;
  return !(axis === "power" && (control.camera === "table_level" || control.hide.includes("power_bar")));
}
