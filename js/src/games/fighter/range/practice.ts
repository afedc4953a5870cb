// Practice throws fit flick and bars to the player's hand: the power by their median, the rest by how far they scatter.
import type { Sent } from "../hand/hand";
import { GAIN, type HandSettings } from "../hand/settings";
import { clamp } from "../throw/launch";
import { metersOf } from "../throw/meters";
import { fitOfFlicks, fitOfStops, UNPRACTISED } from "../throw/steady";
import type { LaunchView } from "../view";

export const PRACTICE = 5;
/** A way of throwing is fitted once it was used this often. */
const ENOUGH = 3;
/** What is known of any hand counts as much as this many throws of this one. */
const PRIOR = 3;

/** The gain that makes the median of these speeds what is good here; `gain` is the one they were made with. */
export function gainFor(speeds: readonly number[], gain: number, good: number): number {
  const sorted = [...speeds].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? good;
  const wanted = (gain * good) / Math.max(median, 1);
  return Math.round(clamp(wanted, GAIN.least, GAIN.most) * 100) / 100;
}

/** How far numbers scatter round their mean, or round 0, with what is known of any hand. */
export function scatterOf(
  numbers: readonly number[],
  prior: number,
  round: "mean" | "zero" = "mean",
): number {
  const mean =
    round === "zero" ? 0 : numbers.reduce((sum, each) => sum + each, 0) / Math.max(numbers.length, 1);
  const squares = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  const freedom = numbers.length - (round === "mean" ? 1 : 0);
  return Math.sqrt((PRIOR * prior ** 2 + squares) / (PRIOR + Math.max(freedom, 0)));
}

/** The settings that these throws ask for; those of a way that was hardly used stay. */
export function fitOf(
  throws: readonly Sent["made"][],
  settings: HandSettings,
  launch: LaunchView,
): Partial<HandSettings> {
  const flicks = throws.flatMap(({ flick }) => (flick && flick.speed > 0 ? [flick] : []));
  const stops = throws.map(({ off }) => off).filter((off) => off.length > 0);
  const good = Number(launch.example[3] ?? 0);
  const logs = flicks.map(({ speed }) => Math.log(speed));
  return {
    ...(flicks.length >= ENOUGH && {
      gain: gainFor(
        flicks.map(({ speed }) => speed),
        settings.gain,
        good,
      ),
      ...fitOfFlicks(
        scatterOf(
          flicks.map(({ aim }) => aim),
          UNPRACTISED.aim,
        ),
        scatterOf(logs, UNPRACTISED.strength),
      ),
    }),
    ...(stops.length >= ENOUGH &&
      fitOfStops(scatterOf(stops.flat(), UNPRACTISED.ms, "zero"), metersOf(launch), launch)),
  };
}
