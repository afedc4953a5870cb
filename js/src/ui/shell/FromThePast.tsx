import type { Conversation } from "../../core/conversation";
import type { Snapshot } from "../../core/snapshot";
import { useStrings } from "../../core/words/context";
import * as glyphs from "../pieces/glyphs";
import { IconWord } from "../pieces/Icon";

interface FromThePastProps {
  conversation: Conversation;
  snapshot: Snapshot;
}

/** Two ways on from a step of the past. A replay has no now, only an end. */
export function FromThePast({ conversation, snapshot }: FromThePastProps) {
  const strings = useStrings();
  const { pending } = conversation.state;
  const { hasKernel } = conversation.host;
  return (
    <div class="past">
      <button
        type="button"
        class="btn main"
        data-choice="now"
        onClick={() => conversation.seek?.(snapshot.steps)}
      >
        <IconWord art={glyphs.last} word={hasKernel ? strings.backToNow : strings.toTheEnd} />
      </button>
      {hasKernel && (
        <button
          type="button"
          class="btn"
          title={strings.forkHint}
          aria-disabled={pending}
          onClick={() => !pending && conversation.request({ type: "fork", step: snapshot.step })}
        >
          <IconWord art={glyphs.fork} word={strings.forkHere} />
        </button>
      )}
    </div>
  );
}
