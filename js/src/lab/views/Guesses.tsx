// Every prediction of a lesson beside the truth, as far as it may be seen.
import balance from "icon:scales";
import { useState } from "preact/hooks";
import type { GuessesState, GuessRow } from "../../generated/lab";
import type { ViewProps } from "../Lab";
import { LabHead } from "../parts/LabHead";
import { useLabWords } from "../words";
import { Scores } from "./Scores";

export function Guesses({ state }: ViewProps<GuessesState>) {
  const words = useLabWords();
  const [scores, setScores] = useState(false);
  return (
    <>
      <LabHead head={state.head} crest={balance} speak={state.head.lead} />
      <div class="sheet">
        <table class="t guesslist">
          <thead>
            <tr>
              <th scope="col">{words.question}</th>
              <th scope="col">{words.you}</th>
              <th scope="col" class="track">
                <span class="legend">
                  <span>
                    <i class="sw x-you" />
                    {words.you}
                  </span>
                  <span>
                    <i class="sw diamond" />
                    {words.exact}
                  </span>
                </span>
              </th>
              <th scope="col">{words.exact}</th>
            </tr>
          </thead>
          <tbody>
            {state.rows.map((row) => (
              <Row key={row.title} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      {state.scores && (
        <div class="foot">
          <span class="readout">
            <span class="big mid">{state.scores.points}</span>
            <span class="small">{words.pointsMean(state.scores.guesses)}</span>
          </span>
          <button
            type="button"
            class="btn quiet push"
            aria-expanded={scores}
            onClick={() => setScores(!scores)}
          >
            {words.guesses}
          </button>
        </div>
      )}
      {scores && state.scores && <Scores scores={state.scores} />}
    </>
  );
}

function Row({ row }: { row: GuessRow }) {
  const [at, exact] = [row.at, row.exact];
  return (
    <tr>
      <td>
        {row.title} <small>{row.question}</small>
      </td>
      <td class="t-you">{row.said ?? "–"}</td>
      <td class="track" aria-hidden="true">
        <span class="line">
          {at !== null && exact !== null && (
            <span
              class="gap"
              style={{ left: `${Math.min(at, exact) * 100}%`, width: `${Math.abs(at - exact) * 100}%` }}
            />
          )}
          {exact !== null && <span class="truth" style={{ left: `${exact * 100}%` }} />}
          {at !== null && <span class="mine" style={{ left: `${at * 100}%` }} />}
        </span>
      </td>
      <td class={row.exact_text ? "t-exact" : ""}>
        {row.exact_text ?? "?"} <small>{row.verdict}</small>
      </td>
    </tr>
  );
}
