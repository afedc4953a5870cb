// A pawn has its seat's colour and letter; it walks when its place changes. What is sent at its hero waits beside it.
import { ICON_SIDE } from "../../../core/game-page";
import type { Box } from "../../../ui/map/geometry";
import { seatLetter } from "../../../ui/pieces/SeatBadge";
import { artOf, printed, useNames } from "../board/content";
import type { AdventurerView, DungeonsBoard } from "../view";
import { spotOf } from "./geometry";
import { seatClass } from "./MiniMap";

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
  const inside = printed(space?.card ?? "")?.kind === "room" ? "room" : "passage";
  const { x, y } = spotOf(player, bounds);
  const dx = (place - (here.length - 1) / 2) * APART;
  const active = board.active === player.seat ? " active" : "";
  const sent = board.sent.filter(({ victim }) => victim === player.seat);
  return (
    <g
      class={`pawn in-${inside} ${seatClass(player.seat)}${active}`}
      data-seat={player.seat}
      style={{ transform: `translate(${x + dx}px, ${y + BELOW[inside]}px)` }}
    >
      <g class="figure">
        <ellipse class="foot" cy="20" rx="19" ry="7" />
        <path d="M-13 18C-13 8 -6 6 -6 -2A10 10 0 1 1 6 -2C6 6 13 8 13 18Z" />
        <text y="-5">{seatLetter(player.seat)}</text>
        {sent.map(({ card }, index) => (
          <Sent key={`${card} ${index}`} card={card} at={index} />
        ))}
      </g>
    </g>
  );
}

/** A monster or trap that has come to its victim and is to be met. */
function Sent({ card, at }: { card: string; at: number }) {
  const nameOf = useNames();
  const { path, size = ICON_SIDE } = artOf(card);
  return (
    <g transform={`translate(${24 + at * 22} -16) rotate(${6 - at * 4})`}>
      <g class="sent" data-sent={card}>
        <title>{nameOf(card)}</title>
        <rect x="-13" y="-18" width="26" height="36" rx="3" />
        <svg x="-10" y="-10" width="20" height="20" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
          <path class="art" d={path} />
        </svg>
      </g>
    </g>
  );
}
