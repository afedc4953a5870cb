// Numbers as the lab writes them: a narrow space before % and between thousands, in both languages.
import type { Lang } from "../../core/hosts/host";
import { rounded } from "../../core/words/format";

const THIN = "\u202f";

export function whole(n: number): string {
  return String(Math.round(n)).replace(/\B(?=(\d{3})+$)/g, THIN);
}

/** As the language writes it. */
const commaOf = (lang: Lang): string => (1.5).toLocaleString(lang).charAt(1);

export function decimal(value: number, lang: Lang, digits = 2): string {
  const [before = "0", after = ""] = rounded(Math.abs(value), digits).split(".");
  const rest = after.replace(/0+$/, "");
  const sign = value < 0 && (Number(before) || rest) ? "−" : "";
  return `${sign}${whole(Number(before))}${rest ? commaOf(lang) + rest : ""}`;
}

export function percent(p: number, lang: Lang, digits = 1): string {
  return `${decimal(p * 100, lang, digits)}${THIN}%`;
}
