// Where a throw ends: a bar for each section.
import { useLang } from "../../../core/words/context";
import { percent } from "../../../core/words/format";
import type { Odds } from "../../../generated/contract";

type Part = Odds["parts"][number];

/** A bar for each section; misses are hatched, and every bar carries its number. */
export function Sections({ parts }: { parts: readonly Part[] }) {
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
