import { actionKey, oddsOf } from "../../../core/actions";
import type { BoardProps } from "../../../core/game-page";
import { useRoving } from "../../../core/roving";
import type { Choice } from "../../../generated/contract";
import { OddsChip } from "../../../ui/choices/Chip";
import { touch } from "../../../ui/choices/touch";
import type { WelcomeBoard } from "../view";
import { useWords } from "../words";
import { monsterOf } from "./content";
import { MonsterCard } from "./MonsterCard";

/** On a screen the kinds lie in two rows. */
const ROWS = 2;

/** Before the first card: which kind will the blade beat? */
export function MonsterNamer({ snapshot, ready, act }: BoardProps<WelcomeBoard>) {
  const words = useWords();
  const strength = ({ action }: Choice) => monsterOf(String(action[1])).strength ?? 0;
  const choices = snapshot.choices
    .filter(({ action }) => action[0] === "name")
    .sort((a, b) => strength(a) - strength(b));
  const rove = useRoving(choices.map(({ action }) => actionKey(action)));
  return (
    <div
      class="namer"
      role="toolbar"
      aria-label={words.nameOne}
      style={{ "--columns": Math.ceil(choices.length / ROWS) }}
      {...rove.group}
    >
      {choices.map((choice) => {
        const { action, detail } = choice;
        const odds = oddsOf(snapshot.odds, action);
        return (
          <button
            key={actionKey(action)}
            type="button"
            class="kind"
            {...touch(choice, { ready, act, chosen: snapshot.chosen, title: detail })}
            {...rove.item(actionKey(action))}
          >
            <MonsterCard monster={String(action[1])} />
            {odds && <OddsChip row={odds} />}
          </button>
        );
      })}
    </div>
  );
}
