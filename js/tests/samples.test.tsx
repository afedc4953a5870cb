// Many samples: what is pressed is sent, an interval by feeling must be one, and what is held says so.
import { describe, expect, test } from "vitest";
import type { ChartRecord, IntervalsState, SumsState } from "../src/generated/lab";
import { press, show, type } from "./lab-view";

const HEAD = { title: "Title", caption: "", lead: "Lead.", sentence: "" };
const axis = (label: string) => ({
  label,
  kind: "linear" as const,
  places: [],
  low: 0,
  high: 1,
  percent: false,
});
const CHART: ChartRecord = {
  title: "A chart",
  sentence: "It says so.",
  x: axis("x"),
  y: axis(""),
  marks: [],
  head: ["n"],
  rows: [[1]],
};

const WALL: IntervalsState = {
  head: HEAD,
  throws: 20,
  sizes: [20, 100],
  method: "textbook",
  methods: [
    ["textbook", "textbook"],
    ["wilson", "Wilson"],
  ],
  level: 95,
  levels: [80, 95, 99],
  truth_held: "Shown later.",
  coverage_held: "Shown at the end.",
  wall: CHART,
  coverage: null,
  chance: null,
  written: null,
  seed: "7",
};

describe("a wall of intervals", () => {
  test("throws, and makes its intervals in another way", () => {
    const { sent, getByRole } = show("intervals", WALL);
    press(getByRole("button", { name: "Throw 20" }));
    press(getByRole("button", { name: "25 samples" }));
    press(getByRole("button", { name: /Wilson/ }));
    press(getByRole("button", { name: /99/ }));
    press(getByRole("button", { name: /100 throws/ }));
    expect(sent).toEqual([
      { type: "throw", times: 1 },
      { type: "throw", times: 25 },
      { type: "use", throws: 20, method: "wilson", level: 95 },
      { type: "use", throws: 20, method: "textbook", level: 99 },
      { type: "use", throws: 100, method: "textbook", level: 95 },
    ]);
  });

  test("takes an interval by feeling only if it is one", () => {
    const { sent, getByRole } = show("intervals", WALL);
    const write = getByRole("button", { name: "Write it on the wall" });
    const [from, to] = [getByRole("textbox", { name: /from/ }), getByRole("textbox", { name: /to/ })];
    for (const [low, high] of [
      ["", "90"],
      ["95", "90"],
      ["60", "101"],
      ["six", "90"],
    ] as const) {
      type(from, low);
      type(to, high);
      expect(write.getAttribute("aria-disabled")).toBe("true");
      press(write);
    }
    expect(sent).toEqual([]);
    type(from, "60");
    type(to, "90");
    press(write);
    expect(sent).toEqual([{ type: "write", low: 60, high: 90 }]);
  });

  test("says what it holds back, and tells it later", () => {
    const held = show("intervals", WALL);
    held.getByText("Shown later.");
    held.getByText("Shown at the end.");
    const told = show("intervals", {
      ...WALL,
      truth_held: null,
      coverage_held: null,
      coverage: CHART,
      chance: "87.6 %",
      written: "You wrote 60 % to 90 %.",
    });
    told.getByText("87.6 %");
    expect(told.getByText("You wrote 60 % to 90 %.").getAttribute("role")).toBe("status");
    expect(told.queryByText("Shown later.")).toBeNull();
  });
});

const SUMS: SumsState = {
  head: HEAD,
  dice: 4,
  sizes: [1, 4, 16],
  die: "fair",
  dies: [
    ["fair", "fair die"],
    ["chest", "chest die"],
  ],
  view: "mean",
  rows_view: "mean",
  exact: true,
  curve: false,
  held: null,
  n: 1,
  share: "100 %",
  chance: "169/324",
  last: [1, 2, 3, 4],
  more: 2,
  histogram: CHART,
  rows: { ...CHART, title: "Rows" },
  seed: "7",
};

describe("sums of many dice", () => {
  test("are rolled, chosen and looked at", () => {
    const { sent, getByRole } = show("sums", SUMS);
    press(getByRole("button", { name: "Roll 100" }));
    press(getByRole("button", { name: /One row/ }));
    press(getByRole("button", { name: /16 dice/ }));
    press(getByRole("button", { name: /chest die/ }));
    press(getByRole("switch", { name: /Normal curve/ }));
    press(getByRole("button", { name: /sum, close up/ }));
    const looked = { view: "mean", rows: "mean", exact: true, curve: false };
    expect(sent).toEqual([
      { type: "roll", times: 100 },
      { type: "row" },
      { type: "use", dice: 16, die: "fair" },
      { type: "use", dice: 4, die: "chest" },
      { type: "look", ...looked, curve: true },
      { type: "look", ...looked, view: "sum" },
    ]);
  });

  test("show no switch for what is held, and do nothing in a saved notebook", () => {
    const held = show("sums", { ...SUMS, exact: false, chance: null, held: "Shown later." }, false);
    held.getByText("Shown later.");
    expect(held.queryByRole("switch")).toBeNull();
    press(held.getByRole("button", { name: "Roll 1" }));
    expect(held.sent).toEqual([]);
  });
});
