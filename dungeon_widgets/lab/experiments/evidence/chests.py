"""Three chests, one treasure, and a keeper who opens one of the others: to stay or to switch?

You take a chest. The keeper opens one of the other two: one who knows opens an empty one, a blind one opens either. A
round in which the treasure is shown is over. In all others you keep your chest or switch to the one that is left.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from ....engine.checks import whole as whole_number
from ....engine.errors import unknown
from ....engine.streams import stream
from ....odds import Estimate

KEEPERS = ("knows", "blind")
WAYS = ("stay", "switch")
ENDS = ("won", "lost", "shown")
MOST = 100_000  # rounds at once
CHESTS = (0, 1, 2)


def ends(keeper: str, way: str) -> dict[str, Fraction]:
    """How likely a round is won, is lost, and is over because the treasure was shown.

    >>> ends("knows", "switch")
    {'won': Fraction(2, 3), 'lost': Fraction(1, 3), 'shown': Fraction(0, 1)}
    """
    _check(keeper, way)
    found = dict.fromkeys(ENDS, Fraction())
    for treasure in CHESTS:  # you take chest 0
        for opened in _may_open(keeper, 0, treasure):
            chance = Fraction(1, 3) / len(_may_open(keeper, 0, treasure))
            found[_end(0, treasure, opened, way)] += chance
    return found


def wins(keeper: str, way: str) -> Fraction:
    """How likely a way wins, given that an empty chest was opened.

    >>> wins("knows", "switch"), wins("blind", "switch")
    (Fraction(2, 3), Fraction(1, 2))
    """
    found = ends(keeper, way)
    return found["won"] / (found["won"] + found["lost"])


class Chests:
    """Rounds with a keeper, played chest by chest with `take`, `stay` and `switch`, or many at once with `play`.

    >>> chests = Chests("knows", seed=1).play("switch", 300)
    >>> chests.estimate("switch")
    0.627 ± 0.028 (simulated, n=300, seed=1)
    """

    def __init__(self, keeper: str = "knows", *, seed: int = 0) -> None:
        _check(keeper, "stay")
        self.keeper = keeper
        self.seed = whole_number(seed, "seed", -(2**63), 2**64)
        self.clear()

    def clear(self) -> Chests:
        """Forget all rounds, and begin again with the same seed."""
        self._rng = stream(self.seed, "chests")
        self.tally: dict[tuple[str, str], dict[str, int]] = {}
        self.shown = dict.fromkeys(KEEPERS, 0)  # rounds that were over because the treasure was shown
        self._deal()
        return self

    def _deal(self) -> None:
        self._treasure = self._one_of(CHESTS)
        self.taken: int | None = None
        self.opened: int | None = None
        self.kept: int | None = None  # the chest one ends with

    def _one_of(self, chests: tuple[int, ...]) -> int:
        return chests[int(self._rng.random() * len(chests))]

    # -- chest by chest -------------------------------------------------------------------------------

    @property
    def stage(self) -> str:
        """take, choose or over."""
        if self.taken is None:
            return "take"
        return "choose" if self.kept is None and self.opened != self._treasure else "over"

    @property
    def treasure(self) -> int | None:
        """Where the treasure was, once the round is over."""
        return self._treasure if self.stage == "over" else None

    @property
    def end(self) -> str | None:
        """How the round ended: won, lost, shown; None while it lasts."""
        if self.stage != "over":
            return None
        return "shown" if self.kept is None else "won" if self.kept == self._treasure else "lost"

    def use(self, keeper: str) -> Chests:
        """Play with another keeper; a round that was begun is not counted."""
        _check(keeper, "stay")
        self.keeper = keeper
        self._deal()
        return self

    def take(self, chest: int) -> Chests:
        """Take a chest, counted from 0; the keeper opens another."""
        whole_number(chest, "the chest", 0, 2)
        if self.stage != "take":
            raise ValueError("a chest is taken already")
        self.taken = chest
        self.opened = self._one_of(_may_open(self.keeper, chest, self._treasure))
        if self.stage == "over":
            self._count("", "shown")
        return self

    def stay(self) -> Chests:
        """Keep the chest."""
        return self._finish("stay")

    def switch(self) -> Chests:
        """Switch to the chest that is left."""
        return self._finish("switch")

    def _finish(self, way: str) -> Chests:
        if self.stage != "choose" or self.taken is None or self.opened is None:
            raise ValueError("first take a chest" if self.stage == "take" else "the round is over")
        self.kept = self.taken if way == "stay" else 3 - self.taken - self.opened
        self._count(way, self.end or "")
        return self

    def again(self) -> Chests:
        """Begin the next round; one that was not finished is not counted."""
        self._deal()
        return self

    # -- many rounds ----------------------------------------------------------------------------------

    def play(self, way: str, rounds: int = 20) -> Chests:
        """So many rounds in which one always stays, or always switches."""
        _check(self.keeper, way)
        for _ in range(whole_number(rounds, "rounds", 1, MOST)):
            treasure, taken = self._one_of(CHESTS), self._one_of(CHESTS)
            opened = self._one_of(_may_open(self.keeper, taken, treasure))
            self._count(way, _end(taken, treasure, opened, way))
        return self

    def _count(self, way: str, end: str) -> None:
        if end == "shown":
            self.shown[self.keeper] += 1
        else:
            self.tally.setdefault((self.keeper, way), {"won": 0, "lost": 0})[end] += 1

    def counts(self, way: str, keeper: str | None = None) -> dict[str, int]:
        """How many rounds were won and lost in this way; those in which the treasure was shown are in neither."""
        _check(keeper or self.keeper, way)
        return dict(self.tally.get((keeper or self.keeper, way), {"won": 0, "lost": 0}))

    def estimate(self, way: str, keeper: str | None = None) -> Estimate | None:
        """The share of rounds won, of those in which an empty chest was opened; None before the first."""
        counts = self.counts(way, keeper)
        n = counts["won"] + counts["lost"]
        return Estimate(counts["won"], n, self.seed) if n else None

    def __repr__(self) -> str:
        rounds = sum(sum(counts.values()) for counts in self.tally.values()) + sum(self.shown.values())
        return f"Chests(the keeper {'knows' if self.keeper == 'knows' else 'is blind'}, {rounds} rounds)"


def _may_open(keeper: str, taken: int, treasure: int) -> tuple[int, ...]:
    """The chests that a keeper may open."""
    return tuple(chest for chest in CHESTS if chest != taken and (keeper == "blind" or chest != treasure))


def _end(taken: int, treasure: int, opened: int, way: str) -> str:
    if opened == treasure:
        return "shown"
    return "won" if (taken == treasure) == (way == "stay") else "lost"


def _check(keeper: Any, way: Any) -> None:
    if keeper not in KEEPERS:
        raise unknown("keeper", str(keeper)[:40], KEEPERS)
    if way not in WAYS:
        raise unknown("way", str(way)[:40], WAYS)
