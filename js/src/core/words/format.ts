// Numbers as a reader of the language writes them.
import type { Lang } from "../hosts/host";

/** A thin gap that does not break, before the sign. */
const GAP = "\u202f";
/** As on the cards: a hyphen is no sign. */
const MINUS = "\u2212";

/** "96.4 %": one decimal, as on the chips; what is sure needs none. */
export function percent(p: number, lang: Lang, digits = 1): string {
  return `${format(p * 100, lang, p === 0 || p === 1 ? 0 : digits)}${GAP}%`;
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

/** "+2", "−5": a real minus sign, as on the cards. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** What "3/13" is worth, for a bar or a shade. */
export function ratio(fraction: string): number {
  const [part = 0, whole = 1] = fraction.split("/").map(Number);
  return part / whole;
}
