import { describe, expect, test } from "vitest";
import { lit, open, targets } from "./dice-view";
import { leftOf, moment, nodesOf, viewOf } from "./fixtures/dice";
import { click, press, settle } from "./view";

const pairing = moment("annoyed_animals", "pair");
const writing = moment("annoyed_animals", "write", (view) => leftOf(view).length === 2);

describe("pairings", () => {
  test("are a toolbar; each says its sums and how much it could cross", () => {
    const { getByRole } = open(pairing);
    const buttons = getByRole("toolbar", { name: "Ways to make two pairs" }).querySelectorAll("button");
    expect(buttons).toHaveLength(pairing.choices.filter(({ reason }) => !reason).length);
    expect(buttons[0]?.textContent).toMatch(
      /^\d+ \+ \d+ ≈ [\d.]+ points \d cross(es)?, [\d.]+ crosses to expect \d \+ \d, \d \+ \d, \d targets?$/,
    );
  });

  test("say what each is worth, in the same words as the panel, and mark the planner's best", () => {
    const { root } = open(pairing);
    const rows = pairing.odds?.appraisal?.rows ?? [];
    const told = [...root.querySelectorAll(".pair .value")].map(({ textContent }) => textContent);
    expect(new Set(told)).toEqual(new Set(rows.map(({ now, then }) => `${now}, ${then}`)));
    expect(root.querySelector(".pair:has(.best) b")?.textContent).toBe(rows[0]?.label);
    expect(root.querySelector(".choosing .folded")?.textContent).toBe(pairing.odds?.appraisal?.note);
  });

  test("show what they could cross while they are pointed at or have the focus", () => {
    const { root } = open(pairing);
    const [first] = root.querySelectorAll<HTMLElement>(".pair");
    expect(lit(root)).toEqual([]);
    settle(() => first?.focus());
    const pairs = viewOf(pairing).pairings[0]?.pairs ?? [];
    expect(new Set(lit(root))).toEqual(new Set(pairs.flatMap((pair) => pair.targets)));
    expect(targets(root)).toEqual([]);
    settle(() => first?.blur());
    expect(lit(root)).toEqual([]);
  });

  test("are chosen with a click", () => {
    const { host, root } = open(pairing);
    click(root.querySelector(".pair") as Element);
    const action = ["pair", ...(viewOf(pairing).pairings[0]?.pairs ?? []).flatMap(({ dice }) => dice)];
    expect(host.sent).toEqual([{ type: "act", seq: pairing.seq, action }]);
  });

  test("that need a black die nobody has are folded into one line with the reason", () => {
    const poor = moment("annoyed_animals", "pair", (_view, { choices }) =>
      choices.some(({ reason }) => reason),
    );
    const { root } = open(poor);
    expect(root.querySelectorAll(".pairs .pair")).toHaveLength(
      poor.choices.filter(({ reason }) => !reason).length,
    );
    expect(root.querySelector(".folded")?.textContent).toContain("no black die symbol left");
  });
});

describe("the map", () => {
  test("lights every target of the chosen pairs and no other space", () => {
    const { root } = open(writing);
    expect(new Set(lit(root))).toEqual(new Set(nodesOf(writing, "cross:0", "cross:1")));
    expect(targets(root).length).toBe(lit(root).length);
  });

  test("crosses a lit space with a click, with Enter and with the space bar", () => {
    const tap = (element: Element) =>
      settle(() => void element.dispatchEvent(new MouseEvent("click", { bubbles: true })));
    for (const go of [tap, (el: Element) => press(el, "Enter"), (el: Element) => press(el, " ")]) {
      const { host, root } = open(writing);
      const [first] = targets(root);
      go(first as Element);
      const action = ["cross", expect.any(Number), first?.dataset.node];
      expect(host.sent).toMatchObject([{ type: "act", action }]);
    }
  });

  test("names each place with its kind, number, what it opens and whether it can be crossed", () => {
    const { root } = open(writing);
    const label = (node: string) => root.querySelector(`[data-node="${node}"]`)?.getAttribute("aria-label");
    expect(label("K10")).toMatch(/^space 8, grey, opens the 8 of White Wolf/);
    expect(label("M_wolf")).toMatch(
      /^White Wolf, \d wounds? of 5, wounded by 4, locked: 5, 8, not reached, 2 gems/,
    );
    for (const target of targets(root))
      expect(target.getAttribute("aria-label")).toMatch(/can be (crossed|wounded) with (I|II)( or II)?$/);
  });

  test("tells ears each place in words, not the numbers that are drawn, and whose sheet it is", () => {
    const { root, getByRole } = open(writing);
    const lit = new Set<Element>(targets(root));
    const dark = [...root.querySelectorAll("[data-node]")].filter((place) => !lit.has(place));
    expect(dark.length).toBeGreaterThan(20);
    expect(dark.map((place) => place.getAttribute("role"))).toEqual(dark.map(() => "img"));
    expect(getByRole("group", { name: "Annoyed Animals. Your sheet" })).toBeTruthy();
    expect(getByRole("region", { name: "Your sheet" })).toBeTruthy();
  });

  test("is one tab stop", () => {
    const { root } = open(writing);
    expect(targets(root).filter((target) => target.getAttribute("tabindex") === "0")).toHaveLength(1);
  });

  test("shows another player's sheet one click away, without lights", () => {
    const { root, getByRole, getAllByRole } = open(writing);
    click(getAllByRole("tab", { name: /Bram/ })[0] as Element);
    expect(lit(root)).toEqual([]);
    expect(getByRole("group", { name: /The sheet of Bram/ })).toBeTruthy();
  });
});
