// Looking back: the chance after each own choice, and where something was given away.
import glass from "icon:magnifying-glass";
import { useEffect, useState } from "preact/hooks";
import { useLang } from "../../core/context";
import type { ReviewState } from "../../generated/lab";
import { Meter } from "../../ui/Meter";
import { Figure } from "../chart/Figure";
import { scaleOf } from "../chart/scales";
import type { ViewProps } from "../Lab";
import { decimal } from "../parts/format";
import { LabHead } from "../parts/LabHead";
import { useLabWords } from "../words";

/** Less than half a point is no mistake worth a word. */
const SMALL = 0.005;

export function Review({ state, hasKernel, send }: ViewProps<ReviewState>) {
  const words = useLabWords();
  const lang = useLang();
  const [lit, setLit] = useState<number | null>(state.worst);
  useEffect(() => {
    if (state.late && hasKernel) send({ type: "more" });
  }, [state.points.length, state.late]);
  useEffect(() => setLit(state.worst), [state.worst]);
  const mistakes = state.points.flatMap(({ given }, place) => (given > SMALL ? [place] : []));
  const at = lit ?? 0;
  const point = state.points[at];
  const next = mistakes.find((place) => place > (lit ?? -1)) ?? mistakes[0];
  return (
    <>
      <LabHead head={state.head} crest={glass} />
      <div class="cols" style={{ "--cols": "minmax(0, 1.7fr) minmax(0, 1fr)" }}>
        <Figure chart={state.chart} height={300} over={<Cursor state={state} at={lit} />} />
        <div class="ledger">
          {point && (
            <div class="sheet">
              <header>
                <h3>{words.atStep(point.step)}</h3>
                <span class="small">{state.exact}</span>
              </header>
              <div class="versus">
                <span>
                  {words.you}: {point.label}
                </span>
                <Meter value={point.p} />
                <b>{state.texts[at]}</b>
                {point.best && (
                  <>
                    <span>
                      {words.bestWas}: {point.best}
                    </span>
                    <Meter value={point.p + point.given} />
                    <b>{state.best[at]}</b>
                  </>
                )}
              </div>
              {state.may_fork && (
                <button
                  type="button"
                  class="btn main"
                  aria-disabled={!hasKernel}
                  onClick={() => hasKernel && send({ type: "fork", at })}
                >
                  {words.couldLive}
                </button>
              )}
              {state.fork && state.fork.at === at && (
                <label class="sharecode">
                  <span class="small">{state.fork.text}</span>
                  <input
                    class="entry"
                    readOnly
                    value={state.fork.code}
                    onFocus={(event) => event.currentTarget.select()}
                  />
                </label>
              )}
            </div>
          )}
          <div class="sheet">
            <header>
              <h3>{words.yourChoices}</h3>
              <span class="small">{words.pointsGiven}</span>
            </header>
            <ol class="choices">
              {state.points.map((each, place) => (
                <li key={each.step} class={place === lit ? "lit" : ""}>
                  <button
                    type="button"
                    aria-current={place === lit ? "step" : undefined}
                    onClick={() => setLit(place)}
                  >
                    <i>{each.step}</i>
                    <span>{each.label}</span>
                    <span class="chip odds">{state.texts[place]}</span>
                    <b class={each.given > SMALL ? "bad" : ""}>
                      {each.given > SMALL ? `−${decimal(each.given * 100, lang, 1)}` : "0"}
                    </b>
                  </button>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
      {next !== undefined && (
        <div class="foot">
          <button type="button" class="btn" onClick={() => setLit(next)}>
            {words.nextMistake}
          </button>
        </div>
      )}
    </>
  );
}

/** The choice that is looked at. */
function Cursor({ state, at }: { state: ReviewState; at: number | null }) {
  const lang = useLang();
  const point = at === null ? undefined : state.points[at];
  if (!point) return null;
  return <i class="cursorline" style={{ left: `${scaleOf(state.chart.x, lang).at(point.step)}%` }} />;
}
