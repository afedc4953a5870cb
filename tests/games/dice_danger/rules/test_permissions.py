"""Wounds one may deal and need not: asked for where they would cost their player life, dealt at once elsewhere."""

from __future__ import annotations

from random import Random

import pytest

from dungeon_widgets.engine.kit.data import canonical
from dungeon_widgets.engine.state import Event
from dungeon_widgets.games.dice_danger.rules.state import DiceDangerState

from ..helpers import at, cross, do, game, idle, kinds, of_kind, pair, sheet, write

WORM = {"crossed": ["S4", "P16"], "wounds": {"tail": 3, "boss": 18}}  # one box of the tail, three of Sandy


def fist_hero() -> dict[str, object]:
    table = game()
    board = table.board
    beside = next(
        id for id in board.names(board.joined[board.index["F6"]]) if board.kinds[board.index[id]] != "room"
    )
    return {"crossed": [beside], "wounds": {"boss": 11}}


def after_the_fist(
    *others: dict[str, object], players: int = 2, **hero: object
) -> tuple[DiceDangerState, list[Event]]:
    """The fist of 6 is about to be crossed; a hero whose boss has one box left."""
    state = at(game(players=players), fist_hero() | hero, *others, dice=(3, 3, 6, 6, 1))
    pair(state, 6, 12)
    return state, cross(state, "F6")


def test_a_fist_that_would_kill_the_boss_asks_first() -> None:
    # FR Annoyed Animals: ceci lui donne le droit d'infliger 1 blessure; ruling 5: asked where it costs life
    state, _ = after_the_fist()
    assert state.legal() == [("accept",), ("decline",)]
    assert sheet(state)["wounds"]["boss"] == 11
    assert sheet(state)["wounds"]["pup"] == 1  # nothing is at stake there
    assert state.view(0)["ask"] == {"seat": 0, "monster": "boss", "boxes": 1, "hearts": 2}


def test_whoever_declines_keeps_the_hearts() -> None:
    # ruling 5
    state, _ = after_the_fist(lost=8)
    do(state, ("decline",))
    write_rest = cross(state, "S12") + do(state, ("end",))
    events = write_rest + idle(state)
    assert "hurt" not in kinds(events)
    assert (sheet(state)["wounds"]["boss"], sheet(state)["lost"]) == (11, 8)


def test_whoever_accepts_kills_and_pays() -> None:
    # ruling 5, ruling 22: even with the last box
    state, _ = after_the_fist(lost=8)
    do(state, ("accept",))
    cross(state, "S12")
    do(state, ("end",))
    events = idle(state)
    assert of_kind(events, "hurt") == [{"seat": 0, "monster": "boss", "hearts": 2}]
    assert of_kind(events, "out") == [{"seat": 0}]


def test_nobody_is_asked_where_nothing_is_at_stake() -> None:
    # ruling 5: the boss has two boxes left; or somebody killed it before, and the hearts are struck out
    state, _ = after_the_fist(wounds={"boss": 10})
    assert state.phase == "write"
    assert sheet(state)["wounds"]["boss"] == 11
    state, _ = after_the_fist({"wounds": {"boss": 12}, "first": ["boss"]})
    assert state.phase == "write"
    assert sheet(state)["wounds"]["boss"] == 12


def test_somebody_who_may_be_killing_it_in_this_roll_changes_nothing() -> None:
    # ruling 4: first is measured by the roll, and what the other writes is not known
    other = {"crossed": ["P12", "K7"], "wounds": {"boss": 11}}
    state = at(game(), other, fist_hero(), dice=(1, 3, 3, 3, 3))
    write(state, 4, 6, "M_boss")
    pair(state, 4, 6)
    cross(state, "F6")
    assert state.phase == "accept"


@pytest.mark.parametrize(("answer", "boss", "lost"), [("accept", 21, 2), ("decline", 18, 0)])
def test_the_worms_three_wounds_are_asked_for_when_they_kill(answer: str, boss: int, lost: int) -> None:
    # FR Puzzled Pyramid: il peut immédiatement infliger 3 blessures; ruling 5
    state = at(game("puzzled_pyramid"), WORM, dice=(2, 3, 6, 6, 1))
    write(state, 5, 12, "M_tail", answer, "S12")
    idle(state)
    assert (sheet(state)["wounds"]["boss"], sheet(state)["lost"]) == (boss, lost)
    assert "tail" in sheet(state)["first"]  # the part is dead in any case


def test_the_worms_three_wounds_come_at_once_when_they_do_not_kill() -> None:
    # ruling 5: one box more is left
    state = at(game("puzzled_pyramid"), WORM | {"wounds": {"tail": 3, "boss": 17}}, dice=(2, 3, 6, 6, 1))
    pair(state, 5, 12)
    cross(state, "M_tail")
    assert state.phase == "write"
    assert sheet(state)["wounds"]["boss"] == 20


def test_alone_one_is_asked_as_well() -> None:
    # ruling 5, ruling 32: hearts are lost as printed
    state = at(game(players=1), fist_hero(), dice=(3, 3, 6, 6, 1))
    pair(state, 6, 12)
    cross(state, "F6")
    assert state.legal() == [("accept",), ("decline",)]


@pytest.mark.parametrize(("answer", "killed", "lost"), [("accept", ["boss"], 10), ("decline", [], 8)])
def test_a_free_wound_that_sets_off_the_worm_asks_when_all_have_written(
    answer: str, killed: list[str], lost: int
) -> None:
    # FR p. 6: permet à tous les autres joueurs d'infliger une blessure; ruling 5, ruling 7
    first = {"crossed": ["S4", "P16"], "wounds": {"tail": 3}}
    other = {"wounds": {"tail": 3, "boss": 18}, "lost": 6}
    state = at(game("puzzled_pyramid"), first, other, dice=(2, 3, 6, 6, 1))
    write(state, 5, 12, "M_tail", "S12")
    idle(state)
    assert (state.phase, state.to_move) == ("accept", 1)
    assert (
        state.view(0)["ask"]
        == state.view(None)["ask"]
        == {"seat": 1, "monster": "boss", "boxes": 3, "hearts": 2}
    )
    assert state.view(0)["players"][1]["monsters"][4]["dead"]  # the tail: all of this is open
    events = do(state, (answer,))
    assert [kill["monster"] for kill in of_kind(events, "kill")] == killed
    assert sheet(state, 1)["lost"] == lost
    assert state.phase == "roll"


def test_when_all_have_written_one_is_asked_after_the_other() -> None:
    # ruling 5, ruling 7: the free wound of the tail asks two players about the boss, and counts once
    first = {"crossed": ["S4", "P16"], "wounds": {"tail": 3}}
    other = {"wounds": {"tail": 3, "boss": 18}}
    state = at(game("puzzled_pyramid", players=3), first, other, other, dice=(2, 3, 6, 6, 1))
    write(state, 5, 12, "M_tail", "S12")
    idle(state)
    idle(state)
    assert (state.phase, state.to_move) == ("accept", 1)
    events = do(state, ("decline",))
    assert kinds(events) == ["decline"]
    assert (state.phase, state.to_move) == ("accept", 2)
    events = do(state, ("accept",))
    assert [(kill["monster"], kill["seats"]) for kill in of_kind(events, "kill")] == [("boss", [2])]
    assert [sheet(state, seat)["lost"] for seat in range(3)] == [0, 2, 4]  # two each for an idle turn
    assert state.phase == "roll"


@pytest.mark.parametrize(
    ("answers", "boss", "lost"),
    [(["accept"], 21, 4), (["decline", "accept"], 21, 4), (["decline", "decline"], 18, 2)],
)
def test_nobody_is_asked_about_a_monster_that_has_died_meanwhile(
    answers: list[str], boss: int, lost: int
) -> None:
    # ruling 5, ruling 29: free wounds kill two parts of the worm, and each may hurt the boss
    first = {"crossed": ["S4", "P16", "S12", "P21", "N8"], "wounds": {"tail": 3, "gut": 3}}
    other = {"wounds": {"tail": 3, "gut": 3, "boss": 18}}
    state = at(game("puzzled_pyramid"), first, other, dice=(2, 3, 1, 5, 1))
    write(state, 5, 6, "M_tail", "M_gut")
    idle(state)
    assert len(state.asks) == 2
    for answer in answers:
        assert (state.phase, state.to_move) == ("accept", 1)
        do(state, (answer,))
    assert state.phase == "roll"
    assert (sheet(state, 1)["wounds"]["boss"], sheet(state, 1)["lost"]) == (boss, lost)


def test_the_question_of_a_turn_is_secret() -> None:
    state = at(game(), fist_hero(), {}, dice=(3, 3, 6, 6, 1))
    pair(state, 6, 12)
    before = canonical(state.view(1))
    events = cross(state, "F6")
    assert state.view(1)["ask"] is None
    assert canonical(state.view(1)) == before
    assert state.redealt(1, Random(1)).asks == ()
    assert state.redealt(0, Random(1)).asks == state.asks
    events += do(state, ("accept",))
    assert all(event.as_seen_by(1) == {"seat": 0} for event in events)


def test_a_question_must_be_answered_first() -> None:
    state, _ = after_the_fist()
    assert state.why_not(("end",)) == "not_in_accept"
    assert state.why_not(("cross", 1, "S12")) == "not_in_accept"
