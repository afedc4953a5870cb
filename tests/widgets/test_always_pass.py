"""Passing without being asked: for one's own seat, told to nobody else, kept in no file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import dungeon_widgets as dw
from dungeon_widgets.engine.session import Session
from dungeon_widgets.games.dungeons import DungeonsGame
from dungeon_widgets.games.dungeons.rules.machine.windows import (
    IDLE_ROLL,
    IDLE_STRIKE,
    OTHERS_ROLL,
    OWN_ROLL,
    WINDOWS,
)
from tests.games.dungeons.helpers import DONE, table

from .conftest import Open
from .page import Page

TWO = ["Ada", "Bo"]
ALONE, AT_ONE_SCREEN = frozenset({IDLE_ROLL, IDLE_STRIKE}), frozenset({OTHERS_ROLL})
"""What people pass on from the start: alone against bots, and several at one screen (ruling 55)."""


def at_a_window(**settings: Any) -> dw.Dungeons:
    """Bo is attacked, and holds Dodge."""
    state = table(
        {"hand": ["e-zombie"]}, {"peril": 2, "glory": 5, "hand": ["o-dodge", "o-fate"]}, phase="encounter"
    )
    session = Session(DungeonsGame(2), TWO, seed=1)
    session.states = [state]
    session.game = state.game
    return dw.Dungeons(session=session, **settings)


def until_asked(game: dw.Dungeons) -> None:
    game.act(("announce", "e-zombie", 1, 0))
    game.act(DONE)


def names(page: Page) -> list[tuple[str, bool]]:
    return [(one["name"], one["on"]) for one in page.widget.snapshot["passing"]]


def test_a_hand_that_can_answer_is_asked_behind_a_curtain_unless_it_always_passes() -> None:
    asked = at_a_window()
    until_asked(asked)
    assert asked.snapshot["curtain"] == {"seat": 1, "name": "Bo"}
    silent = at_a_window().always_pass(*WINDOWS, seat=1)
    until_asked(silent)
    assert silent.snapshot["curtain"] is None
    assert silent.view(1)["combat"] is None  # it is over, and nobody saw that it could have been answered


def test_undo_goes_behind_a_pass_that_was_left_to_the_session() -> None:
    game = at_a_window().always_pass(*WINDOWS, seat=1)
    game.act(("announce", "e-zombie", 1, 0))
    step = len(game.session.log)
    game.act(DONE)
    passed = [entry for entry in game.session.log if entry.action == ("pass",)]
    assert passed
    assert all(entry.forced for entry in passed)
    game.undo()
    assert len(game.session.log) == step


def test_a_page_leaves_a_pass_of_its_own_seat_and_takes_it_back(open_any: Open) -> None:
    page = open_any(dw.Dungeons, TWO, seed=1, autosave=False)
    ready = at_a_window()
    page.widget._table.begin(ready.session)
    page.widget._show()
    for action in (("announce", "e-zombie", 1, 0), DONE):
        page.act(*action)
    page.ask("ready")
    assert names(page) == [("encounter:e-zombie", False), ("encounter", False), (OTHERS_ROLL, True)]
    page.ask("passing", name="encounter", on=True)
    assert page.widget.session.left == {0: AT_ONE_SCREEN, 1: AT_ONE_SCREEN | {"encounter"}}
    # The window is passed; the dice lie, and Bo is asked about them.
    assert page.widget.view(1)["window"]["name"] == "roll"
    assert names(page) == [(OWN_ROLL, False), ("roll", False), ("encounter", True), (OTHERS_ROLL, True)]
    while page.widget.snapshot["curtain"] is None:
        page.ask("passing", name=page.widget.state.passes()[-1], on=True)
    # Behind the curtain, and to Ada, nothing of Bo's is told.
    assert page.widget.snapshot["curtain"] == {"seat": 0, "name": "Ada"}
    assert names(page) == []
    page.ask("ready")
    assert names(page) == [(OTHERS_ROLL, True)]  # Ada's own
    page.forget()
    page.ask("passing", name="encounter", on=False)
    assert page.notices == ["illegal"]
    assert "encounter" in page.widget.session.left[1]


@pytest.mark.parametrize("fields", [{}, {"name": 3, "on": True}, {"name": "roll"}, {"name": "roll", "on": 1}])
def test_a_bad_message_is_refused(open_any: Open, fields: dict[str, Any]) -> None:
    page = open_any(dw.Dungeons, ["Ada", "bot:racer"], seed=1, autosave=False)
    page.ask("passing", **fields)
    assert page.notices == ["malformed"]
    assert page.widget.session.left == {0: ALONE}


def test_what_is_not_offered_is_refused_to_a_page(open_any: Open) -> None:
    page = open_any(dw.Dungeons, ["Ada", "bot:racer"], seed=1, autosave=False)
    page.ask("passing", name="roll", on=True)
    assert page.notices == ["illegal"]
    assert page.widget.session.left == {0: ALONE}


def test_python_names_windows_and_cards_and_is_refused_others() -> None:
    game = dw.Dungeons(["Ada", "bot:racer"], seed=1, autosave=False)
    assert game.always_pass("roll", "bane:b-veil").passes == ["bane:b-veil", "roll", IDLE_ROLL, IDLE_STRIKE]
    assert game.ask_again("roll").passes == ["bane:b-veil", IDLE_ROLL, IDLE_STRIKE]
    assert game.always_pass(OWN_ROLL).ask_again(IDLE_ROLL).passes == ["bane:b-veil", OWN_ROLL, IDLE_STRIKE]
    assert game.ask_again().passes == []
    with pytest.raises(ValueError, match="window"):
        game.always_pass("rolls")
    with pytest.raises(ValueError, match="card"):
        game.always_pass("bane:b-nothing")
    with pytest.raises(ValueError, match="person"):
        game.always_pass("roll", seat=1)


def test_it_is_in_no_save_no_code_and_no_new_game(tmp_path: Path) -> None:
    game = dw.Dungeons(["Ada", "bot:racer"], seed=1, autosave=False).always_pass("roll")
    game.save(tmp_path / "game.json")
    assert "left" not in json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert dw.load(tmp_path / "game.json").session.left == {0: ALONE}
    assert dw.load(game.share()).session.left == {0: ALONE}
    assert game.fork().session.left == {0: ALONE | {"roll"}}
    assert game.new_game(["Ada", "bot:racer"]).session.left == {0: ALONE}


def test_labels_are_in_both_languages() -> None:
    words = DungeonsGame().words
    for lang in ("en", "fr"):
        said = {
            words.passing(name, lang)
            for name in (*WINDOWS, "bane:b-veil", OWN_ROLL, OTHERS_ROLL, IDLE_ROLL, IDLE_STRIKE)
        }
        assert len(said) == len(WINDOWS) + 5
        assert not any("{" in one or ":" in one for one in said)
