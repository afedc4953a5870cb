"""Looking back: what each own choice was worth, judged by what the seat could know then."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import pytest

import dungeon_widgets as dw
from dungeon_widgets.engine.advice import Verdict
from dungeon_widgets.engine.state import Action

from .conftest import Open
from .page import Page
from .toys import QuickAdvice, QuickToy, ToyWidget, panel_of

WORTH = {"keep": 0.5, "swap": 0.75, "call": 0.25}


class Judge(QuickAdvice):
    """Knows what each verb is worth, and takes its time to say so."""

    pause = 0.0

    def verdict(
        self, view: dict[str, Any], legal: list[Action], names: Sequence[str], lang: str
    ) -> Verdict | None:
        time.sleep(self.pause)
        if view["round"] == 2:
            return None
        row = panel_of(0.0, "", lang)["rows"][0]
        rows = [{**row, "action": list(action), "p": WORTH[action[0]], "fraction": None} for action in legal]
        return {"question": "Is it good?", "word": "good", "rows": rows}  # type: ignore[typeddict-item]


class JudgedToy(QuickToy):
    def __init__(self, rounds: int = 3) -> None:
        super().__init__(rounds)
        self.advice = Judge()


class JudgedWidget(ToyWidget):
    game_class = JudgedToy


def over(page: Page) -> None:
    page.act("swap")
    page.act("keep")
    page.act("call", "orc")
    assert page.widget.over


def test_each_choice_is_held_against_the_best_one(open_any: Open) -> None:
    page = open_any(JudgedWidget, seed=3)
    over(page)
    review = page.widget.review()
    assert (review.question, review.word, review.exact, review.late) == ("Is it good?", "good", False, False)
    # The second round has no verdict, and is left out.
    assert [(point["label"], point["p"], point["best"], point["given"]) for point in review] == [
        ("Swap", 0.75, None, 0.0),
        ("Call orc", 0.25, "Swap", 0.5),
    ]
    assert review.worst() == review[1]
    assert {point["seat"] for point in review} == {0}
    assert page.widget.goto(review[1]["step"]).snapshot["chosen"] == ["call", "orc"]
    assert repr(review).splitlines()[2].endswith("Call orc, good 25.0% (gave away 50.0%: Swap)")
    assert review.rows()[0] == review[0]


def test_the_page_asks_in_slices(open_any: Open) -> None:
    page = open_any(JudgedWidget, seed=3)
    over(page)
    advice = page.widget.game.advice
    assert isinstance(advice, Judge)
    advice.pause = 0.05
    page.forget()
    lengths = []
    for _ in range(3):
        page.say({"type": "review"})
        lengths.append((len(page.told[-1]["points"]), page.told[-1]["late"]))
    assert lengths == [(1, True), (1, True), (2, False)]
    assert page.told[-1]["points"] == page.widget.review().points
    assert page.updates == []


@pytest.mark.parametrize("closed", [{"mode": "play"}, {"overlay": "predict"}, {"overlay": "off"}])
def test_where_the_odds_are_not_open_it_waits_for_the_end(open_any: Open, closed: dict[str, Any]) -> None:
    page = open_any(JudgedWidget, seed=3, **closed)
    page.act("swap")
    page.forget()
    page.say({"type": "review"})
    assert page.notices == ["illegal"]
    page.act("keep")
    page.act("call", "orc")
    page.forget()
    page.say({"type": "review"})
    assert page.told[-1]["points"]


def test_in_the_middle_of_a_game_it_follows_the_choices(open_any: Open) -> None:
    page = open_any(JudgedWidget, seed=3)
    assert len(page.widget.review()) == 0
    page.act("swap")
    assert len(page.widget.review()) == 1
    page.ask("undo")
    assert len(page.widget.review()) == 0


def test_a_spectator_has_nothing_to_look_back_at(open_any: Open) -> None:
    page = open_any(JudgedWidget, players=["bot:keeper", "bot:keeper"])
    page.say({"type": "review"})
    assert page.notices == ["illegal"]
    with pytest.raises(ValueError, match="sit down first"):
        page.widget.review()
    assert len(page.widget.review(seat=1)) == 2


def test_welcome_says_who_would_have_lived() -> None:
    game = dw.WelcomeToTheDungeon(["Ada", "bot:careful"], seed=5, hero="warrior", first=0)
    while not game.over and len(game.session.log) < 60:
        game.act(game.legal[0])
    review = game.review()
    assert len(review) > 3
    assert review.exact
    assert review.word
    for point in review:
        assert 0 <= point["p"] <= 1
        assert point["given"] >= 0
        assert (point["best"] is None) == (point["given"] == 0)
