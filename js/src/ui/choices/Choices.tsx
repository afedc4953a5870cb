import { actionKey, allOddsOf, numbersOf, oddsOf } from "../../core/actions";
import type { BoardGroup, GamePage } from "../../core/game-page";
import type { Action } from "../../core/hosts/messages";
import type { Snapshot } from "../../core/snapshot";
import { useLang } from "../../core/words/context";
import type { Choice, OddsRow } from "../../generated/contract";
import { ChoiceButton } from "./ChoiceButton";

interface ChoicesProps<V> {
  game: GamePage<V>;
  snapshot: Snapshot<V>;
  waiting: boolean;
  /** Why nothing at all can be chosen here, such as in a replay. */
  blocked: string | null;
  /** When it can be: "after Chloé". */
  note?: string;
  /** It could be chosen once: why not now, in its tip. */
  bygone?: string | undefined;
  act(action: Action): void;
  /** Take the player to the first lit piece of a group on the board. */
  goToBoard(group: string): void;
}

/** The choices of the moment that are no piece of the board, and a way to those that are. */
export function Choices<V>(props: ChoicesProps<V>) {
  const { game, snapshot, waiting, blocked, note, bygone, act, goToBoard } = props;
  const lang = useLang();
  const { choices, odds, chosen } = snapshot;
  const made = chosen && actionKey(chosen);
  const plain = choices.filter((choice) => !game.boardGroup(choice));
  const numbers = numbersOf(choices, game.isNumbered);
  // Solid only where there is nothing to weigh.
  const only = choices.filter(({ reason }) => !reason).length === 1;
  const soon = note === undefined ? {} : { note };
  const groups = [...groupsOnBoard(game, choices)];
  const buttons = (first: boolean) =>
    groups
      .filter(([group]) => Boolean(group.first) === first)
      .map(([{ name, button }, choices]) => {
        const best = bestOf(choices.map(({ action }) => oddsOf(odds, action)));
        return (
          button && (
            <ChoiceButton
              key={name}
              name={name}
              icon={button.icon}
              label={button.label(lang)}
              hint={button.hint(lang, placesOf(choices))}
              reason={blocked}
              odds={best}
              upTo={choices.length > 1}
              chosen={choices.some(({ action }) => made === actionKey(action))}
              waiting={waiting}
              bygone={bygone}
              {...soon}
              onAct={() => goToBoard(name)}
            />
          )
        );
      });
  return (
    <>
      {buttons(true)}
      {plain.map((choice, place) => {
        const { action, label, detail, reason } = choice;
        // By place: what follows a choice is offered on the same buttons.
        return (
          <ChoiceButton
            key={place}
            wanted={game.isWanted?.(choice, snapshot.board) ?? false}
            name={actionKey(action)}
            icon={game.iconOf(action)}
            number={numbers.get(actionKey(action))}
            label={label}
            hint={detail}
            reason={reason ?? blocked}
            odds={oddsOf(odds, action)}
            also={allOddsOf(odds, action).slice(1)}
            chosen={made === actionKey(action)}
            main={only && !reason}
            waiting={waiting}
            bygone={bygone}
            {...soon}
            onAct={() => act(action)}
          />
        );
      })}
      {buttons(false)}
    </>
  );
}

/** At how many pieces they lie: a card with two targets is one card, a tile that can be turned lies in one place. */
function placesOf(choices: readonly Choice[]): number {
  return new Set(choices.map(({ at, action }) => at[0] ?? actionKey(action))).size;
}

/** Nothing as long as one of them is still being counted: it may be better than all others. */
function bestOf(rows: readonly (OddsRow | undefined)[]): OddsRow | undefined {
  return rows.reduce((best, row) => (best && row && row.p > best.p ? row : best && row && best), rows[0]);
}

/** The groups among these choices, each with those of its choices that can be made. */
function groupsOnBoard<V>(game: GamePage<V>, choices: readonly Choice[]): Map<BoardGroup, Choice[]> {
  const groups = new Map<BoardGroup, Choice[]>();
  for (const choice of choices) {
    const group = game.boardGroup(choice);
    if (group && !choice.reason) groups.set(group, [...(groups.get(group) ?? []), choice]);
  }
  return groups;
}
