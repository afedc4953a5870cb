"""FR1, section Précisions sur les tuiles: each note with its own example."""

from __future__ import annotations

import pytest

from dungeon_widgets.engine.state import CHANCE
from dungeon_widgets.games.welcome import delve, outcomes
from dungeon_widgets.games.welcome.odds.delve import Policy, Situation

from ..helpers import add, go_in, only, play, start, strip, turn_all


def using(*tiles: str, on: str | None = None) -> Policy:
    """A policy that uses these tiles as soon as it can (on that monster only, if given)."""

    def choose(situation: Situation, actions: list[tuple[str, ...]]) -> tuple[str, ...]:
        wanted = [("use", tile) for tile in tiles if on is None or situation.facing == on]
        return next((action for action in actions if action in wanted), actions[0])

    return choose


# -- Anneau de pouvoir ----------------------------------------------------------------------------


def test_the_ring_ignores_a_skeleton_and_adds_its_2_to_the_hit_points() -> None:
    # FR1 Anneau de pouvoir
    result = delve("rogue", ["ring_of_power"], ["skeleton"])
    (meeting,) = result.trace
    assert (meeting.why, meeting.by, meeting.damage, result.hp) == ("healed", "ring_of_power", 0, 5)


def test_the_ring_does_so_for_each_weak_monster() -> None:
    # FR1 Anneau de pouvoir; it stays
    assert delve("rogue", ["ring_of_power"], ["goblin", "skeleton", "goblin", "skeleton"]).hp == 3 + 6
    assert delve("rogue", ["ring_of_power", "buckler"], ["orc"]).hp == 3  # strength 3 is too much


# -- Épée vorpale, dague vorpale ------------------------------------------------------------------


@pytest.mark.parametrize(("hero", "blade"), [("warrior", "vorpal_sword"), ("rogue", "vorpal_dagger")])
def test_a_vorpal_blade_ignores_both_skeletons_once_skeletons_are_named(hero: str, blade: str) -> None:
    # FR1 Épée vorpale
    monsters = ["skeleton", "goblin", "skeleton"]
    assert outcomes(hero, [blade], monsters, named="skeleton") == {(True, 2)}
    assert outcomes(hero, [blade], monsters, named="goblin") == {(False, 0)}


def test_the_kind_is_named_before_the_first_card_is_turned() -> None:
    # FR1 Épée vorpale
    state = start("warrior")
    add(state, "golem", "vampire")
    go_in(state)
    assert state.phase == "name"
    assert len(state.legal()) == 8
    assert state.why_not(("turn",)) == "not_in_name"
    play(state, ("name", "golem"))
    assert state.legal() == [("turn",)]
    assert state.view(1)["run"]["named"] == "golem"
    turn_all(state)
    assert state.last is not None
    assert [meeting.by for meeting in state.last.met] == ["holy_grail", "vorpal_sword"]


def test_nothing_is_named_without_the_blade_or_without_a_card() -> None:
    # FR1 Épée vorpale
    state = start("warrior")
    strip(state, "goblin", "vorpal_sword")
    add(state, "golem")
    go_in(state)
    assert state.phase == "turn"
    empty = start("warrior")
    play(empty, ("pass",))
    assert empty.round == 2


# -- Hache vorpale --------------------------------------------------------------------------------


def test_the_axe_ignores_the_monster_just_turned_before_the_next_is_seen() -> None:
    # FR1 Hache vorpale
    state = start("barbarian")
    add(state, "dragon", "vampire")
    go_in(state)
    play(state, ("turn",))
    assert (state.phase, state.facing) == ("answer", "vampire")
    assert state.legal() == [("face",), ("use", "vorpal_axe")]
    unknown = [card for card in state.view(state.runner)["dungeon"] if card["by"] != state.runner]
    assert all(card["monster"] is None for card in unknown)
    meeting = only(play(state, ("use", "vorpal_axe")), "meet")
    assert (meeting["why"], meeting["damage"]) == ("beaten", 0)


def test_the_axe_works_once() -> None:
    # FR1 Hache vorpale; table 3
    result = delve("barbarian", ["vorpal_axe", "chainmail"], ["golem", "lich"], choose=using("vorpal_axe"))
    assert [(meeting.monster, meeting.why) for meeting in result.trace] == [
        ("golem", "beaten"),
        ("lich", "hit"),
    ]


def test_the_axe_may_be_kept_for_later() -> None:
    # FR1 Hache vorpale: you choose
    assert outcomes("barbarian", ["vorpal_axe"], ["orc", "dragon"]) == {(True, 1), (False, 0)}


# -- Omnipotence ----------------------------------------------------------------------------------


def test_omnipotence_wins_a_lost_round_when_all_monsters_were_different() -> None:
    # FR1 Omnipotence
    result = delve("mage", ["omnipotence"], ["dragon", "demon", "lich", "golem"])
    assert (result.survived, result.hp) == (True, 0)


def test_omnipotence_does_nothing_when_two_monsters_are_the_same() -> None:
    # FR1 Omnipotence
    assert not delve("mage", ["omnipotence"], ["dragon", "golem", "golem"]).survived
    assert delve("mage", ["omnipotence", "wall_of_fire"], ["goblin", "goblin"]).survived  # alive anyway


def test_omnipotence_is_checked_after_all_cards_have_been_turned() -> None:
    # FR1 Omnipotence
    state = start("mage")
    for monster, tile in (
        ("goblin", "wall_of_fire"),
        ("orc", "polymorph"),
        ("lich", "bracelet_of_protection"),
    ):
        strip(state, monster, tile)
    add(state, "golem", "orc", "demon", "dragon")
    go_in(state)
    events = turn_all(state)
    assert [event.data["why"] for event in events if event.kind == "meet"] == [
        "killed",
        "fallen",
        "fallen",
        "fallen",
    ]
    result = only(events, "result")
    assert (result["seat"], result["survived"], result["hp"], result["omnipotent"]) == (0, True, 0, True)
    assert state.score[0] == (1, 0)


def test_omnipotence_counts_monsters_a_tile_has_beaten() -> None:
    # FR1 Omnipotence: all the monsters that were in the dungeon
    assert not delve("mage", ["omnipotence", "holy_grail"], ["vampire", "vampire", "dragon"]).survived
    assert delve("mage", ["omnipotence", "holy_grail"], ["vampire", "lich", "dragon"]).survived


# -- Pacte avec le démon --------------------------------------------------------------------------


def test_the_pact_beats_the_demon_and_the_next_monster() -> None:
    # FR1 Pacte avec le démon
    result = delve("mage", ["demonic_pact"], ["demon", "dragon", "goblin"])
    assert [(meeting.why, meeting.by) for meeting in result.trace] == [
        ("beaten", "demonic_pact"),
        ("ignored", "demonic_pact"),
        ("hit", None),
    ]
    assert (result.survived, result.hp) == (True, 1)


def test_a_demon_that_is_last_is_ignored_and_nothing_more() -> None:
    # FR1 Pacte avec le démon
    result = delve("mage", ["demonic_pact"], ["goblin", "demon"])
    assert [(meeting.why, meeting.hp) for meeting in result.trace] == [("hit", 1), ("beaten", 1)]
    assert result.survived


# -- Polymorphe -----------------------------------------------------------------------------------


def test_polymorph_replaces_the_monster_by_the_top_of_the_deck() -> None:
    # FR1 Polymorphe; table 3
    state = start("mage")
    add(state, "dragon")
    go_in(state)
    play(state, ("turn",))
    assert state.legal() == [("face",), ("use", "polymorph")]
    play(state, ("use", "polymorph"))
    assert (state.to_move, state.phase) == (CHANCE, "swap")
    assert sum(n for _, n in state.chance()) == 12
    events = play(state, ("deal", "orc"))
    assert only(events, "meet")["damage"] == 3
    assert only(events, "result")["hp"] == 8


def test_a_card_dealt_by_polymorph_is_none_of_those_to_come() -> None:
    state = start("mage")
    add(state, "goblin", "goblin", "dragon")
    go_in(state)

    def to_come() -> tuple[int, int]:
        run = state.view(0)["run"]
        assert run is not None
        return run["left"], len(state.dungeon)

    assert only(play(state, ("turn",)), "turn")["left"] == 2
    assert to_come() == (2, 2)
    play(state, ("use", "polymorph"))
    assert to_come() == (2, 2)
    assert only(play(state, ("deal", "orc")), "swap")["left"] == 2
    assert to_come() == (2, 2)
    label = state.game.words.label
    assert label(("turn",), state.view(0), ["Ada", "Ben"], "en")[1] == "2 cards to come"
    assert label(("turn",), state.view(0), ["Ada", "Ben"], "fr")[1] == "Encore 2 cartes"


def test_polymorph_cannot_be_used_with_an_empty_deck() -> None:
    # FR1 Polymorphe
    state = start("mage")
    add(
        state,
        *(
            kind
            for kind, n in zip(state.game.rules.index, state.game.lists.decks[()], strict=True)
            for _ in range(n)
        ),
    )
    go_in(state)
    play(state, ("turn",))
    assert state.phase == "turn"  # nothing was asked
    assert state.why_not(("use", "polymorph")) == "deck_empty_swap"
    assert outcomes("mage", ["polymorph"], ["dragon"], deck=[]) == {(False, 0)}
    assert outcomes("mage", ["polymorph"], ["dragon"], deck=["goblin"]) == {(False, 0), (True, 1)}


# -- Potion de soin -------------------------------------------------------------------------------


@pytest.mark.parametrize(("hero", "hp"), [("barbarian", 4), ("rogue", 3)])
def test_the_potion_brings_back_the_hit_points_of_the_hero_tile(hero: str, hp: int) -> None:
    # FR1 Potion de soin
    result = delve(hero, ["healing_potion"], ["dragon", "goblin"])
    assert [(meeting.why, meeting.hp) for meeting in result.trace] == [("revived", hp), ("hit", hp - 1)]
    assert result.survived


def test_the_potion_works_at_exactly_0_hit_points() -> None:
    # FR1 Potion de soin: 0 or less
    result = delve("barbarian", ["healing_potion"], ["vampire"])
    assert (result.trace[0].why, result.hp) == ("revived", 4)


def test_the_potion_works_once() -> None:
    # FR1 Potion de soin; table 3
    result = delve("rogue", ["healing_potion"], ["golem", "orc"])
    assert [meeting.why for meeting in result.trace] == ["revived", "killed"]
    assert not result.survived
