"""Reading the others: Bayes with a policy, and the figures of the lesson on it."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest

from dungeon_widgets.engine.session import Session
from dungeon_widgets.games.welcome import WelcomeGame, WelcomeState, belief
from dungeon_widgets.games.welcome.odds.beliefs import STEPS, beliefs
from dungeon_widgets.games.welcome.odds.bluff import (
    Added,
    at_least_one,
    chances_if_they_bluff,
    possible_steps,
    strong_kinds,
)
from dungeon_widgets.games.welcome.odds.living import chance_to_live
from dungeon_widgets.games.welcome.odds.panel import panel
from dungeon_widgets.games.welcome.odds.question import question
from dungeon_widgets.games.welcome.rules.content import load_box

from ..helpers import add, play, somewhere, start, strip

STRENGTH = {monster.id: monster.strength or 0 for monster in load_box("first").monsters.values()}


def lesson() -> WelcomeState:
    """Seat 0 has added a card; seat 1 has set a Golem aside and knows nothing else."""
    state = start(players=2)
    add(state, "goblin")
    strip(state, "golem", "torch")
    return state


def cards_of(hidden: int) -> dict[str, Any]:
    """What seat 1 sees if the other has added so many cards."""
    view = lesson().view(1)
    view["dungeon"] = [{"by": 0, "monster": None, "forced": False}] * hidden
    return view


def strong(hand: tuple[str, ...]) -> bool:
    return any(STRENGTH[kind] >= 6 for kind in hand)


def test_one_card_added_by_a_cautious_player_is_hardly_strong() -> None:
    view = cards_of(1)
    assert belief(view).where(strong) == Fraction(3, 12)
    assert belief(view, bluff=Fraction(1, 4)).where(strong) == Fraction(1, 13)
    mean = belief(view, bluff=0.25).mean(lambda hand: STRENGTH[hand[0]])
    assert mean == Fraction(122, 39)


def test_three_such_cards_deal_11_or_more_with_2365_in_7213() -> None:
    view = cards_of(3)

    def deadly(hand: tuple[str, ...]) -> bool:
        return sum(STRENGTH[kind] for kind in hand) >= 11

    prior = belief(view)
    assert prior.total == 220
    assert prior.where(deadly) == Fraction(133, 220)
    assert belief(view, bluff="1/4").where(deadly) == Fraction(2365, 7213)


def test_rejection_sampling_agrees_with_the_posterior() -> None:
    rng = Random(5)
    deck = [
        kind
        for kind, n in zip(load_box("first").kinds, (2, 2, 2, 2, 1, 1, 1, 1), strict=True)
        for _ in range(n)
    ]
    kept = deadly = 0
    while kept < 3000:
        hand = rng.sample(deck, 3)
        if all(STRENGTH[kind] < 6 or rng.random() < 0.25 for kind in hand):
            kept += 1
            deadly += sum(STRENGTH[kind] for kind in hand) >= 11
    p = 2365 / 7213
    assert abs(deadly / kept - p) < 4 * (p * (1 - p) / kept) ** 0.5


def test_an_opponent_who_adds_everything_tells_nothing() -> None:
    view = cards_of(3)
    assert belief(view, bluff=1) == belief(view)


def test_an_opponent_who_never_adds_a_strong_one_has_added_none() -> None:
    assert belief(cards_of(2), bluff=0).where(strong) == 0


def test_own_cards_tell_nothing_new() -> None:
    state = start(players=2)
    add(state, "dragon")
    assert belief(state.view(0), bluff=0).p(("dragon",)) == 1


@pytest.mark.parametrize("bluff", [-0.1, 1.5, "x", "1/0", True, []])
def test_a_share_that_is_none_is_refused(bluff: object) -> None:
    with pytest.raises(ValueError, match="bluff must be"):
        belief(cards_of(1), bluff=bluff)  # type: ignore[arg-type]


def test_what_is_no_view_is_refused() -> None:
    with pytest.raises(ValueError, match=r"belief needs a view, such as game\.view\(\), not 7"):
        belief(7)  # type: ignore[arg-type]


@pytest.mark.parametrize("q", [Fraction(0), Fraction(1, 4), Fraction(1)])
def test_the_quick_sum_is_the_listed_belief(q: Fraction) -> None:
    view = cards_of(3)
    box = load_box("first")
    unseen = {
        kind: n - (kind == "golem") for kind, n in zip(box.kinds, (2, 2, 2, 2, 2, 1, 1, 1), strict=True)
    }
    listed = belief(view, bluff=q)
    quick = at_least_one(box, unseen, Added(3, 0), [9], q)
    for kind in box.kinds:
        assert quick[kind][0] == listed.where(lambda hand, kind=kind: kind in hand)


def test_the_panel_says_how_many_of_the_possible_dungeons_kill() -> None:
    view = cards_of(3)
    for tile in view["tiles"]:
        tile["place"] = "hero" if tile["id"] in ("plate_armor", "knight_shield") else "aside"
    in_english, in_french = panel(view, [], "en"), panel(view, [], "fr")
    assert in_english is not None
    assert "".join(in_english["lead"]) == "133 of the 220 possible dungeons kill you."
    assert in_french is not None
    assert "".join(in_french["lead"]) == "133 des 220 donjons possibles vous tuent."


@pytest.mark.parametrize(
    ("dungeon", "tiles", "lang", "line"),
    [
        (
            [None],
            ["plate_armor"],
            "en",
            "1 of the 12 possible dungeons kills you.",
        ),  # the Dragon: 9 against 8
        ([None], ["plate_armor"], "fr", "1 des 12 donjons possibles vous tue."),
        ([None], ["plate_armor", "knight_shield"], "en", "None of the 12 possible dungeons kills you."),
        ([None], [], "fr", "8 des 12 donjons possibles vous tuent."),
        (["golem", None], [], "en", "All 11 possible dungeons kill you."),
        ([], [], "en", "The dungeon is empty: whoever goes in now lives."),
        (["golem"], ["plate_armor"], "en", "You know every card of the dungeon: you live."),
        (
            ["golem"],
            [],
            "fr",
            "Vous connaissez toutes les cartes du donjon\u202f: vous mourez.",
        ),  # 5 against 3
    ],
)
def test_the_count_of_dungeons_is_said_as_people_say_it(
    dungeon: list[str | None], tiles: list[str], lang: str, line: str
) -> None:
    view = cards_of(1)
    view["dungeon"] = [{"by": 0, "monster": monster} for monster in dungeon]
    for tile in view["tiles"]:
        tile["place"] = "hero" if tile["id"] in tiles else "aside"
    found = panel(view, [], lang)
    assert found is not None
    assert "".join(found["lead"]) == line


def test_where_order_counts_the_panel_counts_dungeons_in_their_order() -> None:
    view = cards_of(3)
    view["hero"] = "barbarian"
    view["tiles"] = [{**view["tiles"][0], "id": "healing_potion", "place": "hero"}]
    found = panel(view, [], "en")
    assert found is not None
    lives = Fraction(found["rows"][0]["fraction"] or 0)
    assert (
        "".join(found["lead"])
        == f"{int((1 - lives) * 1320)} of the 1\u202f320 possible dungeons, in their order, kill you."
    )


def test_the_table_has_a_column_for_every_step_of_the_slider() -> None:
    found = beliefs(lesson().view(1), "en")
    assert found is not None
    reading = found["slider"]
    assert reading["steps"] == [str(q) for q in STEPS]
    assert reading["at_least_one"]["dragon"][2][0] == str(Fraction(1, 39))
    assert reading["at_least_one"]["dragon"][-1] == found["rows"][-1]["at_least_one"]


def test_players_who_never_bluff_cannot_have_added_more_weak_cards_than_there_are() -> None:
    assert possible_steps(load_box("first"), {"golem": 2, "dragon": 1}, Added(2, 0), STEPS)[0] == 0
    assert possible_steps(load_box("first"), {"golem": 1, "dragon": 1}, Added(2, 0), STEPS)[0] == STEPS[1]


@pytest.mark.parametrize(
    ("hero", "tiles"),
    [
        ("warrior", ["plate_armor", "knight_shield"]),
        ("warrior", ["plate_armor", "torch", "vorpal_sword"]),
        ("rogue", ["mithril_armor", "invisibility_cloak"]),
    ],
)
@pytest.mark.parametrize("q", [Fraction(0), Fraction(1, 3), Fraction(1)])
def test_the_chance_against_bluffers_is_that_over_the_listed_dungeons(
    hero: str, tiles: list[str], q: Fraction
) -> None:
    """Each dungeon weighs as its players make it; a blade names one kind for all of them."""
    rules, run, pile = question(hero, tiles, 3, ("orc",), ("dragon",), 0, None, ())
    feared = strong_kinds(rules.box)
    unseen = [kind for kind, n in zip(rules.box.kinds, pile.unseen, strict=True) for _ in range(n)]
    dungeons = list(combinations(unseen, 3))
    weights = [q ** sum(kind in feared for kind in dungeon) for dungeon in dungeons]

    def lives(dungeon: tuple[str, ...], named: str | None) -> bool:
        there = run._replace(named=named)
        cards = (*dungeon, "orc")
        harm = [
            0
            if rules.equipment.answer(there, kind)
            else rules.equipment.damage(there, rules.box.monsters[kind].strength or 0)
            for kind in cards
        ]
        return sum(harm) < run.hp

    names = rules.box.kinds if "vorpal_sword" in tiles else [None]
    best = max(
        sum(w for w, dungeon in zip(weights, dungeons, strict=True) if lives(dungeon, name)) for name in names
    )
    assert chances_if_they_bluff(rules, run, pile, [q]) == [Fraction(best) / sum(weights)]
    if q == 1:
        assert chances_if_they_bluff(rules, run, pile, [q]) == [chance_to_live(rules, run, pile)]


def test_where_order_counts_the_chance_against_bluffers_is_not_told() -> None:
    rules, run, pile = question("mage", ["omnipotence"], 3, (), (), 0, None, ())
    assert chances_if_they_bluff(rules, run, pile, STEPS) == []


def test_special_monsters_without_a_printed_strength_count_as_weak() -> None:
    state = WelcomeGame("back", players=2, hero="ninja", first=0, specials=["ally", "count"]).start()
    add(state, "ally")
    view = state.view(1)
    assert belief(view).p(("ally",)) == Fraction(1, 15)
    assert belief(view, bluff=0).p(("ally",)) == Fraction(1, 12)


# -- cards that had to be added -----------------------------------------------------------------------


def test_the_first_card_of_the_variant_tells_nothing() -> None:
    state = start(players=2, variant=True)
    add(state, "dragon")
    view = state.view(1)
    assert belief(view, bluff=0).p(("dragon",)) == Fraction(1, 13)
    assert belief(view, bluff=0) == belief(view)
    found = beliefs(view, "en")
    assert found is not None
    assert found["slider"]["at_least_one"]["dragon"] == [["1/13", "0", "12/13"]] * len(STEPS)


def test_a_card_added_when_no_tile_is_left_tells_nothing() -> None:
    state = start(players=2)
    weak = ("goblin", "goblin", "skeleton", "skeleton", "orc", "orc")
    for monster, tile in zip(weak, state.tiles, strict=True):
        strip(state, monster, tile)
    add(state, "dragon")
    assert belief(state.view(1), bluff=0).p(("dragon",)) == Fraction(1, 10)


@pytest.mark.parametrize("q", [Fraction(0), Fraction(1, 4), Fraction(1)])
def test_free_and_forced_cards_weigh_as_their_players_make_them(q: Fraction) -> None:
    """Seat 0 had to add its first card and chose to add two more."""
    state = start(players=2, variant=True)
    add(state, "dragon", "orc", "lich", "goblin", "demon")
    view = state.view(1)
    box = load_box("first")
    feared = strong_kinds(box)
    unseen = {
        "goblin": 1,
        "skeleton": 2,
        "orc": 1,
        "vampire": 2,
        "golem": 2,
        "lich": 1,
        "demon": 1,
        "dragon": 1,
    }
    deck = [kind for kind, n in unseen.items() for _ in range(n)]
    weights: dict[tuple[str, ...], Fraction] = {}
    for cards in permutations(range(len(deck)), 3):
        forced, *free = (deck[card] for card in cards)
        hand = tuple(sorted((forced, *free, "orc", "goblin"), key=box.kinds.index))
        weights[hand] = weights.get(hand, Fraction()) + q ** sum(kind in feared for kind in free)
    total = sum(weights.values())
    listed = belief(view, bluff=q)
    for hand, weight in weights.items():
        assert listed.p(hand) == weight / total
    quick = at_least_one(box, unseen, Added(2, 1), [0, view["deck"]], q)
    for kind in unseen:
        held = kind in ("orc", "goblin")  # one of them is the seat's own
        assert quick[kind][0] == listed.where(lambda hand, kind=kind, held=held: hand.count(kind) > held)


def test_the_bluffing_bots_forced_cards_are_strong_as_often_as_believed() -> None:
    """The first card of a bidding in the variant, as the bot added it and as the other seat believed it."""
    strong_ones, believed, games = 0, Fraction(), 400
    for seed in range(games):
        session = Session(
            WelcomeGame(players=2, variant=True, first=0), ["bot:bluff:0.25", "bot:bluff:0.25"], seed=seed
        )
        while not session.state.dungeon:
            session.step()
        strong_ones += STRENGTH[session.state.dungeon[0].monster] >= 6
        believed += belief(session.state.view(1), bluff="1/4").where(strong)
    assert believed == games * Fraction(3, 13)
    assert abs(strong_ones - float(believed)) < 4 * (games * 3 / 13 * 10 / 13) ** 0.5


# -- all places move together -------------------------------------------------------------------------


def test_one_unseen_copy_lies_somewhere_at_every_step() -> None:
    looked_at = 0
    for seed in range(30):
        state, seat = somewhere(seed, most_hidden=13)
        found = beliefs(state.view(seat), "en")
        if found is None or "slider" not in found:  # nothing is hidden in this dungeon
            continue
        for row in found["rows"]:
            if row["copies"] - row["seen"] == 1:
                looked_at += 1
                assert sum(map(Fraction, row["at_least_one"])) == 1
                for step in found["slider"]["at_least_one"][row["kind"]]:
                    assert sum(map(Fraction, step)) == 1
    assert looked_at > 50


def test_a_card_in_anothers_hand_has_a_column_of_its_own() -> None:
    state = start(players=2)
    add(state, "golem", "orc")
    play(state, ("draw",), ("deal", "dragon"))
    found = beliefs(state.view(1), "en")
    assert found is not None
    assert [(place["label"], place["size"]) for place in found["places"]] == [
        ("dungeon", 1),
        ("aside", 0),
        ("in a hand", 1),
        ("deck", 10),
    ]
    dragon = found["slider"]["at_least_one"]["dragon"]
    assert dragon[0] == ["0", "0", "1/11", "10/11"]
    assert dragon[-1] == ["1/12", "0", "1/12", "5/6"]


def test_with_an_empty_deck_all_that_is_unseen_lies_in_the_dungeon() -> None:
    state = start(players=2)
    deck = [kind for kind, n in zip(state.game.rules.index, state.deck, strict=True) for _ in range(n)]
    add(state, *deck)
    found = beliefs(state.view(0), "en")
    assert found is not None
    assert [place["size"] for place in found["places"]] == [6, 0, 0]
    for row in found["rows"]:
        there = ["1" if row["copies"] > row["seen"] else "0", "0", "0"]
        assert row["at_least_one"] == there
        assert all(step == there for step in found["slider"]["at_least_one"].get(row["kind"], []))


def test_the_places_elsewhere_are_those_of_the_listed_dungeons() -> None:
    box, q = load_box("first"), Fraction(1, 4)
    feared = strong_kinds(box)
    unseen = {"golem": 2, "orc": 1, "lich": 1, "dragon": 1}
    deck = [kind for kind, n in unseen.items() for _ in range(n)]
    inside: dict[str, list[Fraction]] = {kind: [Fraction()] * 3 for kind in unseen}
    total = Fraction()
    for cards in permutations(range(5)):  # two in the dungeon, two aside, one in the deck
        laid = [deck[card] for card in cards]
        weight = q ** sum(kind in feared for kind in laid[:2])
        total += weight
        for place, there in enumerate((laid[:2], laid[2:4], laid[4:])):
            for kind in set(there):
                inside[kind][place] += weight
    found = at_least_one(box, unseen, Added(2, 0), [2, 1], q)
    assert found == {kind: [p / total for p in places] for kind, places in inside.items()}
