// Beside the board after the answer: right or not and by how much, every choice with its worth, why, and the way on.
import tick from "icon:check-mark";
import type { RefObject } from "preact";
import { useRef, useState } from "preact/hooks";
import { actionKey } from "../core/actions";
import { copyFrom } from "../core/copy";
import type { IconArt } from "../core/game-page";
import { signed } from "../core/words/format";
import type { PuzzleAnswer, PuzzleGame, PuzzleState, PuzzleWaffle } from "../generated/puzzles";
import { Icon } from "../ui/pieces/Icon";
import { Meter } from "../ui/pieces/Meter";
import { useWords } from "./words";

const LONG = 4;
const cross: IconArt = {
  path: "m3.4 2 4.6 4.6L12.6 2 14 3.4 9.4 8l4.6 4.6-1.4 1.4L8 9.4 3.4 14 2 12.6 6.6 8 2 3.4z",
  size: 16,
};

interface AnswerProps {
  state: PuzzleState;
  answer: PuzzleAnswer;
  /** The position as a game, once it was asked for. */
  onward: PuzzleGame | null;
  verdict: RefObject<HTMLDivElement | null>;
  hasKernel: boolean;
  send(message: Record<string, unknown>): void;
}

export function Answer({ state, answer, onward, verdict, hasKernel, send }: AnswerProps) {
  const words = useWords();
  const button = (label: string, message: string, extra = "") => (
    <button
      type="button"
      class={`btn ${extra}`}
      aria-disabled={!hasKernel}
      onClick={() => send({ type: message })}
    >
      {label}
    </button>
  );
  // A long list would push the reason out of sight.
  const long = answer.rows.length > LONG;
  const why = (
    <p class="why">
      <b>{words.why}</b> {answer.why}
    </p>
  );
  return (
    <>
      <div class="scroll told">
        <div ref={verdict} class={`verdict ${answer.right ? "ok" : "no"}`} tabIndex={-1}>
          <span class="sign">
            <Icon art={answer.right ? tick : cross} />
          </span>
          <div>
            <h3>{answer.head}</h3>
            {answer.note && <p class="cap">{answer.note}</p>}
          </div>
        </div>
        {long && why}
        <Rows answer={answer} />
        {answer.waffles.length > 0 && (
          <div class="two">
            {answer.waffles.map((waffle) => (
              <Cases key={waffle.label} waffle={waffle} />
            ))}
          </div>
        )}
        {!long && why}
        <p class="more">
          {button(words.play, "play", "quiet")}
          {state.can_clear && <Clear send={send} />}
        </p>
        {onward && <Onward game={onward} />}
      </div>
      {!state.asked && (
        <footer class="foot">
          <div class="rate now">
            <div>
              <b>{state.rating}</b>
              {answer.change === null ? (
                <span class="cap">{words.noChange}</span>
              ) : (
                <span class={answer.change < 0 ? "down" : "up"}>{signed(answer.change)}</span>
              )}
              <span class="unseen">{words.rating}</span>
            </div>
            <div>
              <b>{state.streak}</b>
              <span class="cap">{state.streak === 0 ? words.newStreak : words.inARow(state.streak)}</span>
            </div>
          </div>
          {button(`${words.next} →`, "next", "main")}
        </footer>
      )}
    </>
  );
}

/** Every choice, the best first: word, number, and a bar that is only as long as the number says. */
function Rows({ answer }: { answer: PuzzleAnswer }) {
  const words = useWords();
  return (
    <ol class="valued" aria-label={words.values}>
      {answer.rows.map(({ action, label, said, share, best, chosen }) => (
        <li key={actionKey(action)} class={`${best ? "is-best" : ""} ${chosen ? "is-own" : ""}`}>
          <span>
            {label}
            {chosen && <em>, {words.yours}</em>}
          </span>
          <b>{said}</b>
          <Meter value={share} />
        </li>
      ))}
      {answer.source && <li class="cap">{answer.source}</li>}
    </ol>
  );
}

/** All cases after one choice: those that go well first. */
function Cases({ waffle: { label, said, good, total } }: { waffle: PuzzleWaffle }) {
  return (
    <figure>
      <figcaption class="cap">{said}</figcaption>
      <div
        class="squares"
        role="img"
        aria-label={`${label}: ${good} / ${total}`}
        style={{ "--n": columns(total) }}
      >
        {Array.from({ length: total }, (_, at) => (
          <i key={at} class={at < good ? "" : "x"} />
        ))}
      </div>
    </figure>
  );
}

/** Rows as long as columns are, or twice as long where there are many. */
const columns = (total: number) => Math.max(6, Math.ceil(Math.sqrt(total * 1.6)));

/** A link where there is a site; else the line of Python that opens it. */
function Onward({ game: { text, code, link } }: { game: PuzzleGame }) {
  const words = useWords();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  if (link)
    return (
      <p>
        <a class="btn" href={link} target="_blank" rel="noreferrer">
          {words.open}
        </a>
      </p>
    );
  return (
    <p class="onward">
      <label>
        <span class="cap">{text}</span>
        <input ref={field} readOnly value={code} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button
        type="button"
        class="btn"
        onClick={() => field.current && void copyFrom(field.current).then(setCopied)}
      >
        {copied ? words.copied : words.copy}
      </button>
    </p>
  );
}

/** Pressed twice: what is forgotten does not come back. */
function Clear({ send }: Pick<AnswerProps, "send">) {
  const words = useWords();
  const [sure, setSure] = useState(false);
  return (
    <button
      type="button"
      class="btn quiet"
      onClick={() => (sure ? send({ type: "clear" }) : setSure(true))}
      onBlur={() => setSure(false)}
    >
      {sure ? words.sure : words.clear}
    </button>
  );
}
