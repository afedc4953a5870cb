// Between two choices of a player: what each of the others crossed, what came of it, and the dice of the next roll.
import { sentence } from "../../core/events";
import type { Lang } from "../../core/hosts/host";
import { PACE } from "../../core/pace";
import type { Happened, Scene } from "../../core/scene";
import { sheetOf } from "./board/content";
import { after as afterEvent } from "./board/fold";
import { momentOf } from "./board/moment";
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

/** What is written on the sheets, at the end of a roll or after it. */
const ON_SHEETS: ReadonlySet<string> = new Set(["numbered", "wrote", "kill", "bonus", "free", "hurt", "out"]);

/** The sheet of whom these are about lies on the table while they are told. */
const LOOKED_AT: ReadonlySet<string> = new Set(["wrote", "free", "hurt", "out"]);

export function scenes({ events, before, after }: Happened<DiceView>, lang: Lang): Scene<DiceView>[] {
  const words = wordsFor(lang);
  const sheet = sheetOf(after.board.sheet);
  const shots: Scene<DiceView>[] = [];
  const lastWritten = events.findLastIndex(({ kind }) => ON_SHEETS.has(kind));
  const players = after.board.players.length;
  const title = `${sheet.title[lang]} (${words.levels[sheet.level - 1]})`;
  let board: DiceView = { ...before.board, phase: "wait", pairings: [], to_move: -1 };
  events.forEach((event, index) => {
    const { kind, data } = event;
    const seat = (data.seat as number | undefined) ?? event.seat;
    board = afterEvent(board, event, sheet);
    // Once all of the last roll is shown, the sheets are as they will be.
    if (index >= lastWritten) board = { ...board, players: after.board.players };
    if (kind === "over")
      shots.push({
        board: { ...board, players: after.board.players },
        last: event,
        seat: null,
        turn: after.turn,
        spoken: event.text ? sentence(event.text) : after.turn,
        hold: PACE.moment,
        moment: momentOf(after, lang),
      });
    const hold = HOLDS[kind];
    const own = kind === "wrote" && seat === after.seat;
    const told = event.text ? sentence(event.text) : "";
    if (hold === undefined || own || !told) return;
    const name = after.seats[seat ?? -1]?.name;
    const rolls = seat === after.seat || !name ? words.throwsYou : words.throws(name);
    const looking = LOOKED_AT.has(kind) && seat !== null ? { looking: seat } : {};
    const paired = (data.pairs ?? []) as number[][];
    shots.push({
      board: { ...board, ...looking, paired },
      last: event,
      seat,
      // The eye sees what was rolled; ears are told.
      turn: kind === "roll" ? rolls : told,
      spoken: told,
      caption: [title, words.rollOf(board.roll), words.players(players)].join(" · "),
      hold,
      ...(kind === "roll" && { cue: "dice" as const }),
      ...((kind === "hurt" || kind === "kill") && { cue: "hit" as const }),
    });
  });
  return shots;
}
