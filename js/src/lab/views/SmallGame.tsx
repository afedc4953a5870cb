// A small game of a lesson: cards on the table, two or three buttons, and a list of what happened.
import gate from "icon:dungeon-gate";
import type { SmallGameState } from "../../generated/lab";
import { PlainTable } from "../chart/PlainTable";
import type { ViewProps } from "../Lab";
import { LabHead } from "../parts/LabHead";
import { Moves } from "../parts/Moves";

export function SmallGame({ state, hasKernel, send }: ViewProps<SmallGameState>) {
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
            <PlainTable head={state.columns} rows={state.rows} />
          </section>
        </div>
      </div>
      <div class="foot">
        <Moves moves={state.buttons} off={!hasKernel} onMove={(name) => send({ type: "move", name })} />
        <span class="small push">{state.summary}</span>
      </div>
    </>
  );
}
