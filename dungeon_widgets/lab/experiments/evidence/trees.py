"""A tree of two steps as counts: its weights, its two-way table, and what is left of it when something was seen."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from ....engine.checks import short
from ....engine.checks import whole as whole_number

Counts = Mapping[str, Mapping[str, int]]
MOST = 1_000_000
FIRST, SECOND = 6, 4  # branches at most


class CountTree:
    """Whole numbers of cases: first one thing happens, then another.

    `counts` names for each first branch its second ones with their numbers of cases. All first branches have the same
    second ones; a branch that cannot be taken has 0. `ValueError` says what does not fit.

    >>> tree = CountTree({"easy": {"home": 81, "lost": 6}, "hard": {"home": 192, "lost": 71}})
    >>> tree.first("hard"), tree.second("hard", "home"), tree.share("home")
    (Fraction(263, 350), Fraction(192, 263), Fraction(39, 50))
    >>> tree.strike("easy", "lost").strike("hard", "lost").share("easy")
    Fraction(27, 91)
    """

    def __init__(self, counts: Counts) -> None:
        self.counts = _checked(counts)
        self.rows = list(self.counts)
        self.columns = list(next(iter(self.counts.values())))
        self.struck: set[tuple[str, str]] = set()

    @property
    def total(self) -> int:
        """All cases."""
        return sum(self.of(row) for row in self.rows)

    def of(self, row: str) -> int:
        """The cases of a first branch."""
        return sum(self.counts[row].values())

    def first(self, row: str) -> Fraction:
        """The weight of a first branch."""
        return Fraction(self.of(row), self.total)

    def second(self, row: str, column: str) -> Fraction:
        """The weight of a second branch, given the first."""
        return Fraction(self.counts[row][column], self.of(row))

    # -- what was seen --------------------------------------------------------------------------------

    def strike(self, row: str, column: str, out: bool = True) -> CountTree:
        """Strike out a path that does not fit what was seen, or take it in again."""
        if row not in self.counts or column not in self.columns:
            raise ValueError(f"there is no path {short(row)}, {short(column)}")
        (self.struck.add if out else self.struck.discard)((row, column))
        return self

    def kept(self, row: str | None = None, column: str | None = None) -> int:
        """The cases that are left: all, of a first branch, of a second one, or of both."""
        return sum(
            count
            for r, cells in self.counts.items()
            for c, count in cells.items()
            if (r, c) not in self.struck and row in (None, r) and column in (None, c)
        )

    def share(self, name: str) -> Fraction | None:
        """The share of a branch in what is left; None if nothing is."""
        if name not in self.counts and name not in self.columns:
            raise ValueError(f"there is no branch {short(name)}")
        all_left = self.kept()
        mine = self.kept(row=name) if name in self.counts else self.kept(column=name)
        return Fraction(mine, all_left) if all_left else None

    def __repr__(self) -> str:
        gone = f", {len(self.struck)} struck out" if self.struck else ""
        return f"CountTree({' / '.join(self.rows)}: {' / '.join(self.columns)}{gone})"


def _checked(counts: Any) -> dict[str, dict[str, int]]:
    if not isinstance(counts, Mapping) or not 2 <= len(counts) <= FIRST:
        raise ValueError(f"a tree has 2 to {FIRST} first branches, not {short(counts)}")
    made: dict[str, dict[str, int]] = {}
    for row, cells in counts.items():
        if not isinstance(cells, Mapping) or not 2 <= len(cells) <= SECOND:
            raise ValueError(f"the branch {short(row)} leads to 2 to {SECOND} others, not {short(cells)}")
        made[str(row)[:40]] = {
            str(name)[:40]: whole_number(count, f"the count of {short(name)}", 0, MOST)
            for name, count in cells.items()
        }
    columns = list(next(iter(made.values())))
    if any(list(cells) != columns for cells in made.values()):
        raise ValueError("all first branches lead to the same second ones; what cannot happen has 0")
    if not all(sum(cells.values()) for cells in made.values()):
        raise ValueError("each first branch needs a case")
    if set(columns) & set(made):
        raise ValueError("first and second branches have different names")
    return made


# -- trees of the lessons -----------------------------------------------------------------------------

# 600 rounds in which you took chest 1: where the treasure was, and what the keeper opened.
KEEPERS: dict[str, Counts] = {
    "knows": {
        "in1": {"opens2": 100, "opens3": 100},
        "in2": {"opens2": 0, "opens3": 200},
        "in3": {"opens2": 200, "opens3": 0},
    },
    "blind": {
        "in1": {"opens2": 100, "opens3": 100},
        "in2": {"opens2": 100, "opens3": 100},
        "in3": {"opens2": 100, "opens3": 100},
    },
}
# What two schools of heroes reported.
SCHOOLS: dict[str, Counts] = {
    "oak": {"easy": {"home": 81, "lost": 6}, "hard": {"home": 192, "lost": 71}},
    "raven": {"easy": {"home": 234, "lost": 36}, "hard": {"home": 55, "lost": 25}},
}
