import { fireEvent } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import type { SeatInfo } from "../src/generated/contract";
import { seated } from "../src/ui/panels/NewGame";
import { FakeHost } from "./fake-host";
import { bidding, cardDrawn, gameOver, heroChoice, SETUP, told } from "./fixtures";
import { click, openGame, settle } from "./view";

describe("log", () => {
  test("a line leads to its step; older lines can be asked for", () => {
    const host = new FakeHost(cardDrawn);
    const { getByRole, getByText } = openGame(host);
    click(getByRole("tab", { name: "Log" }));
    click(getByText("Bram adds a card to the dungeon"));
    expect(host.sought).toEqual([10]);
    click(getByRole("button", { name: "Show 7 earlier moves" }));
    expect(host.sent).toEqual([{ type: "log", before: 8 }]);
    settle(() => host.say({ type: "log", before: 8, events: [told(1, null, "hero", ["Round 1"], {})] }));
    expect(getByText("Round 1")).toBeTruthy();
  });

  test("after a far look back it says what lies between, and brings it", () => {
    const host = new FakeHost(cardDrawn);
    const { getByRole, queryByRole, getByText } = openGame(host);
    click(getByRole("tab", { name: "Log" }));
    const past = {
      ...cardDrawn,
      seq: 99,
      step: 2,
      live: false,
      events: [told(1, null, "hero", ["Round 1"], {})],
    };
    settle(() => host.show(past));
    expect(getByText("Round 1").closest("li")?.getAttribute("aria-current")).toBe("step");
    click(getByRole("button", { name: "Show 5 moves between" }));
    expect(host.sent.at(-1)).toEqual({ type: "log", before: 8 });
    settle(() => host.say({ type: "log", before: 8, events: [told(5, 0, "draw", ["You draw a card"])] }));
    click(getByRole("button", { name: "Show 2 moves between" }));
    settle(() => host.say({ type: "log", before: 5, events: [told(1, null, "hero", ["Round 1"], {})] }));
    expect(queryByRole("button", { name: /between/ })).toBeNull();
  });

  test("asked twice, it tells no line twice", () => {
    const host = new FakeHost(cardDrawn);
    const { getByRole, getAllByText } = openGame(host);
    click(getByRole("tab", { name: "Log" }));
    const events = [told(3, null, "hero", ["Round 1"], {}), told(8, 0, "draw", ["You draw a card"])];
    for (const _ of ["impatient", "click"]) {
      click(getByRole("button", { name: /Show \d+ earlier/ }));
    }
    settle(() => host.say({ type: "log", before: 8, events }));
    settle(() => host.say({ type: "log", before: 8, events }));
    expect(getAllByText("Round 1")).toHaveLength(1);
  });
});

test("a line of the log keeps its element when others come", () => {
  const host = new FakeHost(cardDrawn);
  const { getByRole, getByText } = openGame(host);
  click(getByRole("tab", { name: "Log" }));
  const line = (words: string) => getByText(words).closest("li");
  const before = line("Bram adds a card to the dungeon");
  const events = [...cardDrawn.events.slice(1), told(14, 0, "added", ["A new line"])];
  settle(() => host.show({ ...cardDrawn, seq: 99, step: 14, steps: 14, events }));
  expect(line("Bram adds a card to the dungeon")).toBe(before);
  expect(before?.hasAttribute("aria-current")).toBe(false);
  expect(line("A new line")?.getAttribute("aria-current")).toBe("step");
});

test("the last lines stand under every panel but the log, newest last", () => {
  const { getByRole, queryByRole } = openGame(new FakeHost(cardDrawn));
  const lines = getByRole("region", { name: "Just now" }).querySelectorAll("li");
  expect([...lines].map(({ textContent }) => textContent)).toEqual([
    "CChloé sets a card aside with the Knight Shield",
    "DDov passes",
    "AYou draw: Vampire",
  ]);
  click(getByRole("tab", { name: "Log" }));
  expect(queryByRole("region", { name: "Just now" })).toBeNull();
});

describe("inspector", () => {
  const asked = (host: FakeHost, now: object, before: object | null) =>
    settle(() => host.say({ type: "inspect", step: 13, seat: 0, now, before, note: "" }));

  test("says in words what a seat knows and what was different a step before", () => {
    const host = new FakeHost(cardDrawn);
    const { getByRole, getByText } = openGame(host);
    click(getByRole("tab", { name: "Inspector" }));
    expect(host.sent).toEqual([{ type: "inspect", seat: 0, step: 13 }]);
    asked(host, cardDrawn.board, { ...cardDrawn.board, drawn: null });
    const drawn = getByText("Card in hand").parentElement;
    expect(drawn?.textContent).toBe("Card in handVampire (you)was none");
    // The card has a name and who drew it, but in words it is one change; so is what is no longer unseen.
    expect(getByText("2 changes")).toBeTruthy();
    expect(getByText("Dungeon", { selector: "dt" }).parentElement?.textContent).toContain("unknown (Bram)");
    click(getByRole("button", { name: "C, Chloé" }));
    expect(host.sent.at(-1)).toEqual({ type: "inspect", seat: 2, step: 13 });
  });

  test("has the raw state one click away", () => {
    const host = new FakeHost(cardDrawn);
    const { getByRole, getByText } = openGame(host);
    click(getByRole("tab", { name: "Inspector" }));
    asked(host, { ...cardDrawn.board, deck: 6 }, { ...cardDrawn.board, deck: 7 });
    click(getByRole("button", { name: "The raw state" }));
    expect(getByText("1 change")).toBeTruthy();
    expect(getByRole("treeitem", { name: /deck/ }).textContent).toBe("~deck7 → 6");
  });
});

describe("timeline", () => {
  test("has undo only when the kernel allows it, forks and switches lines", () => {
    const host = new FakeHost({
      ...bidding,
      can_undo: false,
      branch: { game: 0, index: 0, count: 2, root: 4 },
    });
    const { getByRole } = openGame(host);
    click(getByRole("button", { name: "Undo" }));
    expect(host.sent).toEqual([]);
    const lines = getByRole("combobox", { name: "Line of play" });
    settle(() => void fireEvent.change(lines, { target: { value: "1" } }));
    expect(host.sent).toEqual([{ type: "branch", seq: 13, index: 1 }]);
  });
});

const BOX = {
  name: "box",
  label: "Box",
  value: "first",
  choices: [
    { value: "first", label: "the first" },
    { value: "back", label: "the second" },
  ],
};

/** The hero of now comes in one box only. */
const HERO = {
  name: "hero",
  label: "First hero",
  value: "warrior",
  choices: [
    { value: "random", label: "at random" },
    { value: "warrior", label: "Warrior", only: { box: ["first"] } },
    { value: "ninja", label: "Ninja", only: { box: ["back"] } },
  ],
};

describe("new game", () => {
  test("keeps a code that was refused, and goes once another game is there", () => {
    const host = new FakeHost(bidding);
    const { getByRole, queryByRole, getByLabelText } = openGame(host);
    click(getByRole("button", { name: "New game" }));
    const field = getByLabelText("Or play on from a shared moment") as HTMLInputElement;
    settle(() => void fireEvent.input(field, { target: { value: "DWG2abc" } }));
    click(getByRole("button", { name: "Open it" }));
    settle(() => host.say({ type: "notice", seq: 3, kind: "illegal", text: "No such code." }));
    expect(field.isConnected).toBe(true);
    expect(field.value).toBe("DWG2abc");
    settle(() =>
      host.show({ ...bidding, seq: 99, branch: { ...bidding.branch, game: bidding.branch.game + 1 } }),
    );
    expect(queryByRole("form", { name: "New game" })).toBeNull();
  });

  test("opens the code that was typed when Enter is pressed, and begins no other game", () => {
    const host = new FakeHost(bidding);
    const { getByRole, getByLabelText } = openGame(host);
    click(getByRole("button", { name: "New game" }));
    const field = getByLabelText("Or play on from a shared moment");
    expect(fireEvent.keyDown(field, { key: "Enter" })).toBe(false);
    expect(host.sent).toEqual([]);
    settle(() => void fireEvent.input(field, { target: { value: "DWG2abc" } }));
    settle(() => expect(fireEvent.keyDown(field, { key: "Enter" })).toBe(false));
    expect(host.sent).toMatchObject([{ type: "open", code: "DWG2abc" }]);
  });

  test("offers seats, bots, options and a seed", () => {
    const host = new FakeHost(bidding);
    const { getByRole, getByLabelText } = openGame(host);
    click(getByRole("button", { name: "New game" }));
    click(getByRole("button", { name: "3" }));
    settle(() => void fireEvent.input(getByLabelText("Name of seat A"), { target: { value: "Zoé" } }));
    settle(() => void fireEvent.input(getByLabelText("Seed"), { target: { value: "42" } }));
    click(getByRole("button", { name: "Start" }));
    expect(host.sent).toEqual([
      {
        type: "new",
        seq: 13,
        players: ["Zoé", "bot:careful", "Chloé"],
        seed: "42",
        options: { variant: false },
      },
    ]);
  });

  test("one person at every place of a game for one is one player, but not beside others", () => {
    const seats = (...names: string[]) => ({
      ...bidding,
      seats: names.map((name) => ({ ...(bidding.seats[0] as SeatInfo), name, bot: null })),
    });
    expect(seated(seats("You", "You"), [1, 2])).toEqual([{ name: "You", bot: "" }]);
    expect(seated(seats("You", "You"), [2, 3])).toHaveLength(2);
    expect(seated(seats("You", "Ada"), [1, 2])).toHaveLength(2);
    expect(seated(bidding, [1, 2, 3, 4])).toHaveLength(bidding.seats.length);
  });

  test("everybody who may sit down has a face, and a bot says how it plays", () => {
    const { getByRole, getByLabelText, queryByText, root } = openGame(new FakeHost(bidding));
    click(getByRole("button", { name: "New game" }));
    const faces = () => [...root.querySelectorAll(".chair .portrait")].map(({ innerHTML }) => innerHTML);
    const before = faces();
    expect(new Set(before).size).toBe(before.length);
    expect(queryByText("never bluffs")).not.toBeNull();
    settle(() => void fireEvent.change(getByLabelText("Who plays seat B"), { target: { value: "" } }));
    expect(queryByText("never bluffs")).toBeNull();
    expect(faces()[1]).not.toBe(before[1]);
  });

  test("is focused when it opens; the heroes follow the box, and a switch says what it does", () => {
    const host = new FakeHost(bidding);
    host.setup = () => ({ ...SETUP, options: [BOX, HERO, ...SETUP.options] });
    const { getByRole, getByLabelText, root } = openGame(host);
    click(getByRole("button", { name: "New game" }));
    expect(root.querySelector("form")?.contains(root.activeElement)).toBe(true);
    const heroes = () =>
      [...getByLabelText("First hero").querySelectorAll("option")].map((o) => o.textContent);
    expect(heroes()).toEqual(["at random", "Warrior"]);
    settle(() => void fireEvent.change(getByLabelText("Box"), { target: { value: '"back"' } }));
    expect(heroes()).toEqual(["at random", "Ninja"]);
    expect(getByRole("checkbox", { name: "First-turn variant" })).toBeTruthy();
    click(getByRole("button", { name: "Start" }));
    expect(host.sent).toMatchObject([{ options: { box: "back", hero: "random", variant: false } }]);
  });

  test("asks for the skill of bots only where a bot plays", () => {
    const host = new FakeHost(bidding);
    const choices = ["novice", "expert"].map((skill) => ({
      value: skill,
      label: skill,
      only: { bots: [true] },
    }));
    const skill = { name: "skill", label: "Skill of the bots", value: "expert", choices };
    host.setup = () => ({ ...SETUP, options: [skill, ...SETUP.options] });
    const { getByRole, getByLabelText, queryByLabelText } = openGame(host);
    click(getByRole("button", { name: "New game" }));
    const sit = (bot: string) =>
      "BCD".split("").forEach((seat) => {
        const who = queryByLabelText(`Who plays seat ${seat}`);
        if (who) settle(() => void fireEvent.change(who, { target: { value: bot } }));
      });
    sit("");
    expect(queryByLabelText("Skill of the bots")).toBeNull();
    sit("careful");
    expect(getByLabelText("Skill of the bots")).toHaveProperty("value", '"expert"');
    sit("");
    click(getByRole("button", { name: "Start" }));
    expect(host.sent).toMatchObject([{ options: { variant: false } }]);
    expect(JSON.parse(JSON.stringify(host.sent))[0].options).toEqual({ variant: false });
  });

  test("is one click away when the game is over; so is a rematch at the same table", () => {
    const host = new FakeHost(gameOver);
    const { getAllByRole, getByRole } = openGame(host);
    click(getAllByRole("button", { name: "New game" }).at(-1) as Element);
    expect(getByRole("button", { name: "Start" })).toBeTruthy();
    click(getByRole("button", { name: /Rematch/ }));
    expect(host.sent.filter(({ type }) => type === "new")).toEqual([
      {
        type: "new",
        seq: 13,
        players: ["Ana", "Bram=bot:careful", "Chloé", "Dov=bot:bold"],
        seed: null,
        options: { variant: false },
      },
    ]);
  });
});

test("settings are shared through the host", () => {
  const host = new FakeHost(bidding);
  const { getByRole, getByLabelText } = openGame(host);
  click(getByRole("button", { name: "Settings" }));
  settle(() => void fireEvent.change(getByLabelText("Language"), { target: { value: "1" } }));
  expect(host.settings().lang).toBe("fr");
  click(getByRole("button", { name: "Retour" }));
  expect(getByRole("tab", { name: "Chances" })).toBeTruthy();
});

test("the rules credit the icons", () => {
  const { getByRole, getByText } = openGame(new FakeHost(bidding));
  click(getByRole("tab", { name: "Rules" }));
  expect(getByText(/game-icons.net.*CC BY 3.0/)).toBeTruthy();
});

test("a page tells who drew the icons and whose game it is, and leads back", () => {
  const { getByRole, getByText } = openGame(new FakeHost(bidding));
  click(getByRole("button", { name: "Settings" }));
  click(getByRole("button", { name: "About" }));
  expect(getByText(/made by Lorc, Delapouite.*Kier Heyl.*CC BY 3.0.*Zeromancer \(CC0\)/)).toBeTruthy();
  expect(getByText(/Masato Uesugi, Antoine Bauza/)).toBeTruthy();
  click(getByRole("button", { name: "Back" }));
  expect(getByRole("button", { name: "About" })).toBeTruthy();
});

test("the live line tells what happened, then whose turn it is", () => {
  const host = new FakeHost(bidding);
  const { getByRole } = openGame(host);
  const events = [...bidding.events, told(14, 1, "pass", ["Bram passes"])];
  settle(() => host.show({ ...bidding, seq: 14, step: 14, steps: 14, events }));
  expect(getByRole("status").textContent).toBe("Bram passes. Your turn, Ana. Draw a card, or pass?");
});

test("stepping back keeps the later lines, which lead forward", () => {
  const host = new FakeHost(cardDrawn);
  const { getByRole, root } = openGame(host);
  click(getByRole("tab", { name: "Log" }));
  settle(() =>
    host.show({ ...cardDrawn, seq: 14, step: 10, live: false, events: cardDrawn.events.slice(0, 3) }),
  );
  const lines = [...root.querySelectorAll(".log li:not(.gap)")];
  expect(lines).toHaveLength(6);
  expect(lines.map((line) => line.className)).toEqual(["", "", "", "later", "later", "later"]);
  click(lines[4]?.querySelector("button") as Element);
  expect(host.sought).toEqual([12]);
});

describe("rules", () => {
  test("are found by a word, which is marked, in titles, texts and examples", () => {
    const host = new FakeHost(cardDrawn);
    host.rules = () => [
      { title: "Goal", text: ["Cross two dungeons alive."] },
      { title: "Bidding", text: ["Draw, or pass."], example: "Ada draws the Orc." },
    ];
    const { getByRole, getByText, root } = openGame(host);
    click(getByRole("tab", { name: "Rules" }));
    const titles = () => [...root.querySelectorAll(".rules h3")].map(({ textContent }) => textContent);
    expect(titles()).toEqual(["Goal", "Bidding", "About"]);
    const find = getByRole("searchbox", { name: "Find in the rules" });
    settle(() => fireEvent.input(find, { target: { value: "orc" } }));
    expect(titles()).toEqual(["Bidding", "About"]);
    expect(root.querySelector(".rules mark")?.textContent).toBe("Orc");
    expect(root.querySelector(".rules .example")?.textContent).toBe("Example: Ada draws the Orc.");
    settle(() => fireEvent.input(find, { target: { value: "dragon" } }));
    expect(getByText("Nothing found.")).toBeTruthy();
  });
});

test("tabs keep their order; what a moment is about is the one that is open, and Back leads where one came from", () => {
  const names = (root: ShadowRoot) =>
    [...root.querySelectorAll("[role=tab].tab")].map((tab) => tab.textContent);
  const open = (root: ShadowRoot) => root.querySelector("[role=tab].tab[aria-selected=true]")?.textContent;
  const choosing = openGame(new FakeHost(heroChoice));
  const bids = openGame(new FakeHost(bidding));
  expect(names(choosing.root)).toEqual(names(bids.root));
  expect([open(choosing.root), open(bids.root)]).toEqual(["Monsters", "Odds"]);
  click(bids.getByRole("tab", { name: "Inspector" }));
  click(bids.getByRole("button", { name: "Settings" }));
  click(bids.getByRole("button", { name: "Back" }));
  expect(open(bids.root)).toBe("Inspector");
});

test("a page that takes the place of another takes its focus, and keys stay in the widget", () => {
  const { getByRole } = openGame(new FakeHost(cardDrawn));
  const focused = () => (getByRole("complementary").getRootNode() as ShadowRoot | Document).activeElement;
  click(getByRole("button", { name: "Settings" }));
  const link = getByRole("button", { name: "Statistics" });
  link.focus();
  click(link);
  expect(focused()).toBe(getByRole("button", { name: "Back" }));
  click(getByRole("button", { name: "Back" }));
  expect(focused()?.closest("aside")).toBe(getByRole("complementary"));
});
