// The launch that is sent: whole numbers only, inside what the kernel says it accepts.
import type { Action } from "../../../core/messages";
import type { LaunchView } from "../view";

/** A part of a launch beside direction and power, such as the moment of a jump. */
export type Extra = readonly [name: string, ...numbers: number[]];

/** What a hand gives: the direction as a tangent, mm a second, the climb as a tangent, side spin from -1 to 1. */
export interface Flick {
  aim: number;
  speed: number;
  spin: number;
}

const THOUSAND = 1000;
const DEFAULT_SLOPE = 0.2;

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** The slope a throw starts with, in thousandths: 0.2, moved into what is possible. */
export function firstSlope({ slope }: LaunchView): number {
  const [least = 0, most = 0] = slope;
  return clamp(DEFAULT_SLOPE * THOUSAND, least, most);
}

/** The action for a flick. Extras are sorted by name, as the kernel wants them. */
export function launchAction(
  launch: LaunchView,
  stance: number,
  flick: Flick,
  slope: number,
  extras: readonly Extra[],
): Action {
  const [slowest = 0, fastest = 0] = launch.speed;
  const [lowest = 0, steepest = 0] = launch.slope;
  const sorted = [...extras].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    "launch",
    stance,
    Math.round(clamp(flick.aim * THOUSAND, -launch.aim, launch.aim)),
    Math.round(clamp(flick.speed, slowest, fastest)),
    Math.round(clamp(slope, lowest, steepest)),
    launch.spin ? Math.round(clamp(flick.spin, -1, 1) * THOUSAND) : 0,
    sorted.map(([name, ...numbers]) => [name, ...numbers.map(Math.round)]),
  ];
}

/** Up and down again: 0 at 0, 1 at 1/2, 0 at 1, and so on. */
export function triangle(turns: number): number {
  return 1 - Math.abs(2 * (((turns % 1) + 1) % 1) - 1);
}

const FULL_TAPS = 14;
export const MOST_TAPS = 40;
const HOLD_MS = 3000;
const CHARGE_MS = 2400;

/** The speed that taps, a hold or a bent card give: the kernel works it out again and compares. */
export function derivedSpeed(launch: LaunchView, extra: Extra): number {
  const [slowest = 0, fastest = 0] = launch.speed;
  return Math.floor(slowest + (fastest - slowest) * share(extra) + 0.5);
}

function share([name, n = 0]: Extra): number {
  if (name === "taps") return Math.min(1, (n - 1) / FULL_TAPS);
  return triangle(n / (name === "charge" ? CHARGE_MS : HOLD_MS));
}
