"""What an odds panel says, as plain data: any game fills it from a seat's view, any page shows it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Literal, TypedDict

from .estimate import Estimate

Tone = Literal["safe", "hurt", "dead", "plain"]


class OddsRow(TypedDict):
    """One probability: an exact fraction, or a simulated estimate with its size and standard error."""

    label: str
    action: list[Any] | None
    p: float
    fraction: str | None
    n: int | None
    error: float | None


class OddsPart(TypedDict):
    """One piece of a whole that adds up to 1, such as what the next card may do."""

    label: str
    detail: str
    tone: Tone
    p: float
    fraction: str


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


class Reading(TypedDict):
    """What the others' choices tell if they keep to a policy with a parameter, for a slider.

    `steps` are the values of the parameter as fractions; `at_least_one` gives, for each kind, the chance of at
    least one in the first place at each step; `live` the chance to live, or nothing where it cannot be told.
    """

    label: str
    steps: list[str]
    at_least_one: dict[str, list[str]]
    live: list[str]


class Readable(TypedDict, total=False):
    """A belief may say how it changes with the others' policy."""

    reading: Reading


class Belief(Readable):
    """What a seat believes about hidden things, from its own view only."""

    places: list[BeliefPlace]
    rows: list[BeliefRow]


class Heat(TypedDict, total=False):
    """Where a panel can say so, the chance of each place of the board, by its id."""

    heat: dict[str, float]


class Worth(TypedDict):
    """What a thing is worth now: the chance without it, and how much that is less."""

    id: str
    label: str
    p: float
    fraction: str
    drop: float


class Worths(TypedDict, total=False):
    """Where a panel can say so, what each thing is worth now."""

    worth: list[Worth]


class Panel(Heat, Worths):
    """The odds of a moment. `question` is about the first row, and is what a player may be asked to predict.

    `beliefs` says whether `Game.belief` has a table of what may lie where.
    """

    title: str
    question: str
    source: str
    rows: list[OddsRow]
    parts: list[OddsPart]
    counts: str
    how: str
    beliefs: bool


def row(label: str, p: Fraction | Estimate, action: tuple[Any, ...] | None = None) -> OddsRow:
    """A line of the panel; an estimate carries its error with it."""
    data: OddsRow = {
        "label": label,
        "action": None if action is None else list(action),
        "p": float(p) if isinstance(p, Fraction) else p.p,
        "fraction": str(p) if isinstance(p, Fraction) else None,
        "n": None,
        "error": None,
    }
    if isinstance(p, Estimate):
        data["n"], data["error"] = p.n, p.error
    return data


def part(label: str, detail: str, tone: Tone, p: Fraction) -> OddsPart:
    """A piece of a whole."""
    return {"label": label, "detail": detail, "tone": tone, "p": float(p), "fraction": str(p)}
