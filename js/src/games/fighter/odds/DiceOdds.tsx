// While a die is chosen, the three bars tell what each would do for the fight; they are wanted for nothing else then.
import { useLang } from "../../../core/words/context";
import { percent } from "../../../core/words/format";
import type { OddsRow } from "../../../generated/contract";

/** The three best choices, the best in bold. */
export function DiceOdds({ rows }: { rows: readonly OddsRow[] }) {
  const lang = useLang();
  return (
    <ul class="ctrl dieodds" data-help="odds">
      {rows.slice(0, 3).map(({ label, word, p, action }, index) => (
        <li key={String(action)} class={`axis${index === 0 ? " best" : ""}`}>
          <span title={label}>{label}</span>
          <span class="bar3">
            <span class="fill" style={{ width: `${100 * p}%` }} />
          </span>
          <span class="v">
            {word} <b>{percent(p, lang, 0)}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}
