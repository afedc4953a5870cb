// One student's screen: predict, committed, revealed. Nothing is filled in until it is touched.
import check from "icon:check-mark";
import gate from "icon:dungeon-gate";
import lock from "icon:padlock";
import { useEffect, useId, useState } from "preact/hooks";
import { useLang } from "../../core/words/context";
import type { PhoneState } from "../../generated/live";
import { Icon } from "../../ui/pieces/Icon";
import { Languages } from "../Door";
import { Drawing } from "../Drawing";
import { Figure } from "../Figure";
import { guessIn } from "../guess";
import type { ViewProps } from "../Live";
import { NameAgain } from "../NameAgain";
import { useLiveWords } from "../words";

export function Phone({ state, board, hasKernel, send, setLang }: ViewProps<PhoneState>) {
  const words = useLiveWords();
  const committed = state.answer !== "";
  const phase = state.phase === "open" && committed ? "committed" : state.phase;
  const chip = words.phaseOf[phase as keyof typeof words.phaseOf] ?? phase;
  return (
    <main class="phone" data-phase={phase}>
      <header class="bar">
        <Icon art={gate} class="crest" />
        <h2 class="grow">{state.title}</h2>
        <Languages lang={useLang()} onLang={setLang} />
      </header>
      {state.phase === "ready" ? (
        <section class="table inn">
          <span class="tick">
            <Icon art={check} />
          </span>
          <h1>{words.isIn}</h1>
          <p class="wide">{words.lookAtWall}</p>
          <p>{words.firstQuestion}</p>
          {state.name && (
            <span class="namebadge">
              <i aria-hidden="true">{state.letter}</i>
              {state.name}
            </span>
          )}
        </section>
      ) : (
        <>
          <section class="asking">
            <p class="row">
              <span class="grow aside">{words.questionOf(state.number, state.count)}</span>
              <span class={`chip ${phase === "told" ? "good" : "you"}`}>
                {phase !== "open" && <Icon art={phase === "told" ? check : lock} />}
                {chip}
              </span>
            </p>
            <h1 aria-live="polite">{state.question}</h1>
            {state.drawing && !(state.told && state.drawing.dice.length) && (
              <Drawing drawing={state.drawing} board={board} />
            )}
          </section>
          {state.told ? (
            <Told state={state} />
          ) : committed ? (
            <Committed state={state} />
          ) : state.phase === "open" ? (
            <Answer key={state.id} state={state} hasKernel={hasKernel} send={send} />
          ) : (
            <p class="late">{words.tooLate}</p>
          )}
        </>
      )}
      {(committed || state.phase !== "open") && (
        <footer class="doorfoot" aria-live="polite">
          {state.phase === "ready" ? (
            <NameAgain state={state} send={send} />
          ) : state.told ? (
            <p class="aside">{state.number < state.count ? words.nextFromWall : words.lastDone}</p>
          ) : (
            <>
              <h2>{words.lookAtWall}</h2>
              <p class="aside">
                {words.haveAnswered(state.done, state.joined)} {words.noTruthYet}
              </p>
            </>
          )}
        </footer>
      )}
    </main>
  );
}

type AnswerProps = Pick<ViewProps<PhoneState>, "state" | "hasKernel" | "send">;

function Answer({ state, hasKernel, send }: AnswerProps) {
  const words = useLiveWords();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [sent, setSent] = useState(false);
  const { form } = state;
  const guess = form === "chance" ? guessIn(typed) : null;
  useEffect(() => setSent(false), [state.id]);
  const shown =
    form === "chance"
      ? guess === null
        ? ""
        : `${Math.round(guess * 1000) / 10} %`
      : form === "choice"
        ? typed
        : typed.slice(0, 20);
  const ready = typed.trim() !== "" && (form !== "chance" || guess !== null) && hasKernel;
  const move = (by: number) =>
    setTyped(String(Math.min(100, Math.max(0, Math.round((guess ?? 0.5) * 100) + by))));
  return (
    <form
      class="answering"
      onSubmit={(event) => {
        event.preventDefault();
        if (!ready) return;
        setSent(true);
        // What was typed as 50 is meant in per cent, as the sign beside the field says.
        const answer =
          form === "chance" && /^\s*[\d.,]+\s*$/.test(typed) && guess !== null
            ? `${Math.round(guess * 1000) / 10}%`
            : typed;
        send({ type: "commit", id: state.id, answer });
        setTimeout(() => setSent(false), 4000);
      }}
    >
      <div class="fill">
        {form === "choice" ? (
          <fieldset class="options" aria-label={words.yourAnswer}>
            {state.options.map(([letter = "", text = ""]) => (
              <label key={letter} data-on={typed === letter || undefined}>
                <input type="radio" name={id} checked={typed === letter} onChange={() => setTyped(letter)} />
                <b>{letter}</b>
                <span>{text}</span>
              </label>
            ))}
          </fieldset>
        ) : form === "chance" ? (
          <>
            <div class="slider" data-touched={guess !== null || undefined}>
              <output style={{ left: `calc(26px + (100% - 52px) * ${guess ?? 0.5})` }}>
                {guess === null ? "" : `${words.you} ${shown}`}
              </output>
              <input
                type="range"
                min={0}
                max={100}
                step={1}
                aria-label={words.yourGuess}
                value={guess === null ? 50 : Math.round(guess * 100)}
                onInput={({ currentTarget }) => setTyped(currentTarget.value)}
              />
              <b
                class="grip"
                aria-hidden="true"
                style={{ left: `calc(26px + (100% - 52px) * ${guess ?? 0.5})` }}
              >
                {guess === null ? "" : state.letter}
              </b>
              <div class="laxis" aria-hidden="true">
                {[0, 25, 50, 75, 100].map((at) => (
                  <span key={at} style={{ left: `${at}%` }}>
                    {at === 100 ? "100 %" : at}
                  </span>
                ))}
              </div>
            </div>
            <div class="typing">
              <button type="button" class="btn stepb" aria-label={words.less} onClick={() => move(-5)}>
                −
              </button>
              <input
                class="guessfield"
                inputMode="text"
                autocomplete="off"
                maxLength={40}
                aria-label={words.yourGuess}
                value={typed}
                onInput={({ currentTarget }) => setTyped(currentTarget.value)}
              />
              <span>%</span>
              <button type="button" class="btn stepb" aria-label={words.more} onClick={() => move(5)}>
                +
              </button>
            </div>
            <p class="aside">{words.howToGuess}</p>
          </>
        ) : (
          <>
            <label>
              <span class="flabel">{words.yourAnswer}</span>
              <textarea
                rows={form === "words" ? 3 : 1}
                maxLength={500}
                value={typed}
                onInput={({ currentTarget }) => setTyped(currentTarget.value)}
              />
            </label>
            {form === "number" && <p class="aside">{words.howToAnswer}</p>}
          </>
        )}
      </div>
      <div class="doorfoot">
        <button type="submit" class="btn main wide" aria-disabled={!ready || sent}>
          {words.commit((form !== "words" && shown) || null)}
        </button>
        <p class="aside">{words.finalNote}</p>
      </div>
    </form>
  );
}

function Committed({ state }: { state: PhoneState }) {
  const words = useLiveWords();
  return (
    <section class="fill done">
      {state.at !== null && (
        <div class="slider" data-touched data-locked>
          <output style={{ left: `${100 * state.at}%` }}>
            {words.you} {state.shown}
          </output>
          <span class="track">
            <i style={{ left: `${100 * state.at}%` }}>{state.letter}</i>
          </span>
        </div>
      )}
      <p class="given">
        <b>{state.shown}</b> <span class="aside">{words.committedAt(state.committed)}</span>
      </p>
    </section>
  );
}

function Told({ state }: { state: PhoneState }) {
  const words = useLiveWords();
  const { told } = state;
  if (!told) return null;
  return (
    <section class="fill told">
      {told.exact && (
        <p class="truth">
          <b>{told.exact}</b>
          <span>
            {told.percent}
            {told.about && <small>{told.about}</small>}
          </span>
        </p>
      )}
      {told.right !== null && state.answer && (
        <p class={`chip ${told.right ? "good" : "bad"}`}>{told.right ? words.right : words.notRight}</p>
      )}
      <Figure figure={told.figure} own={state.at === null ? null : { at: state.at, letter: state.letter }} />
      <dl class="three">
        {[
          [words.you, state.shown],
          [words.classMedian, told.median],
          [words.exact, told.percent],
        ]
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {told.sentence && <p>{told.sentence}</p>}
    </section>
  );
}
