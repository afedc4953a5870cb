"""The log says what happened and what took the hit points, in both languages."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from dungeon_widgets.engine.languages import french
from dungeon_widgets.engine.state import Event
from dungeon_widgets.games.welcome import WelcomeState

from ..helpers import add, fail, go_in, play, start, strip, with_score

NAMES = ["Ada", "Béa", "Cid"]


def told(state: WelcomeState, events: Iterable[Event], seat: int | None, lang: str = "en") -> list[str]:
    lines = [state.game.words.tell(event, seat, NAMES, lang) for event in events]
    return ["".join(line) for line in lines if line]


def test_the_price_of_the_bomb_is_named_when_it_takes_the_last_hit_points() -> None:
    state = start("ninja", box="back", specials=["ally", "fairy"])
    for monster, tile in (
        ("goblin", "curative_herbs"),
        ("goblin", "wooden_shuriken"),
        ("skeleton", "ninjato"),
    ):
        strip(state, monster, tile)
    strip(state, "skeleton", "shinobi_gear")
    add(state, "lich", "orc")
    go_in(state)
    play(
        state, ("turn",), ("face",), ("turn",), ("use", "smoke_bomb")
    )  # 5 HP, all from the tile it will cost
    events = play(state, ("discard", "weird_concoction"))
    runner = state.last.runner if state.last else 0
    (line, *_) = told(state, events, runner)
    assert line == ("Lich: the Smoke Bomb beats it, but the price was the Weird Concoction, 5 HP: you fall")
    (line, *_) = told(state, events, runner, "fr")
    assert line == french(
        "Liche : la Bombe fumigène en vient à bout, mais le prix était l'Étrange mixture, 5 PV : vous tombez"
    )
    assert "hits" not in "".join(told(state, events, 1 - runner))


def test_the_cube_is_named_when_it_takes_the_last_hit_points() -> None:
    state = start("ninja", box="back", specials=["ally", "gelatinous_cube"])
    for monster, tile in (
        ("goblin", "curative_herbs"),
        ("goblin", "wooden_shuriken"),
        ("skeleton", "ninjato"),
        ("skeleton", "shinobi_gear"),
        ("vampire", "smoke_bomb"),
    ):
        strip(state, monster, tile)
    add(state, "gelatinous_cube", "orc")
    go_in(state)
    play(state, ("turn",), ("turn",))
    events = play(state, ("discard", "weird_concoction"))
    runner = state.last.runner if state.last else 0
    (line, *_) = told(state, events, runner)
    assert line == "The Gelatinous Cube swallows the Weird Concoction, 5 HP: you fall"


@pytest.mark.parametrize(
    ("lang", "own", "other"),
    [
        ("en", "You name the Vampire", "Béa names the Vampire"),
        ("fr", "Vous nommez le Vampire", "Béa nomme le Vampire"),
    ],
)
def test_articles_belong_to_the_names(lang: str, own: str, other: str) -> None:
    state = start("warrior", box="both", specials=["count", "fairy"])
    add(state, "count", "vampire")
    play(state, ("pass",))
    events = play(state, ("name", "vampire"))
    assert told(state, events, 1, lang) == [own]
    assert told(state, events, 0, lang) == [other]
    met = play(state, ("turn",), ("turn",))
    lines = told(state, met, 1, lang)
    assert not [line for line in lines if "the The" in line or "le Le" in line]


@pytest.mark.parametrize(("lang", "label"), [("en", "Face the Count"), ("fr", "Affronter le Comte")])
def test_a_choice_has_the_article_of_its_monster(lang: str, label: str) -> None:
    state = start("barbarian", box="both", specials=["count", "fairy"])
    add(state, "count")
    go_in(state)
    play(state, ("turn",))
    assert state.game.words.label(("face",), state.view(state.runner), NAMES, lang)[0] == label


def test_the_aid_card_turns_red_only_once() -> None:
    state = start()
    first = told(state, fail(state, 1), 1)
    assert "You fail: your aid card turns red" in first
    state = with_score(start(players=3), (0, 0), (0, 1), (0, 0))
    second = [line for line in told(state, fail(state, 1), 1) if "fail" in line or "out" in line]
    assert second == ["You fail for the second time", "You are out of the game"]


@pytest.mark.parametrize(
    ("lang", "own", "other"),
    [
        (
            "en",
            "Everyone else passed: you go in with 11 HP, 1 card to meet",
            "Everyone else passed: Béa goes in",
        ),
        (
            "fr",
            french("Tous les autres ont passé : vous entrez avec 11 PV, 1 carte à affronter"),
            french("Tous les autres ont passé : Béa"),
        ),
    ],
)
def test_who_goes_in_is_told_that_everyone_else_has_passed(lang: str, own: str, other: str) -> None:
    state = start("barbarian")
    add(state, "orc")
    play(state, ("draw",), ("deal", "goblin"), ("add",))
    events = play(state, ("pass",))
    assert told(state, events, 1, lang)[-1] == own.replace("1 card ", "2 cards ").replace(
        "1 carte ", "2 cartes "
    )
    assert told(state, events, 0, lang)[-1].startswith(other)
