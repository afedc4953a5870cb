import { expect, test } from "vitest";
import type { MeetingView, WelcomeSnapshot, WelcomeView } from "../src/games/welcome/view";
import { FakeHost } from "./fake-host";
import { naming, run } from "./fixtures/moments";
import { click, openGame } from "./view";

const bard = ["lucky_coin", "charming_flute", "dancing_blade"].map((id) => ({
  id,
  place: "hero" as const,
  by: null,
  monster: null,
  beats: false,
}));

function inside(board: Partial<WelcomeView>, choices: WelcomeSnapshot["choices"] = []): FakeHost {
  const changed = { ...naming.board, box: "back", hero: "bard", tiles: bard, ...board };
  return new FakeHost({ ...naming, board: changed, choices, odds: null });
}

const met = (change: Partial<MeetingView>): MeetingView => ({
  monster: "gelatinous_cube",
  kind: "gelatinous_cube",
  strength: null,
  by: null,
  why: "swallowed",
  damage: 0,
  hp: 8,
  reduced: 0,
  cost: "lucky_coin",
  ...change,
});

test("the Cube asks for a tile, and touching a lit tile gives it", () => {
  const choices = bard.map(({ id }) => ({
    action: ["discard", id],
    label: id,
    detail: "",
    reason: null,
    at: [],
    group: "discard",
  }));
  const host = inside(
    { phase: "discard", run: run(0, { facing: "gelatinous_cube", using: "gelatinous_cube" }) },
    choices,
  );
  const { getByRole } = openGame(host);
  click(getByRole("button", { name: /Charming Flute/ }));
  expect(host.sent.at(-1)).toMatchObject({ type: "act", action: ["discard", "charming_flute"] });
});

test("what the Cube swallowed is named, and an Ally answers like a tile", () => {
  const swallowed = openGame(inside({ phase: "turn", run: run(0, { met: [met({})] }) }));
  expect(swallowed.widget.textContent).toContain("lost: Lucky Coin");
  const ignored = met({
    monster: "dragon",
    kind: "dragon",
    strength: 9,
    by: "ally",
    why: "ignored",
    cost: null,
  });
  const helped = openGame(inside({ phase: "turn", run: run(0, { met: [ignored] }) }));
  expect(helped.root.querySelector(".ans")?.textContent).toContain("Ally");
});

test("a coin that goes on and charmed Goblins are told beside the life board", () => {
  const { getByText } = openGame(inside({ phase: "turn", run: run(0, { lucky: true, charmed: 2 }) }));
  expect(getByText("the coin goes on")).toBeTruthy();
  expect(getByText("Flute: −2")).toBeTruthy();
});

test("the special monsters of the game lie open for all, beside the plain ones", () => {
  const { getByRole } = openGame(
    inside({ phase: "bid", run: null, runner: null, specials: ["ally", "mimic"] }),
  );
  click(getByRole("tab", { name: "Monsters" }));
  const list = getByRole("tabpanel").textContent;
  for (const words of ["the next card is ignored", "Mimic", "Goblin ×2"]) expect(list).toContain(words);
});

test("a special monster that lies open brings its text", () => {
  const { root } = openGame(inside({ phase: "answer", run: run(0, { facing: "mimic" }) }));
  expect(root.querySelector(".power")?.textContent).toContain("special monster");
});
