import { expect, test } from "vitest";
import { FakeHost } from "./fake-host";
import { bidding, cardDrawn, curtained, heroChoice, naming, othersTurn, told } from "./fixtures";
import { click, openGame, press, settle } from "./view";

const heroes = (root: ShadowRoot) => [...root.querySelectorAll<HTMLElement>(".pick")];

test("a group is one tab stop; arrows, Home and End move inside it", () => {
  const { root } = openGame(new FakeHost(heroChoice));
  const [first, second, , last] = heroes(root) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  expect(heroes(root).map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);
  settle(() => first.focus());
  press(first, "ArrowRight");
  expect(root.activeElement).toBe(second);
  expect(second.tabIndex).toBe(0);
  press(second, "End");
  expect(root.activeElement).toBe(last);
  press(last, "ArrowRight");
  expect(root.activeElement).toBe(first);
});

test("in several rows, down and up go to the card below and above", () => {
  const { root } = openGame(new FakeHost(naming));
  const cards = [...root.querySelectorAll<HTMLElement>(".kind")];
  const across = 4;
  cards.forEach((card, at) => {
    const [x, y] = [100 * (at % across), 140 * Math.floor(at / across)];
    card.getBoundingClientRect = () => new DOMRect(x, y, 90, 130);
  });
  const [, second, third] = cards as [HTMLElement, HTMLElement, HTMLElement];
  const below = cards[1 + across] as HTMLElement;
  settle(() => second.focus());
  press(second, "ArrowDown");
  expect(root.activeElement).toBe(below);
  press(below, "ArrowUp");
  expect(root.activeElement).toBe(second);
  press(second, "ArrowRight");
  expect(root.activeElement).toBe(third);
});

test("arrows step through time only on the timeline", () => {
  const host = new FakeHost(bidding);
  const { getByRole } = openGame(host);
  press(getByRole("button", { name: /^Pass/ }), "ArrowLeft");
  expect(host.sought).toEqual([]);
});

test("after a choice the focus finds the first choice of what follows", () => {
  const host = new FakeHost(bidding);
  const { getByRole, root } = openGame(host);
  const draw = getByRole("button", { name: /^Draw a card/ });
  settle(() => draw.focus());
  click(draw);
  settle(() => host.show({ ...cardDrawn, seq: 14, step: 14 }));
  expect(root.activeElement?.textContent).toContain("Add it to the dungeon");
});

test("with nothing to choose the widget keeps the focus until there is", () => {
  const host = new FakeHost(bidding);
  const { getByRole, root, widget } = openGame(host);
  settle(() => getByRole("button", { name: /^Pass/ }).focus());
  host.nobody = "replay";
  settle(() => host.show({ ...othersTurn, seq: 14, step: 14 }));
  expect(root.activeElement).toBe(widget);
  settle(() => host.show({ ...cardDrawn, seq: 15, step: 15 }));
  expect(root.activeElement?.textContent).toContain("Add it to the dungeon");
});

test("a turn and what it asks are two sentences for who hears them", () => {
  const host = new FakeHost(bidding);
  const { root } = openGame(host);
  const heard = () => root.querySelector("[role=status].unseen")?.textContent;
  const asked = { prompt: "Choose a die.", events: [], step: 14 };
  settle(() => host.show({ ...bidding, ...asked, seq: 14, turn: "Your turn: Wilrond" }));
  expect(heard()).toBe("Your turn: Wilrond. Choose a die.");
  settle(() => host.show({ ...bidding, ...asked, seq: 15, step: 15, turn: "Your turn." }));
  expect(heard()).toBe("Your turn. Choose a die.");
});

test("news that a line has told is not told again by the question after it", () => {
  const host = new FakeHost(bidding);
  const { root } = openGame(host);
  const heard = () => root.querySelector("[role=status].unseen")?.textContent;
  const asked = { turn: "Your turn.", prompt: "The Rat attacks you. Will you answer?" };
  const line = told(14, null, "attack", ["The ", "Rat", " attacks you: Melee"]);
  settle(() => host.show({ ...bidding, ...asked, seq: 14, step: 14, steps: 14, events: [line] }));
  expect(heard()).toBe("The Rat attacks you: Melee. Your turn. Will you answer?");
  const entry = told(15, null, "enter", ["Everyone else passed: you go in with ", "3 HP", ""]);
  const blade = { ...asked, prompt: "You go in. Which monster will your blade beat?" };
  settle(() => host.show({ ...bidding, ...blade, seq: 15, step: 15, steps: 15, events: [entry] }));
  expect(heard()).toBe(
    "Everyone else passed: you go in with 3 HP. Your turn. Which monster will your blade beat?",
  );
  settle(() => host.show({ ...bidding, ...asked, seq: 16, step: 16, steps: 16, events: [] }));
  expect(heard()).toBe("Your turn. The Rat attacks you. Will you answer?");
});

test("who has won is told once", () => {
  const host = new FakeHost(bidding);
  const { root } = openGame(host);
  const end = { turn: "Bram wins.", prompt: "Two dungeons survived.", over: true };
  const line = told(14, 1, "win", ["", "Bram wins the game", ""]);
  settle(() => host.show({ ...bidding, ...end, seq: 14, step: 14, steps: 14, events: [line] }));
  const heard = root.querySelector("[role=status].unseen")?.textContent;
  expect(heard).toBe("Bram wins the game. Two dungeons survived.");
});

test("whoever comes from behind the curtain hears what was done, and what is asked of them", () => {
  const host = new FakeHost(bidding);
  const { root } = openGame(host);
  const heard = () => root.querySelector("[role=status].unseen")?.textContent;
  const events = [told(14, 0, "add", ["Ana adds a card"])];
  settle(() => host.show({ ...bidding, ...curtained, seq: 14, step: 14, steps: 14, events }));
  expect(heard()).toBe("");
  const mine = { seat: 2, turn: "Your turn, Chloé.", prompt: "Draw a card, or pass?", events };
  settle(() => host.show({ ...bidding, ...mine, seq: 15, step: 14, steps: 14 }));
  expect(heard()).toBe("Ana adds a card. Your turn, Chloé. Draw a card, or pass?");
});

test("a reader elsewhere is not moved", () => {
  const host = new FakeHost(bidding);
  const { getByRole, root } = openGame(host);
  const tab = getByRole("tab", { name: "Rules" });
  settle(() => tab.focus());
  settle(() => host.show({ ...cardDrawn, seq: 14, step: 14 }));
  expect(root.activeElement).toBe(tab);
});
