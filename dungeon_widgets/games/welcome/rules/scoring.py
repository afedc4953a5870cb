"""Success cards and failures: who is eliminated, who stays out, who has won."""

from __future__ import annotations

Marks = tuple[int, int]
"""A player's successes and failures."""

SUCCESSES_TO_WIN = 2  # FR1 But du jeu
FAILURES_TO_LOSE = 2


def is_out(marks: Marks) -> bool:
    """FR1 Phase Donjon: a second failure eliminates."""
    return marks[1] >= FAILURES_TO_LOSE


def out_of_game(score: tuple[Marks, ...]) -> int:
    """The seats that are out of the game, one bit per seat."""
    seats, bit = 0, 1
    for _, failures in score:
        if failures >= FAILURES_TO_LOSE:
            seats |= bit
        bit <<= 1
    return seats


def mark_of(marks: Marks, survived: bool) -> Marks:
    """FR1 Phase Donjon: a Success card, or an aid card that turns."""
    successes, failures = marks
    return (successes + 1, failures) if survived else (successes, failures + 1)


def winner_of(score: tuple[Marks, ...]) -> int | None:
    """FR1 Fin de partie: two successes, or everybody else is out.

    >>> winner_of(((0, 2), (1, 1))), winner_of(((1, 0), (1, 1)))
    (1, None)
    """
    alive, last = 0, None
    for seat, (successes, failures) in enumerate(score):
        if successes >= SUCCESSES_TO_WIN:
            return seat
        if failures < FAILURES_TO_LOSE:
            alive, last = alive + 1, seat
    return last if alive == 1 else None


def winners(score: tuple[Marks, ...]) -> list[int]:
    """The seat that has won, alone."""
    winner = winner_of(score)
    return [] if winner is None else [winner]


def scores(score: tuple[Marks, ...]) -> list[int]:
    """1 for the winner, 0 for the others."""
    winner = winner_of(score)
    return [int(seat == winner) for seat in range(len(score))]
