import { fireEvent } from "@testing-library/dom";
import { expect, test } from "vitest";
import type { CasesAnswer, OddsRow, OpenedCase } from "../src/generated/contract";
import { together } from "../src/ui/odds/Rows";
import { FakeHost } from "./fake-host";
import { cardDrawn, locked, ODDS, predicted, turning } from "./fixtures";
import { click, openGame, settle } from "./view";

const CARD = { strength: 9, icon: "dragon", origin: "hidden", answer: "−9", hurt: true, life: "8 → 0" };
const OPENED: OpenedCase = {
  at: 2,
  title: "Case 3 of 3",
  chip: "deadly",
  good: false,
  cards: [{ ...CARD, name: "Dragon" }],
  steps: [{ ...CARD, name: "Dragon" }],
  life: "8 HP",
};
const CASES: CasesAnswer = {
  type: "cases",
  seq: 13,
  sentence: "2 of the 3 cases are safe.",
  good: 2,
  total: 3,
  good_word: "safe",
  bad_word: "deadly",
  sort: "value",
  squares: [
    { name: ["Goblin"], value: 1, good: true, n: 1 },
    { name: ["Orc"], value: 3, good: true, n: 1 },
    { name: ["Dragon"], value: 9, good: false, n: 1 },
  ],
  opened: null,
  tally: [],
  legend: "A square is one case.",
  note: "",
};

test("locked, the panel asks for a guess and no number is in the page", () => {
  const host = new FakeHost(locked);
  const { getByRole, root } = openGame(host);
  expect(root.innerHTML).not.toContain("29/40");
  const slider = getByRole("slider", { name: /How likely/ });
  settle(() => void fireEvent.input(slider, { target: { value: "60" } }));
  expect(slider.getAttribute("aria-valuetext")).toBe("60\u202f%");
  click(getByRole("button", { name: "Commit my guess" }));
  expect(host.sent).toEqual([{ type: "predict", seq: 13, guess: 0.6 }]);
});

test("unlocked, it sets the guess against the exact value", () => {
  const { getByRole, getByText } = openGame(new FakeHost(predicted));
  expect(getByRole("img", { name: "You guessed 60\u202f%; exactly it is 72.5\u202f%" })).toBeTruthy();
  expect(getByText("Off by 12.5 points")).toBeTruthy();
  expect(getByText("squared error 0.016")).toBeTruthy();
});

test("exact rows show their fraction, simulated ones their size and error", () => {
  const { getAllByRole } = openGame(new FakeHost(cardDrawn));
  const rows = getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows).toContain("Give up Spearlives 7/15 = 46.7\u202f%");
  expect(rows).toContain("Give up Vorpallives 28.3\u202f% ± 0.1100\u202f000 simulated");
  expect(rows.filter((row) => row?.includes("lives"))[0]).toContain("Add it"); // best first
});

test("the best of several choices is in bold; one alone is the best of nothing", () => {
  const bold = (rows: readonly OddsRow[]) => {
    const { root } = openGame(new FakeHost({ ...cardDrawn, odds: { ...ODDS, rows: [...rows] } }));
    return [...root.querySelectorAll(".orow.best > span:first-child")].map(({ textContent }) => textContent);
  };
  const rows = cardDrawn.odds?.rows ?? [];
  expect(bold(rows)).toEqual(["Add it"]);
  expect(bold(rows.slice(0, 1))).toEqual([]);
});

test("what is sure is said in per cent, and of what came out the same every time only a bound", () => {
  const plain: OddsRow = {
    label: "",
    word: "lives",
    tone: "plain",
    action: null,
    p: 1,
    fraction: null,
    n: null,
    error: null,
  };
  const told = (rows: Partial<OddsRow>[]) => {
    const odds = { ...ODDS, rows: rows.map((row) => ({ ...plain, ...row })) };
    const { root } = openGame(new FakeHost({ ...cardDrawn, odds }));
    return [...root.querySelectorAll(".fig .cap, .orow .v")].map(({ textContent }) => textContent);
  };
  expect(told([{ p: 1, fraction: "1" }])).toContain("lives 100\u202f%");
  const simulated = { fraction: null, n: 300, error: 0.02, low: 0.987, high: 0.013 };
  const said = told([
    { ...simulated, label: "one", p: 0.292 },
    { ...simulated, label: "two", p: 1 },
    { ...simulated, label: "three", p: 0, tone: "plain" },
  ]);
  expect(said).toContain("Each from 300 simulated; ± is the standard error.");
  expect(said).toContain("lives 29.2\u202f% ± 2.0");
  expect(said).toContain("lives 98.7\u202f% or more");
  expect(said).toContain("lives 1.3\u202f% or less");
});

test("labels that begin alike say it once, and none loses its own words", () => {
  expect(together(["Give up Torch", "Give up War Hammer"])).toBe("Give up Torch, War Hammer");
  expect(together(["Renoncer à la Torche", "Renoncer à la Hache"])).toBe("Renoncer à la Torche, Hache");
  expect(together(["Walk", "Walk on"])).toBe("Walk, Walk on");
  expect(together(["Add it", "Pass"])).toBe("Add it, Pass");
});

test("parts of a whole are told in words", () => {
  const { getByRole } = openGame(new FakeHost(turning(3)));
  expect(getByRole("img", { name: "safe 5/9, −1 HP 2/9, dead 2/9" })).toBeTruthy();
});

test("the belief grid, once opened, gives the copies seen and the chance in each place", () => {
  const { root, getByText } = openGame(new FakeHost(cardDrawn));
  expect(root.querySelector(".belief")).toBeNull();
  click(getByText("Beliefs"));
  const row = [...root.querySelectorAll(".belief tbody tr")].find((tr) =>
    tr.textContent?.includes("Skeleton"),
  );
  expect(row?.querySelector(".dots")?.getAttribute("aria-label")).toBe("1 seen, 1 unseen");
  expect(row?.textContent).toContain("3/10");
});

test("beliefs are asked for when their table is opened, and only then", () => {
  const bare = { ...cardDrawn, odds: { ...ODDS, belief: null } };
  const host = new FakeHost(bare);
  const { root, getByText } = openGame(host);
  expect(host.settings().beliefs).toBe(false);
  click(getByText("Beliefs"));
  expect(host.settings().beliefs).toBe(true);
  expect(getByText("Asking the kernel…")).toBeTruthy();
  settle(() => host.show({ ...cardDrawn, seq: 14 }));
  expect(root.querySelector(".belief")).toBeTruthy();
});

test("without a kernel there is no table to ask for", () => {
  const host = new FakeHost({ ...cardDrawn, odds: { ...ODDS, belief: null } });
  host.nobody = "replay";
  expect(openGame(host).queryByText("Beliefs")).toBeNull();
});

test("how we counted opens as squares, each to be opened in their place", () => {
  const host = new FakeHost({ ...cardDrawn, odds: { ...ODDS, cases: 3 } });
  const { root, getByText, getByRole, queryByText } = openGame(host);
  expect(host.sent).toEqual([]);
  click(getByText("How we counted"));
  expect(host.sent).toEqual([{ type: "cases", seq: 13, sort: "value", at: null }]);
  settle(() => host.say(CASES));
  expect(root.querySelectorAll(".waffle [data-cell]")).toHaveLength(3);
  const deadly = getByRole("button", { name: "Dragon: 9, deadly" });
  settle(() => deadly.focus());
  settle(() => void fireEvent.keyDown(deadly, { key: "Home" }));
  expect(root.activeElement?.getAttribute("aria-label")).toBe("Goblin: 1, safe");
  click(deadly);
  expect(host.sent.at(-1)).toEqual({ type: "cases", seq: 13, sort: "value", at: 2 });
  settle(() => host.say({ ...CASES, opened: OPENED }));
  expect(root.querySelector(".waffle")).toBeNull();
  expect(getByText("Case 3 of 3")).toBeTruthy();
  expect(root.activeElement?.textContent).toBe("All the cases");
  click(getByText("All the cases"));
  settle(() => host.say(CASES));
  expect(root.activeElement?.getAttribute("aria-label")).toBe("Dragon: 9, deadly");
  click(getByText("Back to the odds"));
  expect(queryByText("2 of the 3 cases are safe.")).toBeNull();
});

test("cases of an older position, or of a host without a kernel, are not shown", () => {
  const host = new FakeHost({ ...cardDrawn, odds: { ...ODDS, cases: 3 } });
  const { root, getByText } = openGame(host);
  click(getByText("How we counted"));
  settle(() => host.say({ ...CASES, seq: 12 }));
  expect(root.querySelector(".waffle")).toBeNull();
  const replayed = new FakeHost({ ...cardDrawn, odds: { ...ODDS, cases: 3 } });
  replayed.nobody = "replay";
  click(openGame(replayed).getByText("How we counted"));
  expect(replayed.sent).toEqual([]);
});

test("the slider says what the others' choices tell if they bluff so often", () => {
  const { root, getByText, getByRole } = openGame(new FakeHost(cardDrawn));
  click(getByText("Beliefs"));
  const slider = getByRole("slider", { name: /They add a monster of 6 or more/ }) as HTMLInputElement;
  expect(slider.getAttribute("aria-valuetext")).toBe("always, so it tells nothing");
  expect(root.querySelector(".told")).toBeNull();
  settle(() => void fireEvent.input(slider, { target: { value: "1" } }));
  expect(slider.getAttribute("aria-valuetext")).toBe("50\u202f% of the time");
  expect(getByText("Go in now").parentElement?.textContent).toContain("3/4");
  const told = root.querySelector<HTMLElement>(".told");
  expect([told?.textContent, told?.title]).toEqual(["14.3\u202f%", "1/7"]);
});

test("what is lost for sure is told by its word alone", () => {
  const rows = (cardDrawn.odds?.rows ?? []).map((row) =>
    row.label === "Give up Plate" ? { ...row, p: 0, word: "dead at once", tone: "bad" as const } : row,
  );
  const { getByRole } = openGame(new FakeHost({ ...cardDrawn, odds: { ...ODDS, rows } }));
  expect(getByRole("button", { name: /Plate Armor/ }).querySelector(".chip")?.textContent).toBe(
    "dead at once",
  );
});

test("how it was counted takes the place of the list, and leads back to it", () => {
  const { getByRole, getByText, queryByText } = openGame(new FakeHost(cardDrawn));
  click(getByRole("button", { name: "How we counted" }));
  expect(getByText(/Ten cards are unseen/)).toBeTruthy();
  expect(queryByText("Give up Spear")).toBeNull();
  click(getByRole("button", { name: "Back to the odds" }));
  expect(queryByText("Give up Spear")).toBeTruthy();
});
