import { describe, expect, test } from "vitest";
import { FakeHost } from "./fake-host";
import { answering, bidding, cardDrawn, heroChoice, naming, turning } from "./fixtures";
import { click, openGame, press } from "./view";

describe("choices", () => {
  test("each is named, says what it leads to and shows its odds", () => {
    const { getByRole } = openGame(new FakeHost(cardDrawn));
    const add = getByRole("button", { name: /Add it to the dungeon/ });
    expect(add.textContent).toBe("Add it to the dungeonPile 4 → 5lives72.5\u202f%");
  });

  test("one sends its action with the seq the player was looking at", () => {
    const host = new FakeHost(bidding);
    click(openGame(host).getByRole("button", { name: /^Pass/ }));
    expect(host.sent).toEqual([{ type: "act", seq: 13, action: ["pass"] }]);
  });

  test("a lit tile, the lit deck, a hero and a kind act when touched", () => {
    for (const [snapshot, name, action] of [
      [cardDrawn, /Plate Armor/, ["strip", "plate_armor"]],
      [bidding, /^Deck, 6 left/, ["draw"]],
      [naming, /^Orc, strength 3/, ["name", "orc"]],
    ] as const) {
      const host = new FakeHost(snapshot);
      click(openGame(host).getByRole("button", { name }));
      expect(host.sent).toEqual([{ type: "act", seq: 13, action }]);
    }
  });

  test.each([
    ["en", /^Give up Plate Armor/],
    ["fr", /^Écarter Armure de plates/],
  ] as const)("a tile is read with what is done to it (%s)", (lang, name) => {
    expect(openGame(new FakeHost(cardDrawn, { lang })).getByRole("button", { name })).toBeTruthy();
  });

  test("what is not allowed is greyed, gives the reason and does nothing", () => {
    const host = new FakeHost(cardDrawn);
    const sword = openGame(host).getByRole("button", { name: /Vorpal Sword/ });
    expect(sword.getAttribute("aria-disabled")).toBe("true");
    expect(sword.textContent).toContain("Kept for the lesson.");
    click(sword);
    expect(host.sent).toEqual([]);
  });

  test("the button for a tile leads to the first lit one", () => {
    const { getByRole, root } = openGame(new FakeHost(cardDrawn));
    click(getByRole("button", { name: /^Set it aside/ }));
    expect(root.activeElement?.textContent).toContain("Plate Armor");
  });

  test("the span of a group is told by its best: up to so much", () => {
    const { getByRole } = openGame(new FakeHost(cardDrawn));
    expect(getByRole("button", { name: /^Set it aside/ }).textContent).toContain("lives up to46.7\u202f%");
  });

  test("none is pushed where there are two, one is where there is nothing to weigh", () => {
    expect(openGame(new FakeHost(bidding)).root.querySelector(".acts .main")).toBeNull();
    expect(
      openGame(new FakeHost(turning(2))).getByRole("button", { name: /Turn the next/ }).className,
    ).toContain("main");
  });

  test("a hero is opened from the strip, and played with the button", () => {
    const host = new FakeHost(heroChoice);
    const { getByRole } = openGame(host);
    click(getByRole("tab", { name: /^Mage/ }));
    expect(host.sent).toEqual([]);
    click(getByRole("button", { name: /Play the Mage/ }));
    expect(host.sent).toEqual([{ type: "act", seq: 13, action: ["hero", "mage"] }]);
  });

  test("a number is the key of the tile that carries it", () => {
    const host = new FakeHost(answering);
    const { root, widget } = openGame(host);
    const key = root.querySelector<HTMLElement>("[data-key]")?.dataset.key ?? "";
    press(widget, key);
    expect(host.sent).toMatchObject([{ action: ["use", "vorpal_axe"] }]);
  });

  test("cards that need no decision can be turned all at once", () => {
    const host = new FakeHost(turning(2));
    click(openGame(host).getByRole("button", { name: /Play to the end/ }));
    expect(host.sent).toEqual([{ type: "auto", seq: 19 }]);
  });

  test("in the past they cannot be made, but one can come back or fork", () => {
    const host = new FakeHost({ ...bidding, live: false, step: 5 });
    const { getByRole, getAllByRole } = openGame(host);
    click(getByRole("button", { name: /^Pass/ }));
    expect(host.sent).toEqual([]);
    click(getByRole("button", { name: /Back to now/ }));
    expect(host.sought).toEqual([13]);
    click(getAllByRole("button", { name: /Play on from here/ })[0] as Element);
    expect(host.sent).toEqual([{ type: "fork", seq: 13, step: 5 }]);
  });

  test("of the past are drawn as they were offered, and what was done is marked", () => {
    const host = new FakeHost({ ...bidding, live: false, step: 5, chosen: ["pass"] });
    const { getByRole } = openGame(host);
    expect(getByRole("button", { name: /^Pass/ }).textContent).toContain("chosen");
    expect(getByRole("button", { name: /^Draw a card/ }).textContent).not.toContain("chosen");
  });
});
