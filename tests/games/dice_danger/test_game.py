"""The options of a game."""

from __future__ import annotations

from typing import Any

import pytest

from dungeon_widgets.games.dice_danger import DiceDangerGame


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"sheet": "annoyed_animal"}, "did you mean 'annoyed_animals'"),
        ({"players": 0}, "players must be 1, 2, 3 or 4"),
        ({"players": 5}, "players must be 1, 2, 3 or 4"),
        ({"players": True}, "players must be"),
        ({"players": "2"}, "players must be"),
        ({"first": 2}, "first must be a seat from 0 to 1"),
        ({"first": -1}, "first must be a seat"),
        ({"first": True}, "first must be a seat"),
        ({"tiebreak": "coin"}, "unknown tiebreak 'coin'"),
        ({"solo_grace_rolls": -1}, "solo_grace_rolls must be"),
        ({"solo_grace_rolls": 1.5}, "solo_grace_rolls must be"),
    ],
)
def test_bad_options_are_refused_by_name(options: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        DiceDangerGame(**options)
