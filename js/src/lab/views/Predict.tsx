// A prediction: nothing is filled in, nothing is told before it is committed.
import tick from "icon:check-mark";
import padlock from "icon:padlock";
import { useEffect, useState } from "preact/hooks";
import { useLang } from "../../core/words/context";
import type { PredictState } from "../../generated/lab";
import { Icon } from "../../ui/pieces/Icon";
import { Segmented } from "../../ui/pieces/Segmented";
import type { ViewProps } from "../Lab";
import { decimal } from "../parts/format";
import { Gauge } from "../parts/Gauge";
import { Spoken } from "../parts/Spoken";
import { useLabWords } from "../words";
import { Scores } from "./Scores";

export function Predict({ state, hasKernel, send }: ViewProps<PredictState>) {
  const words = useLabWords();
  const [scores, setScores] = useState(false);
  return (
    <>
      <div class="duo">
        <div class="sheet">
          <header>
            <h2>{state.title}</h2>
            <StatusChip status={state.status} />
          </header>
          <p class="lead">{state.question}</p>
        </div>
        <div class="sheet">
          {state.status === "unanswered" ? (
            <Asking state={state} hasKernel={hasKernel} send={send} />
          ) : (
            <Gauge
              guess={state.guess ?? 0}
              most={state.top ?? 1}
              of={state.of}
              exact={state.exact}
              locked
              label={`${words.you} ${state.said}`}
            />
          )}
          {state.status === "revealed" && (
            <div class="truthrow">
              <span class="big mid exact">{state.fraction}</span>
              <span>
                <b>{state.exact_text}</b>
                <br />
                <span class="small">
                  {state.verdict} {state.luck}
                </span>
              </span>
            </div>
          )}
          {state.status !== "unanswered" && (
            <div class="wrap cardfoot">
              {state.may_reveal && (
                <button type="button" class="btn main" onClick={() => send({ type: "reveal" })}>
                  {words.reveal}
                </button>
              )}
              {state.status === "committed" && (
                <span class="small">
                  {words.cannotChange} {state.held}
                </span>
              )}
              {state.scores && (
                <button
                  type="button"
                  class="btn quiet"
                  aria-expanded={scores}
                  onClick={() => setScores(!scores)}
                >
                  {words.guesses}
                </button>
              )}
              {state.distance && (
                <span class="chip push">
                  {words.distance2} {state.distance}
                </span>
              )}
            </div>
          )}
        </div>
      </div>
      {scores && state.scores && <Scores scores={state.scores} />}
      <Spoken
        text={state.status === "revealed" ? `${state.exact_text} ${state.verdict}` : (state.held ?? "")}
      />
    </>
  );
}

function StatusChip({ status }: { status: PredictState["status"] }) {
  const words = useLabWords();
  if (status === "unanswered") return <span class="chip">{words.unanswered}</span>;
  if (status === "committed")
    return (
      <span class="chip you">
        <Icon art={padlock} />
        {words.committed}
      </span>
    );
  return (
    <span class="chip good">
      <Icon art={tick} />
      {words.revealed}
    </span>
  );
}

/** How long a pause in typing is, before the kernel is asked how the text reads. */
const PAUSE = 150;

/** The slider has no value until it is moved; a number may be typed instead, and the kernel says how it reads it. */
function Asking({ state, hasKernel, send }: Omit<ViewProps<PredictState>, "still">) {
  const words = useLabWords();
  const lang = useLang();
  const [counting, setCounting] = useState(state.of !== 100);
  const [text, setText] = useState("");
  // Where the slider was moved to: nobody need be asked how that reads.
  const [moved, setMoved] = useState<number | null>(null);
  const of = counting ? (state.of === 100 ? 36 : state.of) : 100;
  const most = state.top ?? of;
  const unit = state.top !== null ? "" : counting ? "n" : "%";
  const read = state.read?.text === text ? state.read : null;
  const value = moved === null ? (read?.value ?? null) : moved / most;
  const said = { guess: text, unit, of };
  const ask = () => {
    if (text.trim() !== "" && moved === null && hasKernel) send({ type: "read", ...said });
  };
  useEffect(() => {
    const timer = setTimeout(ask, PAUSE);
    return () => clearTimeout(timer);
  }, [text, unit, of]);
  const commit = () => {
    if (!hasKernel || text.trim() === "") return;
    // What was understood is seen before it is committed: a quick Enter only asks.
    if (value === null) ask();
    else send({ type: "commit", ...said });
  };
  function convert(toCounting: boolean): void {
    if (toCounting === counting) return;
    const to = toCounting ? (state.of === 100 ? 36 : state.of) : 100;
    if (value !== null) setText(decimal(value * to, lang, 1));
    setMoved(null);
    setCounting(toCounting);
  }
  return (
    <form
      class="asking"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
      // Not left to the form: a notebook may take the key before the browser submits.
      onKeyDown={(event) => {
        if (event.key !== "Enter" || (event.target as HTMLElement).tagName !== "INPUT") return;
        event.preventDefault();
        event.stopPropagation();
        commit();
      }}
    >
      <Gauge
        guess={value}
        most={state.top ?? 1}
        of={of}
        exact={null}
        label={value === null ? "" : `${words.you} ${text}`}
        slider={{
          max: most,
          value: value === null ? null : value * most,
          label: words.guess,
          onMove: (to) => {
            setMoved(to);
            setText(String(to));
          },
        }}
      />
      <div class="wrap">
        <label class="unit">
          <span class="unseen">{words.guess}</span>
          <input
            class="entry"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            placeholder="–"
            value={text}
            onInput={(event) => {
              setMoved(null);
              setText(event.currentTarget.value.slice(0, 60));
            }}
          />
          {state.top === null && (counting ? words.inOf(of) : words.percentUnit)}
        </label>
        {state.top === null && (
          <span>
            <Segmented
              label={words.unit}
              segments={[
                { key: "%", pressed: !counting, content: words.percentUnit, onPick: () => convert(false) },
                {
                  key: "n",
                  pressed: counting,
                  content: words.inUnit(state.of === 100 ? 36 : state.of),
                  onPick: () => convert(true),
                },
              ]}
            />
          </span>
        )}
        <button
          type="submit"
          class={value === null ? "btn push" : "btn main push"}
          aria-disabled={value === null || !hasKernel}
        >
          {words.commit} <kbd>Enter</kbd>
        </button>
      </div>
      <p class="small understood" role="status">
        {text.trim() === "" ? words.moveFirst : moved === null ? (read?.says ?? "…") : ""}
      </p>
    </form>
  );
}
