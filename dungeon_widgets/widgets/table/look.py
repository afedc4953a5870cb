"""Who looks at what: the lines of play, the position that is shown, the seat at the screen, and the curtain."""

from __future__ import annotations

from typing import NamedTuple

from ...engine.session import Session
from ...engine.state import OVER
from .branches import Branches


class Look(NamedTuple):
    """What lies on the table and who looks at it. Replaced as a whole, so that an interrupt leaves no half of it."""

    branches: Branches
    position: int
    seat: int | None
    curtain: int | None
    held: bool = False
    """Whether the screen is one seat's, or a spectator's, and stays so: the others have screens of their own."""

    @classmethod
    def at_newest(cls, branches: Branches, seat: int | None, held: bool = False) -> Look:
        """The newest position. When the next choice is another person's, they take the screen unless it is held:
        behind a curtain if the game hides something."""
        session, people = branches.session, people_of(branches.session)
        look = cls(branches, len(session.log), seat, None, held)
        mover = session.state.to_move
        if held or mover not in people or mover == seat or len(people) == 1:
            return look
        if session.game.covers(session.state):
            return look._replace(curtain=mover)
        return look if seat is None else look._replace(seat=mover)

    def by(self, seat: int | None) -> Look:
        """Somebody else looks: a person among several is covered until they say that they are there."""
        session, curtain = self.branches.session, self.curtain
        people = people_of(session)
        if session.game.covers(session.state) and seat in people and len(people) > 1:
            curtain = seat
        return self._replace(seat=seat, curtain=curtain)


def people_of(session: Session) -> list[int]:
    """The seats where persons sit."""
    return [i for i, seat in enumerate(session.seats) if seat.bot is None]


def tells_all(session: Session, position: int) -> bool:
    """Whether several people have come to the end of a game there: at one screen, all of them look at it at once."""
    return session.states[position].to_move == OVER and len(people_of(session)) > 1
