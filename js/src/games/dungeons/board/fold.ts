// The board after an event: what everybody at the table sees happen. No rule is in it; events say what happened.
import type { EventView } from "../../../generated/contract";
import type {
  DungeonsEvents,
  FightEvent,
  PoolEvent,
  RollEvent,
  SpendEvent,
} from "../../../generated/dungeons";
import type { AdventurerView, CombatView, DungeonsBoard, DungeonsView, TrialView } from "../view";
import { cellKey } from "../view";

/** What comes after an event, for numbers that are told at its end; and the board all of it leads to. */
interface Ahead {
  events: readonly EventView[];
  end: DungeonsView;
}

type Kind = keyof DungeonsEvents;
type Change<K extends Kind> = (
  board: DungeonsBoard,
  told: DungeonsEvents[K],
  ahead: Ahead,
) => Partial<DungeonsBoard>;
type Changes = { [K in Kind]?: Change<K> };

/** What ends whatever lay over the map. */
const CLEAR = { combat: null, trial: null, shown: null, hurt: null, window: null } as const;

/** The facts of an event, if it is of this kind. */
function told<K extends Kind>(kind: K, event: EventView | undefined): DungeonsEvents[K] | null {
  return event?.kind === kind ? (event.data as unknown as DungeonsEvents[K]) : null;
}

export function after(board: DungeonsBoard, event: EventView, ahead: Ahead): DungeonsBoard {
  const change = CHANGES[event.kind as Kind] as Change<never> | undefined;
  return { ...board, laid: null, ...change?.(board, event.data as never, ahead) };
}

const CHANGES: Changes = {
  turn: (_, { seat, round }) => ({ ...CLEAR, active: seat, round, drawn: "", sent: [] }),
  hero: (board, { seat, hero }) => withHero(board, seat, { hero }),
  map: (_, { card }) => ({ ...CLEAR, drawn: card ?? "" }),
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
  announce: (board, { card, seat, victim, wounds }) => ({
    ...CLEAR,
    shown: { card, by: seat, at: victim },
    sent: [...board.sent, { card, victim, wounds }],
  }),
  bane: (_, { card, by, victim }) => ({ ...CLEAR, shown: { card, by, at: victim } }),
  trap: (board, { card, by, victim }) => ({
    ...CLEAR,
    shown: { card, by, at: victim },
    sent: met(board, card, victim),
  }),
  use: (board, { card, seat }) =>
    board.combat || board.trial ? {} : { shown: { card, by: seat, at: null } },
  challenge: () => CLEAR,
  attempt: () => CLEAR,
  door: () => CLEAR,
  order: () => CLEAR,
  done: () => CLEAR,
  fight: (board, told, ahead) => ({
    ...CLEAR,
    combat: combatOf(board, told, ahead),
    sent: met(board, told.foe, told.hero),
  }),
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
  spend: (board, { seat, n, pool }) => gained(board, { seat, n: -n, due: false }, pool),
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

/** What is met no longer waits beside its victim. */
function met({ sent }: DungeonsBoard, card: string, victim: number): DungeonsBoard["sent"] {
  const at = sent.findIndex((one) => one.card === card && one.victim === victim);
  return sent.filter((_, index) => index !== at);
}

/** Gains of the Encounter phase lie beside until it ends. */
function gained(
  board: DungeonsBoard,
  { seat, n, due }: Pick<PoolEvent, "seat" | "n" | "due">,
  pool: SpendEvent["pool"],
) {
  const name = due ? (`due_${pool}` as const) : pool;
  return withHero(board, seat, (hero) => ({ [name]: Math.max(0, hero[name] + n) }));
}

/** A combat as it is met; its scores are those it is settled with. */
function combatOf(board: DungeonsBoard, fight: FightEvent, ahead: Ahead): CombatView {
  const { against, hero, rival, by, foe, attack } = fight;
  const [hero_score, foe_score] = scoresOf(ahead) ?? printedScores(board, fight);
  // Of one that is still going on, all is known.
  const end = ahead.end.combat;
  const same = end?.hero === hero && end.rival === rival && end.foe === foe ? end : null;
  return {
    against,
    hero,
    rival,
    by,
    foe,
    attack: attack as CombatView["attack"],
    hero_score,
    foe_score,
    hero_parts: same?.hero_parts ?? [],
    foe_parts: same?.foe_parts ?? [],
    dice: [0, 0],
    thrown: [false, false],
    life: same?.life ?? 0,
    wounds: 0,
    shielded: -1,
    shield: 0,
  };
}

/** Totals without the dice they were thrown with; of a combat that somebody may still answer, those it has now. */
function scoresOf({ events, end: { combat } }: Ahead): [number, number] | null {
  let dice: number[] = [];
  for (const event of events) {
    const again = told("rethrow", event);
    const end = told("clash", event);
    dice = told("roll", event)?.dice.slice() ?? dice;
    if (again) dice[again.die] = again.value;
    if (end) return [end.hero_total - (dice[0] ?? 0), end.foe_total - (dice[1] ?? 0)];
    if (event.kind === "turn" || event.kind === "fight") return null;
  }
  return combat && [combat.hero_score, combat.foe_score];
}

/** What lies open before both, for a combat that is never settled. */
function printedScores({ players }: DungeonsBoard, { hero, rival, attack }: FightEvent): [number, number] {
  const scoreOf = (seat: number) => {
    const found = players.find((one) => one.seat === seat);
    return found && (attack === "melee" || attack === "magic" || attack === "move") ? found[attack] : 0;
  };
  return [scoreOf(hero), scoreOf(rival)];
}

/** The dice of a combat, or of a test, whose threat is told with its end. */
function rolled(board: DungeonsBoard, { what, hero, dice }: RollEvent, ahead: Ahead): Partial<DungeonsBoard> {
  if (what === "fight") return { window: null, combat: board.combat && { ...board.combat, dice } };
  const die = dice[0] ?? 0;
  if (board.trial) return { window: null, trial: { ...board.trial, die } };
  const at = ahead.events.findIndex(({ kind }) => kind === "trial");
  const end = told("trial", ahead.events[at]);
  if (!end) return {};
  const again = ahead.events.slice(0, at).findLast(({ kind }) => kind === "rethrow");
  const trial: TrialView = {
    what,
    hero,
    card: what === "trap" ? (board.shown?.card ?? "") : "",
    stat: end.stat as TrialView["stat"],
    threat: end.threat,
    score: end.total - (told("rethrow", again)?.value ?? die),
    parts: [],
    die,
    thrown: false,
    side: -1,
  };
  return { shown: null, combat: null, trial };
}
