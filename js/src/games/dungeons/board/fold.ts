// The board after an event: what everybody at the table sees happen. No rule is in it; events say what happened.
import type { EventView } from "../../../generated/contract";
import type { AdventurerView, CombatView, DungeonsBoard, DungeonsView, TrialView } from "../view";
import { cellKey } from "../view";

/** The facts an event may carry; which of them depends on its kind. */
export interface Told {
  seat: number;
  victim: number;
  by: number;
  hero: number;
  rival: number;
  against: CombatView["against"];
  foe: string;
  attack: CombatView["attack"];
  what: TrialView["what"] | "fight";
  stat: TrialView["stat"];
  threat: number;
  total: number;
  hero_total: number;
  foe_total: number;
  dice: number[];
  die: number;
  value: number;
  card: string;
  quest: string;
  step: number;
  level: number;
  round: number;
  x: number;
  y: number;
  n: number;
  due: boolean;
  pool: "glory" | "peril";
  glory: number;
  peril: number;
  life: number;
  points: number;
}

/** What comes after an event, for numbers that are told at its end; and the board all of it leads to. */
export interface Ahead {
  events: readonly EventView[];
  end: DungeonsView;
}

type Change = (board: DungeonsBoard, told: Told, ahead: Ahead) => Partial<DungeonsBoard>;

/** What ends whatever lay over the map. */
const CLEAR = { combat: null, trial: null, shown: null, hurt: null, window: null } as const;

export const toldOf = ({ data }: EventView) => data as unknown as Told;

export function after(board: DungeonsBoard, event: EventView, ahead: Ahead): DungeonsBoard {
  const change = CHANGES[event.kind];
  return { ...board, laid: null, ...change?.(board, toldOf(event), ahead) };
}

const CHANGES: Readonly<Record<string, Change>> = {
  turn: (_, { seat, round }) => ({ ...CLEAR, active: seat, round, drawn: "" }),
  hero: (board, { seat, hero }) => withHero(board, seat, { hero: String(hero) }),
  map: (_, { card }) => ({ ...CLEAR, drawn: card }),
  build: (board, { x, y }, { end }) => ({
    ...CLEAR,
    drawn: "",
    laid: cellKey(x, y),
    spaces: [...board.spaces, ...end.spaces.filter((space) => space.x === x && space.y === y)],
  }),
  swap: (_, __, { end }) => ({ spaces: end.spaces }),
  doors: (_, __, { end }) => ({ spaces: end.spaces }),
  move: (board, { seat, x, y }) => ({ ...CLEAR, ...withHero(board, seat, { x, y }) }),
  play: (_, { card, seat, victim }) => ({ ...CLEAR, shown: { card, by: seat, at: victim } }),
  announce: (_, { card, seat, victim }) => ({ ...CLEAR, shown: { card, by: seat, at: victim } }),
  bane: (_, { card, by, victim }) => ({ ...CLEAR, shown: { card, by, at: victim } }),
  trap: (_, { card, by, victim }) => ({ ...CLEAR, shown: { card, by, at: victim } }),
  use: (board, { card, seat }) =>
    board.combat || board.trial ? {} : { shown: { card, by: seat, at: null } },
  challenge: () => CLEAR,
  attempt: () => CLEAR,
  order: () => CLEAR,
  done: () => CLEAR,
  fight: (_, told, ahead) => ({ ...CLEAR, combat: combatOf(told, ahead) }),
  roll: (board, told, ahead) => rolled(board, told, ahead),
  rethrow: (board, { die, value }) => ({
    combat: board.combat && {
      ...board.combat,
      dice: board.combat.dice.map((was, at) => (at === die ? value : was)),
    },
    trial: board.trial && { ...board.trial, die: value },
  }),
  wound: (board, { seat, life }) => ({ hurt: null, window: null, ...withHero(board, seat, { life }) }),
  heal: (board, { seat, life }) => withHero(board, seat, { life }),
  saved: (board, { seat, life }) => withHero(board, seat, { life }),
  price: (board, { seat, life }) => withHero(board, seat, { life }),
  hit: (board, { n }) => ({ combat: board.combat && { ...board.combat, wounds: board.combat.wounds + n } }),
  death: (board, { seat }) => withHero(board, seat, { alive: false }),
  glory: (board, told) => gained(board, told, "glory"),
  peril: (board, told) => gained(board, told, "peril"),
  spend: (board, told) => gained(board, { ...told, n: -told.n, due: false }, told.pool),
  credit: (board, { seat, glory, peril }) =>
    withHero(board, seat, (hero) => ({
      glory: hero.glory + glory,
      peril: hero.peril + peril,
      due_glory: 0,
      due_peril: 0,
    })),
  points: (_, { points }) => ({ points }),
  task: (board, { seat, quest, step }) =>
    withHero(board, seat, (hero) => ({
      tasks: hero.tasks.map((task) =>
        task.quest === quest
          ? {
              ...task,
              steps: task.steps.map((one, at) => (at === step ? { ...one, done: true, now: false } : one)),
            }
          : task,
      ),
    })),
  finish: (board, { seat, quest, level }) => ({
    ...CLEAR,
    ...withHero(board, seat, (hero) => ({
      level,
      tasks: hero.tasks.filter((task) => task.quest !== quest),
      finished: [...hero.finished, quest],
    })),
  }),
};

function withHero(
  board: DungeonsBoard,
  seat: number,
  change: Partial<AdventurerView> | ((hero: AdventurerView) => Partial<AdventurerView>),
): Pick<DungeonsBoard, "players"> {
  const players = board.players.map((hero) =>
    hero.seat === seat ? { ...hero, ...(typeof change === "function" ? change(hero) : change) } : hero,
  );
  return { players };
}

/** Gains of the Encounter phase lie beside until it ends. */
function gained(board: DungeonsBoard, { seat, n, due }: Told, pool: "glory" | "peril") {
  const name = due ? (`due_${pool}` as const) : pool;
  return withHero(board, seat, (hero) => ({ [name]: Math.max(0, hero[name] + n) }));
}

/** A combat as it is met; its scores are those it is settled with. */
function combatOf({ against, hero, rival, by, foe, attack }: Told, ahead: Ahead): CombatView {
  const [hero_score, foe_score] = scoresOf(ahead);
  return {
    against,
    hero,
    rival,
    by,
    foe,
    attack,
    hero_score,
    foe_score,
    hero_parts: [],
    foe_parts: [],
    dice: [0, 0],
    thrown: [false, false],
    life: 0,
    wounds: 0,
    shielded: -1,
    shield: 0,
  };
}

/** Totals without the dice they were thrown with. */
function scoresOf({ events }: Ahead): [number, number] {
  let dice: number[] = [];
  for (const event of events) {
    const told = toldOf(event);
    if (event.kind === "roll") dice = [...told.dice];
    if (event.kind === "rethrow") dice[told.die] = told.value;
    if (event.kind === "clash") return [told.hero_total - (dice[0] ?? 0), told.foe_total - (dice[1] ?? 0)];
    if (event.kind === "turn" || event.kind === "fight") break;
  }
  return [0, 0];
}

/** The dice of a combat, or of a test, whose threat is told with its end. */
function rolled(board: DungeonsBoard, told: Told, ahead: Ahead): Partial<DungeonsBoard> {
  if (told.what === "fight")
    return { window: null, combat: board.combat && { ...board.combat, dice: told.dice } };
  const end = ahead.events.find(({ kind }) => kind === "trial");
  if (board.trial) return { window: null, trial: { ...board.trial, die: told.dice[0] ?? 0 } };
  if (!end) return {};
  const { stat, threat, total } = toldOf(end);
  const last = ahead.events.find(({ kind }) => kind === "rethrow");
  const die = told.dice[0] ?? 0;
  const trial: TrialView = {
    what: told.what,
    hero: told.hero,
    card: board.shown?.card ?? "",
    stat,
    threat,
    score: total - (last ? toldOf(last).value : die),
    parts: [],
    die,
    thrown: false,
    side: -1,
  };
  return { shown: null, combat: null, trial };
}
