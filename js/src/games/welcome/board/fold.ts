// The board after an event: what everybody at the table sees move. No rule is in it; events say what happened.
import type { EventView } from "../../../generated/contract";
import type { MeetEvent, WelcomeEvents } from "../../../generated/welcome";
import type { ResultView, RunView, TileView, WelcomeBoard, WelcomeView } from "../view";
import { heroOf, plainMonsters } from "./content";

type Changes = {
  [Kind in keyof WelcomeEvents]?: (
    board: WelcomeBoard,
    told: WelcomeEvents[Kind],
    end: WelcomeView,
  ) => Partial<WelcomeBoard>;
};

/** `end` is the board all these events lead to; how a round ended stands there already. */
export function after(board: WelcomeBoard, event: EventView, end: WelcomeView): WelcomeBoard {
  const change = CHANGES[event.kind as keyof WelcomeEvents] as
    | ((board: WelcomeBoard, told: unknown, end: WelcomeView) => Partial<WelcomeBoard>)
    | undefined;
  return { ...board, moving: null, ...change?.(board, event.data, end) };
}

const CHANGES: Changes = {
  first: (_, { seat }) => ({ starter: seat }),
  specials: (_, { specials }) => ({ specials }),
  hero: (board, { hero, round, hp }) => newRound(board, hero, round, hp),
  draw: (_, { seat, deck }) => ({
    phase: "deal",
    to_move: seat,
    deck,
    drawn: { by: seat, monster: null, forced: false },
  }),
  deal: (_, { seat, monster }) => ({
    phase: "card",
    to_move: seat,
    drawn: { by: seat, monster: monster ?? null, forced: false },
  }),
  add: (board, { seat, monster }) => ({
    phase: "bid",
    to_move: seat,
    drawn: null,
    tiles: board.tiles.map((tile) => ({ ...tile, beats: false })),
    dungeon: [...board.dungeon, { by: seat, monster: monster ?? null, forced: false }],
  }),
  strip: (board, { seat, tile, hp, monster = null }) => ({
    phase: "bid",
    to_move: seat,
    drawn: null,
    hp,
    tiles: board.tiles.map((one) => ({
      ...one,
      beats: false,
      ...(one.id === tile && { place: "aside", by: seat, monster }),
    })),
    aside: [...board.aside, { by: seat, tile, monster }],
  }),
  pass: (board, { seat }) => ({
    to_move: seat,
    players: board.players.map((one, at) => (at === seat ? { ...one, passed: true } : one)),
  }),
  enter: (board, { seat, hp, cards }) => ({
    phase: "turn",
    to_move: seat,
    runner: seat,
    drawn: null,
    run: { ...NEW_RUN, start: hp, hp, left: cards, successes: board.players[seat]?.successes ?? 0 },
  }),
  ask: (board, { asked }) => inRun(board, { namer: asked }),
  name: (board, { monster }) => inRun(board, { named: monster }),
  turn: (board, { monster, left }) => inRun(board, { facing: monster, left }),
  swap: (board, { monster, left }) => inRun(board, { facing: monster, left }),
  use: (board, { tile }) => inRun(board, { using: tile }),
  meet: (board, told) => met(board, told),
  result: (board, told, end) => ({
    phase: "hero",
    to_move: told.seat,
    run: null,
    drawn: null,
    last: end.last?.round === told.round ? end.last : resultOf(board, told),
    players: board.players.map((one, at) =>
      at === told.seat ? { ...one, successes: told.successes, failures: told.failures } : one,
    ),
  }),
  out: (board, { seat }) => ({
    players: board.players.map((one, at) => (at === seat ? { ...one, out: true } : one)),
  }),
  win: (_, { seat }) => ({ phase: "over", winner: seat }),
};

/** A run in which nothing has been met and no tile is at work. */
const NEW_RUN: RunView = {
  named: null,
  namer: null,
  start: 0,
  hp: 0,
  alive: true,
  left: 0,
  skip: null,
  facing: null,
  using: null,
  lucky: false,
  charmed: 0,
  successes: 0,
  met: [],
};

function newRound(board: WelcomeBoard, hero: string, round: number, hp: number): Partial<WelcomeBoard> {
  const tiles = heroOf(hero).tiles.map((id): TileView => {
    return { id, place: "hero", by: null, monster: null, beats: false };
  });
  return {
    phase: "bid",
    round,
    hero,
    hp,
    tiles,
    deck: plainMonsters.reduce((sum, { copies }) => sum + copies, board.specials.length),
    drawn: null,
    dungeon: [],
    aside: [],
    run: null,
    runner: null,
    players: board.players.map((player) => ({ ...player, passed: false })),
  };
}

function inRun(board: WelcomeBoard, change: Partial<RunView>): Partial<WelcomeBoard> {
  return board.run ? { phase: "turn", run: { ...board.run, ...change } } : {};
}

/** A card settled: what it cost is gone. */
function met(
  board: WelcomeBoard,
  { gone, before: _, left, seat: __, ...meeting }: MeetEvent,
): Partial<WelcomeBoard> {
  const { run } = board;
  if (!run) return {};
  return {
    tiles: board.tiles.map((tile) => (gone.includes(tile.id) ? { ...tile, place: "spent" } : tile)),
    ...inRun(board, {
      facing: null,
      using: null,
      hp: meeting.hp,
      left,
      alive: run.alive && meeting.why !== "killed",
      met: [...run.met, meeting],
    }),
  };
}

/** How an earlier round ended, as far as it was told. */
function resultOf(board: WelcomeBoard, told: WelcomeEvents["result"]): ResultView | null {
  const { run, tiles, aside } = board;
  if (!run) return null;
  const { round, hero, survived, omnipotent, hp } = told;
  return { round, runner: told.seat, hero, survived, omnipotent, run: { ...run, hp }, tiles, aside };
}
