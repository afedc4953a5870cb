// A board of Dungeon Fighter in the middle of a combat, and events on it, to be changed by tests.
import type { Happened } from "../src/core/scene";
import type { FighterBoard, FighterSnapshot, HeroView } from "../src/games/fighter/view";
import type { EventView } from "../src/generated/contract";

const hero = (id: string, change: Partial<HeroView> = {}): HeroView => ({
  id,
  health: 9,
  most: 9,
  scars: [],
  down: false,
  out: false,
  items: [],
  skill: "average",
  ...change,
});

export const BOARD = {
  seat: 0,
  phase: "die",
  to_move: 0,
  fight: 1,
  leader: 0,
  active: 0,
  heroes: [hero("wilrond", { skill: "human" }), hero("murka")],
  gold: 2,
  dice: 2,
  coloured: { red: true, green: true, blue: true },
  lying: [],
  room: "golden_cauldron",
  offered: [],
  foe: {
    id: "owlbear",
    boss: false,
    level: 3,
    type: "beast",
    health: 14,
    start: 14,
    damage: 3,
    gold: 3,
    throw: null,
    ability: "enraged",
    ability_n: 0,
    silenced: false,
  },
  throw: null,
  tokens: [],
  gift: null,
  stall: [],
  thrown: [],
  score: [],
} as unknown as FighterBoard;

export function event(kind: string, data: Record<string, unknown> = {}, seat = 1, step = 1): EventView {
  return { step, seat, kind, data: { seat, ...data }, show: null, text: [`${kind} happens`] };
}

/** A die that bounces once on the table and rests on ring 5. */
export const FLOWN: EventView = {
  ...event("throw", { die: "red", verdict: 5, section: 5, contacts: 1, face: 2, symbol: true }),
  show: {
    path: [
      [0, 0, -760, 260, "hand"],
      [260, 0, -402, 0, "table"],
      [479, -15, -152, 0, "board"],
      [810, -16, 49, 0, "rest"],
    ],
    x: -16,
    y: 49,
    turn: -41,
  },
};

const SEATS = [{ bot: null }, { bot: "comrade" }];

/** These events, between a board and what it becomes. */
export function happened(events: EventView[], change: Partial<FighterBoard> = {}): Happened<FighterBoard> {
  const before = { board: BOARD, seats: SEATS } as unknown as FighterSnapshot;
  return { events, before, after: { ...before, board: { ...BOARD, ...change } } };
}
