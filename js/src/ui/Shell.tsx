// The page around every game: title, turn, board, actions, panels, timeline.
import { useRef, useState } from "preact/hooks";
import { LangContext } from "../core/context";
import type { Conversation } from "../core/conversation";
import type { GamePage } from "../core/game-page";
import { useConversation, useReducedMotion, useTheme, useWiderThan } from "../core/hooks";
import { usePerformance } from "../core/scene";
import { Actions } from "./Actions";
import { Curtain } from "./Curtain";
import { useRefocus } from "./focus";
import { LiveLine } from "./LiveLine";
import { NewGame } from "./NewGame";
import { NoticeLine } from "./NoticeLine";
import { SettingsPanel } from "./SettingsPanel";
import { SidePanels } from "./SidePanels";
import { Timeline } from "./Timeline";
import { type Drawer, TitleBar } from "./TitleBar";
import { TurnLine } from "./TurnLine";

/** From here on the panels stand beside the board. */
const WIDE = 821;
/** Keys that move or modify, and so do not skip a scene. */
const NOT_A_SKIP = new Set(["Tab", "Shift", "Control", "Alt", "Meta"]);

export function Shell({
  conversation,
  game,
  document,
}: {
  conversation: Conversation;
  game: GamePage;
  document: Document;
}) {
  const root = useRef<HTMLElement>(null);
  const state = useConversation(conversation);
  const { lang, theme, speed } = conversation.host.settings();
  const motion = useReducedMotion(document) ? 0 : speed;
  const wide = useWiderThan(WIDE, root);
  const { shown, scene, skip } = usePerformance(
    state.snapshot,
    (before, after) => game.scenes(before, after, lang),
    motion,
  );
  const [drawer, setDrawer] = useState<Drawer | null>(null);
  const setup = conversation.host.setup();
  const { hasKernel } = conversation.host;
  const goToBoard = useRefocus(root, state.snapshot, scene === null);

  function skipScene(event: Event): void {
    if (!scene || ("key" in event && NOT_A_SKIP.has(String(event.key)))) return;
    event.preventDefault();
    event.stopPropagation();
    skip();
  }

  return (
    <LangContext.Provider value={lang}>
      <section
        ref={root}
        class="dw"
        lang={lang}
        tabIndex={-1}
        aria-label={shown.title}
        data-theme={useTheme(theme, document)}
        data-still={motion === 0 || undefined}
        style={{ "--pace": motion ? 1 / motion : 0 }}
        onClickCapture={skipScene}
        onKeyDownCapture={skipScene}
      >
        <TitleBar
          game={game}
          title={shown.title}
          caption={shown.caption}
          canStart={hasKernel && setup !== null}
          open={drawer}
          onToggle={(which) => setDrawer(drawer === which ? null : which)}
        />
        {drawer === "settings" && <SettingsPanel host={conversation.host} />}
        {drawer === "new" && setup && (
          <NewGame
            setup={setup}
            snapshot={shown}
            waiting={state.pending}
            request={(request) => {
              setDrawer(null);
              conversation.request(request);
            }}
          />
        )}
        <NoticeLine notice={scene ? null : state.notice} onDismiss={() => conversation.dismissNotice()} />
        {/* Behind the curtain there is nothing else: even the turn line may name a card. */}
        {shown.curtain ? (
          <Curtain
            game={game}
            curtain={shown.curtain}
            waiting={state.pending}
            onReady={() => conversation.request({ type: "ready" })}
          />
        ) : (
          <>
            <TurnLine snapshot={shown} />
            {game.Strip && <game.Strip snapshot={shown} />}
            <div class="body">
              <div class="play">
                <game.Board
                  snapshot={shown}
                  ready={hasKernel && shown.live && !state.pending && !scene}
                  act={(action) => conversation.act(action)}
                  request={(request) => conversation.request(request)}
                />
                <Actions
                  game={game}
                  conversation={conversation}
                  snapshot={shown}
                  scene={scene}
                  goToBoard={goToBoard}
                  onNewGame={() => setDrawer("new")}
                />
              </div>
              <SidePanels game={game} conversation={conversation} snapshot={shown} wide={wide} />
            </div>
            <Timeline
              conversation={conversation}
              snapshot={shown}
              speed={motion}
              busy={scene !== null}
              isKeyMoment={game.isKeyMoment}
            />
          </>
        )}
        <LiveLine snapshot={shown} />
      </section>
    </LangContext.Provider>
  );
}
