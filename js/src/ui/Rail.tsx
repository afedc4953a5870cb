import { useStrings } from "../core/context";

interface RailProps {
  step: number;
  steps: number;
  keyMoments: readonly number[];
  /** Where we are, in words. */
  words: string;
  onSeek(step: number): void;
}

/** More ticks than this would be a grey band. */
const MOST_TICKS = 60;

/** A native slider, for its keys and its screen-reader manners, over our own rail. */
export function Rail({ step, steps, keyMoments, words, onSeek }: RailProps) {
  const strings = useStrings();
  const share = (at: number) => `${steps ? (at / steps) * 100 : 100}%`;
  const ticks =
    steps <= MOST_TICKS ? Array.from({ length: Math.max(steps - 1, 0) }, (_, index) => index + 1) : [];
  return (
    <div class="rail" style={{ "--at": share(step) }}>
      <span aria-hidden="true">
        {ticks.map((at) => (
          <i key={at} style={{ left: share(at) }} />
        ))}
        {[...new Set(keyMoments)].map((at) => (
          <i key={`key-${at}`} class="key" style={{ left: share(at) }} />
        ))}
      </span>
      <input
        type="range"
        min="0"
        max={steps}
        value={step}
        aria-label={strings.stepShown}
        aria-valuetext={words}
        onInput={(event) => onSeek(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
