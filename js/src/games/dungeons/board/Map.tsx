// The dungeon as it grows: tiles, pawns, where one may go, and where the next tile may lie.
import { useMemo, useState } from "preact/hooks";
import { useLang } from "../../../core/context";
import type { BoardProps } from "../../../core/game-page";
import type { Choice } from "../../../generated/contract";
import type { Box, Spot } from "../../../ui/map/geometry";
import { MapFrame } from "../../../ui/map/MapFrame";
import { type SpotRoving, useSpatialRoving } from "../../../ui/map/roving";
import { seatLetter } from "../../../ui/SeatBadge";
import { touchDrawn } from "../../../ui/touch";
import { cellKey, choicesAt, type DungeonsBoard } from "../view";
import { useWords } from "../words";
import { nameOf } from "./content";
import { CELL, printedSides, Tile, turnedSides } from "./Tile";

const ZOOM = { least: 0.42, most: 1.1 };
const MARGIN = 14;

type MapProps = Pick<BoardProps<DungeonsBoard>, "snapshot" | "ready" | "act">;

interface Cell {
  x: number;
  y: number;
}

export function DungeonMap({ snapshot, ready, act }: MapProps) {
  const { board } = snapshot;
  const words = useWords();
  const places = useMemo(() => choicesAt(snapshot.legal), [snapshot.legal]);
  const ghosts = ghostsOf(snapshot.legal);
  const bounds = boundsOf([...board.spaces, ...ghosts]);
  const spots = [...board.spaces, ...ghosts]
    .filter(({ x, y }) => places.has(cellKey(x, y)))
    .map((cell) => spotOf(cell, bounds));
  const rove = useSpatialRoving(spots);
  const drawing = { w: bounds.w, h: bounds.h };
  const mine = board.players.find(({ seat }) => seat === board.seat) ?? board.players[board.active];
  const wanted = spots.length > 0 ? spots : mine ? [spotOf(mine, bounds)] : [];
  return (
    <MapFrame
      drawing={drawing}
      zoom={ZOOM}
      wanted={wanted}
      label={words.map}
      outOfSight={words.outOfSight}
      mini={(seen) => <MiniMap board={board} bounds={bounds} seen={seen} />}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
      <svg
        class="dungeonmap"
        viewBox={`0 0 ${bounds.w} ${bounds.h}`}
        role="group"
        aria-label={words.map}
        {...rove.group}
      >
        {board.spaces.map((space) => (
          <Space
            key={cellKey(space.x, space.y)}
            snapshot={snapshot}
            ready={ready}
            act={act}
            space={space}
            at={spotOf(space, bounds)}
            choices={places.get(cellKey(space.x, space.y)) ?? []}
            rove={rove}
          />
        ))}
        {ghosts.map((cell) => (
          <Ghost
            key={cellKey(cell.x, cell.y)}
            card={board.drawn}
            at={spotOf(cell, bounds)}
            choices={places.get(cellKey(cell.x, cell.y)) ?? []}
            ready={ready}
            act={act}
            rove={rove}
          />
        ))}
      </svg>
    </MapFrame>
  );
}

interface SpaceProps extends MapProps {
  space: DungeonsBoard["spaces"][number];
  at: Spot;
  choices: readonly Choice[];
  rove: SpotRoving;
}

/** A tile with who stands on it; a button while one may go there. */
function Space({ snapshot, ready, act, space, at, choices, rove }: SpaceProps) {
  const lang = useLang();
  const words = useWords();
  const choice = choices[0];
  const here = snapshot.board.players.filter(({ alive, x, y }) => alive && x === space.x && y === space.y);
  const name = nameOf(space.card, lang);
  const label = choice
    ? `${choice.label}. ${choice.detail}`
    : words.space(name, here.map(({ seat }) => seatLetter(seat)).join(", "));
  const { title: _, ...press } = choice ? touchDrawn(choice, { ready, act }) : { title: null };
  return (
    <g
      class={choice && !choice.reason ? "space lit" : "space"}
      transform={`translate(${at.x} ${at.y})`}
      aria-label={label}
      data-help={`map:${space.card}`}
      {...(choice && { ...rove.item(at.id), ...press })}
    >
      <title>{label}</title>
      <Tile card={space.card} sides={space.sides} opened={space.opened} />
      {choice && !choice.reason && <Halo />}
      {here.map(({ seat }, index) => (
        <Pawn key={seat} seat={seat} dx={(index - (here.length - 1) / 2) * 34} />
      ))}
    </g>
  );
}

interface GhostProps extends Pick<MapProps, "ready" | "act"> {
  card: string;
  at: Spot;
  choices: readonly Choice[];
  rove: SpotRoving;
}

/** Where the drawn tile may lie: as it is, or turned by half where both fit. */
function Ghost({ card, at, choices, ready, act, rove }: GhostProps) {
  const words = useWords();
  const [turned, setTurned] = useState(0);
  const choice = choices[turned % choices.length];
  if (!choice) return null;
  const { title: _, ...press } = touchDrawn(choice, { ready, act });
  const turn = Number(choice.action[3] ?? 0);
  return (
    <g class="ghost" transform={`translate(${at.x} ${at.y})`}>
      <g aria-label={`${choice.label}. ${choice.detail}`} {...rove.item(at.id)} {...press}>
        <title>{choice.label}</title>
        {card ? (
          <Tile card={card} sides={turnedSides(printedSides(card), turn)} />
        ) : (
          <rect class="rock" x="-71" y="-71" width="142" height="142" rx="8" />
        )}
        <Halo />
      </g>
      {choices.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: part of a drawing
        <g
          class="turner"
          role="button"
          tabindex={0}
          aria-label={words.turnTile}
          transform="translate(54 -54)"
          onClick={() => setTurned(turned + 1)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" && event.key !== " ") return;
            event.preventDefault();
            setTurned(turned + 1);
          }}
        >
          <circle r="15" />
          <text y="6">↻</text>
        </g>
      )}
    </g>
  );
}

function Halo() {
  return <rect class="halo" x="-73" y="-73" width="146" height="146" rx="11" />;
}

/** A pawn has its seat's colour and letter. */
function Pawn({ seat, dx }: { seat: number; dx: number }) {
  return (
    <g class={`pawn seat-${seatLetter(seat).toLowerCase()}`} transform={`translate(${dx} 0)`}>
      <ellipse class="foot" cy="20" rx="20" ry="7" />
      <path d="M-13 18C-13 8 -6 6 -6 -2A10 10 0 1 1 6 -2C6 6 13 8 13 18Z" />
      <text y="-5">{seatLetter(seat)}</text>
    </g>
  );
}

function MiniMap({ board, bounds, seen }: { board: DungeonsBoard; bounds: Box; seen: Box }) {
  return (
    <svg viewBox={`0 0 ${bounds.w} ${bounds.h}`} aria-hidden="true">
      {board.spaces.map((space) => {
        const { x, y } = spotOf(space, bounds);
        return (
          <rect
            key={cellKey(space.x, space.y)}
            class="minitile"
            x={x - 64}
            y={y - 64}
            width="128"
            height="128"
          />
        );
      })}
      <rect class="window" x={seen.x} y={seen.y} width={seen.w} height={seen.h} />
    </svg>
  );
}

/** Empty places that a choice lies at. */
function ghostsOf(legal: readonly Choice[]): Cell[] {
  const cells = new Map<string, Cell>();
  for (const { action } of legal)
    if (action[0] === "build" || action[0] === "entrance") {
      const [x, y] = [Number(action[1]), Number(action[2])];
      cells.set(cellKey(x, y), { x, y });
    }
  return [...cells.values()];
}

function boundsOf(cells: readonly Cell[]): Box {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [left, top] = [Math.min(0, ...xs), Math.min(0, ...ys)];
  const [right, bottom] = [Math.max(0, ...xs), Math.max(0, ...ys)];
  return {
    x: left,
    y: top,
    w: (right - left + 1) * CELL + 2 * MARGIN,
    h: (bottom - top + 1) * CELL + 2 * MARGIN,
  };
}

function spotOf({ x, y }: Cell, bounds: Box): Spot {
  return {
    id: cellKey(x, y),
    x: (x - bounds.x + 0.5) * CELL + MARGIN,
    y: (y - bounds.y + 0.5) * CELL + MARGIN,
  };
}
