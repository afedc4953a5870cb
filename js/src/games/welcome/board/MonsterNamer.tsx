import { actionKey, oddsOf } from "../../../core/actions";
import { useLang } from "../../../core/context";
import { percent } from "../../../core/format";
import type { BoardProps } from "../../../core/game-page";
import { useRoving } from "../../../core/roving";
import { touch } from "../../../ui/touch";
import type { WelcomeView } from "../view";
import { useWords } from "../words";
import { MonsterCard } from "./MonsterCard";

/** Before the first card: which kind will the blade beat? */
export function MonsterNamer({ snapshot, ready, act }: BoardProps<WelcomeView>) {
  const lang = useLang();
  const words = useWords();
  const choices = snapshot.legal.filter(({ action }) => action[0] === "name");
  const rove = useRoving(choices.map(({ action }) => actionKey(action)));
  if (choices.length === 0) return null; // somebody else is naming
  return (
    <div class="namer" role="toolbar" aria-label={words.nameOne} {...rove.group}>
      {choices.map((choice) => {
        const { action, hint } = choice;
        const odds = oddsOf(snapshot.odds, action);
        return (
          <button
            key={actionKey(action)}
            type="button"
            class="kind"
            {...touch(choice, { ready, act, title: hint })}
            {...rove.item(actionKey(action))}
          >
            <MonsterCard monster={String(action[1])} />
            {odds && <span class="chip odds">{percent(odds.p, lang)}</span>}
          </button>
        );
      })}
    </div>
  );
}
