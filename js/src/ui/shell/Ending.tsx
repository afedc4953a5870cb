// After the game: once more at the same table, the worst choice once more, or another game.
import cardRandom from "icon:card-random";
import cycle from "icon:cycle";
import type { Conversation } from "../../core/conversation";
import type { Snapshot } from "../../core/snapshot";
import { useStrings } from "../../core/words/context";
import { ChoiceButton } from "../choices/ChoiceButton";
import { sameSeats } from "../panels/NewGame";
import { worstOf } from "../panels/Review";
import * as glyphs from "../pieces/glyphs";

interface EndingProps {
  conversation: Conversation;
  snapshot: Snapshot;
  onNew(): void;
}

export function Ending({ conversation, snapshot, onNew }: EndingProps) {
  const strings = useStrings();
  const setup = conversation.host.setup();
  const { pending, review } = conversation.state;
  const { shared, hasKernel, nobody } = conversation.host;
  if (!hasKernel || !setup)
    return (
      <ChoiceButton
        icon={null}
        label={strings.noChoice}
        hint={shared && hasKernel ? strings.hostBegins : strings.blocked[nobody ?? "replay"]}
        note=""
        onAct={() => {}}
      />
    );
  const options = Object.fromEntries(setup.options.map(({ name, value }) => [name, value]));
  const worst = worstOf(review);
  const blameless = !worst && review && !review.late && review.choices > 0;
  return (
    <>
      <ChoiceButton
        icon={cycle}
        label={strings.rematch}
        hint={strings.rematchHint}
        name="rematch"
        main
        waiting={pending}
        onAct={() => conversation.request({ type: "new", players: sameSeats(snapshot), seed: null, options })}
      />
      {worst && !shared && (
        <ChoiceButton
          icon={glyphs.fork}
          label={strings.couldI}
          hint={strings.couldIHint(worst.step)}
          name="fork"
          waiting={pending}
          onAct={() => conversation.request({ type: "fork", step: worst.step })}
        />
      )}
      {blameless && !shared && (
        <ChoiceButton
          icon={glyphs.fork}
          label={strings.couldI}
          hint=""
          reason={strings.couldNot}
          name="blameless"
          onAct={() => {}}
        />
      )}
      <ChoiceButton icon={cardRandom} label={strings.newGame} hint="" name="new" onAct={onNew} />
    </>
  );
}
