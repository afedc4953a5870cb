"""A round: roll under the cups, bid higher in turn, or doubt and lift them."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from dungeon_widgets.engine.state import CHANCE, OVER, Action
from scripts.new_game.room import MygameGame, chance_of
from scripts.new_game.room.odds.dice import chance_right
from scripts.new_game.room.rules.records import DOUBT
from scripts.new_game.room.rules.state import MygameState


def rolled(*cups: Sequence[int]) -> MygameState:
    """The first player is to bid, with these dice under the cups."""
    game = MygameGame(players=len(cups), dice=max(map(len, cups)))
    state = MygameState(game, left=[len(cup) for cup in cups], cups=[()] * len(cups))
    return played(state, *(("roll", *cup) for cup in cups))


def played(state: MygameState, *actions: Action) -> MygameState:
    """The position after these actions."""
    for action in actions:
        assert state.why_not(action) is None
        state.apply(action)
    return state


def test_all_roll_before_the_first_player_bids() -> None:  # EN A round
    state = MygameGame(players=2, dice=2).start()
    assert state.to_move == CHANCE
    assert sum(ways for _, ways in state.chance()) == 36
    assert (("roll", 1, 2), 2) in state.chance()
    played(state, ("roll", 1, 2))
    assert state.to_move == CHANCE
    played(state, ("roll", 6, 6))
    assert (state.to_move, state.cups) == (0, [(1, 2), (6, 6)])


def test_only_their_player_sees_the_dice_under_a_cup() -> None:  # EN A round
    state = MygameGame(players=2, dice=2).start()
    (event,) = state.apply(("roll", 2, 5))
    assert event.as_seen_by(0) == {"seat": 0, "dice": [2, 5]}
    assert event.as_seen_by(1) == event.as_seen_by(None) == {"seat": 0}
    assert state.view(0)["cups"] == [[2, 5], None]
    assert state.view(1)["cups"] == [None, []]
    assert state.view(None)["cups"] == [None, None]


def test_players_bid_in_turn() -> None:  # EN A round
    state = rolled([1], [2], [3])
    movers = [state.to_move]
    for action in (("bid", 1, 1), ("bid", 1, 2), ("bid", 1, 3)):
        movers.append(played(state, action).to_move)
    assert movers == [0, 1, 2, 0]


def test_a_bid_must_have_more_dice_or_a_higher_face() -> None:  # EN A round
    state = played(rolled([1, 2], [3, 4]), ("bid", 2, 3))
    for lower in (("bid", 1, 6), ("bid", 2, 2), ("bid", 2, 3)):
        assert state.why_not(lower) == "not_higher"
    for higher in (("bid", 2, 4), ("bid", 3, 1)):
        assert state.why_not(higher) is None


def test_a_bid_on_more_dice_than_there_are_is_refused() -> None:  # EN A round
    state = rolled([1, 2], [3, 4])
    assert state.why_not(("bid", 4, 6)) is None
    assert state.why_not(("bid", 5, 1)) == "too_many"


def test_there_is_nothing_to_doubt_before_the_first_bid() -> None:  # EN A round
    assert rolled([1], [2]).why_not(DOUBT) == "nothing_to_doubt"


@pytest.mark.parametrize(("bid", "loser"), [(("bid", 2, 5), 1), (("bid", 3, 5), 0), (("bid", 1, 6), 0)])
def test_a_doubt_costs_whoever_was_wrong_a_die(bid: Action, loser: int) -> None:  # EN A round
    state = played(rolled([2, 5], [1, 5]), bid, DOUBT)
    assert state.left == [1 if seat == loser else 2 for seat in (0, 1)]


def test_a_doubt_shows_all_cups_to_everybody() -> None:  # EN A round
    state = played(rolled([2, 5], [1, 5]), ("bid", 2, 5))
    assert state.reveals(DOUBT)
    assert not state.reveals(("bid", 2, 6))
    doubted, _ = state.apply(DOUBT)
    assert doubted.as_seen_by(None)["cups"] == [[2, 5], [1, 5]]
    last = state.view(None)["last"]
    assert last is not None
    assert (last["cups"], last["found"], last["loser"]) == ([[2, 5], [1, 5]], 2, 1)


def test_whoever_loses_a_die_begins_the_next_round() -> None:  # EN A round
    state = played(rolled([2, 5], [1, 5]), ("bid", 2, 5), DOUBT)
    assert (state.to_move, state.bid, state.cups) == (CHANCE, None, [(), ()])
    assert played(state, ("roll", 1, 1), ("roll", 4)).to_move == 1


def test_the_last_die_lost_ends_the_game_and_most_dice_win() -> None:  # EN The aim
    state = played(rolled([2], [3, 3], [4]), ("bid", 1, 2), ("bid", 3, 3))
    assert (state.winners(), state.scores()) == ([], [1, 2, 1])
    shared = played(state.clone(), DOUBT)  # the second player bid too much: one die each
    assert (shared.to_move, shared.winners()) == (CHANCE, [])
    over = played(rolled([2], [3, 3], [4]), ("bid", 1, 1), DOUBT)
    assert (over.to_move, over.winners(), over.scores()) == (OVER, [1], [0, 2, 1])
    assert over.why_not(DOUBT) == "over"


def test_players_with_as_many_dice_share_the_win() -> None:  # EN The aim
    assert played(rolled([2], [3], [4]), ("bid", 1, 1), DOUBT).winners() == [1, 2]


# -- beside the rules ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "action", [(), ("bid",), ("bid", 0, 3), ("bid", 1, 7), ("bid", True, 3), ("bid", "1", 3)]
)
def test_what_is_no_choice_is_refused(action: Action) -> None:
    assert rolled([1], [2]).why_not(action) == "unknown"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("left", [2]),
        ("left", [3, 2]),
        ("left", [0, 2]),
        ("player", 2),
        ("to_move", 1),
        ("phase", "roll"),
        ("cups", [[2, 1], [3, 3]]),
        ("cups", [[1, 2], []]),
        ("cups", [[1, 2], [3, 7]]),
        ("bid", {"number": 5, "face": 1, "by": 1}),
        ("bid", {"number": 1, "face": 1, "by": 2}),
    ],
)
def test_a_position_that_cannot_be_is_refused(field: str, value: Any) -> None:
    state = rolled([1, 2], [3, 3])
    data = state.to_json()
    assert state.game.state(data) == state
    with pytest.raises(ValueError, match="field"):
        state.game.state({**data, field: value})


@pytest.mark.parametrize("options", [{"dice": 0}, {"dice": 4}, {"dice": "2"}, {"players": 4}])
def test_an_option_that_cannot_be_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="must be a whole number from"):
        MygameGame(**options)


@pytest.mark.parametrize(("needed", "hidden"), [(0, 1), (1, 1), (1, 3), (2, 3), (4, 3)])
def test_the_chance_of_a_bid_is_that_of_every_roll_counted(needed: int, hidden: int) -> None:
    rolls = list(product(range(1, 7), repeat=hidden))
    assert chance_of(needed, hidden) == Fraction(sum(roll.count(6) >= needed for roll in rolls), len(rolls))


def test_a_doubt_is_right_when_the_bid_is_not() -> None:
    view = played(rolled([5, 5], [1, 2]), ("bid", 2, 1)).view(1)
    assert chance_right(DOUBT, view) == Fraction(25, 36)  # one 1 of my own, one more among two dice
    assert chance_right(("bid", 2, 2), view) == Fraction(11, 36)
