// Numbers as a reader of the language writes them.
import type { Lang } from "./host";

export function percent(p: number, lang: Lang, digits = 1): string {
  return new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: digits }).format(p);
}

export function decimal(value: number, lang: Lang, digits = 3): string {
  return new Intl.NumberFormat(lang, { maximumFractionDigits: digits }).format(value);
}

export function whole(value: number, lang: Lang): string {
  return new Intl.NumberFormat(lang).format(value);
}

/** "+2", "−5": a real minus sign, as on the cards. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
