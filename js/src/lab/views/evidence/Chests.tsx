// Three chests and a keeper: take one, see another opened, and stay or change.
import closed from "icon:locked-chest";
import empty from "icon:open-chest";
import treasure from "icon:two-coins";
import type { ChestsState } from "../../../generated/lab";
import { Icon } from "../../../ui/pieces/Icon";
import { Segmented } from "../../../ui/pieces/Segmented";
import type { ViewProps } from "../../Lab";
import { LabHead } from "../../parts/LabHead";
import { useLabWords } from "../../words";

const ART: Readonly<Record<string, typeof closed>> = { closed, empty, treasure };

export function Chests({ state, hasKernel, send }: ViewProps<ChestsState>) {
  const words = useLabWords();
  const alone = state.buttons.filter(({ able }) => able).length === 1;
  return (
    <>
      <LabHead head={state.head} crest={closed} />
      <div class="cols" style={{ "--cols": "minmax(0, 3fr) minmax(0, 2fr)" }}>
        <div class="table chesttable">
          <ol>
            {state.chests.map((chest, place) => (
              <li key={place} class={chest.mine ? "chest mine" : "chest"} data-shows={chest.shows}>
                <button
                  type="button"
                  aria-disabled={!chest.able || !hasKernel}
                  onClick={() => chest.able && hasKernel && send({ type: "take", chest: place + 1 })}
                >
                  <Icon art={ART[chest.shows] ?? closed} />
                  <b>{chest.name}</b>
                  <span>{chest.told}</span>
                </button>
                <span class="chip">{chest.tag}</span>
              </li>
            ))}
          </ol>
        </div>
        <div class="sheet">
          {state.keepers.length > 1 && (
            <Segmented
              label={words.whichKeeper}
              segments={state.keepers.map(([name = "", called = ""]) => ({
                key: name,
                pressed: name === state.keeper,
                content: called,
                onPick: () => hasKernel && send({ type: "use", keeper: name }),
              }))}
            />
          )}
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
              {state.rows.map((row, place) => (
                <tr key={place}>
                  {row.map((cell, column) => (
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {state.note && <p class="small">{state.note}</p>}
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
        {state.runs.length > 0 && (
          <span class="wrap push">
            {state.runs.map(([way, label]) => (
              <button
                key={way}
                type="button"
                class="btn"
                aria-disabled={!hasKernel}
                onClick={() => hasKernel && send({ type: "play", way })}
              >
                {label}
              </button>
            ))}
            <button
              type="button"
              class="btn quiet"
              aria-disabled={!hasKernel}
              onClick={() => hasKernel && send({ type: "clear" })}
            >
              {words.clear}
            </button>
          </span>
        )}
      </div>
    </>
  );
}
