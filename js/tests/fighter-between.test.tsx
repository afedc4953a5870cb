// Between the throws of Dungeon Fighter: what may change hands can be seen, and why there are no odds is said.
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test } from "vitest";
import type { BoardProps } from "../src/core/game-page";
import { Heroes } from "../src/games/fighter/board/Heroes";
import { Trade } from "../src/games/fighter/board/Shop";
import { whyNoOdds } from "../src/games/fighter/odds/why";
import type { FighterBoard } from "../src/games/fighter/view";
import { en } from "../src/games/fighter/words/en";
import { BOARD } from "./fixtures/fighter";

test("a card that may change hands is lit, one that must stay is not", () => {
  const heroes = ["murka", "grace"].map((id, seat) => ({
    id,
    items: [{ id: seat ? "padded_waistcoat" : "cauldron_lid" }],
  }));
  const choices = [
    { action: ["trade", "cauldron_lid", 1], label: "Give it to Grace", detail: "", reason: null },
  ];
  const snapshot = { seq: 1, live: true, chosen: null, board: { heroes }, choices };
  const props = { snapshot, ready: true, act() {} } as unknown as BoardProps<FighterBoard>;
  const el = document.createElement("div");
  void act(() => render(<Trade {...props} />, el));
  const [lid, vest] = [...el.querySelectorAll(".thing")];
  expect(lid?.classList.contains("lit")).toBe(true);
  expect(vest?.classList.contains("lit")).toBe(false);
  expect(vest?.getAttribute("aria-disabled")).toBe("true");
});

test("what lies in the Chest is said in words, not in bare numbers", () => {
  const board = { ...BOARD, gold: 3, dice: 2, symbols: 4, symbols_needed: 10 };
  const el = document.createElement("div");
  void act(() => render(<Heroes board={board} seats={[]} choices={[]} ready act={() => {}} />, el));
  const said = [...el.querySelectorAll(".chest > .row")].map((part) => part.getAttribute("aria-label"));
  expect(said).toEqual([en.goldInChest(3), "2 white dice", "4 shop symbols / 10"]);
});

test("who leads is marked in the name itself, where no other word can crowd it out", () => {
  const el = document.createElement("div");
  void act(() =>
    render(<Heroes board={{ ...BOARD, leader: 1 }} seats={[]} choices={[]} ready act={() => {}} />, el),
  );
  const names = [...el.querySelectorAll("h3")];
  expect(names.map((name) => name.querySelector(".leads") !== null)).toEqual(
    BOARD.heroes.map((_, seat) => seat === 1),
  );
  expect(names[1]?.textContent).toMatch(/^Murka.*, leads$/);
});

test("where no throw can hit, it is said that there are no odds for that reason", () => {
  expect(whyNoOdds({ phase: "retreat" }, en)).toBe(en.noOddsImpossible);
  expect(whyNoOdds({ phase: "trade" }, en)).toBe(en.noOddsBetween);
  expect(whyNoOdds({ phase: "launch" }, en)).toBeNull();
});
