import { describe, expect, it } from "vitest";
import { boxExtra, endsOf, firstBox, normalOf, stood } from "../src/games/fighter/throw/box";
import type { Keyframe } from "../src/games/fighter/throw/flight";
import { lyingTurn, turnAt, turned, turnsOf } from "../src/games/fighter/throw/tumble";
import { LAUNCH } from "./fighter-launch";

const HAND = [0, -760, 260];

describe("the box of a bank shot", () => {
  it("has its direction as quarter turns and the tangent of half of what is left", () => {
    expect(boxExtra({ x: -300, y: -330, angle: 0 })).toEqual(["box", -300, -330, 0, 0]);
    expect(boxExtra({ x: 0, y: 300, angle: 270 })).toEqual(["box", 0, 300, 3, 0]);
    expect(boxExtra({ x: 0.4, y: 300, angle: -80 })).toEqual(["box", 0, 300, 3, 87]);
    for (let angle = 0; angle < 360; angle += 15)
      expect(Math.abs(Number(boxExtra({ x: 0, y: 0, angle })[4]))).toBeLessThanOrEqual(414);
  });
  it("starts where the example puts it", () => {
    const example = ["launch", 0, -698, 1400, 200, 0, [["box", -300, -330, 1, -87]]];
    const box = firstBox({ ...LAUNCH, example });
    expect(box).toMatchObject({ x: -300, y: -330 });
    expect(boxExtra(box)).toEqual(["box", -300, -330, 1, -87]);
  });
  it.each([
    ["on the target", { x: 0, y: 40, angle: 270 }],
    ["beside the target, its face across it", { x: -230, y: 0, angle: 90 }],
    ["over the edge", { x: 640, y: 0, angle: 200 }],
    ["with its back to the hand", { x: 0, y: 400, angle: 90 }],
    ["in the middle", { x: 0, y: 0, angle: 0 }],
  ])("is moved to where it can stand: %s", (_, box) => {
    const { x, y, angle } = stood(box, HAND);
    const [nx, ny] = normalOf(angle);
    const along = Math.max(-150, Math.min(150, x * ny - y * nx));
    expect(Math.hypot(x - ny * along, y + nx * along)).toBeGreaterThanOrEqual(240);
    for (const [ex, ey] of endsOf({ x, y, angle })) expect(Math.hypot(ex, ey)).toBeLessThanOrEqual(650);
    expect((0 - x) * nx + (-760 - y) * ny).toBeGreaterThan(0);
  });
});

describe("a tumbling die", () => {
  const UP = {
    1: [0, 0, 1],
    2: [0, 1, 0],
    3: [-1, 0, 0],
    4: [1, 0, 0],
    5: [0, -1, 0],
    6: [0, 0, -1],
  } as const;
  const path: Keyframe[] = [
    [0, 0, -760, 260, "hand"],
    [300, 0, -400, 0, "table"],
    [500, 20, -100, 0, "board"],
    [700, 30, -60, 0, "rest"],
  ];
  it.each([1, 2, 3, 4, 5, 6] as const)("lies with %i up", (face) => {
    const up = turned(lyingTurn(face, 25), UP[face]);
    expect(up[2]).toBeCloseTo(1);
  });
  it("comes to rest as it lies, and turns without a jump", () => {
    const rest = lyingTurn(3, 40);
    const turns = turnsOf(path, rest);
    expect(turns.at(-1)).toEqual(rest);
    expect(turnAt(path, turns, 3, 700)).toEqual(rest);
    for (const [index, [ms]] of path.entries()) {
      if (index === 0) continue;
      const before = turnAt(path, turns, index - 1, ms - 0.001).flat();
      for (const [at, entry] of before.entries()) expect(entry).toBeCloseTo(turns[index]?.flat()[at] ?? 0, 3);
    }
  });
});
