import { fireEvent } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { FakeHost } from "./fake-host";
import { bidding, cardDrawn, gameOver } from "./fixtures";
import { click, openGame, settle } from "./view";

describe("log", () => {
  test("a line leads to its step; older lines can be asked for", () => {
    const host = new FakeHost(cardDrawn);
    const { getByRole, getByText } = openGame(host);
    click(getByRole("tab", { name: "Log" }));
    click(getByText("Bram adds a card to the dungeon"));
    expect(host.sought).toEqual([10]);
    click(getByRole("button", { name: "Show earlier" }));
    expect(host.sent).toEqual([{ type: "log", before: 8 }]);
    settle(() =>
      host.say({ type: "log", lines: [{ step: 1, seat: null, kind: "hero", text: ["Round 1"] }] }),
    );
    expect(getByText("Round 1")).toBeTruthy();
  });
});

test("a line of the log keeps its element when others come", () => {
  const host = new FakeHost(cardDrawn);
  const { getByRole, getByText } = openGame(host);
  click(getByRole("tab", { name: "Log" }));
  const line = (words: string) => getByText(words).closest("li");
  const before = line("Bram adds a card to the dungeon");
  const news = { step: 14, seat: 0, kind: "added", text: ["A new line"] };
  settle(() =>
    host.show({ ...cardDrawn, seq: 99, step: 14, steps: 14, log: [...cardDrawn.log.slice(1), news] }),
  );
  expect(line("Bram adds a card to the dungeon")).toBe(before);
  expect(before?.hasAttribute("aria-current")).toBe(false);
  expect(line("A new line")?.getAttribute("aria-current")).toBe("step");
});

describe("inspector", () => {
  test("asks what a seat knows and shows what changed", () => {
    const host = new FakeHost(cardDrawn);
    const { getByRole, getByText } = openGame(host);
    click(getByRole("tab", { name: "Inspector" }));
    expect(host.sent).toEqual([{ type: "inspect", seat: 0, step: 13 }]);
    settle(() =>
      host.say({
        type: "inspect",
        step: 13,
        seat: 0,
        now: { deck: 6, out: false },
        before: { deck: 7, out: false },
        note: "",
      }),
    );
    expect(getByText("1 change")).toBeTruthy();
    expect(getByRole("treeitem", { name: /deck/ }).textContent).toBe("~deck7 → 6");
    click(getByRole("button", { name: "C, Chloé" }));
    expect(host.sent.at(-1)).toEqual({ type: "inspect", seat: 2, step: 13 });
  });
});

describe("timeline", () => {
  test("has undo only when the kernel allows it, forks and switches lines", () => {
    const host = new FakeHost({ ...bidding, can_undo: false, branch: { index: 0, count: 2, root: 4 } });
    const { getByRole } = openGame(host);
    click(getByRole("button", { name: "Undo" }));
    expect(host.sent).toEqual([]);
    const lines = getByRole("combobox", { name: "Line of play" });
    settle(() => void fireEvent.change(lines, { target: { value: "1" } }));
    expect(host.sent).toEqual([{ type: "branch", seq: 13, index: 1 }]);
  });
});

describe("new game", () => {
  test("offers seats, bots, options and a seed", () => {
    const host = new FakeHost(bidding);
    const { getByRole, getByLabelText } = openGame(host);
    click(getByRole("button", { name: "New game" }));
    click(getByRole("button", { name: "3" }));
    settle(() => void fireEvent.input(getByLabelText("Name of seat A"), { target: { value: "Zoé" } }));
    settle(() => void fireEvent.input(getByLabelText("Seed"), { target: { value: "42" } }));
    click(getByRole("button", { name: "Start" }));
    expect(host.sent).toEqual([
      {
        type: "new",
        seq: 13,
        players: ["Zoé", "bot:careful", "Chloé"],
        seed: 42,
        options: { variant: false },
      },
    ]);
  });

  test("is one click away when the game is over", () => {
    const { getAllByRole, getByRole } = openGame(new FakeHost(gameOver));
    click(getAllByRole("button", { name: "New game" }).at(-1) as Element);
    expect(getByRole("button", { name: "Start" })).toBeTruthy();
  });
});

test("settings are shared through the host", () => {
  const host = new FakeHost(bidding);
  const { getByRole, getByLabelText } = openGame(host);
  click(getByRole("button", { name: "Settings" }));
  settle(() => void fireEvent.change(getByLabelText("Language"), { target: { value: "1" } }));
  expect(host.settings().lang).toBe("fr");
  expect(getByRole("tab", { name: "Chances" })).toBeTruthy();
});

test("the rules credit the icons", () => {
  const { getByRole, getByText } = openGame(new FakeHost(bidding));
  click(getByRole("tab", { name: "Rules" }));
  expect(getByText(/game-icons.net.*CC BY 3.0/)).toBeTruthy();
});

test("the live line tells what happened, then whose turn it is", () => {
  const host = new FakeHost(bidding);
  const { getByRole } = openGame(host);
  const log = [...bidding.log, { step: 14, seat: 1, kind: "pass", text: ["Bram passes"] }];
  settle(() => host.show({ ...bidding, seq: 14, step: 14, steps: 14, log }));
  expect(getByRole("status").textContent).toBe("Bram passes. Your turn, Ana. Draw a card, or pass?");
});

describe("older lines that were asked for", () => {
  const line = (step: number) => ({ step, seat: 0, kind: "add", text: [`Line ${step}`] });
  const at = (step: number, from: number) => ({
    ...bidding,
    seq: 100 + step,
    step,
    steps: step,
    log: Array.from({ length: step - from + 1 }, (_, index) => line(from + index)),
  });

  function opened() {
    const host = new FakeHost(at(10, 8));
    const { getByRole, root } = openGame(host);
    click(getByRole("tab", { name: "Log" }));
    settle(() => host.say({ type: "log", lines: [line(6), line(7)] }));
    const steps = () => [...root.querySelectorAll(".log li i")].map(({ textContent }) => Number(textContent));
    return { host, steps };
  }

  test("stay with those that the newest push out", () => {
    const { host, steps } = opened();
    expect(steps()).toEqual([6, 7, 8, 9, 10]);
    settle(() => host.show(at(12, 10)));
    expect(steps()).toEqual([6, 7, 8, 9, 10, 11, 12]);
  });

  test("go when others may lie between them and the newest", () => {
    const { host, steps } = opened();
    settle(() => host.show(at(20, 18)));
    expect(steps()).toEqual([18, 19, 20]);
  });
});
