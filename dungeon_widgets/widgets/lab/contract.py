"""What the page of a lab widget is shown: one state a widget. Texts are already in the widget's language."""

from __future__ import annotations

from typing import Literal, TypedDict

from typing_extensions import NotRequired

from ...engine.advice import Unit
from ...lab.charts.charts import ChartRecord
from ..page.contract import CaseGrid, ReviewPoint


class Head(TypedDict):
    """Above every widget: its name, what it is about, and where it stands."""

    title: str
    caption: str
    lead: str
    sentence: str


class Drawn(TypedDict):
    """One thing that was drawn: its faces, its number, and whether it counts."""

    faces: list[str]
    value: str
    hit: bool


class SamplerState(TypedDict):
    """Draws so far. What is exact is not here while `exact` is off."""

    head: Head
    n: int
    target: int
    plan: int
    busy: bool
    paused: bool
    seed: str
    exact: bool
    known: bool  # whether something exact is known, which could be shown
    held: str | None
    funnel: bool
    relation: str
    values: list[str]
    at: int
    yes_no: bool
    histogram: ChartRecord
    convergence: ChartRecord
    question: str
    chance: str | None
    percent: str | None
    share: str | None
    wilson: str | None
    distance: str | None
    last: list[Drawn]
    hit_word: str
    miss_word: str


class ScoreBin(TypedDict):
    """Guesses of about the same size."""

    said: float
    happened: float
    guesses: int


class ScoreState(TypedDict):
    """All guesses so far; `bins` from twenty on."""

    points: str
    brier: str
    guesses: int
    distances: list[float]
    bins: list[ScoreBin] | None


class ReadState(TypedDict):
    """What was understood of `text`: in words, and as a share of the scale where it can be read."""

    text: str
    says: str
    value: float | None


class PredictState(TypedDict):
    """A prediction. `exact` and all that follows from it are null until it may be seen."""

    title: str
    question: str
    status: Literal["unanswered", "committed", "revealed"]
    of: int
    top: float | None
    guess: float | None
    said: str
    may_reveal: bool
    held: str | None
    exact: float | None
    fraction: str | None
    exact_text: str | None
    verdict: str | None
    luck: str | None
    distance: str | None
    scores: ScoreState | None
    read: ReadState | None


class GuessRow(TypedDict):
    """One prediction of a lesson; `exact` and `verdict` are null until they may be seen."""

    title: str
    question: str
    said: str | None
    at: float | None
    exact: float | None
    exact_text: str | None
    verdict: str


class GuessesState(TypedDict):
    """All predictions of a lesson, and how good they were."""

    head: Head
    rows: list[GuessRow]
    scores: ScoreState | None


class HandInState(TypedDict):
    """What would be handed in now; `code` is empty while nothing is answered."""

    title: str
    text: str
    name: str
    code: str
    signed: bool
    file: str


class ExerciseOption(TypedDict):
    """A sentence to choose."""

    id: str
    text: str


class ExerciseState(TypedDict):
    """A question with a field; hints open one at a time and stay open."""

    title: str
    question: str
    kind: str
    place: str
    options: list[ExerciseOption]
    answer: str
    status: str
    chip: str
    text: str
    detail: str
    tries: int
    hints: list[str]
    hints_in_all: int
    code: str
    read: ReadState | None


class WaffleState(CaseGrid):
    """All cases of a question, or those with one part; `parts` are pairs of an id and a name."""

    head: Head
    only: str
    parts: list[list[str]]


class PairArc(TypedDict):
    """Two dice and what they make."""

    one: int
    two: int
    total: int
    asleep: bool
    hit: bool


class SumSet(TypedDict):
    """Some sums with the chance that a pair makes one of them."""

    sums: list[int]
    note: str
    fraction: str
    percent: str
    p: float
    mine: bool


class PairsState(TypedDict):
    """Dice in pairs, and four sums to hope for. Sets other than one's own come only after the first try."""

    head: Head
    dice: list[int]
    arcs: list[PairArc]
    sums: list[int]
    black: bool
    heading: str
    fraction: str | None
    percent: str | None
    p: float | None
    held: str | None
    hits: int
    n: int
    simulated: str
    sets: list[SumSet]
    all_sets: list[SumSet]
    why: str | None
    awake: str


class TrayState(TypedDict):
    """Eleven sliders and dice to try them. No exact bar is here before the guess is committed."""

    head: Head
    guesses: list[int]
    committed: bool
    left: int
    left_text: str
    n: int
    exact: bool
    chart: ChartRecord
    last: list[list[int]]
    fraction: str | None
    percent: str | None
    rolled: str | None
    held: str | None
    seed: str


class StoryCard(TypedDict):
    """One unseen card and in which moods its story goes on."""

    strength: int
    strong: bool
    kept: list[bool]


class ActLine(TypedDict):
    """The chance after an act."""

    label: str
    fraction: str
    percent: str
    p: float
    shown: bool
    seat: int | None


class PlaceCell(TypedDict):
    """The chance of one card to lie in a place, now and before the acts."""

    fraction: str
    percent: str
    was: str


class PlaceRow(TypedDict):
    """Where a weak or a strong card may lie."""

    label: str
    note: str
    strong: bool
    cells: list[PlaceCell]


class BayesState(TypedDict):
    """Stories before an act, those it strikes out, those left. What waits for an exercise is not here: it is held."""

    head: Head
    shown: int
    acts: list[ActLine]
    moods: int
    weak: str
    strong: str
    weak_share: float
    strong_share: float
    habit: str
    habits: list[str]
    steps: int
    cards: list[StoryCard]
    adds: bool
    before: list[str]
    evidence: list[str]
    after: list[str]
    answer: str | None
    held: str | None
    held_chance: str | None
    question: str
    places: list[str]
    rows: list[PlaceRow]
    sizes: list[int]


class ChainNode(TypedDict):
    """A state of a chain, with its place on a circle from 0 to 1."""

    name: str
    x: float
    y: float
    here: bool
    ends: bool
    time: str


class ChainEdge(TypedDict):
    """A step from one state to another."""

    source: int
    target: int
    p: float | None
    fraction: str


class MarkovState(TypedDict):
    """A chain: drawn while it is small, a table always."""

    head: Head
    drawn: bool
    nodes: list[ChainNode]
    edges: list[ChainEdge]
    table_head: list[str]
    table_rows: list[list[str]]
    path: list[str]
    over: bool
    ends: bool
    held: str | None
    walks: ChartRecord | None
    mean: str | None
    time: str | None


class TargetState(TypedDict):
    """Rings, throws and where to aim. The true spread and the exact law are not here while they are hidden."""

    head: Head
    values: list[int]
    pit: float | None
    points: list[list[float]]
    aim: list[float]
    spread: str | None
    fitted: str | None
    score: int
    exact: bool
    held: str | None
    chart: ChartRecord
    heat: list[list[float]] | None
    best: str | None
    seed: str


class ChestView(TypedDict):
    """A chest: what is seen of it, and whose it is."""

    name: str
    shows: str  # closed, empty or treasure
    told: str
    tag: str
    mine: bool
    able: bool


class ChestsState(TypedDict):
    """Three chests and a keeper. Where the treasure is stands here only when the round is over."""

    head: Head
    keeper: str
    keepers: list[list[str]]  # name, and how it is called
    chests: list[ChestView]
    stage: str  # take, choose or over
    buttons: list[SmallButton]
    runs: list[list[str]]  # way, and what its button says
    columns: list[str]
    rows: list[list[str]]
    note: str


class TreeLeaf(TypedDict):
    """The end of a path: what is not given may be hidden."""

    name: str
    weight: str | None
    count: str | None
    struck: bool
    never: bool


class TreeRow(TypedDict):
    """A first branch with the second ones."""

    name: str
    weight: str | None
    sum: str | None
    leaves: list[TreeLeaf]


class TreeShare(TypedDict):
    """The share of a branch in what is left."""

    name: str
    text: str
    p: float


class TreeState(TypedDict):
    """A weighted tree and its two-way table. Counts that are no part of what is given, sums and shares come when they may be seen."""

    head: Head
    tree: str
    trees: list[list[str]]  # name, and how it is called
    root: str
    rows: list[TreeRow]
    columns: list[str]
    sums: list[str] | None
    left: str | None
    shares: list[TreeShare]
    held: str | None
    struck: int


class DieFigure(TypedDict):
    """The bars of one kind of die; its exact bars and errors are not here while they are hidden."""

    chart: ChartRecord
    held: str | None
    lines: list[list[str]]  # what it is called, and how likely it is
    seen: str


class DieTestState(TypedDict):
    """A line that accuses a die, drawn before the throws."""

    head: Head
    relation: str
    sides: list[list[str]]
    values: list[str]
    at: int
    die: str
    dice: list[list[str]]
    figures: list[DieFigure]
    bag: list[list[str]]
    bag_head: list[str]
    bag_told: str
    held_bag: str | None
    last: list[str]
    throws: int


class SumsState(TypedDict):
    """Sums of many dice. The exact bars, the curve, the funnel and the chance are not here while they are hidden."""

    head: Head
    dice: int
    sizes: list[int]
    die: str
    dies: list[list[str]]  # the dice one may choose: name, and how it is called
    view: str
    rows_view: str
    exact: bool
    curve: bool
    held: str | None
    n: int
    share: str | None
    chance: str | None
    last: list[int]
    more: int  # dice of the last roll that are not shown
    histogram: ChartRecord
    rows: ChartRecord
    seed: str


class IntervalsState(TypedDict):
    """A wall of intervals. The truth, what misses it, and the coverage are not here while they are hidden."""

    head: Head
    throws: int
    sizes: list[int]
    method: str
    methods: list[list[str]]  # the methods one may choose: name, and how it is called
    level: int
    levels: list[int]
    truth_held: str | None
    coverage_held: str | None
    wall: ChartRecord
    coverage: ChartRecord | None
    chance: str | None
    written: str | None
    seed: str


class ReviewFork(TypedDict):
    """Answer to a `fork` message: a line that plays on from before a choice. It holds every card dealt till then."""

    type: Literal["fork"]
    at: int
    text: str
    code: str


class ReviewBoard(TypedDict):
    """The table before a choice, drawn as the seat saw it."""

    at: int
    svg: str


class ReviewState(TypedDict):
    """The choices of a seat looked back at; while it is `late`, the page asks for more.

    `done` is how much is done, from 0 to 1, and `slices` counts what was asked for. `rest` says what is within the noise
    and what is not judged.
    """

    head: Head
    points: list[ReviewPoint]
    unit: Unit
    texts: list[str]
    chart: ChartRecord
    late: bool
    done: float
    slices: int
    rest: str
    source: str
    worst: int | None
    best: list[str]
    may_fork: bool
    board: ReviewBoard | None


class ClassDot(TypedDict):
    """One student's guess, where it is drawn."""

    x: float
    stack: int
    named: bool
    who: str
    text: str


class ClassBar(TypedDict):
    """One answer and how many gave it; `right` is null until the truth is told, and where nobody judges it."""

    label: str
    students: int
    share: float
    right: bool | None
    named: bool
    code: bool


class ClassRow(TypedDict):
    """One student's answer."""

    who: str
    answer: str
    off: str
    status: str


class GridColumn(TypedDict):
    """A question: its short name and its whole one, what it is worth, how many have it, and the median."""

    id: str
    lesson: str
    short: str
    title: str
    worth: float
    done: str
    median: str


class GridCell(TypedDict):
    """How a student stands with a question: `status` is empty where there is no answer, `said` is all of it in words."""

    status: str
    tries: int
    hints: int
    points: float
    said: str


class GridRow(TypedDict):
    """A student; cells stand in the order of the columns."""

    who: str
    time: float
    time_text: str
    cells: list[GridCell]


class GridState(TypedDict):
    """Students and questions. It holds no answer and no truth."""

    lessons: list[list[str]]
    columns: list[GridColumn]
    rows: list[GridRow]
    statuses: list[list[str]]
    rule: str
    more: str


class ClassState(TypedDict):
    """What a class thought of one question, or who is where. The truth is not here before the third step."""

    head: Head
    view: Literal["figure", "grid", "pool"]
    grid: GridState | None
    pool: ChartRecord | None
    pool_id: str
    pools: list[list[str]]
    id: str
    ids: list[str]
    titles: list[str]
    question: str
    step: int
    may_simulate: bool
    names: bool
    big: bool
    plotted: bool
    dots: list[ClassDot]
    bars: list[ClassBar]
    ticks: list[tuple[float, str]]
    scale: str
    left_out: str
    median: float | None
    median_text: str | None
    band: list[float] | None
    band_text: str | None
    exact: float | None
    exact_text: str | None
    mistake: str | None
    cards: list[list[str]]
    rows: list[ClassRow]
    refused: list[list[str]]
    unsigned: list[list[str]]
    folder: str
    notes: list[str]


class LessonStep(TypedDict):
    """A part of a lesson, and how far one is in it."""

    name: str
    done: bool
    now: bool


class KeptState(TypedDict):
    """A book that was left on this computer: the question whether it is this student's, or that answers are kept."""

    text: str
    offered: bool
    yes: str
    no: str
    forget: str


class LessonState(TypedDict):
    """The head of a lesson."""

    title: str
    heading: bool
    caption: str
    steps: list[LessonStep]
    goals_title: str
    goals: list[str]
    words: list[list[str]]
    code: str | None
    kept: KeptState | None


class SmallCard(TypedDict):
    """A card that lies open."""

    text: str
    hot: bool


class SmallButton(TypedDict):
    """Something to do."""

    name: str
    label: str
    able: bool


class SmallGameState(TypedDict):
    """A small game: its cards, what may be done, and what was done."""

    head: Head
    cards: list[SmallCard]
    hidden: str
    buttons: list[SmallButton]
    columns: list[str]
    rows: list[list[str]]
    summary: str


class LockedState(TypedDict):
    """A widget that waits for an answer."""

    waits: str
    kept: NotRequired[KeptState]
