import { findChoice } from "../../core/actions";
import type { BoardProps } from "../../core/game-page";
import { CloudNumbers } from "./CloudNumbers";
import type { Sheet } from "./content";
import { Dice } from "./Dice";
import { Finish } from "./Finish";
import type { BoardView } from "./labels";
import { News } from "./News";
import { Pairings } from "./Pairings";
import { Steps } from "./Steps";

export interface TrayProps extends BoardProps {
  board: BoardView;
  sheet: Sheet;
  preview: number | null;
  onPreview(pairing: number | null): void;
  torch: boolean;
  onTorch(on: boolean): void;
  /** A button is about this space: show where it is. */
  onHot(node: string | null): void;
}

/** The dice, and under them the decision of the moment. */
export function Tray(props: TrayProps) {
  const { board, preview, snapshot } = props;
  const pairs = (preview === null ? undefined : board.pairings[preview]?.pairs) ?? board.choice?.pairs;
  const turn = board.seat === null ? null : board.players[board.seat]?.turn;
  const paired = pairs?.map(({ dice }) => dice) ?? turn?.pairs ?? [];
  const canEnd = findChoice(snapshot.legal, ["end"]) !== undefined;
  return (
    <div class="deal">
      {board.phase !== "clouds" && <Dice board={board} pairs={paired} />}
      {board.pairings.length > 0 && <Pairings {...props} />}
      {board.choice && <Steps {...props} choice={board.choice} />}
      {board.cloud_numbers.length > 0 && board.phase === "clouds" && <CloudNumbers {...props} />}
      {(canEnd || board.choice !== null || board.phase === "clouds") && <Finish {...props} />}
      <News snapshot={snapshot} />
    </div>
  );
}
