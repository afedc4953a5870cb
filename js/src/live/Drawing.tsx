// What is drawn below a question: a board as a picture, or a roll of dice as an example.
import { useState } from "preact/hooks";
import type { LiveDrawing } from "../generated/live";
import { FlatDie } from "../ui/dice/Pips";
import { useLiveWords } from "./words";

interface DrawingProps {
  drawing: LiveDrawing;
  /** The picture of a board (SVG), or nothing. */
  board: string;
  /** As large as there is room, and no button: on the wall. */
  still?: boolean;
}

export function Drawing({ drawing, board, still = false }: DrawingProps) {
  if (drawing.dice.length > 0) return <Roll {...drawing} />;
  // As an image, in which nothing runs and no name is a tag.
  const source = `data:image/svg+xml,${encodeURIComponent(board)}`;
  if (!still) return <Board source={source} said={drawing.said} />;
  return <img class="lboard" src={source} alt={drawing.said} />;
}

/** Small print: whoever taps it sees it larger. */
function Board({ source, said }: { source: string; said: string }) {
  const words = useLiveWords();
  const [large, setLarge] = useState(false);
  return (
    <button
      type="button"
      class="lboard"
      aria-pressed={large}
      aria-label={`${said} ${words.enlarge}`}
      title={words.enlarge}
      onClick={() => setLarge(!large)}
    >
      <img src={source} alt="" />
    </button>
  );
}

function Roll({ dice, said }: LiveDrawing) {
  return (
    <p class="lroll">
      <svg viewBox={`-0.5 -0.5 ${dice.length * 12.5 - 1.5} 11`} role="img" aria-label={dice.join(", ")}>
        {dice.map((value, i) => (
          <FlatDie key={i} value={value} x={i * 12.5} />
        ))}
      </svg>
      <span class="aside">{said}</span>
    </p>
  );
}
