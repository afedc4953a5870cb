// What was crossed since the board was last seen, so that its ink can be drawn.
import { useRef } from "preact/hooks";
import type { DiceSnapshot, SheetView } from "../view";
import type { Sheet } from "./content";

interface Seen {
  snapshot: DiceSnapshot;
  marks: ReadonlySet<string>[];
  fresh: ReadonlySet<string>[];
}

/** A space by its id, a wound as `room:place`, a death as the room's id. */
function marksOn(view: SheetView, sheet: Sheet): Set<string> {
  const marks = new Set([...view.crossed, ...view.half.map((id) => `${id}:half`)]);
  for (const { id, monster } of sheet.nodes) {
    const now = monster && view.monsters.find((one) => one.id === monster);
    if (!now) continue;
    for (let place = 0; place < now.wounds; place++) marks.add(`${id}:${place}`);
    if (now.dead) marks.add(id);
  }
  return marks;
}

/** Going back in time, or opening the page, draws nothing: it is old ink. */
export function useFresh(snapshot: DiceSnapshot, seat: number, sheet: Sheet): ReadonlySet<string> {
  const seen = useRef<Seen | null>(null);
  const before = seen.current;
  if (before?.snapshot.board !== snapshot.board) {
    const marks = snapshot.board.players.map((view) => marksOn(view, sheet));
    const forward = before && before.snapshot.seed === snapshot.seed && snapshot.step >= before.snapshot.step;
    const fresh = marks.map((now, i) =>
      forward ? new Set([...now].filter((mark) => !before.marks[i]?.has(mark))) : new Set<string>(),
    );
    seen.current = { snapshot, marks, fresh };
  }
  return seen.current?.fresh[seat] ?? new Set();
}
