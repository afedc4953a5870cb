// Numbers as a reader of the language writes them.
import type { Lang } from "../hosts/host";

/** A thin gap that does not break, before the sign. */
const GAP = "\u202f";
/** As on the cards: a hyphen is no sign. */
const MINUS = "\u2212";

/** "96.4 %": one decimal, as on the chips; what is sure needs none, and what only looks sure has more. */
export function percent(p: number, lang: Lang, digits = 1): string {
  return `${format(p * 100, lang, p === 0 || p === 1 ? 0 : digitsFor(p, digits))}${GAP}%`;
}

/** Where decimals are asked for: so many that a chance reads 0 or 100 only if it is that. */
function digitsFor(p: number, digits: number): number {
  const rest = Math.min(p, 1 - p);
  const sure = digits > 0 && rest > 0 && rest < 0.5 * 10 ** -(digits + 2);
  return sure ? -Math.floor(Math.log10(rest)) - 2 : digits;
}

/** "2.0": one decimal, also where it is none. */
export function tenths(value: number, lang: Lang): string {
  return format(value, lang, 1);
}

export function decimal(value: number, lang: Lang, digits = 3): string {
  return format(value, lang, digits, 0);
}

export function whole(value: number, lang: Lang): string {
  return format(value, lang, 0);
}

/** Making a formatter takes longer than all that a click draws with it, so each is made once. */
const formatters = new Map<string, Intl.NumberFormat>();

function format(value: number, lang: Lang, most: number, least = most): string {
  const key = `${lang} ${least} ${most}`;
  const made = formatters.get(key);
  const formatter =
    made ?? new Intl.NumberFormat(lang, { minimumFractionDigits: least, maximumFractionDigits: most });
  if (!made) formatters.set(key, formatter);
  const written = formatter.format(value).replace("-", MINUS);
  // Thousands stand apart by a thin gap in both languages, as everywhere in the house.
  return lang === "en" ? written.replaceAll(",", GAP) : written;
}

/** Digits with exactly so many decimals, rounded as the kernel rounds: halves go up. */
export function rounded(value: number, digits: number): string {
  return format(value, "en", digits).replaceAll(GAP, "").replace(MINUS, "-");
}

/** "+2", "−5": a real minus sign, as on the cards. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** What "3/13" is worth, for a bar or a shade. */
export function ratio(fraction: string): number {
  const [part = 0, whole = 1] = fraction.split("/").map(Number);
  return part / whole;
}
