"""Rulings: what the rulebook leaves open."""

from __future__ import annotations

import json

import pytest

from dungeon_widgets.games.welcome import delve, outcomes, survival
from dungeon_widgets.games.welcome.rules.meeting import rules_of

from ..helpers import add, fail, go_in, only, play, start, strip, turn_all, with_score

RULES = rules_of("first")


def asked(hero: str, tiles: list[str], met: list[str], monster: str, deck: int = 5) -> tuple[str, ...]:
    """The once-only tiles offered for a monster after these cards."""
    run = RULES.equipment.enter(RULES.box.hero(hero), tuple(tiles))
    for kind in met:
        run, _ = RULES.meet(run, kind)
    return RULES.usable(run, monster, deck)


# -- section 6 ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("runner", "next_up"), [(0, 1), (1, 3), (3, 0)])
def test_the_player_on_the_left_of_an_eliminated_runner_chooses_and_starts(runner: int, next_up: int) -> None:
    # ruling 6 Runner eliminated; seat 2 is out already
    marks = [(0, 0), (0, 0), (0, 2), (0, 0)]
    marks[runner] = (0, 1)
    state = with_score(start(players=4), *marks)
    fail(state, runner)
    assert (state.phase, state.to_move, state.starter) == ("hero", next_up, next_up)


def test_success_cards_never_run_out() -> None:
    # ruling 6 Success cards: four players need five at most
    state = with_score(start(players=4), (1, 0), (1, 0), (1, 0), (1, 0))
    assert state.winners() == []
    events = play(state, ("pass",), ("pass",), ("pass",))
    assert only(events, "win") == {"seat": 3, "how": "successes"}


def test_the_hp_total_stops_the_first_box_at_nothing_but_the_end() -> None:
    # ruling 6 WTTD: stop at 0 HP? All cards are turned
    state = start("warrior")
    for monster, tile in zip(
        ("vampire", "vampire", "golem", "golem", "lich", "demon"), state.tiles, strict=True
    ):
        strip(state, monster, tile)
    add(state, "orc", "orc", "dragon")
    go_in(state)
    assert len([event for event in turn_all(state) if event.kind == "turn"]) == 3


# -- section 7 ------------------------------------------------------------------------------------


def test_1_cards_are_still_turned_after_the_fall_and_omnipotence_is_tested_at_the_end() -> None:
    # ruling 7.1
    assert [meeting.why for meeting in delve("mage", ["omnipotence"], ["dragon", "orc", "golem"]).trace] == [
        "killed",
        "fallen",
        "fallen",
    ]
    assert not delve("mage", ["omnipotence"], ["dragon", "orc", "orc"]).survived


def test_3_after_polymorph_the_replacement_counts_for_omnipotence() -> None:
    # ruling 7.3
    tiles = ["polymorph", "omnipotence"]
    assert (True, 0) in outcomes("mage", tiles, ["golem", "golem"], deck=["orc"])  # the second Golem is gone
    assert outcomes("mage", tiles, ["golem", "orc", "dragon"], deck=["orc"]) == {
        (True, 0),
        (False, 0),
    }


def test_4_polymorph_may_still_be_used_after_the_fall_for_omnipotence() -> None:
    # ruling 7.4
    result = delve("mage", ["polymorph", "omnipotence"], ["dragon", "golem", "golem"], deck=["orc"])
    assert [meeting.why for meeting in result.trace] == ["killed", "fallen", "swapped", "fallen"]
    assert result.survived
    assert asked("mage", ["polymorph"], ["dragon"], "golem") == ()  # without Omnipotence it is no use
    assert asked("mage", ["polymorph", "omnipotence"], ["golem", "golem"], "orc") == ()  # nor once it is lost
    assert asked("mage", ["polymorph", "omnipotence"], ["dragon"], "golem", deck=0) == ()


def test_5_polymorph_comes_before_the_damage_and_the_new_card_is_fought_normally() -> None:
    # ruling 7.5
    result = delve("mage", ["polymorph", "holy_grail"], ["dragon"], deck=["lich"])
    assert [(meeting.monster, meeting.why, meeting.damage) for meeting in result.trace] == [
        ("dragon", "swapped", 0),
        ("lich", "beaten", 0),
    ]
    assert outcomes("mage", ["polymorph"], ["golem"], deck=["dragon", "goblin"]) == {(False, 0)}  # not twice


def test_5_a_demon_that_polymorph_finds_starts_the_pact() -> None:
    # ruling 7.5
    assert (True, 2) in outcomes("mage", ["polymorph", "demonic_pact"], ["golem", "dragon"], deck=["demon"])


def test_6_damage_beyond_0_is_lost_and_hp_tiles_do_not_count_again() -> None:
    # ruling 7.6
    result = delve("rogue", ["healing_potion", "buckler"], ["dragon"])
    assert (result.trace[0].why, result.hp) == ("revived", 3)


def test_7_the_potion_works_by_itself() -> None:
    # ruling 7.7
    assert asked("barbarian", ["healing_potion"], [], "dragon") == ()
    assert outcomes("barbarian", ["healing_potion"], ["dragon"]) == {(True, 4)}


def test_8_dead_is_dead_the_ring_gives_nothing_back_after_the_fall() -> None:
    # ruling 7.8
    assert not delve("rogue", ["ring_of_power"], ["orc", "skeleton"]).survived
    assert delve("rogue", ["ring_of_power"], ["skeleton", "orc"]).hp == 2
    revived = delve("rogue", ["ring_of_power", "healing_potion"], ["orc", "skeleton"])
    assert (revived.survived, revived.hp) == (True, 5)


def test_9_hit_points_have_no_upper_limit() -> None:
    # ruling 7.9
    tiles = ["mithril_armor", "buckler", "ring_of_power"]
    assert delve("rogue", tiles, ["skeleton", "skeleton", "goblin", "goblin"]).hp == 17


def test_10_the_pact_with_the_demon_last_is_over_with_the_dungeon() -> None:
    # ruling 7.10
    state = start("mage")
    add(state, "demon")
    go_in(state)
    play(state, ("turn",), ("face",))
    assert state.round == 2
    assert state.score[state.starter] == (1, 0)


def test_13_a_card_the_pact_ignores_triggers_nothing() -> None:
    # ruling 7.13; the ignored Demon would need a second one, so the Ring's rule is shown by the rules
    run = RULES.equipment.enter(RULES.box.hero("mage"), ("demonic_pact",))
    run, _ = RULES.meet(run, "demon")
    run, meeting = RULES.meet(run, "demon")
    assert meeting.why == "ignored"
    run, meeting = RULES.meet(run, "goblin")
    assert meeting.why == "hit"


def test_13_an_ignored_card_still_counts_for_omnipotence() -> None:
    # FR1 Omnipotence: all the monsters that were in the dungeon
    tiles = ["demonic_pact", "omnipotence"]
    assert not delve("mage", tiles, ["demon", "golem", "golem"]).survived


def test_17_a_permanent_tile_goes_first_and_a_once_only_tile_is_kept() -> None:
    # ruling 7.17
    assert asked("barbarian", ["torch", "vorpal_axe"], [], "orc") == ()
    assert asked("barbarian", ["torch", "vorpal_axe"], [], "vampire") == ("vorpal_axe",)
    named = RULES.equipment.enter(RULES.box.hero("rogue"), ("ring_of_power", "vorpal_dagger"))._replace(
        named="skeleton"
    )
    assert RULES.meet(named, "skeleton")[1].why == "healed"  # of two tiles the one that does more


def test_18_once_only_tiles_are_a_choice_and_permanent_ones_are_not() -> None:
    # ruling 7.18
    assert len(outcomes("barbarian", ["vorpal_axe", "chainmail"], ["golem"])) == 2
    assert len(outcomes("barbarian", ["war_hammer", "chainmail"], ["golem"])) == 1


def test_19_you_may_look_at_what_you_set_aside_and_at_nothing_of_the_others() -> None:
    # ruling 7.19
    state = start("warrior", players=3)
    strip(state, "dragon", "torch")
    strip(state, "lich", "plate_armor")
    assert [card["monster"] for card in state.view(0)["aside"]] == ["dragon", None]
    assert [card["monster"] for card in state.view(1)["aside"]] == [None, "lich"]
    assert [card["monster"] for card in state.view(None)["aside"]] == [None, None]
    assert [tile["monster"] for tile in state.view(0)["tiles"] if tile["place"] == "aside"] == [
        None,
        "dragon",
    ]


@pytest.mark.parametrize("hero", ["warrior", "barbarian", "mage", "rogue"])
def test_32_an_empty_dungeon_is_a_success(hero: str) -> None:
    # ruling 7.32
    state = start(hero)
    events = play(state, ("pass",))
    assert only(events, "result")["survived"]
    assert survival(hero, [], 0) == 1
    assert delve(hero, [], []).survived


# -- our own, where the two rulings above meet ----------------------------------------------------


def test_a_beaten_second_copy_may_be_swapped_away_for_omnipotence() -> None:
    # FR1 Polymorphe only forbids the empty deck
    tiles = ["holy_grail", "polymorph", "omnipotence"]
    assert asked("mage", tiles, ["vampire"], "vampire") == ("polymorph",)
    assert (True, 0) in outcomes("mage", tiles, ["vampire", "vampire", "dragon"], deck=["lich"])


def test_a_second_copy_the_pact_ignores_may_be_swapped_away_and_the_new_card_is_ignored_too() -> None:
    # FR1 Polymorphe only forbids the empty deck; the replacement is now the next monster
    tiles = ["polymorph", "demonic_pact", "omnipotence"]
    assert asked("mage", tiles, ["golem", "demon"], "golem") == ("polymorph",)
    result = delve("mage", tiles, ["golem", "demon", "golem"], deck=["dragon"])
    assert result.survived
    state = start("mage")
    add(state, "golem", "demon", "golem")
    go_in(state)
    play(state, ("turn",), ("face",), ("turn",), ("face",), ("turn",))
    assert (state.phase, state.facing) == ("answer", "golem")
    play(state, ("use", "polymorph"))
    assert only(play(state, ("deal", "dragon")), "meet")["why"] == "ignored"


def test_a_harmless_card_may_be_swapped_in_search_of_the_demon() -> None:
    # FR1 Polymorphe only forbids the empty deck; the Pact then takes the Dragon as well
    tiles = ["holy_grail", "polymorph", "demonic_pact"]
    assert (True, 2) in outcomes("mage", tiles, ["lich", "dragon"], deck=["demon"])
    assert asked("mage", ["holy_grail", "polymorph"], [], "lich") == ()  # no use without the Pact


def test_after_the_fall_nobody_looks_for_the_demon() -> None:
    # ruling 7.4: after the fall a card is swapped for Omnipotence alone, and the Pact hopes for nothing more
    alive = RULES.equipment.enter(RULES.box.hero("mage"), ("polymorph", "demonic_pact"))
    assert RULES.usable(alive, "orc", 5) == ("polymorph",)
    assert RULES.usable(alive._replace(hp=0, alive=False), "orc", 5) == ()


# -- nothing leaks, nothing can be peeked at ------------------------------------------------------


def test_taking_back_a_pass_that_shows_set_aside_cards_would_be_peeking() -> None:
    # FR1 Phase Donjon: set-aside monsters are shown at the end of the round, here at once
    state = start("warrior")
    assert not state.reveals(("pass",))
    strip(state, "dragon", "torch")
    assert state.reveals(("pass",))
    add(state, "orc")
    assert not state.reveals(("pass",))


def test_only_owners_see_the_names_of_hidden_cards_in_any_event() -> None:
    # FR1 Piocher une carte: without showing it to anyone
    state = start("barbarian", players=3)
    events = [*strip(state, "dragon", "torch"), *add(state, "demon", "lich")]
    owner = {"dragon": 0, "demon": 1, "lich": 2}
    for monster, seat in owner.items():
        for other in {None, 0, 1, 2} - {seat}:
            assert f'"{monster}"' not in json.dumps([event.as_seen_by(other) for event in events])
        assert f'"{monster}"' in json.dumps([event.as_seen_by(seat) for event in events])
