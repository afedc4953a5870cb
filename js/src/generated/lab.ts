// Written by `python -m scripts.gen_contract` from the Python types. Do not edit.

import type { CaseSquare, CaseTally, OpenedCase, ReviewPoint } from "./contract";

/** Above every widget: its name, what it is about, and where it stands. */
export interface Head {
  title: string;
  caption: string;
  lead: string;
  sentence: string;
}

/** One thing that was drawn: its faces, its number, and whether it counts. */
export interface Drawn {
  faces: string[];
  value: string;
  hit: boolean;
}

/** Draws so far. What is exact is not here while `exact` is off. */
export interface SamplerState {
  head: Head;
  n: number;
  target: number;
  plan: number;
  busy: boolean;
  paused: boolean;
  seed: string;
  exact: boolean;
  known: boolean;
  held: string | null;
  funnel: boolean;
  relation: string;
  values: string[];
  at: number;
  yes_no: boolean;
  histogram: ChartRecord;
  convergence: ChartRecord;
  question: string;
  chance: string | null;
  percent: string | null;
  share: string | null;
  wilson: string | null;
  distance: string | null;
  last: Drawn[];
  hit_word: string;
  miss_word: string;
}

/** A chart as a page gets it; `head` and `rows` are the numbers behind it. */
export interface ChartRecord {
  title: string;
  sentence: string;
  x: Axis;
  y: Axis;
  marks: Mark[];
  head: string[];
  rows: unknown[][];
}

/** One axis. A band axis lists its places; the others give their two ends. */
export interface Axis {
  label: string;
  kind: "band" | "linear" | "log";
  places: string[];
  low: number;
  high: number;
  percent: boolean;
}

/**
 * Something drawn. Points hold `[x, y]`, of a band `[x, low, high]`; on a band axis x is the place's number.
 *
 * bars: one bar per point; notches: one short line per point (a guess); line and band: along x; dots: with a text each;
 * rule: one line across, at `points[0]`, along y if its x is null; zone: a shaded stretch from x to y.
 */
export interface Mark {
  kind: "bars" | "notches" | "line" | "band" | "dots" | "rule" | "zone";
  tone: "exact" | "drawn" | "you" | "dead" | "safe" | "plain";
  name: string;
  points: ((number | null)[])[];
  texts: string[];
}

/** Guesses of about the same size. */
export interface ScoreBin {
  said: number;
  happened: number;
  guesses: number;
}

/** All guesses so far; `bins` from twenty on. */
export interface ScoreState {
  points: string;
  brier: string;
  guesses: number;
  distances: number[];
  bins: ScoreBin[] | null;
}

/** What was understood of `text`: in words, and as a share of the scale where it can be read. */
export interface ReadState {
  text: string;
  says: string;
  value: number | null;
}

/** A prediction. `exact` and all that follows from it are null until it may be seen. */
export interface PredictState {
  title: string;
  question: string;
  status: "unanswered" | "committed" | "revealed";
  of: number;
  top: number | null;
  guess: number | null;
  said: string;
  may_reveal: boolean;
  held: string | null;
  exact: number | null;
  fraction: string | null;
  exact_text: string | null;
  verdict: string | null;
  luck: string | null;
  distance: string | null;
  scores: ScoreState | null;
  read: ReadState | null;
}

/** One prediction of a lesson; `exact` and `verdict` are null until they may be seen. */
export interface GuessRow {
  title: string;
  question: string;
  said: string | null;
  at: number | null;
  exact: number | null;
  exact_text: string | null;
  verdict: string;
}

/** All predictions of a lesson, and how good they were. */
export interface GuessesState {
  head: Head;
  rows: GuessRow[];
  scores: ScoreState | null;
}

/** What would be handed in now; `code` is empty while nothing is answered. */
export interface HandInState {
  title: string;
  text: string;
  name: string;
  code: string;
  signed: boolean;
  file: string;
}

/** A sentence to choose. */
export interface ExerciseOption {
  id: string;
  text: string;
}

/** A question with a field; hints open one at a time and stay open. */
export interface ExerciseState {
  title: string;
  question: string;
  kind: string;
  place: string;
  options: ExerciseOption[];
  answer: string;
  status: string;
  chip: string;
  text: string;
  detail: string;
  tries: number;
  hints: string[];
  hints_in_all: number;
  code: string;
  read: ReadState | null;
}

/** All cases of a question, or those with one part; `parts` are pairs of an id and a name. */
export interface WaffleState {
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
  head: Head;
  only: string;
  parts: string[][];
}

/** Two dice and what they make. */
export interface PairArc {
  one: number;
  two: number;
  total: number;
  asleep: boolean;
  hit: boolean;
}

/** Some sums with the chance that a pair makes one of them. */
export interface SumSet {
  sums: number[];
  note: string;
  fraction: string;
  percent: string;
  p: number;
  mine: boolean;
}

/** Dice in pairs, and four sums to hope for. Sets other than one's own come only after the first try. */
export interface PairsState {
  head: Head;
  dice: number[];
  arcs: PairArc[];
  sums: number[];
  black: boolean;
  heading: string;
  fraction: string | null;
  percent: string | null;
  p: number | null;
  held: string | null;
  hits: number;
  n: number;
  simulated: string;
  sets: SumSet[];
  all_sets: SumSet[];
  why: string | null;
  awake: string;
}

/** Eleven sliders and dice to try them. No exact bar is here before the guess is committed. */
export interface TrayState {
  head: Head;
  guesses: number[];
  committed: boolean;
  left: number;
  left_text: string;
  n: number;
  exact: boolean;
  chart: ChartRecord;
  last: number[][];
  fraction: string | null;
  percent: string | null;
  rolled: string | null;
  held: string | null;
  seed: string;
}

/** One unseen card and in which moods its story goes on. */
export interface StoryCard {
  strength: number;
  strong: boolean;
  kept: boolean[];
}

/** The chance after an act. */
export interface ActLine {
  label: string;
  fraction: string;
  percent: string;
  p: number;
  shown: boolean;
  seat: number | null;
}

/** The chance of one card to lie in a place, now and before the acts. */
export interface PlaceCell {
  fraction: string;
  percent: string;
  was: string;
}

/** Where a weak or a strong card may lie. */
export interface PlaceRow {
  label: string;
  note: string;
  strong: boolean;
  cells: PlaceCell[];
}

/** Stories before an act, those it strikes out, those left. What waits for an exercise is not here: it is held. */
export interface BayesState {
  head: Head;
  shown: number;
  acts: ActLine[];
  moods: number;
  weak: string;
  strong: string;
  weak_share: number;
  strong_share: number;
  habit: string;
  habits: string[];
  steps: number;
  cards: StoryCard[];
  adds: boolean;
  before: string[];
  evidence: string[];
  after: string[];
  answer: string | null;
  held: string | null;
  held_chance: string | null;
  question: string;
  places: string[];
  rows: PlaceRow[];
  sizes: number[];
}

/** A state of a chain, with its place on a circle from 0 to 1. */
export interface ChainNode {
  name: string;
  x: number;
  y: number;
  here: boolean;
  ends: boolean;
  time: string;
}

/** A step from one state to another. */
export interface ChainEdge {
  source: number;
  target: number;
  p: number | null;
  fraction: string;
}

/** A chain: drawn while it is small, a table always. */
export interface MarkovState {
  head: Head;
  drawn: boolean;
  nodes: ChainNode[];
  edges: ChainEdge[];
  table_head: string[];
  table_rows: string[][];
  path: string[];
  over: boolean;
  ends: boolean;
  held: string | null;
  walks: ChartRecord | null;
  mean: string | null;
  time: string | null;
}

/** Rings, throws and where to aim. The true spread and the exact law are not here while they are hidden. */
export interface TargetState {
  head: Head;
  values: number[];
  pit: number | null;
  points: number[][];
  aim: number[];
  spread: string | null;
  fitted: string | null;
  score: number;
  exact: boolean;
  held: string | null;
  chart: ChartRecord;
  heat: number[][] | null;
  best: string | null;
  seed: string;
}

/** A chest: what is seen of it, and whose it is. */
export interface ChestView {
  name: string;
  shows: string;
  told: string;
  tag: string;
  mine: boolean;
  able: boolean;
}

/** Three chests and a keeper. Where the treasure is stands here only when the round is over. */
export interface ChestsState {
  head: Head;
  keeper: string;
  keepers: string[][];
  chests: ChestView[];
  stage: string;
  buttons: SmallButton[];
  runs: string[][];
  columns: string[];
  rows: string[][];
  note: string;
}

/** Something to do. */
export interface SmallButton {
  name: string;
  label: string;
  able: boolean;
}

/** The end of a path: what is not given may be hidden. */
export interface TreeLeaf {
  name: string;
  weight: string | null;
  count: string | null;
  struck: boolean;
  never: boolean;
}

/** A first branch with the second ones. */
export interface TreeRow {
  name: string;
  weight: string | null;
  sum: string | null;
  leaves: TreeLeaf[];
}

/** The share of a branch in what is left. */
export interface TreeShare {
  name: string;
  text: string;
  p: number;
}

/** A weighted tree and its two-way table. Counts that are no part of what is given, sums and shares come when they may be seen. */
export interface TreeState {
  head: Head;
  tree: string;
  trees: string[][];
  root: string;
  rows: TreeRow[];
  columns: string[];
  sums: string[] | null;
  left: string | null;
  shares: TreeShare[];
  held: string | null;
  struck: number;
}

/** The bars of one kind of die; its exact bars and errors are not here while they are hidden. */
export interface DieFigure {
  chart: ChartRecord;
  held: string | null;
  lines: string[][];
  seen: string;
}

/** A line that accuses a die, drawn before the throws. */
export interface DieTestState {
  head: Head;
  relation: string;
  sides: string[][];
  values: string[];
  at: number;
  die: string;
  dice: string[][];
  figures: DieFigure[];
  bag: string[][];
  bag_head: string[];
  bag_told: string;
  held_bag: string | null;
  last: string[];
  throws: number;
}

/** Sums of many dice. The exact bars, the curve, the funnel and the chance are not here while they are hidden. */
export interface SumsState {
  head: Head;
  dice: number;
  sizes: number[];
  die: string;
  dies: string[][];
  view: string;
  rows_view: string;
  exact: boolean;
  curve: boolean;
  held: string | null;
  n: number;
  share: string | null;
  chance: string | null;
  last: number[];
  more: number;
  histogram: ChartRecord;
  rows: ChartRecord;
  seed: string;
}

/** A wall of intervals. The truth, what misses it, and the coverage are not here while they are hidden. */
export interface IntervalsState {
  head: Head;
  throws: number;
  sizes: number[];
  method: string;
  methods: string[][];
  level: number;
  levels: number[];
  truth_held: string | null;
  coverage_held: string | null;
  wall: ChartRecord;
  coverage: ChartRecord | null;
  chance: string | null;
  written: string | null;
  seed: string;
}

/** Answer to a `fork` message: a line that plays on from before a choice. It holds every card dealt till then. */
export interface ReviewFork {
  type: "fork";
  at: number;
  text: string;
  code: string;
}

/** The table before a choice, drawn as the seat saw it. */
export interface ReviewBoard {
  at: number;
  svg: string;
}

/**
 * The choices of a seat looked back at; while it is `late`, the page asks for more.
 *
 * `done` is how much is done, from 0 to 1, and `slices` counts what was asked for. `rest` says what is within the noise
 * and what is not judged.
 */
export interface ReviewState {
  head: Head;
  points: ReviewPoint[];
  unit: "chance" | "points";
  texts: string[];
  chart: ChartRecord;
  late: boolean;
  done: number;
  slices: number;
  rest: string;
  source: string;
  worst: number | null;
  best: string[];
  may_fork: boolean;
  board: ReviewBoard | null;
}

/** One student's guess, where it is drawn. */
export interface ClassDot {
  x: number;
  stack: number;
  named: boolean;
  who: string;
  text: string;
}

/** One answer and how many gave it; `right` is null until the truth is told, and where nobody judges it. */
export interface ClassBar {
  label: string;
  students: number;
  share: number;
  right: boolean | null;
  named: boolean;
  code: boolean;
}

/** One student's answer. */
export interface ClassRow {
  who: string;
  answer: string;
  off: string;
  status: string;
}

/** A question: its short name and its whole one, what it is worth, how many have it, and the median. */
export interface GridColumn {
  id: string;
  lesson: string;
  short: string;
  title: string;
  worth: number;
  done: string;
  median: string;
}

/** How a student stands with a question: `status` is empty where there is no answer, `said` is all of it in words. */
export interface GridCell {
  status: string;
  tries: number;
  hints: number;
  points: number;
  said: string;
}

/** A student; cells stand in the order of the columns. */
export interface GridRow {
  who: string;
  time: number;
  time_text: string;
  cells: GridCell[];
}

/** Students and questions. It holds no answer and no truth. */
export interface GridState {
  lessons: string[][];
  columns: GridColumn[];
  rows: GridRow[];
  statuses: string[][];
  rule: string;
  more: string;
}

/** What a class thought of one question, or who is where. The truth is not here before the third step. */
export interface ClassState {
  head: Head;
  view: "figure" | "grid" | "pool";
  grid: GridState | null;
  pool: ChartRecord | null;
  pool_id: string;
  pools: string[][];
  id: string;
  ids: string[];
  titles: string[];
  question: string;
  step: number;
  may_simulate: boolean;
  names: boolean;
  big: boolean;
  plotted: boolean;
  dots: ClassDot[];
  bars: ClassBar[];
  ticks: [number, string][];
  scale: string;
  left_out: string;
  median: number | null;
  median_text: string | null;
  band: number[] | null;
  band_text: string | null;
  exact: number | null;
  exact_text: string | null;
  mistake: string | null;
  cards: string[][];
  rows: ClassRow[];
  refused: string[][];
  unsigned: string[][];
  folder: string;
  notes: string[];
}

/** A part of a lesson, and how far one is in it. */
export interface LessonStep {
  name: string;
  done: boolean;
  now: boolean;
}

/** A book that was left on this computer: the question whether it is this student's, or that answers are kept. */
export interface KeptState {
  text: string;
  offered: boolean;
  yes: string;
  no: string;
  forget: string;
}

/** The head of a lesson. */
export interface LessonState {
  title: string;
  heading: boolean;
  caption: string;
  steps: LessonStep[];
  goals_title: string;
  goals: string[];
  words: string[][];
  code: string | null;
  kept: KeptState | null;
}

/** A card that lies open. */
export interface SmallCard {
  text: string;
  hot: boolean;
}

/** A small game: its cards, what may be done, and what was done. */
export interface SmallGameState {
  head: Head;
  cards: SmallCard[];
  hidden: string;
  buttons: SmallButton[];
  columns: string[];
  rows: string[][];
  summary: string;
}

/** A widget that waits for an answer. */
export interface LockedState {
  waits: string;
  kept?: KeptState;
}
