// The figure of one question: a dot for each answer where it was said, or a bar for each answer that is no number.
import type { ClassBar, ClassState } from "../../../generated/lab";
import { Mark } from "../../parts/Mark";
import { useLabWords } from "../../words";

export function ClassFigure({ state }: { state: ClassState }) {
  if (state.plotted) return <Dots state={state} />;
  return state.bars.length > 0 ? <Bars bars={state.bars} scale={state.scale} /> : null;
}

/** A label keeps inside the figure: at its ends it stands on the inner side of its line. */
const side = (at: number) => (at < 0.25 ? "from" : at > 0.75 ? "till" : "over");

/** Where the truth is near, the label of the median turns away from it. */
function medianSide(median: number, exact: number | null): string {
  if (exact === null || Math.abs(median - exact) > 0.2) return side(median);
  return median <= exact ? (median < 0.12 ? "from" : "till") : median > 0.88 ? "till" : "from";
}

function Dots({ state }: { state: ClassState }) {
  const words = useLabWords();
  const tall = Math.max(5, ...state.dots.map(({ stack }) => stack)) + 1;
  const said = [state.head.lead, state.head.sentence, state.band_text, state.exact_text]
    .filter(Boolean)
    .join(" ");
  const percent = (at: number) => `${at * 100}%`;
  return (
    <>
      <div class="plot classplot" role="img" aria-label={said}>
        <i class="g base" style={{ top: "100%" }} />
        {state.band && (
          <i
            class="band x-drawn"
            style={{
              left: percent(state.band[0] ?? 0),
              width: percent((state.band[1] ?? 0) - (state.band[0] ?? 0)),
            }}
          />
        )}
        {state.median !== null && (
          <>
            <i class="medl" style={{ left: percent(state.median) }} />
            <span
              class={`lb t-you low ${medianSide(state.median, state.exact)}`}
              style={{ left: percent(state.median) }}
            >
              {state.median_text}
            </span>
          </>
        )}
        {state.exact !== null && (
          <>
            <i class="truthl" style={{ left: percent(state.exact) }} />
            <span class={`lb t-exact ${side(state.exact)}`} style={{ left: percent(state.exact) }}>
              {words.exact} {state.exact_text}
            </span>
          </>
        )}
        {state.dots.map((dot, place) => (
          <span
            key={place}
            class={dot.named ? "pt guess named" : "pt guess"}
            title={[dot.who, dot.text].filter(Boolean).join(": ")}
            style={{ left: percent(dot.x), top: percent(1 - (dot.stack - 0.5) / tall) }}
          >
            {dot.named ? "×" : ""}
          </span>
        ))}
        {state.ticks.map(([at, text]) => (
          <span key={text} class={at === 1 ? "xl last" : "xl"} style={{ left: percent(at) }}>
            {text}
          </span>
        ))}
      </div>
      <p class="legend">
        <span>
          <i class="guess" /> {state.scale}
        </span>
        {state.dots.some(({ named }) => named) && (
          <span>
            <i class="guess named">×</i> {words.namedMistake}
          </span>
        )}
        {state.band_text && (
          <span>
            <i class="sw x-drawn" /> {state.band_text}
          </span>
        )}
        {state.left_out && <span>{state.left_out}</span>}
      </p>
    </>
  );
}

function Bars({ bars, scale }: { bars: readonly ClassBar[]; scale: string }) {
  const words = useLabWords();
  return (
    <>
      <ul class="classbars" aria-label={scale}>
        {bars.map((bar) => (
          <li key={bar.label}>
            {bar.code ? <pre class="code">{bar.label}</pre> : <span class="what">{bar.label}</span>}
            <span class="run">
              <i class={bar.right ? "x-exact" : "x-you"} style={{ width: `${bar.share * 100}%` }} />
              <b>{bar.students}</b>
              {bar.right !== null && <Mark kind={bar.right ? "ok" : "no"} />}
              {bar.right && <span class="unseen">{words.exact}</span>}
              {bar.named && <span class="small">{words.namedMistake}</span>}
            </span>
          </li>
        ))}
      </ul>
      <p class="legend">{scale}</p>
    </>
  );
}
