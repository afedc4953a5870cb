// Where things lie inside a room. Rooms come in four sizes, and a boss has many boxes.

import type { Size } from "../../../ui/map/geometry";
import type { Monster } from "../board/content";

export interface Place {
  x: number;
  y: number;
}

export interface RoomPlan {
  name: { lines: string[]; at: Place; step: number; width: number };
  icon: Place & { size: number };
  numbers: Place[];
  boxes: Place[];
  box: number;
  /** The right end of the line with gems and hearts; in a boss's room they stand one above the other. */
  reward: Place & { stacked?: boolean };
}

const PAD = 9;
/** Longer names take two lines. */
const LINE = 17;
const TRIO = 3;

export function planRoom({ w, h }: Size, monster: Monster, name: string): RoomPlan {
  const lines = name.length > LINE && w < 180 ? halve(name) : [name];
  const title = { lines, at: { x: PAD, y: lines.length > 1 ? 16 : 19 }, step: 14, width: w - 2 * PAD };
  const count = monster.black.length + monster.white.length;
  if (monster.boss && w > 180 && monster.hp > 12) return worm(title, count, monster.hp, w);
  if (monster.boss && h > 120) return king(title, count, monster.hp, w, h);
  if (monster.boss) return boss(title, count, monster.hp, w, h);
  const low = lines.length > 1 ? 8 : 0;
  const left = w < 100 ? 46 : 54;
  return {
    name: title,
    icon: w < 100 ? { x: 8, y: 24, size: 30 } : { x: 9, y: 32 + low / 2, size: 38 },
    numbers: row(count, left, 27 + low, 24),
    boxes: w < 100 ? row(monster.hp, 9, 54, 15) : row(monster.hp, left, 52 + low, 15.5),
    box: 13,
    reward: { x: w - PAD, y: 81 + low / 3 },
  };
}

/** Two rows of two trios beside the head, rewards in the corner. */
function boss(name: RoomPlan["name"], count: number, hp: number, w: number, h: number): RoomPlan {
  return {
    name,
    icon: { x: 9, y: 33, size: 42 },
    numbers: row(count, 58, 26, 25),
    boxes: trios(hp, 2, 58, 52, 14, 16),
    box: 12.5,
    reward: { x: w - PAD, y: h - 10, stacked: true },
  };
}

/** The worm is long: four trios and three, under the numbers. */
function worm(name: RoomPlan["name"], count: number, hp: number, w: number): RoomPlan {
  return {
    name,
    icon: { x: 112, y: 22, size: 30 },
    numbers: row(count, 10, 27, 24),
    boxes: trios(hp, 4, 10, 53, 13.3, 15.5),
    box: 12,
    reward: { x: w - PAD, y: 20 },
  };
}

/** The tall room. */
function king(name: RoomPlan["name"], count: number, hp: number, w: number, h: number): RoomPlan {
  return {
    name,
    icon: { x: 9, y: 30, size: 52 },
    numbers: [...row(2, 76, 31, 25), ...row(count - 2, 76, 56, 25)],
    boxes: trios(hp, 2, 10, 86, 18, 18),
    box: 14,
    reward: { x: w - PAD, y: h - 8 },
  };
}

function row(count: number, x: number, y: number, step: number): Place[] {
  return Array.from({ length: count }, (_, i) => ({ x: x + i * step, y }));
}

/** Blocks of three, `across` of them in a line: three boxes are worth points. */
function trios(count: number, across: number, x: number, y: number, dx: number, dy: number): Place[] {
  return Array.from({ length: count }, (_, i) => {
    const block = Math.floor(i / TRIO);
    const column = block % across;
    return {
      x: x + (column * TRIO + (i % TRIO)) * dx + column * 5,
      y: y + Math.floor(block / across) * dy,
    };
  });
}

/** At the space nearest to the middle. */
function halve(name: string): string[] {
  const gaps = [...name.matchAll(/ /g)].map(({ index }) => index);
  const middle = name.length / 2;
  const [gap] = gaps.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return gap === undefined ? [name] : [name.slice(0, gap), name.slice(gap + 1)];
}
