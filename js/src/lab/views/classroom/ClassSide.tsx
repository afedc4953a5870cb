// Beside the figure: how lines come in, what could not be taken, and who was last.
import { useState } from "preact/hooks";
import type { ClassState } from "../../../generated/lab";
import type { ViewProps } from "../../Lab";
import { Mark } from "../../parts/Mark";
import { useLabWords } from "../../words";

type Props = Omit<ViewProps<ClassState>, "still">;

export function ClassSide(props: Props) {
  return (
    <div class="ledger">
      <HandIn {...props} />
      <LastIn state={props.state} />
    </div>
  );
}

function HandIn({ state, hasKernel, send }: Props) {
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
      <Apart lines={state.refused} />
      {state.unsigned.length > 0 && (
        <>
          <h3 class="apart">{words.notCounted}</h3>
          <Apart lines={state.unsigned} />
        </>
      )}
    </div>
  );
}

function Apart({ lines }: { lines: readonly (readonly string[])[] }) {
  return (
    <>
      {lines.map(([what, why], place) => (
        <p key={place} class="refused">
          <Mark kind="no" /> <span>{`${what}: ${why}`}</span>
        </p>
      ))}
    </>
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
