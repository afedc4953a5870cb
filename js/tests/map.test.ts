import { describe, expect, test } from "vitest";
import { bestStart, freestCorner, scaleToFit } from "../src/ui/map/geometry";
import { goal } from "../src/ui/map/roving";

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
    expect(bestStart([10, 30], 0, 40, 100)).toBeNull();
    expect(bestStart([], 0, 40, 100)).toBeNull();
  });

  test("moves when a place is cut by the edge of the window", () => {
    expect(bestStart([38], 0, 40, 100)).not.toBeNull();
    expect(bestStart([33], 0, 40, 100)).toBeNull();
    expect(bestStart([33], 0, 40, 100, 10)).toBeCloseTo(13);
  });

  test("has its small map where it hides fewest places, and leaves it there while no corner is better", () => {
    const seen = { x: 0, y: 0, w: 100, h: 100 };
    const at = (x: number, y: number) => ({ id: `${x} ${y}`, x, y });
    expect(freestCorner([at(90, 10)], seen, "top right")).toBe("bottom right");
    expect(freestCorner([at(90, 10), at(90, 90)], seen, "top right")).toBe("bottom left");
    expect(freestCorner([at(50, 50)], seen, "bottom left")).toBe("bottom left");
    expect(freestCorner([at(90, 10), at(90, 90), at(10, 90)], seen, "top right")).toBe("top right");
  });

  test("moves to where most of the lit places are", () => {
    expect(bestStart([5, 70, 80], 0, 40, 100)).toBeCloseTo(55);
    expect(bestStart([95], 0, 40, 100)).toBeCloseTo(60);
  });
});

describe("a drawing in its frame", () => {
  const least = 0.5;
  const most = 2;

  test("is as large as fits both ways", () => {
    expect(scaleToFit({ w: 100, h: 50 }, { w: 150, h: 60 }, least, most)).toBe(1.2);
  });

  test("stays large enough to be hit, and grows no further than it should", () => {
    expect(scaleToFit({ w: 1000, h: 50 }, { w: 150, h: 60 }, least, most)).toBe(least);
    expect(scaleToFit({ w: 10, h: 10 }, { w: 150, h: 60 }, least, most)).toBe(most);
  });
});
