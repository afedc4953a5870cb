"""What a game can tell a player about the moment: choices worth showing, odds, beliefs, and where a choice lies.

A panel is plain data: any game fills it from a seat's view, any page shows it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Generic, Literal, NamedTuple, Protocol, TypedDict, TypeVar

from typing_extensions import NotRequired

from .cases import Counted
from .state import Action, State

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=Mapping[str, Any])

Tone = Literal["good", "mixed", "bad", "plain"]

Unit = Literal["chance", "points"]
"""What a worth is told in: a chance from 0 to 1, or points of the score, which may be any number."""


class OddsRow(TypedDict):
    """One probability: an exact fraction, or a simulated estimate with its size, standard error and interval.

    `word` stands before the number ("lives", "opens") and is empty if none is needed.
    """

    label: str
    word: str
    tone: Tone
    action: list[Any] | None
    p: float
    fraction: str | None
    n: int | None
    error: float | None
    low: NotRequired[float]
    high: NotRequired[float]


class OddsPart(TypedDict):
    """One piece of a whole that adds up to 1, such as what the next card may do."""

    label: str
    detail: str
    tone: Tone
    p: float
    fraction: str


class Worth(TypedDict):
    """What a thing is worth now: the chance without it (`p`), and by how much that is lower (`drop`)."""

    id: str
    label: str
    p: float
    fraction: str
    drop: float


class Axis(TypedDict):
    """One direction of a picture: what it measures, and from where to where."""

    label: str
    low: float
    high: float


class Point(TypedDict):
    """Where one try ended, and how it went."""

    x: float
    y: float
    tone: Tone


class Scatter(TypedDict):
    """Many tries as points, such as where a throw comes to rest."""

    label: str
    x: Axis
    y: Axis
    points: list[Point]


class Grid(TypedDict):
    """A probability for each cell of a rectangle: rows from the low end of y, cells from the low end of x."""

    label: str
    x: Axis
    y: Axis
    p: list[list[float]]


class Interval(TypedDict):
    """An estimated number with its 95 % interval. With `share` it is a part of a whole."""

    label: str
    value: float
    low: float
    high: float
    share: NotRequired[bool]


class ChoiceWorth(TypedDict):
    """What one choice is worth in another unit than a chance: what it brings at once, what may follow, its value."""

    action: list[Any]
    label: str
    now: str
    then: str
    value: float


class Appraisal(TypedDict):
    """The choices at hand, the best first. `note` says what the numbers are, `word` is the unit of the values."""

    title: str
    note: str
    word: str
    rows: list[ChoiceWorth]


class Panel(TypedDict):
    """The odds of a moment. `question` is about the first row, and is what a player may be asked to predict.

    - `lead`: the sentence above the rows, in pieces that are plain and emphasised by turns.
    - `beliefs`: whether `Advice.belief` can say what may lie where.
    - `cases`: how many cases `Advice.cases` has to open; absent if it has none.
    - `heat`: the chance of each place of the board, by its id. `ways`: the best way to each of them, place by place;
      `risk`: the chance to be wounded on it.
    """

    title: str
    question: str
    source: str
    rows: list[OddsRow]
    parts: list[OddsPart]
    lead: list[str]
    how: str
    beliefs: bool
    cases: NotRequired[int]
    appraisal: NotRequired[Appraisal]
    heat: NotRequired[dict[str, float]]
    ways: NotRequired[dict[str, list[str]]]
    risk: NotRequired[dict[str, float]]
    worth: NotRequired[list[Worth]]
    scatter: NotRequired[Scatter]
    grid: NotRequired[Grid]
    intervals: NotRequired[list[Interval]]


class BeliefPlace(TypedDict):
    """Somewhere hidden things may lie, and how many lie there."""

    label: str
    size: int


class BeliefRow(TypedDict):
    """One kind: how many copies exist, how many the seat has seen, and the chance of at least one in each place."""

    kind: str
    label: str
    copies: int
    seen: int
    at_least_one: list[str]
    p: list[float]


class Consequence(TypedDict):
    """What would follow at each step of a slider, as fractions; nothing where it cannot be told."""

    label: str
    p: list[str]


class Slider(TypedDict):
    """What the others' choices tell if they keep to a policy with a parameter.

    `steps` are the values of the parameter as fractions; `at_least_one` gives, for each kind, at each step the chance
    of at least one in each place.
    """

    label: str
    steps: list[str]
    at_least_one: dict[str, list[list[str]]]
    then: NotRequired[Consequence]


class Belief(TypedDict):
    """What a seat believes about hidden things, from its own view only."""

    places: list[BeliefPlace]
    rows: list[BeliefRow]
    slider: NotRequired[Slider]


class ByHand(NamedTuple):
    """A hint for a choice that is free: what serves best, why, and how that is known."""

    best: str
    why: str
    source: str


class Advice(Generic[S, V]):
    """What a game tells a player about a moment. A game overrides what it can tell.

    This base class gives no advice: it shows the legal choices without odds, groups them by their verb, and lights
    no place of the board for them.
    """

    def offers(self, state: S) -> list[Action]:
        """The choices to show the seat to move: the legal ones, and forbidden ones worth showing with their reason."""
        return state.legal()

    def panel(
        self, view: V, legal: list[Action], names: Sequence[str], lang: str
    ) -> Panel | Iterator[Panel] | None:
        """The odds of the moment as the view's seat can know them, or None.

        `legal` are the choices of the seat to move, `names` the players'. A panel that takes long to count is an
        iterator of better and better panels, each complete, some milliseconds apart.
        """
        return None

    def follows(self, state: S) -> bool:
        """Whether there is a chance to follow at this position while others, or luck, move; what is public decides."""
        return False

    def onlook(self, view: V, lang: str) -> OddsRow | None:
        """That chance, as the view's seat or a spectator can know it; also where it has just been decided, if it is known."""
        return None

    def by_hand(self, view: V, lang: str) -> ByHand | None:
        """A hint where the choice is free, such as a throw; None where there is none to give."""
        return None

    def asked(self, view: V) -> Mapping[str, Any]:
        """What of a view makes the question of its odds another one: by default all of it.

        A guess holds for as long as this is the same, such as from choosing a die to throwing it.
        """
        return view

    def belief(self, view: V, lang: str) -> Belief | None:
        """What the view's seat can conclude about hidden things, if the panel says that there is something to conclude."""
        return None

    def cases(self, view: V, legal: list[Action], names: Sequence[str]) -> Counted | None:
        """Every case behind the question of the panel, where they are few enough to be looked at one by one."""
        return None

    def at(self, action: Action, view: V) -> list[str]:
        """The ids of the places and cards that belong to a choice: the page lights them, and a click there makes it."""
        return []

    def group(self, action: Action, view: V) -> str:
        """The name of the group in which the page lists a choice."""
        return str(action[0])


class Estimated(Protocol):
    """A simulated probability, such as `odds.Estimate`."""

    @property
    def p(self) -> float:
        """The share of hits."""

    @property
    def n(self) -> int:
        """The number of runs."""

    @property
    def error(self) -> float:
        """The standard error of the share."""

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share."""


def row(
    label: str,
    p: Fraction | Estimated,
    action: Action | None = None,
    *,
    word: str = "",
    tone: Tone = "plain",
) -> OddsRow:
    """One line of a panel: a chance with its label, and the action it is about if there is one."""
    said: OddsRow = {
        "label": label,
        "word": word,
        "tone": tone,
        "action": None if action is None else list(action),
        "p": float(p) if isinstance(p, Fraction) else p.p,
        "fraction": str(p) if isinstance(p, Fraction) else None,
        "n": None,
        "error": None,
    }
    if not isinstance(p, Fraction):
        said["n"], said["error"] = p.n, p.error
        said["low"], said["high"] = p.interval()
    return said


def part(label: str, detail: str, tone: Tone, p: Fraction) -> OddsPart:
    """One piece of a whole, such as what the next card may do."""
    return {"label": label, "detail": detail, "tone": tone, "p": float(p), "fraction": str(p)}


def last_panel(said: Panel | Iterator[Panel] | None) -> Panel | None:
    """The last and best panel that `Advice.panel` gives: an iterator is run to its end."""
    if said is None or isinstance(said, dict):
        return said
    best = None
    for best in said:  # noqa: B007 (the last one is wanted)
        pass
    return best
