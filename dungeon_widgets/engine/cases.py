"""How a chance was counted: every case of a question, all equally likely, each to be opened and run."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

MOST = 400  # squares that an eye can still take in

Text = str | dict[str, str]
"""Words that are the same in every language, or one text per language."""


class Case(NamedTuple):
    """One case: the kinds it is made of, its number, whether it is favourable, and for how many cases it stands."""

    name: tuple[str, ...]
    value: int
    good: bool
    stands_for: int = 1


class Step(NamedTuple):
    """One card of an opened case: which, whether it was known, what answered it, and the life before and after."""

    monster: str
    known: bool
    by: str | None
    damage: int
    before: int
    after: int


class Face(NamedTuple):
    """What a kind is called, and its strength if it has one."""

    name: Text
    strength: int = 0


class Counted(NamedTuple):
    """All cases of the question of a moment. `names` are the words for the favourable ones and for the others.

    `note` is what was settled before all of them, such as the kind a blade names.
    """

    cases: Sequence[Case]
    names: tuple[Text, Text]
    legend: Text
    faces: Mapping[str, Face]
    opened: Callable[[Case], list[Step]]
    note: Text = ""
