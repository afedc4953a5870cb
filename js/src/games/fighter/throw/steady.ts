// Flick and bars equally hard: each is fitted to the hand that makes it, so that both scatter as a steady hand does.
import hand from "../../../../../dungeon_widgets/games/fighter/content/hand.json";
import table from "../../../../../dungeon_widgets/games/fighter/content/tabletop.json";
import type { LaunchView } from "../view";
import { clamp, type Flick } from "./launch";
import type { Meter } from "./meters";

/** How far the launches of a fitted hand scatter: the expert's of the rules, aim as a tangent, the others relative. */
const [AIM = 0.05, STRENGTH = 0.06, LOFT = 0.06] = table.hands.expert;

/** What a hand does before it has practised: the scatter of its flicks, and how far off it stops a bar, in ms. */
export const UNPRACTISED = hand.unpractised;

/** What a fit multiplies: how far a flick goes astray, how uneven its strength is, and how long a bar takes. */
export interface Fit {
  aim: number;
  even: number;
  swing: number;
}

/** What a hand may be set to: wide enough for hands three times as unsteady as one that has not practised. */
const LIMITS = hand.limits as Record<keyof Fit, [number, number]>;

/** The fit of a hand with this scatter of its flicks: never more than it is, for a steady hand needs none. */
export function fitOfFlicks(aim: number, strength: number): Pick<Fit, "aim" | "even"> {
  return {
    aim: rounded(clamp(AIM / Math.max(aim, 0.001), ...LIMITS.aim)),
    even: rounded(clamp(STRENGTH / Math.max(strength, 0.001), ...LIMITS.even)),
  };
}

/** The fit of a hand that stops these bars so many ms early or late: quick hands get quick bars. */
export function fitOfStops(ms: number, meters: readonly Meter[], launch: LaunchView): Pick<Fit, "swing"> {
  const speed = Number(launch.example[3] ?? 0) || 1200;
  const wanted = { aim: 1000 * AIM, power: speed * STRENGTH, loft: 1000 * LOFT };
  const off = meters.map((meter) => (rateOf(meter) * ms) / wanted[meter.axis]);
  const mean = off.reduce((sum, each) => sum + each, 0) / Math.max(off.length, 1);
  return { swing: rounded(clamp(mean, ...LIMITS.swing)) };
}

/** What a marker moves in a ms. */
export function rateOf({ low, high, period }: Meter): number {
  return (2 * (high - low)) / (1000 * period);
}

/** The fit before anybody has practised. */
export const FIRST_FIT: Fit = hand.first;

/** A flick as it is thrown: nearer to `centre`, and nearer to the strength that is good here. */
export function steadied(
  flick: Flick,
  fit: Pick<Fit, "aim" | "even">,
  centre: number,
  launch: LaunchView,
): Flick {
  const good = Number(launch.example[3] ?? 0);
  const speed = good > 0 && flick.speed > 0 ? good * (flick.speed / good) ** fit.even : flick.speed;
  return { ...flick, aim: centre + (flick.aim - centre) * fit.aim, speed };
}

const rounded = (value: number) => Math.round(value * 100) / 100;
