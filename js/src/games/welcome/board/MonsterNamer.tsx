import { actionKey, oddsOf } from "../../../core/actions";
import { useLang } from "../../../core/context";
import type { BoardProps } from "../../../core/game-page";
import { useRoving } from "../../../core/roving";
import type { Choice } from "../../../generated/contract";
import { OddsChip } from "../../../ui/Chip";
import { touch } from "../../../ui/touch";
import type { WelcomeBoard } from "../view";
import { useWords } from "../words";
import { monsterOf } from "./content";
import { MonsterCard } from "./MonsterCard";

/** Before the first card: which kind will the blade beat? */
export function MonsterNamer({ snapshot, ready, act }: BoardProps<WelcomeBoard>) {
  const words = useWords();
  const lang = useLang();
  const strength = ({ action }: Choice) => monsterOf(String(action[1])).strength ?? 0;
  const choices = snapshot.legal
    .filter(({ action }) => action[0] === "name")
    .sort((a, b) => strength(a) - strength(b));
  // All names are written in one size, the one at which the longest fits its card.
  const letters = Math.max(...choices.map(({ action }) => monsterOf(String(action[1])).name[lang].length));
  const rove = useRoving(choices.map(({ action }) => actionKey(action)));
  return (
    <div
      class="namer"
      role="toolbar"
      aria-label={words.nameOne}
      style={{ "--across": letters * choices.length }}
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
            {...touch(choice, { ready, act, title: detail })}
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
