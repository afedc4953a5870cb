// A tile that lies: a button while one may go there, and a place to read while one may get there.
import { oddsOf } from "../../../core/actions";
import type { BoardProps } from "../../../core/game-page";
import { ICON_SIDE } from "../../../core/game-page";
import { useLang } from "../../../core/words/context";
import { percent } from "../../../core/words/format";
import type { Choice } from "../../../generated/contract";
import { touchDrawn } from "../../../ui/choices/touch";
import type { Spot } from "../../../ui/map/geometry";
import type { SpotRoving } from "../../../ui/map/roving";
import { seatLetter } from "../../../ui/pieces/SeatBadge";
import { artOf, useNames } from "../board/content";
import { cellKey, type DungeonsBoard } from "../view";
import { useWords } from "../words";
import { Label } from "./Label";
import { Tile } from "./Tile";

interface SpaceProps extends Pick<BoardProps<DungeonsBoard>, "snapshot" | "ready" | "act"> {
  space: DungeonsBoard["spaces"][number];
  at: Spot;
  choice: Choice | undefined;
  /** The chance to get there this turn, by the best way. */
  reach: number | undefined;
  /** An own quest that goes on here. */
  quest: string | undefined;
  rove: SpotRoving;
  onPoint(place: string | null): void;
}

export function Space({ snapshot, ready, act, space, at, choice, reach, quest, rove, onPoint }: SpaceProps) {
  const lang = useLang();
  const nameOf = useNames();
  const words = useWords();
  const { board } = snapshot;
  const here = board.players.filter(({ alive, x, y }) => alive && x === space.x && y === space.y);
  const name = nameOf(space.card);
  const label = [
    choice
      ? `${choice.label}. ${choice.detail}`
      : words.space(name, here.map(({ seat }) => seatLetter(seat)).join(", ")),
    quest && words.questHere(nameOf(quest)),
    !choice && reach !== undefined && words.reach(percent(reach, lang)),
  ]
    .filter(Boolean)
    .join(". ");
  const { title: _, ...press } = choice
    ? touchDrawn(choice, { ready, act, chosen: snapshot.chosen })
    : { title: null };
  const row = choice && oddsOf(snapshot.odds, choice.action);
  const open = choice && !choice.reason;
  const stop = choice || reach !== undefined ? rove.item(at.id) : null;
  return (
    <g
      class={`space${open ? " lit" : ""}${board.laid === at.id ? " slides" : ""}`}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
    >
      <g>
        <Tile card={space.card} sides={space.sides} opened={space.opened} />
        {quest && <Flag quest={quest} />}
        {open && row && <Label y={-50} text={`${row.word} ${percent(row.p, lang)}`} />}
      </g>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pointing at a place only shows the way there */}
      <rect
        class={open ? "touch halo" : "touch"}
        {...SQUARE}
        aria-label={label}
        data-help={`map:${space.card}`}
        data-place={cellKey(space.x, space.y)}
        {...stop}
        {...press}
        onFocus={() => {
          stop?.onFocus();
          onPoint(at.id);
        }}
        onBlur={() => onPoint(null)}
        onPointerEnter={() => onPoint(at.id)}
        onPointerLeave={() => onPoint(null)}
      >
        <title>{label}</title>
      </rect>
    </g>
  );
}

/** What is touched lies over the drawing: the whole square of a tile. */
export const SQUARE = { x: -73, y: -73, width: 146, height: 146, rx: 11 };

/** An own quest goes on in this room. */
function Flag({ quest }: { quest: string }) {
  const { path, size = ICON_SIDE } = artOf(quest);
  return (
    <g class="place quest" transform="translate(-60 -58)">
      <g class="flag">
        <path d="M-14 -16H22L12 -2L22 12H-14Z" />
        <svg x="-11" y="-13" width="22" height="22" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
          <path class="on" d={path} />
        </svg>
      </g>
    </g>
  );
}
