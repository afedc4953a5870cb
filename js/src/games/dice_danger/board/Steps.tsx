import { findChoice } from "../../../core/actions";
import { useLang } from "../../../core/context";
import type { Action } from "../../../core/messages";
import { FlatDie } from "../../../ui/dice/Pips";
import { Icon } from "../../../ui/Icon";
import { touch } from "../../../ui/touch";
import { PAIR_LETTERS, type PairView, type SheetChoice } from "../view";
import { useWords } from "../words";
import { monsterIcon, spaceIcon, torch as torchIcon } from "./art";
import type { TrayProps } from "./Tray";

interface StepsProps extends TrayProps {
  choice: SheetChoice;
}

/** The two pairs, each with the spaces it can cross now; and the torch, which needs no pair. */
export function Steps(props: StepsProps) {
  const { choice, torch, onTorch, snapshot } = props;
  const { board } = snapshot;
  const words = useWords();
  const torches = board.seat === null ? 0 : (board.players[board.seat]?.torches ?? 0);
  return (
    <div class="steps">
      {torch ? (
        <>
          <p class="cap">{words.torchLit(choice.torch.length)}</p>
          <div class="goals">
            {choice.torch.map((node) => (
              <TargetButton key={node} {...props} node={node} action={["torch", node]} />
            ))}
          </div>
        </>
      ) : (
        choice.pairs.map((pair, which) => (
          <Step key={PAIR_LETTERS[which]} {...props} pair={pair} which={which} />
        ))
      )}
      {choice.torch.length > 0 && (
        <button type="button" class="btn torchkey" aria-pressed={torch} onClick={() => onTorch(!torch)}>
          <Icon art={torchIcon} /> {torch ? words.putTorchAway : words.useTorch(torches)}
        </button>
      )}
    </div>
  );
}

function Step(props: StepsProps & { pair: PairView; which: number }) {
  const { pair, which, choice } = props;
  const words = useWords();
  const open = choice.left.includes(which);
  const letter = PAIR_LETTERS[which] ?? "";
  return (
    <fieldset class={`step2${open ? "" : " used"}`}>
      <legend class="unseen">{words.pairWith(letter)}</legend>
      <p class="row">
        <span class={`lab ${letter.toLowerCase()}`} aria-hidden="true">
          {letter}
        </span>
        <svg class="two" viewBox="0 0 23 10" aria-hidden="true">
          {pair.dice.map((face, place) => (
            <FlatDie key={place} value={face} x={place * 12.5} />
          ))}
        </svg>
        <span class="cap">
          {open ? words.makes(pair.total, pair.double, pair.targets.length) : <Used {...props} />}
        </span>
      </p>
      {open && pair.targets.length > 0 && (
        <div class="goals">
          {pair.targets.map((node) => (
            <TargetButton key={node} {...props} node={node} action={["cross", which, node]} />
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** What this pair has crossed. */
function Used({ snapshot: { board }, sheet, which }: StepsProps & { which: number }) {
  const lang = useLang();
  const words = useWords();
  const turn = board.seat === null ? null : board.players[board.seat]?.turn;
  const node = sheet.node.get(turn?.marks.find(({ by }) => by === which)?.node ?? "");
  if (!node) return null;
  const monster = node.monster && sheet.monsters.get(node.monster);
  return <>{words.used(monster ? monster.name[lang] : words.kinds[node.kind](node.n ?? null))}</>;
}

/** The other way to cross a space: by its name. Pointing at it shows where it is. */
function TargetButton(props: TrayProps & { node: string; action: Action }) {
  const { node: id, action, sheet, snapshot, ready, act, onHot } = props;
  const lang = useLang();
  const words = useWords();
  const { board } = snapshot;
  const node = sheet.node.get(id);
  const choice = findChoice(snapshot.legal, action);
  if (!node || !choice) return null;
  const monster = node.monster && sheet.monsters.get(node.monster);
  const own = board.seat === null ? undefined : board.players[board.seat];
  const now = own?.monsters.find((one) => one.id === node.monster);
  const art = monster ? monsterIcon(monster) : spaceIcon(node.kind);
  const opened = node.unlocks && sheet.monsters.get(node.unlocks);
  return (
    <button
      type="button"
      class="btn goal"
      {...touch(choice, { ready, act, title: choice.hint })}
      onPointerEnter={() => onHot(id)}
      onPointerLeave={() => onHot(null)}
      onFocus={() => onHot(id)}
      onBlur={() => onHot(null)}
    >
      {art && <Icon art={art} />}
      <span>
        <b>{monster ? words.wound : words.cross}</b>{" "}
        {monster ? monster.name[lang] : words.kinds[node.kind](own?.clouds[id] ?? node.n ?? null)}
        {opened && node.n && <small>{words.opens(node.n, opened.name[lang])}</small>}
      </span>
      {now && <span class="chip bad">{words.woundsShort(now.wounds + 1, now.boxes)}</span>}
    </button>
  );
}
