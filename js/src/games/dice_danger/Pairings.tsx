import { actionKey, findChoice } from "../../core/actions";
import type { Action } from "../../core/messages";
import { useRoving } from "../../core/roving";
import type { PairingView } from "../../generated/contract";
import { Icon } from "../../ui/Icon";
import { blackDie } from "./icons";
import { countLit } from "./lights";
import type { TrayProps } from "./Tray";
import { useWords, type Words } from "./words";

/** All the ways to make two pairs. Pointing at one shows on the map what it could cross. */
export function Pairings({ board, snapshot, ready, act, preview, onPreview }: TrayProps) {
  const words = useWords();
  // Those that cost something come last.
  const order = board.pairings.map((pairing, index) => ({ pairing, index, action: actionOf(pairing) }));
  order.sort((a, b) => Number(a.pairing.black) - Number(b.pairing.black));
  const rove = useRoving(order.map(({ action }) => actionKey(action)));
  return (
    <div
      class="pairs"
      role="toolbar"
      aria-label={words.pairings}
      onPointerLeave={() => onPreview(null)}
      {...rove.group}
    >
      {order.map(({ pairing, index, action }) => {
        const choice = findChoice(snapshot.legal, action);
        const off = !ready || !choice || choice.reason !== null;
        const item = rove.item(actionKey(action));
        return (
          <button
            key={actionKey(action)}
            type="button"
            class={`btn pair${countLit(pairing.pairs) === 0 ? " none" : ""}${index === preview ? " seen" : ""}`}
            aria-disabled={off}
            aria-label={labelOf(pairing, choice?.reason ?? null, words)}
            title={choice?.reason ?? undefined}
            data-choice
            onClick={() => !off && act(action)}
            onPointerEnter={() => onPreview(index)}
            onBlur={() => onPreview(null)}
            {...item}
            onFocus={() => {
              item.onFocus();
              onPreview(index);
            }}
          >
            <b>{pairing.pairs.map(({ total }) => total).join(" + ")}</b>
            {pairing.black && <Icon art={blackDie} />}
            <small>{words.lit(countLit(pairing.pairs))}</small>
          </button>
        );
      })}
    </div>
  );
}

function actionOf({ pairs }: PairingView): Action {
  return ["pair", ...pairs.flatMap(({ dice }) => dice)];
}

/** "3 and 4 make 7, 5 and 5 make 10, 3 targets". */
function labelOf({ pairs, black }: PairingView, reason: string | null, words: Words): string {
  const sums = pairs.map(({ dice, total }) => `${dice.join(" + ")} = ${total}`);
  const said = [...sums, words.targets(countLit(pairs))];
  if (black) said.push(words.costsBlack);
  if (reason) said.push(reason);
  return said.join(", ");
}
