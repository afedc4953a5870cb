"""A card met tells in a few words what came of it."""

from __future__ import annotations

import pytest

from dungeon_widgets.games.welcome.rules.records import Meeting


@pytest.mark.parametrize(
    ("meeting", "said"),
    [
        (Meeting("orc", "orc", 3, None, "hit", 3, 8), "orc: hit for 3, 8 HP"),
        (Meeting("orc", "orc", 3, None, "killed", 3, 0), "orc: killed for 3, 0 HP"),
        (
            Meeting("orc", "orc", 3, "healing_potion", "revived", 3, 4),
            "orc: revived for 3, back with healing potion, 4 HP",
        ),
        (Meeting("orc", "orc", 3, "torch", "beaten", 0, 8), "orc: beaten by torch, 8 HP"),
        (
            Meeting("orc", "orc", 3, "smoke_bomb", "beaten", 0, 5, 0, "ninjato"),
            "orc: beaten by smoke bomb, ninjato lost, 5 HP",
        ),
        (Meeting("fairy", "fairy", 0, None, "harmless", 0, 8), "fairy: harmless, 8 HP"),
        (Meeting("orc", "orc", 3, None, "fallen", 0, 0), "orc: turned after the fall"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_a_meeting_says_what_came_of_it(meeting: Meeting, said: str) -> None:
    assert str(meeting) == said
