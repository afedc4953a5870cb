// Between two choices of a player: what each of the others crossed, what came of it, and the dice of the next roll.
import type { Lang } from "../../core/host";
import { PACE } from "../../core/pace";
import type { Happened, Scene } from "../../core/scene";
import { sheetOf } from "./board/content";
import { after as afterEvent } from "./board/fold";
import type { DiceView } from "./view";
import { wordsFor } from "./words";

/** How long the line of each event is read. What is not here needs no scene of its own. */
const HOLDS: Readonly<Record<string, number>> = {
  numbered: PACE.slide + PACE.line,
  wrote: PACE.slide + PACE.line,
  kill: PACE.answer,
  bonus: PACE.answer,
  free: PACE.slide + PACE.line,
  hurt: PACE.answer,
  out: PACE.answer,
  roll: PACE.roll,
};

export function scenes({ events, before, after }: Happened<DiceView>, lang: Lang): Scene<DiceView>[] {
  const words = wordsFor(lang);
  const sheet = sheetOf(after.board.sheet);
  const shots: Scene<DiceView>[] = [];
  const lastCrosses = events.findLastIndex(({ kind }) => kind === "wrote" || kind === "numbered");
  let board: DiceView = { ...before.board, phase: "wait", pairings: [], to_move: -1 };
  events.forEach((event, index) => {
    const { kind, step, data, text } = event;
    const seat = (data.seat as number | undefined) ?? event.seat;
    board = afterEvent(board, event, sheet);
    // Once all crosses of the last roll are shown, the sheets are as they will be.
    if (index >= lastCrosses) board = { ...board, players: after.board.players };
    const hold = HOLDS[kind];
    const own = kind === "wrote" && seat === after.seat;
    if (hold === undefined || own) return;
    const name = after.seats[seat ?? -1]?.name;
    const rolls = seat === after.seat || !name ? words.throwsYou : words.throws(name);
    const turn = kind === "roll" ? rolls : text ? `${text.join("")}.` : "";
    if (!turn) return;
    // The sheet somebody has just written on lies on the table while it is told.
    const looking = kind === "wrote" || kind === "free" || kind === "hurt" ? (seat ?? undefined) : undefined;
    shots.push({ board: { ...board, ...(looking !== undefined && { looking }) }, step, seat, turn, hold });
  });
  return shots;
}
