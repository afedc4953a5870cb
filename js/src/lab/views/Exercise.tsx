// An exercise: the answer, what it says, and hints one at a time.
import cancel from "icon:cancel";
import tick from "icon:check-mark";
import torch from "icon:torch";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { ExerciseState } from "../../generated/lab";
import { Icon } from "../../ui/pieces/Icon";
import type { ViewProps } from "../Lab";
import { Mark } from "../parts/Mark";
import { Press } from "../parts/Press";
import { Spoken } from "../parts/Spoken";
import { useLabWords } from "../words";

/** What can only be given from a cell. */
const FROM_CODE = new Set(["function", "simulation", "reach"]);

export function Exercise({ state, hasKernel, send }: ViewProps<ExerciseState>) {
  const words = useLabWords();
  const [code, setCode] = useState(false);
  const left = state.hints_in_all - state.hints.length;
  const hint =
    left === 0
      ? words.noHint
      : left === 1
        ? words.lastHint
        : state.hints.length
          ? words.nextHint
          : words.firstHint;
  const asked = state.kind !== "unknown";
  const open = state.kind === "decision" || state.kind === "sentence";
  const tone =
    state.status === "right" || state.status === "kept"
      ? "good"
      : state.status === "wrong" || state.status === "unreadable"
        ? "bad"
        : "";
  return (
    <>
      <div class="duo">
        <div class="sheet">
          <header>
            <h2>{state.title}</h2>
            <span class={`chip ${tone}`}>
              {tone && <Icon art={tone === "good" ? tick : cancel} />}
              {state.chip}
            </span>
          </header>
          <p class="lead">{state.question}</p>
        </div>
        <div class="sheet answers">
          {asked &&
            (state.options.length ? (
              <Options state={state} hasKernel={hasKernel} send={send} />
            ) : FROM_CODE.has(state.kind) ? (
              <p class="small">
                {words.codeOnly} <code class="code">{state.code}</code>
              </p>
            ) : state.kind === "sentence" ? (
              <Free state={state} hasKernel={hasKernel} send={send} />
            ) : (
              <Field state={state} hasKernel={hasKernel} send={send} />
            ))}
          <Said state={state} />
          {state.hints.map((text, place) => (
            <div key={text} class="msg tip">
              <Mark kind="tip">{place + 1}</Mark>
              <p>{text}</p>
            </div>
          ))}
          {state.status === "right" && !open && !FROM_CODE.has(state.kind) && (
            <>
              <button
                type="button"
                class="btn quiet fold"
                aria-expanded={code}
                onClick={() => setCode(!code)}
              >
                {code ? "▾" : "▸"} {words.sameAsCode}
              </button>
              {code && <pre class="code">{state.code}</pre>}
            </>
          )}
          {asked && state.status !== "right" && !(open && state.hints_in_all === 0) && (
            <div class="wrap">
              <Press quiet off={left === 0 || !hasKernel} onPress={() => send({ type: "hint" })}>
                <Icon art={torch} />
                {hint}
              </Press>
              <span class="ladder" aria-hidden="true">
                {Array.from({ length: state.hints_in_all }, (_, place) => (
                  <i key={place} class={place < state.hints.length ? "on" : ""}>
                    {place + 1}
                  </i>
                ))}
              </span>
              <span class="small push">{words.tries(state.tries)}</span>
            </div>
          )}
        </div>
      </div>
      <Spoken text={[state.text, state.detail].filter(Boolean).join(" ")} />
    </>
  );
}

/** How long a pause in typing is, before the kernel is asked how the text reads. */
const PAUSE = 150;

function Field({ state, hasKernel, send }: Omit<ViewProps<ExerciseState>, "still">) {
  const words = useLabWords();
  const id = useId();
  const [text, setText] = useState(state.answer);
  // What the kernel has, or will have: who types on while it thinks keeps the new text.
  const told = useRef(state.answer);
  useEffect(() => {
    const before = told.current;
    told.current = state.answer;
    setText((now) => (now === before ? state.answer : now));
  }, [state.answer]);
  const check = () => {
    if (!hasKernel) return;
    told.current = text;
    send({ type: "check", answer: text });
  };
  const read = state.read?.text === text && text !== state.answer ? state.read.says : "";
  useEffect(() => {
    if (!hasKernel || text.trim() === "" || text === state.answer) return;
    const timer = setTimeout(() => send({ type: "read", answer: text }), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <form
      class="answer"
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <label class="unseen" for={id}>
        {words.yourAnswer}
      </label>
      <input
        id={id}
        class="entry"
        autocomplete="off"
        placeholder={state.place}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
        // Not left to the form: a notebook may take the key before the browser submits.
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          event.stopPropagation();
          check();
        }}
      />
      <button type="submit" class={state.status === "right" ? "btn" : "btn main"} aria-disabled={!hasKernel}>
        {words.check}
      </button>
      {read && (
        <p class="small understood" role="status">
          {read}
        </p>
      )}
    </form>
  );
}

/** A choice among sentences; a decision asks for the reason too, and is sent as "b: because ...". */
function Options({ state, hasKernel, send }: Omit<ViewProps<ExerciseState>, "still">) {
  const name = useId();
  const words = useLabWords();
  const decides = state.kind === "decision";
  const [kept, reason] = decides ? parted(state.answer) : [state.answer, ""];
  const [chosen, setChosen] = useState(kept);
  const [why, setWhy] = useState(reason);
  useEffect(() => setChosen(kept), [kept]);
  useEffect(() => setWhy(reason), [reason]);
  const ready = hasKernel && chosen !== "" && (!decides || why.trim() !== "");
  return (
    <form
      class="options"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) send({ type: "check", answer: decides ? `${chosen}: ${why.trim()}` : chosen });
      }}
    >
      <fieldset>
        <legend class="unseen">{words.yourAnswer}</legend>
        {state.options.map((option) => (
          <label key={option.id} class={chosen === option.id ? "option on" : "option"}>
            <input
              type="radio"
              name={name}
              value={option.id}
              checked={chosen === option.id}
              onChange={() => setChosen(option.id)}
            />
            <b>{option.id}</b>
            <span>{option.text}</span>
          </label>
        ))}
      </fieldset>
      {decides && <Sentence text={why} place={words.because} onText={setWhy} />}
      <button
        type="submit"
        class={state.status === "right" || state.status === "kept" ? "btn" : "btn main"}
        aria-disabled={!ready}
      >
        {decides ? words.keep : words.check}
      </button>
    </form>
  );
}

/** "b: because it is safer" in its two parts. */
function parted(answer: string): [string, string] {
  const at = answer.indexOf(":");
  return at < 0 ? [answer, ""] : [answer.slice(0, at).trim(), answer.slice(at + 1).trim()];
}

/** A few lines to write in. Enter is an end of line here, and no key reaches the notebook. */
function Sentence(props: { text: string; place: string; onText: (text: string) => void }) {
  const id = useId();
  return (
    <>
      <label class="unseen" for={id}>
        {props.place}
      </label>
      <textarea
        id={id}
        class="entry sentence"
        rows={2}
        maxLength={450}
        placeholder={props.place}
        value={props.text}
        onInput={(event) => props.onText(event.currentTarget.value)}
        onKeyDown={(event) => event.stopPropagation()}
      />
    </>
  );
}

/** A sentence of one's own, for a teacher to read. */
function Free({ state, hasKernel, send }: Omit<ViewProps<ExerciseState>, "still">) {
  const words = useLabWords();
  const [text, setText] = useState(state.answer);
  useEffect(() => setText(state.answer), [state.answer]);
  return (
    <form
      class="options"
      onSubmit={(event) => {
        event.preventDefault();
        if (hasKernel && text.trim()) send({ type: "check", answer: text });
      }}
    >
      <Sentence text={text} place={state.place} onText={setText} />
      <button
        type="submit"
        class={state.status === "kept" ? "btn" : "btn main"}
        aria-disabled={!hasKernel || !text.trim()}
      >
        {words.keep}
      </button>
    </form>
  );
}

function Said({ state }: { state: ExerciseState }) {
  if (!state.text) return null;
  const right = state.status === "right" || state.status === "kept";
  return (
    <div class={right ? "msg ok" : "msg no"}>
      <Mark kind={right ? "ok" : "no"} />
      <p>
        <b>{state.text}</b> {state.detail}
      </p>
    </div>
  );
}
