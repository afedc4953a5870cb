import { describe, expect, test } from "vitest";
import { FakeHost } from "./fake-host";
import { bidding, cardDrawn, heroChoice, naming, turning } from "./fixtures";
import { click, openGame } from "./view";

describe("choices", () => {
  test("each is named, says what it leads to and shows its odds", () => {
    const { getByRole } = openGame(new FakeHost(cardDrawn));
    const add = getByRole("button", { name: /Add it to the dungeon/ });
    expect(add.textContent).toBe("Add it to the dungeonPile 4 → 572.5%");
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
      [heroChoice, /^Mage/, ["hero", "mage"]],
      [naming, /^Orc, strength 3/, ["name", "orc"]],
    ] as const) {
      const host = new FakeHost(snapshot);
      click(openGame(host).getByRole("button", { name }));
      expect(host.sent).toEqual([{ type: "act", seq: 13, action }]);
    }
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
    click(getByRole("button", { name: /Set it aside with a tile/ }));
    expect(root.activeElement?.textContent).toContain("Plate Armor");
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
});
