"""A moment of a game as a code: the position alone, to play on from there with fresh luck.

The code holds every card that is somewhere on the table, also those a seat has not seen; luck to come is in it as little
as the seed, and how the game came here is not in it either: what a state keeps of the past and no rule reads
(`Game.record`) begins anew. Codes of the first version (``DWG1``) held what was played.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from ..errors import SaveError
from ..game import AnyGame
from ..registry import game_named
from ..session import Session
from ..state import State
from .codes import Primer, decode, encode
from .saves import FIELDS, START

MOMENT_FIELDS = ("game", "rules_version", "options", "seats", "mode", "log")
IN_A_CODE = ("rules_version", "options", "seats", "mode", START)


def moment_code(session: Session, step: int | None = None) -> str:
    """The code of the position after a step, by default the newest.

    >>> from dungeon_widgets.games.welcome import WelcomeGame
    >>> session = Session(WelcomeGame(players=2, hero="warrior", first=0), ["Ada", "bot:careful"], 7)
    >>> entry = session.act(("draw",))
    >>> again = session_of(moment_code(session))
    >>> again.state == session.state, again.log
    (True, [])
    """
    data = moment_data(session, step)
    primers = type(session.game).primers()
    primer = Primer(session.game.name, len(primers), primers[-1] if primers else b"")
    at = len(session.log) if step is None else step
    start = without_record(session.goto(at))
    return encode("moment", {field: {**data, START: start}[field] for field in IN_A_CODE}, primer)


def without_record(state: State) -> dict[str, Any]:
    """A position as JSON data, with nothing of the past in it that no rule reads."""
    blank = state.game.start().to_json()
    return {**state.to_json(), **{field: blank[field] for field in state.game.record}}


def moment_data(session: Session, step: int | None = None) -> dict[str, Any]:
    """What was played up to a step, as `session_from` reads it: a save without its luck."""
    at = len(session.log) if step is None else step
    session.goto(at)
    data = session.to_json(at)
    return {field: data[field] for field in (*MOMENT_FIELDS, START) if field in data}


def session_of(code: str, kind: type[AnyGame] | None = None) -> Session:
    """A session that goes on from a code, with luck of its own; an edited, cut or overlong code is refused."""
    return session_from(moment_in(code, kind), "the code", kind)


def moment_in(code: str, kind: type[AnyGame] | None = None) -> Any:
    """What the code of a moment holds, as `session_from` reads it."""
    data = decode(code, "moment", partial(_primer, kind))[1]
    return {"log": [], **data} if isinstance(data, dict) and START in data else data


def session_from(data: Any, source: str, kind: type[AnyGame] | None = None) -> Session:
    """A session that goes on from what a code holds."""
    if not isinstance(data, dict) or sorted(data.keys() - {START}) != sorted(MOMENT_FIELDS):
        raise SaveError(f"{source}: a moment has the fields {', '.join(MOMENT_FIELDS)}")
    for field in data:
        wanted = FIELDS[field]
        if not isinstance(data[field], wanted) or isinstance(data[field], bool):
            raise SaveError(f"{source}: field {field!r} is not a {getattr(wanted, '__name__', wanted)}")
    return Session.replayed(data, None, source, kind)


def _primer(kind: type[AnyGame] | None, name: str, number: int) -> Primer:
    """The primer of a game, which is found by its name unless its class is given."""
    texts = (kind or game_named(name)).primers()
    if number > len(texts):
        raise ValueError("it was written by a newer version of this package")
    return Primer(name, number, texts[number - 1] if number else b"")
