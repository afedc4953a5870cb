import { describe, expect, test } from "vitest";
import { type Sheet, sheetOf } from "../src/games/dice_danger/content";
import { placesOf } from "../src/games/dice_danger/Dice";
import { pips } from "../src/games/dice_danger/Die";
import { boxOf } from "../src/games/dice_danger/geometry";
import { shortName } from "../src/games/dice_danger/labels";
import { lightsOf } from "../src/games/dice_danger/lights";
import { bestWindow } from "../src/games/dice_danger/MapFrame";
import { planRoom } from "../src/games/dice_danger/room-plan";
import { goal } from "../src/games/dice_danger/spatial";
import type { PairView } from "../src/generated/contract";

const SHEETS = ["annoyed_animals", "clumsy_cultists", "puzzled_pyramid", "defiant_dinosaurs"].map(sheetOf);

describe.each(SHEETS.map((sheet) => [sheet.id, sheet] as const))("the sheet %s", (_, sheet: Sheet) => {
  test("is read whole: spaces, ways, monsters and bonuses", () => {
    expect(sheet.nodes.filter(({ kind }) => kind === "start")).toHaveLength(11);
    expect(sheet.edges.length).toBeGreaterThan(80);
    expect(sheet.bonuses.size).toBe(2);
    for (const { monster } of sheet.nodes) if (monster) expect(sheet.monsters.has(monster)).toBe(true);
    expect([...sheet.monsters.values()].filter(({ boss }) => boss)).toHaveLength(1);
  });

  test.each(["en", "fr"] as const)("has room for what stands in its rooms (%s)", (lang) => {
    for (const node of sheet.nodes) {
      const monster = sheet.monsters.get(node.monster);
      if (!monster) continue;
      const box = boxOf(node, sheet);
      const plan = planRoom(box, monster, shortName(monster.name[lang]));
      expect(plan.boxes).toHaveLength(monster.hp);
      expect(plan.numbers).toHaveLength(monster.black.length + monster.white.length);
      const things = [
        ...plan.boxes.map(({ x, y }) => ({ x, y, w: plan.box, h: plan.box })),
        ...plan.numbers.map(({ x, y }) => ({ x, y, w: 21, h: 20 })),
      ];
      for (const { x, y, w, h } of things) {
        expect(x + w).toBeLessThanOrEqual(box.w - 4);
        expect(y + h).toBeLessThanOrEqual(box.h - 4);
      }
      things.forEach((one, i) => {
        for (const two of things.slice(i + 1)) expect(overlap(one, two)).toBe(false);
      });
    }
  });
});

interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

test("a die has as many pips as it shows", () => {
  expect([1, 2, 3, 4, 5, 6].map((value) => pips(value).length)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("dice carry the letter of their pair; the black one serves only where it must", () => {
  expect(
    placesOf(
      [2, 4, 5, 5, 5],
      [
        [4, 5],
        [2, 5],
      ],
    ),
  ).toEqual([1, 0, 0, 1, undefined]);
  expect(
    placesOf(
      [2, 4, 5, 5, 3],
      [
        [3, 5],
        [2, 5],
      ],
    ),
  ).toEqual([1, undefined, 0, 1, 0]);
});

test("where both pairs fit, a click spends the one with fewer other places to go", () => {
  const pair = (targets: string[]): PairView => ({ dice: [1, 1], total: 2, double: true, targets });
  const choice = { left: [0, 1], torch: [], chest: [], missing: 2 };
  const lights = lightsOf({ ...choice, pairs: [pair(["A", "B"]), pair(["B"])] });
  expect(lights.get("B")).toEqual({ pairs: [0, 1], torch: false, action: ["cross", 1, "B"] });
  expect(lights.get("A")?.action).toEqual(["cross", 0, "A"]);
});

describe("arrows on the map", () => {
  const spots = [
    { id: "nw", x: 0, y: 0 },
    { id: "ne", x: 100, y: 10 },
    { id: "s", x: 10, y: 90 },
  ] as const;
  const [nw, ne, s] = spots;

  test("go to the nearest target that way", () => {
    expect(goal("ArrowRight", nw, spots)).toBe(ne);
    expect(goal("ArrowDown", nw, spots)).toBe(s);
    expect(goal("ArrowUp", s, spots)).toBe(nw);
  });

  test("go round where nothing lies that way, so that no target is out of reach", () => {
    expect(goal("ArrowDown", s, spots)).toBe(nw);
    expect(goal("ArrowLeft", nw, spots)).toBe(s);
  });

  test("Home and End go to the first and the last", () => {
    expect(goal("Home", s, spots)).toBe(nw);
    expect(goal("End", nw, spots)).toBe(s);
    expect(goal("x", nw, spots)).toBeUndefined();
  });
});

describe("a map that does not fit", () => {
  test("stays where it is while everything lit is in sight", () => {
    expect(bestWindow([0.1, 0.3], 0, 0.4)).toBeNull();
    expect(bestWindow([], 0, 0.4)).toBeNull();
  });

  test("moves to where most of the lit places are", () => {
    expect(bestWindow([0.05, 0.7, 0.8], 0, 0.4)).toBeCloseTo(0.55);
    expect(bestWindow([0.95], 0, 0.4)).toBeCloseTo(0.6);
  });
});
