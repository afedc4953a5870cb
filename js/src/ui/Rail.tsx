import { useStrings } from "../core/context";

interface RailProps {
  step: number;
  steps: number;
  keyMoments: readonly number[];
  /** Where we are, in words. */
  words: string;
  onSeek: ((step: number) => void) | null;
}

/** More ticks than this would be a grey band. */
const MOST_TICKS = 60;

/** A native slider, for its keys and its screen-reader manners, over our own rail. */
export function Rail({ step, steps, keyMoments, words, onSeek }: RailProps) {
  const strings = useStrings();
  const share = (at: number) => `${steps ? (at / steps) * 100 : 100}%`;
  // Ticks are a background: as elements they would all have to move at every click.
  const ticks = steps > 1 && steps <= MOST_TICKS ? " ticks" : "";
  return (
    <div class={`rail${ticks}`} style={{ "--at": share(step), "--tick": share(1) }}>
      <span aria-hidden="true">
        {[...new Set(keyMoments)].map((at) => (
          <i key={at} style={{ left: share(at) }} />
        ))}
      </span>
      <input
        type="range"
        min="0"
        max={steps}
        value={step}
        aria-label={strings.stepShown}
        aria-valuetext={words}
        disabled={!onSeek}
        onInput={(event) => onSeek?.(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
