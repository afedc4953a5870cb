import { expect, test } from "vitest";
import { FakeHost } from "./fake-host";
import { bidding, cardDrawn, othersTurn, told } from "./fixtures";
import { openGame } from "./view";

test("behind the curtain nothing of the game is in the page", () => {
  // The kernel sends what everybody saw (tests/widgets/test_hot_seat.py); all else of the position is not even drawn.
  const seenByAll = cardDrawn.events.slice(0, 1);
  const host = new FakeHost({ ...cardDrawn, events: seenByAll, curtain: { seat: 2, name: "Chloé" } });
  const { root, getByRole } = openGame(host);
  for (const secret of ["Vampire", "Orc", "Skeleton", "72.5%", "29/40"])
    expect(root.innerHTML).not.toContain(secret);
  getByRole("button", { name: /I am Chloé/ }).click();
  expect(host.sent).toEqual([{ type: "ready", seq: 13 }]);
});

test("a card another player holds has no face", () => {
  const { getByRole, root } = openGame(new FakeHost(othersTurn));
  expect(getByRole("img", { name: "drawn by Bram" })).toBeTruthy();
  expect(root.querySelector(".drawn .seal")).toBeNull();
});

test("names are shown as text, whatever they look like", () => {
  const evil = '<img src=x onerror="alert(1)">';
  const seats = bidding.seats.map((seat) => ({ ...seat, name: evil }));
  const events = [told(1, 1, "pass", [`${evil} passes`])];
  const { root, getAllByText } = openGame(new FakeHost({ ...bidding, seats, events, turn: evil }));
  expect(root.querySelector("img")).toBeNull();
  expect(getAllByText(evil).length).toBeGreaterThanOrEqual(2);
});
