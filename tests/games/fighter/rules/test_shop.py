"""FR 4 C'est l'heure des emplettes, FR 4.1."""

from __future__ import annotations

from dungeon_widgets.engine.state import CHANCE
from dungeon_widgets.games.fighter.rules.state import FighterState
from tests.games.fighter.helpers import data, fight, healths, kill, put, to_shop

STALL = ("left_over_sword", "cloak_of_not_now", "bribe", "napalm_water", "helm_of_bravery")


def at_shop(
    gold: int = 10, heroes: tuple[str, ...] = ("edith", "wilrond", "grace"), shops: int = 0, **more: object
) -> FighterState:
    """A shop with known cards on the stall."""
    state = fight(heroes, **more)  # type: ignore[arg-type]
    state.shops = shops
    state.aside = ("dark_pantry", "tilted_gallery")
    state.unseen_rooms = tuple(room for room in state.unseen_rooms if room not in state.aside)
    kill(state)
    while state.phase == "trade":
        put(state, ("done",))
    stall = iter(STALL)
    while state.phase == "stall":
        put(state, ("card", next(stall)))
    state.gold = gold
    return state


def test_two_cards_and_one_for_each_hero_are_laid_out() -> None:
    # FR 4 Acheter de l'équipement; ruling 46
    state = at_shop()
    assert state.stall == STALL
    assert (state.phase, state.to_move) == ("shop", state.leader)


def test_cards_are_drawn_one_by_one_by_luck() -> None:
    state = fight()
    state.aside = ("dark_pantry", "tilted_gallery")
    state.unseen_rooms = tuple(room for room in state.unseen_rooms if room not in state.aside)
    kill(state)
    assert (state.phase, state.to_move) == ("stall", CHANCE)
    assert len(state.chance()) == 48
    put(state, ("card", "bribe"))
    assert len(state.chance()) == 47


def test_eliminated_heroes_do_not_count_for_the_cards() -> None:
    # ruling 46: heroes not eliminated
    state = fight(("edith", "wilrond", "grace"), health={2: 0})
    state.heroes[2].scars = ("red", "green", "blue")
    state.aside = ("dark_pantry", "tilted_gallery")
    state.unseen_rooms = tuple(room for room in state.unseen_rooms if room not in state.aside)
    kill(state)
    to_shop(state)
    assert len(state.stall) == 4


def test_a_card_costs_its_price_and_goes_to_a_hero() -> None:
    # FR 4
    state = at_shop(gold=3)
    events = put(state, ("buy", "left_over_sword"))
    assert data(events, "buy") == {"card": "left_over_sword", "cost": 3, "gold": 0}
    assert state.phase == "gift"
    put(state, ("give", "left_over_sword", 0))
    assert state.heroes[0].items == ("left_over_sword",)
    assert "left_over_sword" not in state.stall


def test_as_many_cards_as_the_gold_allows() -> None:
    # FR 4: autant de cartes qu'il le souhaite
    state = at_shop(gold=6)
    put(state, ("buy", "left_over_sword"), ("give", "left_over_sword", 0))
    put(state, ("buy", "bribe"), ("give", "bribe", 1))
    assert state.gold == 0
    assert state.phase == "rooms"  # nothing can be bought any more: nobody is asked


def test_what_is_too_dear_or_not_for_sale_is_refused() -> None:
    state = at_shop(gold=2)
    assert state.why_not(("buy", "left_over_sword")) == "no_gold"
    assert state.why_not(("buy", "mirror_shield")) == "not_for_sale"
    assert state.why_not(("buy",)) == "not_for_sale"
    none = at_shop(gold=1, heroes=("marvin", "doigts_de_fee"), health={0: 5})
    none.gold = 9
    assert none.why_not(("buy", "cloak_of_not_now")) == "nobody_carries"  # neither wears armour


def test_a_new_card_may_take_the_place_of_another() -> None:
    # ruling 24, ruling 13: swapped in, otherwise discarded
    state = at_shop(gold=9, items={0: ["sneezing_mask"]})
    put(state, ("buy", "helm_of_bravery"))
    assert ("give", "helm_of_bravery", 0, "sneezing_mask") in state.legal()
    assert state.why_not(("give", "helm_of_bravery", 0)) == "no_slot"
    events = put(state, ("give", "helm_of_bravery", 0, "sneezing_mask"))
    assert data(events, "give") == {"seat": 0, "card": "helm_of_bravery", "old": "sneezing_mask"}
    assert state.heroes[0].items == ("helm_of_bravery",)
    assert "sneezing_mask" not in state.shop_deck  # ruling 47: it never comes back


def test_a_new_card_may_be_thrown_away() -> None:
    state = at_shop(gold=9)
    put(state, ("buy", "bribe"), ("discard", "bribe"))
    assert all("bribe" not in hero.items for hero in state.heroes)


def test_a_coin_heals_every_hero_by_one() -> None:
    # FR 4 Acheter des soins
    state = at_shop(gold=3, health={0: 4, 2: 8})
    put(state, ("heal",))
    assert healths(state) == [5, 9, 9]
    assert state.gold == 2
    put(state, ("heal",))
    assert healths(state) == [6, 9, 9]


def test_nobody_hurt_nothing_to_heal() -> None:
    state = at_shop(gold=3)
    assert state.why_not(("heal",)) == "all_well"
    hurt = at_shop(gold=3, health={0: 4})
    hurt.gold = 0
    assert hurt.why_not(("heal",)) == "no_gold"


def test_a_bonus_die_costs_two_and_nine_is_the_most() -> None:
    # FR 4 Acheter des dés Bonus blancs
    state = at_shop(gold=5)
    put(state, ("bonus",))
    assert (state.gold, state.dice) == (3, 3)
    state.dice = 9
    assert state.why_not(("bonus",)) == "dice_full"
    state.dice, state.gold = 8, 1
    assert state.why_not(("bonus",)) == "no_gold"


def test_unsold_cards_leave_the_game() -> None:
    # FR 4: rangez dans la boîte
    state = at_shop()
    put(state, ("leave",))
    assert state.stall == ()
    assert "bribe" not in state.shop_deck


def test_after_the_first_two_shops_the_exploring_goes_on() -> None:
    # FR 4.1; ruling 23: the rooms go under the deck, and surplus symbols are lost
    for shops in (0, 1):
        state = at_shop(shops=shops)
        put(state, ("leave",))
        assert state.phase == "rooms"
        assert state.shops == shops + 1
        assert [entry.card for entry in state.under[-3:]] == [
            "dark_pantry",
            "tilted_gallery",
            "draughty_vestibule",
        ]
        assert state.view(0)["symbols"] == 0


def test_after_the_third_shop_waits_the_boss() -> None:
    # FR 4.1
    state = at_shop(shops=2)
    put(state, ("leave",))
    assert (state.phase, state.to_move) == ("boss", CHANCE)
    assert len(state.chance()) == 6


def test_an_empty_shop_deck_lays_out_what_is_left() -> None:
    # ruling 47
    state = fight()
    state.shop_deck = ("bribe",)
    state.aside = ("dark_pantry", "tilted_gallery")
    state.unseen_rooms = tuple(room for room in state.unseen_rooms if room not in state.aside)
    kill(state)
    put(state, ("card", "bribe"))
    assert state.stall == ("bribe",)
    assert state.phase == "shop"
