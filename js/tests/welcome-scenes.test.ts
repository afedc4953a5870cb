import { beforeEach, describe, expect, test, vi } from "vitest";
import { PACE } from "../src/core/pace";
import { happened, isForward, type Scene } from "../src/core/scene";
import { scenes } from "../src/games/welcome/scenes";
import type { WelcomeBoard, WelcomeSnapshot } from "../src/games/welcome/view";
import type { EventView, SeatInfo } from "../src/generated/contract";
import { FakeHost } from "./fake-host";
import {
  BRAM_ADDS,
  bidding,
  cardDrawn,
  heroChoice,
  MEETINGS,
  RESULT,
  roundOver,
  told,
  turning,
} from "./fixtures";
import { click, openGame, settle } from "./view";

/** What has happened between two snapshots. */
function play(before: WelcomeSnapshot, after: WelcomeSnapshot, events: EventView[]): Scene<WelcomeBoard>[] {
  const news = happened(before, { ...after, events });
  return news ? scenes(news, "en") : [];
}

const later = (step: number, board: Partial<WelcomeBoard> = {}): WelcomeSnapshot => ({
  ...bidding,
  seq: 30,
  step,
  steps: step,
  board: { ...bidding.board, ...board },
});

describe("an auction", () => {
  const shots = play(bidding, later(15), BRAM_ADDS);

  test("is played move by move: thinking, the card drawn, the card on its way", () => {
    expect(shots.map(({ turn, seat }) => [turn, seat])).toEqual([
      ["Bram's turn.", 1],
      ["Bram draws a card.", 1],
      ["Bram adds a card.", 1],
    ]);
    expect(shots[0]?.prompt).toBe("never bluffs");
    expect(shots.map(({ hold }) => hold)).toEqual([
      PACE.think,
      PACE.draw + PACE.hold,
      PACE.slide + PACE.settle + PACE.line,
    ]);
  });

  test("changes the table as the events say", () => {
    const [thinks, draws, adds] = shots.map(({ board }) => board);
    expect([thinks?.deck, draws?.deck, draws?.drawn?.by]).toEqual([6, 5, 1]);
    expect([adds?.drawn, adds?.dungeon.length, adds?.moving]).toEqual([null, 5, { kind: "add", by: 1 }]);
    expect(adds?.dungeon.at(-1)?.monster).toBeNull();
  });

  test("dims who passes, hatches what is stripped", () => {
    const events = [
      told(14, 2, "pass", ["Chloé passes"]),
      told(15, 1, "draw", ["Bram draws a card"], { seat: 1, deck: 5 }),
      told(16, 1, "strip", ["Bram strips"], { seat: 1, tile: "holy_grail", hp: 8 }),
    ];
    const boards = play(bidding, later(16), events).map(({ board }) => board);
    expect(boards[1]?.players[2]?.passed).toBe(true);
    const grail = boards.at(-1)?.tiles.find(({ id }) => id === "holy_grail");
    expect([grail?.place, grail?.by]).toEqual(["aside", 1]);
  });

  test("leaves out the player's own draw: the card is there at once", () => {
    const own = [
      told(14, 0, "draw", ["You draw a card"], { seat: 0, deck: 5 }),
      told(14, null, "deal", ["You draw: ", "Vampire", ""], { seat: 0, monster: "vampire" }),
    ];
    expect(play(bidding, { ...cardDrawn, step: 14, steps: 14, seq: 14 }, own)).toEqual([]);
  });
});

/** The events of one card met, as the rules tell them. */
const meet = (step: number, index: number): EventView[] => {
  const meeting = MEETINGS[index] as (typeof MEETINGS)[number];
  const left = MEETINGS.length - index - 1;
  return [
    told(step, 0, "turn", [`A card: ${meeting.monster}`], { seat: 0, monster: meeting.monster, hp: 8, left }),
    told(step, 0, "meet", [`${meeting.monster} met`], { ...meeting, seat: 0, gone: [], before: 8, left }),
  ];
};

const RESULT_EVENT = told(22, 0, "result", ["You fall"], {
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
});

describe("a run", () => {
  /** What a scene shows of the run: the cards settled, the one just turned, the life. */
  const seen = ({ board: { run } }: Scene<WelcomeBoard>) =>
    run ? [run.met.length, run.facing, run.hp] : "result";

  test("turns each card, then settles it; the last state is the snapshot itself", () => {
    const shots = play(turning(1), turning(3), [...meet(19, 1), ...meet(20, 2)]);
    expect(shots.map(seen)).toEqual([
      [1, "golem", 8],
      [2, null, 3],
      [2, "orc", 3],
    ]);
  });

  test("ends where the next board shows the result by itself", () => {
    const shots = play(turning(3), roundOver, [...meet(21, 3), ...meet(22, 4), RESULT_EVENT]);
    expect(shots.map(seen)).toEqual([[3, "lich", 3], [4, null, 3], [4, "demon", 3], [5, null, 0], "result"]);
    expect(shots.map(({ moment }) => moment?.title)).toEqual([...Array(4), "The Demon ends it."]);
  });

  test("whose result nobody would see waits for its reader", () => {
    const hero = told(22, 1, "hero", ["Bram chooses"], { hero: "mage", seat: 1, round: 4, hp: 11 });
    const draw = told(23, 1, "draw", ["Bram draws"], { seat: 1, deck: 12 });
    const shots = play(turning(4), later(23, { round: 4, last: RESULT }), [
      ...meet(22, 4),
      RESULT_EVENT,
      hero,
      draw,
    ]);
    const result = shots.find(({ hold }) => hold === "reader");
    expect(result?.turn).toBe("You fall.");
    expect(result?.board.last?.survived).toBe(false);
  });
});

test("scenes belong to play that moves on, not to jumps through history", () => {
  expect(isForward(turning(1), turning(3))).toBe(true);
  expect(isForward(turning(3), turning(1))).toBe(false);
  expect(isForward({ ...turning(1), live: false }, turning(2))).toBe(true);
  expect(isForward({ ...turning(1), live: false }, turning(3))).toBe(false);
  const other = { ...turning(2), branch: { ...bidding.branch, game: 1 } };
  expect(isForward(turning(1), other)).toBe(false);
});

test("where moves are missing nothing is made up", () => {
  const after = { ...later(60), earlier: 30, events: [told(50, 1, "pass", ["Bram passes"])] };
  expect(happened(bidding, after)).toBeNull();
});

describe("on the screen", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  const after = { ...later(15), choices: bidding.choices, events: BRAM_ADDS };
  const watch = (speed: number) => {
    const marked = [4, 15].map((step) => ({ step, text: `Step ${step} stands out` }));
    const host = new FakeHost(bidding, { speed }, marked);
    const view = openGame(host);
    settle(() => host.show(after));
    const turn = () => view.root.querySelector(".turn")?.textContent ?? "";
    return { ...view, host, turn };
  };
  const wait = (ms: number) => settle(() => vi.advanceTimersByTime(ms));
  /** As time goes by: what one timer changes is drawn before the next. */
  const pass = (ms: number) => {
    for (let gone = 0; gone < ms; gone += 20) wait(20);
  };

  test("badge, log and timeline belong to the moment shown", () => {
    const { root, turn, getByRole } = watch(1);
    expect(turn()).toContain("Bram's turn.");
    expect(root.querySelector(".turn .seat")?.textContent).toBe("B");
    expect(getByRole("region", { name: "Just now" }).textContent).not.toContain("Bram draws");
    wait(PACE.think);
    expect(turn()).toContain("Bram draws a card.");
    expect(getByRole("region", { name: "Just now" }).textContent).not.toContain("Bram adds");
    expect(root.querySelector(".step")?.textContent).toBe("14 / 14");
    expect(root.querySelectorAll(".rail i")).toHaveLength(1);
    wait(20_000);
    expect(root.querySelectorAll(".rail i")).toHaveLength(2);
  });

  test("while a bot is inside, badge, underline, standing and caption are the bot's", () => {
    const inside = (event: EventView): EventView => ({ ...event, data: { ...event.data, seat: 1 } });
    const run = [
      told(14, 0, "pass", ["You pass"], { seat: 0 }),
      told(14, 1, "enter", ["Everyone else passed: Bram goes in"], { seat: 1, hp: 8, cards: 5 }),
      ...meet(15, 0).map(inside),
      ...meet(16, 1).map(inside),
    ];
    const now = {
      ...later(16, { ...turning(2).board, runner: 1, to_move: 1 }),
      caption: "Round 3 · in the dungeon",
    };
    const host = new FakeHost(bidding, { speed: 1 });
    const { root } = openGame(host);
    settle(() => host.show({ ...now, to_move: 1, choices: [], events: run }));
    const seen = [];
    for (let scene = 0; scene < 8; scene += 1) {
      const current = root.querySelector(".player[aria-current]")?.textContent ?? "";
      if (root.querySelector(".met, .life"))
        seen.push([
          root.querySelector(".turn .seat")?.textContent,
          current.includes("Bram") && current.includes("in the dungeon"),
          root.querySelector(".bar .cap, .title .cap")?.textContent?.includes("in the dungeon"),
        ]);
      wait(PACE.ribbon);
    }
    expect(seen.length).toBeGreaterThan(2);
    expect(new Set(seen.map(String))).toEqual(new Set([["B", true, true].join()]));
  });

  test("the choices to come wait in their place, and cannot be made", () => {
    const { host, getByRole } = watch(1);
    const pass = getByRole("button", { name: /^Pass/ });
    expect(pass.textContent).toBe("Passafter the others");
    click(pass);
    expect(host.sent).toEqual([]);
  });

  test("whose move plays is said in the place of the choices, and luck belongs to the move before it", () => {
    const alone = turning(1).seats.map((seat) => ({ ...seat, name: "Ada", bot: null }));
    const shown = (...events: EventView[]) => shownAt(turning(1).seats, ...events);
    const shownAt = (seats: SeatInfo[], ...events: EventView[]) => {
      const host = new FakeHost({ ...turning(1), seats, step: 13, steps: 13 }, { speed: 1 });
      const { root } = openGame(host);
      settle(() => host.show({ ...turning(2), seats, seq: 30, step: 15, steps: 15, choices: [], events }));
      return root.querySelector(".acts")?.textContent;
    };
    const met = meet(15, 1).map((event) => ({ ...event, seat: null }));
    expect(shown(told(14, 0, "turn", null), ...met)).toContain("Your move is played");
    expect(shown(told(14, 1, "turn", null), ...met)).toContain("The others play");
    expect(shownAt(alone, told(14, 1, "turn", null), ...met)).toContain("Your move is played");
  });

  test.each([0, 1])(
    "between a round's last move and its result no choice of the next round is drawn (speed %i)",
    (speed) => {
      const round = [
        ...BRAM_ADDS,
        told(16, 0, "enter", ["You go in"], { seat: 0, hp: 8, cards: 5 }),
        ...meet(21, 3),
        RESULT_EVENT,
        told(22, 1, "hero", ["Bram chooses"], { hero: "mage", seat: 1, round: 4, hp: 11 }),
        told(23, 1, "draw", ["Bram draws a card"], { seat: 1, deck: 12 }),
        told(24, 1, "add", ["Bram adds a card"], { seat: 1 }),
      ];
      const next = { ...later(24, { round: 4, last: RESULT }), choices: bidding.choices, events: round };
      const host = new FakeHost(bidding, { speed });
      const { root, getByRole } = openGame(host);
      const offered = () =>
        root.querySelectorAll(".acts [data-choice]:not([data-choice=next], [data-choice=''])").length;
      const drawn: number[] = [];
      const watcher = new MutationObserver(() => drawn.push(offered()));
      watcher.observe(root, { childList: true, subtree: true });
      settle(() => host.show(next));
      for (let scene = 0; scene < 12; scene += 1) {
        drawn.push(offered());
        wait(PACE.ribbon);
      }
      watcher.disconnect();
      expect(Math.max(...drawn)).toBe(0);
      click(getByRole("button", { name: "Continue" }));
      for (let scene = 0; scene < 5; scene += 1) wait(PACE.ribbon);
      expect(offered()).toBe(2);
    },
  );

  test("speed divides the time it takes", () => {
    const { turn } = watch(4);
    for (const ms of [PACE.think, PACE.draw + PACE.hold]) wait(ms / 4);
    expect(turn()).toContain("Bram adds a card.");
    wait((PACE.slide + PACE.settle + PACE.line) / 4);
    expect(turn()).toContain("Your turn");
  });

  test("a pause holds the scene, and lets go of it", () => {
    const { turn, getByRole } = watch(1);
    click(getByRole("button", { name: "Pause" }));
    wait(60_000);
    expect(turn()).toContain("Bram's turn.");
    click(getByRole("button", { name: "Go on" }));
    wait(PACE.think);
    expect(turn()).toContain("Bram draws");
  });

  test("who wants to be on sees the rest fly past; every line is in the log", () => {
    const { root, turn, getByRole } = watch(1);
    click(getByRole("button", { name: "Skip to my turn" }));
    expect(turn()).toContain("Bram's turn.");
    expect(Number(root.querySelector<HTMLElement>(".dw")?.style.getPropertyValue("--pace"))).toBeLessThan(
      0.5,
    );
    pass(PACE.skip / 2);
    expect(turn()).toContain("Bram adds a card.");
    pass(PACE.skip / 2);
    expect(turn()).toContain("Your turn");
    expect(getByRole("region", { name: "Just now" }).textContent).toContain("Bram adds a card");
    expect(root.querySelector<HTMLElement>(".dw")?.style.getPropertyValue("--pace")).toBe("1");
  });

  test("ears are told each move once and in order, then whose turn it is", () => {
    const { root } = watch(1);
    const said: string[] = [];
    for (let gone = 0; gone < 4000; gone += 20) {
      const now = root.querySelector("[role=status]")?.textContent ?? "";
      if (now && now !== said.at(-1)) said.push(now);
      wait(20);
    }
    expect(said).toEqual([
      "Bram draws a card.",
      "Bram adds a card.",
      "Your turn, Ana. Draw a card, or pass?",
    ]);
  });

  test("what flew past is told to ears in one breath", () => {
    const { root, getByRole } = watch(1);
    click(getByRole("button", { name: "Skip to my turn" }));
    pass(PACE.skip / 2);
    expect(root.querySelector("[role=status]")?.textContent).toBe("");
    pass(PACE.skip / 2);
    expect(root.querySelector("[role=status]")?.textContent).toBe(
      "Bram draws a card. Bram adds a card. Your turn, Ana. Draw a card, or pass?",
    );
  });

  test("no line of the log is told before its scene, even of one step", () => {
    const host = new FakeHost(turning(1), { speed: 1 });
    const { getByRole } = openGame(host);
    settle(() => host.show({ ...turning(3), events: [...meet(19, 1), ...meet(20, 2)] }));
    const told = () => getByRole("region", { name: "Just now" }).textContent;
    expect(told()).not.toContain("golem met");
    wait(PACE.turn);
    expect(told()).toContain("golem met");
  });

  test("the panel says that its odds are those of the last choice", () => {
    const { getByRole, queryByText } = watch(1);
    expect(queryByText("As it was at your last choice.")).not.toBeNull();
    click(getByRole("button", { name: "Skip to my turn" }));
    pass(PACE.skip);
    expect(queryByText("As it was at your last choice.")).toBeNull();
  });

  test("a click on the board goes on to the next scene", () => {
    const { root, turn } = watch(1);
    click(root.querySelector(".table") as Element);
    expect(turn()).toContain("Bram draws");
  });

  test("with no motion the end is there at once", () => {
    expect(watch(0).turn()).toContain("Your turn");
  });

  test("a new game starts at once", () => {
    const host = new FakeHost(turning(3), { speed: 1 });
    const { getAllByRole } = openGame(host);
    settle(() => host.show({ ...heroChoice, branch: { ...bidding.branch, game: 1 }, seq: 40 }));
    expect(getAllByRole("tab", { name: / 11 HP$/ })).toHaveLength(4);
  });
});
