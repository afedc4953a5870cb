// How we counted: every case a square.
import glass from "icon:magnifying-glass";
import type { WaffleState } from "../../generated/lab";
import { OneCase, Waffle as Squares, TallyLine } from "../../ui/charts/Waffle";
import type { ViewProps } from "../Lab";
import { Keys } from "../parts/Keys";
import { LabHead } from "../parts/LabHead";
import { useLabWords } from "../words";

/** From so many squares on they are small, so that all are seen at once. */
const MANY = 130;

export function Waffle({ state, hasKernel, send }: ViewProps<WaffleState>) {
  const words = useLabWords();
  const sort = (order: string) => hasKernel && send({ type: "sort", order });
  const open = (at: number) => hasKernel && send({ type: "open", at });
  return (
    <>
      <LabHead head={state.head} crest={glass} />
      <div class="cols" style={{ "--cols": state.opened ? "minmax(0, 1fr) 320px" : "minmax(0, 1fr)" }}>
        <div class={state.squares.length > MANY ? "sheet dense" : "sheet"}>
          {state.parts.length > 1 && (
            <label class="unit only">
              {words.onlyWith}
              <select
                class="entry pickquestion"
                value={state.only}
                onChange={(event) => hasKernel && send({ type: "only", part: event.currentTarget.value })}
              >
                <option value="">{words.anything}</option>
                {state.parts.map(([part, name]) => (
                  <option key={part} value={part}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
          <Squares grid={state} focus={state.opened?.at ?? 0} onSort={sort} onOpen={open} />
        </div>
        {state.opened && (
          <div class="ledger">
            <OneCase opened={state.opened} last={state.squares.length - 1} onOpen={open}>
              <Keys
                keys={[
                  [["←", "↑", "→", "↓"], words.walk],
                  [["S"], words.sort],
                ]}
              />
            </OneCase>
          </div>
        )}
      </div>
      <div class="foot tally">
        <TallyLine tally={state.tally} />
      </div>
    </>
  );
}
