// What can be done now, always in the same place: choices, or the way back to where choices are.
import hourglass from "icon:hourglass";
import playerNext from "icon:player-next";
import type { ComponentChildren } from "preact";
import type { Conversation } from "../../core/conversation";
import type { GamePage } from "../../core/game-page";
import type { Performance } from "../../core/scene";
import type { Snapshot } from "../../core/snapshot";
import { useLang, useStrings } from "../../core/words/context";
import { ChoiceButton } from "./ChoiceButton";
import { Choices } from "./Choices";

export interface ActionsProps<V> {
  game: GamePage<V>;
  conversation: Conversation;
  performance: Performance<V>;
  /** Where the scenes lead. */
  after: Snapshot<V>;
  /** What follows a game that is over. */
  ending: ComponentChildren;
  goToBoard(group: string): void;
}

export function Actions<V>(props: ActionsProps<V>) {
  const strings = useStrings();
  const { pending, wait } = props.conversation.state;
  return (
    <section class="acts" aria-label={strings.actions} aria-busy={pending}>
      {props.performance.scene ? <Watching {...props} /> : <Choosing {...props} />}
      {wait && (
        <p class="cap busy" role="status">
          {wait === "busy" ? strings.kernelBusy : strings.kernelSilent}
        </p>
      )}
    </section>
  );
}

/** Choices to come wait in their place where the table as it is seen promises them; nothing else is told of them. */
function Watching<V>({ game, performance, after }: ActionsProps<V>) {
  const strings = useStrings();
  const lang = useLang();
  const { scene, shown, next } = performance;
  if (scene?.hold === "reader")
    return <ChoiceButton icon={playerNext} label={strings.goOn} hint="" main name="next" onAct={next} />;
  const awaited = game.awaited?.(shown, lang) ?? [];
  if (awaited.length > 0)
    return (
      <>
        {awaited.map(({ label, icon }) => (
          <ChoiceButton
            key={label}
            icon={icon}
            label={label}
            hint=""
            note={strings.afterOthers}
            onAct={() => {}}
          />
        ))}
      </>
    );
  // What luck does belongs to the move before it.
  const mover = scene?.seat ?? shown.events.findLast(({ seat }) => seat !== null)?.seat;
  return (
    <ChoiceButton
      icon={hourglass}
      label={isMine(mover, after) ? strings.yoursPlays : strings.othersPlay}
      hint={strings.othersPlayHint}
      note=""
      onAct={() => {}}
    />
  );
}

/** Whether a seat is that of whoever looks; one person may hold several. */
function isMine(seat: number | null | undefined, { seats, seat: own }: Snapshot): boolean {
  const mover = seats[seat ?? -1];
  return seat === own || (mover?.bot === null && mover.name === seats[own ?? -1]?.name);
}

function Choosing<V>({ game, conversation, performance, ending, goToBoard }: ActionsProps<V>) {
  const strings = useStrings();
  const lang = useLang();
  const snapshot = performance.shown;
  const { hasKernel, nobody } = conversation.host;
  const { pending } = conversation.state;
  const { live } = snapshot;
  const none = snapshot.choices.length === 0;
  const idle = live && none && !snapshot.over && hasKernel;
  const blocked = nobody && live ? strings.blocked[nobody] : null;
  // What was offered then is drawn as it was.
  const bygone = live ? undefined : nobody ? strings.blocked[nobody] : strings.blockedPast;
  if (snapshot.over && live) return <>{ending}</>;
  return (
    <>
      <Choices
        game={game}
        snapshot={snapshot}
        waiting={pending}
        blocked={blocked}
        bygone={bygone}
        act={(action) => conversation.act(action)}
        goToBoard={goToBoard}
      />
      {!blocked &&
        live &&
        game
          .extras?.(snapshot, lang)
          .map(({ label, hint, icon, request }) => (
            <ChoiceButton
              key={label}
              name={label}
              icon={icon}
              label={label}
              hint={hint}
              waiting={pending}
              onAct={() => conversation.request(request)}
            />
          ))}
      {idle && conversation.host.shared && (
        <ChoiceButton
          icon={hourglass}
          label={strings.isChoosing(snapshot.seats[snapshot.to_move]?.name ?? "")}
          hint={strings.isChoosingHint}
          note=""
          onAct={() => {}}
        />
      )}
      {idle && !conversation.host.shared && (
        <ChoiceButton
          icon={playerNext}
          label={strings.playOn}
          hint={strings.playOnHint}
          main
          waiting={pending}
          onAct={() => conversation.request({ type: "auto" })}
        />
      )}
      {!live && none && (
        <ChoiceButton
          icon={hourglass}
          label={strings.noChoice}
          hint={strings.blockedPast}
          note=""
          onAct={() => {}}
        />
      )}
    </>
  );
}
