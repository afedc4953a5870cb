import type { Conversation } from "../../core/conversation";
import type { Snapshot } from "../../core/snapshot";
import { useStrings } from "../../core/words/context";
import { redo, undo } from "../pieces/glyphs";
import { Icon } from "../pieces/Icon";

const ART = { undo, redo };

interface TakeBackProps {
  conversation: Conversation;
  snapshot: Pick<Snapshot, "can_undo" | "can_redo">;
}

/** Undo where the timeline is one short line; what was undone can be played again from the same place. */
export function TakeBack({ conversation, snapshot: { can_undo, can_redo } }: TakeBackProps) {
  const strings = useStrings();
  const { pending } = conversation.state;
  const button = (type: "undo" | "redo", on: boolean) => (
    <button
      type="button"
      class="btn icon quiet"
      aria-label={strings[type]}
      title={strings[type]}
      aria-disabled={!on || pending}
      onClick={() => on && !pending && conversation.request({ type })}
    >
      <Icon art={ART[type]} class="ctl" />
    </button>
  );
  return (
    <>
      {button("undo", can_undo)}
      {can_redo && button("redo", true)}
    </>
  );
}
