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
  scars: ("red" | "green" | "blue")[];
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
  die: "red" | "green" | "blue" | "white";
  x: number;
  y: number;
  turn: number;
  section: number;
  verdict: number;
  contacts: number;
  face: number;
  symbol: boolean;
}

/** A gesture that must come off in time: the extra it is sent as, and the window in ms (half before, half after). */
export interface GateView {
  extra: "turn" | "air" | "hit" | "catch";
  window: number;
}

/**
 * How the throws due change the gesture, combined: turn by `rotate` degrees clockwise, then `mirror`; `power`
 * multiplies the speed; `lag` and `preview` in ms; `sway` is the swing of the aim (tangent) at `sway_hz`.
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
  hide: ("target" | "aim_guide" | "die" | "power_bar")[];
  camera: "below" | "table_level" | "top" | "far" | "over_shoulder" | "plain";
  two_pointers: boolean;
  pivot: number;
  circles: boolean;
  short: boolean;
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

/** The throw being made. `second` is Double Strike's; `launch` while one is due, `rest` once the die lies. */
export interface ThrowView {
  seat: number;
  die: "red" | "green" | "blue" | "white";
  weapons: string[];
  second: boolean;
  ignored: boolean;
  symbol: boolean;
  bounces: number;
  launch: LaunchView | null;
  rest: RestView | null;
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

/** What a missed throw is about to cost a hero. */
export interface HarmView {
  seat: number;
  loss: number;
  falls: boolean;
}

/** A line of the final score. */
export interface ScoreLine {
  key: "gold" | "bonus_die" | "no_scar" | "scar" | "eliminated" | "difficulty";
  n: number;
  points: number;
}

/**
 * Everything one seat (or, with seat None, a spectator) may know of a position.
 *
 * `offered` has the two rooms while their Leader chooses (None for everybody else); `under` the Dungeon cards known
 * to lie under the deck, next first (None: not seen by this seat); `unseen_rooms` may still come. `asked` is the
 * moment at which cards may be used now; `stall` is for sale; `gift` is being given to a hero; `tokens` are lit.
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
  room: string | null;
  offered: string[] | null;
  unseen_rooms: string[];
  under: (string | null)[];
  aside: string[];
  foe: FoeView | null;
  met: string[];
  throw: ThrowView | null;
  harm: HarmView[];
  asked: "free" | "aimed" | "lying" | "harm" | "rest" | null;
  tokens: string[];
  stolen: number | null;
  gift: string | null;
  stall: string[];
  shop_deck: number;
  thrown: ThrownView[];
  score: ScoreLine[];
  total: number;
  title: number | null;
  won: boolean | null;
}
