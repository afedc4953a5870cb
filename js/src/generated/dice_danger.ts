// Written by `python -m scripts.gen_contract` from the Python types. Do not edit.

/** A pair of dice and the nodes it could cross at once. */
export interface PairView {
  dice: number[];
  total: number;
  double: boolean;
  targets: string[];
}

/** A way to make two pairs of the five dice; `black` costs a symbol. */
export interface PairingView {
  pairs: PairView[];
  black: boolean;
}

/** A question: does the seat deal so many boxes of a monster? It dies of them, and costs the hearts. */
export interface SheetAsk {
  seat: number;
  monster: string;
  boxes: number;
  hearts: number;
}

/**
 * Everything one seat (or, with seat None, a spectator) may know of a position.
 *
 * `first` is the seat that began. `shown` is the seat's own sheet as the others still see it. `killed` and `won` are
 * the monsters and bonuses whose first reward is gone. `role` says how the seat may use the black die in this roll.
 * At the end `places` has the place of each seat from 1, shared where two are equal in all that counts.
 */
export interface DiceDangerView {
  sheet: string;
  seat: number | null;
  solo: boolean;
  roll: number;
  phase: "clouds" | "roll" | "pair" | "write" | "chest" | "accept" | "wait" | "over";
  to_move: number;
  first: number;
  active: number | null;
  role: "active" | "passive" | null;
  dice: number[];
  killed: string[];
  won: string[];
  players: SheetView[];
  shown: SheetView | null;
  pairings: PairingView[];
  ask: SheetAsk | null;
  ended: boolean;
  places: number[];
  winners: number[];
  title: number | null;
}

/** One player's sheet. `half` is rubble with one box crossed; `clouds` the player's own numbers. */
export interface SheetView {
  crossed: string[];
  half: string[];
  clouds: Record<string, number>;
  monsters: SheetMonster[];
  bonuses: SheetBonus[];
  lost: number;
  hearts: number;
  penalty: number;
  chests: string[];
  torches: number;
  black: number;
  score: SheetScoreLine[];
  total: number;
  out: boolean;
  turn: SheetTurn | null;
}

/** A monster on one sheet: `numbers` wound it now, `locked` are still white; `gems` once it is rewarded. */
export interface SheetMonster {
  id: string;
  wounds: number;
  boxes: number;
  dead: boolean;
  reached: boolean;
  numbers: number[];
  locked: number[];
  reward: "first" | "later" | null;
  gems: number;
}

/** A bonus on one sheet: `have` of the `need` things; `gems` once it is rewarded. */
export interface SheetBonus {
  id: string;
  have: number;
  need: number;
  reward: "first" | "later" | null;
  gems: number;
}

/** A line of the score: `n` things at `each` points (life: boxes lost and the penalty). */
export interface SheetScoreLine {
  key: "gem" | "coin" | "trio" | "life";
  n: number;
  each: number;
  points: number;
}

/**
 * What a player did with the roll; `black` tells that a symbol was spent, `lost` the life it cost.
 *
 * `missing` is the life that ending now would cost: nothing once it has ended.
 */
export interface SheetTurn {
  pairs: number[][];
  black: boolean;
  left: number[];
  marks: SheetMark[];
  missing: number;
  lost: number;
}

/** A box crossed in this roll: with pair 0 or 1, a torch (2), or a permission (3). */
export interface SheetMark {
  node: string;
  by: number;
}

/** The data of each kind of event. */
export interface DiceDangerEvents {
  roll: RollEvent;
  write: WriteEvent;
  end: EndEvent;
  numbered: NumberedEvent;
  wrote: WroteEvent;
  kill: KillEvent;
  bonus: BonusEvent;
  hurt: HurtEvent;
  free: FreeEvent;
  accept: AnswerEvent;
  decline: AnswerEvent;
  out: OutEvent;
  over: OverEvent;
}

/** The seat throws: four white dice from small to large, then the black one. */
export interface RollEvent {
  seat: number;
  roll: number;
  dice: number[];
}

/** The seat writes. Others know no more than that; to the seat, `did` says which of the rest is there. */
export interface WriteEvent {
  seat: number;
  did?: "pair" | "cross" | "chest" | "number" | "accept" | "decline";
  pairs?: number[][];
  black?: boolean;
  node?: string;
  by?: number;
  effects?: ((string | number)[])[];
  chest?: string;
  n?: number;
  monster?: string;
  boxes?: number;
}

/** The seat has written; `lost` is the life it cost, as the seat itself knows. */
export interface EndEvent {
  seat: number;
  lost?: number;
}

/** A player's clouds, shown once all have numbered theirs. */
export interface NumberedEvent {
  seat: number;
  clouds: Record<string, number>;
}

/**
 * What a player wrote, shown once all have ended.
 *
 * `marks` are nodes in their order, each with pair 0 or 1, a torch (2), or a permission (3).
 */
export interface WroteEvent {
  seat: number;
  pairs: number[][];
  black: boolean;
  marks: ((string | number)[])[];
  chests: string[];
  lost: number;
}

/** These seats have killed a monster in this roll, first or later, for so many gems each. */
export interface KillEvent {
  monster: string;
  seats: number[];
  first: boolean;
  gems: number;
}

/** These seats have completed a bonus in this roll, first or later, for so many gems each. */
export interface BonusEvent {
  bonus: string;
  seats: number[];
  first: boolean;
  gems: number;
}

/** A monster costs one of its first killers hearts. */
export interface HurtEvent {
  seat: number;
  monster: string;
  hearts: number;
}

/** The seat wounds a monster for free, because somebody was first to kill it. */
export interface FreeEvent {
  seat: number;
  monster: string;
  effects: ((string | number)[])[];
}

/** Everybody has written, and the seat deals these boxes of a monster, or leaves them. */
export interface AnswerEvent {
  seat: number;
  monster: string;
  boxes: number;
  effects: ((string | number)[])[];
}

/** The seat has crossed the skull. */
export interface OutEvent {
  seat: number;
}

/** The game is over: who has won, and the scores. */
export interface OverEvent {
  seats: number[];
  scores: number[];
}
