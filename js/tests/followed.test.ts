// The chance that is followed while others or luck move.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { PACE } from "../src/core/pace";
import type { Followed } from "../src/generated/contract";
import { stretchOf } from "../src/ui/odds/Followed";
import { FakeHost } from "./fake-host";
import { heroChoice, MEETINGS, RESULT, row, told, turning } from "./fixtures";
import { openGame, settle } from "./view";

const point = (step: number, p: number, ended = false): Followed => ({
  step,
  row: row("Come out alive", null, p, `${p * 4}/4`),
  ended,
});

describe("a chance that is followed", () => {
  beforeEach(() => vi.useFakeTimers());

  const meet = (step: number, index: number) => [
    told(step, 0, "turn", ["A card"], { seat: 0, monster: MEETINGS[index]?.monster, hp: 8, left: 1 }),
    told(step, 0, "meet", ["met"], { ...MEETINGS[index], seat: 0, gone: [], before: 8, left: 1 }),
  ];
  const arrived = {
    ...turning(3),
    events: [...meet(19, 1), ...meet(20, 2)],
    followed: [point(18, 0.75), point(19, 0.25), point(20, 0.5)],
  };

  test("changes with the card that is seen, and never before it", () => {
    const host = new FakeHost(turning(1), { speed: 1 });
    const { root } = openGame(host);
    settle(() => host.show(arrived));
    const shown = () => root.querySelector(".stage + .followed b")?.textContent?.replace("\u202f", " ");
    expect(shown()).toBe("75.0 %"); // the card is turned, and nothing has come of it yet
    settle(() => vi.advanceTimersByTime(PACE.turn + 5));
    expect(shown()).toBe("25.0 %");
    settle(() => vi.advanceTimersByTime(PACE.answer + 5));
    expect(shown()).toBe("25.0 %");
    settle(() => vi.advanceTimersByTime(PACE.turn + 5));
    expect(shown()).toBe("50.0 %");
  });

  test("is decided with the last card, and is not told any more in the next round", () => {
    const host = new FakeHost(turning(1), { speed: 1 });
    const { root, getByRole } = openGame(host);
    const over = { ...RESULT, round: 4, survived: true };
    const hero = told(21, 1, "hero", ["Bram takes the Rogue"], { seat: 1, hero: "rogue", round: 5, hp: 10 });
    settle(() =>
      host.show({
        ...heroChoice,
        step: 22,
        steps: 22,
        board: { ...heroChoice.board, phase: "bid", last: over },
        events: [
          ...meet(20, 1),
          told(20, 0, "result", ["You survive"], { ...over, seat: 0, start: 11, hp: 3, unturned: 0 }),
          told(20, 0, "show", ["Monsters set aside: Dragon"], { aside: [] }),
          hero,
          told(22, 1, "draw", ["Bram draws"], { seat: 1, deck: 12 }),
          told(22, 1, "add", ["Bram adds"], { seat: 1, cards: 1 }),
        ],
        followed: [point(19, 0.75), point(20, 1, true)],
      }),
    );
    const onBoard = () => root.querySelector(".stage + .followed b")?.textContent?.replace("\u202f", " ");
    const inPanel = () =>
      root.querySelector("[role=tabpanel] .followed b")?.textContent?.replace("\u202f", " ");
    expect(onBoard()).toBe("75.0 %");
    settle(() => vi.advanceTimersByTime(PACE.turn + 5));
    expect(onBoard()).toBe("100 %");
    settle(() => vi.advanceTimersByTime(20));
    expect(inPanel()).toBe("100 %");
    settle(() => vi.advanceTimersByTime(PACE.answer + 5));
    expect(inPanel()).toBe("100 %");
    settle(() => vi.advanceTimersByTime(PACE.moment + 20));
    expect(inPanel()).toBe("100 %");
    settle(() => getByRole("button", { name: "Continue" }).click());
    for (const ms of [20, PACE.ribbon, PACE.think]) settle(() => vi.advanceTimersByTime(ms + 5));
    expect(root.querySelector(".turn")?.textContent).toContain("Bram draws");
    expect(inPanel()).toBeUndefined();
  });

  test("takes the place of the odds of the last choice in the panel", () => {
    const host = new FakeHost(turning(1), { speed: 1 });
    const { root } = openGame(host);
    settle(() => host.show(arrived));
    settle(() => vi.advanceTimersByTime(20));
    const panel = root.querySelector("[role=tabpanel]")?.textContent ?? "";
    expect(panel).toContain("As it goes");
    expect(panel).not.toContain("As it was at your last choice");
  });
});

test("a run that is over is another story", () => {
  const points = [point(3, 1), point(4, 0.5), point(9, 0.75), point(10, 0.25)];
  expect(stretchOf(points).map(({ step }) => step)).toEqual([9, 10]);
  expect(stretchOf(points.slice(0, 2)).length).toBe(2);
  expect(stretchOf([])).toEqual([]);
});

describe("where there are no odds the panel says why", () => {
  const said = (host: FakeHost) =>
    openGame(host).root.querySelector("[role=tabpanel]")?.textContent?.replace("\u202f", " ");
  const none = { ...turning(1), odds: null };

  test("hidden by the player, who can show them again", () => {
    const host = new FakeHost(none, { overlay: "off" });
    const { getByRole } = openGame(host);
    settle(() => getByRole("button", { name: "Show them" }).click());
    expect(host.settings().overlay).toBe("open");
  });

  test("closed by the notebook, or by people at the table", () => {
    expect(said(new FakeHost(none, { overlay: "off", closed: "teacher" }))).toContain("wrote this notebook");
    expect(said(new FakeHost(none, { overlay: "off", closed: "people" }))).toContain("other people");
  });

  test("for a spectator, and for a moment without a chance", () => {
    expect(said(new FakeHost({ ...none, seat: null }))).toContain("You look on");
    expect(said(new FakeHost(none))).toContain("No odds at this moment");
  });
});

test("guessing first is one's own choice, and can be left again unless the notebook asked for it", () => {
  const host = new FakeHost(turning(1));
  const { getByRole } = openGame(host);
  settle(() => getByRole("button", { name: "Guess first" }).click());
  expect(host.settings().overlay).toBe("predict");
  const locked = { ...turning(1), odds: { ...(turning(1).odds ?? ({} as never)), locked: true } };
  const own = openGame(new FakeHost(locked, { overlay: "predict" }));
  expect(own.queryByRole("button", { name: "Show the odds without a guess" })).not.toBeNull();
  const asked = openGame(new FakeHost(locked, { overlay: "predict", closed: "teacher" }));
  expect(asked.queryByRole("button", { name: "Show the odds without a guess" })).toBeNull();
});
