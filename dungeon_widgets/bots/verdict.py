"""Verdicts: what each choice of a moment is worth, by what the game is played for.

That is the chance to win it; together, that all win; alone, the score. Counted where it can be, else found by playing on
from worlds that fit what the seat may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..engine.advice import Unit
from ..engine.checks import short
from ..engine.hints import Effort
from ..engine.state import Action, State
from .judging import Judging, Weighed

__all__ = ["Consequence", "Effort", "Judging", "Verdict", "Weighed", "judge", "verdict_of"]


class Consequence(NamedTuple):
    """What makes the difference: a name of `Hints.consequence`, and how often it comes after either choice."""

    name: str
    after_best: float
    after_other: float


class Verdict(NamedTuple):
    """The choices of a moment, the best first.

    `gain` is how much more the best one is worth than the one that was made (else than the next best), with its
    standard `error`. It is 0 where the difference is within two standard errors: then nothing is said against it.
    """

    seat: int
    unit: Unit
    rows: tuple[Weighed, ...]
    gain: float
    error: float
    why: Consequence | None

    @property
    def best(self) -> Weighed:
        """The choice that is worth most."""
        return self.rows[0]

    @property
    def exact(self) -> bool:
        """Whether the values are counted."""
        return self.best.exact is not None

    @property
    def clear(self) -> bool:
        """Whether the best choice is clearly better than what it is held against."""
        return self.gain > 0


def judge(
    state: State,
    seat: int | None = None,
    *,
    made: Sequence[Action] | None = None,
    effort: float = 1.0,
    seed: int = 0,
) -> Verdict:
    """Judge the choices of a seat in a position, from what that seat may know: equal views give equal verdicts.

    - `seat`: by default whose turn it is. `made`: the choice in question, as a list of its actions; the verdict says
      what it gave away.
    - `effort`: 1 is what the game thinks enough, 10 plays ten times as many games.
    - `seed`: another seed is other luck.

    `ValueError` if that seat has nothing to choose here, or if the choice cannot be listed (a throw).

    >>> from dungeon_widgets.games.welcome import WelcomeGame
    >>> from dungeon_widgets.engine.session import Session
    >>> table = Session(WelcomeGame(players=2, hero="warrior", first=0), ["Ada", "Bram"], seed=7)
    >>> moves = table.play()
    >>> verdict = judge(table.state, effort=0.1)
    >>> verdict.unit, [row.way for row in verdict.rows]
    ('chance', [(('draw',),), (('pass',),)])
    """
    work = Judging(
        state,
        check_choice(state, seat),
        made=None if made is None else tuple(made),
        effort=state.game.hints.effort.times(effort),
        seed=seed,
    )
    for _ in work.run():
        pass
    return verdict_of(work)


def check_choice(state: State, seat: int | None) -> int:
    """The seat whose choice can be judged here; `ValueError` says why there is none."""
    mover = state.to_move
    if mover < 0 or seat not in (None, mover):
        raise ValueError("nobody chooses here" if mover < 0 else f"seat {short(seat)} does not choose here")
    if state.free:
        raise ValueError("a throw cannot be judged: there are more than can be listed")
    return mover


def verdict_of(work: Judging) -> Verdict:
    """What a judging has found so far; it must have looked."""
    assert work.best is not None, "nothing was looked at yet"
    rows = sorted(
        map(work.weighed, work.exact or work.looks), key=lambda row: (row.way != work.best, -row.value)
    )
    gain, error = work.gain
    why = work.why()
    return Verdict(work.seat, work.unit, tuple(rows), gain, error, None if why is None else Consequence(*why))
