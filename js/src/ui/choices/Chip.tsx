import { useLang, useStrings } from "../../core/words/context";
import { percent } from "../../core/words/format";
import type { OddsRow } from "../../generated/contract";

/** Word, then number: "lives 96.4 %". What is lost for sure has its word alone. */
export function OddsChip({ row, upTo = false }: { row: OddsRow; upTo?: boolean }) {
  const lang = useLang();
  const strings = useStrings();
  if (row.tone === "bad" && row.p === 0) return <span class="chip bad">{row.word}</span>;
  return (
    <span class={row.tone === "bad" ? "chip odds bad" : "chip odds"}>
      <span>{[row.word, upTo ? strings.upTo : ""].filter(Boolean).join(" ")}</span>
      <b>{percent(row.p, lang)}</b>
    </span>
  );
}
