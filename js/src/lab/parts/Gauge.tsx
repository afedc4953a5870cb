// One track from nothing to all: you as a badge, the exact value as a diamond.
import { useLang } from "../../core/words/context";
import { useLabWords } from "../words";
import { decimal, percent } from "./format";

interface Slider {
  max: number;
  value: number | null;
  label: string;
  onMove(value: number): void;
}

interface GaugeProps {
  /** From 0 to 1 of the track; null until something is said. */
  guess: number | null;
  most: number;
  of: number;
  exact: number | null;
  label: string;
  locked?: boolean;
  slider?: Slider;
}

export function Gauge({ guess, most, of, exact, label, locked = false, slider }: GaugeProps) {
  const lang = useLang();
  const words = useLabWords();
  const at = guess === null ? null : slider ? guess : guess / most;
  const truth = exact === null ? null : exact / most;
  const shown = most === 1 ? of : most;
  const marks = of === 36 && most === 1 ? 6 : 4;
  const exactText =
    exact === null ? "" : `${words.exact} ${most === 1 ? percent(exact, lang) : decimal(exact, lang)}`;
  return (
    <div class="labgauge">
      <span class="tr" />
      {at !== null && truth !== null && (
        <span
          class="gap"
          style={{ left: `${Math.min(at, truth) * 100}%`, width: `${Math.abs(at - truth) * 100}%` }}
        />
      )}
      {Array.from({ length: marks + 1 }, (_, mark) => (
        <span key={mark} class="tl" style={{ left: `${(mark / marks) * 100}%` }}>
          {decimal((shown * mark) / marks, lang)}
        </span>
      ))}
      {truth !== null && (
        <>
          <span class="truth" style={{ left: `${truth * 100}%` }} />
          <span class="lb t-exact" style={{ left: `${truth * 100}%`, "--p": truth }}>
            {exactText}
          </span>
        </>
      )}
      <span
        class={at === null ? "badge none" : locked ? "badge locked" : "badge"}
        style={{ left: `${(at ?? 0.5) * 100}%` }}
      >
        {at === null ? "?" : "A"}
      </span>
      {at !== null && (
        <span class="lb t-you" style={{ left: `${at * 100}%`, "--p": at }}>
          {label}
        </span>
      )}
      {slider && (
        <input
          type="range"
          min="0"
          max={slider.max}
          step={slider.max > 10 ? 1 : 0.1}
          value={slider.value ?? slider.max / 2}
          aria-label={slider.label}
          aria-valuetext={slider.value === null ? "?" : String(slider.value)}
          onInput={(event) => slider.onMove(event.currentTarget.valueAsNumber)}
          // A click on the middle, where the dashed thumb waits, is an answer too.
          onClick={(event) => slider.onMove(event.currentTarget.valueAsNumber)}
        />
      )}
    </div>
  );
}
