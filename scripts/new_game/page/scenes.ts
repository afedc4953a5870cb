// What the others did, move by move: each event is shown for a moment on the board as it stood then.
import { sentence } from "../../core/events";
import { PACE } from "../../core/pace";
import type { Happened, Scene } from "../../core/scene";
import type { EventView } from "../../generated/contract";
import type { MygameView } from "./view";

export function scenes({ events, before, after }: Happened<MygameView>): Scene<MygameView>[] {
  const shots: Scene<MygameView>[] = [];
  let board = before.board;
  for (const event of events) {
    board = folded(board, event);
    const { kind, seat, text } = event;
    if (text === null || (kind === "bid" && seat === after.seat)) continue;
    const hold = kind === "doubt" ? PACE.answer : PACE.line;
    shots.push({ board, last: event, seat, turn: sentence(text), hold });
  }
  return shots;
}

/** The board after one more event. */
function folded(board: MygameView, { kind, data }: EventView): MygameView {
  const seat = Number(data.seat);
  if (kind === "roll") {
    const dice = (data.dice as number[] | undefined) ?? null;
    return {
      ...board,
      phase: "roll",
      bid: null,
      cups: board.cups.map((cup, i) => (i === seat ? dice : cup)),
    };
  }
  if (kind === "bid") {
    const bid = { number: Number(data.number), face: Number(data.face), by: seat };
    return { ...board, phase: "bid", player: seat, bid };
  }
  if (kind === "doubt" && board.bid) {
    const last = { bid: board.bid, cups: data.cups as number[][], found: Number(data.found), loser: -1 };
    return { ...board, player: seat, bid: null, last, cups: board.cups.map(() => null) };
  }
  if (kind === "lose" && board.last) {
    const left = board.left.map((dice, i) => (i === seat ? Number(data.left) : dice));
    return { ...board, left, last: { ...board.last, loser: seat } };
  }
  return board;
}
