// One position, one try: the board of a game, its choices, and what they were worth once one is made.
import { useEffect, useReducer, useRef, useState } from "preact/hooks";
import { actionKey } from "../core/actions";
import type { GamePage } from "../core/game-page";
import { useReducedMotion, useTheme } from "../core/hooks";
import type { StateHost } from "../core/hosts/host";
import type { Action } from "../core/hosts/messages";
import type { Snapshot } from "../core/snapshot";
import { FacesContext, LangContext } from "../core/words/context";
import { stringsFor } from "../core/words/i18n";
import type { PuzzleGame, PuzzleState } from "../generated/puzzles";
import * as glyphs from "../ui/pieces/glyphs";
import { Icon } from "../ui/pieces/Icon";
import { SeatBadge } from "../ui/pieces/SeatBadge";
import { Whole } from "../ui/pieces/Whole";
import { useDeaf } from "../ui/shell/deaf";
import { useRefocus } from "../ui/shell/focus";
import { onKey } from "../ui/shell/keys";
import { useBroughtIntoSight, useRoom } from "../ui/shell/room";
import { Answer } from "./Answer";
import { Keys, onLetter } from "./Keys";
import { Question, Standing } from "./Question";
import { wordsFor } from "./words";

interface PuzzleProps<V> {
  host: StateHost;
  game: GamePage<V>;
  document: Document;
}

export function Puzzle<V>({ host, game, document }: PuzzleProps<V>) {
  const root = useRef<HTMLElement>(null);
  const [, again] = useReducer((n: number) => n + 1, 0);
  const [notice, setNotice] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [opened, setOpened] = useState(true);
  const [onward, setOnward] = useState<PuzzleGame | null>(null);
  useEffect(
    () =>
      host.subscribe(() => {
        setPending(false);
        again(undefined);
      }),
    [host],
  );
  useEffect(
    () =>
      host.listen((message) => {
        setPending(false);
        if (message.type === "notice") setNotice(message.text || null);
        if (message.type === "game") setOnward(message as unknown as PuzzleGame);
      }),
    [host],
  );
  const { lang, theme, speed } = host.looks();
  const [words, strings] = [wordsFor(lang), stringsFor(lang)];
  const still = useReducedMotion(document) || speed === 0;
  const state = host.state() as PuzzleState;
  const { answer } = state;
  const snapshot = state.snapshot as Snapshot<V>;
  const room = useRoom(root, "normal", 0, notice !== null);
  useBroughtIntoSight(root, room, host.hasKernel);
  const column = room.kind === "column";
  const beside = room.kind === "wide" || (game.panel === "beside" && !column && room.kind !== "drawer");
  const goToBoard = useRefocus(root, snapshot, true);
  const verdict = useRef<HTMLDivElement>(null);
  useDeaf(root, `${state.id} ${answer !== null}`);
  // Another puzzle begins as the first did; an answer is read first, by eyes and by ears.
  useEffect(() => {
    setOpened(true);
    setOnward(null);
    if (answer && root.current?.contains(focused(root.current)))
      verdict.current?.focus({ preventScroll: true });
  }, [state.id, answer === null]);

  // Boards know what was chosen, but not what would have been best.
  const best = answer?.rows.find((row) => row.best);
  useEffect(() => {
    for (const piece of root.current?.querySelectorAll<HTMLElement>(".play [data-choice]") ?? [])
      piece.toggleAttribute(
        "data-best",
        best !== undefined && piece.dataset.choice === actionKey(best.action),
      );
  });

  const send = (message: Record<string, unknown>) => {
    if (!host.hasKernel || pending) return;
    setNotice(null);
    setPending(true);
    host.send(message);
  };
  const act = (action: Action) => !answer && send({ type: "answer", id: state.id, action: [...action] });
  const ready = host.hasKernel && !answer && !pending;
  const panel = answer !== null || beside;
  return (
    <LangContext.Provider value={lang}>
      <FacesContext.Provider value={state.faces}>
        <section
          ref={root}
          class="dw puzzle"
          lang={lang}
          tabIndex={-1}
          aria-label={state.title}
          data-theme={useTheme(theme, document)}
          data-room={room.kind}
          data-size="normal"
          data-panel={beside ? "beside" : "drawer"}
          data-answered={answer ? (answer.right ? "right" : "wrong") : undefined}
          data-still={still || undefined}
          data-puzzle={state.id}
          style={{ "--h": `${room.height}px`, "--pace": still ? 0 : 1 }}
          onKeyDownCapture={(event) => {
            onKey(event, root.current, {
              close: answer && !beside && opened ? () => setOpened(false) : null,
            });
            onLetter(event, root.current);
          }}
        >
          <header class="bar">
            {host.home ? (
              <a class="btn icon" href={host.home} title={strings.home} aria-label={strings.home}>
                <Icon art={glyphs.house} class="ctl" />
              </a>
            ) : (
              <Icon art={game.crest} class="crest" />
            )}
            <h2>{state.title}</h2>
            <span class="cap grow">{state.caption}</span>
            {answer && !beside ? (
              <button type="button" class="btn" aria-expanded={opened} onClick={() => setOpened(!opened)}>
                {opened ? words.seeBoard : words.seeAnswer}
              </button>
            ) : (
              !beside &&
              !state.asked && (
                <span class="standing">
                  <b>{state.rating}</b> · {words.days(state.streak)}
                </span>
              )
            )}
          </header>
          <div class="alerts">
            {notice && (
              <p class="notice" role="alert">
                <span class="grow">{notice}</span>
                <button type="button" class="btn quiet" onClick={() => setNotice(null)}>
                  {words.close}
                </button>
              </p>
            )}
          </div>
          <div class="turn">
            {snapshot.seat !== null && <SeatBadge seat={snapshot.seat} />}
            <p class="words">
              <b>{answer ? answer.said : beside ? snapshot.turn : state.question}</b>{" "}
              <span class="cap">{answer ? answer.text : beside ? snapshot.prompt : words.oneTry}</span>
            </p>
          </div>
          <div class="body">
            <div class="play" hidden={column && answer !== null && opened}>
              <game.Board
                snapshot={snapshot}
                ready={ready}
                act={act}
                single
                request={() => {}}
                review={null}
                keys={null}
                actions={
                  <section class="acts" aria-label={words.choices} aria-busy={pending}>
                    <Keys
                      game={game}
                      state={state}
                      waiting={pending}
                      blocked={host.hasKernel ? null : words.noKernel}
                      act={act}
                      goToBoard={goToBoard}
                    />
                  </section>
                }
              />
            </div>
            {panel && (beside || opened) && (
              <aside class={`side${beside ? "" : " drawer"}`}>
                {answer ? (
                  <Answer
                    state={state}
                    answer={answer}
                    onward={onward}
                    verdict={verdict}
                    hasKernel={host.hasKernel}
                    send={send}
                  />
                ) : (
                  <>
                    <Question state={state} game={game} />
                    <Standing state={state} />
                  </>
                )}
              </aside>
            )}
          </div>
          <Whole root={root} />
          <p class="unseen" role="status">
            {answer
              ? [answer.head, answer.text, answer.why].join(" ")
              : [state.question, snapshot.turn, snapshot.prompt].join(" ")}
          </p>
        </section>
      </FacesContext.Provider>
    </LangContext.Provider>
  );
}

function focused(element: HTMLElement): Element | null {
  const root = element.getRootNode();
  return "activeElement" in root ? (root as ShadowRoot).activeElement : null;
}
