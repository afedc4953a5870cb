import { expect, test } from "vitest";
import { FakeHost } from "./fake-host";
import { bidding, cardDrawn, heroChoice, othersTurn } from "./fixtures";
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

test("with nothing to choose the widget keeps the focus", () => {
  const host = new FakeHost(bidding);
  const { getByRole, root, widget } = openGame(host);
  settle(() => getByRole("button", { name: /^Pass/ }).focus());
  host.nobody = "replay";
  settle(() => host.show({ ...othersTurn, seq: 14, step: 14 }));
  expect(root.activeElement).toBe(widget);
});

test("a reader elsewhere is not moved", () => {
  const host = new FakeHost(bidding);
  const { getByRole, root } = openGame(host);
  const tab = getByRole("tab", { name: "Rules" });
  settle(() => tab.focus());
  settle(() => host.show({ ...cardDrawn, seq: 14, step: 14 }));
  expect(root.activeElement).toBe(tab);
});
