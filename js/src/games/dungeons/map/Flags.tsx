// Where everybody's quests go on: the own ones as flags with their pictures, the rivals' as pennants with their letters.
import { ICON_SIDE } from "../../../core/game-page";
import type { Spot } from "../../../ui/map/geometry";
import { seatLetter } from "../../../ui/pieces/SeatBadge";
import { artOf } from "../board/content";
import type { Goal } from "../view";
import { seatClass } from "./MiniMap";

/** They lie over all tiles: what a tile tells its reader, the tile says. */
export function Flags({ at, goals, home }: { at: Spot; goals: readonly Goal[]; home: number }) {
  const own = goals.filter(({ seat }) => seat === home);
  const rivals = [...new Set(goals.map(({ seat }) => seat))].filter((seat) => seat !== home);
  return (
    <g class="flags" transform={`translate(${at.x} ${at.y})`}>
      {own.map(({ seat, quest }, index) => {
        const { path, size = ICON_SIDE } = artOf(quest);
        return (
          <g key={quest} class="place quest" style={{ "--at": index }}>
            <g class={`flag ${seatClass(seat)}`}>
              <path d="M-14 -15H25L16 0L25 15H-14Z" />
              <svg x="-11" y="-12" width="24" height="24" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
                <path class="on" d={path} />
              </svg>
            </g>
          </g>
        );
      })}
      {rivals.map((seat, index) => (
        <g key={seat} class="place rival" style={{ "--at": index }}>
          <g class={`flag ${seatClass(seat)}`}>
            <path d="M14 -11H-15L-8 0L-15 11H14Z" />
            <text x="3" y="5">
              {seatLetter(seat)}
            </text>
          </g>
        </g>
      ))}
    </g>
  );
}
