import check from "icon:check-mark";
import { findChoice, oddsOf } from "../../../core/actions";
import type { BoardProps } from "../../../core/game-page";
import { useRoving } from "../../../core/roving";
import { useLang } from "../../../core/words/context";
import { fitted } from "../../../core/words/typography";
import type { Choice } from "../../../generated/contract";
import { OddsChip } from "../../../ui/choices/Chip";
import { touch } from "../../../ui/choices/touch";
import { Icon } from "../../../ui/pieces/Icon";
import { seatName, type TileView, type WelcomeBoard } from "../view";
import { useWords } from "../words";
import { tileIcon } from "./art";
import { monsterOf, tileOf } from "./content";

interface TilesProps extends BoardProps<WelcomeBoard> {
  tiles: readonly TileView[];
  /** What touching one would do, if the rules list it now. */
  verb: string;
  /** Lit tiles carry a number, which is also a key. */
  numbered?: boolean;
}

/** The tiles of the hero; those that can be chosen now are one tab stop. */
export function Tiles({ tiles, verb, numbered = false, ...props }: TilesProps) {
  const words = useWords();
  const choices = tiles.map(({ id, place }) =>
    place === "hero" ? findChoice(props.snapshot.choices, [verb, id]) : undefined,
  );
  const rove = useRoving(tiles.filter((_, at) => choices[at]).map(({ id }) => id));
  return (
    <div class="tiles" role="toolbar" aria-label={words.equipment} {...rove.group}>
      {tiles.map((tile, at) => (
        <Tile
          key={tile.id}
          {...props}
          tile={tile}
          choice={choices[at]}
          rove={rove.item(tile.id)}
          number={numbered && choices[at]?.reason === null ? at + 1 : null}
        />
      ))}
    </div>
  );
}

interface TileProps extends BoardProps<WelcomeBoard> {
  tile: TileView;
  choice: Choice | undefined;
  rove: object;
  number: number | null;
}

/** Texts with more letters than this need the width of the tile. */
export const WORDY = 38;
/** Names with more letters than this take two lines on a telephone. */
const NAMED = 14;

/** Lit when it can be used now, hatched when it is gone; one that cannot be touched says why. */
function Tile({ tile, choice, snapshot, ready, act, rove, number }: TileProps) {
  const lang = useLang();
  const words = useWords();
  const { name, text } = tileOf(tile.id);
  const gone = tile.place !== "hero";
  const control = choice && {
    ...touch(choice, { ready, act, chosen: snapshot.chosen, title: `${choice.label}: ${text[lang]}` }),
    ...rove,
  };
  const odds = choice && oddsOf(snapshot.odds, choice.action);
  const { moving } = snapshot.board;
  const wordy = !gone && text[lang].length > WORDY;
  const named = name[lang].length > NAMED;
  const going = moving?.kind === "strip" && moving.tile === tile.id;
  // A button also while it cannot be touched: a tile keeps its element, and only its light goes on and off.
  return (
    <button
      type="button"
      class={`tile${gone ? " gone" : ""}${going ? " going" : ""}${wordy ? " wordy" : ""}${named ? " named" : ""}`}
      disabled={!control}
      title={text[lang]}
      {...control}
      {...(number !== null && { "data-key": String(number) })}
      data-help={`tile:${tile.id}`}
    >
      <Icon art={tileIcon(tile.id)} />
      <b style={fitted(name[lang])}>
        {/* For ears: what touching it does, before what it is. */}
        {choice && <span class="unseen">{words.verbs[String(choice.action[0])]} </span>}
        {name[lang]}
      </b>
      <small>{gone ? <Fate tile={tile} snapshot={snapshot} /> : (choice?.reason ?? text[lang])}</small>
      {odds && (
        <span class="foot">
          <OddsChip row={odds} />
        </span>
      )}
      {tile.beats && !gone && (
        <span class="chip good tag">
          <Icon art={check} />
          {words.beatsIt}
        </span>
      )}
      {number !== null && (
        <span class="k" aria-hidden="true">
          {number}
        </span>
      )}
    </button>
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
