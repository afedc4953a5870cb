"""Copies, ends and refusals."""

from __future__ import annotations

from random import Random

import pytest

from dungeon_widgets.engine import CHANCE, OVER, IllegalAction, Session
from dungeon_widgets.games.dice_danger.rules.content import SHEETS

from ..helpers import at, cross, do, game, idle, of_kind, pair


def test_a_copy_is_independent() -> None:
    state = at(game(), dice=(3, 3, 3, 4, 1))
    pair(state, 6, 7)
    copy, before = state.clone(), state.to_json()
    cross(copy, "S6", "P3")
    do(copy, ("end",))
    assert state.to_json() == before
    assert copy != state


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_games_played_by_habit_come_to_an_end(sheet: str, players: int) -> None:
    table = game(sheet, players)
    for seed in range(3):
        state, rng, steps = table.start(), Random(seed), 0
        while state.to_move != OVER:
            state.apply(state.draw(rng) if state.to_move < 0 else table.hints.habit(state, rng))
            steps += 1
        assert steps < table.max_steps
        assert all(table.score_range[0] <= score <= table.score_range[1] for score in state.scores())


def test_an_illegal_action_changes_nothing_and_says_why() -> None:
    session = Session(game(), ["Ada", "Ben"], seed=1)
    session.step()
    before = session.state.to_json()
    with pytest.raises(IllegalAction, match="two pairs"):
        session.act(("cross", 0, "S6"))
    assert session.state.to_json() == before


def test_after_the_end_nothing_is_legal() -> None:
    # ours: what is wrong is refused with its reason
    state = at(game(), {"lost": 9}, {"lost": 9})
    idle(state)
    idle(state)
    assert state.legal() == []
    assert state.why_not(("end",)) == "over"
    assert at(game()).why_not(("roll", 1, 1, 1, 1, 1)) == "not_in_pair"
    assert game().start().why_not(("roll", 6, 1, 1, 1, 1)) == "luck"


def test_while_the_dice_roll_nobody_chooses() -> None:
    # ours: luck has its own list
    state = game().start()
    assert (state.to_move, state.legal(), len(state.chance())) == (CHANCE, [], 756)
    do(state, ("roll", 1, 1, 1, 1, 1))
    assert (state.to_move >= 0, state.chance()) == (True, [])


def test_a_roll_and_the_last_end_show_something_new() -> None:
    # ours: what others may know by an action alone
    state = game(first=0).start()
    assert state.reveals(("roll", 1, 1, 1, 1, 1))
    do(state, ("roll", 1, 1, 1, 1, 1), ("pair", 1, 1, 1, 1))
    assert not state.reveals(("cross", 0, "S2"))
    assert not state.reveals(("end",))  # the other has yet to write
    do(state, ("end",), ("pair", 1, 1, 1, 1))
    assert not state.reveals(("cross", 0, "S2"))
    assert state.reveals(("end",))
    alone = game(players=1).start()
    do(alone, ("roll", 1, 1, 1, 1, 1), ("pair", 1, 1, 1, 1))
    assert not alone.reveals(("end",))  # nothing was hidden


def test_what_a_player_writes_is_told_to_that_player_alone() -> None:
    # FR: everybody writes at the same time
    state = at(game(), {"crossed": ["P12"]}, dice=(1, 2, 4, 5, 1))
    told = [
        *do(state, ("pair", 1, 2, 4, 5)),
        *cross(state, "C3"),
        *do(state, ("chest", "torches")),
        *cross(state, "torch:D2", "S9"),
        *do(state, ("end",)),
    ]
    assert [(event.kind, event.as_seen_by(1)) for event in told] == [("write", {"seat": 0})] * 5 + [
        ("end", {"seat": 0})
    ]
    assert [event.as_seen_by(0) for event in told] == [
        {"seat": 0, "did": "pair", "pairs": [[1, 2], [4, 5]], "black": False},
        {"seat": 0, "did": "cross", "node": "C3", "by": 0, "effects": []},
        {"seat": 0, "did": "chest", "chest": "torches"},
        {"seat": 0, "did": "cross", "node": "D2", "by": 2, "effects": []},
        {"seat": 0, "did": "cross", "node": "S9", "by": 1, "effects": []},
        {"seat": 0, "lost": 0},
    ]
    assert [event.kind for event in told] == ["write"] * 5 + ["end"]
    (wrote, *_) = of_kind(idle(state), "wrote")
    assert wrote == {
        "seat": 0,
        "pairs": [[1, 2], [4, 5]],
        "black": False,
        "marks": [["C3", 0], ["D2", 2], ["S9", 1]],
        "chests": ["torches"],
        "lost": 0,
    }
