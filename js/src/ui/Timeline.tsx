import { useMemo } from "preact/hooks";
import { useStrings } from "../core/context";
import type { Conversation } from "../core/conversation";
import type { IconArt } from "../core/game-page";
import { useLater } from "../core/hooks";
import type { Snapshot } from "../core/snapshot";
import type { LogLine } from "../generated/contract";
import { useAutoplay } from "./autoplay";
import * as glyphs from "./glyphs";
import { Icon } from "./Icon";
import { Rail } from "./Rail";

interface TimelineProps {
  conversation: Conversation;
  snapshot: Snapshot;
  speed: number;
  /** A scene is on: playing waits for it. */
  busy: boolean;
  isKeyMoment(line: LogLine): boolean;
}

/** Like the panels a frame behind the board. */
export function Timeline({ snapshot, ...props }: TimelineProps) {
  const late = useLater(snapshot, snapshot.seq);
  const { pending, earlier } = props.conversation.state;
  return useMemo(
    () => <Controls {...props} snapshot={late} />,
    [late, props.speed, props.busy, pending, earlier],
  );
}

function Controls({ conversation, snapshot, speed, busy, isKeyMoment }: TimelineProps) {
  const strings = useStrings();
  const { step, steps, branch } = snapshot;
  const { hasKernel } = conversation.host;
  const { pending, earlier } = conversation.state;
  const seek = (to: number) => conversation.seek(to);
  const [playing, setPlaying] = useAutoplay({ step, steps, speed, busy, seek });
  const keyMoments = [...earlier, ...snapshot.log].filter(isKeyMoment).map((line) => line.step);
  const here = snapshot.log.findLast((line) => line.step === step)?.text.join("") ?? "";

  const button = (art: IconArt, label: string, on: boolean, act: () => void, extra = "") => (
    <button
      type="button"
      class={`btn icon quiet ${extra}`}
      aria-label={label}
      title={label}
      aria-disabled={!on}
      onClick={() => on && act()}
    >
      <Icon art={art} class="ctl" />
    </button>
  );
  const stepper = (art: IconArt, label: string, to: number, extra = "") =>
    button(art, label, to >= 0 && to <= steps && to !== step, () => seek(to), extra);

  return (
    <section class="time" aria-label={strings.timeline}>
      <div class="row keys">
        {stepper(glyphs.first, strings.first, 0, "hide-s")}
        {stepper(glyphs.back, strings.back, step - 1)}
        {button(
          playing ? glyphs.pause : glyphs.play,
          playing ? strings.pause : strings.play,
          playing || step < steps,
          () => setPlaying(!playing),
        )}
        {stepper(glyphs.next, strings.next, step + 1)}
        {stepper(glyphs.last, strings.last, steps, "hide-s")}
      </div>
      <Rail
        step={step}
        steps={steps}
        keyMoments={keyMoments}
        words={strings.stepWords(step, steps, here)}
        onSeek={seek}
      />
      <span class="step">
        {step} / {steps}
      </span>
      {hasKernel && (
        <div class="row keys">
          {button(glyphs.undo, strings.undo, snapshot.can_undo && !pending, () =>
            conversation.request({ type: "undo" }),
          )}
          {button(glyphs.redo, strings.redo, snapshot.can_redo && !pending, () =>
            conversation.request({ type: "redo" }),
          )}
          {button(glyphs.fork, strings.forkHere, !pending, () =>
            conversation.request({ type: "fork", step }),
          )}
          {branch.count > 1 && (
            <label class="line">
              <span class="unseen">{strings.branch}</span>
              <select
                value={branch.index}
                aria-disabled={pending}
                onChange={(event) =>
                  conversation.request({ type: "branch", index: Number(event.currentTarget.value) })
                }
              >
                {Array.from({ length: branch.count }, (_, index) => (
                  <option key={index} value={index}>
                    {strings.branchOf(index + 1, branch.count)}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
      )}
    </section>
  );
}
