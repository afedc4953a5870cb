// Written by `python -m scripts.gen_contract` from the Python types. Do not edit.

/** An Equipment card somebody carries; `used` is an armour turned until the next Rest. */
export interface ItemView {
  id: string;
  used: boolean;
}

/** A hero's sheet. `most` is the health he can have; `skill` is "human" or the hand of a bot. */
export interface HeroView {
  id: string;
  health: number;
  most: number;
  scars: string[];
  down: boolean;
  out: boolean;
  items: ItemView[];
  skill: string;
}

/** The monster or boss in the room. `start` is the health it came with; `silenced`: its ability is gone. */
export interface FoeView {
  id: string;
  boss: boolean;
  level: number;
  type: string;
  health: number;
  start: number;
  damage: number;
  gold: number;
  throw: string | null;
  ability: string | null;
  ability_n: number;
  silenced: boolean;
}

/**
 * A die at rest. `section` is where it lies, `verdict` what it counts for: 1 to 6 or 10, and for a miss
 * -1 outside, -2 hole, -3 bone, -4 off the table, -5 too few bounces, -6 box not hit, -7 gesture failed.
 */
export interface RestView {
  die: string;
  x: number;
  y: number;
  turn: number;
  section: number;
  verdict: number;
  contacts: number;
  face: number;
  symbol: boolean;
}

/** A gesture that must come off in time: the extra it is sent as, and the most ms it may be early or late. */
export interface GateView {
  extra: string;
  half: number;
}

/**
 * How the throws due change the gesture, combined: turn by `rotate` degrees clockwise, then `mirror`; `power`
 * multiplies the speed; `lag` and `preview` in ms; `sway` is the swing of the aim (tangent) at `sway_hz`; `hide` is of
 * target, aim_guide, die and power_bar; `camera` below, table_level, top, far, over_shoulder or plain; `pivot` the
 * pixels the die may leave its place by (0: any); `meters` the seconds of a swing of aim, power and loft.
 */
export interface ControlView {
  rotate: number;
  mirror: boolean;
  power: number;
  lag: number;
  preview: number;
  sway: number;
  sway_hz: number;
  parallax: number;
  hide: string[];
  camera: string;
  two_pointers: boolean;
  pivot: number;
  meters: number[];
}

/**
 * The launch that is due: what the kernel accepts, in the whole numbers of the action.
 *
 * `speed` in mm/s and `slope` in thousandths are [least, most]; `aim` is the largest tangent in thousandths;
 * `spin` whether side spin may be given; `hand` is where the hand stands at stance 0; `extras` are the names due
 * (``taps`` means taps or hold); `example` is an action that would be accepted.
 */
export interface LaunchView {
  throws: string[];
  speed: number[];
  slope: number[];
  aim: number;
  spin: boolean;
  hand: number[];
  bounces: number;
  box: boolean;
  gates: GateView[];
  extras: string[];
  control: ControlView;
  possible: boolean;
  example: unknown[];
}

/**
 * The throw being made. `second` is Double Strike's; `launch` while one is due, `rest` once the die lies,
 * and whether it is a `hit` as things stand.
 */
export interface ThrowView {
  seat: number;
  die: string;
  weapons: string[];
  second: boolean;
  ignored: boolean;
  symbol: boolean;
  granted: number;
  bonus: number;
  ability: string;
  called: boolean;
  declined: string[];
  doubled: boolean;
  launch: LaunchView | null;
  rest: RestView | null;
  hit: boolean;
}

/** One throw of the past, for the scatter: who, what was due, the launch in whole numbers and where it ended. */
export interface ThrownView {
  seat: number;
  throws: string[];
  aim: number;
  speed: number;
  slope: number;
  x: number;
  y: number;
  verdict: number;
}

/** A Dungeon card that is hidden from some: None if this seat has not seen it; `known` by these seats (-1: all). */
export interface UnderView {
  card: string | null;
  known: number[];
}

/** What a missed throw is about to cost a hero. */
export interface HarmView {
  seat: number;
  loss: number;
  falls: boolean;
}

/** A line of the final score. */
export interface ScoreLine {
  key: string;
  n: number;
  points: number;
}

/**
 * Everything one seat (or, with seat None, a spectator) may know of a position.
 *
 * `offered` are the two rooms while their Leader chooses; `under` the Dungeon cards under the deck, next first;
 * `unseen_rooms` are all this seat cannot place. `rethrow` is what allows the die to be thrown again, while that is
 * asked; `stall` is for sale; `gift` is being given to a hero; `tokens` are lit; `callable` heroes may be asked to use
 * a card. `result` says how the game ended.
 */
export interface FighterView {
  seat: number | null;
  phase: "hero" | "leader" | "rooms" | "room" | "card" | "gift" | "monster" | "retreat" | "die" | "weapons" | "free" | "aimed" | "launch" | "seed" | "light" | "again" | "lying" | "ability" | "harm" | "scar" | "rest" | "trade" | "stall" | "shop" | "boss" | "over";
  to_move: number;
  difficulty: string;
  fight: number;
  leader: number;
  active: number;
  heroes: HeroView[];
  gold: number;
  dice: number;
  dice_used: number;
  coloured: Record<string, boolean>;
  lying: RestView[];
  shops: number;
  symbols: number;
  symbols_needed: number;
  room: string | null;
  offered: UnderView[];
  unseen_rooms: string[];
  under: UnderView[];
  aside: string[];
  foe: FoeView | null;
  met: string[];
  throw: ThrowView | null;
  harm: HarmView[];
  rethrow: string | null;
  tokens: string[];
  stolen: number;
  struck: boolean;
  epic: boolean;
  last: number;
  passed: number[];
  called: number[];
  traded: string[];
  gift: string | null;
  stall: string[];
  shop_deck: string[];
  thrown: ThrownView[];
  score: ScoreLine[];
  total: number;
  title: number | null;
  result: "" | "won" | "down" | "dice";
}
