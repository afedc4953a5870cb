// What can be done now, always in the same place: choices, or the way back to where choices are.
import cardRandom from "icon:card-random";
import hourglass from "icon:hourglass";
import playerNext from "icon:player-next";
import { useStrings } from "../core/context";
import type { Conversation } from "../core/conversation";
import type { GamePage } from "../core/game-page";
import type { Scene } from "../core/scene";
import type { Snapshot } from "../core/snapshot";
import { ChoiceButton } from "./ChoiceButton";
import { Choices } from "./Choices";
import * as glyphs from "./glyphs";

interface ActionsProps {
  game: GamePage;
  conversation: Conversation;
  snapshot: Snapshot;
  scene: Scene | null;
  goToBoard(group: string): void;
  onNewGame(): void;
}

export function Actions({ game, conversation, snapshot, scene, goToBoard, onNewGame }: ActionsProps) {
  const strings = useStrings();
  const { hasKernel } = conversation.host;
  const { pending, busy } = conversation.state;
  const past = hasKernel && !snapshot.live;
  const idle = snapshot.live && snapshot.legal.length === 0 && !snapshot.over && hasKernel;
  const canRestart = snapshot.live && snapshot.over && conversation.host.setup() !== null;
  const blocked = past ? strings.blockedPast : hasKernel ? null : strings.blockedReplay;
  if (scene)
    return (
      <section class="acts" aria-label={strings.actions}>
        {/* The click itself ends the scene: see Shell. */}
        <ChoiceButton
          icon={scene.hold === "reader" ? playerNext : hourglass}
          label={scene.hold === "reader" ? strings.goOn : strings.skip}
          hint={scene.hold === "reader" ? "" : strings.skipHint}
          main={scene.hold === "reader"}
          onAct={() => {}}
        />
      </section>
    );
  if (!past && !idle && !canRestart && snapshot.legal.length === 0) return null;
  return (
    <section class="acts" aria-label={strings.actions} aria-busy={pending}>
      {past && (
        <>
          <ChoiceButton
            icon={glyphs.last}
            label={strings.backToNow}
            hint={strings.stepOf(snapshot.step, snapshot.steps)}
            main
            onAct={() => conversation.seek(snapshot.steps)}
          />
          <ChoiceButton
            icon={glyphs.fork}
            label={strings.forkHere}
            hint={strings.forkHint}
            waiting={pending}
            onAct={() => conversation.request({ type: "fork", step: snapshot.step })}
          />
        </>
      )}
      <Choices
        game={game}
        snapshot={snapshot}
        waiting={pending}
        blocked={blocked}
        act={(action) => conversation.act(action)}
        request={(request) => conversation.request(request)}
        goToBoard={goToBoard}
      />
      {idle && (
        <ChoiceButton
          icon={playerNext}
          label={strings.playOn}
          hint={strings.playOnHint}
          main
          waiting={pending}
          onAct={() => conversation.request({ type: "auto" })}
        />
      )}
      {canRestart && (
        <ChoiceButton icon={cardRandom} label={strings.newGame} hint="" main onAct={onNewGame} />
      )}
      {busy && (
        <p class="cap wide" role="status">
          {strings.kernelBusy}
        </p>
      )}
    </section>
  );
}
