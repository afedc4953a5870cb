import { fireEvent } from "@testing-library/dom";
import { expect, test } from "vitest";
import { FakeHost } from "./fake-host";
import { cardDrawn, locked, ODDS, predicted, turning } from "./fixtures";
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

test("beliefs are asked for when their table is opened, and only then", () => {
  const bare = { ...cardDrawn, odds: { ...ODDS, belief: null } };
  const host = new FakeHost(bare);
  const { root, getByText } = openGame(host);
  expect(host.settings().beliefs).toBe(false);
  click(getByText(/believes/));
  expect(host.settings().beliefs).toBe(true);
  expect(getByText("Asking the kernel…")).toBeTruthy();
  settle(() => host.show(cardDrawn));
  expect(root.querySelector(".belief")).toBeTruthy();
});

test("without a kernel there is no table to ask for", () => {
  const host = new FakeHost({ ...cardDrawn, odds: { ...ODDS, belief: null } });
  host.hasKernel = false;
  expect(openGame(host).queryByText(/believes/)).toBeNull();
});

test("the slider says what the others' choices tell if they bluff so often", () => {
  const { root, getByText, getByRole } = openGame(new FakeHost(cardDrawn));
  click(getByText(/believes/));
  const slider = getByRole("slider", { name: /They add a monster of 6 or more/ }) as HTMLInputElement;
  expect(slider.getAttribute("aria-valuetext")).toBe("always, so it tells nothing");
  expect(root.querySelector(".told")).toBeNull();
  settle(() => void fireEvent.input(slider, { target: { value: "1" } }));
  expect(slider.getAttribute("aria-valuetext")).toBe("50% of the time");
  expect(getByText("Go in now and live, if so").parentElement?.textContent).toContain("3/4");
  const told = root.querySelector<HTMLElement>(".told");
  expect([told?.textContent, told?.title]).toEqual(["14.3%", "1/7"]);
});

test("each tile says what it is worth now", () => {
  const worth = [{ id: "torch", label: "Torch", p: 0.5, fraction: "1/2", drop: 0.225 }];
  const { getByText } = openGame(new FakeHost({ ...cardDrawn, odds: { ...ODDS, worth } }));
  const line = getByText("22.5 pts").closest("li");
  expect(line?.textContent).toContain("Torch");
  expect(line?.title).toBe("Without it: 1/2");
});
