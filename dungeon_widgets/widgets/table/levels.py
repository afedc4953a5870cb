"""Values on one scale: what first looks promised, set right by games that were played to their end near them.

A first look stops at a natural pause and takes what one may hope for there. That tells choices of one moment apart, but two
heroes of unlike strength can make it wrong by as much for a whole stretch of the game. Games that were played to their
end at some of the choices say by how much.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, hypot, log, sqrt
from typing import NamedTuple

from ...bots.judging import Weighed
from ...engine.advice import Unit


class Sounding(NamedTuple):
    """One choice both ways: what looks at it promised, and what it was worth in games played to their end."""

    position: int
    looked: float
    played: Weighed


def levelled(
    position: int, looked: Weighed, soundings: Sequence[Sounding], unit: Unit, enough: int
) -> Weighed:
    """What a choice is worth, with the error of the look and of the `enough` games nearest to it."""
    near: list[Sounding] = []
    games = 0
    for each in sorted(soundings, key=lambda one: abs(one.position - position)):
        if games >= enough:
            break
        near.append(each)
        games += each.played.games
    if not near:
        return looked
    hoped = sum(each.played.games * each.looked for each in near) / games
    played = sum(each.played.games * each.played.value for each in near) / games
    unsure = sqrt(sum((each.played.games * (each.played.error or 0.0)) ** 2 for each in near)) / games
    error = hypot(looked.error or 0.0, unsure)
    if unit == "points":
        return looked._replace(value=looked.value + played - hoped, error=error)
    moved = log_odds(looked.value, games) + log_odds(played, games) - log_odds(hoped, games)
    return looked._replace(value=1 / (1 + exp(-moved)), error=error)


def log_odds(chance: float, games: int) -> float:
    """The logarithm of the odds; of so many games none is taken for never, and all not for always."""
    return log((chance * games + 0.5) / ((1 - chance) * games + 0.5))
