"""A new game from what a person asked for, or the reason why not."""

from __future__ import annotations

from typing import Any

from ..engine.errors import unknown
from ..engine.game import Game
from ..engine.session import Session
from .names import check_players


def new_session(kind: type[Game], players: Any, seed: int, mode: str, options: dict[str, Any]) -> Session:
    """Seat the players at a new game; `ValueError` names what is wrong and says what there is."""
    names = check_players(players)
    try:
        game = kind(players=len(names), **options)  # type: ignore[call-arg]
    except TypeError as error:
        known = [spec["name"] for spec in kind.settings({}, "en")]
        strange = [name for name in options if name not in known]
        if strange:
            raise unknown("option", strange[0], known) from None
        raise ValueError(f"options {options!r}: {error}") from error
    return Session(game, names, seed, mode=mode)
