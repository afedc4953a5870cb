// A tile that lies: a button while one may go there, next door or far away, and a place to read.
import { useRef } from "preact/hooks";
import type { BoardProps } from "../../../core/game-page";
import type { Choice } from "../../../generated/contract";
import { pressed, touchDrawn } from "../../../ui/choices/touch";
import type { Spot } from "../../../ui/map/geometry";
import type { SpotRoving } from "../../../ui/map/roving";
import { seatLetter } from "../../../ui/pieces/SeatBadge";
import { useNames } from "../board/content";
import { cellKey, type DungeonsBoard, type Goal, homeSeat, isStep } from "../view";
import { useWords } from "../words";
import { DRAWN } from "./geometry";
import { useWayWords } from "./Route";
import { Tile } from "./Tile";
import type { Walk } from "./walk";

interface SpaceProps extends Pick<BoardProps<DungeonsBoard>, "snapshot" | "ready" | "act"> {
  space: DungeonsBoard["spaces"][number];
  at: Spot;
  choice: Choice | undefined;
  /** Whose quests go on here, the own first. */
  goals: readonly Goal[];
  pointed: boolean;
  /** The way there from where the hero stands; none to where they stand. */
  way: readonly string[] | null;
  walk: Walk;
  rove: SpotRoving;
  onPoint(place: string | null): void;
}

export function Space(props: SpaceProps) {
  const { snapshot, ready, act, space, at, choice, goals, pointed, way, walk, rove, onPoint } = props;
  const nameOf = useNames();
  const words = useWords();
  const wayWords = useWayWords(snapshot);
  const { board, seats } = snapshot;
  const home = homeSeat(board);
  const here = board.players.filter(({ alive, x, y }) => alive && x === space.x && y === space.y);
  const name = nameOf(space.card);
  const walks = walk.open && way !== null && (!choice || isStep(choice));
  const told = !choice && way && wayWords(at.id, way);
  const label = [
    choice
      ? `${choice.label}. ${choice.detail}`
      : `${walks ? words.walkTo(name) : name}${here.length > 0 ? words.hereAre(here.map(({ seat }) => seatLetter(seat)).join(", ")) : ""}`,
    // What the choice has said of the own quest is not said again.
    ...goals
      .filter(({ seat, quest }) => seat !== home || !choice?.detail.includes(nameOf(quest)))
      .map(({ seat, quest }) =>
        seat === home ? words.questHere(nameOf(quest)) : words.goalOf(seats[seat]?.name ?? "", nameOf(quest)),
      ),
    told ? told.label : "",
    told ? told.danger : "",
    walk.open && !choice && !way && here.every(({ seat }) => seat !== board.active) ? words.noWay : "",
  ]
    .filter(Boolean)
    .join(". ");
  const finger = useRef(false);
  const go = () => {
    if (!way) return;
    // A finger cannot point: the first touch of a far space shows the way, the second goes it.
    if (finger.current && !choice && walk.proposed?.at(-1) !== at.id) walk.propose(way);
    else walk.start(way);
  };
  const press = choice
    ? touchDrawn(choice, { ready, act: walks ? go : act, chosen: snapshot.chosen })
    : walks
      ? { role: "button" as const, "data-walk": at.id, ...pressed(go) }
      : { role: "img" as const };
  const open = choice && !choice.reason;
  const stop = rove.item(at.id);
  return (
    <g
      class={`space${here.length > 0 ? " busy" : ""}${goals.length > 0 ? " wanted" : ""}${open ? " lit" : walks ? " walks" : ""}${pointed ? " pointed" : ""}${board.laid === at.id ? " slides" : ""}`}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
    >
      <g {...DRAWN}>
        <Tile card={space.card} sides={space.sides} opened={space.opened} />
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
          stop.onFocus();
          onPoint(at.id);
        }}
        onBlur={() => onPoint(null)}
        onPointerDown={({ pointerType }) => {
          finger.current = pointerType === "touch";
        }}
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
