// The shortest way over the tiles as they lie, for drawing and for walking: the kernel judges every step of it.
import { cellKey, type SpaceView } from "../view";

/** The neighbours to the north, east, south and west. */
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** A shut door is worth a little detour. */
const DOOR = 0.6;

/** The places from one cell to another, both included; null where walls part them. */
export function shortestWay(spaces: readonly SpaceView[], from: string, to: string): string[] | null {
  const at = new Map(spaces.map((space) => [cellKey(space.x, space.y), space]));
  const best = new Map([[from, { cost: 0, way: [from] }]]);
  const todo = new Set([from]);
  while (todo.size > 0) {
    const here = [...todo].reduce((a, b) => ((best.get(b)?.cost ?? 0) < (best.get(a)?.cost ?? 0) ? b : a));
    todo.delete(here);
    const space = at.get(here);
    const known = best.get(here);
    if (!space || !known) continue;
    if (here === to) return known.way;
    STEPS.forEach(([dx, dy], side) => {
      const there = cellKey(space.x + dx, space.y + dy);
      const next = at.get(there);
      const door = next && doorBetween(space, next, side);
      if (!door) return;
      const cost = known.cost + 1 + (door === "shut" ? DOOR : 0);
      if (cost >= (best.get(there)?.cost ?? Number.POSITIVE_INFINITY)) return;
      best.set(there, { cost, way: [...known.way, there] });
      todo.add(there);
    });
  }
  return null;
}

/** What one meets on this side of a space: nothing, a door that is shut, or a wall (null). */
function doorBetween(here: SpaceView, next: SpaceView, side: number): "open" | "shut" | null {
  const back = (side + 2) % 4;
  const [own = "W", other = "W"] = [here.sides[side], next.sides[back]];
  if (own === "W" || other === "W") return null;
  // A passage has no doors of its own.
  const [code, opened] =
    own === "P" ? [other, next.opened.includes(back)] : [own, here.opened.includes(side)];
  return opened || code === "O" || code === "P" ? "open" : "shut";
}
