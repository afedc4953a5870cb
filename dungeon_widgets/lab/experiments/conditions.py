"""A question about a number that luck decides: at least, at most or exactly so much."""

from __future__ import annotations

from typing import Any, NamedTuple

from ...engine.checks import short
from ..text import say

RELATIONS = ("at least", "at most", "exactly")


class Condition(NamedTuple):
    """Whether a drawn value counts.

    >>> dead = Condition("at least", 11)
    >>> dead(11), dead(10)
    (True, False)
    """

    relation: str
    value: Any

    def __call__(self, drawn: Any) -> bool:
        if self.relation == "at least":
            return bool(drawn >= self.value)
        if self.relation == "at most":
            return bool(drawn <= self.value)
        return bool(drawn == self.value)

    def words(self, lang: str) -> str:
        """The condition in words, such as "at least 11"."""
        return say(self.relation, lang, value=self.value)

    @property
    def sign(self) -> str:
        """The condition as a sign: ≥, ≤ or =."""
        return {"at least": "≥", "at most": "≤", "exactly": "="}[self.relation]


def condition_of(asked: Any) -> Condition:
    """A condition from what a person writes: ``("at least", 11)`` or ``11``.

    >>> condition_of(("at most", 3)), condition_of(7)
    (Condition(relation='at most', value=3), Condition(relation='exactly', value=7))
    """
    if isinstance(asked, Condition):
        return asked
    if isinstance(asked, tuple):
        if len(asked) == 2 and asked[0] in RELATIONS:
            return Condition(*asked)
        raise ValueError(f"a condition is a value or a pair such as ('at least', 11), not {short(asked)}")
    return Condition("exactly", asked)
