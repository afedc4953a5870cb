// A wall of intervals against a hidden truth, and how often intervals hold it.
import target from "icon:archery-target";
import { useId, useState } from "preact/hooks";
import type { IntervalsState } from "../../../generated/lab";
import { Segmented } from "../../../ui/pieces/Segmented";
import { Figure } from "../../chart/Figure";
import type { ViewProps } from "../../Lab";
import { whole } from "../../parts/format";
import { Held } from "../../parts/Held";
import { LabHead } from "../../parts/LabHead";
import { Press } from "../../parts/Press";
import { useLabWords } from "../../words";

const MANY = [25, 100, 1000] as const;

export function Intervals({ state, hasKernel, send }: ViewProps<IntervalsState>) {
  const words = useLabWords();
  const off = !hasKernel;
  const tell = (message: Record<string, unknown> & { type: string }) => () => hasKernel && send(message);
  const use = (change: { throws?: number; method?: string; level?: number }) =>
    tell({ type: "use", throws: state.throws, method: state.method, level: state.level, ...change });
  return (
    <>
      <LabHead head={state.head} crest={target} />
      <div class="wrap sumschoice">
        <Segmented
          label={words.howManyThrows}
          segments={state.sizes.map((size) => ({
            key: String(size),
            pressed: size === state.throws,
            content: words.manyThrows(size),
            onPick: use({ throws: size }),
          }))}
        />
        <Segmented
          label={words.whichMethod}
          segments={state.methods.map(([name = "", called = ""]) => ({
            key: name,
            pressed: name === state.method,
            content: called,
            onPick: use({ method: name }),
          }))}
        />
        <Segmented
          label={words.whichLevel}
          segments={state.levels.map((level) => ({
            key: String(level),
            pressed: level === state.level,
            content: `${level}\u202f%`,
            onPick: use({ level }),
          }))}
        />
      </div>
      <div class="cols">
        <Figure chart={state.wall} height={262}>
          {state.truth_held && <Held text={state.truth_held} />}
        </Figure>
        <div class="sheet">
          <Feeling written={state.written} off={off} send={send} />
          {state.coverage_held && <Held text={state.coverage_held} />}
          {state.coverage && (
            <>
              <Figure chart={state.coverage} height={150}>
                <p class="small">{state.coverage.sentence}</p>
              </Figure>
              {state.chance && (
                <p class="readout">
                  <span class="eq">{words.holdsWith}</span> <span class="big mid exact">{state.chance}</span>
                </p>
              )}
            </>
          )}
        </div>
      </div>
      <div class="foot">
        <Press main off={off} onPress={tell({ type: "throw", times: 1 })}>
          {words.throwSample(state.throws)}
        </Press>
        {MANY.map((times) => (
          <Press key={times} off={off} onPress={tell({ type: "throw", times })}>
            {words.samplesMore(whole(times))}
          </Press>
        ))}
        <Press quiet off={off} onPress={tell({ type: "clear" })}>
          {words.clear}
        </Press>
        <span class="chip push">
          {words.seed} {state.seed}
        </span>
      </div>
    </>
  );
}

interface FeelingProps {
  written: string | null;
  off: boolean;
  send(message: Record<string, unknown> & { type: string }): void;
}

/** Two numbers in per cent, written before any formula. */
function Feeling({ written, off, send }: FeelingProps) {
  const words = useLabWords();
  const id = useId();
  const [ends, setEnds] = useState({ low: "", high: "" });
  const [low, high] = [ends.low, ends.high].map((text) => (/^\d{1,3}$/.test(text) ? Number(text) : -1));
  const fine = low !== undefined && high !== undefined && low >= 0 && low <= high && high <= 100;
  const field = (name: "low" | "high", label: string) => (
    <label for={`${id}-${name}`}>
      {label}{" "}
      <input
        id={`${id}-${name}`}
        class="entry short"
        inputMode="numeric"
        autocomplete="off"
        maxLength={3}
        value={ends[name]}
        onInput={(event) => setEnds({ ...ends, [name]: event.currentTarget.value.trim() })}
      />
      {"\u202f%"}
    </label>
  );
  return (
    <form
      class="wrap feeling"
      onSubmit={(event) => {
        event.preventDefault();
        if (fine && !off) send({ type: "write", low, high });
      }}
    >
      <span>{words.writeInterval}</span>
      {field("low", words.fromPercent)}
      {field("high", words.toPercent)}
      <button type="submit" class="btn" aria-disabled={off || !fine}>
        {words.onTheWall}
      </button>
      <p class="small" role="status">
        {written}
      </p>
    </form>
  );
}
