// What happened since the player last chose, move by move: an auction, a run, its result.
import { sentence } from "../../core/events";
import type { Lang } from "../../core/hosts/host";
import { PACE } from "../../core/pace";
import type { Happened, Scene } from "../../core/scene";
import type { EventView } from "../../generated/contract";
import { monsterOf } from "./board/content";
import { after as afterEvent } from "./board/fold";
import { momentOf } from "./run/moment";
import { captionOf, type Moving, type WelcomeBoard, type WelcomeSnapshot } from "./view";
import { type Words, wordsFor } from "./words";

type Shot = Scene<WelcomeBoard>;

/** How long each event is shown once it has happened. What is not here needs no scene of its own. */
const HOLDS: Readonly<Record<string, number>> = {
  draw: PACE.draw + PACE.hold,
  add: PACE.slide + PACE.settle + PACE.line,
  strip: PACE.slide + PACE.mark + PACE.line,
  pass: PACE.mark + PACE.line,
  enter: PACE.ribbon,
  ask: PACE.line,
  name: PACE.turn,
  turn: PACE.turn,
  swap: PACE.turn,
  meet: PACE.answer,
  hero: PACE.ribbon,
};

/** Moves at the table after which one must first see whose turn it is now. */
const BIDS = new Set(["draw", "pass"]);

export function scenes({ events, before, after }: Happened<WelcomeBoard>, lang: Lang): Shot[] {
  const words = wordsFor(lang);
  const shots: Shot[] = [];
  let board: WelcomeBoard = { ...before.board };
  events.forEach((event, index) => {
    const { seat } = event;
    const last = index === events.length - 1;
    if (BIDS.has(event.kind) && seat !== null && seat !== after.seat)
      shots.push({
        ...shotOf(event, { ...board, to_move: seat }, after, lang),
        ...thinking(event, events[index - 1] ?? null, after, words),
      });
    const { caption } = shotOf(event, board, after, lang);
    board = afterEvent(board, event, after.board);
    const shot = { ...shotOf(event, board, after, lang), board: { ...board, moving: movingOf(event) } };
    const news = events[index + 1];
    // The last card has been met: what follows tells how the round ended, and then what had been set aside.
    const over = event.kind === "result";
    const decided = over || (event.kind === "meet" && news?.kind === "result" && !news.data.omnipotent);
    if (over && board.last)
      shots.push({
        ...shot,
        decided: true,
        ...(caption && { caption }),
        hold: PACE.moment,
        moment: momentOf(board.last, board, after, lang),
      });
    const hold = over ? resultHold(after) : HOLDS[event.kind];
    // The last state is the snapshot itself, unless something is still on its way to it.
    if (hold !== undefined && !(last && !shot.board.moving))
      shots.push({ ...shot, ...cueOf(event), hold, ...(decided && { decided }) });
  });
  return ownDraw(events, after) ? [] : shots;
}

/** Cards rustle, blows land. */
function cueOf({ kind, data }: EventView): Pick<Shot, "cue"> {
  if (kind === "meet") return Number(data.damage) > 0 ? { cue: "hit" } : {};
  return kind === "draw" || kind === "turn" || kind === "swap" ? { cue: "card" } : {};
}

/** A player who draws sees the card at once: it slides by itself. */
function ownDraw(events: readonly EventView[], after: WelcomeSnapshot): boolean {
  return events.every(({ kind, seat }) => (kind === "draw" && seat === after.seat) || kind === "deal");
}

function shotOf(event: EventView, board: WelcomeBoard, after: WelcomeSnapshot, lang: Lang): Shot {
  const words = wordsFor(lang);
  const { text } = event;
  const seat = (event.data.seat as number | undefined) ?? event.seat;
  const turn = text ? sentence(text) : untold(event, seat, after, lang);
  return { board, last: event, seat, turn, caption: captionOf(board, words, lang), hold: 0 };
}

/** What has no line in the log: a card turned, which is told with what comes of it. */
function untold({ kind, data }: EventView, seat: number | null, after: WelcomeSnapshot, lang: Lang): string {
  const words = wordsFor(lang);
  const name = after.seats[seat ?? -1]?.name ?? "";
  if (kind !== "turn") return words.turnOf(name);
  return words.turns(monsterOf(String(data.monster)).name[lang], seat === after.seat ? null : name);
}

/** Before the move: whose turn it is, and how this one plays. */
function thinking(
  event: EventView,
  last: EventView | null,
  after: WelcomeSnapshot,
  words: Words,
): Partial<Shot> {
  const who = after.seats[event.seat ?? -1];
  return {
    last,
    turn: words.turnOf(who?.name ?? ""),
    // The move itself names who makes it.
    spoken: "",
    prompt: who?.habit ?? "",
    hold: PACE.think,
  };
}

function movingOf({ kind, data }: EventView): Moving | null {
  const by = data.seat as number;
  if (kind === "add") return { kind, by };
  if (kind === "strip") return { kind, by, tile: String(data.tile) };
  return null;
}

/** Where the next board shows how the round ended, the moment is enough; else the cards wait for their reader. */
function resultHold(after: WelcomeSnapshot): "reader" | undefined {
  const { phase } = after.board;
  return phase === "hero" || phase === "over" ? undefined : "reader";
}
