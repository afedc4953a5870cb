// The shortest way over the tiles as they lie, for drawing and for walking: the kernel judges every step of it.
import { printed } from "../board/content";
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
      const cost = known.cost + 1 + (door === "open" ? 0 : DOOR);
      if (cost >= (best.get(there)?.cost ?? Number.POSITIVE_INFINITY)) return;
      best.set(there, { cost, way: [...known.way, there] });
      todo.add(there);
    });
  }
  return null;
}

/** What may wound on a way: trapped doors that are shut, and spaces with a pit that is still to be passed. */
export function dangersOf(
  spaces: readonly SpaceView[],
  way: readonly string[],
): { traps: number; pits: number } {
  const found = way.map((place) => spaces.find(({ x, y }) => cellKey(x, y) === place));
  const after = found.slice(1);
  const traps = after.filter((next, index) => {
    const here = found[index];
    const side = STEPS.findIndex(([dx, dy]) => here && next?.x === here.x + dx && next.y === here.y + dy);
    return here && next && side >= 0 && doorBetween(here, next, side) === "trapped";
  });
  return {
    traps: traps.length,
    pits: after.filter((space) => space && !space.pit_met && printed(space.card)?.pit).length,
  };
}

/** What one meets on this side of a space: nothing, a door that is shut, perhaps trapped, or a wall (null). */
function doorBetween(here: SpaceView, next: SpaceView, side: number): "open" | "locked" | "trapped" | null {
  const back = (side + 2) % 4;
  const [own = "W", other = "W"] = [here.sides[side], next.sides[back]];
  if (own === "W" || other === "W") return null;
  // A passage has no doors of its own.
  const [code, opened] =
    own === "P" ? [other, next.opened.includes(back)] : [own, here.opened.includes(side)];
  if (opened || code === "O" || code === "P") return "open";
  return code.startsWith("T") ? "trapped" : "locked";
}
