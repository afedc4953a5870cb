// The dungeon as it grows: tiles, pawns, goals, where one may go, how one gets there, and where the next tile may lie.
import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import type { BoardProps } from "../../../core/game-page";
import { MapFrame } from "../../../ui/map/MapFrame";
import { useSpatialRoving } from "../../../ui/map/roving";
import { cellKey, choicesAt, type DungeonsBoard, goalsOf, heroAt, homeSeat, isOnMap, isStep } from "../view";
import { useWords } from "../words";
import { Chances } from "./Chances";
import { Flags } from "./Flags";
import { Ghost } from "./Ghost";
import { boundsOf, CELL, type Cell, cellOf, DRAWN, ghostsOf, spotOf } from "./geometry";
import { MiniMap } from "./MiniMap";
import { Numbers } from "./Numbers";
import { Pawn } from "./Pawn";
import { shortestWay } from "./path";
import { Route } from "./Route";
import { Space } from "./Space";
import type { Walk } from "./walk";

/** All of it as large as fits, but no tile below 81 pixels; or close. Where it does not fit, it is moved about in. */
const ZOOM = { fit: { least: 0.54, most: 1.5, far: 0.72 }, close: { least: 0.95, most: 1.5 } };

interface MapProps extends Pick<BoardProps<DungeonsBoard>, "snapshot" | "ready" | "act" | "single"> {
  /** Whether the tile to lay is turned by half where it can be. */
  turned: boolean;
  onTurn(): void;
  walk: Walk;
  /** The place that is pointed at, on the map or from the desk, and what is to be shown of the map for that. */
  pointed: string | null;
  sought: string | null;
  onPoint(place: string | null): void;
  /** What lies over the map, and the seats it is about. */
  over: { box: ComponentChildren; seats: readonly number[] } | null;
}

export function DungeonMap(props: MapProps) {
  const { snapshot, ready, act, single, turned, onTurn, walk, pointed, sought, onPoint, over } = props;
  const { board, choices, odds } = snapshot;
  const words = useWords();
  const [close, setClose] = useState(false);
  const places = useMemo(() => choicesAt(choices.filter(isOnMap)), [choices]);
  const ghosts = useMemo(() => ghostsOf(choices), [choices]);
  const bounds = boundsOf([...board.spaces, ...ghosts]);
  const goals = useMemo(() => goalsOf(board), [board]);
  const isLit = ({ x, y }: Cell) => places.has(cellKey(x, y));
  const lit = [...board.spaces, ...ghosts].filter(isLit);
  // Every place can be read, by keys too, and walked to on the own turn; a tile is laid where it is lit.
  const others = ghosts.length > 0 ? [] : board.spaces.filter((space) => !isLit(space));
  const rove = useSpatialRoving([...lit, ...others].map((cell) => spotOf(cell, bounds)));
  const home = heroAt(board, homeSeat(board));
  const walker = heroAt(board, board.active) ?? home;
  const spots = lit.map((cell) => spotOf(cell, bounds));
  const seats = over?.seats.map((seat) => heroAt(board, seat)).filter((hero) => hero !== undefined) ?? [];
  const fighters = seats.map((hero) => spotOf(hero, bounds));
  const clear = walk.proposed
    ? walk.proposed.slice(-1).map((place) => spotOf(cellOf(place), bounds))
    : fighters;
  const wanted = sought ? [spotOf(cellOf(sought), bounds)] : fighters.length > 0 ? fighters : spots;
  // What may be chosen lies over its neighbours: its chance is wider than a tile that is far away.
  const inOrder = [...board.spaces].sort((a, b) => Number(isLit(a)) - Number(isLit(b)));
  const at = home?.alive ? cellKey(home.x, home.y) : null;
  const wayTo = (place: string) => {
    if (at === null || place === at) return null;
    // What lies next door is entered by its door.
    if (places.get(place)?.some(isStep)) return [at, place];
    return odds?.ways?.[place] ?? shortestWay(board.spaces, at, place);
  };
  const goal = walk.goal ?? walk.proposed?.at(-1) ?? pointed;
  const way = goal && ghosts.length === 0 ? wayTo(goal) : null;
  return (
    <MapFrame
      drawing={{ w: bounds.w, h: bounds.h }}
      zoom={close ? ZOOM.close : ZOOM.fit}
      wanted={wanted}
      follow={walker && !sought ? spotOf(walker, bounds) : null}
      reach={CELL / 2}
      label={words.map}
      outOfSight={words.outOfSight}
      mini={(seen) => <MiniMap board={board} goals={goals} bounds={bounds} seen={seen} />}
      tool={
        <button
          type="button"
          class="btn zoom"
          aria-pressed={close}
          title={close ? words.farther : words.closer}
          onClick={() => setClose(!close)}
        >
          {close ? "−" : "+"}
          <span class="unseen">{close ? words.farther : words.closer}</span>
        </button>
      }
      drawn={[...board.spaces, ...ghosts].map((cell) => spotOf(cell, bounds))}
      // It goes with the next choice; where there is one choice only it would lie there until the end.
      {...(ready &&
        !single &&
        board.phase !== "over" && { hint: { text: words.outgrown, moment: snapshot.seq } })}
      over={over && { box: over.box, clear }}
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
              goals={goals.get(space.card) ?? []}
              pointed={place === goal}
              way={wayTo(place)}
              walk={walk}
              rove={rove}
              onPoint={onPoint}
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
        <g {...DRAWN}>
          {way && <Route way={way} bounds={bounds} />}
          {board.spaces.map((space) => {
            const found = goals.get(space.card);
            const spot = spotOf(space, bounds);
            return found && <Flags key={spot.id} at={spot} goals={found} home={homeSeat(board)} />;
          })}
          {board.players.map(
            (player) =>
              player.alive &&
              player.hero && <Pawn key={player.seat} player={player} board={board} bounds={bounds} />,
          )}
          <Numbers choices={choices} bounds={bounds} />
          <Chances
            snapshot={snapshot}
            places={places}
            goal={goal}
            way={walk.proposed ? null : way}
            bounds={bounds}
          />
        </g>
      </svg>
    </MapFrame>
  );
}
