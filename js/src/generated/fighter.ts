// Written by `python -m scripts.gen_contract` from the Python types. Do not edit.

import type { CardFace } from "./contract";

/**
 * Everything one seat (or, with seat None, a spectator) may know of a position.
 *
 * `offered` are the two rooms while one is chosen; `under` the Dungeon cards under the deck, next first;
 * `unseen_rooms` are all this seat cannot place. `rethrow` is what allows the die to be thrown again, while that is
 * asked; `rooms_ask` is whether rooms ask for their throws by now; `stall` is for sale; `gift` is being given to a hero; `tokens` are lit; `callable` heroes may be asked to use
 * a card. `result` says how the game ended.
 */
export interface FighterView {
  seat: number | null;
  phase: "hero" | "leader" | "rooms" | "room" | "card" | "gift" | "monster" | "retreat" | "die" | "weapons" | "free" | "aimed" | "launch" | "seed" | "light" | "again" | "lying" | "ability" | "harm" | "brace" | "scar" | "rest" | "trade" | "stall" | "shop" | "boss" | "over";
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
  rooms_ask: boolean;
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
  gift: string | null;
  stall: string[];
  shop_deck: string[];
  thrown: ThrownView[];
  score: ScoreLine[];
  total: number;
  title: number | null;
  result: "" | "won" | "down" | "dice";
}

/** A hero's sheet. `most` is the health they can have; `skill` is "human" or the hand of a bot. */
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

/** An Equipment card somebody carries; `used` is an armour turned until the next Rest. */
export interface ItemView {
  id: string;
  used: boolean;
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

/** A Dungeon card that is hidden from some: None if this seat has not seen it; `known` by these seats (-1: all). */
export interface UnderView {
  card: string | null;
  known: number[];
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
 * The throw being made. `second` is Double Strike's; `launch` while one is due, `launched` what was
 * played, `rest` once the die lies, and whether it is a `hit` as things stand. `would` is there while somebody may
 * have it thrown again or chooses an ability.
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
  launched: (string | number | ((string | number)[])[])[] | null;
  rest: RestView | null;
  hit: boolean;
  would: WouldView | null;
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
  example: (string | number | ((string | number)[])[])[];
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
 * What a throw would do as it lies: health the monster would lose, whether that beats it, and [seat, loss] of the
 * heroes it would hurt.
 */
export interface WouldView {
  lost: number;
  beaten: boolean;
  fatal: boolean;
  losses: number[][];
}

/** What a missed throw is about to cost a hero. */
export interface HarmView {
  seat: number;
  loss: number;
  falls: boolean;
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

/** A line of the final score. */
export interface ScoreLine {
  key: string;
  n: number;
  points: number;
}

/** The data of each kind of event. */
export interface FighterEvents {
  hero: SeatEvent;
  leader: LeaderEvent;
  offer: OfferEvent;
  room: RoomEvent;
  gold: GoldEvent;
  dice: DiceEvent;
  heal: HealEvent;
  gift: GiftEvent;
  give: GiveEvent;
  discard: CardEvent;
  foe: FoeEvent;
  retreat: RetreatEvent;
  turn: SeatEvent;
  die: DieEvent;
  takeback: TakeBackEvent;
  weapons: WeaponsEvent;
  use: UseEvent;
  recover: RecoverEvent;
  silence: SilenceEvent;
  launch: LaunchEvent;
  throw: ThrowEvent;
  again: AgainEvent;
  token: TokenEvent;
  ability: AbilityEvent;
  hit: HitEvent;
  fatal: SeatEvent;
  miss: MissEvent;
  threat: ThreatEvent;
  wound: WoundEvent;
  mend: MendEvent;
  greedy: GreedyEvent;
  hurt: HurtEvent;
  fall: SeatEvent;
  saved: SavedEvent;
  steal: SeatEvent;
  second: DieEvent;
  slain: SlainEvent;
  scar: ScarEvent;
  out: SeatEvent;
  trade: TradeEvent;
  swap: SwapEvent;
  shop: ShopEvent;
  stall: CardEvent;
  buy: BuyEvent;
  treat: TreatEvent;
  bonus: BonusEvent;
  leave: LeaveEvent;
  victory: VictoryEvent;
  defeat: DefeatEvent;
}

/** A hero's turn begins, or they make a Fatal Blow, fall, steal a card or are out of the game. */
export interface SeatEvent {
  seat: number;
  hero: string;
}

/** A hero leads: at the start, or because they threw the last die. */
export interface LeaderEvent {
  seat: number;
  hero: string;
  why: "start" | "last";
}

/** Two rooms are looked at, which only the Leader's seat and the one who decides see. */
export interface OfferEvent {
  seat: number;
  hero: string;
  rooms?: string[];
}

/** A room is opened; the other one goes under the deck, and only its Leader knows which. */
export interface RoomEvent {
  seat: number;
  hero: string;
  room: string;
  under?: string;
}

/** Coins come into the Chest. */
export interface GoldEvent {
  n: number;
  gold: number;
  why: string;
}

/** Bonus dice come into the Chest. */
export interface DiceEvent {
  n: number;
  dice: number;
  why: string;
}

/** A hero recovers health. */
export interface HealEvent {
  seat: number;
  hero: string;
  n: number;
  health: number;
  why: string;
}

/** A card is turned up, to be given to a hero. */
export interface GiftEvent {
  card: string;
  why: string;
}

/** A hero takes a card, perhaps in place of another. */
export interface GiveEvent {
  seat: number;
  hero: string;
  card: string;
  old: string | null;
}

/** A card is thrown away, or laid out for sale. */
export interface CardEvent {
  card: string;
}

/** A monster or the boss appears with its whole health. */
export interface FoeEvent {
  foe: string;
  boss: boolean;
  health: number;
}

/** The group retreats; every hero loses the level. */
export interface RetreatEvent {
  seat: number;
  hero: string;
  foe: string;
  level: number;
}

/** A hero takes a die, or throws it a second time. */
export interface DieEvent {
  seat: number;
  hero: string;
  die: string;
}

/** The three dice are taken back; every hero loses the level. */
export interface TakeBackEvent {
  seat: number;
  hero: string;
  level: number;
}

/** A hero throws with these weapons. */
export interface WeaponsEvent {
  seat: number;
  hero: string;
  weapons: string[];
}

/** A hero uses a card, for another (their seat) or on a die (its colour). */
export interface UseEvent {
  seat: number;
  hero: string;
  card: string;
  target: number | string | null;
  target_hero?: string;
}

/** A thrown die may be thrown again. */
export interface RecoverEvent {
  die: string;
}

/** The monster has lost its ability. */
export interface SilenceEvent {
  foe: string;
}

/** The die leaves the hand. */
export interface LaunchEvent {
  seat: number;
  hero: string;
  stance: number;
  aim: number;
  speed: number;
  slope: number;
  throws: string[];
}

/** The die lies; the event's `show` has its path (`ThrowShow`). */
export interface ThrowEvent {
  seat: number;
  hero: string;
  die: string;
  section: number;
  verdict: number;
  contacts: number;
  face: number;
  symbol: boolean;
}

/** The die is thrown again, by an ability, the token or a card. */
export interface AgainEvent {
  seat: number;
  hero: string;
  die: string;
  by: string;
}

/** A token is lit or goes out. */
export interface TokenEvent {
  token: string;
  on: boolean;
}

/** An ability works. */
export interface AbilityEvent {
  seat: number;
  hero: string;
  ability: string;
  colour: string;
}

/** A hit with the parts of its damage: [what, how much]. */
export interface HitEvent {
  seat: number;
  hero: string;
  section: number;
  parts: ((string | number)[])[];
  total: number;
}

/** A miss; a verdict above 0 was turned into one by Cunning. */
export interface MissEvent {
  seat: number;
  hero: string;
  verdict: number;
}

/** What the miss is about to cost: [seat, health]. */
export interface ThreatEvent {
  losses: number[][];
}

/** The monster loses health. `dealt` is what it would have lost, where it resisted. */
export interface WoundEvent {
  n: number;
  health: number;
  why: string;
  dealt?: number;
}

/** The monster regains health. */
export interface MendEvent {
  n: number;
  health: number;
}

/** The monster takes a coin. */
export interface GreedyEvent {
  gold: number;
}

/** A hero loses health: by a miss, by taking back or by retreat. */
export interface HurtEvent {
  seat: number;
  hero: string;
  n: number;
  health: number;
  why: string;
}

/** A hero about to fall stays up. */
export interface SavedEvent {
  seat: number;
  hero: string;
  health: number;
}

/** The monster is beaten. */
export interface SlainEvent {
  foe: string;
  health: number;
  epic: boolean;
}

/** A colour is scarred; `most` is the health the hero has now and can have from now on. */
export interface ScarEvent {
  seat: number;
  hero: string;
  colour: string;
  most: number;
}

/** A card goes from one hero to another. */
export interface TradeEvent {
  card: string;
  seat: number;
  hero: string;
  to: number;
  to_hero: string;
}

/** Two heroes exchange cards. */
export interface SwapEvent {
  cards: string[];
  seats: number[];
  heroes: string[];
}

/** The group reaches the n-th shop. */
export interface ShopEvent {
  n: number;
}

/** A card is bought. */
export interface BuyEvent {
  card: string;
  cost: number;
  gold: number;
}

/** Healing is bought. */
export interface TreatEvent {
  gold: number;
}

/** A bonus die is bought. */
export interface BonusEvent {
  gold: number;
  dice: number;
}

/** The group leaves the shop; so many were visited. */
export interface LeaveEvent {
  shops: number;
}

/** The boss is beaten: points, and which title. */
export interface VictoryEvent {
  score: number;
  title: number;
}

/** All heroes are down, or no die is left against the boss. */
export interface DefeatEvent {
  why: "down" | "dice";
}

/** What the page gets to show beside the data of an event. */
export interface FighterShows {
  throw: ThrowShow;
}

/**
 * What only the eye needs: the path as [ms, x, y, z, kind] and the resting place with its angle in degrees.
 *
 * Kinds: hand; in the air table, board, hole, bone, box, edge and off; sliding step, rail, over, in, out; rest.
 */
export interface ThrowShow {
  path: [number, number, number, number, string][];
  x: number;
  y: number;
  turn: number;
}

/** A number as far as it is known: with the bounds of 95 %. */
export interface RangeNumber {
  value: number;
  low: number;
  high: number;
}

/** Where a throw came to rest, in mm from the middle of the target, and what it counted. */
export interface RangePoint {
  x: number;
  y: number;
  verdict: number;
}

/** The last throw: how it was made, how it ended, and its way for the eye. */
export interface RangeThrow {
  path: [number, number, number, number, string][];
  x: number;
  y: number;
  turn: number;
  stance: number;
  aim: number;
  speed: number;
  slope: number;
  throws: string[];
  verdict: number;
  section: number;
  face: number;
}

/**
 * The whole range. `spread` is how far the throws scatter across and along, once there are a few.
 *
 * `series` are the hits in a row up to now, and the longest row.
 */
export interface RangeView {
  launch: LaunchView;
  faces: Record<string, CardFace>;
  count: number;
  thrown: RangePoint[];
  last: RangeThrow | null;
  hits: RangeNumber | null;
  series: [number, number];
  damage: number | null;
  spread: [RangeNumber, RangeNumber] | null;
}
