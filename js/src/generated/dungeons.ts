// Written by `python -m scripts.gen_contract` from the Python types. Do not edit.

/**
 * What a seat sees. `hand` is its own; `asked` what it or another is asked, `about` which card, `left`
 * how many answers are still wanted; `drawn` the map card to lay.
 *
 * `held` says which seats keep back a map card (tournament): the holder reads its name, the others `HELD_BACK`;
 * a map card to lay before play is seen by who lays it. `winners` is empty before the end.
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

/**
 * A hero and all that lies open before their player. `due_*` are gains credited at the end of the phase.
 *
 * `hand` counts the hidden and known cards, not the wounded monsters.
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
  wounded: WoundedView[];
  treasures: PossessionView[];
  boons: PossessionView[];
  banes: PossessionView[];
  tasks: TaskView[];
  finished: string[];
  used: string[];
  lasting: LastingView[];
  immune: string[];
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

/** An unfinished quest; `tried`: its test or fight has been tried this turn. */
export interface TaskView {
  quest: string;
  steps: TaskStepView[];
  tried: boolean;
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

/** A modifier that lasts a while: a score, what it adds, until when, and against what ("" anything). */
export interface LastingView {
  stat: string;
  n: number;
  until: "turn" | "next_turn" | "phase";
  against: "" | "tag" | "attack" | "own_monsters";
  vs: string;
}

/** A card of the own hand. `known`: everybody knows it is there (ruling 51). */
export interface HandCardView {
  card: string;
  known: boolean;
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

/** Somebody may answer: which window, who is asked now and who after them; `answered`: their one Response is played. */
export interface WindowView {
  name: "bane" | "encounter" | "trap" | "challenge" | "preroll" | "roll" | "wound" | "death" | "won" | "lost";
  seat: number;
  then: number[];
  answered: boolean;
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

/** A part of a score: the card (or "" for a power, "level", "weapon") it comes from and what it adds. */
export interface ModifierView {
  source: string;
  n: number;
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

/** Wounds about to be suffered, or a death about to happen. */
export interface HurtView {
  seat: number;
  wounds: number;
  dying: boolean;
}

/** An Encounter announced: it waits for its turn. */
export interface SentView {
  card: string;
  victim: number;
  wounds: number;
}

/** The data of each kind of event. */
export interface DungeonsEvents {
  die: DieEvent;
  begins: SeatEvent;
  death: DeathEvent;
  shield: SeatEvent;
  draw: DrawEvent;
  hero: HeroEvent;
  quest: QuestEvent;
  abandon: QuestEvent;
  entrance: EntranceEvent;
  build: BuildEvent;
  map: MapEvent;
  hold: MapEvent;
  fetch: SeatCardEvent;
  cancel: SeatCardEvent;
  paid: SeatCardEvent;
  decline: SeatCardEvent;
  unfit: CardEvent;
  turn: TurnEvent;
  discard: DiscardEvent;
  shuffle: ShuffleEvent;
  play: PlayEvent;
  use: UseEvent;
  uses: UsesEvent;
  announce: AnnounceEvent;
  order: OrderEvent;
  done: DoneEvent;
  bane: LandEvent;
  trap: LandEvent;
  back: BackEvent;
  glory: PoolEvent;
  peril: PoolEvent;
  spend: SpendEvent;
  credit: CreditEvent;
  wound: LifeEvent;
  heal: LifeEvent;
  price: LifeEvent;
  saved: SavedEvent;
  points: PointsEvent;
  mod: ModEvent;
  edge: EdgeEvent;
  immune: ImmuneEvent;
  prevent: PreventEvent;
  lose: LoseEvent;
  steal: StealEvent;
  redirect: RedirectEvent;
  target: TargetEvent;
  option: OptionEvent;
  which: WhichEvent;
  passed: PassEvent;
  fight: FightEvent;
  roll: RollEvent;
  rethrow: RethrowEvent;
  clash: ClashEvent;
  trial: TrialEvent;
  hit: HitEvent;
  slain: SlainEvent;
  move: MoveEvent;
  door: DoorEvent;
  doors: DoorsEvent;
  swap: SwapEvent;
  challenge: ChallengeEvent;
  attempt: StepEvent;
  task: StepEvent;
  finish: FinishEvent;
  over: OverEvent;
}

/** A player's die for who begins. */
export interface DieEvent {
  seat: number;
  value: number;
}

/** A player: who begins, who raised a shield. */
export interface SeatEvent {
  seat: number;
}

/** A hero is out; `hand` are the cards of the hand, which all see as they are discarded (ruling 25). */
export interface DeathEvent {
  seat: number;
  hand: string[];
}

/** A card drawn; only its player knows which. */
export interface DrawEvent {
  seat: number;
  card?: string;
}

/** A hero dealt. */
export interface HeroEvent {
  seat: number;
  hero: string;
}

/** A quest drawn, or put under its deck. */
export interface QuestEvent {
  seat: number;
  quest: string;
}

/** A pawn on an Entrance Chamber. */
export interface EntranceEvent {
  seat: number;
  x: number;
  y: number;
}

/** A map card laid; the seat is -1 for the first one. */
export interface BuildEvent {
  seat: number;
  card: string;
  x: number;
  y: number;
  turn: number;
}

/** A map card drawn to be laid, or held back; before play only who lays it knows which (ruling 56). */
export interface MapEvent {
  seat: number;
  card?: string;
}

/** A card: one fetched, cancelled, paid for or declined ("" where none is meant). */
export interface SeatCardEvent {
  seat: number;
  card: string;
}

/** A map card that fits nowhere. */
export interface CardEvent {
  card: string;
}

/** A turn begins. */
export interface TurnEvent {
  seat: number;
  round: number;
}

/** A card of a hand discarded, or a wounded monster; `known` if all knew it was there. */
export interface DiscardEvent {
  seat: number;
  card: string;
  wounds: number;
  known: boolean;
}

/** The discards are a draw pile again. */
export interface ShuffleEvent {
  seat: number;
  n: number;
}

/** A Bane, Boon or Treasure played: on whom (-1: nobody), and whose pool paid. */
export interface PlayEvent {
  seat: number;
  card: string;
  victim: number;
  payer: number;
  cost: number;
}

/** An ability used, by its place on the card. */
export interface UseEvent {
  seat: number;
  card: string;
  ability: number;
}

/** Uses left on a card. */
export interface UsesEvent {
  seat: number;
  card: string;
  uses: number;
}

/** An Encounter announced and paid for. */
export interface AnnounceEvent {
  seat: number;
  card: string;
  victim: number;
  wounds: number;
  cost: number;
}

/** An Encounter put next in order. */
export interface OrderEvent {
  seat: number;
  card: string;
  victim: number;
  wounds: number;
}

/** A player goes on. */
export interface DoneEvent {
  seat: number;
  phase: "encounter" | "move";
}

/** A Bane lands, or a Trap is met. */
export interface LandEvent {
  card: string;
  victim: number;
  by: number;
}

/** An Encounter or a cancelled card goes back to its player's hand, wounded ones face up. */
export interface BackEvent {
  seat: number;
  card: string;
  wounds: number;
}

/** Glory or Peril gained (n > 0) or lost; `due`: credited at the end of the phase; `why` is a card or a rule. */
export interface PoolEvent {
  seat: number;
  n: number;
  due: boolean;
  why: string;
}

/** A price paid from a pool. */
export interface SpendEvent {
  seat: number;
  pool: "glory" | "peril";
  n: number;
  why: string;
}

/** What waited is credited. */
export interface CreditEvent {
  seat: number;
  glory: number;
  peril: number;
}

/** Life lost or won: wounds suffered, healed, or paid as a price; `life` is what is left. */
export interface LifeEvent {
  seat: number;
  n: number;
  life: number;
}

/** A dying hero stays with this Life. */
export interface SavedEvent {
  seat: number;
  life: number;
}

/** Movement points won or lost. */
export interface PointsEvent {
  seat: number;
  n: number;
  points: number;
}

/** A score changed for a while. */
export interface ModEvent {
  seat: number;
  stat: string;
  n: number;
  until: string;
}

/** A score changed for this roll; `foe` if it is the other side's. */
export interface EdgeEvent {
  seat: number;
  stat: string;
  n: number;
  foe: boolean;
}

/** A hazard ignored for a while. */
export interface ImmuneEvent {
  seat: number;
  to: string;
  until: string;
}

/** Wounds prevented. */
export interface PreventEvent {
  seat: number;
  n: number;
}

/** A card in play lost. */
export interface LoseEvent {
  seat: number;
  card: string;
  source: "treasure" | "boon" | "bane";
}

/** A Treasure changes hands. */
export interface StealEvent {
  seat: number;
  victim: number;
  card: string;
}

/** A Bane turned on another hero. */
export interface RedirectEvent {
  seat: number;
  card: string;
  victim: number;
}

/** A hero chosen. */
export interface TargetEvent {
  seat: number;
  target: number;
}

/** One of several lists of a card chosen. */
export interface OptionEvent {
  seat: number;
  card: string;
  option: number;
}

/** The die to be thrown again: 0 the hero's, 1 the foe's. */
export interface WhichEvent {
  seat: number;
  die: number;
}

/** Somebody does not answer: only they themselves are told (ruling 43). */
export interface PassEvent {
  seat?: number;
  window?: string;
}

/** A combat begins. */
export interface FightEvent {
  against: "monster" | "quest" | "room" | "rival";
  hero: number;
  rival: number;
  by: number;
  foe: string;
  attack: string;
}

/** Dice thrown: the hero's first. `against` is "" for a threat roll. */
export interface RollEvent {
  what: "fight" | "test" | "trap" | "door" | "pit";
  against: "monster" | "quest" | "room" | "rival" | "";
  hero: number;
  rival: number;
  foe: string;
  dice: number[];
}

/** A die thrown again; the seat is -1 for a monster's. */
export interface RethrowEvent {
  die: number;
  value: number;
  seat: number;
}

/** The totals compared. */
export interface ClashEvent {
  against: "monster" | "quest" | "room" | "rival";
  hero: number;
  rival: number;
  foe: string;
  hero_total: number;
  foe_total: number;
}

/** A threat roll decided. */
export interface TrialEvent {
  what: "test" | "trap" | "door" | "pit";
  seat: number;
  stat: string;
  threat: number;
  total: number;
  passed: boolean;
}

/** A monster wounded: markers of its Life. */
export interface HitEvent {
  against: "monster" | "quest" | "room" | "rival";
  hero: number;
  foe: string;
  n: number;
  wounds: number;
  life: number;
}

/** A monster defeated. */
export interface SlainEvent {
  against: "monster" | "quest" | "room" | "rival";
  hero: number;
  foe: string;
}

/** A pawn moves; `why` is ``step`` or the card that moved it. */
export interface MoveEvent {
  seat: number;
  x: number;
  y: number;
  from_x: number;
  from_y: number;
  card: string;
  why: string;
}

/** A door tried. */
export interface DoorEvent {
  seat: number;
  x: number;
  y: number;
  side: number;
  code: string;
}

/** Every way out of a space changed for a while. */
export interface DoorsEvent {
  seat: number;
  x: number;
  y: number;
  card: string;
  code: string;
  until: string;
}

/** Two map cards change places, each turned by 0 or 180 degrees. */
export interface SwapEvent {
  x1: number;
  y1: number;
  turn1: number;
  x2: number;
  y2: number;
  turn2: number;
}

/** A hero challenged. */
export interface ChallengeEvent {
  seat: number;
  rival: number;
  stat: "melee" | "magic";
}

/** A step of a quest tried, or done. */
export interface StepEvent {
  seat: number;
  quest: string;
  step: number;
}

/** A quest finished: the new level, and how many quests that makes. */
export interface FinishEvent {
  seat: number;
  quest: string;
  level: number;
  n: number;
}

/** The game is over; -1 where nobody wins. */
export interface OverEvent {
  winner: number;
  why: "quests" | "last" | "draw" | "time";
}
