import { useState } from "preact/hooks";
import { useStrings } from "../../core/words/context";
import type { KeyMoment } from "../../generated/contract";

interface RailProps {
  step: number;
  steps: number;
  keyMoments: readonly KeyMoment[];
  /** Where we are, in words. */
  words: string;
  onSeek: ((step: number) => void) | null;
}

/** More ticks than this would be a grey band. */
const MOST_TICKS = 60;
/** How far from its mark a pointer still means a key moment, in pixels. */
const NEAR = 6;

/** A native slider, for its keys and its screen-reader manners, over our own rail. */
export function Rail({ step, steps, keyMoments, words, onSeek }: RailProps) {
  const strings = useStrings();
  const [pointed, point] = useState<number | null>(null);
  const mark = keyMoments.find((moment) => moment.step === pointed);
  const share = (at: number) => `${steps ? (at / steps) * 100 : 100}%`;
  // Ticks are a background: as elements they would all have to move at every click.
  const ticks = steps > 1 && steps <= MOST_TICKS ? " ticks" : "";
  const lookAt = ({ currentTarget, clientX }: PointerEvent & { currentTarget: HTMLElement }) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    point(nearest(keyMoments, ((clientX - left) / width) * steps, (NEAR / width) * steps));
  };
  /** Page up and down go from one key moment to the next; with none left, as far as a slider goes. */
  const turn = (event: KeyboardEvent) => {
    const next =
      event.key === "PageUp"
        ? keyMoments.find((moment) => moment.step > step)
        : event.key === "PageDown" && keyMoments.findLast((moment) => moment.step < step);
    if (!next || !onSeek) return;
    event.preventDefault();
    onSeek(next.step);
  };
  return (
    <div
      class={`rail${ticks}`}
      style={{ "--at": share(step), "--tick": share(1) }}
      onPointerMove={lookAt}
      onPointerLeave={() => point(null)}
    >
      <span aria-hidden="true">
        {keyMoments.map((moment) => (
          <i key={moment.step} style={{ left: share(moment.step) }} />
        ))}
        {mark && (
          <b class="moment" style={{ left: share(mark.step), translate: `-${share(mark.step)}` }}>
            {mark.text}
          </b>
        )}
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
        // In a long game a pixel is several steps: a click at a mark means its step.
        onClick={() => mark && onSeek?.(mark.step)}
        onKeyDown={turn}
      />
    </div>
  );
}

/** The step of the key moment next to a place, if one is near enough. */
function nearest(moments: readonly KeyMoment[], at: number, within: number): number | null {
  const away = (step: number) => Math.abs(step - at);
  const steps = moments.map(({ step }) => step).filter((step) => away(step) <= within);
  return steps.sort((a, b) => away(a) - away(b))[0] ?? null;
}
