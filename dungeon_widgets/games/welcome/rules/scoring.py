"""The marks of the players, who is out and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import WelcomeState

Marks = tuple[int, int]
"""A player's successes and failures."""

SUCCESSES_TO_WIN = 2  # FR1 But du jeu
FAILURES_TO_LOSE = 2


def is_out(marks: Marks) -> bool:
    """FR1 Phase Donjon: a second failure eliminates."""
    return marks[1] >= FAILURES_TO_LOSE


def winner_of(score: tuple[Marks, ...]) -> int | None:
    """FR1 Fin de partie: two successes, or everybody else is out.

    >>> winner_of(((0, 2), (1, 1))), winner_of(((1, 0), (1, 1)))
    (1, None)
    """
    alive = []
    for seat, marks in enumerate(score):
        if marks[0] >= SUCCESSES_TO_WIN:
            return seat
        if not is_out(marks):
            alive.append(seat)
    return alive[0] if len(alive) == 1 else None


def winners(state: WelcomeState) -> list[int]:
    """The seat that has won, alone."""
    winner = winner_of(state.score)
    return [] if winner is None else [winner]


def scores(state: WelcomeState) -> list[int]:
    """1 for the winner, 0 for the others."""
    winner = winner_of(state.score)
    return [int(seat == winner) for seat in range(len(state.score))]


def mark_of(marks: Marks, survived: bool) -> Marks:
    """FR1 Phase Donjon: a Success card, or an aid card that turns."""
    successes, failures = marks
    return (successes + 1, failures) if survived else (successes, failures + 1)
