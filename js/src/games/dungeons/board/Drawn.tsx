// The map card to lay: as large as life, and turned round before it is laid.
import { useFaces } from "../../../core/words/context";
import type { Choice } from "../../../generated/contract";
import { printedSides, Tile, turnedSides } from "../map/Tile";
import { useWords } from "../words";
import { useNames } from "./content";

interface DrawnProps {
  card: string;
  choices: readonly Choice[];
  turned: boolean;
  onTurn(): void;
}

export function Drawn({ card, choices, turned, onTurn }: DrawnProps) {
  const nameOf = useNames();
  const words = useWords();
  const turns = new Set(choices.filter(({ action }) => action[0] === "build").map(({ action }) => action[3]));
  return (
    <section class="drawn" aria-label={words.drawn}>
      <svg class="dungeonmap" viewBox="-75 -75 150 150" aria-hidden="true">
        <Tile card={card} sides={turnedSides(printedSides(card), turned ? 180 : 0)} />
      </svg>
      <div>
        <b>{nameOf(card)}</b>
        <p class="cap">{useFaces()[card]?.text}</p>
        {turns.size > 1 && (
          <button type="button" class="btn" aria-pressed={turned} onClick={onTurn}>
            ↻ {words.turnTile} <span class="kbd">R</span>
          </button>
        )}
      </div>
    </section>
  );
}
