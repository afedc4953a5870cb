"""The end: points for gold, dice, scars, eliminated heroes and difficulty after a victory, and the title. FR Décompte
de fin de partie.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .party import content_of

if TYPE_CHECKING:
    from .state import FighterState


class Line(NamedTuple):
    """One line of the score: so many things, and the points for them."""

    key: str
    n: int
    points: int


def lines(state: FighterState) -> list[Line]:
    """The score line by line; nothing before a victory (ruling 44)."""
    if state.result != "won":
        return []
    points = content_of(state).setup.scoring
    scars = sum(len(hero.scars) for hero in state.heroes)
    out = sum(hero.out for hero in state.heroes)
    counts = (
        ("gold", state.gold),
        ("bonus_die", state.dice),
        ("no_scar", int(not scars)),
        ("scar", scars),
        ("eliminated", out),
    )
    found = [Line(key, n, n * points[key]) for key, n in counts]
    return [*found, Line("difficulty", 1, state.game.difficulty_card.score)]


def total(state: FighterState) -> int:
    return sum(line.points for line in lines(state))


def title(state: FighterState) -> int:
    """Which of the titles the score has earned, the lowest first."""
    score = total(state)
    titles = content_of(state).setup.titles
    return next(i for i, (most, _) in enumerate(titles) if most is None or score <= most)
