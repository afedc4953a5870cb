// After the game: once more at the same table, or another game.
import cardRandom from "icon:card-random";
import cycle from "icon:cycle";
import { useStrings } from "../core/context";
import type { Conversation } from "../core/conversation";
import type { Snapshot } from "../core/snapshot";
import { ChoiceButton } from "./ChoiceButton";
import { sameSeats } from "./panels/NewGame";

interface EndingProps {
  conversation: Conversation;
  snapshot: Snapshot;
  onNew(): void;
}

export function Ending({ conversation, snapshot, onNew }: EndingProps) {
  const strings = useStrings();
  const setup = conversation.host.setup();
  if (!conversation.host.hasKernel || !setup)
    return (
      <ChoiceButton
        icon={null}
        label={strings.noChoice}
        hint={strings.blockedReplay}
        note=""
        onAct={() => {}}
      />
    );
  const options = Object.fromEntries(setup.options.map(({ name, value }) => [name, value]));
  return (
    <>
      <ChoiceButton
        icon={cycle}
        label={strings.rematch}
        hint={strings.rematchHint}
        name="rematch"
        main
        waiting={conversation.state.pending}
        onAct={() => conversation.request({ type: "new", players: sameSeats(snapshot), seed: null, options })}
      />
      <ChoiceButton icon={cardRandom} label={strings.newGame} hint="" name="new" onAct={onNew} />
    </>
  );
}
