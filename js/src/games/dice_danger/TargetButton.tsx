import { findChoice } from "../../core/actions";
import { useLang } from "../../core/context";
import type { Action } from "../../core/messages";
import { Icon } from "../../ui/Icon";
import { chest, coin, dices, fist, footprint, gem, monsterIcon } from "./icons";
import type { TrayProps } from "./Tray";
import { useWords } from "./words";

const ICONS: Readonly<Record<string, typeof gem>> = {
  gem,
  coin,
  chest,
  fist,
  footprint,
  double: dices,
};

interface TargetButtonProps extends TrayProps {
  node: string;
  action: Action;
}

/** The other way to cross a space: by its name. Pointing at it shows where it is. */
export function TargetButton({
  node: id,
  action,
  sheet,
  board,
  snapshot,
  ready,
  act,
  onHot,
}: TargetButtonProps) {
  const lang = useLang();
  const words = useWords();
  const node = sheet.node.get(id);
  const choice = findChoice(snapshot.legal, action);
  if (!node) return null;
  const off = !ready || !choice || choice.reason !== null;
  const monster = node.monster && sheet.monsters.get(node.monster);
  const own = board.seat === null ? undefined : board.players[board.seat];
  const now = own?.monsters.find((one) => one.id === node.monster);
  const art = monster ? monsterIcon(monster.id, sheet.id) : ICONS[node.kind];
  const opened = node.unlocks && sheet.monsters.get(node.unlocks);
  return (
    <button
      type="button"
      class="btn goal"
      aria-disabled={off}
      title={choice?.hint}
      data-choice
      onClick={() => !off && act(action)}
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
