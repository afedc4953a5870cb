// Where the drawn tile may lie: what is seen is what is laid.
import type { BoardProps } from "../../../core/game-page";
import type { Action } from "../../../core/hosts/messages";
import type { Choice } from "../../../generated/contract";
import { touchDrawn } from "../../../ui/choices/touch";
import type { Spot } from "../../../ui/map/geometry";
import type { SpotRoving } from "../../../ui/map/roving";
import type { DungeonsBoard } from "../view";
import { useWords } from "../words";
import { DRAWN } from "./geometry";
import { SQUARE } from "./Space";
import { printedSides, Tile, turnedSides } from "./Tile";

interface GhostProps extends Pick<BoardProps<DungeonsBoard>, "ready" | "act"> {
  card: string;
  at: Spot;
  choices: readonly Choice[];
  /** What was chosen, at a step of the past. */
  chosen: Action | null;
  /** The way round that is wanted; where only the other fits, that is shown. */
  turned: boolean;
  rove: SpotRoving;
}

const turnOf = ({ action }: Choice) => Number(action[3] ?? 0);

export function Ghost({ card, at, choices, chosen, turned, ready, act, rove }: GhostProps) {
  const words = useWords();
  const choice = choices.find((one) => turnOf(one) === (turned ? 180 : 0)) ?? choices[0];
  if (!choice) return null;
  const { title: _, ...press } = touchDrawn(choice, { ready, act, chosen });
  const both = choices.length > 1;
  const label = `${choice.label}. ${both ? words.bothWays : ""}`;
  return (
    <g class="ghost" style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
      <g {...DRAWN}>
        <Tile card={card} sides={turnedSides(printedSides(card), turnOf(choice))} />
        {both && (
          <text class="both" x="58" y="-46">
            ↻
          </text>
        )}
      </g>
      <rect class="touch halo" {...SQUARE} aria-label={label} {...rove.item(at.id)} {...press}>
        <title>{label}</title>
      </rect>
    </g>
  );
}
