import { describe, expect, it } from "vitest";
import { isForward } from "../src/core/scene";
import { SLOW } from "../src/games/fighter/arena/way";
import { after } from "../src/games/fighter/board/fold";
import { scenes } from "../src/games/fighter/scenes";
import type { Keyframe } from "../src/games/fighter/throw/flight";
import type { FighterBoard, FighterSnapshot, ThrowView } from "../src/games/fighter/view";
import { BOARD, event, FLOWN, FOE_HEALTH, happened } from "./fixtures/fighter";

const FRENCH: Record<string, string> = { red: "rouge", green: "vert", blue: "bleu", white: "blanc" };

const fold = (board: FighterBoard, ...events: ReturnType<typeof event>[]) =>
  events.reduce((now, each) => after(now, each), board);

describe("what an event changes on the board", () => {
  it("takes the numbers as they come", () => {
    const board = fold(
      BOARD,
      event("wound", { n: 5, health: 9 }),
      event("hurt", { n: 3, health: 6 }, 0),
      event("gold", { gold: 5 }),
      event("dice", { dice: 4 }),
    );
    expect([board.foe?.health, board.heroes[0]?.health, board.gold, board.dice]).toEqual([9, 6, 5, 4]);
    expect(board.heroes[1]).toBe(BOARD.heroes[1]);
  });
  it("takes a coloured die away, and gives the three back", () => {
    const thrown = fold(BOARD, event("die", { die: "red" }), event("die", { die: "white" }));
    expect([thrown.coloured.red, thrown.coloured.green, thrown.dice]).toEqual([false, true, BOARD.dice - 1]);
    expect(fold(thrown, event("takeback")).coloured).toEqual({ red: true, green: true, blue: true });
  });
  it.each(["recover", "again", "second", "takeback"])("leaves no second die lying: %s", (kind) => {
    const rest = { x: 0, y: 0, turn: 0, section: 3, verdict: 3, contacts: 1, face: 1, symbol: true };
    const lying = [
      { ...rest, die: "green" },
      { ...rest, die: "white" },
    ];
    const now = fold({ ...BOARD, lying }, event(kind, { die: "green" }));
    expect(now.lying.map(({ die }) => die)).toEqual(["white"]);
    if (kind === "recover" || kind === "takeback") expect(now.coloured.green).toBe(true);
  });
  it("lays a hero down, and scars them when they get up", () => {
    const down = fold(BOARD, event("fall", {}, 0));
    expect(down.heroes[0]).toMatchObject({ down: true, health: 0 });
    const up = fold(down, event("scar", { colour: "green", most: 7 }, 0));
    expect(up.heroes[0]).toMatchObject({ down: false, health: 7, most: 7, scars: ["green"] });
  });
  it("moves cards between hands", () => {
    const given = fold(BOARD, event("gift", { card: "buckler" }), event("give", { card: "buckler" }, 0));
    expect([given.gift, given.heroes[0]?.items]).toEqual([null, [{ id: "buckler", used: false }]]);
    const swapped = fold(given, event("give", { card: "boots", old: "buckler" }, 0));
    expect(swapped.heroes[0]?.items.map(({ id }) => id)).toEqual(["boots"]);
  });
  it("shows a shop as it is filled and emptied", () => {
    const shop = fold(BOARD, event("shop"), event("stall", { card: "a" }), event("stall", { card: "b" }));
    expect([shop.phase, shop.stall, shop.foe]).toEqual(["shop", ["a", "b"], null]);
    expect(fold(shop, event("buy", { card: "a", gold: 0 }))).toMatchObject({ stall: ["b"], gold: 0 });
  });
  it("puts a monster on the table that bots will have beaten before one's turn", () => {
    const card = {
      boss: false,
      level: 2,
      type: "undead",
      damage: 3,
      gold: 1,
      throw: null,
      ability: null,
      ability_n: 0,
    };
    const met = { ...event("foe", { foe: "zombie_monkey", health: 6 }), show: card };
    const { foe, fight } = fold({ ...BOARD, foe: null }, met, event("wound", { n: 2, health: 4 }));
    expect(foe).toMatchObject({ ...card, id: "zombie_monkey", start: 6, health: 4 });
    expect(fight).toBe(BOARD.fight + 1);
  });
  it("lights tokens and puts them out", () => {
    const lit = fold(BOARD, event("token", { token: "feast", on: true }));
    expect(lit.tokens).toEqual(["feast"]);
    expect(fold(lit, event("token", { token: "feast", on: false })).tokens).toEqual([]);
  });
  it("leaves the board as it is for what it does not know", () => {
    expect(fold(BOARD, event("something new"))).toEqual(BOARD);
  });
});

describe("a person who plays several heroes", () => {
  const at = (step: number, seat: number, live = true) =>
    ({ step, seat, live, curtain: null, branch: { game: 0, index: 0 } }) as FighterSnapshot;
  it("sees what came of a throw though the next hero is another one", () => {
    expect(isForward(at(3, 1), at(6, 0))).toBe(true);
    expect(isForward(at(3, 1), at(3, 0))).toBe(false);
  });
  it("sees nothing played who only looks from another seat in the past", () => {
    expect(isForward(at(3, 1, false), at(4, 0, false))).toBe(false);
    expect(isForward(at(3, 1, false), at(4, 1, false))).toBe(true);
  });
});

describe("what is shown of a turn", () => {
  const { die, face, verdict } = FLOWN.data as { die: string; face: number; verdict: number };
  const show = FLOWN.show as { path: Keyframe[]; x: number; y: number };
  const landed = show.path.at(-1)?.[0] ?? 0;
  const throwing = { seat: 1, die, weapons: [], launch: null, rest: null } as unknown as ThrowView;
  const turn = [
    event("turn"),
    event("die", { die }),
    event("launch", { stance: 3, throws: ["jump"], aim: 0, speed: 1300, slope: 200 }),
    FLOWN,
    event("hit", {
      total: 7,
      section: 5,
      parts: [
        ["section", 5],
        ["ability", 2],
      ],
    }),
    event("wound", { n: FOE_HEALTH - 1, health: 1 }),
    event("turn", {}, 0),
  ];
  const shots = scenes(happened(turn, { throw: throwing }), "en");
  const kinds = shots.map(({ board }) => board.playing?.kind ?? "");

  it("is the die in the air, what it came to, and what the monster loses", () => {
    expect(kinds).toEqual(["", "", "throw", "hit", "wound"]);
    expect(shots.map(({ seat }) => seat)).toEqual([1, 1, 1, 1, 1]);
    expect(shots.every(({ hold }) => hold !== "reader" && hold > 0)).toBe(true);
  });
  it("says nothing of the end while the die flies", () => {
    const flight = shots[2];
    expect(flight?.turn).toBe(`Murka Mistcleaver throws the ${die} die.`);
    expect(flight?.board.foe?.health).toBe(FOE_HEALTH);
    expect(flight?.board.lying).toEqual([]);
    expect(flight?.hold).toBeGreaterThan(landed * SLOW);
    expect(flight?.board.playing).toMatchObject({ flying: { stance: 3, throws: ["jump"], face } });
  });
  it("leaves the die lying, with its mark among those thrown before", () => {
    const board = shots[3]?.board;
    expect(board?.lying).toMatchObject([{ die, x: show.x, y: show.y, face, verdict }]);
    expect(board?.thrown).toMatchObject([{ seat: 1, speed: 1300, verdict }]);
    expect(shots[4]?.board.foe?.health).toBe(1);
  });
  it("does not show people what they did themselves, but what came of it", () => {
    const mine = turn.slice(1, -1).map((each) => ({ ...each, seat: 0, data: { ...each.data, seat: 0 } }));
    const seen = scenes(happened(mine, { throw: throwing }), "fr");
    expect(seen.map(({ board }) => board.playing?.kind)).toEqual(["throw", "hit", "wound"]);
    expect(seen[0]?.turn).toBe(`Wilrond lance le dé ${FRENCH[die]}.`);
  });
  it("comes close only where one hit may be the last: on a horde each is worth 1", () => {
    const tense = (ability: string | null, health: number) => {
      const foe = BOARD.foe && { ...BOARD.foe, ability, health, silenced: false };
      const news = happened([FLOWN]);
      const before = { ...news.before, board: { ...BOARD, foe, throw: throwing } };
      const [flight] = scenes({ ...news, before }, "en");
      return flight?.board.playing?.kind === "throw" && flight.board.playing.flying.tense;
    };
    expect([tense(null, 6), tense(null, 5), tense("horde", 5), tense("horde", 1)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
  it("says under a miss how the die ended, also where something was asked before it counted", () => {
    const text = ["Murka Mistcleaver's red die ends ", "outside", ""];
    const miss = { ...event("miss", { verdict: -1 }), text: null };
    const bad = [{ ...FLOWN, text }, miss, event("turn", {}, 0)];
    const told = "Murka Mistcleaver's red die ends outside.";
    const seen = scenes(happened(bad, { throw: throwing }), "en");
    expect(seen.find(({ last }) => last?.kind === "miss")?.turn).toBe(told);
    const asked = happened(bad.slice(1));
    asked.before = { ...asked.before, events: bad.slice(0, 1) };
    expect(scenes(asked, "en")[0]?.turn).toBe(told);
  });
  it("tells a miss, its harm and a fall one after the other", () => {
    const bad = [
      event("miss", { verdict: -2 }),
      event("hurt", { n: 3, health: 0 }),
      event("fall"),
      event("turn", {}, 0),
    ];
    expect(scenes(happened(bad), "en").map(({ board }) => board.playing)).toEqual([
      { kind: "miss", verdict: -2 },
      { kind: "hurt", seat: 1, n: 3 },
      { kind: "fall", seat: 1 },
    ]);
  });
});

describe("turning points", () => {
  const card = {
    boss: true,
    level: 4,
    type: "undead",
    damage: 3,
    gold: 0,
    throw: null,
    ability: null,
    ability_n: 0,
  };
  const comes = { ...event("foe", { foe: "archlich_bureaucrat", boss: true, health: 18 }), show: card };
  const played = (...events: ReturnType<typeof event>[]) =>
    scenes(happened(events), "en").flatMap(({ moment }) => (moment ? [moment] : []));
  it("are the boss that comes, with what it is", () => {
    const [moment] = played(comes, event("turn"));
    expect(moment).toMatchObject({ kind: "boss", sub: expect.stringContaining("18 health, 3 damage") });
    expect(moment?.stamp).toBeUndefined();
  });
  it("are the boss that falls, with the die that did it", () => {
    const moments = played(
      comes,
      FLOWN,
      event("wound", { n: 18, health: 0 }),
      event("slain"),
      event("victory"),
    );
    const fallen = moments.at(-1);
    expect(fallen).toMatchObject({ kind: "boss", stamp: "beaten" });
    expect(fallen?.decided?.text).toContain("the monster had 18 health left");
    expect(fallen?.decided?.lead).toContain("Murka");
  });
  it("say which die did it where an ability was asked about before it counted", () => {
    const rest = { x: 0, y: 0, turn: 0, section: 10, verdict: 10, contacts: 1, face: 1, symbol: true };
    const now = happened([
      event("fatal"),
      event("wound", { n: 13, health: 0 }),
      event("slain"),
      event("victory"),
    ]);
    const boss = { ...BOARD.foe, ...card, id: "archlich_bureaucrat", boss: true, health: 13 };
    const lies = { seat: 0, die: "green", rest } as Partial<ThrowView>;
    const before = { ...now.before, board: { ...BOARD, foe: boss, throw: lies } } as typeof now.before;
    const [fallen] = scenes({ ...now, before }, "en").flatMap(({ moment }) => (moment ? [moment] : []));
    expect(fallen?.decided).toEqual({
      lead: expect.stringMatching(/green die\.$/),
      text: "Dead centre; the monster had 13 health left.",
    });
  });
  it("says what the boss lost, not what a throw would have done to another", () => {
    const foe = { ...BOARD.foe, ...card, id: "archlich_bureaucrat", health: 2 } as FighterBoard["foe"];
    const now = happened([
      FLOWN,
      event("hit", { section: 5, total: 7 }),
      event("wound", { n: 3, health: -1, why: "hit", dealt: 7 }),
      event("slain"),
    ]);
    const before = { ...now.before, board: { ...BOARD, foe } };
    const [fallen] = scenes({ ...now, before }, "en").flatMap(({ moment }) => (moment ? [moment] : []));
    expect(fallen?.decided?.text).toMatch(/did 3 damage; the monster had 2 health left/);
  });
  it("are not the death of any other monster, but the end of all heroes is one", () => {
    expect(played(FLOWN, event("slain"), event("turn"))).toEqual([]);
    const [lost] = played(event("defeat", { why: "down" }), event("turn"));
    expect(lost).toMatchObject({ kind: "death", title: "All heroes are down." });
  });
});
