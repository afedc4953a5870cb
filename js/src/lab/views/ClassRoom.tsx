// What the class thinks: guesses, simulation and truth, shown one after the other by the teacher.
import eye from "icon:all-seeing-eye";
import { useState } from "preact/hooks";
import { useLang } from "../../core/context";
import type { ClassState } from "../../generated/lab";
import { Segmented } from "../../ui/Segmented";
import type { ViewProps } from "../Lab";
import { percent } from "../parts/format";
import { LabHead } from "../parts/LabHead";
import { Mark } from "../parts/Mark";
import { Switch } from "../parts/Switch";
import { useLabWords } from "../words";

export function ClassRoom({ state, hasKernel, send }: ViewProps<ClassState>) {
  const words = useLabWords();
  const next = state.ids[(state.ids.indexOf(state.id) + 1) % Math.max(1, state.ids.length)];
  return (
    <div class={state.big ? "bigger" : ""}>
      <LabHead head={state.head} crest={eye} />
      <div class="cols" style={{ "--cols": "minmax(0, 2fr) minmax(0, 1fr)" }}>
        <div class="sheet">
          <p class="lead">{state.question}</p>
          <div class="wrap">
            <Segmented
              label={words.steps.join(", ")}
              segments={words.steps.map((name, place) => ({
                key: name,
                pressed: state.step >= place + 1,
                content: name,
                onPick: () => hasKernel && send({ type: "step", step: place + 1 }),
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
          <Guesses state={state} />
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
  const lang = useLang();
  const tall = Math.max(5, ...state.dots.map(({ stack }) => stack)) + 1;
  const said = [state.head.lead, state.head.sentence, state.band_text, state.exact_text]
    .filter(Boolean)
    .join(" ");
  return (
    <div class="plot classplot" style={{ "--h": "260px" }} role="img" aria-label={said}>
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
          <span class="lb t-you" style={{ left: `${state.median * 100}%`, top: "4%" }}>
            {state.median_text}
          </span>
        </>
      )}
      {state.exact !== null && (
        <>
          <i class="truthl" style={{ left: `${state.exact * 100}%` }} />
          <span class="lb t-exact" style={{ left: `${state.exact * 100}%`, top: "-7%" }}>
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
      {[0, 0.25, 0.5, 0.75, 1].map((at) => (
        <span key={at} class={at === 1 ? "xl last" : "xl"} style={{ left: `${at * 100}%` }}>
          {percent(at, lang)}
        </span>
      ))}
      <span class="xt">
        {state.scale}
        {state.band_text && ` · ${state.band_text}`}
      </span>
    </div>
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
      <code class="code">{state.folder || "–"}</code>
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
