import { useLang, useStrings } from "../core/context";
import { decimal } from "../core/format";
import type { Worth } from "../generated/contract";
import { Meter } from "./Meter";

/** What each thing is worth at this moment: how much less likely the player would be to live without it. */
export function Worths({ worths }: { worths: readonly Worth[] }) {
  const lang = useLang();
  const strings = useStrings();
  return (
    <div class="worths">
      <h4 class="cap">{strings.worth}</h4>
      <ul class="odds">
        {worths.map(({ id, label, drop, fraction }) => (
          <li key={id} class="odd" title={strings.without(fraction)}>
            <span>{label}</span>
            <Meter value={drop} />
            <span class="frac">{strings.points(decimal(drop * 100, lang, 1))}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
