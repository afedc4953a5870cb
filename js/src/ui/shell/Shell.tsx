// The page around every game: title, turn, board, choices, panel, timeline. One frame, one height.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Conversation } from "../../core/conversation";
import type { GamePage } from "../../core/game-page";
import { useConversation, useReducedMotion, useTheme } from "../../core/hooks";
import { usePerformance } from "../../core/scene";
import type { Snapshot } from "../../core/snapshot";
import { play } from "../../core/sound";
import { FacesContext, LangContext } from "../../core/words/context";
import { Actions } from "../choices/Actions";
import { Moment } from "../moments/Moment";
import { HintButton } from "../odds/Hint";
import { Panel } from "../panels/Panel";
import { Review, ReviewChart } from "../panels/Review";
import { Whole } from "../pieces/Whole";
import { TakeBack } from "../timeline/TakeBack";
import { Timeline } from "../timeline/Timeline";
import { Curtain } from "./Curtain";
import { useDeaf } from "./deaf";
import { Ending } from "./Ending";
import { FromThePast } from "./FromThePast";
import { focused, useRefocus } from "./focus";
import { Guide, hasSeenGuide, keepGuideSeen } from "./Guide";
import { Help } from "./Help";
import { onKey } from "./keys";
import { LiveLine } from "./LiveLine";
import { NoticeLine, Resume } from "./NoticeLine";
import { PanelKeys } from "./PanelKeys";
import { useBroughtIntoSight, useRoom } from "./room";
import { TitleBar } from "./TitleBar";
import { Steps, TurnLine } from "./TurnLine";

interface ShellProps<V> {
  conversation: Conversation;
  game: GamePage<V>;
  document: Document;
}

export function Shell<V>({ conversation, game, document }: ShellProps<V>) {
  const root = useRef<HTMLElement>(null);
  const state = useConversation(conversation);
  const { host } = conversation;
  const { hasKernel } = host;
  const { lang, theme, speed, height, ...settings } = host.settings();
  const still = useReducedMotion(document);
  // The only place where what the kernel sends becomes the board of this game.
  const snapshot = state.snapshot as Snapshot<V>;
  const performance = usePerformance(snapshot, (news) => game.scenes(news, lang, host.faces()), {
    speed,
    still,
  });
  const { shown, scene } = performance;
  const notice = scene ? null : state.notice;
  const gone = host.nobody === "gone";
  const offer = shown.curtain ? null : state.offer;
  const room = useRoom(root, settings.size, height, notice !== null || gone || offer !== null);
  const { size } = room;
  useBroughtIntoSight(root, room, hasKernel && !host.quiet);
  useEffect(() => {
    if (scene?.cue && !performance.hurried) play(scene.cue);
  }, [scene]);
  const [page, setPage] = useState("");
  const [opened, setOpened] = useState(false);
  const [helping, setHelping] = useState(false);
  const [touring, setTouring] = useState(() => hasKernel && !host.quiet && !hasSeenGuide(game.id));
  const goToBoard = useRefocus(root, snapshot, scene === null);
  // Effects run once the board has been painted: now there is time for what is late.
  useEffect(() => conversation.askMore(), [snapshot]);
  useEffect(() => {
    if (!scene) host.rest?.(snapshot.seq);
  }, [snapshot.seq, scene === null]);
  const ended = snapshot.over && snapshot.live && !scene;
  useEffect(() => {
    if (ended && !state.review) conversation.askReview();
  }, [ended, snapshot.branch.game, snapshot.branch.index]);

  const big = size === "big";
  const beside =
    !big &&
    (room.kind === "wide" || (game.panel === "beside" && (room.kind === "base" || room.kind === "low")));
  const opener = useRef<HTMLElement | null>(null);
  const open = (wanted: string) => {
    opener.current = focused(root.current) as HTMLElement | null;
    setOpened(beside || !(opened && page === wanted));
    setPage(beside && page === wanted ? "" : wanted);
  };
  const question = game.asksInDrawer && room.kind !== "column" && !beside && snapshot.odds?.locked && !scene;
  useEffect(() => {
    if (!question) return;
    setOpened(true);
    setPage("odds");
  }, [question, snapshot.odds?.question]);
  const close = () => {
    setOpened(false);
    // What had the focus goes away with the drawer: it returns to where it came from, and never to the notebook.
    const back = opener.current?.isConnected ? opener.current : root.current;
    back?.focus({ preventScroll: true });
  };
  const [read, setRead] = useState(-1);
  const finishTour = (skipped: boolean) => {
    // Where notes go on at a later choice, those of this one are read.
    if (!skipped && notes.at(-1)?.more) setRead(snapshot.seq);
    else endTour();
    // The note that had the focus goes away: keys go on to the board.
    root.current?.focus({ preventScroll: true });
  };
  const endTour = () => {
    keepGuideSeen(game.id);
    setTouring(false);
  };
  const notes =
    touring && read !== snapshot.seq && !scene && !shown.curtain ? (game.guide?.(shown, lang) ?? []) : [];
  // Whoever did what the last notes ask for needs no more of them.
  const asked = useRef<number | null>(null);
  if (notes.some(({ lets, more }) => lets && !more) && !notes.some(({ more }) => more))
    asked.current = snapshot.seq;
  useEffect(() => {
    if (touring && asked.current !== null && asked.current !== snapshot.seq) endTour();
  }, [snapshot.seq]);
  // What takes the place of choices, or uncovers them: another position, a scene to read, a drawer, a note.
  const playing = scene && (scene.hold === "reader" ? "read" : "watch");
  useDeaf(root, `${snapshot.seq} ${playing} ${opened} ${notes.length > 0} ${helping}`);
  const ready = hasKernel && shown.live && !state.pending && !scene;
  const column = room.kind === "column";
  // The line of one's choices is seen without opening anything, where the table has room for it.
  const shownOnTable = !big && (room.kind === "wide" || room.kind === "base");
  const keys = !beside && !big && (
    <PanelKeys
      page={opened ? page : null}
      ended={ended && hasKernel}
      locked={snapshot.odds?.locked ?? false}
      onOpen={open}
    />
  );

  return (
    <LangContext.Provider value={lang}>
      <FacesContext.Provider value={host.faces()}>
        <section
          ref={root}
          class="dw"
          lang={lang}
          tabIndex={-1}
          aria-label={shown.title}
          data-theme={useTheme(theme, document)}
          data-room={room.kind}
          data-size={size}
          data-panel={beside ? "beside" : "drawer"}
          data-still={still || speed === 0 || undefined}
          data-helping={helping || undefined}
          data-seq={snapshot.seq}
          style={{
            "--h": `${room.height}px`,
            "--zoom": room.zoom,
            "--pace": performance.speed ? 1 / performance.speed : 0,
          }}
          onClickCapture={(event) => {
            // A click on the board goes on to the next scene; for keys there is a button in the turn line.
            const onBoard = (event.target as Element).closest(".play") !== null;
            if (onBoard && scene && scene.hold !== "reader") performance.next();
          }}
          onKeyDownCapture={(event) => onKey(event, root.current, { close: opened ? close : null })}
        >
          <TitleBar
            game={game}
            snapshot={shown}
            lang={lang}
            size={size}
            open={opened || beside ? page : null}
            helping={helping}
            home={host.home ?? null}
            canStart={hasKernel && host.setup() !== null}
            onOpen={open}
            onHelp={() => setHelping(!helping)}
            onSize={(wanted) => host.set({ size: wanted })}
            keys={room.kind === "drawer" ? keys : null}
          />
          <div class="alerts">
            <NoticeLine notice={notice} gone={gone} onDismiss={() => conversation.dismissNotice()} />
            {offer && (
              <Resume
                offer={offer}
                onResume={() => conversation.request({ type: "resume" })}
                onDismiss={() => conversation.dismissOffer()}
              />
            )}
          </div>
          {/* Behind the curtain there is nothing else: even the turn line may name a card. */}
          {shown.curtain ? (
            <Curtain
              game={game}
              curtain={shown.curtain}
              events={shown.events}
              waiting={state.pending}
              onReady={() => conversation.request({ type: "ready" })}
            />
          ) : (
            <>
              <TurnLine
                snapshot={shown}
                performance={performance}
                past={!shown.live && <FromThePast conversation={conversation} snapshot={shown} />}
                onSeek={room.kind === "low" && !big ? conversation.seek : null}
                hint={<HintButton conversation={conversation} ready={ready} />}
              />
              <div class="body">
                <div class="play">
                  <game.Board
                    snapshot={shown}
                    ready={ready}
                    act={(action) => conversation.act(action)}
                    request={(request) => conversation.request(request)}
                    review={ended && shownOnTable && <ReviewChart conversation={conversation} />}
                    keys={room.kind === "base" || room.kind === "low" ? keys : null}
                    actions={
                      <Actions
                        game={game}
                        conversation={conversation}
                        performance={performance}
                        after={snapshot}
                        goToBoard={goToBoard}
                        ending={
                          <Ending conversation={conversation} snapshot={snapshot} onNew={() => open("new")} />
                        }
                      />
                    }
                  />
                  {scene?.moment && <Moment moment={scene.moment} />}
                </div>
                {(beside || opened) && (
                  <Panel
                    game={game}
                    conversation={conversation}
                    snapshot={shown}
                    room={room.kind}
                    drawer={!beside}
                    page={page}
                    onPage={setPage}
                    onClose={close}
                    onTour={() => {
                      setTouring(true);
                      close();
                    }}
                    review={
                      ended && hasKernel && <Review conversation={conversation} withChart={!shownOnTable} />
                    }
                  />
                )}
              </div>
              {column && !big && (
                <footer class="footbar">
                  {keys}
                  {hasKernel && <TakeBack conversation={conversation} snapshot={shown} />}
                  <Steps snapshot={shown} onSeek={conversation.seek} />
                </footer>
              )}
              {!big && !column && room.kind !== "low" && (
                <Timeline
                  conversation={conversation}
                  snapshot={shown}
                  speed={speed}
                  busy={scene !== null}
                  keyMoments={host.keyMoments()}
                />
              )}
              {helping && game.explain && (
                <Help
                  root={root}
                  explain={(id) => game.explain?.(id, shown, lang) ?? null}
                  onLeave={() => setHelping(false)}
                />
              )}
              {notes.length > 0 && <Guide key={snapshot.seq} root={root} notes={notes} onDone={finishTour} />}
            </>
          )}
          <Whole root={root} />
          <LiveLine snapshot={shown} scene={scene} hurried={performance.hurried} />
        </section>
      </FacesContext.Provider>
    </LangContext.Provider>
  );
}
