// Written by `python -m scripts.gen_contract` from the Python types. Do not edit.

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

/** What everyone sees of a player. */
export interface PlayerView {
  successes: number;
  failures: number;
  out: boolean;
  passed: boolean;
}

/**
 * One of the hero's six tiles; `by` is who stripped it, `monster` the card under it if the seat may know.
 *
 * `beats` tells whether it stops the card that the seat holds, as far as that can be told before going in.
 */
export interface TileView {
  id: string;
  place: "hero" | "aside" | "spent";
  by: number | null;
  monster: string | null;
  beats: boolean;
}

/**
 * A card in the dungeon or in a hand, bottom first; `by` put it there and alone knows it.
 *
 * `forced` tells whether it has to be added, as everybody sees: the first card of the variant, or no tile left.
 */
export interface CardView {
  by: number;
  monster: string | null;
  forced: boolean;
}

/** A monster set aside with a tile. */
export interface AsideView {
  by: number;
  tile: string;
  monster: string | null;
}

/**
 * A dungeon run: all public, but for the cards still to come.
 *
 * `skip` is the tile, or the Ally, that makes the next card harmless, `namer` the seat asked to name a kind, `using` the tile (or the Cube) for which a tile is being discarded,
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
  skip: string | null;
  facing: string | null;
  using: string | null;
  lucky: boolean;
  charmed: number;
  successes: number;
  met: MeetingView[];
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

export interface WelcomeEvents {
  specials: SpecialsEvent;
  first: SeatEvent;
  hero: HeroEvent;
  draw: DrawEvent;
  pass: SeatEvent;
  deal: DealEvent;
  add: AddEvent;
  strip: StripEvent;
  enter: EnterEvent;
  ask: AskEvent;
  name: NameEvent;
  turn: TurnEvent;
  swap: TurnEvent;
  use: UseEvent;
  meet: MeetEvent;
  result: ResultEvent;
  show: ShowEvent;
  out: SeatEvent;
  win: WinEvent;
}

/** The special monsters of the game are drawn. */
export interface SpecialsEvent {
  specials: string[];
}

/** Somebody is drawn to begin, passes, or is out of the game. */
export interface SeatEvent {
  seat: number;
}

/** A hero is chosen by a seat, or drawn; `hp` with all the tiles. */
export interface HeroEvent {
  hero: string;
  seat: number | null;
  round: number;
  hp: number;
}

/** A card is drawn; `deck` cards are left. */
export interface DrawEvent {
  seat: number;
  deck: number;
}

/** What was drawn, for who drew it. */
export interface DealEvent {
  seat: number;
  monster?: string;
}

/** A card goes onto the dungeon, which now has so many. */
export interface AddEvent {
  seat: number;
  cards: number;
  monster?: string;
}

/** A card is set aside with a tile; `hp` is what the hero would go in with now. */
export interface StripEvent {
  seat: number;
  tile: string;
  hp: number;
  monster?: string;
}

/** The last one left goes in. */
export interface EnterEvent {
  seat: number;
  hero: string;
  hp: number;
  cards: number;
}

/** Another player is asked to name a kind. */
export interface AskEvent {
  seat: number;
  asked: number;
}

/** A kind is named by `seat` for the run of `runner`. */
export interface NameEvent {
  seat: number;
  runner: number;
  monster: string;
}

/** A card lies open: turned from the dungeon, or dealt in place of one swapped; `left` are still to come. */
export interface TurnEvent {
  seat: number;
  monster: string;
  hp: number;
  left: number;
}

/** A tile is used that costs another one, which is asked for next. */
export interface UseEvent {
  seat: number;
  tile: string;
  monster: string;
}

/**
 * A card has been dealt with: what it was, which tile answered, what it cost.
 *
 * `kind` and `strength` are those on meeting it. `before` and `hp` are the hit points, `damage` what was lost,
 * `reduced` what tiles took off before; `cost` is a tile given up, `gone` all the tiles that left the hero.
 */
export interface MeetEvent {
  seat: number;
  monster: string;
  kind: string;
  strength: number | null;
  by: string | null;
  why: string;
  damage: number;
  reduced: number;
  cost: string | null;
  gone: string[];
  before: number;
  hp: number;
  left: number;
}

/** How the round ended, with the runner's marks after it. */
export interface ResultEvent {
  seat: number;
  round: number;
  hero: string;
  survived: boolean;
  omnipotent: boolean;
  start: number;
  hp: number;
  unturned: number;
  successes: number;
  failures: number;
}

/** The monsters set aside are shown to all. */
export interface ShowEvent {
  aside: ShownCard[];
}

/** A monster that was set aside. */
export interface ShownCard {
  seat: number;
  tile: string;
  monster: string;
}

/** Somebody has won: by two successes, or as the last one not out. */
export interface WinEvent {
  seat: number;
  how: "successes" | "alone";
}
