// Looking back: the chance after each own choice, and where something was given away.
import glass from "icon:magnifying-glass";
import { useEffect, useState } from "preact/hooks";
import { useLang } from "../../core/words/context";
import { isLoss, minus, scaleFor } from "../../core/words/worth";
import type { ReviewFork, ReviewState } from "../../generated/lab";
import { ChanceLine } from "../../ui/charts/ChanceLine";
import { Meter } from "../../ui/pieces/Meter";
import { DataTable } from "../chart/DataTable";
import type { HearingProps } from "../Lab";
import { LabHead } from "../parts/LabHead";
import { Press } from "../parts/Press";
import { useLabWords } from "../words";

export function Review({ state, hasKernel, send, listen }: HearingProps<ReviewState>) {
  const words = useLabWords();
  const lang = useLang();
  const [lit, setLit] = useState<number | null>(state.worst);
  const [table, setTable] = useState(false);
  const [stopped, setStopped] = useState(false);
  const [fork, setFork] = useState<ReviewFork | null>(null);
  useEffect(() => listen((said) => said.type === "fork" && setFork(said as ReviewFork)), [listen]);
  useEffect(() => {
    if (state.late && hasKernel && !stopped) send({ type: "more" });
  }, [state.slices, state.late, stopped]);
  useEffect(() => setLit(state.worst), [state.worst]);
  const mistakes = state.points.flatMap((point, place) => (isLoss(point) ? [place] : []));
  const at = lit ?? 0;
  const point = state.points[at];
  const board = state.board?.at === at ? state.board : null;
  useEffect(() => {
    if (point && !board && hasKernel) send({ type: "look", at });
  }, [at, point === undefined]);
  const scale = scaleFor(state.points, state.unit);
  const next = mistakes.find((place) => place > (lit ?? -1)) ?? mistakes[0];
  return (
    <>
      <LabHead head={state.head} crest={glass} />
      <div class="cols" style={{ "--cols": "minmax(0, 1.7fr) minmax(0, 1fr)" }}>
        <div>
          <div class="sheet">
            {table ? (
              <DataTable head={state.chart.head} rows={state.chart.rows} name={state.chart.title} />
            ) : (
              <ChanceLine
                question={state.chart.title}
                word={state.chart.head[2] ?? ""}
                unit={state.unit}
                points={state.points}
                note={state.source}
                lit={point?.step ?? -1}
                onGo={(step) => setLit(state.points.findIndex((each) => each.step === step))}
              />
            )}
          </div>
          {board && point && (
            <figure class="boardthen">
              <img
                src={`data:image/svg+xml,${encodeURIComponent(board.svg)}`}
                alt={words.boardAt(point.step)}
              />
            </figure>
          )}
        </div>
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
              {point.why && <p class="small">{point.why}</p>}
              {state.may_fork && (
                <Press main off={!hasKernel} onPress={() => send({ type: "fork", at })}>
                  {words.couldBetter}
                </Press>
              )}
              {fork && fork.at === at && (
                <label class="sharecode">
                  <span class="small">{fork.text}</span>
                  <input
                    class="entry"
                    readOnly
                    value={fork.code}
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
                      {isLoss(each) ? minus(each.given, each.unit, lang) : each.judged ? "0" : "?"}
                    </b>
                  </button>
                </li>
              ))}
            </ol>
            {state.rest && <p class="small">{state.rest}</p>}
          </div>
        </div>
      </div>
      <div class="foot">
        {state.late && hasKernel && (
          <>
            <progress max={1} value={state.done} aria-label={words.lookingBack} />
            <button type="button" class="btn" onClick={() => setStopped(!stopped)}>
              {stopped ? words.goOn : words.stop}
            </button>
          </>
        )}
        {next !== undefined && (
          <button type="button" class="btn" onClick={() => setLit(next)}>
            {words.nextMistake}
          </button>
        )}
        <button type="button" class="btn quiet push" aria-pressed={table} onClick={() => setTable(!table)}>
          {table ? words.chart : words.table}
        </button>
      </div>
    </>
  );
}
