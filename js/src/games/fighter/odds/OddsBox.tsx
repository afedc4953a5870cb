// The odds of this throw as bars, one for each section; what they are and how they were found stands under them.
import type { ComponentChildren } from "preact";
import { useLang, useStrings } from "../../../core/words/context";
import { percent } from "../../../core/words/format";
import type { Odds } from "../../../generated/contract";
import type { FighterSnapshot } from "../view";
import { useWords } from "../words";
import { Sections } from "./Sections";
import { whyNoOdds } from "./why";

/** Here each choice carries its own chance: that of the fight is told only where there is no room for the bars. */
const OWN_CHANCES: ReadonlySet<string> = new Set(["die", "weapons"]);

interface OddsBoxProps {
  snapshot: FighterSnapshot;
  odds: Odds | null;
  keys: ComponentChildren;
}

export function OddsBox({ snapshot, odds, keys }: OddsBoxProps) {
  const words = useWords();
  const strings = useStrings();
  const { late, onTheWay } = snapshot;
  const counting = late > 0;
  const lang = useLang();
  // While others throw, only what was said of a throw is worth keeping.
  const open = odds && !odds.locked && !(onTheWay && odds.parts.length === 0) ? odds : null;
  const fight = open?.rows.find(({ action }) => action === null);
  return (
    <section class="sheet oddbox" aria-label={words.odds} aria-busy={counting} data-help="odds">
      <header>
        <h3>{open?.title || words.odds}</h3>
        {fight && (
          <span class={OWN_CHANCES.has(snapshot.board.phase) ? "chip odds instead" : "chip odds"}>
            <span>{fight.label}</span> <b>{percent(fight.p, lang, 0)}</b>
          </span>
        )}
      </header>
      {open && open.parts.length > 0 && <Sections parts={open.parts} />}
      {!open && (
        <p class="cap">
          {odds?.locked
            ? words.oddsLocked
            : counting
              ? words.counting
              : onTheWay
                ? words.noOddsWatching
                : (whyNoOdds(snapshot.board, words) ?? words.noOdds)}
        </p>
      )}
      <div class="links">
        <span class="note">{open && onTheWay ? strings.oddsOfLastChoice : (open?.source ?? "")}</span>
        {keys}
      </div>
    </section>
  );
}
