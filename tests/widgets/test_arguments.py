"""A wrong argument is refused by name, with what there is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dungeon_widgets import Session, WelcomeToTheDungeon
from tests.engine.toy import ToyGame

TWO = ["Ada", "bot:careful"]


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"hero": "warior"}, r"unknown hero 'warior' \(did you mean 'warrior'\?\); choose from: barbarian, choose, mage"),
        ({"hero": []}, "hero"),
        ({"box": "third"}, "unknown box 'third'; choose from: .*first"),
        ({"variant": "yes"}, "variant must be True or False, not 'yes'"),
        ({"first": 2}, "first must be a seat from 0 to 1"),
        ({"tile": "torch"}, "unknown option 'tile'; choose from: .*hero, specials, variant"),
        ({"players": ["Ada", "bot:carefull"]}, r"unknown bot 'carefull' \(did you mean 'careful'\?\); choose from: .*careful, greedy"),
        ({"players": ["Ada", "bot:"]}, "unknown bot ''; choose from: .*careful"),
        ({"players": ["Ada", "bot:careful:x"]}, "'x' is not a number"),
        ({"players": ["Ada"]}, "players must be 2, 3 or 4, not 1"),
        ({"players": ["Ada"] * 5}, "players must be 2, 3 or 4, not 5"),
        ({"players": []}, "players must name at least one person or bot"),
        ({"players": "Ada"}, "players must be a list of names"),
        ({"players": 2}, "players must be a list of names"),
        ({"players": ["Ada", 5]}, "a player is a name or 'bot:<name>', not 5"),
        ({"players": ["Ada", None]}, "not None"),
        ({"players": ["Ada", "\ud800"]}, "not valid Unicode"),
        ({"seed": "7"}, "seed must be a whole number, not '7'"),
        ({"seed": 1.5}, "seed must be a whole number"),
        ({"seed": True}, "seed must be a whole number"),
        ({"mode": "cheat"}, "unknown mode 'cheat'; choose from: play, study"),
        ({"lang": "de"}, "unknown lang 'de'; choose from: en, fr"),
        ({"lang": None}, "unknown lang None"),
        ({"theme": "blue"}, "unknown theme 'blue'; choose from: auto, dark, light"),
        ({"overlay": "locked"}, "unknown overlay 'locked'; choose from: off, open, predict"),
        ({"speed": -1}, "speed must be a number from 0 to 10"),
        ({"speed": "fast"}, "speed must be a number"),
    ],
)  # fmt: skip
def test_a_wrong_argument_is_named(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        WelcomeToTheDungeon(**{"players": TWO, "seed": 1, **wrong})


@pytest.mark.parametrize(
    ("name", "value"),
    [("lang", "de"), ("theme", "blue"), ("overlay", "x"), ("speed", 99.0), ("cursor", 999), ("seat", 2)],
)
def test_a_setting_is_checked_when_it_is_changed_too(name: str, value: Any) -> None:
    game = WelcomeToTheDungeon(TWO, seed=1)
    before = getattr(game, name)
    with pytest.raises(ValueError, match=r"unknown|must be|does not exist"):
        setattr(game, name, value)
    assert getattr(game, name) == before


@pytest.mark.parametrize(
    ("action", "message"),
    [
        ("draw", r"an action is a tuple such as \('draw',\), not 'draw'"),
        (None, "an action is a tuple"),
        (7, "an action is a tuple"),
        ((), "not possible now|Now you draw"),
        (("strip", "no_such_tile"), "Now you draw a card or pass"),
        (("fly",), "Now you draw a card or pass|not possible"),
    ],
)
def test_a_wrong_action_is_refused(action: Any, message: str) -> None:
    game = WelcomeToTheDungeon(TWO, seed=1, hero="warrior", first=0)
    with pytest.raises(ValueError, match=message):
        game.act(action)


def test_a_tile_that_is_not_there_is_named() -> None:
    game = WelcomeToTheDungeon(TWO, seed=1, hero="warrior", first=0).act(("draw",))
    with pytest.raises(ValueError, match=r"no_such_tile.*That tile is not under the hero"):
        game.act(("strip", "no_such_tile"))


@pytest.mark.parametrize("step", [-1, 10_000, 1.5, "2", None, True])
def test_a_step_that_does_not_exist_is_refused(step: Any) -> None:
    game = WelcomeToTheDungeon(TWO, seed=1)
    with pytest.raises(ValueError, match="does not exist"):
        game.goto(step)


@pytest.mark.parametrize("guess", [-0.1, 1.1, float("nan"), float("inf"), "0.5", None, True])
def test_a_guess_is_a_probability(guess: Any) -> None:
    game = WelcomeToTheDungeon(TWO, seed=1, hero="warrior")
    with pytest.raises(ValueError, match="a guess is a number from 0 to 1"):
        game.predict(guess)
    assert game.predictions == []


def test_another_games_session_is_refused() -> None:
    session = Session(ToyGame(), ["Ada", "Bo"], 1)
    with pytest.raises(ValueError, match="is not a WelcomeGame"):
        WelcomeToTheDungeon(session=session)


def test_a_missing_save_says_which(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"none\.json"):
        WelcomeToTheDungeon.load(tmp_path / "none.json")
