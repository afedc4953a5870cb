"""The small facts of a table: a card met tells in a few words what came of it, and what is not said is nothing."""

from __future__ import annotations

from typing import get_args

import pytest

from dungeon_widgets.games.welcome.rules.records import (
    ADD,
    BIDDING,
    DRAW,
    FACE,
    INSIDE,
    OUTSIDE,
    PASS,
    TURN,
    Meeting,
    Phase,
    Placed,
    Result,
    Run,
    without,
)


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
        (Meeting("orc", "orc", 3, "torch", "healed", 0, 8), "orc: healed by torch, 8 HP"),
        (Meeting("orc", "orc", 3, "torch", "possessed", 0, 8), "orc: possessed by torch, 8 HP"),
        (Meeting("orc", "orc", 3, "torch", "ignored", 0, 8), "orc: ignored by torch, 8 HP"),
        (Meeting("orc", "orc", 3, "torch", "swapped", 0, 8), "orc: swapped by torch, 8 HP"),
        (Meeting("fairy", "fairy", 0, None, "harmless", 0, 8), "fairy: harmless, 8 HP"),
        (Meeting("orc", "orc", 3, None, "joined", 0, 8), "orc: joined, 8 HP"),
        (Meeting("orc", "orc", 3, None, "swallowed", 0, 8), "orc: swallowed, 8 HP"),
        (Meeting("orc", "orc", 3, None, "fallen", 0, 0), "orc: turned after the fall"),
    ],
    ids=lambda value: value[:30] if isinstance(value, str) else "met",  # never what is tested
)
def test_a_meeting_says_what_came_of_it(meeting: Meeting, said: str) -> None:
    # ours: a card met tells in a few words what came of it
    assert str(meeting) == said


def test_a_hero_goes_in_alive_with_nothing_met_and_nothing_named() -> None:
    # ours: a field that is not given is nothing
    run = Run("warrior", 3, ("torch",))
    assert run == ("warrior", 3, ("torch",), None, None, (), True, False, 0, 0, None)
    assert Placed("orc", 1) == ("orc", 1, False)
    meeting = Meeting("orc", "orc", 3, None, "hit", 3, 8)
    assert (meeting.reduced, meeting.cost) == (0, None)
    assert Result(1, 0, "warrior", 3, run, (), True, ()).unturned == 0


def test_what_goes_leaves_the_others_in_their_order() -> None:
    # ours: a tile that is gone is gone, and nothing else
    assert without(("torch", "war_hammer", "chainmail"), "war_hammer") == ("torch", "chainmail")
    assert without(("torch",), None) == ("torch",)


def test_every_phase_is_inside_the_dungeon_outside_it_or_in_the_bidding() -> None:
    # ours: every phase is of one kind
    assert sorted((*OUTSIDE, *BIDDING, *INSIDE)) == sorted(get_args(Phase))
    assert (DRAW, PASS, ADD, TURN, FACE) == (("draw",), ("pass",), ("add",), ("turn",), ("face",))
