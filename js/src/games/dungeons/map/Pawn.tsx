// A pawn has its seat's colour and letter; it walks when its place changes.
import type { Box } from "../../../ui/map/geometry";
import { seatLetter } from "../../../ui/pieces/SeatBadge";
import { printed } from "../board/content";
import type { AdventurerView, DungeonsBoard } from "../view";
import { spotOf } from "./geometry";

const APART = 34;
/** In a room below its picture, in a passage above its name. */
const BELOW = { room: 22, passage: -8 };

export function Pawn({
  player,
  board,
  bounds,
}: {
  player: AdventurerView;
  board: DungeonsBoard;
  bounds: Box;
}) {
  const here = board.players.filter(({ alive, x, y }) => alive && x === player.x && y === player.y);
  const place = here.findIndex(({ seat }) => seat === player.seat);
  const space = board.spaces.find((one) => one.x === player.x && one.y === player.y);
  const below = printed(space?.card ?? "")?.kind === "room" ? BELOW.room : BELOW.passage;
  const { x, y } = spotOf(player, bounds);
  const dx = (place - (here.length - 1) / 2) * APART;
  const letter = seatLetter(player.seat);
  const active = board.active === player.seat ? " active" : "";
  return (
    <g
      class={`pawn seat-${letter.toLowerCase()}${active}`}
      style={{ transform: `translate(${x + dx}px, ${y + below}px)` }}
    >
      <g class="figure">
        <ellipse class="foot" cy="20" rx="19" ry="7" />
        <path d="M-13 18C-13 8 -6 6 -6 -2A10 10 0 1 1 6 -2C6 6 13 8 13 18Z" />
        <text y="-5">{letter}</text>
      </g>
    </g>
  );
}
