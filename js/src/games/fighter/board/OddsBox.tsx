// The odds of this throw as bars, one for each section; what they are and how they were found stands under them.
import type { ComponentChildren } from "preact";
import { useLang } from "../../../core/context";
import { percent } from "../../../core/format";
import type { Odds } from "../../../generated/contract";
import { useWords } from "../words";

interface OddsBoxProps {
  odds: Odds | null;
  counting: boolean;
  keys: ComponentChildren;
  /** Show the heat map of the aim on the target. */
  heated: boolean;
  onHeat(on: boolean): void;
}

export function OddsBox({ odds, counting, keys, heated, onHeat }: OddsBoxProps) {
  const words = useWords();
  const lang = useLang();
  const open = odds && !odds.locked ? odds : null;
  const fight = open?.rows.find(({ action }) => action === null);
  return (
    <section class="sheet oddbox" aria-label={words.odds} aria-busy={counting} data-help="odds">
      <header>
        <h3>{open?.title || words.odds}</h3>
        {fight && (
          <span class="chip odds">
            <span>{fight.label}</span> <b>{percent(fight.p, lang, 0)}</b>
          </span>
        )}
      </header>
      {open && open.parts.length > 0 && <Sections parts={open.parts} />}
      {!open && (
        <p class="cap">{odds?.locked ? words.oddsLocked : counting ? words.counting : words.noOdds}</p>
      )}
      <div class="links">
        <span class="note">{open?.source ?? ""}</span>
        {open?.grid && (
          <button
            type="button"
            class="link"
            aria-pressed={heated}
            onClick={() => onHeat(!heated)}
            title={open.grid.label}
          >
            {words.heat}
          </button>
        )}
        {keys}
      </div>
    </section>
  );
}

type Part = Odds["parts"][number];

/** A bar for each section; misses are hatched, and every bar carries its number. */
function Sections({ parts }: { parts: readonly Part[] }) {
  const lang = useLang();
  const most = Math.max(...parts.map(({ p }) => p));
  const said = parts.map(({ label, p }) => `${label} ${percent(p, lang, 0)}`).join(", ");
  return (
    <div class="sections" role="img" aria-label={said} style={{ "--n": parts.length }}>
      {parts.map(({ label, p, tone, detail }) => (
        <div key={label} class={tone} title={`${label}: ${percent(p, lang)}${detail ? ` · ${detail}` : ""}`}>
          <span>{Math.round(100 * p)}</span>
          <i style={{ "--h": most > 0 ? p / most : 0 }} />
          <b>{label}</b>
        </div>
      ))}
    </div>
  );
}
