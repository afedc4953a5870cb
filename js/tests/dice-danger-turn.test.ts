import { beforeEach, describe, expect, test, vi } from "vitest";
import { PACE } from "../src/core/pace";
import { diceDangerPage } from "../src/games/dice_danger/page";
import type { DiceSnapshot } from "../src/games/dice_danger/view";
import { lit, open, targets } from "./dice-view";
import { FakeHost } from "./fake-host";
import { told } from "./fixtures";
import { leftOf, moment, nodesOf } from "./fixtures/dice";
import { click, openGame, settle } from "./view";

const pairing = moment("annoyed_animals", "pair");
const writing = moment("annoyed_animals", "write", (view) => leftOf(view).length === 2);
const half = moment("annoyed_animals", "write", (view) => leftOf(view).length === 1);
const done = moment("annoyed_animals", "write", (view) => leftOf(view).length === 0);
const torches = moment("puzzled_pyramid", "write", (_view, frame) => nodesOf(frame, "torch").length > 0);
const clouds = moment("puzzled_pyramid", "clouds");

describe("the rest of a turn", () => {
  test("every target has a button of its own too, which shows where it is", () => {
    const { host, root } = open(writing);
    const goals = [...root.querySelectorAll<HTMLElement>(".goal")];
    const nodes = nodesOf(writing, "cross:0", "cross:1");
    expect(goals).toHaveLength(nodes.length);
    settle(() => goals[0]?.focus());
    expect(root.querySelector(".halo.hot")?.closest("[data-node]")?.getAttribute("data-node")).toBe(nodes[0]);
    click(goals[0] as Element);
    expect(host.sent).toHaveLength(1);
  });

  test("a stroke can be taken back until the end is confirmed", () => {
    for (const [snapshot, name] of [
      [writing, "Other pairs"],
      [half, "Undo"],
      [{ ...clouds, choices: done.choices, can_undo: true }, "Undo"],
    ] as const) {
      const { host, root } = open(snapshot);
      const button = root.querySelector("[data-undo]") as HTMLElement;
      expect(button.textContent).toContain(name);
      click(button);
      expect(host.sent).toEqual([{ type: "undo", seq: snapshot.seq }]);
    }
  });

  test("ending says what it costs, and is the main button only when it costs nothing", () => {
    expect(open(half).getByRole("button", { name: /^Done/ }).className).not.toContain("main");
    expect(open(half).getAllByRole("button", { name: /Done.*costs 1 life box/ })).toBeTruthy();
    expect(open(done).getByRole("button", { name: /^Done/ }).className).toContain("main");
  });

  test("a torch lights its own targets when asked for", () => {
    const { host, root } = open(torches);
    click(root.querySelector(".torchkey") as Element);
    expect(new Set(lit(root))).toEqual(new Set(nodesOf(torches, "torch")));
    settle(() => targets(root)[0]?.dispatchEvent(new MouseEvent("click", { bubbles: true })));
    expect(host.sent).toMatchObject([{ action: ["torch", expect.any(String)] }]);
  });

  test("clouds are numbered one after the other; the one asked for is lit", () => {
    const { host, root } = open(clouds);
    const next = clouds.choices[0]?.action[1];
    expect(lit(root)).toEqual([next]);
    click(root.querySelector(".numbers .btn") as Element);
    expect(host.sent).toMatchObject([{ action: ["number", next, 3] }]);
  });

  test("a chest asks with plain buttons", () => {
    const chest = moment("puzzled_pyramid", "chest");
    const { root } = open(chest);
    expect(root.querySelectorAll(".acts .choice")).toHaveLength(chest.choices.length);
  });
});

describe("the chances", () => {
  test("are shown on the spaces when asked for, as a number", () => {
    const { root, getByRole } = open(pairing);
    expect(root.querySelector(".heat")).toBeNull();
    click(getByRole("button", { name: /Chances/ }));
    const heat = pairing.odds?.heat ?? {};
    expect(root.querySelectorAll(".heat")).toHaveLength(Object.keys(heat).length);
    expect(root.querySelector(".heat text")?.textContent).toMatch(/^\d+\u202f%$/);
  });

  test("stay while those of the next moment are counted, as does their switch", () => {
    const { host, root, getByRole } = open(pairing);
    click(getByRole("button", { name: /Chances/ }));
    const before = root.querySelectorAll(".heat").length;
    settle(() => host.show({ ...pairing, seq: pairing.seq + 1, odds: null, late: 1 }));
    expect(root.querySelectorAll(".heat")).toHaveLength(before);
    settle(() => host.show({ ...pairing, seq: pairing.seq + 1, odds: null }));
    expect(root.querySelector(".heat")).toBeNull();
  });

  test("are not in the page while a prediction is asked for", () => {
    const locked = moment("clumsy_cultists", "pair");
    expect(locked.odds?.locked).toBe(true);
    expect(open(locked).root.querySelector(".heatkey")).toBeNull();
  });
});

describe("between two rolls", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  const at = done.step;
  const later: DiceSnapshot = {
    ...pairing,
    seq: 90,
    step: at + 4,
    steps: at + 4,
    board: { ...pairing.board, roll: 2, dice: [6, 6, 6, 6, 6] },
    events: [
      told(at + 2, 1, "wrote", ["Bram wounds the ", "Purple Pup", ""], {
        seat: 1,
        pairs: [],
        black: false,
        marks: [["M_pup", 0]],
        chests: [],
        lost: 0,
      }),
      told(at + 2, 1, "kill", ["", "Bram", " kills Purple Pup first: 2 gems"], {
        monster: "pup",
        seats: [1],
        first: true,
        gems: 2,
      }),
      told(at + 4, null, "roll", ["Roll 2"], { seat: 0, roll: 2, dice: [6, 6, 6, 6, 6] }),
    ],
  };
  const wait = (ms: number) => settle(() => vi.advanceTimersByTime(ms));

  test("what each of the others crossed is shown on their sheet, then the dice roll, then there is a choice", () => {
    const host = new FakeHost(done, { speed: 1 });
    const { root, getByRole } = openGame(host, diceDangerPage);
    const turn = () => root.querySelector(".turn")?.textContent ?? "";
    settle(() => host.show(later));
    expect(turn()).toContain("Bram wounds the Purple Pup.");
    expect(getByRole("group", { name: /The sheet of Bram/ })).toBeTruthy();
    expect(root.querySelector('.dice [aria-label="black 6"]')).toBeNull();
    wait(PACE.slide + PACE.line);
    expect(turn()).toContain("Bram kills Purple Pup first");
    wait(PACE.answer);
    expect(root.querySelector('.dice [aria-label="black 6"]')).toBeTruthy();
    expect(root.querySelector(".pair")).toBeNull();
    wait(PACE.roll);
    expect(root.querySelector(".pair")).toBeTruthy();
  });

  test("with no motion the choice is there at once, and what happened is in the log", () => {
    const host = new FakeHost(done, { speed: 0 });
    const { root, getByRole } = openGame(host, diceDangerPage);
    settle(() => host.show(later));
    expect(root.querySelector(".pair")).toBeTruthy();
    click(getByRole("button", { name: "Log" }));
    expect(root.querySelector(".side")?.textContent).toContain("Purple Pup");
  });

  test("new crosses are drawn, old ones are not drawn again", () => {
    const host = new FakeHost(writing, { speed: 1 });
    const { root } = openGame(host, diceDangerPage);
    expect(root.querySelector(".fresh")).toBeNull();
    settle(() => host.show({ ...half, step: writing.step + 1, seq: writing.seq + 1 }));
    expect(root.querySelectorAll(".x.fresh, .hx.fresh").length).toBeGreaterThan(0);
  });
});

test("names are shown as text, whatever they look like", () => {
  const evil = '<img src=x onerror="alert(1)">';
  const seats = writing.seats.map((seat) => ({ ...seat, name: evil }));
  const { root } = open({ ...writing, seats });
  expect(root.querySelector("img")).toBeNull();
  expect(root.querySelector(".rival b")?.textContent).toBe(evil);
});

test("the end ranks as the rules do, the tie-break too, and who fell has no points", () => {
  const [player] = pairing.board.players;
  const at = (total: number, out = false) => ({ ...player, total, out }) as NonNullable<typeof player>;
  const { root, getByRole } = open({
    ...pairing,
    over: true,
    to_move: -2,
    choices: [],
    seats: ["Ana", "Bram", "Cleo"].map((name) => ({ name, bot: null, manner: "", habit: "" })),
    board: {
      ...pairing.board,
      phase: "over",
      players: [at(77, true), at(40), at(40)],
      places: [3, 2, 1],
      winners: [2],
    },
  });
  const rows = [...getByRole("list", { name: "Ranking" }).querySelectorAll("li")];
  expect(rows.map((row) => row.querySelector("b")?.textContent)).toEqual(["Cleo", "Bram", "Ana"]);
  expect(rows.map((row) => row.querySelector(".num:last-child")?.textContent)).toEqual(["40", "40", ""]);
  expect(root.querySelectorAll(".endcard .best")).toHaveLength(1);
  expect(rows[2]?.textContent).not.toContain("77");
});

test("who fell has no points while the others play on, on no sheet and in no list", () => {
  const players = pairing.board.players.map((player, seat) =>
    seat === 0 ? { ...player, total: 987, out: true } : { ...player, total: 40 },
  );
  const { root, getByRole } = open({ ...pairing, board: { ...pairing.board, players } });
  const tabs = getByRole("tablist", { name: /Players/ }).querySelectorAll(".num");
  expect([...tabs].map(({ textContent }) => textContent)).toEqual(["", "40"]);
  expect(root.querySelector(".mine > header")?.textContent).toBe("Your scorefallen");
  expect(root.textContent).not.toContain("987");
});

test("alone, a life box costs no points: only the last one says what it does", () => {
  const boxes = (shown: typeof pairing) => [...open(shown).root.querySelectorAll(".lifeboxes span")];
  const alone = boxes(moment("clumsy_cultists", "pair"));
  expect(alone).toHaveLength(10);
  expect(alone.map(({ textContent }) => textContent).join("")).toBe("");
  expect(alone.at(-1)?.getAttribute("title")).toBe("the skull: out of the game");
  expect(boxes(pairing)[9]?.textContent).toBe("20");
});
