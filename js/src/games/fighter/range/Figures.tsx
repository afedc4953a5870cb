// What the throws of the range say in numbers.
import { useLang } from "../../../core/words/context";
import { decimal, percent } from "../../../core/words/format";
import type { RangeNumber, RangeView } from "../../../generated/fighter";
import { useWords } from "../words";

/** Hits, damage and the fitted spread, each with its interval. */
export function Figures({ state, onClear }: { state: RangeView; onClear(): void }) {
  const words = useWords();
  const lang = useLang();
  const { hits, damage, spread } = state;
  const span = ({ low, high }: RangeNumber, as: (value: number) => string) =>
    `${as(low)}\u00a0–\u00a0${as(high)}`;
  const whole = (value: number) => decimal(value, lang, 0);
  const share = (value: number) => percent(value, lang, 0);
  const mm = (value: number) => `${whole(value)} mm`;
  return (
    <section class="sheet figures" aria-label={words.rangeSpread}>
      <header>
        <h3>{words.rangeSpread}</h3>
        <span class="cap grow">{words.rangeInterval}</span>
        <button type="button" class="btn" onClick={onClear}>
          {words.rangeClear}
        </button>
      </header>
      <dl>
        <Figure
          label={words.rangeHits}
          value={hits ? share(hits.value) : "–"}
          span={hits ? span(hits, share) : ""}
        />
        <Figure
          label={words.rangeSeries}
          value={String(state.series[0])}
          span={state.series[1] > 0 ? words.rangeBest(state.series[1]) : ""}
        />
        <Figure label={words.rangeMean} value={damage === null ? "–" : decimal(damage, lang, 2)} span="" />
        {[words.rangeAcross, words.rangeAlong].map((label, index) => {
          const part = spread?.[index];
          return (
            <Figure
              key={label}
              label={label}
              value={part ? mm(part.value) : "–"}
              span={part ? span(part, whole) : words.rangeFew(Math.max(3 - state.count, 1))}
            />
          );
        })}
      </dl>
    </section>
  );
}

function Figure({ label, value, span }: { label: string; value: string; span: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{value}</b> <span class="cap">{span}</span>
      </dd>
    </div>
  );
}
