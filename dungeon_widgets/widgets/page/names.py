"""The players' names: any text a page can show."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Any

from ...engine.checks import short
from ...engine.given import is_bot

MOST_PLAYERS = 100  # far more than any game seats; a list without end is not read


def check_players(players: Any) -> list[Any]:
    """The seats as a list of names, and of bots that were given; `ValueError` says what is wrong with them."""
    if isinstance(players, str) or not isinstance(players, Iterable):
        raise ValueError(
            f"players must be a list of names such as ['Ada', 'bot:random'], not {short(players)}"
        )
    names = list(islice(players, MOST_PLAYERS + 1))
    if not names:
        raise ValueError("players must name at least one person or bot, such as ['Ada', 'bot:random']")
    if len(names) > MOST_PLAYERS:
        raise ValueError(f"players must be at most {MOST_PLAYERS} names")
    for name in names:
        if is_bot(name):
            continue
        if not isinstance(name, str):
            raise ValueError(f"a player is a name, 'bot:<name>' or a bot of your own, not {short(name)}")
        try:
            name.encode()
        except UnicodeEncodeError:
            # Half a character: neither a page nor a save could hold it.
            raise ValueError(f"player name {short(name)} is not valid Unicode text") from None
    return names
