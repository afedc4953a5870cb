// Looking back: the chance after each own choice, and where something was given away.
import glass from "icon:magnifying-glass";
import { useEffect, useState } from "preact/hooks";
import { useLang } from "../../core/context";
import { inPoints, isLoss, scaleFor } from "../../core/worth";
import type { ReviewState } from "../../generated/lab";
import { ChanceLine } from "../../ui/charts/ChanceLine";
import { Meter } from "../../ui/Meter";
import { DataTable } from "../chart/DataTable";
import type { ViewProps } from "../Lab";
import { decimal } from "../parts/format";
import { LabHead } from "../parts/LabHead";
import { useLabWords } from "../words";

export function Review({ state, hasKernel, send }: ViewProps<ReviewState>) {
  const words = useLabWords();
  const lang = useLang();
  const [lit, setLit] = useState<number | null>(state.worst);
  useEffect(() => {
    if (state.late && hasKernel) send({ type: "more" });
  }, [state.points.length, state.late]);
  useEffect(() => setLit(state.worst), [state.worst]);
  const mistakes = state.points.flatMap((point, place) => (isLoss(point) ? [place] : []));
  const at = lit ?? 0;
  const point = state.points[at];
  const scale = scaleFor(state.points, state.unit);
  const next = mistakes.find((place) => place > (lit ?? -1)) ?? mistakes[0];
  return (
    <>
      <LabHead head={state.head} crest={glass} />
      <div class="cols" style={{ "--cols": "minmax(0, 1.7fr) minmax(0, 1fr)" }}>
        <Line
          state={state}
          lit={point?.step}
          onGo={(step) => setLit(state.points.findIndex((each) => each.step === step))}
        />
        <div class="ledger">
          {point && (
            <div class="sheet">
              <header>
                <h3>{words.atStep(point.step)}</h3>
                <span class="small">{state.source}</span>
              </header>
              <div class="versus">
                <span>{words.youDid(point.label)}</span>
                <Meter value={scale.at(point.value)} />
                <b>{state.texts[at]}</b>
                {point.best && (
                  <>
                    <span>{words.bestWas(point.best)}</span>
                    <Meter value={scale.at(point.value + point.given)} />
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
              <span class="small">{words.pointsGiven[state.unit]}</span>
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
                    <b class={isLoss(each) ? "bad" : ""}>
                      {isLoss(each) ? `−${decimal(inPoints(each.given, each.unit), lang, 1)}` : "0"}
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

interface LineProps {
  state: ReviewState;
  lit: number | undefined;
  onGo(step: number): void;
}

/** The chance line of the tables, and the numbers behind it. */
function Line({ state, lit, onGo }: LineProps) {
  const words = useLabWords();
  const [table, setTable] = useState(false);
  const { title, head, rows } = state.chart;
  return (
    <div class="sheet">
      <div class="wrap tools-row">
        <button type="button" class="btn quiet push" aria-pressed={table} onClick={() => setTable(!table)}>
          {table ? words.chart : words.table}
        </button>
      </div>
      {table ? (
        <DataTable head={head} rows={rows} name={title} />
      ) : (
        <ChanceLine
          question={title}
          word={head[2] ?? ""}
          unit={state.unit}
          points={state.points}
          note={state.source}
          lit={lit ?? -1}
          onGo={onGo}
        />
      )}
    </div>
  );
}
