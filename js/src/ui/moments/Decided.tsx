// The same line after every turning point: what decided it.
import type { Decided as DecidedBy } from "../../core/moment";
import { useLang, useStrings } from "../../core/words/context";
import { percent } from "../../core/words/format";

export function Decided({ decided }: { decided: DecidedBy }) {
  const strings = useStrings();
  const lang = useLang();
  return (
    <p class="decided">
      <i>{strings.whatDecided}</i>
      <span>
        <b>{decided.lead}</b> {decided.text}
      </span>
      {decided.odds && (
        <span class="chip odds">
          <span>{decided.odds.word}</span> <b>{percent(decided.odds.p, lang)}</b>
        </span>
      )}
    </p>
  );
}
