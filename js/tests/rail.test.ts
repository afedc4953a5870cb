import { fireEvent } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { staticHost } from "../src/core/hosts/static-host";
import type { KeyMoment } from "../src/generated/contract";
import { FakeHost } from "./fake-host";
import { bidding, cardDrawn, othersTurn, replayOf } from "./fixtures";
import { click, openGame, press, settle } from "./view";

/** Of a long game: the events of the page begin at step 8. */
const MOMENTS: KeyMoment[] = [
  { step: 2, text: "Round 1: the Warrior steps up" },
  { step: 5, text: "Bram goes in" },
  { step: 10, text: "Round 2: the Mage steps up" },
];

function openRail(moments = MOMENTS) {
  const host = new FakeHost(bidding, {}, moments);
  const view = openGame(host);
  const rail = view.root.querySelector(".rail") as HTMLElement;
  rail.getBoundingClientRect = () => new DOMRect(0, 0, 1300, 36);
  const pointAt = (clientX: number) =>
    settle(() => void fireEvent(rail, new MouseEvent("pointermove", { clientX })));
  return { host, rail, pointAt, slider: view.getByRole("slider"), ...view };
}

const marks = (root: ShadowRoot) =>
  [...root.querySelectorAll<HTMLElement>(".rail i")].map(({ style }) =>
    Math.round(Number.parseFloat(style.left)),
  );

describe("the key moments of the whole game", () => {
  test("are marked where they were, also those the page has no events of", () => {
    expect(marks(openRail().root)).toEqual([15, 38, 77]);
  });

  test("go with what was taken back, and come with what happens", () => {
    const { host, root } = openRail();
    host.moments = MOMENTS.slice(0, 1);
    settle(() => host.show({ ...bidding, seq: 14, step: 4, steps: 4, events: [] }));
    expect(marks(root)).toEqual([50]);
    host.moments = [...MOMENTS.slice(0, 1), { step: 8, text: "Ana goes in" }];
    settle(() => host.show({ ...bidding, seq: 15, step: 8, steps: 8, events: [] }));
    expect(marks(root)).toEqual([25, 100]);
  });

  test("stay while the player looks back, the later ones too", () => {
    const { host, root } = openRail();
    settle(() => host.show({ ...bidding, seq: 14, step: 3, live: false, events: [] }));
    expect(marks(root)).toEqual([15, 38, 77]);
  });

  test("say what happened where the pointer is near, and a click goes there", () => {
    const { host, root, pointAt, slider } = openRail();
    pointAt(505);
    expect(root.querySelector(".rail .moment")?.textContent).toBe("Bram goes in");
    click(slider);
    expect(host.sought).toEqual([5]);
    pointAt(520);
    expect(root.querySelector(".rail .moment")).toBeNull();
    click(slider);
    expect(host.sought).toEqual([5]);
  });

  test("are reached by keys; beyond the last the slider turns its own pages", () => {
    const { host, slider } = openRail();
    press(slider, "PageDown");
    settle(() => host.show({ ...bidding, seq: 14, step: 10, live: false }));
    press(slider, "PageDown");
    settle(() => host.show({ ...bidding, seq: 15, step: 5, live: false }));
    press(slider, "PageUp");
    settle(() => host.show({ ...bidding, seq: 16, step: 10, live: false }));
    press(slider, "PageUp");
    expect(host.sought).toEqual([10, 5, 10]);
  });

  test("a replay brings along", () => {
    const data = replayOf([bidding, cardDrawn, othersTurn]);
    const { root } = openGame(staticHost({ ...data, key_moments: [{ step: 1, text: "You draw" }] }));
    expect(marks(root)).toEqual([50]);
  });
});
