import { describe, expect, it } from "vitest";
import HANDS from "../../tests/games/fighter/rules/throw/hands.json";
import { cameraOf, GRIP, project } from "../src/games/fighter/arena/camera";
import {
  clockRate,
  drawnAt,
  firstContact,
  nearness,
  seenPath,
  shownTime,
} from "../src/games/fighter/arena/way";
import { wayOff } from "../src/games/fighter/arena/wayOff";
import { gaugeAt, gaugesOf } from "../src/games/fighter/hand/gauges";
import { Hand } from "../src/games/fighter/hand/hand";
import { aimNow, diePlace, heldAt, viewMotion } from "../src/games/fighter/hand/motion";
import { FIRST, readSettings } from "../src/games/fighter/hand/settings";
import { fitOf, gainFor } from "../src/games/fighter/range/practice";
import { bouncesBy, type Keyframe } from "../src/games/fighter/throw/flight";
import { metersOf } from "../src/games/fighter/throw/meters";
import { nextTime } from "../src/games/fighter/throw/next-time";
import { slipWord } from "../src/games/fighter/throw/slips";
import { FIRST_FIT, fitOfFlicks, fitOfStops, steadied, UNPRACTISED } from "../src/games/fighter/throw/steady";
import type { LaunchView } from "../src/games/fighter/view";
import { LAUNCH, PLAIN } from "./fighter-launch";
import { FLOWN } from "./fixtures/fighter";

const due = (changes: Partial<LaunchView>): LaunchView => ({ ...LAUNCH, ...changes });
const settings = { ...FIRST, aim: 1, even: 1, swing: 1 };

function handOf(launch: LaunchView): Hand {
  return new Hand(launch, { settings, stance: 0, onChange() {}, onThrow() {} });
}

const jump = due({ throws: ["jump"], extras: ["air"], gates: [{ extra: "air", half: 150 }] });
const potato = due({
  throws: ["hot_potato"],
  extras: ["catch", "held"],
  gates: [{ extra: "catch", half: 130 }],
});
const at = (x: number, up: number, t: number) => ({ x, y: -up, t });

describe("the bars of timed parts", () => {
  it("have a green piece as wide as the window", () => {
    const [air] = gaugesOf(jump);
    expect(air?.name).toBe("air");
    expect(air?.good?.map((share) => share * (350 + 300))).toEqual([200, 500]);
    expect(gaugesOf(potato).map(({ name }) => name)).toEqual(["catch", "held"]);
  });
  it("show the power of the example for a breath and a card", () => {
    const blow = due({ extras: ["taps"], speed: [300, 1800], example: ["launch", 0, 0, 1800, 0, 0, []] });
    expect(gaugesOf(blow)).toEqual([{ name: "blow", good: [0.9, 1] }]);
    const spin = due({ extras: ["turns", "charge"], example: ["launch", 0, 0, 500, 0, 0, []] });
    expect(gaugesOf(spin).map(({ name }) => name)).toEqual(["circles", "charge"]);
  });
  it("stand still until their part begins, and reach the middle of the green at the right moment", () => {
    const hand = handOf(jump);
    expect(gaugeAt("air", hand, 500)).toBeNull();
    hand.press(1, at(0, 0, 1000), false);
    hand.move(1, [at(0, 30, 1100)]);
    expect(gaugeAt("air", hand, 1450)).toBeCloseTo(350 / 650);
    expect(gaugeAt("air", hand, 9000)).toBe(1);
  });
  it("count circles, and how long a hot potato is held", () => {
    const hand = handOf(potato);
    hand.press(1, at(0, 0, 0), false);
    expect(gaugeAt("catch", hand, 400)).toBeCloseTo(400 / 1100);
    hand.press(1, at(0, 0, 800), false);
    expect(gaugeAt("held", hand, 1450)).toBeCloseTo(0.5);
    expect(gaugeAt("catch", hand, 1450)).toBeCloseTo(800 / 1100);
    const spun = handOf(due({ extras: ["turns"] }));
    expect(gaugeAt("circles", spun, 0)).toBe(0);
    spun.keyDown(100, false);
    expect(gaugeAt("circles", spun, 550)).toBeCloseTo(0.5);
  });
});

describe("what moves while a throw is made", () => {
  it("is the view that jumps and spins", () => {
    const hand = handOf(jump);
    expect(viewMotion(hand, 500)).toEqual({ turn: 0, down: 0 });
    hand.press(1, at(0, 0, 0), false);
    hand.move(1, [at(0, 30, 100)]);
    expect(viewMotion(hand, 450).down).toBeCloseTo(46);
    expect(viewMotion(hand, 5000).down).toBeCloseTo(0);
    const turning = handOf(due({ extras: ["turn"], gates: [{ extra: "turn", half: 110 }] }));
    turning.press(1, at(0, 0, 0), false);
    expect(viewMotion(turning, 550).turn).toBeCloseTo(180);
    expect(viewMotion(turning, 5000).turn).toBe(360);
  });
  it("is the die that follows the hand, but not out of reach", () => {
    const hand = handOf(LAUNCH);
    expect(diePlace(hand, 0, 1)).toEqual(GRIP);
    hand.press(1, at(0, 0, 0), false);
    hand.move(1, [at(0, 2000, 50)]);
    const [x, y] = diePlace(hand, 60, 1);
    expect(x).toBeCloseTo(GRIP[0]);
    expect(GRIP[1] - y).toBeGreaterThan(20);
    expect(GRIP[1] - y).toBeLessThanOrEqual(26);
  });
  it("is a die that flies in to be caught, and one that is tossed up", () => {
    const catching = handOf(potato);
    catching.press(1, at(0, 0, 0), false);
    expect(diePlace(catching, 0, 1)[0]).toBe(-290);
    expect(diePlace(catching, 800, 1)).toEqual(GRIP);
    const batting = handOf(due({ extras: ["hit"], gates: [{ extra: "hit", half: 120 }] }));
    batting.press(1, at(0, 0, 0), false);
    expect(GRIP[1] - diePlace(batting, 300, 1)[1]).toBeCloseTo(96);
  });
  it("is the aim, drawn aside for one closed eye", () => {
    expect(aimNow(handOf(LAUNCH), 0)).toBe(0);
    expect(aimNow(handOf(due({ control: { ...PLAIN, parallax: 0.04 } })), 0)).toBeCloseTo(0.04);
    const keys = handOf(LAUNCH);
    keys.keyDown(0, false);
    expect(aimNow(keys, 600)).toBeCloseTo(0.35);
  });
});

/** Numbers spread like the slips of a hand, the same in every run. */
function normals(): () => number {
  let seed = 1;
  const next = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  return () => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next());
}

describe("practice throws", () => {
  const launch = due({ example: ["launch", 0, 0, 1200, 700, 0, []] });
  /** The best launch of a plain throw, as the kernel sends it. */
  const plain = due({ example: ["launch", 0, 0, 1194, 720, 0, []] });
  const flick = (speed: number, aim = 0) => ({ flick: { aim, speed, spin: 0 }, off: [] });
  const stop = (...off: number[]) => ({ flick: null, off });
  it("make the median an ordinary throw, within what a hand may be set to", () => {
    expect(gainFor([600, 5000, 300], 1, 1200)).toBe(2);
    expect(gainFor([2400, 2400, 2400], 1, 1200)).toBe(0.5);
    expect(gainFor([1200, 1200, 1200], 1.4, 1200)).toBe(1.4);
    expect(gainFor([1, 1, 1], 1, 1200)).toBe(2.5);
    expect(gainFor([90_000, 90_000, 90_000], 1, 1200)).toBe(0.4);
  });
  it("begin with what an unpractised hand needs", () => {
    const { aim, strength, ms } = UNPRACTISED;
    const bars = fitOfStops(ms, metersOf(LAUNCH), plain);
    expect({ ...fitOfFlicks(aim, strength), ...bars }).toEqual(FIRST_FIT);
  });
  it.each(HANDS)(
    "fit a hand that is $hand.ms ms off as the odds of both ways were counted",
    ({ hand, fit }) => {
      const bars = fitOfStops(hand.ms, metersOf(LAUNCH), plain);
      expect({ ...fitOfFlicks(hand.aim, hand.strength), ...bars }).toEqual(fit);
    },
  );
  it.each(HANDS)("find out by five throws how far a hand is off that is $hand.ms ms off", ({ hand, fit }) => {
    const off = normals();
    const five = <T>(made: () => T): T[] => Array.from({ length: 5 }, made);
    const found = Array.from({ length: 100 }, () => ({
      ...fitOf(
        five(() => flick(1200 * Math.exp(hand.strength * off()), hand.aim * off())),
        FIRST,
        plain,
      ),
      ...fitOf(
        five(() => stop(hand.ms * off(), hand.ms * off(), hand.ms * off())),
        FIRST,
        plain,
      ),
    }));
    for (const what of ["aim", "even", "swing"] as const) {
      const ratio = found.reduce((sum, one) => sum + (one[what] ?? 0) / fit[what], 0) / found.length;
      expect(ratio, what).toBeGreaterThan(0.6);
      expect(ratio, what).toBeLessThan(1.5);
    }
  });
  it("leave a steady hand alone more than an unsteady one", () => {
    const calm = fitOf(
      [1200, 1210, 1190, 1205, 1195].map((speed) => flick(speed)),
      FIRST,
      launch,
    );
    const wild = fitOf(
      [600, 2400, 900, 1900, 1200].map((speed, i) => flick(speed, 0.2 * (i % 2))),
      FIRST,
      launch,
    );
    expect(calm.even ?? 0).toBeGreaterThan(wild.even ?? 1);
    expect(calm.aim ?? 0).toBeGreaterThan(wild.aim ?? 1);
    expect(calm).not.toHaveProperty("swing");
  });
  it("give slow hands slow bars and quick hands quick ones", () => {
    const quick = fitOf(
      Array.from({ length: 5 }, () => stop(10, -10, 5)),
      FIRST,
      launch,
    );
    const slow = fitOf(
      Array.from({ length: 5 }, () => stop(120, -150, 130)),
      FIRST,
      launch,
    );
    expect(quick.swing).toBe(0.5);
    expect(slow.swing ?? 0).toBeGreaterThan(1.2);
    expect(quick).not.toHaveProperty("gain");
  });
  it("change nothing by a way of throwing that was hardly used", () => {
    expect(fitOf([flick(1200), flick(900), stop(5, 5, 5)], FIRST, launch)).toEqual({});
  });
  it("bring a flick nearer to the middle and to the strength that is good", () => {
    const made = steadied({ aim: 0.2, speed: 2400, spin: 0 }, { aim: 0.5, even: 0.5 }, 0, launch);
    expect(made.aim).toBeCloseTo(0.1);
    expect(made.speed).toBeCloseTo(1200 * Math.SQRT2);
    expect(steadied({ aim: 0, speed: 1200, spin: 0 }, FIRST, -0.4, launch).aim).toBeLessThan(0);
  });
});

describe("the settings of a hand", () => {
  it("are read from anything a browser may have kept", () => {
    expect(readSettings('{"gain":1.5,"slow":true,"sound":true}')).toEqual({
      ...FIRST,
      gain: 1.5,
      slow: true,
    });
    for (const text of [null, "", "{", "3", '{"gain":"x"}', '{"gain":null}'])
      expect(readSettings(text)).toEqual(FIRST);
    expect(readSettings('{"gain":99}').gain).toBe(2.5);
  });
});

describe("where a die lies beside the target", () => {
  it("is told from the thrower's side, in centimetres from the edge", () => {
    expect(wayOff(0, -320, 0)).toEqual({ side: "short", cm: 10 });
    expect(wayOff(0, 420, 0)).toEqual({ side: "far", cm: 20 });
    expect(wayOff(-250, 10, 0)).toEqual({ side: "left", cm: 3 });
    expect(wayOff(0, -320, 8)).toEqual({ side: "far", cm: 10 });
    expect(wayOff(100, 100, 0)).toBeNull();
  });
});

describe("a word for the next throw", () => {
  const word = (x: number, y: number, verdict = 1, stance = 0) => nextTime({ x, y, verdict }, stance);
  it("follows from where the die lies, as its thrower sees it", () => {
    expect(word(10, -320, -1)).toEqual({ correction: "harder", little: false });
    expect(word(10, -120)).toEqual({ correction: "harder", little: true });
    expect(word(0, 150)).toEqual({ correction: "softer", little: true });
    expect(word(-150, 10)).toEqual({ correction: "right", little: true });
    expect(word(150, 10)).toEqual({ correction: "left", little: true });
    expect(word(0, -320, -1, 8)).toEqual({ correction: "softer", little: false });
    expect(word(20, -20, 10).correction).toBe("same");
  });
  it("says what was asked for and did not happen", () => {
    expect([-5, -6, -7].map((verdict) => word(0, 0, verdict).correction)).toEqual(["bounce", "box", "time"]);
  });
  it("tells the right way to one who flicked the wrong way", () => {
    expect(slipWord("direction", { ...PLAIN, rotate: 180 })).toBe("backwards");
    expect(slipWord("direction", { ...PLAIN, rotate: 45 })).toBe("aslant");
    expect(slipWord("direction", PLAIN)).toBe("direction");
    expect(slipWord("slow", { ...PLAIN, rotate: 180 })).toBe("slow");
  });
});

describe("a die that leaves the hand", () => {
  const camera = cameraOf("plain");
  const path = seenPath({ path: FLOWN.show?.path as Keyframe[], stance: 0 });
  const from = heldAt({ x: 30, y: -400 }, 1);
  it("begins where the hand let go and touches down where the kernel says", () => {
    expect(drawnAt(path, camera, from, 0).die.map(Math.round)).toEqual(from.map(Math.round));
    const [at, x, y] = path[1] as Keyframe;
    const [px, py] = project(camera, x, y, 0);
    const { die } = drawnAt(path, camera, from, at);
    expect(die[0]).toBeCloseTo(px);
    expect(die[1]).toBeCloseTo(py);
  });
  it("never stands still and never lands before the kernel has answered", () => {
    const contact = firstContact(path);
    expect(clockRate(path, 0, true)).toBe(1);
    expect(clockRate(path, 0.9 * contact, true)).toBeGreaterThan(0);
    expect(clockRate(path, 0.9 * contact, true)).toBeLessThan(0.5);
    expect(clockRate(path, contact, true)).toBe(0);
    expect(clockRate(path, contact, false)).toBe(1);
  });
});

describe("a throw that may end the fight", () => {
  const path = seenPath({ path: FLOWN.show?.path as Keyframe[], stance: 0 });
  const whole = path.at(-1)?.[0] ?? 0;
  it("has slow last moments, seen from near", () => {
    expect(shownTime(path, whole, true)).toBeGreaterThan(shownTime(path, whole));
    expect(shownTime(path, whole - 500, true)).toBeCloseTo(shownTime(path, whole - 500));
    expect([clockRate(path, whole - 10, false, true), clockRate(path, 10, false, true)]).toEqual([0.45, 1]);
    expect([nearness(path, 0, true), nearness(path, whole, true), nearness(path, whole)]).toEqual([
      1, 1.45, 1,
    ]);
  });
});

describe("the lamps", () => {
  const path = FLOWN.show?.path as Keyframe[];
  it("count the contacts with the table before the target", () => {
    const bounce = path.find(([, , , , on]) => on === "table")?.[0] ?? 0;
    expect(bounce).toBeGreaterThan(0);
    expect([0, bounce - 1, bounce, 9999].map((ms) => bouncesBy(path, ms))).toEqual([0, 0, 1, 1]);
    const back: Keyframe[] = [...path, [900, 0, 300, 0, "table"]];
    expect(bouncesBy(back, 9999)).toBe(1);
  });
});
