// The dungeon on the table, the hand below it, and beside them what may be done and how one stands.
import type { BoardProps } from "../../../core/game-page";
import type { DungeonsBoard } from "../view";
import { useWords } from "../words";
import { Contest } from "./Contest";
import { Hand } from "./Hand";
import { DungeonMap } from "./Map";
import { Sheet } from "./Sheet";

export function Board(props: BoardProps<DungeonsBoard>) {
  const words = useWords();
  const { snapshot, actions, keys } = props;
  return (
    <div class="tomb">
      <section class="table" aria-label={words.table}>
        <DungeonMap {...props} />
      </section>
      <Hand {...props} />
      <div class="desk">
        {keys}
        <Contest snapshot={snapshot} />
        {actions}
        <Sheet snapshot={snapshot} />
      </div>
    </div>
  );
}
