"""FR Mise en place."""

from __future__ import annotations

from random import Random

import pytest

from dungeon_widgets.engine.state import CHANCE
from dungeon_widgets.games.dungeons.game import DungeonsGame
from dungeon_widgets.games.dungeons.rules.content import ENTRANCE
from dungeon_widgets.games.dungeons.rules.records import Tile
from dungeon_widgets.games.dungeons.rules.state import DungeonsState
from tests.games.dungeons.helpers import do, kinds


def set_up(players: int = 2, dice: tuple[int, ...] = (6, 1, 1, 1)) -> DungeonsState:
    state = DungeonsGame(players).start()
    do(state, *(("die", die) for die in dice[:players]))
    rng = Random(0)
    while state.to_move == CHANCE:
        state.apply(state.draw(rng))
    return state


@pytest.mark.parametrize(("dice", "first"), [((6, 2, 3, 1), 0), ((1, 2, 5, 4), 2), ((1, 2, 3, 4), 3)])
def test_the_highest_die_begins(dice: tuple[int, ...], first: int) -> None:  # FR Mise en place 2
    assert set_up(4, dice).active == first


def test_only_the_tied_throw_again() -> None:  # ruling 29
    state = DungeonsGame(3).start()
    do(state, ("die", 5), ("die", 5), ("die", 2))
    assert state.rolling == (0, 1)
    do(state, ("die", 3), ("die", 3))
    assert state.rolling == (0, 1)
    do(state, ("die", 1), ("die", 2))
    assert state.first == 1


def test_each_player_gets_five_cards_three_quests_and_a_hero() -> None:  # FR Mise en place 3
    state = set_up(4)
    assert [len(hero.hand) for hero in state.heroes] == [5] * 4
    assert [len(hero.tasks) for hero in state.heroes] == [3] * 4
    assert len({hero.hero for hero in state.heroes}) == 4
    assert len(state.piles[0].deck) == 103 - 20
    assert len(state.piles[0].quests) == 18 - 12


def test_cards_are_dealt_from_player_one_on() -> None:  # FR Mise en place 3: en commençant par le joueur 1
    state = DungeonsGame(2).start()
    do(state, ("die", 1), ("die", 2))
    assert state.stack[-1].seat == 1
    state = DungeonsGame(4).start()
    do(state, ("die", 1), ("die", 2), ("die", 6), ("die", 3))
    dealt = [(frame.seat, frame.what, frame.n) for frame in reversed(state.stack) if frame.kind == "deal"]
    order = (2, 3, 0, 1)  # clockwise
    assert dealt == [(seat, *deal) for seat in order for deal in (("card", 5), ("quest", 3), ("hero", 1))]


def test_hands_are_hidden_and_quests_and_heroes_are_not() -> None:  # FR Mise en place 3
    state = DungeonsGame(2).start()
    do(state, ("die", 2), ("die", 1))
    event = state.apply(("draw", "o-dodge"))[0]
    assert event.as_seen_by(0)["card"] == "o-dodge"
    assert "card" not in event.as_seen_by(1)
    state = set_up(2)
    assert state.view(1)["players"][0]["tasks"]
    assert state.view(1)["players"][0]["known"] == []


def test_all_begin_in_the_entrance_with_its_peril_and_glory() -> None:  # FR Mise en place 4
    state = set_up(3)
    assert state.tiles == (Tile(ENTRANCE, 0, 0),)
    assert [(hero.glory, hero.peril, hero.cell) for hero in state.heroes] == [(1, 1, (0, 0))] * 3
    assert [hero.life for hero in state.heroes] == [6] * 3
    assert len(state.piles[0].maps) == 20


def test_player_one_begins_with_the_discard() -> None:  # FR Mise en place 4, Le tour de jeu
    state = set_up(2)
    assert (state.phase, state.to_move, state.round) == ("discard", 0, 1)


@pytest.mark.parametrize("players", [1, 5, True, "2", 2.0])
def test_two_to_four_play(players: object) -> None:  # ruling 29
    with pytest.raises(ValueError, match="players"):
        DungeonsGame(players)  # type: ignore[arg-type]


def test_dice_and_draws_are_moves_of_chance() -> None:
    state = DungeonsGame(2).start()
    assert state.chance() == [(("die", face), 1) for face in range(1, 7)]
    do(state, ("die", 2), ("die", 1))
    weights = dict(state.chance())
    assert weights["draw", "r-healing"] == 3
    assert sum(weights.values()) == 103


def test_what_happens_is_told() -> None:
    state = DungeonsGame(2).start()
    assert kinds(do(state, ("die", 2), ("die", 1))) == ["die", "die", "begins"]
