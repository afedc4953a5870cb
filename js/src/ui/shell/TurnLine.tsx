import type { ComponentChildren } from "preact";
import type { Performance } from "../../core/scene";
import type { Snapshot } from "../../core/snapshot";
import { useStrings } from "../../core/words/context";
import * as glyphs from "../pieces/glyphs";
import { Icon } from "../pieces/Icon";
import { SeatBadge, seatLetter } from "../pieces/SeatBadge";

interface TurnLineProps {
  snapshot: Snapshot;
  performance: Pick<Performance<unknown>, "scene" | "paused" | "pause" | "skip">;
  /** The ways on from a step of the past. */
  past: ComponentChildren;
  /** Where the timeline has no line of its own. */
  onSeek: ((step: number) => void) | null;
  /** The way to a hint. */
  hint: ComponentChildren;
}

/** Whose turn it is, in one place and one sentence. Spoken by the live line, so it is not live itself. */
export function TurnLine({ snapshot, performance, past, onSeek, hint }: TurnLineProps) {
  const { to_move, seat, turn, prompt } = snapshot;
  // What luck does on the way is nobody's turn.
  const other = to_move >= 0 ? to_move !== seat : performance.scene !== null;
  const colour = to_move >= 0 ? `var(--seat-${seatLetter(to_move).toLowerCase()})` : "var(--ink-2)";
  return (
    <div class={`turn${other ? " other" : ""}`} style={{ "--c": colour }}>
      {to_move >= 0 && <SeatBadge seat={to_move} />}
      <p class="words" title={[turn, prompt].filter(Boolean).join(" ")}>
        <b>{turn}</b> <span class="cap">{prompt}</span>
      </p>
      {performance.scene ? (
        <Pace {...performance} />
      ) : (
        <>
          {hint}
          {past}
          {onSeek && <Steps snapshot={snapshot} onSeek={onSeek} />}
        </>
      )}
    </div>
  );
}

/** While the others play: hold it, or go to one's own turn. */
function Pace({ paused, pause, skip, scene }: TurnLineProps["performance"]) {
  const strings = useStrings();
  return (
    <span class="pace">
      {scene?.hold !== "reader" && (
        <button type="button" class="btn quiet" aria-pressed={paused} onClick={() => pause(!paused)}>
          <Icon art={paused ? glyphs.next : glyphs.pause} class="ctl" />
          <span>{paused ? strings.resume : strings.pause}</span>
        </button>
      )}
      <button type="button" class="btn quiet" data-skip onClick={skip}>
        <Icon art={glyphs.skip} class="ctl" />
        <span>{strings.skipToTurn}</span>
      </button>
    </span>
  );
}

/** The timeline in short. */
export function Steps({ snapshot, onSeek }: Pick<TurnLineProps, "snapshot" | "onSeek">) {
  const strings = useStrings();
  const { step, steps } = snapshot;
  const arrow = (label: string, art: typeof glyphs.back, to: number) => (
    <button
      type="button"
      class="btn icon quiet"
      aria-label={label}
      title={label}
      aria-disabled={to < 0 || to > steps || !onSeek}
      onClick={() => to >= 0 && to <= steps && onSeek?.(to)}
    >
      <Icon art={art} class="ctl" />
    </button>
  );
  return (
    <span class="pace stepping">
      {arrow(strings.stepBack, glyphs.back, step - 1)}
      <span class="step">
        {step} / {steps}
      </span>
      {arrow(strings.next, glyphs.next, step + 1)}
    </span>
  );
}
