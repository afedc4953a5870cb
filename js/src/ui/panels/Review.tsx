// After the game: what each choice was worth, and how to keep or share it.
import { useState } from "preact/hooks";
import { useLang, useStrings } from "../../core/context";
import type { Conversation } from "../../core/conversation";
import { decimal } from "../../core/format";
import { inPoints, isLoss } from "../../core/worth";
import type { ReviewAnswer, ReviewPoint } from "../../generated/contract";
import { ChanceLine } from "../charts/ChanceLine";

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
      <Share conversation={conversation} />
    </>
  );
}

/** Hand a file to the browser, as if it had been linked. */
function download(document: Document, name: string, html: string): void {
  const url = URL.createObjectURL(new Blob([html], { type: "text/html" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

function Share({ conversation }: { conversation: Conversation }) {
  const strings = useStrings();
  const [copied, setCopied] = useState(false);
  const { code } = conversation.state;
  const copy = async () => {
    await navigator.clipboard?.writeText(code ?? "");
    setCopied(true);
  };
  return (
    <section class="sheet">
      <header>
        <h3>{strings.shareKeep}</h3>
      </header>
      {code ? (
        <p class="row code">
          <input
            readOnly
            value={code}
            aria-label={strings.getCode}
            onFocus={(event) => event.currentTarget.select()}
          />
          <button type="button" class="btn" onClick={() => void copy()}>
            {copied ? strings.copied : strings.copy}
          </button>
        </p>
      ) : (
        <button type="button" class="btn" onClick={() => conversation.askShare()}>
          {strings.getCode}
        </button>
      )}
      <p class="cap keep">{strings.codeHint}</p>
      <button
        type="button"
        class="btn"
        onClick={(event) => {
          const { ownerDocument } = event.currentTarget;
          conversation.askReplay(({ name, html }) => download(ownerDocument, name, html));
        }}
      >
        {strings.saveReplay}
      </button>
      <p class="cap keep">{strings.replayHint}</p>
      <p class="cap keep">{strings.keepHint}</p>
    </section>
  );
}
