// After the game: what each choice was worth for winning it, and how to keep or share it.

import { useState } from "preact/hooks";
import { type Conversation, percentOf } from "../../core/conversation";
import { useLang, useStrings } from "../../core/words/context";
import { decimal } from "../../core/words/format";
import { amountSaid, inPoints, isLoss, lossesOf, minus } from "../../core/words/worth";
import type { ReviewAnswer, ReviewPoint } from "../../generated/contract";
import { ChanceLine } from "../charts/ChanceLine";
import * as glyphs from "../pieces/glyphs";
import { Icon } from "../pieces/Icon";
import { Share } from "./Share";

/** How many losses are told at length. */
const TOLD = 3;

/** The choice that gave the most away, if any clearly did. */
export function worstOf(review: ReviewAnswer | null): ReviewPoint | null {
  return lossesOf(review?.points ?? [])[0] ?? null;
}

/** The chance line, for the table or the panel. */
export function ReviewChart({ conversation }: { conversation: Conversation }) {
  const { review } = conversation.state;
  if (!review || review.points.length === 0) return null;
  return (
    <ChanceLine
      question={review.question}
      word={review.word}
      unit={review.unit}
      points={review.points}
      won={review.won}
      note={review.source}
      onGo={(step) => conversation.seek?.(step)}
    />
  );
}

export function Review({ conversation, withChart }: { conversation: Conversation; withChart: boolean }) {
  const strings = useStrings();
  const { review, reviewing } = conversation.state;
  const underWay = reviewing?.stopped ? strings.reviewStopped : strings.lookingBack;
  return (
    <>
      <section class="sheet reviewhead">
        <h3>{!review || (review.late && !worstOf(review)) ? underWay : review.headline}</h3>
        {review?.luck && !review.late && <p>{review.luck}</p>}
        <Course conversation={conversation} />
      </section>
      {withChart && <ReviewChart conversation={conversation} />}
      {review && <Losses conversation={conversation} review={review} />}
      {review && <AllChoices conversation={conversation} review={review} />}
      <Share conversation={conversation} ended />
    </>
  );
}

/** How far it is, and a way to stop it or to go on. */
function Course({ conversation }: { conversation: Conversation }) {
  const strings = useStrings();
  const { review, reviewing } = conversation.state;
  if (!conversation.host.hasKernel || (review && !review.late)) return null;
  const share = percentOf(reviewing?.done ?? 0);
  const stopped = reviewing?.stopped ?? false;
  return (
    <div class="course">
      <progress max={100} value={share} aria-label={strings.lookingBack} />
      <button
        type="button"
        class="btn"
        onClick={() => (stopped ? conversation.askReview() : conversation.stopReview())}
      >
        {stopped ? strings.reviewGoOn : strings.reviewStop}
      </button>
    </div>
  );
}

/** The choices that cost most: what was done, what was better, by how much and why. */
function Losses({ conversation, review }: { conversation: Conversation; review: ReviewAnswer }) {
  const strings = useStrings();
  const [chosen, setChosen] = useState<number | null>(null);
  const [counted, setCounted] = useState(false);
  const losses = lossesOf(review.points).slice(0, TOLD);
  const lit = losses.some(({ step }) => step === chosen) ? chosen : losses[0]?.step;
  return (
    <>
      {losses.map((point, place) => (
        <Loss
          key={point.step}
          point={point}
          place={place + 1}
          lit={point.step === lit}
          conversation={conversation}
          onChoose={() => {
            setChosen(point.step);
            conversation.seek?.(point.step);
          }}
        />
      ))}
      <section class="sheet">
        {review.rest && <p class="cap">{review.rest}</p>}
        {counted && <p class="how">{review.how}</p>}
        <p class="links">
          <button type="button" class="link" aria-expanded={counted} onClick={() => setCounted(!counted)}>
            {strings.howCounted}
          </button>
          {!review.late && review.choices > 0 && (
            <button type="button" class="link" onClick={() => conversation.askReview(10)}>
              {strings.tenTimes}
            </button>
          )}
        </p>
      </section>
    </>
  );
}

interface LossProps {
  point: ReviewPoint;
  place: number;
  lit: boolean;
  conversation: Conversation;
  onChoose(): void;
}

function Loss({ point, place, lit, conversation, onChoose }: LossProps) {
  const strings = useStrings();
  const lang = useLang();
  const { step, label, given, doubt, unit, value, error, best, why, chapter } = point;
  const worth = (amount: number, off: number | null) =>
    amountSaid(amount, { unit, error: off }, strings, lang);
  return (
    <section class={`sheet costly${lit ? " lit" : ""}`}>
      <button type="button" class="losshead" aria-expanded={lit} onClick={onChoose}>
        <i class="badge">{place}</i>
        <b>{label}</b>
        <span class="minus">
          {minus(given, unit, lang)} <small>± {decimal(inPoints(doubt, unit), lang, 1)}</small>
        </span>
        <span class="cap">{[chapter, strings.step(step)].filter(Boolean).join(" · ")}</span>
      </button>
      <dl>
        <dt>{strings.yours}</dt>
        <dd>{worth(value, error)}</dd>
        <dt class="ok">{best}</dt>
        <dd class="ok">{worth(value + given, doubt)}</dd>
      </dl>
      {why && <p class="why">{why}</p>}
      {lit && (
        <button
          type="button"
          class="btn main"
          aria-disabled={conversation.state.pending}
          onClick={() => conversation.request({ type: "fork", step })}
        >
          <Icon art={glyphs.fork} class="ctl" /> {strings.playOnFromHere}
        </button>
      )}
    </section>
  );
}

function AllChoices({ conversation, review }: { conversation: Conversation; review: ReviewAnswer }) {
  const strings = useStrings();
  const lang = useLang();
  if (review.choices === 0) return null;
  return (
    <details class="sheet">
      <summary>
        {strings.yourChoices(review.choices)} <span class="cap">{strings.givenAway[review.unit]}</span>
      </summary>
      <ol class="given">
        {review.points.map((point) => (
          <li key={point.step} class={isLoss(point) ? "lossy" : ""}>
            <button
              type="button"
              title={point.best ? strings.bestWas(point.best) : undefined}
              onClick={() => conversation.seek?.(point.step)}
            >
              <i>{point.step}</i>
              <span>
                {point.label}
                {point.helped && ` ${strings.withHint}`}
              </span>
              <b>{isLoss(point) ? minus(point.given, point.unit, lang) : point.judged ? "0" : "?"}</b>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
