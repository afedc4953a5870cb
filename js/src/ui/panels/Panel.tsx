// One panel for everything that is told beside the board: one region that scrolls, one thing at a time.

import cancel from "icon:cancel";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Conversation } from "../../core/conversation";
import type { GamePage } from "../../core/game-page";
import { useCounted, useLater } from "../../core/hooks";
import type { Snapshot } from "../../core/snapshot";
import { useLang, useStrings } from "../../core/words/context";
import { OddsPanel } from "../odds/OddsPanel";
import { Icon } from "../pieces/Icon";
import { useHeldFocus } from "../shell/focus";
import type { RoomKind } from "../shell/room";
import { About } from "./About";
import { Inspector } from "./Inspector";
import { JustNow, Log } from "./Log";
import { NewGame } from "./NewGame";
import { RulesPanel } from "./Rules";
import { SettingsPanel } from "./Settings";
import { Share } from "./Share";
import { StatsPanel } from "./Stats";
import { type TabSpec, Tabs } from "./Tabs";

export interface PanelProps<V> {
  game: GamePage<V>;
  conversation: Conversation;
  snapshot: Snapshot<V>;
  room: RoomKind;
  /** Over the board, and so with a way to close it. */
  drawer: boolean;
  /** The page asked for; another may stand in for one that is not there now. */
  page: string;
  onPage(page: string): void;
  onClose(): void;
  onTour(): void;
  /** A page for a game that is over. */
  review: ComponentChildren;
}

/** Beside the board, and a frame behind it: a click is answered where the player looks first. */
export function Panel<V>({ snapshot, ...props }: PanelProps<V>) {
  const { seq, step, late: waits, events: told } = snapshot;
  const late = useLater(snapshot, `${seq} ${step} ${told.length} ${waits}`);
  const { pending, course, inspection, cases, share, stats } = props.conversation.state;
  const { room, drawer, page, review } = props;
  // The form for a new game goes once that game is there: what is refused stays in it, to be mended.
  const { game } = props.conversation.state.snapshot.branch;
  const playing = useRef(game);
  useEffect(() => {
    if (playing.current === game) return;
    playing.current = game;
    if (page !== "new") return;
    props.onPage("");
    props.onClose();
  }, [game]);
  return useMemo(
    () => <Pages {...props} snapshot={late} />,
    [late, room, drawer, page, pending, course, inspection, cases, share, review, stats],
  );
}

function Pages<V>(props: PanelProps<V>) {
  const { conversation, snapshot, room, drawer, page, onPage, onClose, onTour } = props;
  const strings = useStrings();
  const setup = conversation.host.setup();
  const { pending } = conversation.state;
  const tabs = useTabs(props);
  // Tabs keep their order; what this moment is about is the one that is open unless another was chosen.
  const foremost = props.game.tabs?.find((tab) => tab.shown(snapshot) === "first")?.id ?? "";
  const tab = useRef("");
  if (tabs.some(({ id }) => id === page)) tab.current = page;
  const back = () => onPage(tab.current);
  const own = useRef<HTMLElement>(null);
  useHeldFocus(own, page);
  const close = drawer && (
    <button
      type="button"
      class="btn icon quiet shut"
      aria-label={strings.close}
      title={strings.close}
      onClick={onClose}
    >
      <Icon art={cancel} />
    </button>
  );
  const aside = (body: ComponentChildren) => (
    <aside ref={own} class={`side${drawer ? " drawer" : ""}`} aria-label={strings.panels}>
      {body}
    </aside>
  );
  if (page === "settings")
    return aside(
      <Away title={strings.settings} close={close} onBack={back}>
        <SettingsPanel conversation={conversation} onTour={onTour} />
        <p class="sheet links">
          {conversation.host.hasKernel && (
            <button type="button" class="link" onClick={() => onPage("stats")}>
              {strings.statistics}
            </button>
          )}
          <button type="button" class="link" onClick={() => onPage("about")}>
            {strings.about}
          </button>
        </p>
        {conversation.host.hasKernel && <Share conversation={conversation} ended={snapshot.seed !== null} />}
      </Away>,
    );
  if (page === "share")
    return aside(
      <Away
        title={snapshot.seed === null ? strings.shareMoment : strings.shareKeep}
        close={close}
        onBack={back}
      >
        <Share conversation={conversation} ended={snapshot.seed !== null} wanted />
      </Away>,
    );
  if (page === "stats")
    return aside(
      <Away title={strings.statistics} close={close} onBack={() => onPage("settings")}>
        <StatsPanel conversation={conversation} />
      </Away>,
    );
  if (page === "about")
    return aside(
      <Away title={strings.about} close={close} onBack={() => onPage("settings")}>
        <section class="sheet">
          <About credits={props.game.credits} />
        </section>
      </Away>,
    );
  if (page === "new" && setup)
    return aside(
      <Away title={strings.newGame} close={close} onBack={back}>
        <NewGame
          setup={setup}
          snapshot={snapshot}
          waiting={pending}
          request={(request) => conversation.request(request)}
        />
      </Away>,
    );
  const lines = room === "low" ? 1 : 3;
  return aside(
    <Tabs label={strings.panels} tabs={tabs} selected={page || foremost} onSelect={onPage} close={close}>
      {page !== "log" && <JustNow snapshot={snapshot} lines={lines} onSeek={conversation.seek} />}
    </Tabs>,
  );
}

function useTabs<V>({ game, conversation, snapshot, review }: PanelProps<V>): TabSpec[] {
  const strings = useStrings();
  const lang = useLang();
  const odds = useCounted(snapshot);
  const { host, state } = conversation;
  const counting = snapshot.late > 0 && host.hasKernel;
  const extra = (game.tabs ?? [])
    .filter((tab) => tab.shown(snapshot) !== null)
    .map(({ id, label, Body }) => ({ id, label: label(lang), body: () => <Body snapshot={snapshot} /> }));
  const first: TabSpec = review
    ? { id: "odds", label: strings.review, body: () => review }
    : {
        id: "odds",
        label: strings.odds,
        body: () => (
          <OddsPanel
            odds={odds}
            counting={counting}
            game={game}
            snapshot={snapshot}
            waiting={state.pending || counting || !host.hasKernel}
            host={host}
            onPredict={(guess) => conversation.request({ type: "predict", guess })}
            cases={state.cases}
            onAskCases={(sort, at) => conversation.askCases(sort, at)}
            onAskBeliefs={() => host.set({ beliefs: true })}
          />
        ),
      };
  return [
    first,
    {
      id: "log",
      label: strings.log,
      body: () => (
        <Log
          snapshot={snapshot}
          course={state.course}
          onSeek={conversation.seek}
          onMissing={conversation.seek && ((step) => conversation.askBefore(step))}
        />
      ),
    },
    {
      id: "inspector",
      label: strings.inspector,
      body: () => (
        <Inspector
          game={game}
          snapshot={snapshot}
          inspection={state.inspection}
          nobody={host.nobody}
          inspect={(seat, step) => conversation.inspect(seat, step)}
        />
      ),
    },
    {
      id: "rules",
      label: strings.rules,
      body: () => <RulesPanel rules={host.rules()} credits={game.credits} />,
    },
    ...extra,
  ];
}

interface AwayProps {
  title: string;
  close: ComponentChildren;
  children: ComponentChildren;
  onBack(): void;
}

/** A page that takes the place of the tabs, and has a way back to them. */
function Away({ title, close, children, onBack }: AwayProps) {
  const strings = useStrings();
  return (
    <>
      <header class="tabs away">
        <h3>{title}</h3>
        <button type="button" class="link" onClick={onBack}>
          {strings.back}
        </button>
        {close}
      </header>
      <div class="scroll">{children}</div>
    </>
  );
}
