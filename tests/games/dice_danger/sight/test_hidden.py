"""Players write at the same time: nobody profits from being asked later, and nothing is final before the end."""

from __future__ import annotations

from random import Random

import pytest

from dungeon_widgets.engine import OVER, Session
from dungeon_widgets.engine.kit.data import canonical
from dungeon_widgets.games.dice_danger import DiceDangerGame

from ..helpers import CLOUDS, at, cross, do, game, idle, kinds, pair, sheet, write


def test_the_others_crosses_of_this_roll_are_not_in_the_view() -> None:
    # FR p. 3: les dés sont à disposition de tout le monde: all write at once
    state = at(game(players=3), dice=(3, 3, 3, 4, 1))
    before = [canonical(state.view(seat)) for seat in (1, 2, None)]
    pair(state, 6, 7)
    cross(state, "S6", "P3")
    assert [canonical(state.view(seat)) for seat in (1, 2, None)] == before
    do(state, ("end",))
    for seat in (1, 2, None):
        assert state.view(seat)["players"][0]["crossed"] == []
        assert state.view(seat)["players"][0]["turn"] is None
    assert state.view(0)["players"][0]["crossed"] == ["P3", "S6"]


def test_everything_is_shown_once_all_have_ended() -> None:
    state = at(game(), dice=(3, 3, 3, 4, 1))
    write(state, 6, 7, "S6", "P3")
    idle(state)
    for seat in (0, 1, None):
        assert state.view(seat)["players"][0]["crossed"] == ["P3", "S6"]
        assert state.view(seat)["players"][0]["turn"]["marks"] == [
            {"node": "S6", "by": 0},
            {"node": "P3", "by": 1},
        ]


def test_events_of_writing_say_nothing_to_the_others() -> None:
    state = at(game(), {"crossed": ["S9", "P11", "D2", "P12"]}, dice=(1, 2, 3, 3, 1))
    events = pair(state, 3, 6) + cross(state, "C3") + do(state, ("chest", "hearts")) + do(state, ("end",))
    assert kinds(events) == ["write", "write", "write", "end"]
    assert all(event.as_seen_by(1) == {"seat": 0} for event in events)
    assert all(event.as_seen_by(None) == {"seat": 0} for event in events)


def test_clouds_are_numbered_in_secret() -> None:
    # ruling 27
    state = game("puzzled_pyramid").start()
    do(state, *(("number", f"N{i}", n) for i, n in enumerate(CLOUDS, 1)), ("end",))
    assert state.view(1)["players"][0]["clouds"] == {}
    assert state.view(0)["players"][0]["clouds"]["N1"] == 3


def test_whether_somebody_fell_is_not_told_before_all_have_ended() -> None:
    state = at(game(players=3), {"lost": 9}, {}, {})
    idle(state)
    assert not state.view(1)["players"][0]["out"]
    assert state.view(0)["players"][0]["out"]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_redeal_knows_no_more_than_the_view(seat: int | None) -> None:
    state = at(game(players=3), {}, {"crossed": ["S6"]}, dice=(3, 3, 3, 4, 1))
    write(state, 6, 7, "S6", "P3")
    pair(state, 6, 7)
    cross(state, "P3")
    world = state.redealt(seat, Random(1))
    assert world.view(seat) == state.view(seat)
    assert sheet(world, 0)["crossed"] == (["P3", "S6"] if seat == 0 else [])
    assert sheet(world, 1)["crossed"] == (["P3", "S6"] if seat == 1 else ["S6"])


def test_small_steps_reveal_nothing_and_the_last_end_does() -> None:
    state = at(game(), dice=(3, 3, 3, 4, 1))
    for action in (("pair", 3, 3, 3, 4), ("cross", 0, "S6"), ("end",)):
        assert not state.reveals(action)
        do(state, action)
    do(state, ("pair", 3, 3, 3, 4))
    assert state.reveals(("end",))
    do(state, ("end",))
    assert state.reveals(("roll", 1, 2, 3, 4, 5))


def test_crosses_can_be_taken_back_before_the_end_is_said() -> None:
    session = Session(game(), ["Ada", "Ben"], seed=3, mode="play")
    session.step()
    choice = session.state.legal()[0]
    session.act(choice)
    assert session.can_undo()
    session.undo()
    assert session.state.phase == "pair"
    session.act(choice)
    session.act(("end",))
    assert session.can_undo()  # Ben has seen nothing of it
    session.act(session.state.legal()[0])
    session.act(("end",))
    assert not session.can_undo()


def test_alone_there_is_nobody_to_reveal_anything_to() -> None:
    state = at(game(players=1))
    do(state, state.legal()[0])
    assert not state.reveals(("end",))


@pytest.mark.parametrize(
    ("sheet_name", "players"), [("puzzled_pyramid", 3), ("clumsy_cultists", 2), ("annoyed_animals", 1)]
)
def test_the_facts_for_agents_are_those_that_a_seat_knows_and_follow_what_it_sees(
    sheet_name: str, players: int
) -> None:
    """They are the same in the one position that fits what the seat knows; views that differ in what is written have other facts."""
    made, rng = DiceDangerGame(sheet_name, players=players), Random(3)
    state, seen = made.start(), {}
    for _ in range(150):
        for seat in range(players):
            facts = canonical(made.facts(state, seat))
            assert facts == canonical(made.facts(made.known_to(state, seat), seat))
            written = [one["crossed"] + one["half"] + [one["lost"]] for one in state.view(seat)["players"]]
            assert seen.setdefault((seat, facts), written) == written
        if state.to_move == OVER:
            break
        state.apply(state.sample(rng) if state.to_move >= 0 else state.draw(rng))
    assert len(seen) > 15
