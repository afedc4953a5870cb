import type { Lang } from "../../core/hosts/host";
import { useLang, useStrings } from "../../core/words/context";
import { percent, tenths, whole } from "../../core/words/format";
import type { Strings } from "../../core/words/i18n";
import type { Appraisal, OddsPart, OddsRow } from "../../generated/contract";
import { Meter } from "../pieces/Meter";

/** One list: what holds whatever is chosen, then the choices, the best of several first and in bold. */
export function OddsRows({ rows }: { rows: readonly OddsRow[] }) {
  const choices = rows.filter(({ action }) => action !== null).sort((a, b) => b.p - a.p);
  const best = choices.length > 1 ? choices[0]?.p : undefined;
  const told = [...rows.filter(({ action }) => action === null), ...alikeOnce(choices)];
  const lang = useLang();
  const strings = useStrings();
  const [n, ...others] = new Set(rows.map((row) => row.n));
  const each = n && others.length === 0 ? n : null;
  return (
    <>
      {each && <p class="cap">{strings.simulatedEach(whole(each, lang))}</p>}
      <ul class="olist">
        {told.map((row) => (
          <li key={`${row.label} ${row.action}`} class={classOf(row, row.action !== null && row.p === best)}>
            <span>{row.label}</span>
            <Value row={row} sized={each === null} />
            <Meter value={row.p} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Three or more that are equally sure are one line: they need not be told apart. */
const ALIKE = 3;

function alikeOnce(choices: readonly OddsRow[]): OddsRow[] {
  const sure = choices.filter(({ p, fraction }) => p === 1 && fraction !== null);
  const [first] = sure;
  if (!first || sure.length < ALIKE) return [...choices];
  const label = together(sure.map((row) => row.label));
  return [{ ...first, label }, ...choices.filter((row) => !sure.includes(row))];
}

/** "Give up the Torch, the Axe": the words that all labels begin with are said once. */
export function together(labels: readonly string[]): string {
  const [first = "", ...others] = labels.map((label) => label.split(" "));
  const own = [...first].findIndex((word, at) =>
    others.some((words) => words[at] !== word || !words[at + 1]),
  );
  const shared = Math.max(0, Math.min(own, first.length - 1));
  return [labels[0], ...others.map((words) => words.slice(shared).join(" "))].join(", ");
}

function classOf({ tone, p }: OddsRow, best: boolean): string {
  return `orow${best ? " best" : ""}${tone === "bad" && p === 0 ? " dead" : ""}`;
}

/** A fraction with more digits than this is for computers: readers are given per cent. */
const READABLE = 11;

/** A chance in per cent as on the buttons, with its exact fraction, or an estimate that says how far it may be off and, unless all have one, its size. */
function Value({ row, sized }: { row: OddsRow; sized: boolean }) {
  const lang = useLang();
  const strings = useStrings();
  if (row.tone === "bad" && row.p === 0) return <span class="v">{row.word}</span>;
  const word = row.word && <i>{row.word} </i>;
  if (row.fraction !== null) {
    // "lives 1" says nothing: what is sure is said in per cent.
    const counts = row.fraction.includes("/") && row.fraction.length <= READABLE;
    return (
      <span class="v" title={row.fraction}>
        {word}
        {counts && <small class="cap">{row.fraction} = </small>}
        <b>{percent(row.p, lang)}</b>
      </span>
    );
  }
  return (
    <span class="v">
      {word}
      <b>{estimate(row, lang, strings)}</b>
      {sized && row.n !== null && <small class="cap">{strings.simulated(whole(row.n, lang))}</small>}
    </span>
  );
}

/** "29.2 % ± 2.0". Of what came out the same every time only a bound is known. */
export function estimate({ p, error, low, high }: OddsRow, lang: Lang, strings: Strings): string {
  if (p === 1 && low !== undefined) return strings.orMore(percent(low, lang));
  if (p === 0 && high !== undefined) return strings.orLess(percent(high, lang));
  return error === null ? percent(p, lang) : `${percent(p, lang)} ± ${tenths(error * 100, lang)}`;
}

/** A whole cut into its parts, and a key with the exact share of each. */
export function OddsParts({ parts }: { parts: readonly OddsPart[] }) {
  const strings = useStrings();
  const words = parts.map(({ label, fraction }) => `${label} ${fraction}`).join(", ");
  return (
    <>
      <div class="split" role="img" aria-label={words}>
        {parts.map(({ label, tone, p }) => (
          <span key={label} class={tone} style={{ flexGrow: p }}>
            {p >= 0.2 && label}
          </span>
        ))}
      </div>
      <dl class="keys">
        {parts.map(({ label, detail, tone, fraction }) => (
          <div key={label}>
            <dt>
              <i class={`swatch ${tone}`} />
              {label}
            </dt>
            <dd class="cap">{detail}</dd>
            <dd class="frac">{fraction === "1" ? strings.certain : fraction}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What each choice at hand is worth where that is no chance, and what the numbers are. */
export function AppraisalList({ appraisal }: { appraisal: Appraisal }) {
  const lang = useLang();
  const { title, note, word, rows } = appraisal;
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <section class="sheet">
      <header>
        <h3>{title}</h3>
      </header>
      <p class="cap">{note}</p>
      <ul class="olist">
        {rows.map(({ action, label, now, then, value }, place) => (
          <li key={String(action)} class={place === 0 ? "orow best" : "orow"}>
            <span>
              {label} <small class="cap">{[now, then].filter(Boolean).join(", ")}</small>
            </span>
            <span class="v">
              <b>{tenths(value, lang)}</b> <i>{word}</i>
            </span>
            <Meter value={Math.max(0, value) / most} />
          </li>
        ))}
      </ul>
    </section>
  );
}
