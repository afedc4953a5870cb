import { describe, expect, it } from "vitest";
import { flightTime, type Keyframe, leaving, placeAt } from "../src/games/fighter/throw/flight";
import { circlesOf, flickOf, type Sample } from "../src/games/fighter/throw/gesture";
import { derivedSpeed, firstSlope, launchAction, triangle } from "../src/games/fighter/throw/launch";
import { AXES, drawnShare, hasMarks, meterAt, metersOf, shareOf } from "../src/games/fighter/throw/meters";
import { LAUNCH, PLAIN } from "./fighter-launch";

/** A straight stroke of `dx`, `dy` px (dy upwards) in `ms`, sampled every 8 ms. */
function stroke(dx: number, dy: number, ms: number): Sample[] {
  const count = Math.round(ms / 8);
  return Array.from({ length: count + 1 }, (_, i) => ({
    x: 100 + (dx * i) / count,
    y: 400 - (dy * i) / count,
    t: 1000 + (ms * i) / count,
  }));
}

describe("a flick", () => {
  it("goes where the stroke goes, as fast as the stroke", () => {
    const flick = flickOf(stroke(20, 200, 80), PLAIN);
    expect(flick?.aim).toBeCloseTo(0.1);
    expect(flick?.speed).toBeCloseTo(0.5 * (Math.hypot(20, 200) / 0.08), 6);
    expect(flick?.spin).toBeCloseTo(0);
  });
  it("is what the last 80 ms were, however long one aimed", () => {
    const aiming = stroke(300, 0, 800).map((sample) => ({ ...sample, t: sample.t - 900, x: sample.x - 300 }));
    expect(flickOf([...aiming, ...stroke(0, 100, 80)], PLAIN)?.aim).toBeCloseTo(0);
  });
  it.each([
    ["towards oneself", stroke(0, -200, 80)],
    ["sideways", stroke(200, 0, 80)],
    ["too slow", stroke(0, 4, 80)],
    ["a single touch", stroke(0, 200, 80).slice(0, 1)],
    ["shorter than 16 ms", stroke(0, 40, 8)],
    ["nothing", []],
  ])("is none: %s", (_, path) => {
    expect(flickOf(path, PLAIN)).toBeNull();
  });
  it("is turned by the throw, then mirrored", () => {
    expect(flickOf(stroke(-20, -200, 80), { ...PLAIN, rotate: 180 })?.aim).toBeCloseTo(0.1);
    expect(flickOf(stroke(20, 200, 80), { ...PLAIN, mirror: true })?.aim).toBeCloseTo(-0.1);
    // Crossed wrists: a stroke to the upper left goes straight on.
    expect(flickOf(stroke(-150, 150, 80), { ...PLAIN, rotate: 45 })?.aim).toBeCloseTo(0);
  });
  it("has the power of the throw and the gain of the player's hand", () => {
    const plain = flickOf(stroke(0, 200, 80), PLAIN)?.speed ?? 0;
    expect(flickOf(stroke(0, 200, 80), { ...PLAIN, power: 0.7 }, 1.5)?.speed).toBeCloseTo(plain * 0.7 * 1.5);
  });
  it("of a borrowed hand is what one did 250 ms ago", () => {
    const stop = { x: 100, y: 200, t: 1080 + 250 };
    const flick = flickOf([...stroke(0, 200, 80), stop], { ...PLAIN, lag: 250 });
    expect(flick?.speed).toBeCloseTo(0.5 * (200 / 0.08), 6);
  });
  it("spins as the path turns", () => {
    const curve = Array.from({ length: 21 }, (_, i) => ({
      x: 100 + 200 * (1 - Math.cos((i / 20) * 0.8)),
      y: 400 - 200 * Math.sin((i / 20) * 0.8),
      t: 1000 + i * 10,
    }));
    // To the right is negative, as the rules turn; a mirrored hand turns the other way.
    const spin = flickOf(curve, PLAIN)?.spin ?? 0;
    expect(spin).toBeLessThan(-0.6);
    expect(spin).toBeGreaterThanOrEqual(-1);
    expect(flickOf(curve, { ...PLAIN, mirror: true })?.spin).toBeCloseTo(-spin);
  });
  it("counts the circles round the press", () => {
    const circle = Array.from({ length: 41 }, (_, i) => ({
      x: 40 * Math.cos((i / 40) * 4 * Math.PI),
      y: 40 * Math.sin((i / 40) * 4 * Math.PI),
      t: i * 10,
    }));
    expect(circlesOf(circle, { x: 0, y: 0 })).toBeCloseTo(2);
  });
});

describe("a launch", () => {
  it("is whole numbers inside what the kernel accepts, its extras sorted", () => {
    const flick = { aim: 0.12345, speed: 9999, spin: -2 };
    const extras: ["held", number][] | ["catch", number][] = [];
    expect(launchAction(LAUNCH, 3, flick, 200.4, extras)).toEqual(["launch", 3, 123, 2400, 200, -1000, []]);
    const due = launchAction({ ...LAUNCH, spin: false, aim: 250 }, 0, { ...flick, aim: 0.9 }, 2000, [
      ["held", 500.2],
      ["catch", -20],
    ]);
    expect(due).toEqual([
      "launch",
      0,
      250,
      2400,
      800,
      0,
      [
        ["catch", -20],
        ["held", 500],
      ],
    ]);
  });
  it("starts with the slope that is good here, else with 0.2, or the nearest one", () => {
    expect(firstSlope(LAUNCH)).toBe(200);
    expect(firstSlope({ ...LAUNCH, example: ["launch", 0, 0, 1200, 700, 0, []] })).toBe(700);
    expect(firstSlope({ ...LAUNCH, slope: [1000, 2600] })).toBe(1000);
  });
  it("has the speed of its taps, its hold or its charge", () => {
    const speed = (...extra: [string, number]) => derivedSpeed(LAUNCH, [["air", 3], extra]);
    expect(speed("taps", 1)).toBe(500);
    expect(speed("taps", 15)).toBe(2400);
    expect(speed("taps", 40)).toBe(2400);
    expect(speed("hold", 1500)).toBe(2400);
    expect(speed("hold", 3000)).toBe(500);
    expect(speed("charge", 600)).toBe(1450);
    expect(speed("held", 600)).toBeNull();
    expect([0, 0.25, 0.5, 0.75, 1, 1.5].map(triangle)).toEqual([0, 0.5, 1, 0.5, 0, 1]);
  });
});

describe("the meters", () => {
  it("swing over what is possible, from the middle", () => {
    const [aim, power, loft] = metersOf({ ...LAUNCH, aim: 250 });
    expect(aim).toMatchObject({ low: -250, high: 250, period: 2.4 });
    expect(power).toMatchObject({ low: 500, high: 2400, period: 3.2 });
    expect(loft).toMatchObject({ low: -800, high: 800 });
    if (!aim) throw new Error("no aim");
    expect(meterAt(aim, 0)).toBeCloseTo(0);
    expect(meterAt(aim, 600)).toBeCloseTo(250);
    expect(meterAt(aim, 1800)).toBeCloseTo(-250);
    expect(shareOf(aim, 125)).toBeCloseTo(0.75);
  });
  it("are drawn as the throw sees them", () => {
    const [aim, power] = metersOf(LAUNCH);
    if (!aim || !power) throw new Error("no bars");
    const seen = (control: Partial<typeof PLAIN>, value: number) =>
      drawnShare(aim, value, { ...LAUNCH, control: { ...PLAIN, ...control } });
    expect(seen({}, 175)).toBeCloseTo(0.75);
    expect(seen({ mirror: true }, 175)).toBeCloseTo(0.25);
    expect(seen({ rotate: 180 }, 175)).toBeCloseTo(0.25);
    expect(seen({ rotate: 180, mirror: true }, 175)).toBeCloseTo(0.75);
    expect(seen({ parallax: 0.04 }, 0)).toBeCloseTo(0.5 + 40 / 700);
    expect(drawnShare(power, 500, LAUNCH)).toBe(0);
  });
  it("show no marks to those who cannot see", () => {
    const marks = (control: Partial<typeof PLAIN>) =>
      AXES.filter((axis) => hasMarks(axis, { ...LAUNCH, control: { ...PLAIN, ...control } }));
    expect(marks({})).toEqual(["aim", "power", "loft"]);
    expect(marks({ hide: ["aim_guide", "target"] })).toEqual([]);
    expect(marks({ camera: "table_level" })).toEqual(["aim", "loft"]);
    expect(marks({ hide: ["die", "power_bar"] })).toEqual(["aim", "loft"]);
  });
  it("swing as much longer as they are told", () => {
    expect(metersOf(LAUNCH, 0, 2).map(({ period }) => period)).toEqual([4.8, 6.4, 6.4]);
  });
});

describe("a flight", () => {
  const path: Keyframe[] = [
    [0, 0, -760, 260, "hand"],
    [260, 0, -400, 0, "table"],
    [500, 0, -100, 0, "board"],
    [700, 0, -60, 0, "rest"],
  ];
  it("is a parabola through both ends in the air", () => {
    const middle = placeAt(path, 130);
    expect(middle.y).toBeCloseTo(-580);
    expect(middle.z).toBeCloseTo(130 + (9810e-6 / 2) * 130 * 130);
  });
  it("slides ever more slowly to its rest", () => {
    // 0.36 g brakes it: what is left of 40 mm after half the time is what it goes at the lower half of its speed.
    const half = 20 + (0.36 * 9810e-6 * 100 * 100) / 2;
    expect(placeAt(path, 600).y).toBeCloseTo(-100 + half);
    expect(placeAt(path, 700)).toMatchObject({ x: 0, y: -60, z: 0 });
    expect(placeAt(path, 9000)).toMatchObject({ y: -60, index: 3 });
    expect(flightTime(path)).toBe(700);
  });
  it("leaves the hand before the kernel has answered, on the same parabola", () => {
    const sent = ["launch", 4, 0, 1300, 200, 0, []];
    const [hand, landing] = leaving(LAUNCH, sent);
    // From the fourth stance the hand stands on the right.
    expect(hand?.slice(0, 4).map((n) => Math.round(Number(n)))).toEqual([0, 760, 0, 260]);
    expect(landing?.[4]).toBe("table");
    const seconds = (260 + Math.sqrt(260 ** 2 + 2 * 9810 * 260)) / 9810;
    expect(landing?.[0]).toBeCloseTo(1000 * seconds);
    expect(landing?.[1]).toBeCloseTo(760 - 1300 * seconds);
    expect(landing?.[3]).toBeCloseTo(0);
  });
  it("begins in the hand", () => {
    expect(placeAt(path, 0)).toMatchObject({ y: -760, z: 260, index: 0 });
    expect(placeAt([], 0)).toEqual({ x: 0, y: 0, z: 0, index: 0 });
  });
});
