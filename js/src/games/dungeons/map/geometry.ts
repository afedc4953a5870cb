// Where the cells of the dungeon lie on the drawing.
import type { Choice } from "../../../generated/contract";
import type { Box, Spot } from "../../../ui/map/geometry";
import { cellKey } from "../view";

export const CELL = 150;
const MARGIN = 14;

export interface Cell {
  x: number;
  y: number;
}

/** Empty places that a choice lies at. */
export function ghostsOf(choices: readonly Choice[]): Cell[] {
  const cells = new Map<string, Cell>();
  for (const { action } of choices)
    if (action[0] === "build") {
      const [x, y] = [Number(action[1]), Number(action[2])];
      cells.set(cellKey(x, y), { x, y });
    }
  return [...cells.values()];
}

export function boundsOf(cells: readonly Cell[]): Box {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [left, top] = [Math.min(0, ...xs), Math.min(0, ...ys)];
  const [right, bottom] = [Math.max(0, ...xs), Math.max(0, ...ys)];
  return {
    x: left,
    y: top,
    w: (right - left + 1) * CELL + 2 * MARGIN,
    h: (bottom - top + 1) * CELL + 2 * MARGIN,
  };
}

export function spotOf({ x, y }: Cell, bounds: Box): Spot {
  return {
    id: cellKey(x, y),
    x: (x - bounds.x + 0.5) * CELL + MARGIN,
    y: (y - bounds.y + 0.5) * CELL + MARGIN,
  };
}

/** The cell a place is named after. */
export function cellOf(place: string): Cell {
  const [x = 0, y = 0] = place.slice("cell:".length).split(",").map(Number);
  return { x, y };
}

/** What is drawn only: its place says it in words. */
export const DRAWN = { "aria-hidden": true } as const;
