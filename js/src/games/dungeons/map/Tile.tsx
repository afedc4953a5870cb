// A map card on a square of 150: rooms are paper with doors, passages are ways cut into the rock.
import { ICON_SIDE } from "../../../core/game-page";
import { still } from "../../../core/still";
import { artOf, printed, useNames } from "../board/content";
import { useWords } from "../words";
import { CELL } from "./geometry";

const HALF = CELL / 2;
const EDGE = 4;
const WAY = 22;
const ROOM = 54;
const ICON = 40;

/** North, east, south, west, as turns of a drawing that points north. */
const SIDES = [0, 90, 180, 270] as const;
const SIDE_NAMES = ["north", "east", "south", "west"] as const;

interface TileProps {
  card: string;
  sides: readonly string[];
  opened?: readonly number[];
}

/** Drawn round its own middle. Words and numbers grow when the map is far away: the style sheet knows how far. */
export function Tile({ card, sides, opened = [] }: TileProps) {
  const nameOf = useNames();
  const words = useWords();
  const facts = printed(card);
  const room = facts?.kind === "room";
  return (
    <>
      <rect
        class="rock"
        x={-HALF + EDGE}
        y={-HALF + EDGE}
        width={CELL - 2 * EDGE}
        height={CELL - 2 * EDGE}
        rx="8"
      />
      {SIDES.map(
        (turn, side) =>
          sides[side] !== "W" && <path key={turn} class="way" d={WAYS} transform={`rotate(${turn})`} />,
      )}
      {room ? (
        <rect class="room" x={-ROOM} y={-ROOM} width={2 * ROOM} height={2 * ROOM} rx="5" />
      ) : (
        <rect class="way" x={-WAY} y={-WAY} width={2 * WAY} height={2 * WAY} />
      )}
      {room && <Emblem card={card} />}
      {facts?.pit && (
        <g class="pit">
          <rect x="-24" y="-24" width="48" height="48" rx="3" />
          <text class="word" y="-7">
            {words.pit}
          </text>
          <text y="15">{facts.pit.threat}+</text>
        </g>
      )}
      <Name text={nameOf(card)} room={room} />
      <g class="place peril" transform={`translate(${-HALF + 21} ${-HALF + 22})`}>
        <g class="mark peril">
          <path d="M0 -11L11 9H-11Z" />
          <text y="6">{facts?.peril ?? 0}</text>
        </g>
      </g>
      <g class="place glory" transform={`translate(${HALF - 21} ${-HALF + 22})`}>
        <g class="mark glory">
          <circle r="10" />
          <text y="5">{facts?.glory ?? 0}</text>
        </g>
      </g>
      {sides.map((code, side) => (
        <Door key={side} code={code} side={side} open={opened.includes(side)} />
      ))}
    </>
  );
}

const Emblem = still(({ card }: { card: string }) => {
  const { path, size = ICON_SIDE } = artOf(card);
  return (
    <svg
      class="emblembox"
      x={-ICON / 2}
      y={-ICON / 2 + 4}
      width={ICON}
      height={ICON}
      viewBox={`0 0 ${size} ${size}`}
      aria-hidden="true"
    >
      <path class="emblem" d={path} />
    </svg>
  );
});

/** On two lines, each narrowed where it would not fit: the style sheet knows how large a letter is. */
function Name({ text, room }: { text: string; room: boolean }) {
  const words = text.split(" ");
  const half = Math.ceil(words.length / 2);
  const lines = words.length > 1 ? [words.slice(0, half), words.slice(half)] : [words];
  return (
    <g class={room ? "name" : "name under"} style={{ "--lines": lines.length }}>
      {lines.map((line, index) => (
        <text key={index} style={{ "--line": index, "--letters": line.join(" ").length }}>
          {line.join(" ")}
        </text>
      ))}
    </g>
  );
}

/** A locked door is a brass plate with L, a trapped one a red tag with T, an open one white with 0: letters, not colour
 * alone. */
function Door({ code, side, open }: { code: string; side: number; open: boolean }) {
  const free = code === "O";
  if (!free && !code.slice(1)) return null;
  const [x, y] = [
    [0, -HALF + 15],
    [HALF - 20, 0],
    [0, HALF - 15],
    [-HALF + 20, 0],
  ][side] as [number, number];
  return (
    <g class={`place ${SIDE_NAMES[side]}`} transform={`translate(${x} ${y})`}>
      <g class={`door ${free ? "free" : code[0] === "T" ? "trapped" : "locked"}${open ? " open" : ""}`}>
        <rect x="-15" y="-10" width="30" height="20" rx="4" />
        <text y="5">{free ? "0" : code}</text>
      </g>
    </g>
  );
}

const WAYS = `M${-WAY} ${-HALF}H${WAY}V0H${-WAY}Z`;

/** The sides of a card that is turned by half. */
export function turnedSides(sides: readonly string[], turn: number): string[] {
  return turn === 180 ? [...sides.slice(2), ...sides.slice(0, 2)] : [...sides];
}

export function printedSides(card: string): string[] {
  const sides = printed(card)?.sides;
  return (["n", "e", "s", "w"] as const).map((side) => sides?.[side] ?? "W");
}
