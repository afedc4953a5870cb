"""What is counted of choices, and chances as cases."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import lcm
from typing import NamedTuple

from dungeon_widgets.engine.state import Action

MOST = 1_000_000
"""More cases than this are no count that tells anybody something."""
EVEN = Fraction(1, 2)

Cases = tuple[int, int]


class Counted(NamedTuple):
    """A name, what each choice is worth, and the cases in which it comes out well.

    `error` is the standard error where values follow from simulated throws, else None.
    """

    name: str
    values: Mapping[Action, Fraction | float]
    cases: Mapping[Action, Cases] | None
    error: float | None = None

    def speaks(self, best: Action, other: Action) -> bool:
        """Whether it speaks for the best choice: it is better after it, or (the same after both) so good that one goes
        on, or so bad that one does not."""
        if self.values[best] != self.values[other]:
            return self.values[best] > self.values[other]
        return (
            (self.values[best] > EVEN)
            if best == ("draw",)
            else self.values[best] < EVEN and best == ("pass",)
        )


def in_cases(values: Mapping[Action, Fraction], number: int = 0) -> dict[Action, Cases] | None:
    """Chances as cases of one number: the number there is, if it fits, else the smallest that does.

    >>> in_cases({("a",): Fraction(1, 2), ("b",): Fraction(1, 3)})
    {('a',): (3, 6), ('b',): (2, 6)}
    """
    fits = number and all((value * number).denominator == 1 for value in values.values())
    of = number if fits and number <= MOST else lcm(*(value.denominator for value in values.values()))
    if of > MOST:
        return None
    return {action: (int(value * of), of) for action, value in values.items()}
