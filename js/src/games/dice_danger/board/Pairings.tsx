import { actionKey, findChoice } from "../../../core/actions";
import type { Action } from "../../../core/messages";
import { useRoving } from "../../../core/roving";
import { Icon } from "../../../ui/Icon";
import { touch } from "../../../ui/touch";
import type { PairingView } from "../view";
import { useWords, type Words } from "../words";
import { blackDie } from "./art";
import { countLit } from "./lights";
import type { TrayProps } from "./Tray";

/** All the ways to make two pairs. Pointing at one shows on the map what it could cross. */
export function Pairings({ snapshot, ready, act, preview, onPreview }: TrayProps) {
  const words = useWords();
  const offered = snapshot.board.pairings.flatMap((pairing, index) => {
    const choice = findChoice(snapshot.legal, actionOf(pairing));
    return choice ? [{ pairing, index, choice, key: actionKey(choice.action) }] : [];
  });
  // Those that cost something come last.
  offered.sort((a, b) => Number(a.pairing.black) - Number(b.pairing.black));
  const rove = useRoving(offered.map(({ key }) => key));
  return (
    <div
      class="pairs"
      role="toolbar"
      aria-label={words.pairings}
      onPointerLeave={() => onPreview(null)}
      {...rove.group}
    >
      {offered.map(({ pairing, index, choice, key }) => {
        const item = rove.item(key);
        return (
          <button
            key={key}
            type="button"
            class={`btn pair${countLit(pairing.pairs) === 0 ? " none" : ""}${index === preview ? " seen" : ""}`}
            aria-label={labelOf(pairing, choice.reason, words)}
            {...touch(choice, { ready, act })}
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
