"""Dungeon Fighter as a widget: seats, heroes and hands, without any page."""

from __future__ import annotations

from typing import Any

import pytest

import dungeon_widgets as dw
from dungeon_widgets.engine.errors import IllegalAction
from dungeon_widgets.widgets.page.snapshot import take_setup

from .conftest import Open
from .page import Page, frozen


def test_one_name_alone_plays_two_heroes() -> None:
    game = dw.DungeonFighter(players=["You"], seed=1, autosave=False)
    assert game.game.players == 2
    assert game.session.names == ["You", "You"]
    assert game.game.skills == ("human", "human")


def test_without_players_you_play_the_first_hero() -> None:
    game = dw.DungeonFighter(heroes=["wilrond", "murka", "brad"], seed=1, autosave=False)
    assert [seat.bot is None for seat in game.session.seats] == [True, False, False]
    assert game.game.skills == ("human", "average", "average")
    assert dw.DungeonFighter(seed=1, autosave=False).game.players == 4


def test_skill_and_difficulty_reach_the_game() -> None:
    game = dw.DungeonFighter(
        players=["Ada", "bot:comrade"], skill="expert", difficulty="hard", seed=2, autosave=False
    )
    assert game.game.skills == ("human", "expert")
    assert game.game.difficulty == "hard"


def test_no_curtain_falls_between_people_who_play_together() -> None:
    game = dw.DungeonFighter(
        heroes=["wilrond", "murka"], players=["Ada", "Bea"], leader=0, seed=3, autosave=False
    )
    for _ in range(12):
        assert game.snapshot["curtain"] is None
        if game.over:
            break
        game.act(game.legal[0])
        assert game.session.state.to_move < 0 or game.snapshot["seat"] == game.session.state.to_move


def test_a_person_throws_and_the_event_shows_the_path() -> None:
    game = dw.DungeonFighter(heroes=["wilrond", "murka"], players=["You"], leader=0, seed=3, autosave=False)
    while game.session.state.phase != "launch":
        game.act(game.legal[0])
    with pytest.raises(IllegalAction):
        game.act(("launch", 0, 0, 1, 0, 0, ()))
    before = len(game.session.state.thrown)
    game.act(game.legal[0])
    assert len(game.session.state.thrown) == before + 1
    shown = [event for event in game.snapshot["events"] if event["kind"] == "throw"]
    assert shown
    assert shown[-1]["show"]["path"][0][4] == "hand"


def test_bots_play_on_to_the_end() -> None:
    game = dw.DungeonFighter(players=["bot:comrade"] * 3, seed=4, autosave=False)
    assert game.over
    assert game.session.state.result in ("won", "down", "dice")


def test_a_bad_skill_is_refused_with_what_there_is() -> None:
    with pytest.raises(ValueError, match="lucky"):
        dw.DungeonFighter(skill="lucky", autosave=False)


def at_a_launch(open_any: Open) -> Page:
    """Two people at one screen; the die is in the hand of one of them."""
    page = open_any(
        dw.DungeonFighter, ["Ada", "Bea"], heroes=["wilrond", "murka"], leader=0, seed=3, autosave=False
    )
    while page.widget.view()["phase"] != "launch":
        page.act(*page.widget.legal[0])
    page.forget()
    return page


@pytest.mark.parametrize(
    "launch",
    [
        ["launch", 0, 0, 9999, 200, 0, []],  # out of range
        ["launch", 16, 0, 1300, 200, 0, []],
        ["launch", 0, 0, 1300.5, 200, 0, []],  # not whole
        ["launch", 0, 0, float("nan"), 200, 0, []],
        ["launch", 0, 0, 1300, 200, 0],  # a part is missing
        ["launch", 0, 0, 1300, 200, 0, [["taps", 3]]],  # an extra that is not due
        ["seed", 7],  # luck is not the hand's to choose
    ],
)
def test_a_page_that_forges_a_launch_is_told_and_nothing_changes(open_any: Open, launch: list[Any]) -> None:
    page = at_a_launch(open_any)
    before = frozen(page.widget)
    page.act(*launch)
    assert frozen(page.widget) == before
    assert len(page.notices) == 1


def test_a_launch_is_of_the_seat_to_move_and_of_this_turn_or_changes_nothing(open_any: Open) -> None:
    page = at_a_launch(open_any)
    good, seq = list(page.widget.legal[0]), page.widget.snapshot["seq"]
    thrower = page.widget.snapshot["seat"]
    page.ask("act", action=good, seat=1 - thrower)  # the kernel knows whose hand it is
    assert [thrown["seat"] for thrown in page.widget.view()["thrown"]] == [thrower]
    page.forget()
    before = frozen(page.widget)
    page.say({"type": "act", "seq": seq, "action": good})
    assert frozen(page.widget) == before
    assert page.notices == ["stale"]
    with pytest.raises(IllegalAction) as refused:
        page.widget.session.act(good, by=1 - page.widget.session.state.to_move)
    assert refused.value.rule == "not_your_turn"
    assert frozen(page.widget) == before


def test_a_new_game_may_be_of_one_person_with_two_heroes(open_any: Open) -> None:
    page = open_any(dw.DungeonFighter, heroes=["wilrond", "murka", "brad"], seed=1)
    setup = take_setup(page.widget.session, "en")
    assert setup["players"] == [1, 2, 3, 4, 5, 6]
    heroes = next(spec["choices"] for spec in setup["options"] if spec["name"] == "heroes")
    assert [choice["only"] for choice in heroes if "only" in choice] == [{"players": [3]}]
    page.ask("new", players=["Ada"], seed=2, options={"heroes": "choose", "skill": "average", "gentle": True})
    assert [seat["name"] for seat in page.widget.snapshot["seats"]] == ["Ada", "Ada"]
    assert page.widget.game.skills == ("human", "human")
    assert page.widget.view()["phase"] == "hero"


@pytest.mark.parametrize(
    ("settings", "gentle"),
    [
        ({}, True),
        ({"players": ["You"]}, True),
        ({"players": ["Ada", "bot:comrade"]}, True),
        ({"players": ["bot:comrade"] * 2}, False),
        ({"players": ["You"], "difficulty": "hard"}, False),
        ({"players": ["You"], "gentle": False}, False),
    ],
)
def test_people_begin_gently_at_normal_difficulty_unless_told_otherwise(
    settings: dict[str, Any], gentle: bool
) -> None:
    game = dw.DungeonFighter(seed=1, autosave=False, **settings)
    assert game.game.options["gentle"] is gentle
    asked = {spec["name"]: spec["value"] for spec in take_setup(game.session, "en")["options"]}
    assert asked["gentle"] is gentle  # and New game offers the same again


@pytest.mark.parametrize(
    ("settings", "hand"),
    [
        ({"players": ["You"]}, "average"),
        ({"players": ["You", "bot:comrade"], "skill": "expert"}, "expert"),
        ({"players": ["You", "bot:comrade", "bot:comrade"], "skill": ["average", "novice", "expert"]}, None),
    ],
)
def test_new_game_offers_a_bot_no_persons_hand(settings: dict[str, Any], hand: str | None) -> None:
    """A person alone adds a bot: it throws with a bot's hand, not with none at all."""
    game = dw.DungeonFighter(seed=1, autosave=False, **settings)
    spec = next(one for one in take_setup(game.session, "en")["options"] if one["name"] == "skill")
    assert spec["value"] == (hand or ["human", "novice", "expert"])
    everywhere = [one["value"] for one in spec["choices"] if one["only"] == {"bots": [True]}]
    assert everywhere == ["novice", "average", "expert"]


def test_the_skill_of_bots_is_kept_while_bots_play_and_asked_of_nobody_else(open_any: Open) -> None:
    page = open_any(dw.DungeonFighter, ["Ada", "bot:comrade"], seed=1, skill="expert")
    page.ask("new", players=["Ada", "Bo", "bot:comrade"], seed=2, options={"skill": "expert"})
    assert page.widget.game.skills == ("human", "human", "expert")
    page.ask("new", players=["Ada", "Bo"], seed=2, options={})  # the page asks for no skill here
    page.ask("new", players=["Ada", "Bo"], seed=2, options={"skill": "novice"})  # and takes none
    assert page.notices == []
    assert page.widget.game.skills == ("human", "human")
    page.widget.new_game(["Ada", "bot:comrade"], seed=3)
    assert page.widget.game.skills == ("human", "average")
