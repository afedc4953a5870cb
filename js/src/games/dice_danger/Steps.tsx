import { useLang } from "../../core/context";
import type { PairView, SheetChoice } from "../../generated/contract";
import { Icon } from "../../ui/Icon";
import { Die } from "./Die";
import { torch as torchIcon } from "./icons";
import { PAIR_LETTERS } from "./labels";
import { TargetButton } from "./TargetButton";
import type { TrayProps } from "./Tray";
import { useWords } from "./words";

interface StepsProps extends TrayProps {
  choice: SheetChoice;
}

/** The two pairs, each with the spaces it can cross now; and the torch, which needs no pair. */
export function Steps(props: StepsProps) {
  const { choice, torch, onTorch, board } = props;
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
            <Die key={place} value={face} x={place * 12.5} y={0} size={10} />
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
function Used({ board, sheet, which }: StepsProps & { which: number }) {
  const lang = useLang();
  const words = useWords();
  const turn = board.seat === null ? null : board.players[board.seat]?.turn;
  const node = sheet.node.get(turn?.marks.find(({ by }) => by === which)?.node ?? "");
  if (!node) return null;
  const monster = node.monster && sheet.monsters.get(node.monster);
  return <>{words.used(monster ? monster.name[lang] : words.kinds[node.kind](node.n ?? null))}</>;
}
