// Numbers as a reader of the language writes them.
import type { Lang } from "./host";

export function percent(p: number, lang: Lang, digits = 1): string {
  return format(p, lang, digits, "percent");
}

export function decimal(value: number, lang: Lang, digits = 3): string {
  return format(value, lang, digits);
}

export function whole(value: number, lang: Lang): string {
  return format(value, lang, 0);
}

/** Making a formatter takes longer than all that a click draws with it, so each is made once. */
const formatters = new Map<string, Intl.NumberFormat>();

function format(value: number, lang: Lang, digits: number, style: "decimal" | "percent" = "decimal"): string {
  const key = `${lang} ${style} ${digits}`;
  const made = formatters.get(key);
  const formatter = made ?? new Intl.NumberFormat(lang, { style, maximumFractionDigits: digits });
  if (!made) formatters.set(key, formatter);
  return formatter.format(value);
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
