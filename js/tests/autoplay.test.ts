import { beforeEach, describe, expect, test, vi } from "vitest";
import { isForward } from "../src/core/scene";
import { FakeHost } from "./fake-host";
import { bidding, told } from "./fixtures";
import { click, openGame, settle } from "./view";

const STEP_MS = 1400;

/** A step of a game of 13; `next` is the one that tells something. */
const at = (step: number, next = Math.min(step + 1, 13)) => ({
  ...bidding,
  seq: 100 + step,
  step,
  next,
  live: step === 13,
  events: [],
});

describe("playing the steps", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  const open = (step: number, next?: number) => {
    const host = new FakeHost(at(step, next), { speed: 1 });
    return { host, ...openGame(host) };
  };
  const wait = (ms: number) => settle(() => vi.advanceTimersByTime(ms));

  test("passes over what tells nothing, also where the page has no events of it yet", () => {
    const { host, getByRole } = open(3, 6);
    click(getByRole("button", { name: "Play the steps" }));
    wait(STEP_MS);
    expect(host.sought).toEqual([6]);
  });

  test("holds a step at which luck is to move for a moment only", () => {
    const { host, getByRole } = open(3);
    settle(() => host.show({ ...at(3), seq: 200, to_move: -1 }));
    click(getByRole("button", { name: "Play the steps" }));
    wait(STEP_MS / 2);
    expect(host.sought).toEqual([4]);
  });

  test("waits for each step to come before it counts on", () => {
    const { host, getByRole } = open(3);
    click(getByRole("button", { name: "Play the steps" }));
    wait(5 * STEP_MS);
    expect(host.sought).toEqual([4]);
    settle(() => host.show(at(4)));
    wait(STEP_MS);
    expect(host.sought).toEqual([4, 5]);
  });

  test("starts over from the end, however long the first step takes to come", () => {
    const { host, getByRole } = open(13);
    click(getByRole("button", { name: "Play the steps" }));
    expect(host.sought).toEqual([0]);
    wait(STEP_MS);
    settle(() => host.show(at(0)));
    expect(getByRole("button", { name: "Pause" })).toBeTruthy();
    wait(STEP_MS);
    expect(host.sought).toEqual([0, 1]);
  });

  test("goes on after the scenes of a step, and keeps the length of the game meanwhile", () => {
    const { host, getByRole, root } = open(3);
    click(getByRole("button", { name: "Play the steps" }));
    wait(STEP_MS);
    settle(() => host.show({ ...at(4), events: [told(4, 1, "pass", ["Bram passes"])] }));
    expect(root.querySelector("[data-skip]")).toBeTruthy();
    expect(root.querySelector(".step")?.textContent).toContain("/ 13");
    while (root.querySelector("[data-skip]")) wait(100);
    // What stands there after the scenes has been seen.
    wait(STEP_MS / 2);
    expect(host.sought).toEqual([4, 5]);
  });

  test("ends at the end, and when it is paused", () => {
    const { host, getByRole } = open(12);
    click(getByRole("button", { name: "Play the steps" }));
    click(getByRole("button", { name: "Pause" }));
    wait(STEP_MS);
    expect(host.sought).toEqual([]);
    click(getByRole("button", { name: "Play the steps" }));
    settle(() => host.show(at(13)));
    expect(getByRole("button", { name: "Play the steps" })).toBeTruthy();
    wait(STEP_MS);
    expect(host.sought).toEqual([]);
  });
});

test("what is passed over is no jump: the scenes of the next step are played", () => {
  expect(isForward(at(3, 6), at(6))).toBe(true);
  expect(isForward(at(3, 6), at(5))).toBe(false);
});
