import { beforeEach, describe, expect, test, vi } from "vitest";
import { isForward, type Scene } from "../src/core/scene";
import { dungeonScenes } from "../src/games/welcome/scenes";
import type { WelcomeSnapshot, WelcomeView } from "../src/games/welcome/view";
import { FakeHost } from "./fake-host";
import { bidding, cardDrawn, heroChoice, RESULT, roundOver, turning } from "./fixtures";
import { click, openGame, press, settle } from "./view";

/** What a scene shows of the run: the cards settled, the one just turned, the life. */
const told = ({ board: { run } }: Scene<WelcomeView>) => {
  return run ? [run.met.length, run.facing, run.hp] : "result";
};

/** A bot's whole run happened, and the next round is already being bid. */
const nextRound: WelcomeSnapshot = {
  ...bidding,
  seq: 30,
  step: 30,
  steps: 30,
  board: { ...bidding.board, round: 4, last: RESULT },
};

describe("the scenes between two snapshots", () => {
  test("turn each new card, then settle it; the last state is the snapshot itself", () => {
    expect(dungeonScenes(turning(1), turning(3), "en").map(told)).toEqual([
      [1, "golem", 8],
      [2, null, 3],
      [2, "orc", 3],
    ]);
  });

  test("do not turn again a card that already lay open", () => {
    const open = turning(1);
    const { board } = open;
    const facing = {
      ...open,
      board: { ...board, run: { ...board.run, facing: "golem" } },
    } as WelcomeSnapshot;
    expect(dungeonScenes(facing, turning(2), "en")).toEqual([]);
  });

  test("play a run to its end, and leave the result to the snapshot that shows it", () => {
    const scenes = dungeonScenes(turning(3), roundOver, "en");
    expect(scenes.map(told)).toEqual([
      [3, "lich", 3],
      [4, null, 3],
      [4, "demon", 3],
      [5, null, 0],
    ]);
  });

  test("play a whole run that happened in between, and keep its result for the reader", () => {
    const scenes = dungeonScenes(bidding, nextRound, "en");
    expect(scenes).toHaveLength(1 + 5 * 2 + 1);
    expect(told(scenes[0] as Scene<WelcomeView>)).toEqual([0, null, 8]);
    expect(scenes.at(-1)).toMatchObject({ hold: "reader", turn: "Ana fell in the dungeon." });
  });

  test("are none when no card was met", () => {
    expect(dungeonScenes(bidding, cardDrawn, "en")).toEqual([]);
  });
});

test("scenes belong to play that moves on, not to jumps through history", () => {
  expect(isForward(turning(1), turning(3))).toBe(true);
  expect(isForward(turning(3), turning(1))).toBe(false);
  expect(isForward({ ...turning(1), live: false }, turning(2))).toBe(true);
  expect(isForward({ ...turning(1), live: false }, turning(3))).toBe(false);
  expect(isForward(turning(1), { ...turning(2), seed: 8 })).toBe(false);
});

describe("on the screen", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  const play = (speed: number) => {
    const host = new FakeHost(turning(3), { speed });
    const view = openGame(host);
    settle(() => host.show(roundOver));
    const text = () =>
      `${view.widget.querySelector("header")?.textContent} ${view.widget.querySelector(".table")?.textContent}`;
    return { ...view, text };
  };

  test("nothing of the outcome shows before its scene", () => {
    const { text } = play(1);
    expect(text()).toContain("Lich");
    for (const spoiler of ["Demon", "fell", "Round 4"]) expect(text()).not.toContain(spoiler);
    settle(() => vi.advanceTimersByTime(900));
    settle(() => vi.advanceTimersByTime(1400));
    expect(text()).toContain("Demon");
    expect(text()).not.toContain("fell");
  });

  test("speed divides the time it takes", () => {
    const { text } = play(4);
    for (let ms = 0; ms < 4600 / 4; ms += 25) settle(() => vi.advanceTimersByTime(25));
    expect(text()).toContain("Ana fell in the dungeon.");
  });

  test("a click or a key skips to the end", () => {
    for (const skip of [click, (element: Element) => press(element, "x")]) {
      const { text, widget } = play(1);
      skip(widget);
      expect(text()).toContain("Ana fell in the dungeon.");
    }
  });

  test("with no motion the end is there at once", () => {
    expect(play(0).text()).toContain("Ana fell in the dungeon.");
  });

  test("a result nobody has seen waits for its reader, even with no motion", () => {
    const host = new FakeHost({ ...bidding, legal: [] }, { speed: 0 });
    const { getByRole, queryByText } = openGame(host);
    settle(() => host.show(nextRound));
    settle(() => vi.advanceTimersByTime(60_000));
    expect(queryByText("Ana fell in the dungeon.", { selector: "h3" })).toBeTruthy();
    click(getByRole("button", { name: /Continue/ }));
    expect(queryByText("Ana fell in the dungeon.", { selector: "h3" })).toBeNull();
    expect(host.sent).toEqual([]);
  });

  test("a new game starts at once", () => {
    const host = new FakeHost(turning(3), { speed: 1 });
    const { getAllByRole } = openGame(host);
    settle(() => host.show({ ...heroChoice, seed: 99, seq: 40 }));
    expect(getAllByRole("button", { name: /HP, 11 with all/ })).toHaveLength(4);
  });
});
