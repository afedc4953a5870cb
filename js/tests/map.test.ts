import { describe, expect, test } from "vitest";
import { type Corner, freestCorner, hidden, inCorner } from "../src/ui/map/corners";
import { bestStart, type Spot, scaleToFit } from "../src/ui/map/geometry";
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

  describe("has in its corners", () => {
    const frame = { x: 0, y: 0, w: 100, h: 100 };
    const size = { w: 30, h: 36 };
    const at = (x: number, y: number) => ({ id: `${x} ${y}`, x, y });
    const lies = (corner: Corner) => inCorner(corner, frame, size);
    const best = (drawn: Spot[], kept: Spot[], now: Corner) =>
      freestCorner({ drawn, kept, reach: 10 }, now, lies);

    test("its small map where that hides least, and leaves it there while no corner is better", () => {
      expect(best([at(90, 10)], [], "top right")).toBe("bottom right");
      expect(best([at(90, 10), at(90, 90)], [], "top right")).toBe("bottom left");
      expect(best([at(90, 10), at(90, 90), at(10, 90)], [], "top right")).toBe("top left");
      expect(best([at(50, 50)], [], "bottom left")).toBe("bottom left");
      // Only its edge would be hidden.
      expect(best([at(65, 10), at(90, 90), at(10, 90), at(10, 10)], [], "bottom left")).toBe("top right");
    });

    test("nothing over a pawn or a choice while there is another corner", () => {
      const everywhere = [at(90, 10), at(90, 90), at(10, 90), at(10, 10)];
      expect(best(everywhere, [at(90, 10), at(90, 90), at(10, 90)], "top right")).toBe("top left");
      expect(best([], [at(90, 10), at(90, 90), at(10, 10)], "top right")).toBe("bottom left");
    });

    test("one thing beyond the other, both at the edge", () => {
      expect(inCorner("bottom left", frame, size, { w: 0, h: 20 })).toEqual({ x: 0, y: 44, w: 30, h: 36 });
      expect(inCorner("top right", frame, size, { w: 0, h: 20 })).toEqual({ x: 70, y: 20, w: 30, h: 36 });
    });

    test("a margin round a small drawing, where nothing is hidden", () => {
      expect(hidden({ x: -40, y: 0, w: 30, h: 30 }, [at(0, 10)], 10)).toBe(0);
      expect(hidden({ x: -10, y: 0, w: 10, h: 20 }, [at(0, 10)], 10)).toBeCloseTo(0.5);
    });
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
