// Steps of the past: what was offered is drawn as it was, and what was chosen is marked wherever it lies.
import { describe, expect, test } from "vitest";
import { actionKey } from "../src/core/actions";
import type { Snapshot } from "../src/core/snapshot";
import { diceDangerPage } from "../src/games/dice_danger/page";
import { FakeHost } from "./fake-host";
import { cardDrawn, heroChoice, naming, othersTurn } from "./fixtures";
import { leftOf, moment } from "./fixtures/dice";
import { openGame, settle } from "./view";

/** The same moment, looked back at. */
function lookBack(snapshot: Snapshot, chosen: unknown[] | null, game?: typeof diceDangerPage) {
  const host = new FakeHost({
    ...snapshot,
    live: false,
    steps: snapshot.step + 5,
    chosen: chosen as unknown[],
  });
  const view = openGame(host, game);
  const marked = [...view.root.querySelectorAll<HTMLElement>("[data-chosen]")].map(
    ({ dataset }) => dataset.choice,
  );
  return { host, marked, ...view };
}

const controls = (root: ShadowRoot) =>
  [...root.querySelectorAll<HTMLElement>(".play [data-choice]")].map(({ dataset }) => dataset.choice);

const pairing = moment("annoyed_animals", "pair");
const writing = moment("annoyed_animals", "write", (view) => leftOf(view).length === 2);
const choiceOf = ({ choices }: Snapshot, verb: string) =>
  choices.findLast(({ action, reason }) => action[0] === verb && !reason)?.action ?? [];

describe("a step of the past", () => {
  test.each([
    ["a tile to strip", cardDrawn, ["strip", "holy_grail"], undefined],
    ["a monster to name", naming, ["name", "orc"], undefined],
    ["pairs", pairing, choiceOf(pairing, "pair"), diceDangerPage],
    ["places to cross", writing, choiceOf(writing, "cross"), diceDangerPage],
  ])("offers %s as it was offered, with the one that was taken marked", (_, snapshot, chosen, game) => {
    const then = openGame(new FakeHost(snapshot), game);
    const { root, marked, host } = lookBack(snapshot, chosen, game);
    expect(controls(root)).toEqual(controls(then.root));
    expect(new Set(marked)).toEqual(new Set([actionKey(chosen)]));
    for (const piece of root.querySelectorAll(".play [data-choice]"))
      settle(() => void piece.dispatchEvent(new MouseEvent("click", { bubbles: true })));
    expect(host.sent).toEqual([]);
  });

  test("marks the place that was crossed, whichever of two pairs did it", () => {
    const { choices } = writing;
    const twice = choices.find(
      ({ action }) =>
        action[0] === "cross" &&
        action[1] === 1 &&
        choices.some((other) => other.action.join() === `cross,0,${action[2]}`),
    );
    const chosen = twice?.action ?? choiceOf(writing, "cross");
    const { root } = lookBack(writing, chosen, diceDangerPage);
    const places = [...root.querySelectorAll<SVGElement>(".target[data-chosen]")];
    expect(places.map(({ dataset }) => dataset.node)).toEqual([chosen.at(-1)]);
  });

  test("has the hero opened that was chosen", () => {
    const { getByRole } = lookBack(heroChoice, ["hero", "mage"]);
    expect(getByRole("tab", { name: /Mage/ }).getAttribute("aria-selected")).toBe("true");
    expect(getByRole("button", { name: /^Play the Mage/ }).textContent).toContain("chosen");
  });

  test("keeps what a choice led to; its tip says that it is past", () => {
    const { getByRole } = lookBack(cardDrawn, ["add"]);
    const add = getByRole("button", { name: /^Add it to the dungeon/ });
    const offered = cardDrawn.choices.find(({ action }) => action[0] === "add");
    expect(add.textContent).toContain(offered?.detail);
    expect(add.title).toBe("This is how it was then");
    expect(add.getAttribute("aria-disabled")).toBe("true");
  });

  test("has its ways on in the turn line, so that no choice makes room for them", () => {
    const { root, getByText } = lookBack({ ...othersTurn, choices: [] }, null);
    const words = [...root.querySelectorAll(".turn .past .btn")].map(({ textContent }) => textContent);
    expect(words).toEqual(["Back to now", "Play on from here"]);
    expect(getByText("Nothing to choose now")).toBeTruthy();
  });
});

test("a replay has no now to go back to, only an end", () => {
  const { root } = lookBack(cardDrawn, null);
  expect(root.querySelector('[data-choice="now"]')?.textContent).toBe("Back to now");
  const host = new FakeHost({ ...cardDrawn, live: false, steps: cardDrawn.step + 5 });
  Object.defineProperty(host, "hasKernel", { value: false });
  const ways = [...openGame(host).root.querySelectorAll(".past button")].map(
    ({ textContent }) => textContent,
  );
  expect(ways).toEqual(["To the end"]);
});
