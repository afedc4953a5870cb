// The dungeon as it grows: tiles, pawns, where one may go, how one gets there, and where the next tile may lie.
import { useMemo, useState } from "preact/hooks";
import type { BoardProps } from "../../../core/game-page";
import type { Box } from "../../../ui/map/geometry";
import { MapFrame } from "../../../ui/map/MapFrame";
import { useSpatialRoving } from "../../../ui/map/roving";
import { cellKey, choicesAt, type DungeonsBoard, heroAt, homeSeat, isOnMap, questRooms } from "../view";
import { useWords } from "../words";
import { Ghost } from "./Ghost";
import { boundsOf, type Cell, ghostsOf, spotOf } from "./geometry";
import { Pawn } from "./Pawn";
import { Route } from "./Route";
import { Space } from "./Space";

/** All of it as large as fits, but never so small that a word cannot be read; or close, to be moved about in. */
const ZOOM = { fit: { least: 0.37, most: 1.5, far: 0.72 }, close: { least: 0.95, most: 1.5 } };

interface MapProps extends Pick<BoardProps<DungeonsBoard>, "snapshot" | "ready" | "act"> {
  /** Whether the tile to lay is turned by half where it can be. */
  turned: boolean;
  onTurn(): void;
}

export function DungeonMap({ snapshot, ready, act, turned, onTurn }: MapProps) {
  const { board, choices, odds } = snapshot;
  const words = useWords();
  const [close, setClose] = useState(false);
  const [pointed, point] = useState<string | null>(null);
  const places = useMemo(() => choicesAt(choices.filter(isOnMap)), [choices]);
  const ghosts = useMemo(() => ghostsOf(choices), [choices]);
  const bounds = boundsOf([...board.spaces, ...ghosts]);
  const heat = odds?.heat ?? {};
  const ways = odds?.ways ?? {};
  const isLit = ({ x, y }: Cell) => places.has(cellKey(x, y));
  const lit = [...board.spaces, ...ghosts].filter(isLit);
  // Places one can only look at have their chance to be read, by keys too.
  const reached = board.spaces.filter(({ x, y }) => ways[cellKey(x, y)] && !places.has(cellKey(x, y)));
  const rove = useSpatialRoving([...lit, ...reached].map((cell) => spotOf(cell, bounds)));
  const home = heroAt(board, homeSeat(board));
  const flags = useMemo(() => questRooms(home?.tasks ?? []), [home?.tasks]);
  const spots = lit.map((cell) => spotOf(cell, bounds));
  // What may be chosen lies over its neighbours: its chance is wider than a tile that is far away.
  const inOrder = [...board.spaces].sort((a, b) => Number(isLit(a)) - Number(isLit(b)));
  const walker = heroAt(board, board.active) ?? home;
  const wanted = spots.length > 0 ? spots : walker ? [spotOf(walker, bounds)] : [];
  const way = pointed ? ways[pointed] : undefined;
  return (
    <>
      <MapFrame
        drawing={{ w: bounds.w, h: bounds.h }}
        zoom={close ? ZOOM.close : ZOOM.fit}
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
          onKeyDown={(event) => {
            if (ghosts.length > 0 && event.key.toLowerCase() === "r") onTurn();
            else rove.group.onKeyDown(event);
          }}
        >
          {inOrder.map((space) => {
            const place = cellKey(space.x, space.y);
            return (
              <Space
                key={place}
                snapshot={snapshot}
                ready={ready}
                act={act}
                space={space}
                at={spotOf(space, bounds)}
                choice={places.get(place)?.[0]}
                reach={ways[place] ? heat[place] : undefined}
                quest={flags.get(space.card)}
                rove={rove}
                onPoint={point}
              />
            );
          })}
          {ghosts.map((cell) => (
            <Ghost
              key={cellKey(cell.x, cell.y)}
              card={board.drawn}
              at={spotOf(cell, bounds)}
              choices={places.get(cellKey(cell.x, cell.y)) ?? []}
              chosen={snapshot.chosen}
              turned={turned}
              ready={ready}
              act={act}
              rove={rove}
            />
          ))}
          {board.players.map(
            (player) =>
              player.alive &&
              player.hero && <Pawn key={player.seat} player={player} board={board} bounds={bounds} />,
          )}
          {pointed && way && <Route places={way} bounds={bounds} chance={heat[pointed] ?? 0} />}
        </svg>
      </MapFrame>
      <button
        type="button"
        class="btn zoom"
        aria-pressed={close}
        title={close ? words.wholeMap : words.closer}
        onClick={() => setClose(!close)}
      >
        {close ? "−" : "+"}
        <span class="unseen">{close ? words.wholeMap : words.closer}</span>
      </button>
    </>
  );
}

function MiniMap({ board, bounds, seen }: { board: DungeonsBoard; bounds: Box; seen: Box }) {
  return (
    <svg viewBox={`0 0 ${bounds.w} ${bounds.h}`} aria-hidden="true">
      {board.spaces.map((space) => {
        const { id, x, y } = spotOf(space, bounds);
        return <rect key={id} class="minitile" x={x - 64} y={y - 64} width="128" height="128" />;
      })}
      <rect class="window" x={seen.x} y={seen.y} width={seen.w} height={seen.h} />
    </svg>
  );
}
