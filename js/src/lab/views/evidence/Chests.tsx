// Three chests and a keeper: take one, see another opened, and stay or change.
import closed from "icon:locked-chest";
import empty from "icon:open-chest";
import treasure from "icon:two-coins";
import type { ChestsState } from "../../../generated/lab";
import { Icon } from "../../../ui/pieces/Icon";
import { Segmented } from "../../../ui/pieces/Segmented";
import { PlainTable } from "../../chart/PlainTable";
import type { ViewProps } from "../../Lab";
import { LabHead } from "../../parts/LabHead";
import { Moves } from "../../parts/Moves";
import { Press } from "../../parts/Press";
import { useLabWords } from "../../words";

const ART: Readonly<Record<string, typeof closed>> = { closed, empty, treasure };

export function Chests({ state, hasKernel, send }: ViewProps<ChestsState>) {
  const words = useLabWords();
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
          <PlainTable head={state.columns} rows={state.rows} />
          {state.note && <p class="small">{state.note}</p>}
        </div>
      </div>
      <div class="foot">
        <Moves moves={state.buttons} off={!hasKernel} onMove={(name) => send({ type: "move", name })} />
        {state.runs.length > 0 && (
          <span class="wrap push">
            {state.runs.map(([way, label]) => (
              <Press key={way} off={!hasKernel} onPress={() => send({ type: "play", way })}>
                {label}
              </Press>
            ))}
            <Press quiet off={!hasKernel} onPress={() => send({ type: "clear" })}>
              {words.clear}
            </Press>
          </span>
        )}
      </div>
    </>
  );
}
