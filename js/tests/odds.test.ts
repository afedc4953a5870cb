import { fireEvent } from "@testing-library/dom";
import { expect, test } from "vitest";
import { FakeHost } from "./fake-host";
import { cardDrawn, locked, predicted, turning } from "./fixtures";
import { click, openGame, settle } from "./view";

test("locked, the panel asks for a guess and no number is in the page", () => {
  const host = new FakeHost(locked);
  const { getByRole, root } = openGame(host);
  expect(root.innerHTML).not.toContain("29/40");
  const slider = getByRole("slider", { name: /How likely/ });
  settle(() => void fireEvent.input(slider, { target: { value: "60" } }));
  expect(slider.getAttribute("aria-valuetext")).toBe("60%");
  click(getByRole("button", { name: "Commit my guess" }));
  expect(host.sent).toEqual([{ type: "predict", seq: 13, guess: 0.6 }]);
});

test("unlocked, it sets the guess against the exact value", () => {
  const { getByRole, getByText } = openGame(new FakeHost(predicted));
  expect(getByRole("img", { name: "You guessed 60%; exactly it is 72.5%" })).toBeTruthy();
  expect(getByText("Off by 12.5 points")).toBeTruthy();
  expect(getByText("squared error 0.016")).toBeTruthy();
});

test("exact rows show their fraction, simulated ones their size and error", () => {
  const { getAllByRole } = openGame(new FakeHost(cardDrawn));
  const rows = getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows).toContain("Strip Spear7/15");
  expect(rows).toContain("Strip Vorpal0.283 ± 0.0014100,000 simulated");
});

test("parts of a whole are told in words", () => {
  const { getByRole } = openGame(new FakeHost(turning(3)));
  expect(getByRole("img", { name: "safe 5/9, −1 HP 2/9, dead 2/9" })).toBeTruthy();
});

test("the belief grid, once opened, gives the copies seen and the chance in each place", () => {
  const { root, getByText } = openGame(new FakeHost(cardDrawn));
  expect(root.querySelector(".belief")).toBeNull();
  click(getByText(/believes/));
  const row = [...root.querySelectorAll(".belief tbody tr")].find((tr) =>
    tr.textContent?.includes("Skeleton"),
  );
  expect(row?.querySelector(".dots")?.getAttribute("aria-label")).toBe("1 seen, 1 unseen");
  expect(row?.textContent).toContain("3/10");
});
