"""Where the players stand between two rounds: what a search may stop at."""

from __future__ import annotations

from functools import cache

from ..rules.scoring import Marks, is_out, mark_of, winner_of
from ..rules.state import WelcomeState


def standing(state: WelcomeState) -> tuple[float, ...] | None:
    """Between two rounds only the marks count: each seat's chance to win if anyone may go in and half of them live."""
    return prospects(state.score) if state.phase in ("hero", "over") else None


@cache
def prospects(score: tuple[Marks, ...]) -> tuple[float, ...]:
    """The chance of each seat to win from these successes and failures.

    >>> prospects(((0, 0), (0, 0)))
    (0.5, 0.5)
    """
    winner = winner_of(score)
    if winner is not None:
        return tuple(float(seat == winner) for seat in range(len(score)))
    alive = [seat for seat, marks in enumerate(score) if not is_out(marks)]
    total = [0.0] * len(score)
    for runner in alive:
        for survived in (True, False):
            mark = mark_of(score[runner], survived)
            for seat, chance in enumerate(prospects((*score[:runner], mark, *score[runner + 1 :]))):
                total[seat] += chance / (2 * len(alive))
    return tuple(total)
