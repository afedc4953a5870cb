import { describe, expect, it } from "vitest";
import type { Sample } from "../src/games/fighter/throw/gesture";
import { KeyThrow } from "../src/games/fighter/throw/key-throw";
import type { Hold } from "../src/games/fighter/throw/launch";
import { PointerThrow } from "../src/games/fighter/throw/pointer-throw";
import type { LaunchView } from "../src/games/fighter/view";
import { LAUNCH, PLAIN } from "./fighter-launch";

const HOLD: Hold = { stance: 2, slope: 200, gain: 1, box: null };
const due = (changes: Partial<LaunchView>): LaunchView => ({ ...LAUNCH, ...changes });
const at = (x: number, up: number, t: number): Sample => ({ x, y: -up, t });
const FIRST = 1;
const SECOND = 2;

/** Press at `from`, flick 160 px up in the last 80 ms, let go at `end`. */
function flick(hand: PointerThrow, from = 0, end = 200, both = false): void {
  hand.press(FIRST, at(0, 0, from), both);
  for (let t = end - 80; t <= end - 8; t += 8) hand.move(FIRST, at(0, 2 * (t - end + 80), t));
  hand.release(FIRST, at(0, 160, end));
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
    hand.press(FIRST, at(0, 0, 0), false);
    hand.release(FIRST, at(0, 0, 100));
    expect([hand.slip, hand.stage, hand.action]).toEqual(["direction", "ready", null]);
    flick(hand, 1000, 1200);
    expect(hand.stage).toBe("thrown");
  });
  it("ends with no throw when the browser takes the pointer away", () => {
    const hand = new PointerThrow(LAUNCH, HOLD);
    hand.press(FIRST, at(0, 0, 0), false);
    hand.cancel();
    expect([hand.slip, hand.stage]).toEqual([null, "ready"]);
  });
  it("follows its own finger only", () => {
    const hand = new PointerThrow(LAUNCH, HOLD);
    hand.press(FIRST, at(0, 0, 0), false);
    hand.move(SECOND, at(500, 500, 100));
    hand.release(SECOND, at(500, 900, 110));
    expect(hand.stage).toBe("held");
  });
  it("wants both hands where the throw does: Shift, a switch, or a second finger", () => {
    const launch = due({ throws: ["crossed_wrists"], control: { ...PLAIN, two_pointers: true } });
    const hand = new PointerThrow(launch, HOLD);
    flick(hand);
    expect(hand.slip).toBe("two_hands");
    flick(hand, 1000, 1200, true);
    expect(hand.action?.[0]).toBe("launch");
    const fingers = new PointerThrow(launch, HOLD);
    fingers.press(FIRST, at(0, 0, 0), false);
    fingers.press(SECOND, at(90, 0, 10), false);
    for (let t = 20; t <= 92; t += 8) fingers.move(FIRST, at(0, 2 * (t - 20), t));
    fingers.release(FIRST, at(0, 160, 100));
    expect(fingers.action?.slice(2, 4)).toEqual([0, 1000]);
  });
  it("of two pointers moving apart has half the growth as power", () => {
    const launch = due({ throws: ["pious"], control: { ...PLAIN, two_pointers: true } });
    const hand = new PointerThrow(launch, HOLD);
    hand.press(FIRST, at(0, 0, 0), false);
    hand.press(SECOND, at(20, 0, 4), false);
    for (let t = 20; t <= 100; t += 8) {
      hand.move(FIRST, at(-2 * (t - 20), 0, t));
      hand.move(SECOND, at(20 + 2 * (t - 20), 0, t));
    }
    hand.release(FIRST, at(-160, 0, 100));
    const [, , aim, speed] = hand.action ?? [];
    expect(aim).toBe(0);
    expect(speed).toBeGreaterThan(900);
    expect(speed).toBeLessThan(1100);
  });
  it("of two little fingers goes as their middle goes", () => {
    const launch = due({ throws: ["pinkies"], control: { ...PLAIN, two_pointers: true, power: 0.75 } });
    const hand = new PointerThrow(launch, HOLD);
    hand.press(FIRST, at(0, 0, 0), false);
    hand.press(SECOND, at(20, 0, 4), false);
    for (let t = 20; t <= 100; t += 8) {
      hand.move(FIRST, at(0, 2 * (t - 20), t));
      hand.move(SECOND, at(20, 2 * (t - 20), t));
    }
    hand.release(SECOND, at(20, 160, 100));
    const [, , aim, speed] = hand.action ?? [];
    expect(aim).toBe(0);
    expect(speed).toBeGreaterThan(650);
    expect(speed).toBeLessThan(800);
  });
  it("by a flick of the finger is over within 150 ms", () => {
    const launch = due({ extras: ["drag"] });
    const slow = new PointerThrow(launch, HOLD);
    flick(slow, 0, 200);
    expect(slow.slip).toBe("slow");
    const quick = new PointerThrow(launch, HOLD);
    flick(quick, 60, 200);
    expect(quick.action?.[6]).toEqual([["drag", 140]]);
  });
  it("with a spin goes round one and a half times first", () => {
    const launch = due({ extras: ["turns"], spin: false });
    const short = new PointerThrow(launch, HOLD);
    flick(short);
    expect(short.slip).toBe("circles");
    const hand = new PointerThrow(launch, HOLD);
    hand.press(FIRST, at(0, 0, 0), false);
    const angle = (i: number) => (i / 40) * 4 * Math.PI;
    for (let i = 1; i <= 40; i++)
      hand.move(FIRST, at(50 * Math.sin(angle(i)), 50 * Math.cos(angle(i)), i * 20));
    for (let i = 1; i <= 10; i++) hand.move(FIRST, at(0, 50 + 20 * i, 800 + i * 8));
    hand.release(FIRST, at(0, 250, 881));
    const [turns] = (hand.action?.[6] ?? []) as [string, number][];
    expect(turns?.[0]).toBe("turns");
    expect(turns?.[1]).toBeGreaterThanOrEqual(150);
    expect(hand.action?.[5]).toBe(0);
  });
  it("jumps with the drag: late is positive, early negative", () => {
    const launch = due({ gates: [{ extra: "air", half: 150 }], extras: ["air"] });
    const hand = new PointerThrow(launch, HOLD);
    hand.press(FIRST, at(0, 0, 0), false);
    hand.move(FIRST, at(0, 25, 100));
    for (let t = 400; t <= 472; t += 8) hand.move(FIRST, at(0, 25 + 2 * (t - 400), t));
    hand.release(FIRST, at(0, 180, 480));
    expect(hand.action?.[6]).toEqual([["air", 480 - 100 - 350]]);
  });
  it("catches the hot potato with one press and throws it with the same", () => {
    const launch = due({ gates: [{ extra: "catch", half: 130 }], extras: ["catch", "held"] });
    const hand = new PointerThrow(launch, HOLD);
    hand.press(FIRST, at(0, 0, 0), false);
    hand.release(FIRST, at(0, 0, 40));
    expect(hand.stage).toBe("incoming");
    flick(hand, 780, 1280);
    expect(hand.action?.[6]).toEqual([
      ["catch", -20],
      ["held", 500],
    ]);
  });
  it("lets a potato that nobody catches fall", () => {
    const launch = due({ gates: [{ extra: "catch", half: 130 }], extras: ["catch", "held"] });
    const hand = new PointerThrow(launch, HOLD);
    hand.press(FIRST, at(0, 0, 0), false);
    hand.tick(5000);
    expect(hand.stage).toBe("ready");
  });
  it("turns with the press and tosses with it", () => {
    for (const [gate, moment] of [
      ["turn", 1100],
      ["hit", 600],
    ] as const) {
      const hand = new PointerThrow(due({ gates: [{ extra: gate, half: 110 }], extras: [gate] }), HOLD);
      flick(hand, 0, moment + 30);
      expect(hand.action?.[6]).toEqual([[gate, 30]]);
    }
  });
  it("sways while the hand holds it", () => {
    const launch = due({ control: { ...PLAIN, sway: 0.05, sway_hz: 0.9 } });
    const hand = new PointerThrow(launch, HOLD);
    flick(hand, 0, 278);
    expect(hand.action?.[2]).toBe(50);
  });
  it("is blown: a direction, then taps for a second and a half", () => {
    const hand = new PointerThrow(due({ extras: ["taps"] }), HOLD);
    flick(hand);
    expect(hand.stage).toBe("blowing");
    for (let i = 0; i < 15; i++) {
      hand.press(FIRST, at(0, 0, 1000 + i * 90), false);
      hand.release(FIRST, at(0, 0, 1020 + i * 90));
    }
    hand.tick(2499);
    expect(hand.stage).toBe("blowing");
    hand.tick(2500);
    expect(hand.action?.slice(3)).toEqual([2400, 200, 0, [["taps", 15]]]);
  });
  it("or is blown with one long breath", () => {
    const hand = new PointerThrow(due({ extras: ["taps"] }), HOLD);
    flick(hand);
    hand.press(FIRST, at(0, 0, 1000), false);
    hand.tick(2600);
    hand.release(FIRST, at(0, 0, 2500));
    expect(hand.action?.slice(3)).toEqual([2400, 200, 0, [["hold", 1500]]]);
  });
  it("is flung by a bent card: the time it is bent gives the speed", () => {
    const hand = new PointerThrow(due({ extras: ["charge"] }), HOLD);
    hand.press(FIRST, at(0, 0, 0), false);
    hand.move(FIRST, at(20, 100, 300));
    hand.release(FIRST, at(20, 100, 1200));
    expect(hand.action?.slice(2)).toEqual([200, 2400, 200, 0, [["charge", 1200]]]);
  });
  it("leaves a sticky wrist by itself at the edge", () => {
    const hand = new PointerThrow(due({ control: { ...PLAIN, pivot: 70 } }), HOLD);
    hand.press(FIRST, at(0, 0, 0), false);
    for (let t = 8; t <= 80; t += 8) hand.move(FIRST, at(0, t, t));
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
  it("shows a borrowed hand where one's own was a quarter of a second ago", () => {
    const hand = new PointerThrow(due({ control: { ...PLAIN, lag: 250 } }), HOLD);
    hand.press(FIRST, at(10, 0, 0), false);
    hand.move(FIRST, at(10, 30, 100));
    expect(hand.reach(200)).toEqual({ x: 0, y: 0 });
    expect(hand.reach(350)).toEqual({ x: 0, y: -30 });
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
    const gates = ["catch", "air"].map((extra) => ({ extra, half: 117 }));
    const hand = new KeyThrow(due({ gates, extras: ["air", "catch", "held"] }), HOLD, 0);
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
  it("throws a caught die with one more press, and the breath comes after it", () => {
    const gates = [{ extra: "catch", half: 130 }];
    const hand = new KeyThrow(due({ gates, extras: ["catch", "held", "taps"] }), HOLD, 0);
    for (const now of [0, 0, 1000, 1800, 2000]) hand.press(now);
    expect(hand.step?.kind).toBe("blow");
    hand.press(5000);
    hand.release(5020);
    hand.tick(6500);
    expect(hand.action?.[6]).toEqual([
      ["catch", 0],
      ["held", 200],
      ["taps", 1],
    ]);
  });
  it("wants Shift or the switch where the throw is made with both hands", () => {
    const hand = new KeyThrow(due({ control: { ...PLAIN, two_pointers: true } }), HOLD, 0);
    hand.press(100);
    expect([hand.slip, hand.values.size]).toEqual([true, 0]);
    hand.press(200, true);
    expect([hand.slip, hand.values.size]).toEqual([false, 1]);
  });
  it("of a borrowed hand stops a quarter of a second later", () => {
    const hand = new KeyThrow(due({ control: { ...PLAIN, lag: 250 } }), HOLD, 0);
    hand.press(350);
    expect(hand.values.get("aim")).toBeCloseTo(350);
  });
  it("swings round the box of a bank shot", () => {
    const hand = new KeyThrow(LAUNCH, HOLD, 0, { longer: 1, centre: -700 });
    hand.press(0);
    expect(hand.values.get("aim")).toBeCloseTo(-650);
  });
  it("blows with taps or by holding", () => {
    const taps = new KeyThrow(due({ extras: ["taps"] }), HOLD, 0);
    for (const now of [0, 0]) taps.press(now);
    expect(taps.step?.kind).toBe("blow");
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
    const ring = new KeyThrow(due({ extras: ["turns"] }), HOLD, 0);
    ring.press(0);
    ring.release(500);
    expect(ring.step?.kind).toBe("circles");
    ring.press(600);
    ring.release(1500);
    for (const now of [1500, 1500, 1500]) ring.press(now);
    expect(ring.action?.[6]).toEqual([["turns", 150]]);
  });
  it("flicks with no drag at all", () => {
    const hand = new KeyThrow(due({ extras: ["drag"] }), HOLD, 0);
    for (const now of [0, 0, 0]) hand.press(now);
    expect(hand.action?.[6]).toEqual([["drag", 0]]);
  });
  it("starts again when asked", () => {
    const hand = new KeyThrow(LAUNCH, HOLD, 0);
    hand.press(100);
    hand.again(500);
    expect(hand.values.size).toBe(0);
    expect(hand.step).toMatchObject({ kind: "meter", meter: { axis: "aim" } });
  });
});
