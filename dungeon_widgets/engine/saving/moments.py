"""A moment of a game as a code: what was played so far, to play on from there with fresh luck.

The code holds every card dealt so far, also those a seat has not seen; luck to come is in it as little as the seed.
"""

from __future__ import annotations

from typing import Any

from ..errors import SaveError
from ..game import AnyGame
from ..session import Session
from .codes import decode, encode
from .saves import FIELDS

MOMENT_FIELDS = ("game", "rules_version", "options", "seats", "mode", "log")


def moment_code(session: Session, step: int | None = None) -> str:
    """The code of a session up to a step, by default the newest.

    >>> from dungeon_widgets.games.welcome import WelcomeGame
    >>> session = Session(WelcomeGame(players=2, hero="warrior", first=0), ["Ada", "bot:careful"], 7)
    >>> entry = session.act(("draw",))
    >>> session_of(moment_code(session)).log == session.log
    True
    """
    at = len(session.log) if step is None else step
    session.goto(at)
    data = session.to_json()
    return encode("moment", {**{field: data[field] for field in MOMENT_FIELDS}, "log": data["log"][:at]})


def session_of(code: str, kind: type[AnyGame] | None = None) -> Session:
    """A session that goes on from a code, with luck of its own; an edited, cut or overlong code is refused."""
    return session_from(decode(code, "moment")[1], "the code", kind)


def session_from(data: Any, source: str, kind: type[AnyGame] | None = None) -> Session:
    """The same from what a code holds."""
    if not isinstance(data, dict) or sorted(data) != sorted(MOMENT_FIELDS):
        raise SaveError(f"{source}: a moment has the fields {', '.join(MOMENT_FIELDS)}")
    for field in MOMENT_FIELDS:
        wanted = FIELDS[field]
        if not isinstance(data[field], wanted) or isinstance(data[field], bool):
            raise SaveError(f"{source}: field {field!r} is not a {getattr(wanted, '__name__', wanted)}")
    return Session.replayed(data, None, source, kind)
