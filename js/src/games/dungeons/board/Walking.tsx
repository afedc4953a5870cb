// A walk to a far space: what awaits one on the way, the way while it goes on, and why it ended early.
import type { ComponentChildren } from "preact";
import { useWayWords } from "../map/Route";
import type { Walk } from "../map/walk";
import { cellKey, type DungeonsSnapshot, heroAt } from "../view";
import { useWords } from "../words";
import { useNames } from "./content";

/** What is said over the map about a walk, away from the pawn that walks. */
export function walkOf(
  snapshot: DungeonsSnapshot,
  walk: Walk,
): { box: ComponentChildren; seats: number[] } | null {
  const { board } = snapshot;
  const goal = walk.goal ?? walk.proposed?.at(-1) ?? walk.stopped?.goal;
  const hero = heroAt(board, board.active);
  if (hero && cellKey(hero.x, hero.y) === goal) return null;
  const card = board.spaces.find(({ x, y }) => cellKey(x, y) === goal)?.card;
  if (!card) return null;
  const box = walk.proposed ? (
    <Proposed snapshot={snapshot} walk={walk} way={walk.proposed} card={card} />
  ) : (
    <Walking walk={walk} card={card} />
  );
  return { box, seats: [board.active] };
}

interface ProposedProps {
  snapshot: DungeonsSnapshot;
  walk: Walk;
  way: readonly string[];
  card: string;
}

function Proposed({ snapshot, walk, way, card }: ProposedProps) {
  const words = useWords();
  const { label, danger } = useWayWords(snapshot)(way.at(-1) ?? "", way);
  const name = useNames()(card);
  return (
    <p class="walking" role="status">
      <span>
        <b>{name}</b>
        {[label, danger].filter(Boolean).join(", ")}
      </span>
      <button type="button" class="btn" onClick={() => walk.start(way)}>
        {words.walkThere}
      </button>
    </p>
  );
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
