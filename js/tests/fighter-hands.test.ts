import { describe, expect, it } from "vitest";
import type { Sample } from "../src/games/fighter/throw/gesture";
import { KeyThrow } from "../src/games/fighter/throw/key-throw";
import { type Hold, PointerThrow } from "../src/games/fighter/throw/pointer-throw";
import type { LaunchView } from "../src/games/fighter/view";
import { LAUNCH, PLAIN } from "./fighter-launch";

const HOLD: Hold = { stance: 2, slope: 200, gain: 1, box: null };
const due = (changes: Partial<LaunchView>): LaunchView => ({ ...LAUNCH, ...changes });
const at = (x: number, up: number, t: number): Sample => ({ x, y: -up, t });

/** Press at 0, flick 160 px up in the last 80 ms, let go at `end`. */
function flick(hand: PointerThrow, from = 0, end = 200, both = false): void {
  hand.press(at(0, 0, from), both);
  for (let t = end - 80; t <= end - 8; t += 8) hand.move(at(0, 2 * (t - end + 80), t));
  hand.release(at(0, 160, end));
}

describe("a throw by hand", () => {
  it("is a press, a flick and a release", () => {
    const hand = new PointerThrow(LAUNCH, HOLD);
    flick(hand);
    expect(hand.stage).toBe("thrown");
    expect(hand.action).toEqual(["launch", 2, 0, 1000, 200, 0, []]);
  });
  it("says what was wrong, and the die is taken again", () => {
    const hand = new PointerThrow(LAUNCH, HOLD);
    hand.press(at(0, 0, 0), false);
    hand.release(at(0, 0, 100));
    expect([hand.slip, hand.stage, hand.action]).toEqual(["direction", "ready", null]);
    flick(hand, 1000, 1200);
    expect(hand.stage).toBe("thrown");
  });
  it("wants both hands where the throw does", () => {
    const launch = due({ control: { ...PLAIN, two_pointers: true } });
    const hand = new PointerThrow(launch, HOLD);
    flick(hand);
    expect(hand.slip).toBe("two_hands");
    flick(hand, 1000, 1200, true);
    expect(hand.action?.[0]).toBe("launch");
  });
  it("of two pointers moving apart has half the growth as power", () => {
    const launch = due({ control: { ...PLAIN, two_pointers: true } });
    const hand = new PointerThrow(launch, HOLD);
    hand.press(at(0, 0, 0), true);
    hand.move(at(0, 0, 10), 40);
    hand.move(at(0, 0, 100), 440);
    hand.release(at(0, 0, 100));
    expect(hand.action?.slice(2, 4)).toEqual([0, 1000]);
  });
  it("by a flick of the finger is over within 150 ms", () => {
    const launch = due({ control: { ...PLAIN, short: true }, extras: ["drag"] });
    const slow = new PointerThrow(launch, HOLD);
    flick(slow, 0, 200);
    expect(slow.slip).toBe("slow");
    const quick = new PointerThrow(launch, HOLD);
    flick(quick, 60, 200);
    expect(quick.action?.[6]).toEqual([["drag", 140]]);
  });
  it("with a spin goes round one and a half times first", () => {
    const launch = due({ control: { ...PLAIN, circles: true }, extras: ["turns"], spin: false });
    const hand = new PointerThrow(launch, HOLD);
    hand.press(at(0, 0, 0), false);
    for (let i = 1; i <= 40; i++)
      hand.move(at(50 * Math.sin((i / 40) * 4 * Math.PI), 50 * Math.cos((i / 40) * 4 * Math.PI), i * 20));
    for (let i = 1; i <= 10; i++) hand.move(at(0, 50 + 20 * i, 800 + i * 8));
    hand.release(at(0, 250, 881));
    const [turns] = (hand.action?.[6] ?? []) as [string, number][];
    expect(turns?.[0]).toBe("turns");
    expect(turns?.[1]).toBeGreaterThanOrEqual(150);
  });
  it("jumps with the drag: late is positive, early negative", () => {
    const launch = due({ gates: [{ extra: "air", window: 300 }], extras: ["air"] });
    const hand = new PointerThrow(launch, HOLD);
    hand.press(at(0, 0, 0), false);
    hand.move(at(0, 25, 100));
    for (let t = 400; t <= 472; t += 8) hand.move(at(0, 25 + 2 * (t - 400), t));
    hand.release(at(0, 180, 480));
    expect(hand.action?.[6]).toEqual([["air", 480 - 100 - 350]]);
  });
  it("catches the hot potato with one press and throws it with the same", () => {
    const launch = due({ gates: [{ extra: "catch", window: 260 }], extras: ["catch", "held"] });
    const hand = new PointerThrow(launch, HOLD);
    hand.press(at(0, 0, 0), false);
    expect(hand.stage).toBe("incoming");
    flick(hand, 780, 1280);
    expect(hand.action?.[6]).toEqual([
      ["catch", -20],
      ["held", 500],
    ]);
  });
  it("turns with the press and tosses with it", () => {
    for (const [gate, moment] of [
      ["turn", 1100],
      ["hit", 600],
    ] as const) {
      const hand = new PointerThrow(due({ gates: [{ extra: gate, window: 220 }], extras: [gate] }), HOLD);
      flick(hand, 0, moment + 30);
      expect(hand.action?.[6]).toEqual([[gate, 30]]);
    }
  });
  it("is blown: a direction, then taps for a second and a half", () => {
    const hand = new PointerThrow(due({ extras: ["taps"] }), HOLD);
    flick(hand);
    expect(hand.stage).toBe("blowing");
    for (let i = 0; i < 15; i++) hand.press(at(0, 0, 1000 + i * 90), false);
    hand.tick(2499);
    expect(hand.stage).toBe("blowing");
    hand.tick(2500);
    expect(hand.action?.slice(3)).toEqual([2400, 200, 0, [["taps", 15]]]);
  });
  it("is flung by a bent card: the time it is bent gives the speed", () => {
    const hand = new PointerThrow(due({ extras: ["charge"] }), HOLD);
    hand.press(at(0, 0, 0), false);
    hand.move(at(20, 100, 300));
    hand.release(at(20, 100, 1200));
    expect(hand.action?.slice(2)).toEqual([200, 2400, 200, 0, [["charge", 1200]]]);
  });
  it("leaves a sticky wrist by itself at the edge", () => {
    const hand = new PointerThrow(due({ control: { ...PLAIN, pivot: 70 } }), HOLD);
    hand.press(at(0, 0, 0), false);
    for (let t = 8; t <= 80; t += 8) hand.move(at(0, t, t));
    expect(hand.stage).toBe("thrown");
  });
  it("sends the box with it", () => {
    const hand = new PointerThrow(due({ box: true, extras: ["box"] }), {
      ...HOLD,
      box: ["box", 0, 300, 3, 0],
    });
    flick(hand);
    expect(hand.action?.[6]).toEqual([["box", 0, 300, 3, 0]]);
  });
});

describe("a throw by one key", () => {
  it("stops three bars in turn", () => {
    const hand = new KeyThrow(LAUNCH, HOLD, 0);
    hand.press(600); // the aim at its right end
    hand.press(600 + 800); // full power
    hand.press(1400 + 2400); // the lowest loft
    expect(hand.action).toEqual(["launch", 2, 350, 2400, -800, 0, []]);
  });
  it("then does the timed parts with the same key", () => {
    const launch = due({
      gates: [
        { extra: "catch", window: 234 },
        { extra: "air", window: 234 },
      ],
      extras: ["air", "catch", "held"],
    });
    const hand = new KeyThrow(launch, HOLD, 0);
    for (const now of [0, 0, 0]) hand.press(now);
    hand.press(1000); // the die comes
    hand.press(1790); // caught
    hand.press(1900); // jump
    hand.press(2260); // let go
    expect(hand.action?.[6]).toEqual([
      ["air", 10],
      ["catch", -10],
      ["held", 470],
    ]);
  });
  it("blows with taps or by holding", () => {
    const taps = new KeyThrow(due({ extras: ["taps"] }), HOLD, 0);
    for (const now of [0, 0]) taps.press(now);
    expect(taps.step?.kind).toBe("tap");
    for (let i = 0; i < 8; i++) {
      taps.press(100 * i);
      taps.release(100 * i + 20);
    }
    taps.tick(1500);
    expect(taps.action?.[6]).toEqual([["taps", 8]]);
    const hold = new KeyThrow(due({ extras: ["taps"] }), HOLD, 0);
    for (const now of [0, 0, 100]) hold.press(now);
    hold.tick(1700);
    hold.release(1600);
    expect(hold.action?.[6]).toEqual([["hold", 1500]]);
    expect(hold.action?.[3]).toBe(2400);
  });
  it("bends the card while the key is down, and spins the ring before the bars", () => {
    const card = new KeyThrow(due({ extras: ["charge"] }), HOLD, 0);
    for (const now of [0, 0]) card.press(now);
    card.press(500);
    card.release(1700);
    expect(card.action?.[6]).toEqual([["charge", 1200]]);
    const ring = new KeyThrow(due({ control: { ...PLAIN, circles: true }, extras: ["turns"] }), HOLD, 0);
    ring.press(0);
    ring.release(500);
    expect(ring.step?.kind).toBe("circles");
    ring.press(600);
    ring.release(1500);
    for (const now of [1500, 1500, 1500]) ring.press(now);
    expect(ring.action?.[6]).toEqual([["turns", 150]]);
  });
  it("starts again when asked", () => {
    const hand = new KeyThrow(LAUNCH, HOLD, 0);
    hand.press(100);
    hand.again(500);
    expect(hand.values.size).toBe(0);
    expect(hand.step).toMatchObject({ kind: "meter", meter: { axis: "aim" } });
  });
});
