// What an event changes on the board: every number comes with the event, nothing is worked out here.
import type { EventView } from "../../../generated/contract";
import type { FighterBoard, FoeView, HeroView, ThrowView } from "../view";

type Data = Record<string, unknown>;
type Change = (board: FighterBoard, data: Data, show: Data) => Partial<FighterBoard>;

/** What is printed on the card of a monster, as its event shows it. */
type FoeCard = Omit<FoeView, "id" | "health" | "start" | "silenced">;

const number = (value: unknown) => value as number;

/** A throw that has just begun. */
const NEW_THROW: ThrowView = {
  seat: 0,
  die: "white",
  weapons: [],
  second: false,
  ignored: false,
  symbol: false,
  granted: 0,
  bonus: 0,
  ability: "",
  called: false,
  declined: [],
  doubled: false,
  launch: null,
  launched: null,
  rest: null,
  hit: false,
  would: null,
};

function hero(board: FighterBoard, seat: unknown, change: Partial<HeroView>): Partial<FighterBoard> {
  return { heroes: board.heroes.map((each, index) => (index === seat ? { ...each, ...change } : each)) };
}

function foe(board: FighterBoard, change: Partial<FoeView>): Partial<FighterBoard> {
  return { foe: board.foe && { ...board.foe, ...change } };
}

const health: Change = (board, { seat, health: left }) => hero(board, seat, { health: number(left) });
const foeHealth: Change = (board, { health: left }) => foe(board, { health: number(left) });
const gold: Change = (_, { gold: n }) => ({ gold: number(n) });

const CHANGES: Readonly<Record<string, Change>> = {
  turn: (_, { seat }) => ({ active: number(seat), to_move: number(seat), throw: null, phase: "die" }),
  die: (board, { seat, die }) => ({
    phase: "weapons",
    coloured: die === "white" ? board.coloured : { ...board.coloured, [String(die)]: false },
    dice: die === "white" ? Math.max(board.dice - 1, 0) : board.dice,
    throw: { ...NEW_THROW, seat: number(seat), die: String(die) },
  }),
  weapons: (board, { weapons }) => ({
    throw: board.throw && { ...board.throw, weapons: weapons as string[] },
  }),
  launch: (board) => ({ phase: "seed", throw: board.throw && { ...board.throw, launch: null } }),
  again: (board, { die }) => ({ lying: withoutDie(board, die) }),
  second: (board, { seat, die }) => ({
    lying: withoutDie(board, die),
    throw: { ...NEW_THROW, second: true, seat: number(seat), die: String(die) },
  }),
  wound: foeHealth,
  mend: foeHealth,
  foe: (board, { foe: id, health: n }, card) => ({
    phase: "die",
    foe: {
      ...(card as unknown as FoeCard),
      id: String(id),
      health: number(n),
      start: number(n),
      silenced: false,
    },
    lying: [],
    throw: null,
    fight: board.fight + 1,
    coloured: { red: true, green: true, blue: true },
  }),
  hurt: health,
  heal: health,
  saved: health,
  fall: (board, { seat }) => hero(board, seat, { down: true, health: 0 }),
  out: (board, { seat }) => hero(board, seat, { out: true }),
  scar: (board, { seat, colour, most }) =>
    hero(board, seat, {
      scars: [...(board.heroes[number(seat)]?.scars ?? []), String(colour)],
      most: number(most),
      health: number(most),
      down: false,
    }),
  gold,
  greedy: gold,
  treat: gold,
  buy: (board, { gold: n, card }) => ({ gold: number(n), stall: board.stall.filter((id) => id !== card) }),
  bonus: (_, { gold: n, dice }) => ({ gold: number(n), dice: number(dice) }),
  dice: (_, { dice }) => ({ dice: number(dice) }),
  takeback: (board) => ({ coloured: { red: true, green: true, blue: true }, lying: whiteOnly(board) }),
  recover: (board, { die }) => ({
    coloured: { ...board.coloured, [String(die)]: true },
    lying: withoutDie(board, die),
  }),
  silence: (board) => foe(board, { silenced: true }),
  leader: (_, { seat }) => ({ leader: number(seat) }),
  room: (_, { room }) => ({
    room: String(room),
    offered: [],
    phase: "monster",
    foe: null,
    throw: null,
    lying: [],
  }),
  offer: () => ({ phase: "room", foe: null, throw: null, room: null, lying: [] }),
  gift: (_, { card }) => ({ phase: "gift", gift: String(card) }),
  give: (board, { seat, card, old }) => {
    const items = (board.heroes[number(seat)]?.items ?? []).filter(({ id }) => id !== old);
    return { gift: null, ...hero(board, seat, { items: [...items, { id: String(card), used: false }] }) };
  },
  shop: (_, { n }) => ({
    shops: number(n) - 1,
    phase: "shop",
    foe: null,
    throw: null,
    room: null,
    stall: [],
    lying: [],
  }),
  stall: (board, { card }) => ({ phase: "shop", stall: [...board.stall, String(card)] }),
  token: (board, { token, on }) => ({
    tokens: on ? [...board.tokens, String(token)] : board.tokens.filter((each) => each !== token),
  }),
};

/** A coloured die is there once; of the white ones the last was taken up. */
function withoutDie({ lying }: FighterBoard, die: unknown): FighterBoard["lying"] {
  const last = lying.findLastIndex((rest) => rest.die === die);
  return lying.filter((rest, index) => (die === "white" ? index !== last : rest.die !== die));
}

const whiteOnly = (board: FighterBoard) => board.lying.filter(({ die }) => die === "white");

/** The board once an event has happened. */
export function after(board: FighterBoard, { kind, data, show }: EventView): FighterBoard {
  return { ...board, ...CHANGES[kind]?.(board, data, show ?? {}) };
}
