// The launch that is sent: whole numbers only, inside what the kernel says it accepts.
import type { Action } from "../../../core/hosts/messages";
import type { LaunchView } from "../view";

/** A part of a launch beside direction and power, such as the moment of a jump. */
export type Extra = readonly [name: string, ...numbers: number[]];

/** What a hand gives: the direction as a tangent, mm a second, the climb as a tangent, side spin from -1 to 1. */
export interface Flick {
  aim: number;
  speed: number;
  spin: number;
}

/** How the hand stands before it throws; slope in thousandths, the box of a bank shot. */
export interface Hold {
  stance: number;
  slope: number;
  gain: number;
  box: Extra | null;
  /** How much of a flick's scatter counts, round which aim (a tangent); all of it if this is not there. */
  fit?: { aim: number; even: number; centre: number };
}

const THOUSAND = 1000;
const DEFAULT_SLOPE = 0.2;

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** The slope a throw starts with, in thousandths: what is good here, else 0.2, moved into what is possible. */
export function firstSlope({ slope, example }: LaunchView): number {
  const [least = 0, most = 0] = slope;
  return clamp(Number(example[4] ?? DEFAULT_SLOPE * THOUSAND), least, most);
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
    whole(clamp(flick.aim * THOUSAND, -launch.aim, launch.aim)),
    whole(clamp(flick.speed, slowest, fastest)),
    whole(clamp(slope, lowest, steepest)),
    launch.spin ? whole(clamp(flick.spin, -1, 1) * THOUSAND) : 0,
    sorted.map(([name, ...numbers]) => [name, ...numbers.map(whole)]),
  ];
}

/** Rounded, and never the minus zero of JavaScript. */
function whole(value: number): number {
  return Math.round(value) + 0;
}

/** Up and down again: 0 at 0, 1 at 1/2, 0 at 1, and so on. */
export function triangle(turns: number): number {
  return 1 - Math.abs(2 * (((turns % 1) + 1) % 1) - 1);
}

const FULL_TAPS = 14;
export const MOST_TAPS = 40;
const HOLD_MS = 3000;
const CHARGE_MS = 2400;

const DERIVED = new Set(["taps", "hold", "charge"]);

/** The speed that taps, a breath or a bent card give, if one of them is there: the kernel compares it with its own. */
export function derivedSpeed(launch: LaunchView, extras: readonly Extra[]): number | null {
  const found = extras.find(([name]) => DERIVED.has(name));
  if (!found) return null;
  const [slowest = 0, fastest = 0] = launch.speed;
  return Math.floor(slowest + (fastest - slowest) * share(found) + 0.5);
}

function share([name, n = 0]: Extra): number {
  if (name === "taps") return Math.min(1, (n - 1) / FULL_TAPS);
  const cycle = name === "charge" ? CHARGE_MS : HOLD_MS;
  return 1 - Math.abs((2 * (n % cycle)) / cycle - 1); // in the kernel's own order, so that the last bit agrees
}

/** How much of its way up a breath or a bent card has come, for the eye. */
export const breathShare = (ms: number): number => share(["hold", ms]);
export const chargeShare = (ms: number): number => share(["charge", ms]);
