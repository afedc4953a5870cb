import { actionKey, oddsOf } from "../../core/actions";
import { useLang } from "../../core/context";
import { percent } from "../../core/format";
import type { BoardProps } from "../../core/game-page";
import { useRoving } from "../../core/roving";
import { MonsterCard } from "./MonsterCard";
import { useWords } from "./words";

/** Before the first card: which kind will the blade beat? */
export function MonsterNamer({ snapshot, ready, act }: BoardProps) {
  const lang = useLang();
  const words = useWords();
  const choices = snapshot.legal.filter(({ action }) => action[0] === "name");
  const rove = useRoving(choices.map(({ action }) => actionKey(action)));
  if (choices.length === 0) return null; // somebody else is naming
  return (
    <div class="namer" role="toolbar" aria-label={words.nameOne} {...rove.group}>
      {choices.map(({ action, hint, reason }) => {
        const odds = oddsOf(snapshot.odds, action);
        const off = !ready || reason !== null;
        return (
          <button
            key={actionKey(action)}
            type="button"
            class="kind"
            title={reason ?? hint}
            aria-disabled={off}
            data-choice
            data-group="name"
            onClick={() => !off && act(action)}
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
