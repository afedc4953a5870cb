import { waitFor } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { FakeHost } from "./fake-host";
import { bidding, cardDrawn } from "./fixtures";
import { openGame, settle } from "./view";

/** Preact draws when the code that changed something has ended: still before the next frame. */
const beforeTheNextFrame = () => Promise.resolve().then(() => {});

describe("what a click changes", () => {
  test("is on the board at once, and beside it a frame later", async () => {
    const host = new FakeHost(bidding);
    const { root, getByRole } = openGame(host);
    const odds = () => root.querySelector(".side")?.textContent ?? "";
    const before = odds();
    host.show({ ...cardDrawn, seq: bidding.seq + 1 });
    await beforeTheNextFrame();
    expect(getByRole("button", { name: /Add it to the dungeon/ })).toBeTruthy();
    expect(odds()).toBe(before);
    await waitFor(() => expect(odds()).toContain("Give up Plate"));
  });

  test("leaves nothing of one player's panels behind the curtain, nor for the next player", async () => {
    const host = new FakeHost(cardDrawn);
    const { root } = openGame(host);
    expect(root.querySelector(".side")?.textContent).toContain("Give up Plate");
    host.show({
      ...cardDrawn,
      seq: 98,
      seat: null,
      choices: [],
      odds: null,
      curtain: { seat: 1, name: "Bram" },
    });
    await beforeTheNextFrame();
    expect(root.querySelector(".side")).toBeNull();
    host.show({ ...bidding, seq: 99, seat: 1, odds: null });
    await beforeTheNextFrame();
    expect(root.querySelector(".side")?.textContent).not.toContain("Give up Plate");
  });

  test("lights tiles, deck and choices without making them anew", () => {
    const host = new FakeHost(bidding);
    const { root } = openGame(host);
    const pieces = () => [...root.querySelectorAll(".tile, .pile .stack, .acts .choice:first-child")];
    const before = pieces();
    const lit = () => root.querySelectorAll(".tile[data-choice]").length;
    expect(lit()).toBe(0);
    settle(() => host.show({ ...cardDrawn, seq: bidding.seq + 1 }));
    expect(lit()).toBeGreaterThan(0);
    expect(pieces()).toEqual(before);
    for (const [at, piece] of pieces().entries()) expect(piece).toBe(before[at]);
  });
});
