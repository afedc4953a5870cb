import { useId } from "preact/hooks";
import { useLang, useStrings } from "../core/context";
import { percent, ratio } from "../core/format";
import type { Reading } from "../generated/contract";
import { OddsRows } from "./OddsRows";

interface ReadingSliderProps {
  reading: Reading;
  /** Which of its steps is chosen. */
  at: number;
  onPick(step: string): void;
}

/** What if the others keep to such a habit? Bayes weighs each dungeon by how likely they were to make it. */
export function ReadingSlider({ reading, at, onPick }: ReadingSliderProps) {
  const strings = useStrings();
  const lang = useLang();
  const id = useId();
  const last = reading.steps.length - 1;
  const share = ratio(reading.steps[at] ?? "1");
  const words = strings.howOften(share, percent(share, lang));
  const live = reading.live[at];
  return (
    <div class="reading">
      <label for={id}>
        {reading.label} <b>{words}</b>
      </label>
      <input
        id={id}
        type="range"
        min="0"
        max={last}
        value={at}
        style={{ "--at": `${(at / last) * 100}%` }}
        aria-valuetext={words}
        onInput={(event) => onPick(reading.steps[event.currentTarget.valueAsNumber] ?? "1")}
      />
      {live !== undefined && (
        <OddsRows
          rows={[
            { label: strings.liveIfSo, action: null, p: ratio(live), fraction: live, n: null, error: null },
          ]}
        />
      )}
    </div>
  );
}
