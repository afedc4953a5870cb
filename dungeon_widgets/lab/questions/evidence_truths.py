"""What questions about something seen may compute: chests with a keeper, and dice that a line accuses."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from ..experiments.evidence import chests, die_test


def chest_wins(keeper: str, way: str) -> Fraction:
    """How likely it is to win by staying or by switching, once the keeper has opened an empty chest."""
    return chests.wins(keeper, way)


def chest_shown(keeper: str) -> Fraction:
    """How likely the keeper opens the chest with the treasure."""
    return chests.ends(keeper, "stay")["shown"]


def exactly(sixes: int, throws: int) -> Fraction:
    """How likely a fair die shows so many sixes in so many throws."""
    return die_test.sixes(throws)[sixes]


def some_throws() -> list[tuple[Any, ...]]:
    """All numbers of sixes in up to six throws, as arguments."""
    return [(sixes, throws) for throws in range(1, 7) for sixes in range(throws + 1)]


def from_line(throws: int, line: int, p: Any = Fraction(1, 6)) -> float:
    """How likely a die shows at least so many sixes; a fraction nobody wants to read."""
    return float(die_test.tail(throws, line, Fraction(p)))


def up_to_line(throws: int, line: int, p: Any = Fraction(1, 6)) -> float:
    """How likely a die shows at most so many sixes."""
    return float(die_test.tail(throws, line, Fraction(p), "at most"))


def line_for(throws: int, level: Any) -> int:
    """The lowest line that accuses a fair die no more often than `level`."""
    return die_test.line_for(throws, level)


def fair_if_accused(throws: int, line: int, loaded: Any, share: Any) -> float:
    """How likely an accused die is fair, drawn from a bag with this share of loaded dice."""
    found = die_test.Trial(throws, line=line, loaded=loaded, bag=share).fair_if_accused
    return float(found or 0)


FUNCTIONS: dict[str, Callable[..., Any]] = {
    made.__name__: made
    for made in (
        chest_shown, chest_wins, exactly, fair_if_accused, from_line, line_for, some_throws, up_to_line,
    )
}  # fmt: skip
