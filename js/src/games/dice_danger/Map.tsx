import { useLang } from "../../core/context";
import type { BoardProps } from "../../core/game-page";
import type { SheetView } from "../../generated/contract";
import { Corridors } from "./Corridors";
import type { Sheet } from "./content";
import { spotOf, viewBoxOf } from "./geometry";
import type { Lights } from "./lights";
import { Room } from "./Room";
import { Space } from "./Space";
import { useSpatialRoving } from "./spatial";
import { Target } from "./Target";
import { useWords } from "./words";

export interface MapProps extends Pick<BoardProps, "ready" | "act"> {
  sheet: Sheet;
  view: SheetView;
  /** Monsters somebody has killed: their first reward is gone. */
  killed: readonly string[];
  lights: Lights;
  /** The one space a button elsewhere is about. */
  hot: string | null;
  /** Crossed a moment ago: the ink is drawn. */
  fresh: ReadonlySet<string>;
  /** The chance of each space in the next roll, where it is asked for. */
  heat: Readonly<Record<string, number>> | null;
  owner: string;
}

/** A player's sheet: ways below, rooms and spaces on them, and what can be crossed on top. */
export function DungeonMap(props: MapProps) {
  const { sheet, view, killed, lights, hot, fresh, heat, owner, ready, act } = props;
  const lang = useLang();
  const words = useWords();
  const lit = sheet.nodes.filter(({ id }) => lights.has(id)).map(spotOf);
  const rove = useSpatialRoving(lit);
  const spaces = sheet.nodes.filter(({ kind }) => kind !== "room");
  const rooms = sheet.nodes.filter(({ kind }) => kind === "room");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset
    <svg
      class="map"
      viewBox={viewBoxOf(sheet)}
      role="group"
      aria-label={words.map(sheet.title[lang], owner)}
      {...rove.group}
    >
      <Corridors sheet={sheet} view={view} />
      {[...rooms, ...spaces].map((node) => {
        const light = lights.get(node.id);
        return (
          <Target
            key={node.id}
            node={node}
            sheet={sheet}
            view={view}
            light={light}
            hot={hot === node.id}
            heat={heat?.[node.id]}
            open={!node.monster || !killed.includes(node.monster)}
            rove={light ? rove.item(node.id) : null}
            ready={ready}
            act={act}
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
