// A small game of a lesson: cards on the table, two or three buttons, and a list of what happened.
import gate from "icon:dungeon-gate";
import type { SmallGameState } from "../../generated/lab";
import type { ViewProps } from "../Lab";
import { LabHead } from "../parts/LabHead";

export function SmallGame({ state, hasKernel, send }: ViewProps<SmallGameState>) {
  // Between real alternatives none is pushed.
  const alone = state.buttons.filter(({ able }) => able).length === 1;
  return (
    <>
      <LabHead head={state.head} crest={gate} />
      <div class="cols" style={{ "--cols": "minmax(0, 3fr) minmax(0, 2fr)" }}>
        <div class="table smalltable">
          <ol class="opencards">
            {state.cards.map(({ text, hot }, place) => (
              <li key={place} class={hot ? "mc hot" : "mc"}>
                {text}
              </li>
            ))}
            <li class="cap">{state.hidden}</li>
          </ol>
        </div>
        <div class="sheet">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keys */}
          <section class="scroll lastin" tabIndex={0} aria-label={state.columns.join(", ")}>
            <table class="t">
              <thead>
                <tr>
                  {state.columns.map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {state.rows.map(([first, ...rest]) => (
                  <tr key={first}>
                    <td>{first}</td>
                    {rest.map((cell, place) => (
                      <td key={place}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </div>
      </div>
      <div class="foot">
        {state.buttons.map(({ name, label, able }) => (
          <button
            key={name}
            type="button"
            class={able && alone ? "btn main" : "btn"}
            aria-disabled={!able || !hasKernel}
            onClick={() => able && hasKernel && send({ type: "move", name })}
          >
            {label}
          </button>
        ))}
        <span class="small push">{state.summary}</span>
      </div>
    </>
  );
}
