"""What the page of puzzles is shown. Before the answer nothing in it tells one choice from another."""

from __future__ import annotations

from typing import Any, TypedDict

from ....engine.words import CardFace
from ...page.contract import Snapshot


class PuzzleRow(TypedDict):
    """One choice and what it is worth: in words, and where that lies between the ends of the scale (`share`)."""

    action: list[Any]
    label: str
    said: str
    share: float
    best: bool
    chosen: bool


class PuzzleWaffle(TypedDict):
    """All cases after one choice: so many of them go well."""

    label: str
    said: str
    good: int
    total: int


class PuzzleAnswer(TypedDict):
    """What was answered, and everything that may be known now. `change` is that of the rating, None if it does not count."""

    right: bool
    head: str
    text: str
    said: str
    rows: list[PuzzleRow]
    source: str
    waffles: list[PuzzleWaffle]
    why: str
    change: int | None
    note: str


class PuzzleState(TypedDict):
    """One puzzle: the position as its seat sees it, the question, and who asks how often.

    `snapshot` holds no odds before the answer. A question of a lesson has no rating, and no puzzle follows it (`asked`).
    """

    id: str
    title: str
    caption: str
    question: str
    lines: list[str]
    snapshot: Snapshot
    faces: dict[str, CardFace]
    rating: int
    puzzle_rating: int
    streak: int
    week: list[bool]
    solved: str
    kept: str
    can_clear: bool
    asked: bool
    answer: PuzzleAnswer | None


class PuzzleGame(TypedDict):
    """Answer to a `play` message: the position as a game, by a link where there is a site, else by a line of Python."""

    type: str
    text: str
    code: str
    link: str | None
