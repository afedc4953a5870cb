// The whole dungeon in small: where the window is, where the heroes stand and what they are after.
import type { Box } from "../../../ui/map/geometry";
import { seatLetter } from "../../../ui/pieces/SeatBadge";
import type { DungeonsBoard, Goal } from "../view";
import { CELL, spotOf } from "./geometry";

interface MiniMapProps {
  board: DungeonsBoard;
  goals: ReadonlyMap<string, readonly Goal[]>;
  bounds: Box;
  seen: Box;
}

export function MiniMap({ board, goals, bounds, seen }: MiniMapProps) {
  return (
    <svg viewBox={`0 0 ${bounds.w} ${bounds.h}`} aria-hidden="true">
      {board.spaces.map((space) => {
        const { id, x, y } = spotOf(space, bounds);
        const goal = goals.get(space.card)?.[0];
        const side = CELL - 22;
        return (
          <rect
            key={id}
            class={goal ? `minitile goal ${seatClass(goal.seat)}` : "minitile"}
            x={x - side / 2}
            y={y - side / 2}
            width={side}
            height={side}
          />
        );
      })}
      {board.players.map((player) => {
        if (!player.alive || !player.hero) return null;
        const { x, y } = spotOf(player, bounds);
        return <circle key={player.seat} class={`minipawn ${seatClass(player.seat)}`} cx={x} cy={y} r="52" />;
      })}
      <rect class="window" x={seen.x} y={seen.y} width={seen.w} height={seen.h} />
    </svg>
  );
}

export const seatClass = (seat: number) => `seat-${seatLetter(seat).toLowerCase()}`;
