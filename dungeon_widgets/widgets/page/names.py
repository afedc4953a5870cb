"""The players' names: any text a page can show."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


def check_players(players: Any) -> list[str]:
    """The seats as a list of names; `ValueError` says what is wrong with them."""
    if isinstance(players, str) or not isinstance(players, Iterable):
        raise ValueError(
            f"players must be a list of names such as ['Ada', 'bot:random'], not {players!r:.40}"
        )
    names = list(players)
    for name in names:
        if not isinstance(name, str):
            raise ValueError(f"a player is a name or 'bot:<name>', not {name!r:.40}")
        try:
            name.encode()
        except UnicodeEncodeError:
            # Half a character: neither a page nor a save could hold it.
            raise ValueError(f"player name {name!r:.40} is not valid Unicode text") from None
    return names
