"""A new game from what a person asked for, or the reason why not."""

from __future__ import annotations

import inspect
from typing import Any

from ..engine.errors import unknown
from ..engine.game import AnyGame
from ..engine.session import Session
from .names import check_players


def new_session(kind: type[AnyGame], players: Any, seed: int, mode: str, options: dict[str, Any]) -> Session:
    """Seat the players at a new game; `ValueError` names what is wrong and says what there is."""
    names = check_players(players)
    known = [name for name in inspect.signature(kind).parameters if name != "players"]
    for name in options:
        if name not in known:
            raise unknown("option", name, known)
    return Session(kind.for_seats(names, **options), names, seed, mode=mode)
