// What the others did, line by line: pawns walk and tiles are laid as the events say.
import type { Lang } from "../../core/host";
import { PACE } from "../../core/pace";
import type { Happened, Scene } from "../../core/scene";
import type { EventView } from "../../generated/contract";
import type { DungeonsBoard } from "./view";

export function scenes(
  { events, before, after }: Happened<DungeonsBoard>,
  _lang: Lang,
): Scene<DungeonsBoard>[] {
  const told = events.filter(({ text }) => text !== null);
  let board: DungeonsBoard = { ...before.board };
  const shots: Scene<DungeonsBoard>[] = [];
  for (const event of told) {
    board = folded(board, event, after.board);
    // One's own move is on the board already.
    if (event.seat === after.seat && event === told[0]) continue;
    shots.push({
      board,
      step: event.step,
      seat: event.seat,
      turn: `${(event.text ?? []).join("")}.`,
      hold: PACE.line,
    });
  }
  return shots;
}

/** The board after an event, as far as the table shows it; the rest follows with the snapshot. */
function folded(board: DungeonsBoard, { kind, data }: EventView, after: DungeonsBoard): DungeonsBoard {
  if ((kind === "step" || kind === "go") && typeof data.x === "number") {
    const players = board.players.map((player) =>
      player.seat === data.seat ? { ...player, x: Number(data.x), y: Number(data.y) } : player,
    );
    return { ...board, players };
  }
  if (kind === "build") {
    const laid = after.spaces.filter((space) => space.x === data.x && space.y === data.y);
    return { ...board, spaces: [...board.spaces, ...laid], drawn: "" };
  }
  return board;
}
