import { beforeEach, describe, expect, test, vi } from "vitest";
import { DEAF_MS } from "../src/core/pace";
import { diceDangerPage } from "../src/games/dice_danger/page";
import { heightFor, roomKind, sizeFor, zoomFor } from "../src/ui/shell/room";
import { FakeHost } from "./fake-host";
import { bidding, cardDrawn } from "./fixtures";
import { moment } from "./fixtures/dice";
import { click, openGame, press, settle } from "./view";

describe("the room", () => {
  test.each([
    [934, 632, "base"],
    [934, 590, "low"],
    [1480, 942, "wide"],
    [1480, 700, "base"],
    [700, 632, "drawer"],
    [560, 784, "column"],
    [320, 784, "column"],
  ] as const)("%i by %i is %s", (width, height, kind) => {
    expect(roomKind(width, height)).toBe(kind);
  });

  test("is no wall on a telephone, whatever link was followed", () => {
    const sizes = [360, 560, 561, 1366].map((width) => sizeFor(width, "big"));
    expect(sizes).toEqual(["normal", "normal", "big", "big"]);
    expect(sizeFor(1366, "normal")).toBe("normal");
  });

  test("gives one height, within bounds; what the player asks for wins", () => {
    expect(heightFor(640, 0, "normal")).toBe(640);
    expect(heightFor(300, 0, "normal")).toBe(560);
    expect(heightFor(2000, 0, "normal")).toBe(950);
    expect(heightFor(640, 800, "normal")).toBe(800);
    expect(heightFor(640, 0, "big")).toBe(640);
    expect(heightFor(300, 0, "big")).toBe(526);
  });

  test("on a wall is drawn half as large again, and less where that would not fit", () => {
    expect(zoomFor(1920, 1000, "big")).toBe(1.5);
    expect(zoomFor(1920, 1000, "normal")).toBe(1);
    for (const [width, height] of [
      [934, 632],
      [1230, 632],
      [700, 560],
    ] as const) {
      const zoom = zoomFor(width, height, "big");
      expect(zoom).toBeLessThan(1.5);
      expect(zoom).toBeGreaterThanOrEqual(1);
      expect(height / zoom).toBeGreaterThanOrEqual(526);
    }
  });
});

describe("a click", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  test("aimed at what lay there before is not taken for what lies there now", () => {
    const host = new FakeHost(bidding);
    const { widget } = openGame(host);
    settle(() => vi.advanceTimersByTime(DEAF_MS));
    expect(widget.hasAttribute("data-deaf")).toBe(false);
    settle(() => host.show({ ...cardDrawn, seq: 14, step: 14, steps: 14 }));
    expect(widget.hasAttribute("data-deaf")).toBe(true);
    settle(() => vi.advanceTimersByTime(DEAF_MS));
    expect(widget.hasAttribute("data-deaf")).toBe(false);
  });

  test("with odds that follow is not refused again", () => {
    const host = new FakeHost({ ...bidding, odds: null, late: 1 });
    const { widget } = openGame(host);
    settle(() => vi.advanceTimersByTime(DEAF_MS));
    settle(() => host.show({ ...bidding, late: 0 }));
    expect(widget.hasAttribute("data-deaf")).toBe(false);
  });
});

test("a key that is held down chooses once", () => {
  const host = new FakeHost(bidding);
  const { getByRole } = openGame(host);
  const held = new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true });
  getByRole("button", { name: /^Pass/ }).dispatchEvent(held);
  expect(held.defaultPrevented).toBe(true);
});

describe("panels", () => {
  test("that come over the board are opened by their keys and closed with Escape", () => {
    const { root, getByRole, widget } = openGame(
      new FakeHost(moment("annoyed_animals", "pair")),
      diceDangerPage,
    );
    expect(root.querySelector(".side")).toBeNull();
    const key = getByRole("button", { name: "Odds" });
    key.focus();
    click(key);
    expect(root.querySelector(".side.drawer")).toBeTruthy();
    getByRole("tab", { name: "Log" }).focus();
    press(widget, "Escape");
    expect(root.querySelector(".side")).toBeNull();
    // The focus returns to where it came from.
    expect(root.activeElement).toBe(key);
  });

  test("are off on a projector, where the players stand in the title bar", () => {
    const { root, getByRole } = openGame(new FakeHost(bidding, { size: "big" }));
    expect(root.querySelector(".side, .time")).toBeNull();
    expect(root.querySelector(".onbar")?.textContent).toContain("Bram, bidding");
    expect(getByRole("button", { name: "Normal size" })).toBeTruthy();
  });
});

test("help explains what is pointed at, and plays nothing", () => {
  const host = new FakeHost(cardDrawn);
  const { getByRole, getByText } = openGame(host);
  click(getByRole("button", { name: "Help" }));
  click(getByRole("button", { name: /Plate Armor/ }));
  const said = getByRole("dialog", { name: "Plate Armor" }).textContent;
  expect(said).toContain("+5 HP");
  expect(said).toContain("as long as the hero wears it"); // more than the tile says itself
  expect(host.sent).toEqual([]);
  click(getByText("Leave the help", { selector: "button" }));
  click(getByRole("button", { name: /Plate Armor/ }));
  expect(host.sent).toHaveLength(1);
});

test("odds, timeline, Undo and Fork explain themselves in every game", () => {
  const host = new FakeHost(cardDrawn);
  const { root, getByRole } = openGame(host);
  click(getByRole("button", { name: "Help" }));
  const titles = { chances: "The odds", timeline: "The timeline", fork: "Undo and Fork" };
  for (const [thing, name] of Object.entries(titles)) {
    const found = root.querySelector<HTMLElement>(`[data-help="${thing}"]`);
    settle(() => found?.focus());
    expect(getByRole("dialog", { name })).toBeTruthy();
  }
  click(getByRole("button", { name: /Undo/ }));
  expect(host.sent).toEqual([]);
});

test("keys reach what explains itself while help is on, and only then", () => {
  const { root, getByRole, getByText } = openGame(new FakeHost(cardDrawn));
  const deck = root.querySelector<HTMLElement>('[data-help="deck"]');
  expect(deck?.tabIndex).toBe(-1);
  click(getByRole("button", { name: "Help" }));
  expect(deck?.tabIndex).toBe(0);
  settle(() => deck?.focus());
  expect(getByRole("dialog", { name: "Deck" })).toBeTruthy();
  click(getByText("Leave the help", { selector: "button" }));
  expect(deck?.tabIndex).toBe(-1);
});

test("every place of the map of Dice & Danger explains itself", () => {
  const host = new FakeHost(moment("annoyed_animals", "pair"));
  const { root, getByRole } = openGame(host, diceDangerPage);
  click(getByRole("button", { name: "Help" }));
  const places = [...root.querySelectorAll('[data-help^="place:"]')];
  expect(places.length).toBeGreaterThan(60);
  for (const place of places) {
    settle(() => place.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true })));
    expect(root.querySelector(".popover p")?.textContent?.length).toBeGreaterThan(8);
  }
  expect(host.sent).toEqual([]);
});

describe("the first round", () => {
  test("has five notes, can be skipped, and comes once", () => {
    localStorage.clear();
    const first = openGame(new FakeHost(bidding));
    expect(first.getByRole("dialog", { name: "First round" }).textContent).toContain("This is the Warrior");
    for (let note = 0; note < 4; note++) click(first.getByRole("button", { name: "Next" }));
    click(first.getByRole("button", { name: "Play" }));
    expect(first.queryByRole("dialog")).toBeNull();
    expect(openGame(new FakeHost(bidding)).queryByRole("dialog")).toBeNull();
  });
});
