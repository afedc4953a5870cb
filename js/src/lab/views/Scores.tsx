import { useLang } from "../../core/words/context";
import type { ChartRecord, ScoreState } from "../../generated/lab";
import { DataTable } from "../chart/DataTable";
import { Plot } from "../chart/Plot";
import { percent } from "../parts/format";
import { useLabWords } from "../words";

/** From so many yes/no guesses on there is a calibration. */
const ENOUGH = 20;

/** How far off the guesses were, and whether they were sure enough. */
export function Scores({ scores }: { scores: ScoreState }) {
  const words = useLabWords();
  const lang = useLang();
  const rows = scores.distances.map((off, place) => [place + 1, off]);
  return (
    <div class="sheet scores">
      <header>
        <h3>{words.guesses}</h3>
        <span class="small">{words.lowerBetter}</span>
      </header>
      <div class="two">
        <div>
          <p class="readout">
            <span class="big">{scores.points}</span>
            <span class="small">{words.pointsMean(scores.guesses)}</span>
          </p>
          <p class="small">{words.brier(scores.brier)}</p>
          <DataTable head={[words.question, words.distance]} rows={rows} name={words.guesses} />
        </div>
        <div>
          <p>
            <b>{words.sureEnough}</b> <span class="small">{words.yesNo(scores.guesses)}</span>
          </p>
          {scores.bins ? (
            <>
              <Plot chart={calibration(scores, words.youSaid, words.calibration)} height={150} />
              <p class="small">{words.calibration}</p>
              <p class="unseen">
                {scores.bins
                  .map((bin) => `${percent(bin.said, lang)}: ${percent(bin.happened, lang)} (${bin.guesses})`)
                  .join("; ")}
              </p>
            </>
          ) : (
            <p class="small">{words.notYetBins(ENOUGH - scores.guesses)}</p>
          )}
        </div>
      </div>
    </div>
  );
}

function calibration(scores: ScoreState, label: string, sentence: string): ChartRecord {
  const axis = { label, kind: "linear" as const, places: [], low: 0, high: 1, percent: true };
  const bins = scores.bins ?? [];
  return {
    title: label,
    sentence,
    x: axis,
    y: { ...axis, label: "" },
    marks: [
      {
        kind: "line",
        tone: "safe",
        name: "",
        points: [
          [0, 0],
          [1, 1],
        ],
        texts: [],
      },
      {
        kind: "dots",
        tone: "you",
        name: "",
        points: bins.map(({ said, happened }) => [said, happened]),
        texts: bins.map(({ guesses }) => String(guesses)),
      },
    ],
    head: [],
    rows: [],
  };
}
