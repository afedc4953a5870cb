// What is drawn below a question: a board as a picture, or a roll of dice as an example.
import { useState } from "preact/hooks";
import type { LiveDrawing } from "../generated/live";
import { FlatDie } from "../ui/dice/Pips";
import { useLiveWords } from "./words";

export function Drawing({ drawing }: { drawing: LiveDrawing }) {
  return drawing.svg ? <Board {...drawing} /> : <Roll {...drawing} />;
}

/** As an image, in which nothing runs and no name is a tag. Small print: whoever taps it sees it larger. */
function Board({ svg, said }: LiveDrawing) {
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
      <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" />
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
