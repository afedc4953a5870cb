// What the others did, line by line: each event is shown for a moment.
import { PACE } from "../../core/pace";
import type { Happened, Scene } from "../../core/scene";
import type { LanternView } from "./view";

export function scenes({ events, before, after }: Happened<LanternView>): Scene<LanternView>[] {
  return events
    .filter(({ seat, text }) => text !== null && seat !== after.seat)
    .map((event) => ({
      board: { ...before.board, carried: Number(event.data.carried ?? 0), player: Number(event.data.seat) },
      last: event,
      seat: event.seat,
      turn: `${(event.text ?? []).join("")}.`,
      hold: PACE.line,
    }));
}
