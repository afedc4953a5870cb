// Turning points: what they say, how long they stay, and that they sound only for those who want it.
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Decided } from "../src/core/moment";
import { PACE } from "../src/core/pace";
import { decidedBy, momentOf } from "../src/games/welcome/run/moment";
import type { ResultView } from "../src/games/welcome/view";
import { FakeHost } from "./fake-host";
import { MEETINGS, RESULT, roundOver, run, told, turning } from "./fixtures";
import { click, openGame, settle } from "./view";

const said = ({ lead, text }: Decided) => `${lead} ${text}`;
const survived = (change: Partial<ResultView["run"]>): ResultView => ({
  ...RESULT,
  survived: true,
  run: { ...run(4), ...change },
});

describe("what decided it", () => {
  test("is the tile that kept the most damage away", () => {
    expect(said(decidedBy(survived({}), "en"))).toBe(
      "The Holy Grail. It answered the Vampire and the Lich: 10 damage that never came.",
    );
    expect(said(decidedBy(survived({}), "fr"))).toContain("10 dégâts évités");
  });

  test("is what brought the hero back, whatever else was stopped", () => {
    const [vampire, golem] = MEETINGS;
    if (!vampire || !golem) throw new Error("no meetings");
    const back = { ...golem, why: "revived", by: "healing_potion", damage: 5, hp: 4 };
    expect(said(decidedBy(survived({ met: [vampire, back], hp: 4 }), "en"))).toBe(
      "The Healing Potion. It brought the hero back after the Golem, with 4 HP.",
    );
    expect(said(decidedBy(survived({ met: [vampire, back], hp: 4 }), "fr"))).toContain("avec 4 PV");
  });

  test("is no tile that the hero would have lived without", () => {
    expect(said(decidedBy(survived({ hp: 11 }), "en"))).toBe(
      "Life to spare. 5 damage against 8 HP; the Holy Grail kept 10 more away, and was not even needed.",
    );
  });

  test("is the blow that killed, and how much life was left before it", () => {
    expect(said(decidedBy(RESULT, "en"))).toBe(
      "The Demon: 7 damage, and 3 HP were left. In all 12 damage against 8 HP.",
    );
  });

  test("is said where nothing was stopped or met", () => {
    const [, golem] = MEETINGS;
    expect(said(decidedBy(survived({ met: golem ? [golem] : [] }), "en"))).toContain("5 damage against 8 HP");
    expect(said(decidedBy(survived({ met: [] }), "en"))).toContain("nothing to meet");
    expect(said(decidedBy({ ...RESULT, survived: true, omnipotent: true }, "en"))).toContain("alike");
  });
});

test("a moment names who is meant and what it means for the game", () => {
  const mine = momentOf(RESULT, roundOver.board, roundOver, "en");
  expect([mine.kind, mine.title, mine.sub]).toEqual([
    "death",
    "The Demon ends it.",
    "Your first failure; one more and you are out.",
  ]);
  const theirs = momentOf({ ...survived({}), runner: 1 }, roundOver.board, roundOver, "en");
  expect([theirs.kind, theirs.title]).toEqual(["victory", "Bram walks out alive."]);
});

describe("on the page", () => {
  beforeEach(() => vi.useFakeTimers());

  const meeting = MEETINGS[4];
  const events = [
    told(22, 0, "turn", ["A card"], { seat: 0, monster: "demon", hp: 3, left: 0 }),
    told(22, 0, "meet", ["met"], { ...meeting, seat: 0, gone: [], before: 3, left: 0 }),
    told(22, 0, "result", ["You fall"], {
      seat: 0,
      round: 3,
      hero: "warrior",
      survived: false,
      omnipotent: false,
      start: 8,
      hp: 0,
      unturned: 0,
      successes: 1,
      failures: 1,
    }),
  ];

  test("it covers the table with its sentence and its reason, and goes by itself or with a click", () => {
    const host = new FakeHost(turning(4), { speed: 1 });
    const { root, widget } = openGame(host);
    settle(() => host.show({ ...roundOver, events }));
    settle(() => vi.advanceTimersByTime(PACE.turn + 10));
    settle(() => vi.advanceTimersByTime(PACE.answer + 10));
    const moment = root.querySelector(".moment.death");
    expect(moment?.querySelector("h3")?.textContent).toBe("The Demon ends it.");
    expect(moment?.querySelector(".decided")?.textContent).toContain("What decided it");
    click(moment as Element);
    expect(widget.querySelector(".moment")).toBeNull();
  });
});

describe("sound", () => {
  test("is off until the switch in the title bar is pressed, and then kept", async () => {
    vi.resetModules();
    localStorage.removeItem("dungeon_widgets.sound");
    const made: number[] = [];
    class Context {
      state = "running";
      currentTime = 0;
      sampleRate = 100;
      destination = {};
      createGain = () => ({ gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect() {} });
      createOscillator = () => ({ frequency: {}, connect() {}, start: () => made.push(1), stop() {} });
    }
    vi.stubGlobal("AudioContext", Context);
    const { play, soundIsOn } = await import("../src/core/sound");
    play("victory");
    expect([soundIsOn(), made.length]).toEqual([false, 0]);
    localStorage.setItem("dungeon_widgets.sound", "on");
    vi.resetModules();
    const again = await import("../src/core/sound");
    again.play("victory");
    expect([again.soundIsOn(), made.length]).toEqual([true, 5]);
    localStorage.removeItem("dungeon_widgets.sound");
  });

  test("tells a victory, a death, a boss and a quest apart", async () => {
    let heard: number[] = [];
    const param = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    class Context {
      state = "running";
      currentTime = 0;
      sampleRate = 100;
      destination = {};
      createGain = () => ({ gain: param, connect() {} });
      createBuffer = () => ({ getChannelData: () => new Float32Array(1) });
      createBufferSource = () => ({ connect() {}, start: () => heard.push(0), stop() {} });
      createOscillator() {
        const frequency = { value: 0 };
        return { frequency, connect() {}, start: () => heard.push(frequency.value), stop() {} };
      }
    }
    vi.stubGlobal("AudioContext", Context);
    localStorage.setItem("dungeon_widgets.sound", "on");
    vi.resetModules();
    const { play } = await import("../src/core/sound");
    const melodies = (["victory", "death", "boss", "quest"] as const).map((kind) => {
      heard = [];
      play(kind);
      return heard.join(" ");
    });
    localStorage.removeItem("dungeon_widgets.sound");
    expect(melodies.every((melody) => melody.split(" ").length > 1)).toBe(true);
    expect(new Set(melodies).size).toBe(4);
  });

  test("has its switch in sight, says which way it stands, and is silent as soon as it is off", () => {
    const closed = vi.fn(() => Promise.resolve());
    const param = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    class Context {
      state = "running";
      currentTime = 0;
      destination = {};
      createGain = () => ({ gain: param, connect() {} });
      createOscillator = () => ({ frequency: {}, connect() {}, start() {}, stop() {} });
      close = closed;
    }
    vi.stubGlobal("AudioContext", Context);
    const { getByRole } = openGame(new FakeHost(turning(1)));
    click(getByRole("button", { name: "Sound is off: switch it on" }));
    expect(closed).not.toHaveBeenCalled();
    click(getByRole("button", { name: "Sound is on: switch it off" }));
    expect(closed).toHaveBeenCalledOnce();
    expect(localStorage.getItem("dungeon_widgets.sound")).toBe("off");
  });
});
