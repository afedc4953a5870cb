import { useMemo } from "preact/hooks";
import type { Conversation } from "../../core/conversation";
import { isTold } from "../../core/events";
import type { IconArt } from "../../core/game-page";
import { useLater } from "../../core/hooks";
import type { Snapshot } from "../../core/snapshot";
import { useStrings } from "../../core/words/context";
import type { KeyMoment } from "../../generated/contract";
import * as glyphs from "../pieces/glyphs";
import { Icon, IconWord } from "../pieces/Icon";
import { useAutoplay } from "./autoplay";
import { Rail } from "./Rail";

interface TimelineProps {
  conversation: Conversation;
  snapshot: Snapshot;
  speed: number;
  /** A scene is on: playing waits for it. */
  busy: boolean;
  /** Of the whole game as it is now. */
  keyMoments: readonly KeyMoment[];
}

/** Like the panels a frame behind the board. */
export function Timeline({ snapshot, ...props }: TimelineProps) {
  const late = useLater(snapshot, `${snapshot.seq} ${snapshot.step}`);
  const { pending } = props.conversation.state;
  return useMemo(
    () => <Controls {...props} snapshot={late} />,
    [late, props.speed, props.busy, props.keyMoments, pending, props.conversation.seek],
  );
}

function Controls({ conversation, snapshot, speed, busy, keyMoments }: TimelineProps) {
  const strings = useStrings();
  const { step, steps, next, branch, events } = snapshot;
  const { hasKernel } = conversation.host;
  const { pending } = conversation.state;
  const { seek } = conversation;
  const [playing, setPlaying] = useAutoplay({
    step,
    steps,
    next,
    luck: snapshot.to_move === -1,
    speed,
    busy,
    seek: (to) => seek?.(to),
  });
  const here =
    events
      .filter(isTold)
      .findLast((event) => event.step === step)
      ?.text.join("") ?? "";

  const button = (art: IconArt, label: string, on: boolean, act: () => void, word?: string) => (
    <button
      type="button"
      class={`btn quiet ${word ? "worded" : "icon"}`}
      aria-label={word && word !== label ? `${word}: ${label}` : label}
      title={label}
      aria-disabled={!on}
      onClick={() => on && act()}
    >
      {word ? <IconWord art={art} word={word} /> : <Icon art={art} class="ctl" />}
    </button>
  );
  const stepper = (art: IconArt, label: string, to: number) =>
    button(art, label, Boolean(seek) && to >= 0 && to <= steps && to !== step, () => seek?.(to));
  const ask = (type: "undo" | "redo") => () => conversation.request({ type });

  return (
    <section class="time" aria-label={strings.timeline} data-help="timeline">
      <div class="row">
        {stepper(glyphs.first, strings.first, 0)}
        {stepper(glyphs.back, strings.stepBack, step - 1)}
        {button(
          playing ? glyphs.pause : glyphs.play,
          playing ? strings.pause : strings.play,
          playing || (steps > 0 && Boolean(seek)),
          () => setPlaying(!playing),
        )}
        {stepper(glyphs.next, strings.next, step + 1)}
        {stepper(glyphs.last, strings.last, steps)}
      </div>
      <Rail
        step={step}
        steps={steps}
        // While others' moves are played, what is still to be seen is not told.
        keyMoments={keyMoments.filter((moment) => moment.step <= steps)}
        words={[strings.stepOf(step, steps), here].filter(Boolean).join(", ")}
        onSeek={seek}
      />
      <span class="step">
        {step} / {steps}
      </span>
      {hasKernel && (
        <div class="row" data-help="fork">
          {button(glyphs.undo, strings.undo, snapshot.can_undo && !pending, ask("undo"), strings.undo)}
          {snapshot.can_redo && button(glyphs.redo, strings.redo, !pending, ask("redo"))}
          {button(
            glyphs.fork,
            strings.forkHere,
            !pending,
            () => conversation.request({ type: "fork", step }),
            strings.fork,
          )}
          {branch.count > 1 && <Lines conversation={conversation} snapshot={snapshot} />}
        </div>
      )}
    </section>
  );
}

/** The lines of play there are. */
function Lines({ conversation, snapshot: { branch } }: Pick<TimelineProps, "conversation" | "snapshot">) {
  const strings = useStrings();
  return (
    <label class="line">
      <span class="unseen">{strings.branch}</span>
      <select
        value={branch.index}
        aria-disabled={conversation.state.pending}
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
  );
}
