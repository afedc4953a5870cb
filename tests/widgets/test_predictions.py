"""With the overlay "predict" no number leaves the kernel before a guess is committed."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from typing import Any

import pytest

from dungeon_widgets import WelcomeToTheDungeon
from dungeon_widgets.engine.advice import last_panel

from .conftest import Open
from .page import Page

NUMBERS = ("rows", "parts", "belief")


def assert_locked(page: Page) -> None:
    page.count()
    odds = page.widget.snapshot["odds"]
    assert odds["locked"]
    assert odds["question"].endswith("?")
    assert not any(odds[name] for name in (*NUMBERS, "lead", "how", "prediction"))
    assert not re.search(r"\d", json.dumps(odds))


def test_locked_odds_hold_the_question_alone(open_page: Open) -> None:
    page = open_page(overlay="predict")
    while not page.widget.over:
        page.count()
        if page.widget.snapshot["odds"] is not None:
            assert_locked(page)
        page.forget()
        page.act(*page.widget.legal[0])
        assert "fraction" not in page.everything()


def test_whatever_a_panel_says_is_locked(open_page: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    page = open_page(overlay="predict")
    advice = type(page.widget.game.advice)
    honest = advice.panel

    def tells_more(*args: Any) -> Any:
        return {**(last_panel(honest(*args)) or {}), "news": [{"p": 0.5}]}

    monkeypatch.setattr(advice, "panel", tells_more)
    page.act("draw")
    assert_locked(page)


def test_a_guess_unlocks_this_moment_only(open_page: Open) -> None:
    page = open_page(overlay="predict")
    page.widget.set_state({"beliefs": True})
    page.act("draw")
    page.count()
    assert page.widget.snapshot["odds"]["belief"] is None
    here = page.widget.cursor
    page.ask("predict", guess=0.5)
    page.count()
    odds = page.widget.snapshot["odds"]
    assert not odds["locked"]
    assert all(odds[name] for name in ("rows", "belief", "how"))
    made = odds["prediction"]
    assert made == page.widget.predictions[-1]
    exact = Fraction(made["fraction"])
    assert made["exact"] == float(exact) == odds["rows"][0]["p"]
    assert made["error"] == pytest.approx((0.5 - float(exact)) ** 2)
    assert (made["step"], made["game"], made["branch"], made["guess"]) == (here, 0, 0, 0.5)
    assert "seed" not in made
    page.act("add")
    assert_locked(page)
    page.write({"cursor": here})
    page.count()
    assert page.widget.snapshot["odds"]["prediction"] == made


def test_a_guess_cannot_be_made_twice(open_page: Open) -> None:
    page = open_page(overlay="predict")
    page.ask("predict", guess=0.5)
    page.forget()
    page.ask("predict", guess=1)
    assert page.notices == ["illegal"]
    assert len(page.widget.predictions) == 1


def test_undo_and_another_choice_ask_anew(open_page: Open) -> None:
    """The guess belongs to what was seen, not to the number of the step."""
    page = open_page(overlay="predict", seed=9)
    page.act("draw")
    page.act("add")
    step = page.widget.cursor
    page.ask("predict", guess=0.5)
    page.ask("undo")
    assert_locked(page)
    strip = next(action for action in page.widget.legal if action[0] == "strip")
    page.act(*strip)
    assert page.widget.cursor == step
    assert_locked(page)
    page.ask("undo")
    page.act("add")
    page.count()
    assert not page.widget.snapshot["odds"]["locked"]


def test_a_guess_opens_nothing_for_another_person(open_page: Open) -> None:
    """The exact answer of one seat rests on the cards that it alone has seen."""
    page = open_page(["Ada", "Bo"], overlay="predict", seed=3)
    for _ in range(2):
        page.ask("ready")
        page.act("draw")
        page.act("add")
    page.ask("ready")
    mine, step = page.widget.seat, page.widget.cursor
    page.ask("predict", guess=0.3)
    page.act("draw")
    page.act("add")
    page.ask("ready")
    page.write({"cursor": step})
    assert page.widget.seat != mine
    assert_locked(page)


def test_a_new_game_locks_again_and_keeps_the_answers(open_page: Open) -> None:
    page = open_page(overlay="predict")
    page.ask("predict", guess=0.5)
    page.ask("new", players=["Ada", "bot:careful", "bot:random"], seed=7, options={"hero": "warrior"})
    assert_locked(page)
    assert [made["guess"] for made in page.widget.predictions] == [0.5]


def test_hidden_odds_are_not_sent(open_page: Open) -> None:
    page = open_page(overlay="off")
    page.act("draw")
    assert page.widget.snapshot["odds"] is None
    assert "fraction" not in page.everything()


def test_a_replay_shows_odds_only_where_the_widget_does() -> None:
    for overlay, shown in (("open", True), ("predict", False), ("off", False)):
        game = WelcomeToTheDungeon(["Ada", "bot:random"], seed=7, hero="warrior", overlay=overlay)
        assert any(frame["odds"] for frame in game.replay().frames) == shown
        assert any(frame["odds"] for frame in game.replay(odds=True).frames)


def test_where_there_is_no_question_there_is_no_guess() -> None:
    game = WelcomeToTheDungeon(["Ada", "bot:random"], seed=7, hero="choose", first=0)
    with pytest.raises(ValueError, match="nothing to predict"):
        game.predict(0.5)
