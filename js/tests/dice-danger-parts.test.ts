import { describe, expect, test } from "vitest";
import { type Sheet, sheetOf } from "../src/games/dice_danger/board/content";
import { crossingsOf, lightsOf } from "../src/games/dice_danger/board/lights";
import { boxOf } from "../src/games/dice_danger/map/geometry";
import { planRoom } from "../src/games/dice_danger/map/room-plan";
import { placesOf } from "../src/games/dice_danger/tray/Dice";
import { shortName } from "../src/games/dice_danger/view";

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
      const monster = sheet.monsters.get(node.monster ?? "");
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
  const cross = (pair: number, node: string) => ({
    action: ["cross", pair, node],
    label: node,
    detail: "",
    reason: null,
    at: [`space:${node}`],
    group: `cross:${pair}`,
  });
  const crossings = crossingsOf([cross(0, "A"), cross(0, "B"), cross(1, "B")]);
  const lights = lightsOf(crossings);
  expect(lights.get("B")).toEqual({ pairs: [0, 1], torch: false, action: ["cross", 1, "B"] });
  expect(lights.get("A")?.action).toEqual(["cross", 0, "A"]);
});
