// What the others did, line by line: each event is shown for a moment.
import { PACE } from "../../core/pace";
import type { Happened, Scene } from "../../core/scene";
import type { LanternView } from "./view";

export function scenes({ events, before, after }: Happened<LanternView>): Scene<LanternView>[] {
  return events
    .filter(({ seat, text }) => text !== null && seat !== after.seat)
    .map(({ step, seat, text, data }) => ({
      board: { ...before.board, carried: Number(data.carried ?? 0), player: Number(data.seat) },
      step,
      seat,
      turn: `${(text ?? []).join("")}.`,
      hold: PACE.line,
    }));
}
