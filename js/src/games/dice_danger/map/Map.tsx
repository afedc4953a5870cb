import { useMemo } from "preact/hooks";
import type { BoardProps } from "../../../core/game-page";
import type { Box } from "../../../ui/map/geometry";
import { useSpatialRoving } from "../../../ui/map/roving";
import type { Sheet } from "../board/content";
import type { Lights } from "../board/lights";
import type { DiceView, SheetView } from "../view";
import { boxOf, drawingSize, MARGIN, spotOf, viewBoxOf, wayOf } from "./geometry";
import { Room } from "./Room";
import { Space } from "./Space";
import { Target } from "./Target";

export interface MapProps extends Pick<BoardProps<DiceView>, "snapshot" | "ready" | "act"> {
  sheet: Sheet;
  view: SheetView;
  lights: Lights;
  /** The one space a button elsewhere is about. */
  hot: string | null;
  /** Crossed a moment ago: the ink is drawn. */
  fresh: ReadonlySet<string>;
  /** The chance of each space in the next roll, where it is asked for. */
  heat: Readonly<Record<string, number>> | null;
  label: string;
}

/** A player's sheet: ways below, rooms and spaces on them, and what can be crossed on top. */
export function DungeonMap({ sheet, view, lights, hot, fresh, heat, label, ...props }: MapProps) {
  const { killed } = props.snapshot.board;
  const lit = sheet.nodes.filter(({ id }) => lights.has(id)).map(spotOf);
  const rove = useSpatialRoving(lit);
  const spaces = sheet.nodes.filter(({ kind }) => kind !== "room");
  const rooms = sheet.nodes.filter(({ kind }) => kind === "room");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset
    <svg class="map" viewBox={viewBoxOf(sheet)} role="group" aria-label={label} {...rove.group}>
      <Corridors sheet={sheet} view={view} />
      {[...rooms, ...spaces].map((node) => {
        const light = lights.get(node.id);
        return (
          <Target
            key={node.id}
            {...props}
            node={node}
            sheet={sheet}
            view={view}
            light={light}
            hot={hot === node.id}
            heat={heat?.[node.id]}
            open={!node.monster || !killed.includes(node.monster)}
            rove={light ? rove.item(node.id) : null}
          >
            {node.kind === "room" ? (
              <Room node={node} sheet={sheet} view={view} killed={killed} fresh={fresh} />
            ) : (
              <Space node={node} view={view} fresh={fresh.has(node.id)} />
            )}
          </Target>
        );
      })}
    </svg>
  );
}

/** The ways of the dungeon; those between two crossed places are trodden. */
function Corridors({ sheet, view }: { sheet: Sheet; view: SheetView }) {
  const ways = useMemo(
    () => sheet.edges.map(([one, two]) => ({ one, two, path: wayOf(one, two, sheet) })),
    [sheet],
  );
  const open = new Set([
    ...view.crossed,
    ...sheet.nodes
      .filter(({ monster }) =>
        view.monsters.some(({ id, dead, reached }) => id === monster && dead && reached),
      )
      .map(({ id }) => id),
  ]);
  const all = ways.map(({ path }) => path).join("");
  const doors = ways.filter(({ one, two }) => open.has(one.id) && (open.has(two.id) || two.kind === "room"));
  const trodden = doors.map(({ path }) => path).join("");
  return (
    <g class="ways">
      <path class="wall" d={all} />
      <path class="floor" d={all} />
      <path class="trod" d={trodden} />
    </g>
  );
}

interface MiniMapProps {
  sheet: Sheet;
  view: SheetView;
  lights: Lights;
  seen: Box;
}

/** The whole sheet in small with the part in sight. */
export function MiniMap({ sheet, view, lights, seen }: MiniMapProps) {
  const { h } = drawingSize(sheet);
  return (
    <svg viewBox={viewBoxOf(sheet)} aria-hidden="true">
      {sheet.nodes.map((node) => {
        const { x, y, w: width, h: height } = boxOf(node, sheet);
        const state = lights.has(node.id) ? "lit" : view.crossed.includes(node.id) ? "done" : "";
        const grow = state === "lit" ? 10 : 0;
        return (
          <rect
            key={node.id}
            class={`${node.kind === "room" ? "r" : "s"} ${state}`}
            x={x - grow}
            y={y - grow}
            width={width + 2 * grow}
            height={height + 2 * grow}
            rx="6"
          />
        );
      })}
      <rect class="vp" x={seen.x - MARGIN + 8} y={8 - MARGIN} width={seen.w - 16} height={h - 16} rx="18" />
    </svg>
  );
}
