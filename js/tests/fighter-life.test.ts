import { expect, test } from "vitest";
import { cellsOf } from "../src/games/fighter/board/LifeTrack";

const shown = (health: number, start: number) =>
  cellsOf(health, start)
    .map(({ value, ten, left }) => (left ? (ten ? "+10" : value) : ten ? "##" : "#"))
    .join(" ");

test("a small monster is counted one by one", () => {
  expect(shown(3, 5)).toBe("# # 3 2 1");
});

test("a large one is counted down in the ten that is fought over, with whole tens after it", () => {
  expect(shown(22, 22)).toBe("22 21 +10 +10");
  expect(shown(15, 22)).toBe("## # # # # # 15 14 13 12 11 +10");
  expect(shown(10, 20)).toBe("## 10 9 8 7 6 5 4 3 2 1");
  expect(shown(0, 22)).toBe("## ## # # # # # # # # # #");
});
