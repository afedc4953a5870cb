"""FR Trésor, FR Faveur, FR Inventaire: permanents and their limits."""

from __future__ import annotations

from dungeon_widgets.games.dungeons.rules.records import Item, Tile
from tests.games.dungeons.helpers import DONE, do, fight, game, items, made_up, on_to, table


def test_a_treasure_is_paid_with_glory_and_stays() -> None:  # FR Trésor: toujours des Permanents
    state = table({"hand": ["r-sword"], "glory": 3}, {})
    do(state, ("play", "r-sword"))
    assert (items(state, 0, "treasures"), state.heroes[0].glory) == (["r-sword"], 0)
    state = table({"hand": ["r-sword"], "glory": 2}, {})
    assert state.why_not(("play", "r-sword")) == "no_glory"


def test_never_the_same_treasure_twice() -> None:  # FR Trésor; ruling 20
    state = table({"hand": ["r-healing"], "glory": 9, "treasures": ["r-healing"]}, {})
    assert state.why_not(("play", "r-healing")) == "same_treasure"


def test_limits_count_permanents_of_their_kind() -> None:  # FR Mouvement; ruling 20
    hero = {
        "hand": ["o-lore", "o-cry", "r-sword"],
        "glory": 20,
        "boons": ["o-doors", "o-will"],
        "banes": ["b-veil"],
    }
    state = table(hero, {})  # the paladin: three Treasures, two Boons
    assert ("play", "r-sword") in state.legal()
    assert ("play", "o-cry") in state.legal()  # not a permanent
    assert state.why_not(("play", "o-lore")) == "needs_room"


def test_at_the_limit_an_own_card_is_discarded_for_the_new_one() -> None:  # ruling 20, ruling 40
    state = table({"hand": ["o-lore"], "glory": 2, "boons": ["o-doors", "o-will"]}, {})
    assert ("play", "o-lore", "o-doors") in state.legal()
    do(state, ("play", "o-lore", "o-doors"))
    assert items(state, 0, "boons") == ["o-will", "o-lore"]
    assert "o-doors" in state.piles[0].discard


def test_a_boon_may_be_there_twice() -> None:  # ruling 20: only Treasures are unique
    hero = {"hero": "h-sorceress", "hand": ["o-lore"], "glory": 2, "boons": [Item("o-lore", 0)]}
    state = table(hero, {}, phase="encounter")
    do(state, ("play", "o-lore"))
    assert items(state, 0, "boons") == ["o-lore", "o-lore"]


def test_a_card_that_raises_the_limit_makes_room_for_itself() -> None:  # stat treasureLimit
    state = table({"hand": ["r-satchel"], "glory": 2, "treasures": ["r-sword", "r-axe", "r-boot"]}, {})
    do(state, ("play", "r-satchel"))
    assert len(items(state, 0, "treasures")) == 4
    assert state.view(0)["players"][0]["treasure_limit"] == 5


def test_when_a_limit_shrinks_the_surplus_is_discarded_at_once() -> None:  # ruling 40
    hero = {
        "peril": 9,
        "treasures": ["r-satchel", "r-sword", "r-axe", "r-boot", "r-rope"],
        "hero": "h-paladin",
    }
    state = table({"hand": ["b-imp"]}, hero, phase="encounter")
    do(state, ("play", "b-imp", 1), ("lose", "r-satchel"))
    assert (state.to_move, state.stack[-1].what) == (1, "surplus")
    do(state, ("lose", "r-boot"))
    assert items(state, 1, "treasures") == ["r-sword", "r-axe", "r-rope"]


def test_the_boon_limit_shrinks_too() -> None:  # ruling 40
    hero = {
        "peril": 4,
        "treasures": ["r-lantern"],
        "boons": ["o-lore", "o-doors", "o-will"],
        "hero": "h-paladin",
    }
    state = table({"hand": ["b-imp"]}, hero, phase="encounter")
    do(state, ("play", "b-imp", 1), ("lose", "o-will"))
    assert items(state, 1, "boons") == ["o-lore", "o-doors"]


def test_uses_are_counted_and_with_the_last_the_card_leaves_before_its_effect() -> None:
    # FR Trésor; section 8
    state = table({"treasures": ["r-healing"], "life": 2}, {})
    events = do(state, ("use", "r-healing", 0))
    assert [event.kind for event in events] == ["use", "lose", "heal"]
    assert state.heroes[0].life == 4
    assert "r-healing" in state.piles[0].discard


def test_a_card_with_more_uses_stays() -> None:  # FR Trésor
    hero = {"treasures": ["r-wand"], "hero": "h-paladin"}
    state = table(hero, {})
    do(state, ("use", "r-wand", 0))
    assert state.heroes[0].treasures == (Item("r-wand", 0, 2),)


def test_an_ability_paid_with_a_treasure_names_the_treasure() -> None:  # table 8: cost discardTreasure
    price = {"when": "move", "cost": {"discard_treasure": 1}, "do": [{"op": "mp", "who": "self", "n": 2}]}
    card = made_up("treasure", abilities=[price])
    state = table({"treasures": ["x-card", "r-boot"]}, {}, of=game(2, treasures=[card]))
    used = [action for action in state.legal() if action[0] == "use" and action[1] == "x-card"]
    assert used == [("use", "x-card", 0, "r-boot"), ("use", "x-card", 0, "x-card")]
    do(state, ("use", "x-card", 0, "r-boot"))
    assert (items(state, 0, "treasures"), state.points) == (["x-card"], 5)
    assert state.piles[0].discard == ("r-boot",)
    do(state, ("use", "x-card", 0, "x-card"))
    assert (items(state, 0, "treasures"), state.points) == ([], 7)


def test_once_per_turn_means_once_in_each_players_turn() -> None:  # FR Remise à zéro; section 7
    state = table({"treasures": ["r-wand"]}, {"life": 6}, tiles=(Tile("m-cross1", 1, 0),))
    do(state, ("use", "r-wand", 0), ("roll", 6))
    assert state.why_not(("use", "r-wand", 0)) == "used_up"
    state = table({"hand": ["e-zombie", "e-ghost"]}, {"peril": 9, "glory": 9}, phase="encounter")
    state.heroes[1].used = ("h-avenger/power",)
    fight(state, "e-zombie", (1, 6))
    do(state, DONE)
    assert state.heroes[1].used == ()


def test_two_copies_of_a_boon_have_two_uses_a_turn() -> None:  # each copy has its own limit
    boons = [Item("o-nakari", 1), Item("o-nakari", 1)]
    state = table({"hand": ["e-zombie"]}, {"peril": 2, "glory": 9, "boons": boons}, phase="encounter")
    do(state, ("announce", "e-zombie", 1, 0), DONE, ("roll", 1, 6), ("use", "o-nakari", 0), ("rethrow", 1))
    assert state.heroes[1].used == ("o-nakari/abilities/0",)
    state = table(
        {"cell": (1, 0), "glory": 9, "boons": [Item("o-nakari", 0), Item("o-nakari", 0)]},
        {},
        tiles=(Tile("m-library", 1, 0), Tile("m-cross1", 2, 0)),
    )
    do(state, ("try", 1), ("roll", 1), ("use", "o-nakari", 0), ("rethrow", 1))
    do(state, ("try", 1), ("roll", 1), ("use", "o-nakari", 0), ("rethrow", 1))
    do(state, ("try", 1), ("roll", 1))
    assert ("use", "o-nakari", 0) not in state.legal()


def test_banes_count_for_no_limit() -> None:  # ruling 20
    state = table({"hand": ["b-palsy"]}, {"peril": 2, "banes": ["b-veil", "b-mark"]}, phase="encounter")
    do(state, ("play", "b-palsy", 1))
    on_to(state, "encounter")
    assert items(state, 1, "banes") == ["b-veil", "b-mark", "b-palsy"]


def test_a_limit_that_shrinks_by_two_takes_two_cards() -> None:  # ruling 40
    card = made_up(
        "bane",
        duration="permanent",
        static=[{"op": "mod", "who": "victim", "stat": "treasure_limit", "n": -2, "until": "in_play"}],
    )
    mine = {"treasures": ["r-sword", "r-staff", "r-boot"], "hero": "h-paladin", "peril": 1}
    state = table({"hand": ["x-card"]}, mine, phase="encounter", of=game(2, banes=[card]))
    do(state, ("play", "x-card", 1), ("lose", "r-boot"), ("lose", "r-sword"))
    assert items(state, 1, "treasures") == ["r-staff"]
    assert state.to_move == 0


def test_a_limit_that_shrinks_for_a_while_takes_the_surplus_at_once() -> None:  # ruling 40
    effect = {"op": "mod", "who": "victim", "stat": "treasure_limit", "n": -1, "until": "turn"}
    made = game(2, banes=[made_up("bane", do=[effect])])
    mine = {"treasures": ["r-sword", "r-staff", "r-boot"], "hero": "h-paladin", "peril": 1}
    state = table({"hand": ["x-card"]}, mine, phase="encounter", of=made)
    do(state, ("play", "x-card", 1), ("lose", "r-boot"))
    assert items(state, 1, "treasures") == ["r-sword", "r-staff"]
