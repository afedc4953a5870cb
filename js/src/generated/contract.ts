// Written by `python -m scripts.gen_contract` from the Python types. Do not edit.

/** A chair at the table. `bot` is the bot's name as in `Setup.bots`, None for a person. */
export interface SeatInfo {
  name: string;
  bot: string | null;
}

/** Something the seat to move may do, or may not and why. Text is already in the widget's language. */
export interface Choice {
  action: unknown[];
  label: string;
  hint: string;
  reason: string | null;
}

/** What happened at a step. `text` alternates plain and emphasised pieces, so no markup is ever parsed. */
export interface LogLine {
  step: number;
  seat: number | null;
  kind: string;
  text: string[];
}

/** A guess the player committed to, and how far off it was (squared error, lower is better). */
export interface Prediction {
  branch: number;
  step: number;
  seed: number;
  question: string;
  guess: number;
  exact: number;
  fraction: string;
  error: number;
}

/**
 * The odds panel. While `locked`, it holds the question alone: no number has left the kernel.
 *
 * `belief` is sent once a page has asked for it (`beliefs` of the widget), and in replays.
 */
export interface Odds {
  heat?: Record<string, number>;
  worth?: Worth[];
  title: string;
  question: string;
  source: string;
  rows: OddsRow[];
  parts: OddsPart[];
  counts: string;
  how: string;
  beliefs: boolean;
  belief: Belief | null;
  locked: boolean;
  prediction: Prediction | null;
}

/** What a thing is worth now: the chance without it, and how much that is less. */
export interface Worth {
  id: string;
  label: string;
  p: number;
  fraction: string;
  drop: number;
}

/** One probability: an exact fraction, or a simulated estimate with its size and standard error. */
export interface OddsRow {
  label: string;
  action: unknown[] | null;
  p: number;
  fraction: string | null;
  n: number | null;
  error: number | null;
}

/** One piece of a whole that adds up to 1, such as what the next card may do. */
export interface OddsPart {
  label: string;
  detail: string;
  tone: "safe" | "hurt" | "dead" | "plain";
  p: number;
  fraction: string;
}

/** What a seat believes about hidden things, from its own view only. */
export interface Belief {
  reading?: Reading;
  places: BeliefPlace[];
  rows: BeliefRow[];
}

/**
 * What the others' choices tell if they keep to a policy with a parameter, for a slider.
 *
 * `steps` are the values of the parameter as fractions; `at_least_one` gives, for each kind, the chance of at
 * least one in the first place at each step; `live` the chance to live, or nothing where it cannot be told.
 */
export interface Reading {
  label: string;
  steps: string[];
  at_least_one: Record<string, string[]>;
  live: string[];
}

/** Somewhere hidden things may lie, and how many lie there. */
export interface BeliefPlace {
  label: string;
  size: number;
}

/** One kind: how many copies exist, how many the seat has seen, and the chance of at least one in each place. */
export interface BeliefRow {
  kind: string;
  label: string;
  copies: number;
  seen: number;
  at_least_one: string[];
  p: number[];
}

/** A message the player must see, such as why an action was refused. */
export interface Notice {
  kind: "stale" | "illegal" | "malformed" | "error" | "info";
  text: string;
}

/** Hot-seat: the screen is covered until this seat says it is ready. */
export interface Curtain {
  seat: number;
  name: string;
}

/** Which line of play is shown, counted from 0, out of how many; `root` is the step it left at. */
export interface Branch {
  index: number;
  count: number;
  root: number;
}

/**
 * One atomic projection of one step as one seat may see it. `live` is true at the newest step.
 *
 * A page is answered before the odds are counted: while `odds_due`, the same snapshot with its odds is on its way.
 */
export interface Snapshot {
  v: number;
  seq: number;
  game: string;
  title: string;
  step: number;
  steps: number;
  seat: number | null;
  to_move: number;
  phase: string;
  caption: string;
  turn: string;
  prompt: string;
  seats: SeatInfo[];
  board: Record<string, unknown>;
  legal: Choice[];
  log: LogLine[];
  odds: Odds | null;
  odds_due: boolean;
  notice: Notice | null;
  over: boolean;
  curtain: Curtain | null;
  branch: Branch;
  can_undo: boolean;
  can_redo: boolean;
  seed: number;
  live: boolean;
}

/** What the new-game panel offers. A seat is asked for as a name or as ``bot:`` and one of `bots`. */
export interface Setup {
  players: number[];
  bots: OptionChoice[];
  options: OptionSpec[];
}

/** One value a setting may take. */
export interface OptionChoice {
  value: unknown;
  label: string;
}

/** One setting of a new game, for the panel that asks for it. */
export interface OptionSpec {
  name: string;
  label: string;
  value: unknown;
  choices: OptionChoice[];
}

/** Answer to an `inspect` message: what a seat knows now and knew a step before. */
export interface Inspection {
  type: "inspect";
  step: number;
  seat: number | null;
  now: unknown;
  before: unknown;
  note: string;
}

/** A finished line of play: every frame in full, so that no kernel is needed. */
export interface ReplayData {
  v: number;
  game: string;
  lang: string;
  frames: Snapshot[];
  rules: RuleSection[];
}

/** A heading and its paragraphs, in our own words. */
export interface RuleSection {
  title: string;
  text: string[];
}

/** A box crossed in this roll: with pair 0 or 1, or with a torch (2). */
export interface SheetMark {
  node: string;
  by: number;
}

/** What a player did with the roll; `black` tells that a symbol was spent, `lost` the life it cost. */
export interface SheetTurn {
  pairs: number[][];
  black: boolean;
  left: number[];
  marks: SheetMark[];
  lost: number;
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

/** A pair of dice and the nodes it could cross at once. */
export interface PairView {
  dice: number[];
  total: number;
  double: boolean;
  targets: string[];
}

/** A way to make two pairs; `black` costs a symbol, `allowed` is false when there is none to pay. */
export interface PairingView {
  pairs: PairView[];
  black: boolean;
  allowed: boolean;
}

/**
 * The turn of the seat to move: the two pairs with what each still lights up, and the torch.
 *
 * `missing` is the life lost by ending now; `chest` means that one must be opened first.
 */
export interface SheetChoice {
  pairs: PairView[];
  left: number[];
  torch: string[];
  chest: string[];
  missing: number;
}

/**
 * Everything one seat (or, with seat None, a spectator) may know of a position.
 *
 * `shown` is the seat's own sheet as the others still see it. `killed` and `won` are the monsters and bonuses
 * whose first reward is gone. `role` says how the seat may use the black die in this roll.
 */
export interface DiceDangerView {
  sheet: string;
  seat: number | null;
  solo: boolean;
  roll: number;
  phase: "clouds" | "roll" | "pair" | "write" | "chest" | "wait" | "over";
  to_move: number;
  active: number | null;
  role: "active" | "passive" | null;
  dice: number[];
  killed: string[];
  won: string[];
  players: SheetView[];
  shown: SheetView | null;
  pairings: PairingView[];
  choice: SheetChoice | null;
  next_cloud: string | null;
  cloud_numbers: number[];
  ended: boolean;
  winners: number[];
  title: number | null;
}

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

/** What everyone sees of a player. */
export interface PlayerView {
  successes: number;
  failures: number;
  out: boolean;
  passed: boolean;
}

/** One of the hero's six tiles; `by` is who stripped it, `monster` the card under it if the seat may know. */
export interface TileView {
  id: string;
  place: "hero" | "aside" | "spent";
  by: number | null;
  monster: string | null;
}

/** A card in the dungeon, bottom first; `by` put it there and alone knows it. */
export interface CardView {
  by: number;
  monster: string | null;
}

/** A monster set aside with a tile. */
export interface AsideView {
  by: number;
  tile: string;
  monster: string | null;
}

/**
 * One card met in the dungeon: what answered it or how much it hurt, and the life left after it.
 *
 * `kind` and `strength` are those on meeting it (a Count may be a Vampire). `damage` is what was lost, `reduced`
 * what tiles took off it before, and `cost` a tile that was discarded.
 */
export interface MeetingView {
  monster: string;
  kind: string;
  strength: number | null;
  by: string | null;
  why: string;
  damage: number;
  hp: number;
  reduced: number;
  cost: string | null;
}

/**
 * A dungeon run: all public, but for the cards still to come.
 *
 * `namer` is the seat asked to name a kind, `using` the tile (or the Cube) for which a tile is being discarded,
 * `lucky` tells whether the Lucky Coin has begun, `charmed` counts the Goblins of the Charming Flute, and
 * `successes` are the runner's on going in.
 */
export interface RunView {
  named: string | null;
  namer: number | null;
  start: number;
  hp: number;
  alive: boolean;
  left: number;
  facing: string | null;
  using: string | null;
  lucky: boolean;
  charmed: number;
  successes: number;
  met: MeetingView[];
}

/** How the last round ended; set-aside monsters are shown to all. */
export interface ResultView {
  round: number;
  runner: number;
  hero: string;
  survived: boolean;
  omnipotent: boolean;
  run: RunView;
  tiles: TileView[];
  aside: AsideView[];
}

/** Everything one seat (or, with seat None, a spectator) may know of a position. */
export interface WelcomeView {
  box: string;
  seat: number | null;
  specials: string[];
  variant: boolean;
  round: number;
  phase: "specials" | "first" | "hero" | "bid" | "deal" | "card" | "ask" | "name" | "turn" | "answer" | "discard" | "swap" | "over";
  to_move: number;
  starter: number | null;
  runner: number | null;
  winner: number | null;
  players: PlayerView[];
  hero: string | null;
  hp: number;
  tiles: TileView[];
  deck: number;
  drawn: CardView | null;
  dungeon: CardView[];
  aside: AsideView[];
  first_turn_done: boolean[];
  run: RunView | null;
  last: ResultView | null;
}
