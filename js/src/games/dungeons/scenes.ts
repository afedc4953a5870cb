// What the others and the dice did, event by event: tiles slide in, pawns walk, cards are held up, dice roll.
import { sentence } from "../../core/events";
import type { Lang } from "../../core/hosts/host";
import { PACE } from "../../core/pace";
import type { Happened, Scene } from "../../core/scene";
import { introduced } from "../../core/words/players";
import type { CardFace, EventView } from "../../generated/contract";
import { after as afterEvent } from "./board/fold";
import { momentOf } from "./board/moment";
import type { DungeonsBoard } from "./view";
import { wordsFor } from "./words";

type Shot = Scene<DungeonsBoard>;

/** How long an event is shown once it has happened; what is not here and has a line takes the time to read it. */
const HOLDS: Readonly<Record<string, number>> = {
  turn: PACE.think + PACE.mark,
  map: PACE.turn,
  build: PACE.slide + PACE.line,
  move: PACE.slide + PACE.mark,
  play: PACE.answer,
  announce: PACE.answer,
  trap: PACE.line,
  bane: PACE.line,
  fight: PACE.turn,
  roll: PACE.roll,
  rethrow: PACE.roll,
  clash: PACE.turn,
  wound: PACE.turn,
  finish: PACE.ribbon,
  death: PACE.ribbon,
};

/** Read in the pools and the log: they need no moment of their own. */
const QUIET: ReadonlySet<string> = new Set([
  "glory", "peril", "spend", "credit", "points", "uses", "passed", "draw", "shuffle", "done", "order", "entrance", "which", "option",
]); // biome-ignore format: a list of kinds

/** What is settled with dice is watched by whoever began it, too. */
const WATCHED: ReadonlySet<string> = new Set([
  "fight", "roll", "rethrow", "clash", "trial", "wound", "hit", "slain", "finish", "task", "death", "saved", "prevent", "over",
]); // biome-ignore format: a list of kinds

export function scenes(
  { events, before, after }: Happened<DungeonsBoard>,
  lang: Lang,
  faces: Readonly<Record<string, CardFace>> = {},
): Shot[] {
  const words = wordsFor(lang);
  const shots: Shot[] = [];
  let board: DungeonsBoard = { ...before.board };
  // Luck after one's own choice deals to oneself; after another's, it is his.
  let mover: number | null = after.seat;
  events.forEach((event, index) => {
    // The end of one turn begins the next one's.
    if (event.kind === "turn") mover = Number(event.data.seat);
    else if (event.seat !== null) mover = event.seat;
    board = afterEvent(board, event, { events: events.slice(index + 1), end: after.board });
    if (event.text === null || QUIET.has(event.kind)) return;
    if (mover === after.seat && !WATCHED.has(event.kind)) return;
    const moment = momentOf(event, { board, earlier: events.slice(0, index), after, lang, faces });
    // Whose turn it is now, and how this one plays.
    const who = event.kind === "turn" ? after.seats[mover ?? -1] : undefined;
    shots.push({
      ...shotOf(event, board),
      ...(who?.bot && { prompt: introduced(who, lang) }),
      ...(moment && { moment, hold: moment.kind === "quest" ? PACE.banner : PACE.moment }),
      caption: words.caption(board.round),
    });
  });
  return shots;
}

function shotOf(event: EventView, board: DungeonsBoard): Shot {
  // Who does it, or whose hero throws.
  const by = event.data.seat ?? event.data.hero;
  return {
    board,
    last: event,
    seat: typeof by === "number" && by >= 0 ? by : event.seat,
    turn: sentence(event.text ?? []),
    hold: HOLDS[event.kind] ?? PACE.line,
  };
}
