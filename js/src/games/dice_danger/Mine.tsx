import type { SheetView } from "../../generated/contract";
import { SeatBadge } from "../../ui/SeatBadge";
import { Bonuses } from "./Bonuses";
import type { Sheet } from "./content";
import { Kit } from "./Kit";
import { Life } from "./Life";
import type { BoardView } from "./labels";
import { ScoreLine } from "./ScoreLine";
import { useWords } from "./words";

interface MineProps {
  sheet: Sheet;
  view: SheetView;
  board: BoardView;
  owner: string;
  seat: number;
}

/** How the player whose sheet is shown stands: life, what is left to use, bonuses, points. */
export function Mine({ sheet, view, board, owner, seat }: MineProps) {
  const words = useWords();
  const left = [...sheet.monsters.values()].filter(({ id }) => !board.killed.includes(id));
  const gems = left.reduce((sum, monster) => sum + (monster.gems[0] ?? 0), 0);
  return (
    <div class="mine">
      {!board.solo && (
        <p class="row owner">
          <SeatBadge seat={seat} small /> <b>{owner}</b>
        </p>
      )}
      <Life sheet={sheet} view={view} solo={board.solo} />
      <Kit view={view} />
      <Bonuses sheet={sheet} view={view} won={board.won} />
      <p class="sum">
        <span>
          {words.score}
          <span class="cap">
            <ScoreLine lines={view.score} />
          </span>
        </span>
        <span class="num">{view.total}</span>
      </p>
      <p class="cap">{words.stillOpen(left.length, gems)}</p>
    </div>
  );
}
