// Chests, trees and dice under suspicion: what is clicked is sent, and what is not told yet is a question mark.
import { describe, expect, test } from "vitest";
import type { ChestsState, DieTestState, TreeState } from "../src/generated/lab";
import { press, show } from "./lab-view";

const HEAD = { title: "Title", caption: "", lead: "Lead.", sentence: "" };

const CHESTS: ChestsState = {
  head: HEAD,
  keeper: "knows",
  keepers: [
    ["knows", "keeper: knows"],
    ["blind", "keeper: blind"],
  ],
  chests: [1, 2, 3].map((n) => ({
    name: `Chest ${n}`,
    shows: "closed",
    told: "closed",
    tag: "",
    mine: false,
    able: true,
  })),
  stage: "take",
  buttons: [
    { name: "stay", label: "Stay", able: false },
    { name: "again", label: "Next round", able: false },
  ],
  runs: [["switch", "Switch 20 times"]],
  columns: ["keeper", "you", "won"],
  rows: [["knows", "stayed", "3"]],
  note: "",
};

describe("three chests", () => {
  test("are taken by a click; what cannot be done now sends nothing", () => {
    const { sent, getByRole } = show("chests", CHESTS);
    press(getByRole("button", { name: "Stay" }));
    press(getByRole("button", { name: /Chest 2/ }));
    press(getByRole("button", { name: "Switch 20 times" }));
    press(getByRole("button", { name: "keeper: blind" }));
    expect(sent).toEqual([
      { type: "take", chest: 2 },
      { type: "play", way: "switch" },
      { type: "use", keeper: "blind" },
    ]);
  });

  test("stay as they are in a saved notebook", () => {
    const { sent, getByRole } = show("chests", CHESTS, false);
    press(getByRole("button", { name: /Chest 2/ }));
    expect(sent).toEqual([]);
  });
});

const leaf = (name: string, count: string | null, struck = false) => ({
  name,
  weight: "1/2",
  count,
  struck,
  never: false,
});
const TREE: TreeState = {
  head: HEAD,
  tree: "one",
  trees: [["one", "one"]],
  root: "4 cases",
  rows: [
    { name: "A", weight: "1/2", sum: null, leaves: [leaf("yes", null), leaf("no", null)] },
    { name: "B", weight: "1/2", sum: null, leaves: [leaf("yes", null), leaf("no", null, true)] },
  ],
  columns: ["yes", "no"],
  sums: null,
  left: null,
  shares: [],
  held: "Shown later.",
  struck: 1,
};

describe("a weighted tree", () => {
  test("crosses out a path, and takes it in again", () => {
    const { sent, getByRole } = show("tree", TREE);
    press(getByRole("button", { name: /A, yes/ }));
    expect(getByRole("button", { name: /B, no/ }).getAttribute("aria-pressed")).toBe("true");
    press(getByRole("button", { name: /B, no/ }));
    press(getByRole("button", { name: "Bring back all paths" }));
    expect(sent).toEqual([
      { type: "strike", row: 0, column: 0, out: true },
      { type: "strike", row: 1, column: 1, out: false },
      { type: "restore" },
    ]);
  });

  test("shows no count before it may be seen", () => {
    const { getAllByRole, getByText } = show("tree", TREE);
    const cells = getAllByRole("cell").map(({ textContent }) => textContent);
    expect(new Set(cells)).toEqual(new Set(["?"]));
    expect(getByText("Shown later.")).toBeTruthy();
  });
});

const chart = {
  title: "A fair die",
  sentence: "",
  x: { label: "sixes", kind: "band" as const, places: ["0", "1", "2"], low: 0, high: 3, percent: false },
  y: { label: "", kind: "linear" as const, places: [], low: 0, high: 1, percent: true },
  marks: [],
  head: ["sixes"],
  rows: [],
};
const TEST: DieTestState = {
  head: HEAD,
  relation: "at least",
  sides: [
    ["at least", "from the line on"],
    ["at most", "up to the line"],
  ],
  values: ["0", "1", "2"],
  at: 2,
  die: "fair",
  dice: [
    ["fair", "fair die"],
    ["bag", "die from the bag"],
  ],
  figures: [{ chart, held: "Shown later.", lines: [], seen: "No die." }],
  bag: [],
  bag_head: ["die", "accused", "let go"],
  bag_told: "",
  held_bag: null,
  last: [],
  throws: 2,
};

describe("a test of dice", () => {
  test("moves its line by buttons, by keys and to the other side, and stops at the end", () => {
    const { sent, getByRole } = show("dietest", TEST);
    press(getByRole("button", { name: "line one higher" }));
    press(getByRole("button", { name: "line one lower" }));
    press(getByRole("button", { name: "up to the line" }));
    const grip = getByRole("slider");
    grip.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
    grip.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    expect(sent).toEqual([
      { type: "event", relation: "at least", at: 1 },
      { type: "event", relation: "at most", at: 2 },
      { type: "event", relation: "at least", at: 1 },
    ]);
  });

  test("tests the dice that are chosen", () => {
    const { sent, getByRole } = show("dietest", TEST);
    press(getByRole("button", { name: "die from the bag" }));
    press(getByRole("button", { name: "Test 25 dice" }));
    expect(sent).toEqual([
      { type: "use", die: "bag" },
      { type: "throw", times: 25, die: "fair" },
    ]);
  });

  test("tells its errors only when it is given them", () => {
    const lines = [
      ["Caught (power)", "69.7 %"],
      ["Let go", "30.3 %"],
    ];
    const held = show("dietest", TEST);
    expect(held.queryByText("69.7 %")).toBeNull();
    const told = show("dietest", { ...TEST, figures: [{ chart, held: null, lines, seen: "" }] });
    expect(told.getByText("69.7 %")).toBeTruthy();
  });
});
