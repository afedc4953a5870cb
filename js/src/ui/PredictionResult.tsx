import check from "icon:check-mark";
import { useLang, useStrings } from "../core/context";
import { decimal, percent } from "../core/format";
import type { Prediction } from "../generated/contract";
import { Icon } from "./Icon";
import { seatLetter } from "./SeatBadge";

/** The guess and the truth on one line, and the gap between them. */
export function PredictionResult({ prediction, seat }: { prediction: Prediction; seat: number | null }) {
  const strings = useStrings();
  const lang = useLang();
  const { guess, exact, fraction, error, question } = prediction;
  const you = percent(guess, lang);
  const truth = percent(exact, lang);
  const place = (p: number) => ({ left: `${p * 100}%` });
  return (
    <section class="sheet">
      <header>
        <h3>{strings.yourGuess}</h3>
        <span class="chip good">
          <Icon art={check} />
          {strings.unlocked}
        </span>
      </header>
      <p class="q">{question}</p>
      <div class="gauge" role="img" aria-label={strings.guessAgainst(you, truth)}>
        <span class="lab you" style={{ ...place(guess), "--p": guess }}>
          {strings.you} {you}
        </span>
        <span class="lab truth" style={{ ...place(exact), "--p": exact }}>
          {strings.exact} {truth}
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
        <span class="chip odds">{fraction}</span>
        <span class="chip">{strings.squaredError(decimal(error, lang))}</span>
      </p>
    </section>
  );
}
