import { render } from "preact";
import { act as settle } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useWalk, type Walk } from "../src/games/dungeons/map/walk";
import type { DungeonsSnapshot } from "../src/games/dungeons/view";

type Action = readonly unknown[];

/** A hero on a row of spaces, and what may be done there. */
function at(x: number, seq: number, choices: Action[], more: Record<string, unknown> = {}): DungeonsSnapshot {
  const { life = 6, points = 3, asked = "", step = seq, live = true, phase = "move" } = more;
  const players = [{ seat: 0, x, y: 0, life, alive: life !== 0 }];
  return {
    seq,
    step,
    live,
    choices: choices.map((action) => ({
      action,
      reason: null,
      at: [`cell:${x + (action[1] === 1 ? 1 : -1)},0`],
    })),
    board: { seat: 0, active: 0, phase, asked, points, players },
  } as unknown as DungeonsSnapshot;
}

const EAST: Action = ["step", 1];
const DOOR: Action = ["try", 1];
const WAY = ["cell:0,0", "cell:1,0", "cell:2,0"];

describe("a walk in Dungeons", () => {
  let walk: Walk;
  const sent: Action[] = [];
  const root = document.createElement("div");
  const show = (snapshot: DungeonsSnapshot, ready = true, single = false) =>
    settle(() => render(<Probe snapshot={snapshot} ready={ready} single={single} />, root));
  function Probe(props: { snapshot: DungeonsSnapshot; ready: boolean; single: boolean }) {
    walk = useWalk({ ...props, act: (action) => sent.push(action) });
    return null;
  }
  const pass = (ms = 1000) => settle(() => void vi.advanceTimersByTime(ms));

  beforeEach(() => {
    vi.useFakeTimers();
    sent.length = 0;
  });
  afterEach(() => {
    render(null, root);
    vi.useRealTimers();
  });

  it("takes one step after another and ends at its goal", async () => {
    await show(at(0, 1, [EAST]));
    await settle(() => walk.start(WAY));
    await pass(0);
    expect(sent).toEqual([EAST]);
    await show(at(1, 2, [EAST]));
    await pass();
    expect(sent).toEqual([EAST, EAST]);
    await show(at(2, 3, [EAST]));
    await pass();
    expect(sent).toHaveLength(2);
    expect([walk.goal, walk.stopped]).toEqual([null, null]);
  });

  it("is not begun where one choice is all there is to make, as in a puzzle", async () => {
    await show(at(0, 1, [EAST]), true, false);
    expect(walk.open).toBe(true);
    await show(at(0, 1, [EAST]), true, true);
    expect(walk.open).toBe(false);
  });

  it("goes no further once it is stopped, taken back or looked back from", async () => {
    await show(at(0, 1, [EAST]));
    await settle(() => walk.start(WAY));
    await pass(0);
    await show(at(1, 2, [EAST]));
    await settle(() => walk.stop());
    await pass();
    expect(sent).toHaveLength(1);
    await settle(() => walk.start(["cell:1,0", "cell:2,0", "cell:3,0"]));
    await pass(0);
    expect(sent).toHaveLength(2);
    await show(at(1, 3, [EAST], { step: 1 })); // an undo
    await pass();
    expect([sent.length, walk.goal]).toEqual([2, null]);
    await settle(() => walk.start(["cell:1,0", "cell:2,0"]));
    await show(at(0, 4, [], { live: false }), false);
    await show(at(1, 5, [EAST]));
    await pass();
    expect(sent.length).toBeLessThanOrEqual(3);
    expect(walk.goal).toBeNull();
  });

  it.each([
    ["held", at(0, 2, [DOOR], { points: 2 })],
    ["wounded", at(0, 2, [EAST], { life: 5 })],
    ["asked", at(0, 2, [["pass"]], { asked: "window" })],
    ["barred", at(0, 2, [])],
    ["spent", at(0, 2, [], { points: 0 })],
  ] as const)("stops with a word: %s", async (why, answer) => {
    await show(at(0, 1, [DOOR]));
    await settle(() => walk.start(WAY));
    await pass(0);
    await show(answer);
    await pass();
    expect(sent).toEqual([DOOR]);
    expect(walk.stopped).toMatchObject({ why, goal: "cell:2,0", left: 2 });
    await show(at(0, 3, [DOOR]));
    expect(walk.stopped).toBeNull();
  });

  it.each([
    ["one's death", at(0, 2, [], { life: 0 })],
    ["the end of the game", at(0, 2, [], { phase: "over" })],
  ])("needs no word at %s", async (_, answer) => {
    await show(at(0, 1, [DOOR]));
    await settle(() => walk.start(WAY));
    await pass(0);
    await show(answer);
    await pass();
    expect([walk.goal, walk.stopped]).toEqual([null, null]);
  });

  it("is asked about by a finger first, until something else is done", async () => {
    await show(at(0, 1, [EAST]));
    await settle(() => walk.propose(WAY));
    await pass();
    expect([walk.proposed, walk.goal, sent.length]).toEqual([WAY, null, 0]);
    await settle(() => walk.start(WAY));
    await pass(0);
    expect([walk.proposed, walk.goal, sent.length]).toEqual([null, "cell:2,0", 1]);
    await settle(() => walk.stop());
    await settle(() => walk.propose(WAY));
    await show(at(1, 2, [EAST]));
    expect(walk.proposed).toBeNull();
  });

  it("gives up what was refused", async () => {
    await show(at(0, 1, [EAST]));
    await settle(() => walk.start(WAY));
    await pass(0);
    await show(at(0, 1, [EAST]), false);
    await pass(9000);
    expect(walk.goal).toBe("cell:2,0"); // a slow kernel is waited for
    await show(at(0, 1, [EAST]));
    await pass(2000);
    expect([sent.length, walk.goal]).toEqual([1, null]);
  });
});
