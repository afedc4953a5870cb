"""Whatever may not be done has one reason: the nearest one, in every phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dungeon_widgets.engine.state import CHANCE, Action
from dungeon_widgets.games.welcome import WelcomeState

from ..helpers import add, go_in, play, start, strip, succeed


def dealing() -> WelcomeState:
    state = start()
    play(state, ("draw",))
    return state


def drawn(*stripped: str, **options: Any) -> WelcomeState:
    """A card is in hand, after these tiles have gone."""
    state = start(**options)
    for tile in stripped:
        strip(state, "orc", tile)
    play(state, ("draw",), ("deal", "goblin"))
    return state


def inside(hero: str = "mage", *monsters: str, **options: Any) -> WelcomeState:
    state = start(hero, **options)
    add(state, *(monsters or ("orc", "golem")))
    go_in(state)
    return state


def asked() -> WelcomeState:
    return inside("princess", players=3, box="back", specials=["mimic", "ally"])


def naming() -> WelcomeState:
    state = asked()
    play(state, state.legal()[0])
    return state


def discarding() -> WelcomeState:
    """The Ninja pays for the Smoke Bomb."""
    state = inside("ninja", "lich", "orc", box="back", specials=["mimic", "ally"])
    play(state, ("turn",), ("use", "smoke_bomb"))
    return state


def answering() -> WelcomeState:
    state = inside()
    play(state, ("turn",))
    return state


def between() -> WelcomeState:
    state = start("choose")
    play(state, ("hero", "warrior"))
    succeed(state, 0)
    return state


def over() -> WelcomeState:
    state = between()
    play(state, ("hero", "warrior"))
    succeed(state, 0)
    return state


REFUSED: list[tuple[Callable[[], WelcomeState], Action, str]] = [
    (dealing, ("deal", "nobody"), "luck"),
    (dealing, ("draw",), "luck"),
    (drawn, ("strip", "spoon"), "tile_gone"),
    (drawn, ("strip",), "tile_gone"),
    (lambda: drawn("torch"), ("strip", "torch"), "tile_gone"),
    (lambda: drawn(variant=True), ("strip", "torch"), "first_turn"),
    (lambda: drawn(variant=True), ("strip", "spoon"), "tile_gone"),
    (drawn, ("draw",), "not_in_card"),
    (drawn, ("use", "torch"), "not_in_card"),
    (asked, ("ask", 9), "ask_another"),
    (asked, ("name", "orc"), "not_in_ask"),
    (naming, ("name", "ally"), "never_named"),
    (naming, ("name", "gelatinous_cube"), "no_such_monster"),  # not in this game
    (naming, ("name", "elf"), "no_such_monster"),
    (naming, ("ask", 0), "not_in_name"),
    (discarding, ("discard", "smoke_bomb"), "not_to_discard"),
    (discarding, ("use", "smoke_bomb"), "not_in_discard"),
    (inside, ("use", "polymorph"), "not_usable"),  # no card has been turned
    (answering, ("use", "bracelet"), "not_usable"),
    (answering, ("use", "spoon"), "not_usable"),
    (answering, ("discard", "polymorph"), "not_in_answer"),
    (answering, ("strip", "polymorph"), "not_in_answer"),
    (between, ("hero", "cook"), "no_such_hero"),
    (between, ("hero",), "no_such_hero"),
    (between, ("draw",), "not_in_hero"),
    (over, ("draw",), "over"),
    (over, (), "over"),
]


@pytest.mark.parametrize(("position", "action", "reason"), REFUSED)
def test_what_may_not_be_done_has_its_reason(
    position: Callable[[], WelcomeState], action: Action, reason: str
) -> None:
    # ours: a player is told which rule forbids it
    state = position()
    assert state.why_not(action) == reason


@pytest.mark.parametrize(
    "position",
    [dealing, drawn, asked, naming, discarding, inside, answering, between],
    ids=lambda f: f.__name__,
)
def test_what_may_be_done_has_none(position: Callable[[], WelcomeState]) -> None:
    # ours: a player is told which rule forbids it
    state = position()
    chances = [outcome for outcome, _ in state.chance()] if state.to_move == CHANCE else state.legal()
    assert chances
    for action in chances:
        assert state.why_not(action) is None


def test_the_deck_is_empty_for_polymorph_and_for_no_other_tile() -> None:
    # FR1 Polymorphe
    state = start("mage")
    for kind, n in zip(state.game.rules.index, state.game.lists.decks[()], strict=True):
        add(state, *[kind] * n)
    go_in(state)
    assert state.why_not(("use", "polymorph")) == "deck_empty_swap"
    assert state.why_not(("use", "bracelet")) == "not_usable"
    assert state.why_not(("use", "spoon")) == "not_usable"


def test_a_lone_tile_is_no_use_and_only_the_smoke_bomb_says_that_it_costs_another() -> None:
    # FR2 Bombe fumigène: impossible if it is the only tile left
    others = (
        "curative_herbs",
        "weird_concoction",
        "wooden_shuriken",
        "ninjato",
        "shinobi_gear",
        "smoke_bomb",
    )
    for left, reason in (("smoke_bomb", "bomb_alone"), ("ninjato", "not_usable")):
        state = start("ninja", box="back", specials=["mimic", "ally"])
        gone = [tile for tile in others if tile != left]
        for monster, tile in zip(("vampire", "vampire", "golem", "golem", "lich"), gone, strict=True):
            strip(state, monster, tile)
        add(state, "goblin", "skeleton")
        go_in(state)
        assert state.run is not None
        assert state.run.tiles == (left,)
        assert state.why_not(("use", left)) == reason
        assert state.why_not(("use", "weird_concoction")) == "not_usable"
