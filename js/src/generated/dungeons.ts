// Written by `python -m scripts.gen_contract` from the Python types. Do not edit.

/** A card of the own hand. `known`: everybody knows it is there (ruling 51). */
export interface HandCardView {
  card: string;
  known: boolean;
}

/** A wounded monster that lies face up and counts as a card of the hand. */
export interface WoundedView {
  card: string;
  wounds: number;
}

/** A Treasure, Boon or Bane in play; `uses` left (0: it has none to count), `owner` whose discard pile it goes to. */
export interface PossessionView {
  card: string;
  uses: number;
  owner: number;
}

/** One step of a quest in play: `now` is what may be done next, `marks` of `of` wounds or events are counted. */
export interface TaskStepView {
  room: string;
  need: "enter" | "test" | "fight" | "pay" | "event";
  done: boolean;
  now: boolean;
  marks: number;
  of: number;
}

/** An unfinished quest; `tried`: its test or fight has been tried this turn. */
export interface TaskView {
  quest: string;
  steps: TaskStepView[];
  tried: boolean;
}

/** A part of a score: the card (or "" for a power, "level", "weapon") it comes from and what it adds. */
export interface ModifierView {
  source: string;
  n: number;
}

/** A modifier that lasts a while: a score, what it adds, until when, and against what ("" anything). */
export interface LastingView {
  stat: string;
  n: number;
  until: "turn" | "next_turn" | "phase";
  against: "" | "tag" | "attack" | "own_monsters";
  vs: string;
}

/**
 * A hero and all that lies open before his player. `due_*` are gains credited at the end of the phase.
 *
 * `hand` counts the hidden and known cards, not the wounded monsters; `old` of them are hidden cards from before the
 * last shuffle. `eras` counts the hand by shuffle (0: known), `lacks` says which cards of which shuffle it cannot hold.
 */
export interface AdventurerView {
  seat: number;
  hero: string;
  alive: boolean;
  level: number;
  life: number;
  printed_life: number;
  glory: number;
  peril: number;
  due_glory: number;
  due_peril: number;
  melee: number;
  magic: number;
  move: number;
  treasure_limit: number;
  boon_limit: number;
  x: number;
  y: number;
  hand: number;
  known: string[];
  old: number;
  eras: number[][];
  wounded: WoundedView[];
  treasures: PossessionView[];
  boons: PossessionView[];
  banes: PossessionView[];
  tasks: TaskView[];
  finished: string[];
  used: string[];
  lasting: LastingView[];
  immune: string[];
  lacks: ((number | string)[])[];
}

/**
 * A map card on the table. `sides` are what lies north, east, south, west now (W, O, P, L6, T7), overrides
 * counted in (`override` is "" for none); `opened` are the sides whose door has been opened this turn; `visited` and
 * `pit_met`: the active hero has been there, and has rolled for its pit, this turn.
 */
export interface SpaceView {
  card: string;
  x: number;
  y: number;
  turned: boolean;
  sides: string[];
  override: string;
  opened: number[];
  visited: boolean;
  pit_met: boolean;
}

/** Draw piles: how many cards, which are known to lie at the bottom in this order, the discards; `era` counts shuffles. */
export interface PileView {
  owner: number;
  deck: number;
  discard: string[];
  quests: number;
  quests_under: string[];
  maps: number;
  maps_under: string[];
  era: number;
}

/** An Encounter announced: it waits for its turn. */
export interface SentView {
  card: string;
  victim: number;
  wounds: number;
}

/**
 * A combat in progress: a hero against a monster of a card, a quest or a room, or against a rival.
 *
 * `foe` is the id of the card, quest or room the monster stands on; `by` is its player; dice are 0 before they are
 * thrown; `thrown` says which die was thrown again; `shield` wounds are prevented if the `shielded` seat loses.
 */
export interface CombatView {
  against: "monster" | "quest" | "room" | "rival";
  hero: number;
  rival: number;
  foe: string;
  by: number;
  attack: "melee" | "magic" | "move" | "";
  hero_score: number;
  foe_score: number;
  hero_parts: ModifierView[];
  foe_parts: ModifierView[];
  dice: number[];
  thrown: boolean[];
  life: number;
  wounds: number;
  shielded: number;
  shield: number;
}

/** A threat roll in progress: a trap, a door, a pit or another test. */
export interface TrialView {
  what: "test" | "trap" | "door" | "pit";
  hero: number;
  card: string;
  stat: "melee" | "magic" | "move" | "level";
  threat: number;
  score: number;
  parts: ModifierView[];
  die: number;
  thrown: boolean;
  side: number;
}

/** A Bane or Trap being resolved. */
export interface BaneView {
  card: string;
  by: number;
  victim: number;
}

/** Somebody may answer: which window, who is asked now and who after him; `answered`: his one Response is played. */
export interface WindowView {
  name: "bane" | "encounter" | "trap" | "challenge" | "preroll" | "roll" | "wound" | "death" | "won" | "lost";
  seat: number;
  then: number[];
  answered: boolean;
}

/** Wounds about to be suffered, or a death about to happen. */
export interface HurtView {
  seat: number;
  wounds: number;
  dying: boolean;
}

/**
 * What a seat sees. `hand` is its own; `asked` what it or another is asked, `about` which card, `left`
 * how many answers are still wanted; `drawn` the map card to lay.
 *
 * `held` says which seats keep back a map card (tournament); `winners` is empty before the end.
 */
export interface DungeonsView {
  seat: number | null;
  to_move: number;
  tournament: boolean;
  phase: "first" | "deal" | "lay" | "entrance" | "reset" | "discard" | "draw" | "encounter" | "announce" | "order" | "fights" | "spoils" | "build" | "move" | "end" | "over";
  round: number;
  active: number;
  first: number;
  dice: number[];
  players: AdventurerView[];
  hand: HandCardView[];
  piles: PileView[];
  spaces: SpaceView[];
  points: number;
  moved: boolean;
  challenged: boolean;
  asked: "" | "window" | "attack" | "die" | "lose" | "surplus" | "go" | "swap" | "steal" | "fetch" | "renew" | "option" | "may" | "target" | "redirect" | "finish";
  about: string;
  left: number;
  window: WindowView | null;
  combat: CombatView | null;
  trial: TrialView | null;
  bane: BaneView | null;
  trap: BaneView | null;
  hurt: HurtView | null;
  sent: SentView[];
  spoils: number;
  drawn: string;
  held: string[];
  quests_to_win: number;
  winners: number[];
}
