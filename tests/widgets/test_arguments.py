"""A wrong argument is refused by name, with what there is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import ipywidgets
import pytest

import dungeon_widgets as dw
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
        ({"players": ["Ada", "bot:carefull"]}, r"unknown bot 'carefull' \(did you mean 'careful'\?\); choose from: .*careful, club, expert, greedy"),
        ({"players": ["Ada", "bot:"]}, "unknown bot ''; choose from: .*careful"),
        ({"players": ["Ada", "bot:careful:x"]}, "'x' is not a number"),
        ({"players": ["Ada"]}, "players must be 2, 3 or 4, not 1"),
        ({"players": ["Ada"] * 5}, "players must be 2, 3 or 4, not 5"),
        ({"players": []}, "players must name at least one person or bot"),
        ({"players": "Ada"}, "players must be a list of names"),
        ({"players": 2}, "players must be a list of names"),
        ({"players": ["Ada", 5]}, "a player is a name, 'bot:<name>' or a bot of your own, not 5"),
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


@pytest.mark.parametrize(
    "name", ["WelcomeToTheDungeon", "DungeonFighter", "DiceTray", "ThrowingRange", "DeckBuilder"]
)
def test_widgets_take_a_layout(name: str) -> None:
    made = getattr(dw, name)
    assert made(layout={"width": "70%"}).layout.width == "70%"
    mine = ipywidgets.Layout(border="1px solid red")
    assert made(layout=mine).layout is mine
    for wrong, said in [
        ({"wdth": "70%"}, r"unknown property of layout 'wdth' \(did you mean 'width'\?\)"),
        ("70%", "layout must be an ipywidgets Layout or a dict of its properties, not '70%'"),
        ({"width": 70}, "layout: The 'width' trait"),
    ]:
        with pytest.raises(ValueError, match=said):
            made(layout=wrong)


def test_who_observes_what_is_never_told_is_told_so() -> None:
    game = dw.WelcomeToTheDungeon(["Ada", "bot:careful"], seed=7, hero="warrior")
    heard: list[int] = []
    with pytest.raises(
        ValueError, match="there is no trait 'step': the step that is shown is the trait 'cursor'"
    ):
        game.observe(lambda change: heard.append(change["new"]), "step")
    with pytest.raises(ValueError, match=r"unknown trait 'them' \(did you mean 'theme'\?\)"):
        game.observe(print, ["lang", "them"])
    with pytest.raises(ValueError, match="unknown option 'step': make the game, then set its cursor"):
        dw.WelcomeToTheDungeon(["Ada", "bot:careful"], step=1)
    game.observe(lambda change: heard.append(change["new"]), "cursor")
    game.observe(lambda change: None)
    game.cursor = 0
    assert heard == [0]
    with pytest.raises(ValueError, match="'cursor'"):
        game.replay().observe(print, names="step")


def test_odds_are_a_table_too() -> None:
    game = dw.WelcomeToTheDungeon(["Ada", "bot:careful"], seed=7, hero="warrior")
    frame = game.odds().to_frame()
    assert list(frame["fraction"]) == [row["fraction"] for row in game.odds()["rows"]] != []
    nobody = dw.WelcomeToTheDungeon(["bot:random", "bot:random"], seed=1).odds()
    assert nobody.rows() == []
    with pytest.raises(KeyError, match="no odds to show here"):
        nobody["rows"]
