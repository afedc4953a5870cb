// After the game: what each choice was worth, and how to keep or share it.

import type { Conversation } from "../../core/conversation";
import { useLang, useStrings } from "../../core/words/context";
import { decimal } from "../../core/words/format";
import { inPoints, isLoss } from "../../core/words/worth";
import type { ReviewAnswer, ReviewPoint } from "../../generated/contract";
import { ChanceLine } from "../charts/ChanceLine";
import { Share } from "./Share";

/** The choice that gave the most away, if any gave what is worth a word. */
export function worstOf(review: ReviewAnswer | null): ReviewPoint | null {
  const losses = (review?.points ?? []).filter(isLoss);
  return losses.reduce<ReviewPoint | null>(
    (worst, point) => (point.given > (worst?.given ?? 0) ? point : worst),
    null,
  );
}

/** The chance line, for the table or the panel. */
export function ReviewChart({ conversation }: { conversation: Conversation }) {
  const strings = useStrings();
  const { review } = conversation.state;
  if (!review || review.points.length === 0) return null;
  return (
    <ChanceLine
      question={review.question}
      word={review.word}
      unit={review.unit}
      points={review.points}
      note={review.late ? strings.lookingBack : review.source}
      onGo={(step) => conversation.seek?.(step)}
    />
  );
}

export function Review({ conversation, withChart }: { conversation: Conversation; withChart: boolean }) {
  const strings = useStrings();
  const lang = useLang();
  const { review } = conversation.state;
  const points = review?.points ?? [];
  return (
    <>
      {withChart && <ReviewChart conversation={conversation} />}
      <section class="sheet">
        <header>
          <h3>{strings.yourChoices(points.length)}</h3>
          <span class="cap">{strings.givenAway[review?.unit ?? "chance"]}</span>
        </header>
        {!review && <p class="cap">{strings.lookingBack}</p>}
        {review && !review.late && worstOf(review) === null && <p class="cap">{strings.nothingGiven}</p>}
        <ol class="given">
          {points.map(({ step, label, given, unit, best }) => (
            <li key={step} class={isLoss({ given, unit }) ? "lossy" : ""}>
              <button
                type="button"
                title={best ? strings.bestWas(best) : undefined}
                onClick={() => conversation.seek?.(step)}
              >
                <i>{step}</i>
                <span>{label}</span>
                <b>{given > 0 ? `−${decimal(inPoints(given, unit), lang, 1)}` : "0"}</b>
              </button>
            </li>
          ))}
        </ol>
      </section>
      <Share conversation={conversation} ended />
    </>
  );
}
