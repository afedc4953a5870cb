import { findChoice, oddsOf } from "../../../core/actions";
import { useLang } from "../../../core/context";
import { percent } from "../../../core/format";
import type { BoardProps } from "../../../core/game-page";
import type { Action } from "../../../core/messages";
import { useRoving } from "../../../core/roving";
import type { Choice } from "../../../generated/contract";
import { Icon } from "../../../ui/Icon";
import { touch } from "../../../ui/touch";
import { seatName, type TileView, type WelcomeView } from "../view";
import { useWords } from "../words";
import { tileIcon } from "./art";
import { monsterOf, tileOf } from "./content";

interface TilesProps extends BoardProps<WelcomeView> {
  tiles: readonly TileView[];
  /** What touching one would do, if the rules list it now. */
  verb: string;
  class?: string;
}

/** The tiles of the hero; those that can be chosen now are one tab stop. */
export function Tiles({ tiles, verb, class: extra = "", ...props }: TilesProps) {
  const words = useWords();
  const choices = tiles.map(({ id, place }) =>
    place === "hero" ? findChoice(props.snapshot.legal, [verb, id]) : undefined,
  );
  const rove = useRoving(tiles.filter((_, at) => choices[at]).map(({ id }) => id));
  return (
    <div class={`tiles ${extra}`} role="toolbar" aria-label={words.equipment} {...rove.group}>
      {tiles.map((tile, at) => (
        <Tile key={tile.id} {...props} tile={tile} choice={choices[at]} rove={rove.item(tile.id)} />
      ))}
    </div>
  );
}

interface TileProps extends BoardProps<WelcomeView> {
  tile: TileView;
  choice: Choice | undefined;
  rove: object;
}

/** Lit when it can be used now, hatched when it is gone; one that cannot be touched says why. */
function Tile({ tile, choice, snapshot, ready, act, rove }: TileProps) {
  const lang = useLang();
  const { name, text } = tileOf(tile.id);
  const gone = tile.place !== "hero";
  const control = choice && { ...touch(choice, { ready, act, title: choice.label }), ...rove };
  // A button also while it cannot be touched: a tile keeps its element, and only its light goes on and off.
  return (
    <button type="button" class={`tile${gone ? " gone" : ""}`} disabled={!control} {...control}>
      <Icon art={tileIcon(tile.id)} />
      <b>{name[lang]}</b>
      <small>{gone ? <Fate tile={tile} snapshot={snapshot} /> : (choice?.reason ?? text[lang])}</small>
      {choice && <Foot action={choice.action} snapshot={snapshot} />}
    </button>
  );
}

function Foot({ action, snapshot }: Pick<TileProps, "snapshot"> & { action: Action }) {
  const lang = useLang();
  const odds = oddsOf(snapshot.odds, action);
  if (!odds) return null;
  return (
    <span class="foot">
      <span class="chip odds">{percent(odds.p, lang)}</span>
    </span>
  );
}

/** Who took it away, and with which monster if this seat may know. */
function Fate({ tile, snapshot }: Pick<TileProps, "tile" | "snapshot">) {
  const lang = useLang();
  const words = useWords();
  if (tile.place === "spent" || tile.by === null) return <>{words.spent}</>;
  const who = seatName(snapshot, tile.by, words);
  return <>{words.setAside(who, tile.monster && monsterOf(tile.monster).name[lang])}</>;
}
