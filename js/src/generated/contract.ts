// Written by `python -m scripts.gen_contract` from the Python types. Do not edit.

/**
 * A chair at the table. `bot` is the bot's name as in `Setup.bots`, None for a person.
 *
 * A bot's `manner` ("careful") and `habit` ("never bluffs") are in the widget's language, and empty for a person.
 */
export interface SeatInfo {
  name: string;
  bot: string | null;
  manner: string;
  habit: string;
}

/**
 * Something the seat to move may do, or may not and why. Text is already in the widget's language.
 *
 * `at` names the places and cards of the board the choice lies at, `group` which choices belong together.
 */
export interface Choice {
  action: unknown[];
  label: string;
  detail: string;
  reason: string | null;
  at: string[];
  group: string;
}

/**
 * Something that happened, as one seat may know it. `seat` is who moved, None for luck.
 *
 * `data` are the facts, `show` what only the eye needs, `text` the line of the log: plain and emphasised pieces in
 * turn, so that no markup is ever parsed.
 */
export interface EventView {
  step: number;
  seat: number | null;
  kind: string;
  data: Record<string, unknown>;
  show: Record<string, unknown> | null;
  text: string[] | null;
}

/** A step at which something happened that stands out, as one seat was told of it; `text` is its line of the log. */
export interface KeyMoment {
  step: number;
  text: string;
}

/**
 * A guess the player committed to, and how far off it was (squared error, lower is better).
 *
 * `game` counts the games played in one widget, from 0.
 */
export interface Prediction {
  game: number;
  branch: number;
  step: number;
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
  title: string;
  question: string;
  source: string;
  rows: OddsRow[];
  parts: OddsPart[];
  lead: string[];
  how: string;
  beliefs: boolean;
  cases?: number;
  appraisal?: Appraisal;
  heat?: Record<string, number>;
  ways?: Record<string, string[]>;
  risk?: Record<string, number>;
  worth?: Worth[];
  scatter?: Scatter;
  grid?: Grid;
  intervals?: Interval[];
  belief: Belief | null;
  locked: boolean;
  prediction: Prediction | null;
}

/**
 * One probability: an exact fraction, or a simulated estimate with its size, standard error and interval.
 *
 * `word` stands before the number ("lives", "opens") and is empty if none is needed.
 */
export interface OddsRow {
  label: string;
  word: string;
  tone: "good" | "mixed" | "bad" | "plain";
  action: unknown[] | null;
  p: number;
  fraction: string | null;
  n: number | null;
  error: number | null;
  low?: number;
  high?: number;
}

/** One piece of a whole that adds up to 1, such as what the next card may do. */
export interface OddsPart {
  label: string;
  detail: string;
  tone: "good" | "mixed" | "bad" | "plain";
  p: number;
  fraction: string;
}

/** The choices at hand, the best first. `note` says what the numbers are, `word` is the unit of the values. */
export interface Appraisal {
  title: string;
  note: string;
  word: string;
  rows: ChoiceWorth[];
}

/** What one choice is worth in another unit than a chance: what it brings at once, what may follow, its value. */
export interface ChoiceWorth {
  action: unknown[];
  label: string;
  now: string;
  then: string;
  value: number;
}

/** What a thing is worth now: the chance without it (`p`), and by how much that is lower (`drop`). */
export interface Worth {
  id: string;
  label: string;
  p: number;
  fraction: string;
  drop: number;
}

/** Many tries as points, such as where a throw comes to rest. */
export interface Scatter {
  label: string;
  x: Axis;
  y: Axis;
  points: Point[];
}

/** One direction of a picture: what it measures, and from where to where. */
export interface Axis {
  label: string;
  low: number;
  high: number;
}

/** Where one try ended, and how it went. */
export interface Point {
  x: number;
  y: number;
  tone: "good" | "mixed" | "bad" | "plain";
}

/** A probability for each cell of a rectangle: rows from the low end of y, cells from the low end of x. */
export interface Grid {
  label: string;
  x: Axis;
  y: Axis;
  p: number[][];
}

/** An estimated number with its 95 % interval. With `share` it is a part of a whole. */
export interface Interval {
  label: string;
  value: number;
  low: number;
  high: number;
  share?: boolean;
}

/** What a seat believes about hidden things, from its own view only. */
export interface Belief {
  places: BeliefPlace[];
  rows: BeliefRow[];
  slider?: Slider;
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

/**
 * What the others' choices tell if they keep to a policy with a parameter.
 *
 * `steps` are the values of the parameter as fractions; `at_least_one` gives, for each kind, at each step the chance
 * of at least one in each place.
 */
export interface Slider {
  label: string;
  steps: string[];
  at_least_one: Record<string, string[][]>;
  then?: Consequence;
}

/** What would follow at each step of a slider, as fractions; nothing where it cannot be told. */
export interface Consequence {
  label: string;
  p: string[];
}

/** The chance that is followed at a step, such as that of the hero inside; `ended` where it was decided. */
export interface Followed {
  step: number;
  row: OddsRow;
  ended: boolean;
}

/** A message the player must see, such as why an action was refused; `seq` is that of the refused message. */
export interface Notice {
  type: "notice";
  seq: number;
  kind: "stale" | "illegal" | "malformed" | "error" | "info";
  text: string;
}

/** Hot-seat: the screen is covered until this seat says it is ready. */
export interface Curtain {
  seat: number;
  name: string;
}

/** Something this seat may always pass on: it is offered now, or `on` already and can be taken back. */
export interface Passing {
  name: string;
  label: string;
  on: boolean;
}

/**
 * Which line of play is shown, counted from 0, out of how many; `root` is the step it left at.
 *
 * `game` counts the games played in this widget, from 0.
 */
export interface Branch {
  game: number;
  index: number;
  count: number;
  root: number;
}

/**
 * One atomic projection of one step as one seat may see it. `live` is true at the newest step.
 *
 * Steps are counted as this seat was told of them: what another does in secret is no step of its own.
 * `next` is the next step that tells it something, the last one where none does.
 * `choices` are those of this seat at this step, also of a past one, where `chosen` is what it did.
 * `events` happened since this seat's last choice, with some before them; `earlier` moves of that span were left out.
 * `followed` is how the chance went on the way here, as those who look could know it then.
 * While `late` is not 0, parts of the odds are still to come: the page asks for them with ``{type: "more", seq}``. It counts
 * the answers, so that each is news to the page: an answer that changes nothing would not be asked for again.
 * `seed` is told when the game is over.
 */
export interface Snapshot {
  seq: number;
  title: string;
  step: number;
  steps: number;
  next: number;
  seat: number | null;
  to_move: number;
  caption: string;
  turn: string;
  prompt: string;
  seats: SeatInfo[];
  board: Record<string, unknown>;
  choices: Choice[];
  chosen: unknown[] | null;
  events: EventView[];
  earlier: number;
  odds: Odds | null;
  followed: Followed[];
  late: number;
  over: boolean;
  to_all: boolean;
  curtain: Curtain | null;
  branch: Branch;
  can_undo: boolean;
  can_redo: boolean;
  passing: Passing[];
  seed: string | null;
  live: boolean;
}

/**
 * A bot that may sit down: what it is called, and how it plays in a sentence.
 *
 * `strength` says whether it is one of the three of stated strength.
 */
export interface BotChoice {
  value: string;
  label: string;
  habit: string;
  strength: boolean;
}

/**
 * What the new-game panel offers. A seat is asked for as a name or as ``bot:`` and one of `bots`.
 *
 * `usual` is the bot of a chair that is added.
 * `seeds` says whether a seed may be asked for: not where luck must not come again.
 */
export interface Setup {
  players: number[];
  bots: BotChoice[];
  usual: string;
  options: OptionSpec[];
  seeds: boolean;
}

/** One setting of a new game, for the panel that asks for it. */
export interface OptionSpec {
  name: string;
  label: string;
  value: unknown;
  choices: OptionChoice[];
}

/**
 * One value a setting may take.
 *
 * `only` lists, for other settings, the values with which it can be combined: a hero only with a box that has that
 * hero. ``"players"`` stands for the number of players, ``"bots"`` for whether a bot is among them. A setting without a
 * choice left is not asked for.
 */
export interface OptionChoice {
  value: unknown;
  label: string;
  only?: Record<string, unknown[]>;
}

/** Answer to a `log` message: what happened before a step, as far back as travels at once. */
export interface LogAnswer {
  type: "log";
  before: number;
  events: EventView[];
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

/** Answer to a `seed` message, in study mode or after the end. */
export interface SeedAnswer {
  type: "seed";
  seed: string;
}

/** A QR picture as SVG path data, on a square of so many units; the quiet rim round it is the page's. */
export interface QrPicture {
  side: number;
  path: string;
}

/** Answer to a `share` message: a code to play on from here. It holds every card dealt so far. */
export interface ShareAnswer {
  type: "share";
  code: string;
  link: string | null;
  qr: QrPicture | null;
}

/** Answer to a `replay` message: a page to keep, which steps through the game as this seat saw it. */
export interface ReplayFile {
  type: "replay";
  name: string;
  html: string;
}

/**
 * One choice looked back at: its `value` by what the game is played for, and how much more a better one was worth
 * (`given` away), in the `unit`.
 *
 * - `best`: the label of the better choice, None if none was clearly better. `doubt`: the standard error of `given`.
 * - An exact value has a `fraction`, an estimate its standard `error` where that is known, and how many `games` it is
 * the mean of.
 * - `why`: the sentence that says which consequence decides; empty where nothing was given away.
 * - `chapter`: the part of the game it belongs to; may be empty. `group`: which kind of choice it was.
 * - `judged`: False if it was only looked at. `helped`: whether a hint was asked for.
 */
export interface ReviewPoint {
  step: number;
  seat: number;
  label: string;
  value: number;
  unit: "chance" | "points";
  fraction: string | null;
  error: number | null;
  games: number;
  best: string | null;
  given: number;
  doubt: number;
  why: string;
  chapter: string;
  group: string;
  judged: boolean;
  helped: boolean;
}

/**
 * Answer to a `review` message: the choices looked back at so far; while `late`, ask again for the rest.
 *
 * `source` says how the values were found: exactly, or with which error. `headline` is the whole in a sentence, `luck`
 * says when luck, not choice, decided, `rest` what is within the noise and what is not judged,
 * and `how` in words how it was found out. `done` is how much of the
 * work is done, from 0 to 1; `choices` is how many there are.
 */
export interface ReviewAnswer {
  type: "review";
  question: string;
  word: string;
  unit: "chance" | "points";
  source: string;
  headline: string;
  luck: string;
  rest: string;
  how: string;
  won: boolean | null;
  points: ReviewPoint[];
  choices: number;
  done: number;
  late: boolean;
}

/** Answer to a `review` message that found nothing new yet: only how much is done. */
export interface Reviewing {
  type: "reviewing";
  done: number;
}

/** One choice and what it is worth, as a person reads it. */
export interface HintRow {
  action: unknown[];
  label: string;
  said: string;
}

/**
 * Answer to a `hint` message: the best choices by the chance to win, the best first; while `late`, ask again.
 *
 * `text` names the best one, `why` says which consequence decides, `source` how it was found. `seq` is the snapshot it is
 * about.
 */
export interface HintAnswer {
  type: "hint";
  seq: number;
  text: string;
  why: string;
  source: string;
  rows: HintRow[];
  done: number;
  late: boolean;
}

/** One player in one game on this machine: labels with their numbers, as a person reads them. */
export interface StatsPlayer {
  player: string;
  title: string;
  facts: string[][];
}

/** Answer to a `stats` or `forget` message; `note` says where it is kept, or that nothing is. */
export interface StatsAnswer {
  type: "stats";
  players: StatsPlayer[];
  note: string;
}

/** One case of a question, by the kinds it is made of; it stands for `n` cases. */
export interface CaseSquare {
  name: string[];
  value: number;
  good: boolean;
  n: number;
}

/** One card of an opened case: what answered it, and the life after it. `icon` is its kind. */
export interface CaseStep {
  name: string;
  strength: number;
  icon: string;
  origin: string;
  answer: string;
  hurt: boolean;
  life: string;
}

/** The case that is looked at: its cards, and how it goes. */
export interface OpenedCase {
  at: number;
  title: string;
  chip: string;
  good: boolean;
  cards: CaseStep[];
  steps: CaseStep[];
  life: string;
}

/** How many cases have a number. */
export interface CaseTally {
  value: number;
  n: number;
  good: boolean;
}

/** All cases of a question as squares. */
export interface CaseGrid {
  good: number;
  total: number;
  good_word: string;
  bad_word: string;
  sort: string;
  squares: CaseSquare[];
  opened: OpenedCase | null;
  tally: CaseTally[];
  legend: string;
  note: string;
}

/** Answer to a `cases` message: every case behind the odds of snapshot `seq`, counted in a `sentence`. */
export interface CasesAnswer {
  good: number;
  total: number;
  good_word: string;
  bad_word: string;
  sort: string;
  squares: CaseSquare[];
  opened: OpenedCase | null;
  tally: CaseTally[];
  legend: string;
  note: string;
  type: "cases";
  seq: number;
  sentence: string;
}

/** A game to go on with: when its last choice was made (milliseconds since 1970), and how far it had come. */
export interface SavedGame {
  when: number;
  step: number;
}

/** Answer to an `opened` message: the game that was left, if any; ``{type: "resume", seq}`` goes on with it. */
export interface Offer {
  type: "offer";
  saved: SavedGame | null;
}

/** A finished line of play: every frame in full, so that no kernel is needed. */
export interface ReplayData {
  v: number;
  game: string;
  lang: string;
  frames: Snapshot[];
  key_moments: KeyMoment[];
  rules: RuleSection[];
  faces: Record<string, CardFace>;
}

/** A heading and its paragraphs, in our own words, and an example where one helps. */
export interface RuleSection {
  title: string;
  text: string[];
  example?: string;
}

/** What a card says. */
export interface CardFace {
  name: string;
  text: string;
}
