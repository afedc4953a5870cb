import check from "icon:check-mark";
import padlock from "icon:padlock";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { useLang, useStrings } from "../../core/words/context";
import { decimal, percent } from "../../core/words/format";
import type { Prediction } from "../../generated/contract";
import { Icon } from "../pieces/Icon";
import { seatLetter } from "../pieces/SeatBadge";

interface PredictProps {
  question: string;
  waiting: boolean;
  onPredict(guess: number): void;
  /** For who asked for it themselves: the odds without a guess. */
  onOpen: (() => void) | null;
}

/** Commit to a guess; only then does the kernel send the number. */
export function Predict({ question, waiting, onPredict, onOpen }: PredictProps) {
  const strings = useStrings();
  const lang = useLang();
  const id = useId();
  const [guess, setGuess] = useState(50);
  const words = percent(guess / 100, lang, 0);
  return (
    <section class="sheet predict">
      <header>
        <h3>{strings.predictFirst}</h3>
        <span class="chip you">
          <Icon art={padlock} />
          {strings.locked}
        </span>
      </header>
      <label class="lead" for={id}>
        {question}
      </label>
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
      <p class="row">
        <output class="guess num grow" for={id}>
          {words}
        </output>
        <button
          type="button"
          class="btn main"
          aria-disabled={waiting}
          onClick={() => !waiting && onPredict(guess / 100)}
        >
          {strings.commitGuess}
        </button>
      </p>
      {onOpen && (
        <button type="button" class="link" onClick={onOpen}>
          {strings.noGuesses}
        </button>
      )}
    </section>
  );
}

/** The guess and the truth on one line, and the gap between them. */
export function PredictionResult({ prediction, seat }: { prediction: Prediction; seat: number | null }) {
  const strings = useStrings();
  const lang = useLang();
  const { guess, exact, fraction, error, question } = prediction;
  const you = percent(guess, lang, 0);
  const truth = percent(exact, lang);
  // The button that committed is gone: keys, Escape first of all, must still reach the widget.
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    const page = sheet.current?.ownerDocument;
    if (page && page.activeElement === page.body) sheet.current?.focus({ preventScroll: true });
  }, []);
  const place = (p: number) => ({ left: `${p * 100}%` });
  return (
    <section class="sheet" ref={sheet} tabIndex={-1}>
      <header>
        <h3>{strings.yourGuess}</h3>
        <span class="chip good">
          <Icon art={check} />
          {strings.unlocked}
        </span>
      </header>
      <p class="lead">{question}</p>
      <div class="gauge" role="img" aria-label={strings.guessAgainst(you, truth)}>
        <span class="says you" style={{ ...place(guess), "--p": guess }}>
          {strings.you} {you}
        </span>
        <span class="says truth" style={{ ...place(exact), "--p": exact }}>
          {fraction ? strings.exact : strings.simulatedTruth} {truth}
        </span>
        <span class="track" />
        <span
          class="gap"
          style={{ left: `${Math.min(guess, exact) * 100}%`, width: `${Math.abs(guess - exact) * 100}%` }}
        />
        <span class="mark" style={place(exact)} />
        <span class="knob" style={place(guess)}>
          {seat === null ? "?" : seatLetter(seat)}
        </span>
      </div>
      <p class="verdict">
        <span>{strings.offBy(decimal(Math.abs(guess - exact) * 100, lang, 1))}</span>
        {fraction && <span class="chip odds">{fraction}</span>}
        <span class="chip">{strings.squaredError(decimal(error, lang))}</span>
      </p>
    </section>
  );
}
