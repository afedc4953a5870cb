import padlock from "icon:padlock";
import { useId, useState } from "preact/hooks";
import { useLang, useStrings } from "../core/context";
import { percent } from "../core/format";
import { Icon } from "./Icon";

interface PredictSliderProps {
  question: string;
  waiting: boolean;
  onPredict(guess: number): void;
}

/** Commit to a guess; only then does the kernel send the number. */
export function PredictSlider({ question, waiting, onPredict }: PredictSliderProps) {
  const strings = useStrings();
  const lang = useLang();
  const id = useId();
  const [guess, setGuess] = useState(50);
  const words = percent(guess / 100, lang);
  return (
    <section class="sheet predict">
      <header>
        <h3>{strings.predictFirst}</h3>
        <span class="chip">
          <Icon art={padlock} />
          {strings.locked}
        </span>
      </header>
      <label class="q" for={id}>
        {question}
      </label>
      <output class="guess num" for={id}>
        {words}
      </output>
      <input
        id={id}
        type="range"
        min="0"
        max="100"
        value={guess}
        style={{ "--at": `${guess}%` }}
        aria-valuetext={words}
        onInput={(event) => setGuess(event.currentTarget.valueAsNumber)}
      />
      <div class="scale cap" aria-hidden="true">
        {[0, 25, 50, 75, 100].map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
      <button
        type="button"
        class="btn main"
        aria-disabled={waiting}
        onClick={() => !waiting && onPredict(guess / 100)}
      >
        {strings.commitGuess}
      </button>
    </section>
  );
}
