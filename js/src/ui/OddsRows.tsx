import { useLang, useStrings } from "../core/context";
import { decimal, percent, whole } from "../core/format";
import type { OddsRow } from "../generated/contract";
import { Meter } from "./Meter";

export function OddsRows({ rows }: { rows: readonly OddsRow[] }) {
  return (
    <ul class="odds">
      {rows.map((row, index) => (
        <li key={index} class="odd">
          <span>{row.label}</span>
          <Meter value={row.p} />
          <Value row={row} />
        </li>
      ))}
    </ul>
  );
}

/** An exact fraction, or an estimate that says how far it may be off and from how many games. */
function Value({ row }: { row: OddsRow }) {
  const lang = useLang();
  const strings = useStrings();
  if (row.fraction !== null)
    return (
      <span class="frac" title={percent(row.p, lang)}>
        {row.fraction}
      </span>
    );
  return (
    <span class="frac">
      {decimal(row.p, lang)} {row.error !== null && `± ${decimal(row.error, lang, 4)}`}
      {row.n !== null && <small class="cap">{strings.simulated(whole(row.n, lang))}</small>}
    </span>
  );
}
