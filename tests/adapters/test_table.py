"""A game by numbers: numbers and actions, vectors from what a seat sees, rewards by aim. It needs no other package."""

from __future__ import annotations

from random import Random

import pytest

from dungeon_widgets.adapters.table import Table, rewards
from dungeon_widgets.adapters.vectors import SIZE, vector
from dungeon_widgets.engine import IllegalAction, digest
from dungeon_widgets.games.dice_danger import DiceDangerGame
from dungeon_widgets.games.welcome import WelcomeGame

GAME = WelcomeGame(players=2, hero="mage", first=0)


def played(table: Table, rng: Random) -> Table:
    while not table.over:
        legal = table.legal()
        table.act(table.action(legal[int(rng.random() * len(legal))]))
    return table


def test_the_same_seed_has_the_same_luck() -> None:
    game = WelcomeGame(players=3)
    ends = [digest(played(Table(game, seed), Random(1)).state) for seed in (1, 1, 2, 3)]
    assert ends[0] == ends[1]
    assert len(set(ends)) == 3


def test_the_mask_is_what_is_legal_for_the_seat_to_move_and_for_nobody_else() -> None:
    table = Table(GAME, 1)
    allowed = [table.actions[number] for number, may in enumerate(table.mask(0)) if may]
    assert allowed == table.state.legal()
    assert not any(table.mask(1))


@pytest.mark.parametrize("number", [-1, 40, "draw", None, float("nan"), float("inf")])
def test_a_number_that_is_no_action_is_refused_and_nothing_happens(number: object) -> None:
    table = Table(GAME, 1)
    before = digest(table.state)
    with pytest.raises(ValueError, match="a number from 0 to 39"):
        table.action(number)
    assert digest(table.state) == before


def test_an_action_that_is_not_legal_is_refused_with_its_rule() -> None:
    table = Table(GAME, 1)
    before = digest(table.state)
    with pytest.raises(IllegalAction, match="turn"):
        table.action(table.numbers["turn",])
    assert digest(table.state) == before


def test_hidden_cards_are_in_no_vector() -> None:
    """Two positions that differ only in what a seat cannot see look the same to it."""
    one, other = Table(GAME, 1), Table(GAME, 1)
    for table, monster in ((one, "goblin"), (other, "dragon")):
        for action in (("draw",), ("deal", monster), ("add",)):
            table.state.apply(action)
    assert one.vector(1) == other.vector(1)
    assert one.vector(0) != other.vector(0)


def test_a_vector_has_one_length_and_plain_numbers() -> None:
    rng = Random(3)
    for game in (GAME, DiceDangerGame("puzzled_pyramid", players=3)):
        table = Table(game, 5)
        while not table.over:
            seen = table.vector(table.state.to_move)
            assert len(seen) == SIZE
            assert all(isinstance(n, float) for n in seen)
            legal = table.legal()
            table.act(table.action(legal[int(rng.random() * len(legal))]))


def test_few_facts_share_a_place() -> None:
    view = played(Table(WelcomeGame("both", players=4), 3), Random(3)).state.view(0)
    wide = sum(1 for n in vector(view, 1 << 20) if n)
    assert sum(1 for n in vector(view) if n) >= 0.9 * wide


def test_versus_the_winners_share_and_it_sums_to_nothing() -> None:
    table = played(Table(WelcomeGame(players=4), 2), Random(2))
    assert sorted(table.rewards()) == [-1 / 3, -1 / 3, -1 / 3, 1.0]
    assert table.rewards().index(1.0) == table.state.winners()[0]


def test_alone_the_reward_is_the_score() -> None:
    table = played(Table(DiceDangerGame(players=1), 2), Random(2))
    assert rewards(table.state) == [float(table.state.scores()[0])]


def test_before_the_end_there_is_no_reward() -> None:
    assert Table(GAME, 1).rewards() == [0.0, 0.0]
