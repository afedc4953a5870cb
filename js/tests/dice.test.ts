import { expect, test } from "vitest";
import { facesAround } from "../src/ui/dice/Die";
import { pips } from "../src/ui/dice/Pips";

test("a die has as many pips as it shows", () => {
  expect([1, 2, 3, 4, 5, 6].map((value) => pips(value).length)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("a cube has every face once, and opposite faces make seven", () => {
  for (const value of [1, 2, 3, 4, 5, 6]) {
    const faces = facesAround(value);
    expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    const [front = 0, right = 0, back = 0, left = 0, top = 0, bottom = 0] = faces;
    expect([front + back, right + left, top + bottom]).toEqual([7, 7, 7]);
  }
});
