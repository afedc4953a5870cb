// What a choice was worth, as one says it: a chance, or points of the score. The two are never mixed up.
import type { ReviewPoint } from "../../generated/contract";
import type { Lang } from "../hosts/host";
import { decimal, percent, rounded } from "./format";
import type { Strings } from "./i18n/en";

export type Unit = ReviewPoint["unit"];

/** A difference of two worths in points: of the score, or of the hundred that are certainty. */
export function inPoints(difference: number, unit: Unit): number {
  return unit === "chance" ? difference * 100 : difference;
}

/** Whether a choice clearly gave something away: the kernel says nothing of what is within the noise. */
export function isLoss({ given }: Pick<ReviewPoint, "given">): boolean {
  return given > 0;
}

/** The losses, the greatest first. */
export function lossesOf(points: readonly ReviewPoint[]): ReviewPoint[] {
  return points.filter(isLoss).sort((one, other) => other.given - one.given);
}

/** What was given away: "−29". */
export function minus(given: number, unit: Unit, lang: Lang): string {
  return `−${decimal(inPoints(given, unit), lang, 1)}`;
}

/** Points may be fewer than none: "−2.1". */
export function number(value: number, lang: Lang): string {
  return decimal(value, lang, 1).replace("-", "−");
}

type Estimated = Pick<ReviewPoint, "unit" | "error">;

/** Standard errors to where a chance may be that never came: of n games without one, 3 in n is right 19 times in 20. */
const BOUND = 3;

/** Whether an estimate would read 0 %. */
const never = (chance: number) => Number(rounded(100 * chance, 1)) <= 0;

/** "37.1 %", "4.7 points". Of a chance that no game showed, or every one, a bound is known: "1.2 % or less". */
export function amountSaid(value: number, { unit, error }: Estimated, strings: Strings, lang: Lang): string {
  if (unit === "points") return strings.points(number(value, lang));
  if (error && never(value)) return strings.orLess(percent(BOUND * error, lang));
  if (error && never(1 - value)) return strings.orMore(percent(1 - BOUND * error, lang));
  return percent(value, lang);
}

/** "37.1 %", "43.6 % ± 0.3", "4.7 points", "1.2 % or less". */
export function worthSaid(value: number, worth: Estimated, strings: Strings, lang: Lang): string {
  const { unit, error } = worth;
  const said = amountSaid(value, worth, strings, lang);
  const bound = unit === "chance" && (never(value) || never(1 - value));
  return error && !bound ? `${said} ± ${decimal(inPoints(error, unit), lang, 1)}` : said;
}

/** Where a worth lies between the ends of its scale. */
export interface Scale {
  ticks: readonly number[];
  /** From 0 at the low end to 1 at the high end. */
  at(value: number): number;
}

/** Chances in quarters, as far as they go or up to a win; points as far as they go, and nought. */
export function scaleFor(
  points: readonly Pick<ReviewPoint, "value" | "given">[],
  unit: Unit,
  won = false,
): Scale {
  const values = points.flatMap(({ value, given }) => [value, value + given]);
  if (unit === "chance") {
    const quarters = won ? 4 : Math.max(1, Math.ceil(4 * Math.max(0, ...values)));
    const ticks = [0, 0.25, 0.5, 0.75, 1].slice(0, quarters + 1);
    return { ticks, at: (value) => (4 * value) / quarters };
  }
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)];
  const step = roundStep((most - least) / 3);
  const [low, high] = [Math.floor(least / step), Math.ceil(most / step)];
  const ticks = Array.from({ length: high - low + 1 }, (_, index) => (low + index) * step);
  return { ticks, at: (value) => (value / step - low) / (high - low) };
}

/** The next of 1, 2, 5, 10, 20, 50 … */
function roundStep(least: number): number {
  const ten = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((n) => n * ten >= least) ?? 10) * ten;
}
