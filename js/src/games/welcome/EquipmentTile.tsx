import check from "icon:check-mark";
import { findChoice, oddsOf } from "../../core/actions";
import { useLang } from "../../core/context";
import { percent } from "../../core/format";
import type { BoardProps } from "../../core/game-page";
import type { Action } from "../../core/messages";
import type { Roving } from "../../core/roving";
import type { Snapshot, TileView } from "../../generated/contract";
import { Icon } from "../../ui/Icon";
import { monsterOf, tileOf } from "./content";
import { tileIcon } from "./icons";
import { seatName } from "./labels";
import { useWords } from "./words";

interface EquipmentTileProps extends BoardProps {
  tile: TileView;
  /** What touching it would do, if the rules list it now. */
  action: Action;
  beatsHeld?: boolean;
  rove: ReturnType<Roving["item"]>;
}

/** Lit when it can be used now, hatched when it is gone; one that cannot be touched says why. */
export function EquipmentTile(props: EquipmentTileProps) {
  const { tile, action, snapshot, ready, act, beatsHeld = false, rove } = props;
  const lang = useLang();
  const words = useWords();
  const choice = findChoice(snapshot.legal, action);
  const odds = oddsOf(snapshot.odds, action);
  const gone = tile.place !== "hero";
  const off = !ready || choice?.reason !== null;
  const touch = choice &&
    !gone && {
      "aria-disabled": off,
      title: choice.reason ?? choice.label,
      "data-choice": true,
      "data-group": String(action[0]),
      onClick: () => !off && act(action),
      ...rove,
    };
  // A button also while it cannot be touched: a tile keeps its element, and only its light goes on and off.
  return (
    <button type="button" class={`tile${gone ? " gone" : ""}`} disabled={!touch} {...touch}>
      <Icon art={tileIcon(tile.id)} />
      <b>{tileOf(tile.id).name[lang]}</b>
      <small>{gone ? <Fate {...props} /> : (choice?.reason ?? tileOf(tile.id).text[lang])}</small>
      {(odds || beatsHeld) && (
        <span class="foot">
          {odds && <span class="chip odds">{percent(odds.p, lang)}</span>}
          {beatsHeld && (
            <span class="chip good">
              <Icon art={check} />
              {words.beatsIt}
            </span>
          )}
        </span>
      )}
    </button>
  );
}

/** The tiles that are controls now: the others are only to be looked at. */
export function touchable(snapshot: Snapshot, tiles: readonly TileView[], verb: string): string[] {
  return tiles
    .filter(({ id, place }) => place === "hero" && findChoice(snapshot.legal, [verb, id]))
    .map(({ id }) => id);
}

/** Who took it away, and with which monster if this seat may know. */
function Fate({ tile, snapshot }: EquipmentTileProps) {
  const lang = useLang();
  const words = useWords();
  if (tile.place === "spent" || tile.by === null) return <>{words.spent}</>;
  const who = seatName(snapshot, tile.by, words);
  return <>{words.setAside(who, tile.monster && monsterOf(tile.monster).name[lang])}</>;
}
