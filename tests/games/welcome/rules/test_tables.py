"""The tables and lists of the rules, what nobody has yet, and what a card may come to."""

from __future__ import annotations

from collections import Counter
from dataclasses import MISSING, fields
from random import Random
from typing import Any, get_args

import pytest

from dungeon_widgets.engine.state import CHANCE
from dungeon_widgets.games.welcome import WelcomeGame, WelcomeState
from dungeon_widgets.games.welcome.rules import records
from dungeon_widgets.games.welcome.rules import state as states
from dungeon_widgets.games.welcome.rules.content import Beats, Tile
from dungeon_widgets.games.welcome.rules.lists import Lists, Made
from dungeon_widgets.games.welcome.rules.records import NOBODY, Run
from tests.games.welcome.helpers import add, go_in, play, start


def given(kind: type[Any]) -> dict[str, Any]:
    """What its fields are unless somebody says otherwise."""
    return {field.name: field.default for field in fields(kind) if field.default is not MISSING}


def test_every_phase_offers_something_and_every_move_has_its_chapter() -> None:
    # ours: a phase and a move have one name
    luck = {"specials", "first", "deal", "swap"}
    assert {*states._CHOICES} == {*get_args(records.Phase)} - luck - {"over"}
    assert {*states._MOVES} == {
        "specials", "first", "hero", "draw", "pass", "deal", "add", "strip", "ask", "name", "turn", "face", "use", "discard",
    }  # fmt: skip


def test_before_the_first_card_nobody_has_anything() -> None:
    # ours: a field that is not given is nothing
    state = WelcomeState(WelcomeGame(players=2))
    assert (state.round, state.phase) == (1, "first")
    assert (state.starter, state.drawer, state.runner) == (NOBODY,) * 3
    for name in ("specials", "score", "tiles", "deck", "dungeon", "aside", "met"):
        assert getattr(state, name) == (), name
    assert (state.hero, state.drawn, state.facing, state.using) == ("",) * 4
    assert (state.passed, state.turned, state.run, state.last) == (0, 0, None, None)


def test_a_card_has_only_what_is_printed() -> None:
    # ours: a field that is not printed is nothing
    assert given(Beats) == {
        "kinds": None,
        "min": None,
        "max": None,
        "parity": None,
        "named": False,
        "below_hp": None,
        "again": False,
    }
    assert given(Tile) == {
        "hp": 0,
        "beats": None,
        **dict.fromkeys(("once", "heals", "next", "becomes", "costs_tile"), False),
        "reduces": 0,
        "caps": None,
        "named_by_another": None,
        "effect": None,
        "icon": "",
    }


def swapping() -> WelcomeState:
    state = start("mage")
    add(state, "dragon")
    go_in(state)
    play(state, ("turn",), ("use", "polymorph"))
    return state


def with_specials() -> WelcomeState:
    state = WelcomeGame("back", players=3).start()
    play(state, sorted(outcome for outcome, _ in state.chance())[0])
    return state


def drawing() -> WelcomeState:
    state = start("mage")
    play(state, ("draw",))
    return state


@pytest.mark.parametrize(
    ("made", "verb"),
    [
        (lambda: WelcomeGame("back", players=2).start(), "specials"),
        (lambda: WelcomeGame(players=3).start(), "first"),
        (with_specials, "first"),
        (lambda: WelcomeGame(players=3, first=1).start(), "hero"),
        (drawing, "deal"),
        (swapping, "deal"),
    ],
)
def test_luck_draws_what_it_lists_and_all_of_it(made: Any, verb: str) -> None:
    # ours: all luck is one of several cards, heroes or seats alike
    state, rng = made(), Random(1)
    assert state.to_move == CHANCE
    weights = dict(state.chance())
    assert {outcome[0] for outcome in weights} == {verb}
    if verb == "deal":
        left = Counter(
            {("deal", kind): n for kind, n in zip(state.game.box_content.kinds, state.deck, strict=True)}
        )
        assert weights == +left
    else:
        assert {*weights.values()} == {1}
    whole = sum(weights.values())
    drawn = Counter(state.draw(rng) for _ in range(60 * whole))
    assert drawn.keys() == weights.keys()
    for outcome, weight in weights.items():
        assert abs(drawn[outcome] - 60 * weight) < 6 * (60 * weight) ** 0.5
    state.apply(rng.choice(sorted(weights)))
    assert state.to_move == CHANCE or state.chance() == []


def test_every_way_to_meet_a_card_is_a_choice_and_what_comes_of_it() -> None:
    # ours: what the odds count is what may be chosen
    for box, hero in (("first", "mage"), ("back", "ninja"), ("back", "princess"), ("both", "warrior")):
        rules = WelcomeGame(box, players=2).rules
        if hero not in rules.box.heroes:
            continue
        sheet = rules.box.heroes[hero]
        run = Run(hero, sheet.full_hp, sheet.tiles)
        for kind in rules.box.monsters:
            ways = rules.ways(run, kind, deck=1)
            chosen = {way.actions for way in ways}
            assert len(chosen) == len(ways)
            used = set(rules.usable(run, kind, 1))
            assert {way[0] for way in chosen} == {("face",), *(("use", tile) for tile in used)}
            lost = rules.must_discard(run, kind)
            for way in ways:
                first, *rest = way.actions
                costly = lost if first == ("face",) else rules.box.tiles[first[1]].costs_tile
                assert len(rest) == int(costly)
                if costly:
                    ((verb, tile),) = rest
                    assert verb == "discard"
                    assert tile in run.tiles
                    assert tile not in way.run.tiles
                    assert first != ("use", tile)
                assert way.meeting.monster == kind
            after = [
                way.actions[1][1] for way in ways if way.actions[0] == ("face",) and len(way.actions) == 2
            ]
            assert after == (list(run.tiles) if lost else [])
            assert ways[0].actions[0] == ("face",)


@pytest.mark.parametrize("box", ["first", "back", "both"])
def test_the_lists_of_a_game_are_its_cards_sorted(box: str) -> None:
    # ours: what is looked up all the time is made once
    game = WelcomeGame(box, players=3)
    lists = Lists(game.rules.equipment, 3)
    content = game.box_content
    assert lists.kinds == [("deal", kind) for kind in content.kinds]
    assert lists.first == [("first", seat) for seat in range(3)]
    assert lists.heroes == sorted(("hero", hero) for hero in content.heroes)
    two = [
        (one, other) for i, one in enumerate(content.specials) for other in list(content.specials)[i + 1 :]
    ]
    assert lists.specials == [("specials", *pair) for pair in two]
    hero = next(iter(content.heroes.values()))
    assert lists.places[hero.tiles] == sorted([("add",), *(("strip", tile) for tile in hero.tiles)])
    deck = tuple(range(len(content.kinds)))
    assert lists.cards[deck] == [kind for n, kind in enumerate(content.kinds) for _ in range(n)]
    assert lists.deals[deck] == [("deal", kind) for kind in lists.cards[deck]]
    made: list[int] = []
    once: Made[int, int] = Made(lambda key: made.append(key) or 2 * key)  # type: ignore[func-returns-value]
    assert (once[4], once[4], made) == (8, 8, [4])


def test_a_card_that_polymorph_brings_is_told_and_met() -> None:
    # FR1 Polymorphe
    state = swapping()
    left = state.deck[state.game.box_content.kinds.index("orc")]
    events = play(state, ("deal", "orc"))
    assert [event.kind for event in events][:2] == ["swap", "meet"]
    assert events[0].data["monster"] == "orc"
    assert state.last is not None
    assert state.last.met[-1].monster == "orc"
    assert left == 2
    state = start("mage")
    add(state, "orc", "dragon")
    go_in(state)
    play(state, ("turn",), ("use", "polymorph"), ("deal", "goblin"))
    assert (state.phase, state.to_move) == ("turn", 1)  # the first player passed; the orc is still to come
    assert state.legal() == [("turn",)]


# box, what is asked of tiles, those of which it is true
KINDS_OF_TILES: list[tuple[str, str, set[str]]] = [
    ("first", "takes_next", {"demonic_pact"}),
    ("back", "takes_next", {"dragon_leash"}),
    ("first", "knows_again", set()),
    ("back", "knows_again", {"royal_scepter"}),
    ("first", "may_cost_a_tile", set()),
    ("back", "may_cost_a_tile", {"smoke_bomb"}),
    ("first", "returning", {"healing_potion"}),
    ("back", "returning", {"knucklebones_of_resurrection"}),
    ("back", "coin", {"lucky_coin"}),
    ("first", "naming", {"vorpal_dagger", "vorpal_sword"}),
    ("back", "naming", {"greatsword"}),
]


@pytest.mark.parametrize(("box", "asked", "found"), KINDS_OF_TILES)
def test_what_a_tile_is_asked_is_true_of_the_tiles_that_say_so(box: str, asked: str, found: set[str]) -> None:
    # table 3: tiles of the first box; table 4: those of the second
    game = WelcomeGame(box, players=2)
    ask = getattr(game.rules.equipment, asked)
    for hero in game.box_content.heroes.values():
        assert bool(ask(hero.tiles)) == bool(found & {*hero.tiles}), hero.id
        for tile in hero.tiles:
            assert bool(ask((tile,))) == (tile in found), tile


def test_a_tile_works_always_by_choice_or_at_times() -> None:
    # table 3: tiles of the first box; table 4: those of the second
    first, back = (WelcomeGame(box, players=2).box_content.tiles.values() for box in ("first", "back"))
    assert {tile.id for tile in first if tile.always} == {
        "demonic_pact", "dragon_spear", "holy_grail", "invisibility_cloak", "ring_of_power", "torch", "vorpal_dagger",
        "vorpal_sword", "war_hammer",
    }  # fmt: skip
    assert {tile.id for tile in first if tile.chosen} == {"polymorph", "vorpal_axe"}
    assert {tile.id for tile in back if tile.always} == {
        "blood_wand", "charming_flute", "dark_stone", "dragon_leash", "greatsword", "ninjato", "wooden_shuriken",
    }  # fmt: skip
    chosen = {"dancing_blade", "lucky_coin", "possession_scroll", "smoke_bomb"}
    assert {tile.id for tile in back if tile.chosen} == chosen


@pytest.mark.parametrize(
    ("box", "hero", "kinds"),
    [
        ("first", "warrior", "goblin skeleton orc vampire lich dragon"),
        ("first", "barbarian", "goblin skeleton orc golem"),
        (
            "first",
            "mage",
            "skeleton vampire lich",
        ),  # the Pact takes the next card too, and Omnipotence counts
        ("first", "rogue", "lich demon dragon"),  # the Ring heals
        ("back", "necromancer", "goblin orc"),
        ("back", "princess", ""),
        ("back", "ninja", "vampire demon dragon"),
        ("back", "bard", ""),
    ],
)
def test_a_card_is_simply_stopped_where_nothing_else_comes_of_it(box: str, hero: str, kinds: str) -> None:
    # table 3: tiles of the first box; table 4: those of the second
    game = WelcomeGame(box, players=2)
    equipment, who = game.rules.equipment, game.box_content.heroes[hero]
    run = equipment.enter(who, who.tiles)
    ordinary = [kind for kind in game.box_content.kinds if game.box_content.monster(kind).effect is None]
    assert " ".join(kind for kind in ordinary if equipment.simply_stops(run, kind)) == kinds
    assert not any(
        equipment.simply_stops(run, kind) for kind in game.box_content.kinds if kind not in ordinary
    )
