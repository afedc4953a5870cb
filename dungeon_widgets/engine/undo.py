"""What may be taken back: in a game played for real neither what was revealed nor what another has answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import CHANCE

if TYPE_CHECKING:
    from .session import Session

NO_UNDO = {
    "not_begun": "nothing to undo: the game has not begun",
    "revealed": "that move revealed something: it can be undone in study mode only",
    "answered": "somebody has answered that move: it can be undone in study mode only",
    "not_yours": "that was another's move: only they can take it back",
}


def no_undo(session: Session, by: int | None) -> str | None:
    """Why the last choice cannot be taken back, as a key of `NO_UNDO`, or None; `by` is the seat that asks, if it is known."""
    if not session.log:
        return "not_begun"
    if session.mode == "study":
        return None
    back = last_choice(session)
    taken = session.log[back:]
    if revealed_since(session, back):
        return "revealed"
    if not chosen(session, back) or any(entry.mover not in (CHANCE, taken[0].mover) for entry in taken):
        return "answered"
    return None if by in (None, taken[0].mover) else "not_yours"


def last_choice(session: Session) -> int:
    """The step before the last choice of a person; the first one where nobody has chosen."""
    return next((step for step in range(len(session.log) - 1, -1, -1) if chosen(session, step)), 0)


def chosen(session: Session, step: int) -> bool:
    """Whether the move of a step was a person's choice."""
    mover, forced = session.log[step].mover, session.log[step].forced
    return mover >= 0 and not forced and session.seats[mover].bot is None


def revealed_since(session: Session, step: int) -> bool:
    """Whether a move after a step showed somebody what was hidden before."""
    return any(session.states[i].reveals(session.log[i].action) for i in range(step, len(session.log)))
