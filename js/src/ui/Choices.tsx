import { oddsOf } from "../core/actions";
import { useLang } from "../core/context";
import type { Request } from "../core/conversation";
import type { BoardGroup, GamePage } from "../core/game-page";
import type { Action } from "../core/messages";
import type { Snapshot } from "../core/snapshot";
import type { Choice } from "../generated/contract";
import { ChoiceButton } from "./ChoiceButton";

interface ChoicesProps {
  game: GamePage;
  snapshot: Snapshot;
  waiting: boolean;
  /** Why nothing at all can be chosen here, such as in a replay. */
  blocked: string | null;
  act(action: Action): void;
  request(request: Request): void;
  /** Take the player to the first lit piece of a group on the board. */
  goToBoard(group: string): void;
}

export function Choices({ game, snapshot, waiting, blocked, act, request, goToBoard }: ChoicesProps) {
  const lang = useLang();
  const plain = snapshot.legal.filter((choice) => !game.boardGroup(choice));
  const groups = groupsOnBoard(game, snapshot.legal);
  const mainAction = plain.find(({ reason }) => !reason)?.action;
  return (
    <>
      {plain.map(({ action, label, hint, reason }, place) => (
        // By place: what follows a choice is offered on the same buttons.
        <ChoiceButton
          key={place}
          icon={game.iconOf(action)}
          label={label}
          hint={hint}
          reason={reason ?? blocked}
          odds={oddsOf(snapshot.odds, action)}
          main={action === mainAction}
          waiting={waiting}
          onAct={() => act(action)}
        />
      ))}
      {[...groups].map(
        ([{ name, button }, count]) =>
          button && (
            <ChoiceButton
              key={name}
              icon={button.icon}
              label={button.label(lang)}
              hint={button.hint(lang, count)}
              reason={blocked}
              waiting={waiting}
              onAct={() => goToBoard(name)}
            />
          ),
      )}
      {!blocked &&
        game
          .extras?.(snapshot, lang)
          .map(({ label, hint, icon, request: asked }) => (
            <ChoiceButton
              key={label}
              icon={icon}
              label={label}
              hint={hint}
              waiting={waiting}
              onAct={() => request(asked)}
            />
          ))}
    </>
  );
}

/** The groups among these choices, each with how many of its choices can be made. */
function groupsOnBoard(game: GamePage, legal: readonly Choice[]): Map<BoardGroup, number> {
  const groups = new Map<BoardGroup, number>();
  for (const choice of legal) {
    const group = game.boardGroup(choice);
    if (group && !choice.reason) groups.set(group, (groups.get(group) ?? 0) + 1);
  }
  return groups;
}
