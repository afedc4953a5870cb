"""What every move tells, and to whom: a round from the first lot to the cards shown at its end."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

from dungeon_widgets.engine.state import OVER, Event
from dungeon_widgets.games.welcome import WelcomeGame

from ..helpers import add, fail, go_in, only, play, start, strip

Told = tuple[str, dict[str, Any], tuple[int, ...], dict[str, Any] | None]


def told(events: list[Event]) -> list[Told]:
    return [(event.kind, event.data, event.seen_by, event.secret) for event in events]


def met(seat: int, monster: str, strength: int | None, by: str | None, why: str, **more: Any) -> Told:
    usual = {"kind": monster, "damage": 0, "reduced": 0, "cost": None, "gone": []}
    data = {"seat": seat, "monster": monster, "strength": strength, "by": by, "why": why}
    return ("meet", {**usual, **data, **more}, (), None)


def test_every_move_of_a_round_tells_what_all_may_know_and_its_card_to_one() -> None:
    # ours: what is told is what lies open; a drawn card is seen by who drew it
    state = WelcomeGame(players=3, hero="choose").start()
    events = play(state, ("first", 2), ("hero", "warrior"))
    events += [*add(state, "orc"), *strip(state, "golem", "knight_shield"), *add(state, "dragon")]
    assert told(events) == [
        ("first", {"seat": 2}, (), None),
        ("hero", {"hero": "warrior", "seat": 2, "round": 1, "hp": 11}, (), None),
        ("draw", {"seat": 2, "deck": 12}, (), None),
        ("deal", {"seat": 2}, (2,), {"monster": "orc"}),
        ("add", {"seat": 2, "cards": 1}, (2,), {"monster": "orc"}),
        ("draw", {"seat": 0, "deck": 11}, (), None),
        ("deal", {"seat": 0}, (0,), {"monster": "golem"}),
        ("strip", {"seat": 0, "tile": "knight_shield", "hp": 8}, (0,), {"monster": "golem"}),
        ("draw", {"seat": 1, "deck": 10}, (), None),
        ("deal", {"seat": 1}, (1,), {"monster": "dragon"}),
        ("add", {"seat": 1, "cards": 2}, (1,), {"monster": "dragon"}),
    ]
    events = play(state, ("pass",), ("pass",), ("name", "lich"), ("turn",), ("turn",))
    result = {
        "seat": 1,
        "round": 1,
        "hero": "warrior",
        "survived": True,
        "omnipotent": False,
        "start": 8,
        "hp": 8,
    }
    assert told(events) == [
        ("pass", {"seat": 2}, (), None),
        ("pass", {"seat": 0}, (), None),
        ("enter", {"seat": 1, "hero": "warrior", "hp": 8, "cards": 2}, (), None),
        ("name", {"seat": 1, "runner": 1, "monster": "lich"}, (), None),
        ("turn", {"seat": 1, "monster": "dragon", "hp": 8, "left": 1}, (), None),
        met(1, "dragon", 9, "dragon_spear", "beaten", before=8, hp=8, left=1),
        ("turn", {"seat": 1, "monster": "orc", "hp": 8, "left": 0}, (), None),
        met(1, "orc", 3, "torch", "beaten", before=8, hp=8, left=0),
        ("result", {**result, "unturned": 0, "successes": 1, "failures": 0}, (), None),
        ("show", {"aside": [{"seat": 0, "tile": "knight_shield", "monster": "golem"}]}, (), None),
    ]


def test_a_hero_who_falls_leaves_cards_unturned_and_a_second_failure_is_told() -> None:
    # ours: what is told is what lies open
    state = start("bard", box="back", specials=["mimic", "ally"])
    add(state, "goblin", "goblin", "demon", "dragon")
    go_in(state)
    events = []
    while state.phase in ("turn", "answer") and state.round == 1:
        events += play(state, ("turn",) if state.phase == "turn" else ("face",))
    result = only(events, "result")
    assert (result["survived"], result["hp"], result["failures"]) == (False, 0, 1)
    assert result["unturned"] == 4 - sum(event.kind == "turn" for event in events) > 0
    state = start("warrior")
    events = [*fail(state, 0), *fail(state, 0)]
    assert [event.data for event in events if event.kind == "out"] == [{"seat": 0}]
    assert only(events, "win") == {"seat": 1, "how": "alone"}


def test_a_hero_drawn_by_lot_was_chosen_by_nobody_and_specials_are_known_to_all() -> None:
    # FR2 Mise en place 3
    state = WelcomeGame("back", players=2, hero="random").start()
    two = state.chance()[0][0]
    assert told(play(state, two)) == [("specials", {"specials": list(two[1:])}, (), None)]
    play(state, ("first", 1))
    assert only(play(state, ("hero", "bard")), "hero") == {
        "hero": "bard",
        "seat": None,
        "round": 1,
        "hp": state.game.box_content.heroes["bard"].full_hp,
    }


@pytest.mark.parametrize(
    ("box", "specials", "listed"),
    [
        ("first", (), {
            "hero": ["barbarian", "mage", "rogue", "warrior"], "use": ["polymorph", "vorpal_axe"],
            "name": ["demon", "dragon", "goblin", "golem", "lich", "orc", "skeleton", "vampire"],
        }),
        ("back", ("mimic", "ally"), {
            "hero": ["bard", "necromancer", "ninja", "princess"],
            "use": ["dancing_blade", "lucky_coin", "possession_scroll", "smoke_bomb"], "name": ["demon", "golem", "lich"],
            "ask": [0, 1, 2], "discard": ["curative_herbs", "ninjato", "shinobi_gear", "weird_concoction", "wooden_shuriken"],
        }),
    ],
)  # fmt: skip
def test_every_action_that_may_ever_be_chosen_is_listed(
    box: str, specials: tuple[str, ...], listed: dict[str, list[Any]]
) -> None:
    # ours: tools that number the actions of a game find them all
    lists = WelcomeGame(box, players=3).lists
    found = defaultdict(list)
    for verb, *rest in lists.every(specials):
        found[verb].append(rest[0] if rest else None)
    tiles = sorted(load_tiles(box))
    assert found == {
        **{verb: [None] for verb in ("add", "draw", "face", "pass", "turn")},
        "strip": tiles,
        **listed,
    }


def test_before_the_cube_every_tile_may_have_to_go() -> None:  # FR2 Cube gélatineux
    lists = WelcomeGame("back", players=3).lists
    found = [action[1] for action in lists.every(("gelatinous_cube", "count")) if action[0] == "discard"]
    assert found == sorted(load_tiles("back"))


def load_tiles(box: str) -> set[str]:
    """The tiles that heroes have."""
    heroes = WelcomeGame(box).box_content.heroes.values()
    return {tile for hero in heroes for tile in hero.tiles}


def test_a_tile_used_on_a_card_is_told_with_what_it_beats_and_the_next_card_comes() -> None:
    # FR1 Hache vorpale
    state = start("barbarian")
    add(state, "dragon", "demon")
    go_in(state)
    events = play(state, ("turn",), ("use", "vorpal_axe"))
    used = {"gone": ["vorpal_axe"], "before": 11, "hp": 11, "left": 1}
    runner = state.runner
    assert told(events)[-1] == met(runner, "demon", 7, "vorpal_axe", "beaten", **used)
    assert (state.phase, state.to_move, state.facing) == ("turn", runner, "")
    assert [meeting.why for meeting in state.met] == ["beaten"]
    hit = {"damage": 9, "before": 11, "hp": 2, "left": 0}
    assert met(runner, "dragon", 9, None, "hit", **hit) in told(play(state, ("turn",)))


def test_a_monster_without_strength_is_told_as_harmless() -> None:
    # FR2 Fée
    state = start("bard", box="back", specials=["fairy", "ally"])
    strip(state, "goblin", "elvish_harp")
    add(state, "fairy")
    go_in(state)
    events = play(state, ("turn",))
    if state.phase == "answer":
        events += play(state, ("face",))
    assert [event.data["why"] for event in events if event.kind == "meet"] == ["harmless"]


def test_a_game_that_is_won_is_over_for_everybody() -> None:
    # FR1 Fin de partie
    state = start("warrior")
    events = [*fail(state, 0), *fail(state, 0)]
    assert events[-1].kind == "win"
    assert (state.phase, state.to_move) == ("over", OVER)
    assert state.legal() == []
