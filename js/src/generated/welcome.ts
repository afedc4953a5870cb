// Written by `python -m scripts.gen_contract` from the Python types. Do not edit.

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
