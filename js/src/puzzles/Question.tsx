// Beside the board before the answer: what is asked, how to answer, and how one stands.
import tick from "icon:check-mark";
import type { GamePage } from "../core/game-page";
import type { PuzzleState } from "../generated/puzzles";
import { Icon } from "../ui/pieces/Icon";
import { isFew } from "./Keys";
import { useWords } from "./words";

export function Question<V>({ state, game }: { state: PuzzleState; game: GamePage<V> }) {
  const words = useWords();
  const { choices } = state.snapshot;
  const open = choices.filter(({ reason }) => reason === null).length;
  return (
    <div class="scroll ask">
      <h3>{state.question}</h3>
      {state.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        {words.oneTry}{" "}
        {isFew(game, choices) ? words.keysHint("ABCD".slice(0, open).split("").join(", ")) : words.touchHint}
      </p>
      {!state.asked && <p class="cap">{state.solved}</p>}
    </div>
  );
}

export function Standing({ state }: { state: PuzzleState }) {
  const words = useWords();
  return (
    <footer class="foot">
      {!state.asked && (
        <div class="rate">
          <div>
            <span class="cap">{words.rating}</span>
            <b>{state.rating}</b>
            <span class="cap">{words.thisPuzzle(state.puzzle_rating)}</span>
          </div>
          <div>
            <span class="cap">{words.streak}</span>
            <b>{words.days(state.streak)}</b>
            <Week days={state.week} />
          </div>
        </div>
      )}
      <p class="cap">{state.kept}</p>
    </footer>
  );
}

/** The last days, today at the end: a filled one had a puzzle solved. */
export function Week({ days }: { days: readonly boolean[] }) {
  const words = useWords();
  const said = days.map((on) => (on ? words.solvedOn : words.notYet)).join(", ");
  return (
    <span class="week" role="img" aria-label={said}>
      {days.map((on, place) => (
        <i key={place} class={on ? "on" : ""}>
          {on && <Icon art={tick} />}
        </i>
      ))}
    </span>
  );
}
