// The page of puzzles: one try, by pointer, by letter and on the board; afterwards everything is told, also to the ear.
import { within } from "@testing-library/dom";
import { act } from "preact/test-utils";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Lang, StateAnswer, StateHost } from "../src/core/hosts/host";
import { mount } from "../src/core/mount";
import { welcomePage } from "../src/games/welcome/page";
import type { Choice } from "../src/generated/contract";
import type { PuzzleAnswer, PuzzleRow, PuzzleState } from "../src/generated/puzzles";
import { Puzzle } from "../src/puzzles/Puzzle";
import { wordsFor } from "../src/puzzles/words";
import { pageOfDay } from "../src/site/front/days";
import { ODDS, snapshot } from "./fixtures";

const choice = (action: unknown[], label: string): Choice => ({
  action,
  label,
  detail: "",
  reason: null,
  at: [],
  group: String(action[0]),
});
const DRAW = choice(["draw"], "Draw a card");
const PASS = choice(["pass"], "Pass");

const ASKED: PuzzleState = {
  id: "welcome-1",
  title: "Puzzle",
  caption: "Welcome to the Dungeon · level 2",
  question: "Which choice wins most often?",
  lines: ["Choices are judged by the chance to win."],
  snapshot: snapshot({}, { choices: [DRAW, PASS] }) as unknown as PuzzleState["snapshot"],
  faces: {},
  rating: 1240,
  puzzle_rating: 1200,
  streak: 4,
  week: [true, true, true, true, false],
  solved: "3 of 20 tried.",
  kept: "Kept on this machine.",
  can_clear: true,
  asked: false,
  answer: null,
};

const ANSWER: PuzzleAnswer = {
  right: false,
  head: "Better: Draw a card.",
  text: "You win 25/45; with “Draw a card”, 30/45.",
  said: "You chose “Pass”.",
  rows: [
    { action: ["draw"], label: "Draw a card", said: "30/45", share: 2 / 3, best: true, chosen: false },
    { action: ["pass"], label: "Pass", said: "25/45", share: 5 / 9, best: false, chosen: true },
  ],
  source: "Counted: every case.",
  waffles: [
    { label: "Draw a card", said: "Draw a card: 15 lost", good: 30, total: 45 },
    { label: "Pass", said: "Pass: 20 lost", good: 25, total: 45 },
  ],
  why: "Three cards are unseen.",
  change: -8,
  note: "By 5 in 45.",
};

const ANSWERED: PuzzleState = {
  ...ASKED,
  rating: 1232,
  snapshot: { ...ASKED.snapshot, chosen: ["pass"], odds: ODDS },
  answer: ANSWER,
};

function show(state: PuzzleState, { hasKernel = true, lang = "en" as Lang } = {}) {
  const sent: Record<string, unknown>[] = [];
  let now = state;
  const eyes = new Set<() => void>();
  const ears = new Set<(message: StateAnswer) => void>();
  const host: StateHost = {
    hasKernel,
    kind: () => "puzzle",
    state: () => now,
    looks: () => ({ lang, theme: "light", speed: 0 }),
    set: () => {},
    send: (message) => sent.push(message),
    subscribe: (onChange) => {
      eyes.add(onChange);
      return () => eyes.delete(onChange);
    },
    listen: (onMessage) => {
      ears.add(onMessage);
      return () => ears.delete(onMessage);
    },
  };
  const el = document.createElement("div");
  document.body.append(el);
  const stop = new AbortController();
  const view = <Puzzle host={host} game={welcomePage} document={document} />;
  void act(() => mount(el, "", view, stop.signal));
  onTestFinished(() => {
    void act(() => stop.abort());
    el.remove();
  });
  const root = ((el.firstElementChild as HTMLElement).shadowRoot as ShadowRoot).querySelector(
    ".dw",
  ) as HTMLElement;
  const become = (next: PuzzleState) =>
    void act(() => {
      now = next;
      for (const eye of eyes) eye();
    });
  const say = (message: StateAnswer & Record<string, unknown>) =>
    void act(() => {
      for (const ear of ears) ear(message);
    });
  const press = (key: string) =>
    void act(() => void root.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
  const click = (element: HTMLElement) => void act(() => element.click());
  return { root, sent, become, say, press, click, ...within(root) };
}

describe("before the answer", () => {
  test("each choice is a key with a letter, and one of them is sent once", () => {
    const { sent, press, getByRole, become } = show(ASKED);
    expect(getByRole("button", { name: /Draw a card/ }).getAttribute("aria-keyshortcuts")).toBe("A");
    press("b");
    press("a"); // on its way already
    expect(sent).toEqual([{ type: "answer", id: "welcome-1", action: ["pass"] }]);
    become(ANSWERED);
    press("a");
    expect(sent).toHaveLength(1);
  });

  test("nothing is worth anything yet, and there is no way on", () => {
    const { root, queryByRole, getByText } = show(ASKED);
    expect(root.querySelector(".chip.odds, .valued, .verdict")).toBeNull();
    expect(queryByRole("button", { name: /Next puzzle/ })).toBeNull();
    expect(getByText("1240")).toBeTruthy();
    expect(root.querySelectorAll(".week .on")).toHaveLength(4);
  });

  test("many choices are made as in the game: on the board", () => {
    const strips = ["plate_armor", "dragon_spear", "holy_grail", "vorpal_sword"].map((tile) => ({
      ...choice(["strip", tile], `Strip the ${tile}`),
      at: [`tile:${tile}`],
    }));
    const drawn = { phase: "card", drawn: { by: 0, monster: "vampire", forced: false } } as const;
    const many = snapshot(drawn, { choices: [choice(["add"], "Add it"), ...strips] });
    const { root, sent, click, become } = show({
      ...ASKED,
      snapshot: many as unknown as PuzzleState["snapshot"],
    });
    expect(root.querySelector(".key")).toBeNull();
    const grail = root.querySelector(`[data-choice='["strip","holy_grail"]']`) as HTMLElement;
    click(grail);
    expect(sent).toEqual([{ type: "answer", id: "welcome-1", action: ["strip", "holy_grail"] }]);
    const best = { ...(ANSWER.rows[0] as PuzzleRow), action: ["strip", "holy_grail"] };
    const shown = { ...many, chosen: ["add"] } as unknown as PuzzleState["snapshot"];
    become({ ...ANSWERED, snapshot: shown, answer: { ...ANSWER, rows: [best] } });
    expect([...root.querySelectorAll("[data-best]")]).toEqual([grail]);
  });

  test("what the kernel refuses is said, and the try is still there", () => {
    const { say, sent, press, getByRole } = show(ASKED);
    press("a");
    say({ type: "notice", text: "Another puzzle is shown by now." });
    expect(getByRole("alert").textContent).toContain("Another puzzle");
    press("a");
    expect(sent).toHaveLength(2);
  });

  test("without a kernel nothing can be chosen, and why is said", () => {
    const { sent, press, getAllByText } = show(ASKED, { hasKernel: false });
    press("a");
    expect(sent).toEqual([]);
    expect(getAllByText(wordsFor("en").noKernel).length).toBeGreaterThan(0);
  });
});

describe("after the answer", () => {
  test("every choice has its worth, the best and one's own are marked, and it is said aloud", () => {
    const { root, getByRole, getByText } = show(ANSWERED);
    expect(root.dataset.answered).toBe("wrong");
    const rows = [...root.querySelectorAll(".valued li")].map((row) => row.textContent);
    expect(rows).toEqual(["Draw a card30/45", "Pass, your choice25/45", "Counted: every case."]);
    expect(root.querySelectorAll(".squares .x")).toHaveLength(15 + 20);
    expect(getByRole("status").textContent).toContain("Better: Draw a card.");
    expect(getByText("−8")).toBeTruthy();
    expect(root.querySelector(".key.is-best")?.textContent).toContain("Draw a card");
    expect(root.querySelector(".key.is-less.is-own")?.textContent).toContain("Pass");
  });

  test("the next puzzle, a game from here, and forgetting are asked for", () => {
    const { sent, click, say, getByRole, become, root } = show(ANSWERED);
    click(getByRole("button", { name: "Play on from here" }));
    say({ type: "game", text: "Run this line", code: 'dw.load("DWG2x")', link: null });
    expect((root.querySelector(".onward input") as HTMLInputElement).value).toBe('dw.load("DWG2x")');
    const forget = getByRole("button", { name: "Forget rating and streak" });
    click(forget);
    expect(sent).toEqual([{ type: "play" }]);
    click(forget);
    become({ ...ANSWERED, rating: 1200 });
    click(getByRole("button", { name: /Next puzzle/ }));
    expect(sent.map(({ type }) => type)).toEqual(["play", "clear", "next"]);
    become({ ...ASKED, id: "welcome-2" });
    expect(root.querySelector(".onward")).toBeNull();
  });

  test("a link opens the game where there is a site", () => {
    const { say, getByRole } = show(ANSWERED);
    say({ type: "game", text: "", code: "", link: "https://example.org/play/x.html#m=DWG2x" });
    expect(getByRole("link").getAttribute("href")).toBe("https://example.org/play/x.html#m=DWG2x");
  });

  test("a second answer does not count, and says so", () => {
    const { getByText } = show({ ...ANSWERED, answer: { ...ANSWER, change: null } });
    expect(getByText(wordsFor("en").noChange)).toBeTruthy();
  });
});

test("a question of a lesson has no rating, and nothing follows it", () => {
  const { root, become, queryByRole, getByText } = show({ ...ASKED, asked: true, kept: "A question." });
  expect(root.querySelector(".rate")).toBeNull();
  expect(getByText("A question.")).toBeTruthy();
  become({ ...ANSWERED, asked: true, can_clear: false });
  expect(queryByRole("button", { name: /Next puzzle/ })).toBeNull();
  expect(getByText(ANSWER.head)).toBeTruthy();
});

test("the words are there in French", () => {
  const { getByText } = show(ANSWERED, { lang: "fr" });
  expect(getByText(/Problème suivant/)).toBeTruthy();
  const [en, fr] = [wordsFor("en"), wordsFor("fr")] as unknown as Record<string, unknown>[];
  expect(Object.keys(fr ?? {})).toEqual(Object.keys(en ?? {}));
});

test("the games take turns day by day, on this reader's calendar", () => {
  const pages = ["a", "b", "c", "d"];
  expect(pageOfDay(new Date(2026, 0, 1, 0, 30), pages)).toBe("a");
  expect(pageOfDay(new Date(2026, 10, 18, 23, 30), pages)).toBe("b");
  expect(pageOfDay(new Date(2025, 11, 31), pages)).toBe("d");
});
