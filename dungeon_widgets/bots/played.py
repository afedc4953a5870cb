"""Games played on in the head: what they were worth, whether one choice was clearly better, and what made it so."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence
from math import fsum, sqrt
from types import MappingProxyType
from typing import NamedTuple

from ..engine.advice import Unit
from ..engine.hints import Part

CLEAR = 2.0
"""Standard errors by which a choice must be worse to be called so."""
SMALL: dict[Unit, float] = {"chance": 0.01, "points": 0.5}
"""Less is no difference worth a word."""
SHOWN = 0.2
"""Less can hardly be seen in means with one decimal."""


class Game(NamedTuple):
    """How one game in the head went: what it was worth, the first consequence on the way, and what its end is made of
    (`Hints.tally`) where it was played to it."""

    worth: float
    told: str | None
    tally: Mapping[str, Part] = MappingProxyType({})


def mean(games: Sequence[Game]) -> float:
    """The mean worth."""
    return fsum(game.worth for game in games) / len(games)


def spread(games: Sequence[Game], unit: Unit) -> float | None:
    """The standard error of the mean. For chances a success and a failure are added: nobody has seen that nothing else
    can happen."""
    worths, n = [game.worth for game in games], len(games)
    if unit == "chance":
        worths, n = [*worths, 0.0, 1.0], n + 2
    if n < 3:
        return None
    middle = fsum(worths) / n
    return sqrt(fsum((worth - middle) ** 2 for worth in worths) / (n - 1) / n)


def lead(one: Sequence[Game], other: Sequence[Game]) -> tuple[float, float]:
    """How much more one choice was worth in the same worlds, and the standard error of that.

    Two differences as large as the largest are added to the squares: of few games all may agree by chance.
    """
    gaps = [a.worth - b.worth for a, b in zip(one, other, strict=False)]
    most = max(map(abs, gaps))
    return fsum(gaps) / len(gaps), sqrt(fsum(gap * gap for gap in gaps) + 2 * most * most) / len(gaps)


def shares(games: Sequence[Game]) -> defaultdict[str, float]:
    """How often each consequence was the first; 1 if it always was."""
    counts = Counter(game.told for game in games if game.told is not None)
    return defaultdict(float, {name: count / len(games) for name, count in counts.items()})


def told_apart(
    best: Sequence[Game], other: Sequence[Game], unwanted: Collection[str] = ()
) -> tuple[str, float, float] | None:
    """The consequence that speaks most for the first of two choices, and how often it follows either.

    One that is wanted and comes more often, or is unwanted and comes less often, with the games it comes in to show for it.
    What the better choice brings is told rather than what it spares, where both are sides of one thing.
    """
    after, instead = shares(best), shares(other)
    played = [*best, *other]
    speaks = {
        name: (after[name] - instead[name])
        * (mean([game for game in played if game.told == name]) - mean(played))
        for name in sorted({*after, *instead})
        if (after[name] < instead[name]) == (name in unwanted)
    }
    found = [name for name in speaks if speaks[name] > 0]
    if not found:
        return None
    name = max(found, key=speaks.__getitem__)
    if name in unwanted:
        spared = instead[name] - after[name]
        brought = [other for other in found if 2 * (after[other] - instead[other]) >= spared]
        name = max(brought, key=speaks.__getitem__, default=name)
    return name, after[name], instead[name]


def made_up(best: Sequence[Game], other: Sequence[Game]) -> tuple[str, float, float] | None:
    """The part of the final count that speaks most for the first of two choices, and its mean after either.

    More of a good part, or less of a bad one; None if no part is clearly better, or some games were not played to their end.
    """
    if not all(game.tally for game in (*best, *other)):
        return None
    found: dict[str, float] = {}
    for name, part in best[0].tally.items():
        sides = [[Game(game.tally[name].n, None) for game in games] for games in (best, other)]
        more, error = lead(*sides) if part.good else lead(*sides[::-1])
        if more > max(CLEAR * error, SHOWN):
            found[name] = more
    if not found:
        return None
    name = max(found, key=found.__getitem__)
    after, instead = (fsum(game.tally[name].n for game in games) / len(games) for games in (best, other))
    return name, after, instead
