import type { Snapshot } from "../core/snapshot";
import { SeatBadge } from "./SeatBadge";

/** Whose turn it is, in one place and one sentence. Spoken by the live line, so it is not live itself. */
export function TurnLine({ snapshot }: { snapshot: Snapshot }) {
  return (
    <p class="turn">
      {snapshot.to_move >= 0 && <SeatBadge seat={snapshot.to_move} />}
      <span class="words">
        <b>{snapshot.turn}</b> <span class="cap">{snapshot.prompt}</span>
      </span>
    </p>
  );
}
