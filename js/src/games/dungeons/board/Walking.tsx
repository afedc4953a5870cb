// A walk to a far space while it goes on, and why it ended early.
import type { ComponentChildren } from "preact";
import type { Walk } from "../map/walk";
import { cellKey, type DungeonsSnapshot, heroAt } from "../view";
import { useWords } from "../words";
import { useNames } from "./content";

/** What is said over the map about a walk, away from the pawn that walks. */
export function walkOf(
  { board }: DungeonsSnapshot,
  walk: Walk,
): { box: ComponentChildren; seats: number[] } | null {
  const goal = walk.goal ?? walk.stopped?.goal;
  const hero = heroAt(board, board.active);
  if (hero && cellKey(hero.x, hero.y) === goal) return null;
  const card = board.spaces.find(({ x, y }) => cellKey(x, y) === goal)?.card;
  return card ? { box: <Walking walk={walk} card={card} />, seats: [board.active] } : null;
}

function Walking({ walk, card }: { walk: Walk; card: string }) {
  const words = useWords();
  const name = useNames()(card);
  return (
    <p class="walking" role="status">
      {walk.goal
        ? words.walking(name)
        : walk.stopped?.why === "spent"
          ? words.walkSpent(walk.stopped.left, name)
          : walk.stopped && words.stopped[walk.stopped.why](name)}
      {walk.goal && (
        <button type="button" class="btn" onClick={walk.stop}>
          {words.stopWalk}
        </button>
      )}
    </p>
  );
}
