// The choices of a puzzle in the place of the game's own: few of them as keys with a letter, many as the game has them.
import { actionKey, oddsOf } from "../core/actions";
import type { GamePage } from "../core/game-page";
import type { Action } from "../core/hosts/messages";
import type { Snapshot } from "../core/snapshot";
import type { Choice } from "../generated/contract";
import type { PuzzleState } from "../generated/puzzles";
import { ChoiceButton } from "../ui/choices/ChoiceButton";
import { Choices } from "../ui/choices/Choices";

/** So many stand side by side with all their words. */
const FEW = 4;
/** Numbers are the board's: its tiles and pairs may carry them. */
const LETTERS = ["A", "B", "C", "D"] as const;

interface KeysProps<V> {
  game: GamePage<V>;
  state: PuzzleState;
  waiting: boolean;
  blocked: string | null;
  act(action: Action): void;
  goToBoard(group: string): void;
}

/** Whether each choice has a key of its own: they are few, and the board has no button for one already. */
export function isFew<V>(game: GamePage<V>, choices: readonly Choice[]): boolean {
  const few = open(choices);
  return few.length <= FEW && few.every((choice) => game.boardGroup(choice)?.button !== null);
}

/** A letter chooses as its key does, wherever the focus is. */
export function onLetter(event: KeyboardEvent, root: HTMLElement | null): void {
  const { key, repeat, altKey, ctrlKey, metaKey } = event;
  const typing = (event.target as HTMLElement).closest("input") !== null;
  if (repeat || altKey || ctrlKey || metaKey || typing || !/^[a-d]$/i.test(key)) return;
  root?.querySelector<HTMLElement>(`[data-key="${key.toUpperCase()}"]:not([aria-disabled="true"])`)?.click();
}

const open = (choices: readonly Choice[]) => choices.filter(({ reason }) => reason === null);

export function Keys<V>({ game, state, waiting, blocked, act, goToBoard }: KeysProps<V>) {
  const { answer } = state;
  const snapshot = state.snapshot as Snapshot<V>;
  const { choices, odds } = snapshot;
  const done = answer ? answer.text : undefined;
  if (!isFew(game, choices))
    return (
      <Choices
        game={game}
        snapshot={snapshot}
        waiting={waiting}
        blocked={answer ? null : blocked}
        bygone={done}
        act={act}
        goToBoard={goToBoard}
      />
    );
  const best = new Set(answer?.rows.filter((row) => row.best).map((row) => actionKey(row.action)));
  const chosen = answer && snapshot.chosen && actionKey(snapshot.chosen);
  return (
    <>
      {open(choices).map(({ action, label, detail }, place) => {
        const key = actionKey(action);
        return (
          <span
            key={key}
            class={
              answer
                ? `key ${best.has(key) ? "is-best" : "is-less"}${chosen === key ? " is-own" : ""}`
                : "key"
            }
          >
            <ChoiceButton
              name={key}
              icon={null}
              number={LETTERS[place]}
              label={label}
              hint={detail}
              reason={answer ? null : blocked}
              odds={oddsOf(odds, action)}
              waiting={waiting}
              bygone={done}
              onAct={() => act(action)}
            />
          </span>
        );
      })}
    </>
  );
}
