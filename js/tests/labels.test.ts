import { expect, test } from "vitest";
import { FakeHost } from "./fake-host";
import { answering, cardDrawn, gameOver, roundOver, turning } from "./fixtures";
import { click, openGame } from "./view";

test("a card is told whole: name, strength, parity, who drew it", () => {
  const { getByRole } = openGame(new FakeHost(cardDrawn));
  expect(getByRole("img", { name: "Vampire, strength 4, even, drawn by you" })).toBeTruthy();
});

test("the same in French", () => {
  const { getByRole } = openGame(new FakeHost(cardDrawn, { lang: "fr" }));
  expect(getByRole("img", { name: "Vampire, puissance 4, pair, piochée par vous" })).toBeTruthy();
});

test("tiles that are gone say who took them, and with what if you may know", () => {
  const { getByText } = openGame(new FakeHost(cardDrawn));
  expect(getByText("set aside by Chloé")).toBeTruthy();
  expect(getByText("set aside by you, with: Skeleton")).toBeTruthy();
});

test("scores are told in words, not by colour", () => {
  const { getByRole } = openGame(new FakeHost(cardDrawn));
  expect(getByRole("img", { name: "1 success, 0 failures" })).toBeTruthy();
});

test("a run shows what each card did and the life left", () => {
  const { getByRole, getByText } = openGame(new FakeHost(turning(3)));
  expect(getByRole("img", { name: "Golem, strength 5, odd, −5 HP" })).toBeTruthy();
  expect(getByRole("img", { name: "Orc, strength 3, odd, card 3 of the dungeon" })).toBeTruthy();
  expect(getByText("beaten, 0 HP")).toBeTruthy();
  expect(getByRole("img", { name: "3 HP left of 8" })).toBeTruthy();
});

test("a monster that waits for an answer says so", () => {
  const { getByText, getByRole } = openGame(new FakeHost(answering));
  expect(getByText("What answers it?")).toBeTruthy();
  expect(getByRole("button", { name: /Use Vorpal Axe/ })).toBeTruthy();
});

test("the end of a round shows what was set aside", () => {
  const { getByRole, getByText } = openGame(new FakeHost(roundOver));
  expect(getByText("You fell in the dungeon.")).toBeTruthy();
  click(getByRole("button", { name: "Show the cards" }));
  expect(getByRole("region", { name: "Round 3" }).textContent).toContain("Goblin");
});

test("the end of the game names the winner and why", () => {
  const { getByRole } = openGame(new FakeHost(gameOver));
  const words = getByRole("region", { name: "Game over" }).textContent;
  expect(words).toContain("You win!");
  expect(words).toContain("Two dungeons survived.");
});
