// What a choice was worth, as one says it: a chance, or points of the score. The two are never mixed up.
import type { ReviewPoint } from "../../generated/contract";
import type { Lang } from "../hosts/host";
import { decimal, percent } from "./format";
import type { Strings } from "./i18n/en";

export type Unit = ReviewPoint["unit"];

/** Points: less than half a point is no mistake worth a word. */
const SMALL = 0.5;

/** A difference of two worths in points: of the score, or of the hundred that are certainty. */
export function inPoints(difference: number, unit: Unit): number {
  return unit === "chance" ? difference * 100 : difference;
}

/** Whether a choice gave away what is worth a word. */
export function isLoss({ given, unit }: Pick<ReviewPoint, "given" | "unit">): boolean {
  return inPoints(given, unit) > SMALL;
}

/** Points may be fewer than none: "−2.1". */
export function number(value: number, lang: Lang): string {
  return decimal(value, lang, 1).replace("-", "−");
}

/** "37.1 %", "43.6 % ± 0.3", "4.7 points". */
export function worthSaid(
  value: number,
  { unit, error }: Pick<ReviewPoint, "unit" | "error">,
  strings: Strings,
  lang: Lang,
): string {
  const said = unit === "chance" ? percent(value, lang) : strings.points(number(value, lang));
  return error ? `${said} ± ${decimal(inPoints(error, unit), lang, 1)}` : said;
}

/** Where a worth lies between the ends of its scale. */
export interface Scale {
  ticks: readonly number[];
  /** From 0 at the low end to 1 at the high end. */
  at(value: number): number;
}

/** Chances from never to always; points as far as they go, and nought. */
export function scaleFor(points: readonly Pick<ReviewPoint, "value" | "given">[], unit: Unit): Scale {
  if (unit === "chance") return { ticks: [0, 0.5, 1], at: (value) => value };
  const values = points.flatMap(({ value, given }) => [value, value + given]);
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
