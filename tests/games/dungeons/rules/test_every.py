"""What stands in the lists of actions and outcomes for a swap of map cards and for a card taken out of a hand."""

from __future__ import annotations

from dungeon_widgets.adapters.numbers import Numbers
from dungeon_widgets.adapters.table import Table
from dungeon_widgets.games.dungeons import DungeonsGame
from dungeon_widgets.games.dungeons.rules.records import KNOWN, Held, Tile
from tests.games.dungeons.helpers import do, game, table
from tests.games.dungeons.rules.effects.made import boon, played

SWAP = {"op": "shift_maps", "mode": "swap", "pick": "occupied", "rotate": True}


def test_a_swap_is_listed_by_the_heroes_who_stand_there() -> None:
    state = played(SWAP, {}, {"cell": (-1, 0)}, tiles=(Tile("m-crypt", -1, 0),))
    assert [state.game.listed(state, action) for action in state.legal()] == [
        ("swap", 1, 0, 0, 0),
        ("swap", 1, 0, 0, 180),
    ]


def test_a_swap_chosen_by_its_number_is_the_swap() -> None:
    by_number = Table(DungeonsGame(2))
    by_number.state = played(SWAP, {}, {"cell": (-1, 0)}, tiles=(Tile("m-crypt", -1, 0),))
    chosen = by_number.action(by_number.numbers["swap", 1, 0, 0, 180])
    assert chosen == ("swap", -1, 0, 0, 0, 0, 180)
    by_number.act(chosen)
    assert by_number.state.tiles == (Tile("m-entrance", -1, 0), Tile("m-crypt", 0, 0, True))


def test_a_card_taken_out_of_a_hand_is_listed_by_its_place_among_its_likes() -> None:
    effect = {"op": "discard", "who": "others", "from": "hand", "n": 1, "pick": "random"}
    made = game(2, boons=[boon(effect)])
    state = table({"hand": ["x-card"]}, {"hand": ["e-zombie", "e-zombie"]}, of=made)
    state.heroes[1].hand = (Held(KNOWN, "e-zombie"), Held(7, "e-zombie"))
    do(state, ("play", "x-card"))
    luck = Numbers(made, made.outcomes())
    numbers = luck.each(state, [outcome for outcome, _ in state.chance()])
    assert [luck.listed[n] for n in numbers] == [("drop", "e-zombie", 0, 0), ("drop", "e-zombie", 1, 0)]
    assert [luck.action(state, n) for n in numbers] == [
        ("drop", "e-zombie", 0, 0),
        ("drop", "e-zombie", 7, 0),
    ]
