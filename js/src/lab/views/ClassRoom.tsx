// What the class thinks: guesses, simulation and truth, shown one after the other by the teacher.
import eye from "icon:all-seeing-eye";
import { useEffect, useState } from "preact/hooks";
import type { ClassState } from "../../generated/lab";
import { Segmented } from "../../ui/pieces/Segmented";
import type { ViewProps } from "../Lab";
import { LabHead } from "../parts/LabHead";
import { Mark } from "../parts/Mark";
import { Switch } from "../parts/Switch";
import { useLabWords } from "../words";

/** How often the folder of hand-ins is read while a class works, in milliseconds. */
const LOOK_EVERY = 3000;

export function ClassRoom({ state, hasKernel, send }: ViewProps<ClassState>) {
  const words = useLabWords();
  const next = state.ids[(state.ids.indexOf(state.id) + 1) % Math.max(1, state.ids.length)];
  const live = hasKernel && state.folder !== "";
  useEffect(() => {
    if (!live) return;
    const timer = setInterval(() => send({ type: "look" }), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [live]);
  // Without a simulation of this question the second step would show nothing new.
  const steps = words.steps.flatMap((name, place) =>
    place === 1 && !state.may_simulate ? [] : [{ name, step: place + 1 }],
  );
  return (
    <div class={state.big ? "bigger" : ""}>
      <LabHead head={state.head} crest={eye} />
      <div class="cols" style={{ "--cols": "minmax(0, 2fr) minmax(0, 1fr)" }}>
        <div class="sheet">
          <p class="lead">{state.question}</p>
          {state.options.length > 0 && (
            <ul class="small">
              {state.options.map((option) => (
                <li key={option}>{option}</li>
              ))}
            </ul>
          )}
          {state.id && (
            <div class="wrap">
              <Segmented
                label={steps.map(({ name }) => name).join(", ")}
                segments={steps.map(({ name, step }) => ({
                  key: name,
                  pressed: state.step >= step,
                  content: name,
                  onPick: () => hasKernel && send({ type: "step", step }),
                }))}
              />
              <span class="push">
                <Switch
                  label={words.names}
                  on={state.names}
                  onToggle={(names) => send({ type: "names", names })}
                />
              </span>
            </div>
          )}
          {state.plotted && <Guesses state={state} />}
          {state.cards.length > 0 && (
            <div class="facts">
              {state.cards.map(([number, text]) => (
                <div key={text}>
                  <b>{number}</b>
                  <span>{text}</span>
                </div>
              ))}
            </div>
          )}
          {state.mistake && <p class="small">{state.mistake}</p>}
        </div>
        <div class="ledger">
          <HandIn state={state} hasKernel={hasKernel} send={send} />
          <LastIn state={state} />
        </div>
      </div>
      <div class="foot">
        {next && next !== state.id && (
          <button type="button" class="btn main" onClick={() => send({ type: "question", id: next })}>
            {words.nextQuestion}
          </button>
        )}
        {state.ids.length > 1 && (
          <select
            class="entry pickquestion"
            aria-label={words.question}
            value={state.id}
            onChange={(event) => send({ type: "question", id: event.currentTarget.value })}
          >
            {state.ids.map((id, place) => (
              <option key={id} value={id}>
                {state.titles[place]}
              </option>
            ))}
          </select>
        )}
        <button
          type="button"
          class="btn"
          aria-disabled={!hasKernel}
          onClick={() => hasKernel && send({ type: "csv" })}
        >
          {words.exportCsv}
        </button>
        <Switch label={words.projector} on={state.big} onToggle={(big) => send({ type: "size", big })} />
        <span class="small push">{words.stays}</span>
      </div>
    </div>
  );
}

function Guesses({ state }: { state: ClassState }) {
  const words = useLabWords();
  const tall = Math.max(5, ...state.dots.map(({ stack }) => stack)) + 1;
  const said = [state.head.lead, state.head.sentence, state.band_text, state.exact_text]
    .filter(Boolean)
    .join(" ");
  // The two labels keep to their own side, so that neither line runs through the other's.
  const left = state.exact !== null && (state.median ?? 0) > state.exact;
  return (
    <>
      <div class="plot classplot" style={{ "--h": "236px" }} role="img" aria-label={said}>
        <i class="g base" style={{ top: "100%" }} />
        {state.band && (
          <i
            class="band x-drawn"
            style={{
              left: `${(state.band[0] ?? 0) * 100}%`,
              width: `${((state.band[1] ?? 0) - (state.band[0] ?? 0)) * 100}%`,
            }}
          />
        )}
        {state.median !== null && (
          <>
            <i class="medl" style={{ left: `${state.median * 100}%` }} />
            <span class={left ? "lb t-you after" : "lb t-you"} style={{ left: `${state.median * 100}%` }}>
              {state.median_text}
            </span>
          </>
        )}
        {state.exact !== null && (
          <>
            <i class="truthl" style={{ left: `${state.exact * 100}%` }} />
            <span class={left ? "lb t-exact" : "lb t-exact after"} style={{ left: `${state.exact * 100}%` }}>
              {words.exact} {state.exact_text}
            </span>
          </>
        )}
        {state.dots.map((dot, place) => (
          <span
            key={place}
            class={dot.named ? "pt guess named" : "pt guess"}
            title={[dot.who, dot.text].filter(Boolean).join(": ")}
            style={{ left: `${dot.x * 100}%`, top: `${100 - ((dot.stack - 0.5) / tall) * 100}%` }}
          >
            {dot.named ? "×" : ""}
          </span>
        ))}
        {state.ticks.map(([at, text]) => (
          <span key={text} class={at === 1 ? "xl last" : "xl"} style={{ left: `${at * 100}%` }}>
            {text}
          </span>
        ))}
        <span class="xt">{state.scale}</span>
      </div>
      <p class="legend">
        <span>
          <i class="guess" /> {words.aGuess}
        </span>
        {state.dots.some(({ named }) => named) && (
          <span>
            <i class="guess named">×</i> {words.namedMistake}
          </span>
        )}
        {state.band_text && (
          <span>
            <i class="sw x-drawn" /> {state.band_text}
          </span>
        )}
        {state.exact !== null && (
          <span>
            <i class="sw diamond" /> {words.exact}
          </span>
        )}
      </p>
    </>
  );
}

function HandIn({ state, hasKernel, send }: Omit<ViewProps<ClassState>, "still">) {
  const words = useLabWords();
  const [text, setText] = useState("");
  return (
    <div class="sheet">
      <header>
        <h3>{words.howHandIn}</h3>
        {state.folder && (
          <button type="button" class="btn quiet" onClick={() => send({ type: "look" })}>
            {words.look}
          </button>
        )}
      </header>
      <p class="small">{words.handInText}</p>
      {state.folder && (
        <p class="small">
          {words.orFolder} <code class="code">{state.folder}</code>
        </p>
      )}
      {state.notes.map((note) => (
        <p key={note} class="small">
          {note}
        </p>
      ))}
      <form
        class="answer addcode"
        onSubmit={(event) => {
          event.preventDefault();
          if (!hasKernel || !text.trim()) return;
          send({ type: "add", text });
          setText("");
        }}
      >
        <textarea
          class="entry"
          rows={1}
          aria-label={words.addByHand}
          placeholder={words.pasteCode}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="btn" aria-disabled={!hasKernel}>
          {words.add}
        </button>
      </form>
      {state.refused.map(([what, why]) => (
        <p key={`${what} ${why}`} class="refused">
          <Mark kind="no" /> <span>{`${what}: ${why}`}</span>
        </p>
      ))}
    </div>
  );
}

function LastIn({ state }: { state: ClassState }) {
  const words = useLabWords();
  return (
    <div class="sheet">
      <h3>{words.lastIn}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keys */}
      <section class="scroll lastin" tabIndex={0} aria-label={words.lastIn}>
        <table class="t">
          <thead>
            <tr>
              <th scope="col">{words.who}</th>
              <th scope="col">{words.answer}</th>
              <th scope="col">{words.offBy}</th>
            </tr>
          </thead>
          <tbody>
            {state.rows.map((row, place) => (
              <tr key={place}>
                <td>{row.who}</td>
                <td>{row.answer}</td>
                <td>{row.off || row.status}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
