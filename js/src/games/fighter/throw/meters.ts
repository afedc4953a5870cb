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

/** The bars of a launch; `slow` is the steady-hand mode. */
export function metersOf(launch: LaunchView, slow = false): Meter[] {
  const swing = Math.min(AIM_SWING, launch.aim);
  const [slowest = 0, fastest = 0] = launch.speed;
  const [lowest = 0, steepest = 0] = launch.slope;
  const ranges: [number, number][] = [
    [-swing, swing],
    [slowest, fastest],
    [lowest, steepest],
  ];
  return AXES.map((axis, index) => {
    const [low, high] = ranges[index] as [number, number];
    return { axis, low, high, period: (launch.control.meters[index] ?? 3) * (slow ? 2 : 1) };
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
