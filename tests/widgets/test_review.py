"""Looking back: what each own choice was worth, judged by what the seat could know then."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

import dungeon_widgets as dw
from dungeon_widgets.engine.advice import Unit, Verdict, Weighed
from dungeon_widgets.engine.state import Action
from dungeon_widgets.widgets.page.game_widget import GameWidget

from .conftest import Open
from .page import Page
from .toys import QuickAdvice, QuickToy, ToyWidget

WORTH = {"keep": 0.5, "swap": 0.75, "call": 0.25}


class Judge(QuickAdvice):
    """Knows what each verb is worth, and takes its time to say so."""

    pause = 0.0
    unit: Unit = "chance"
    worth = WORTH
    error: float | None = None

    def verdict(
        self, view: dict[str, Any], legal: list[Action], names: Sequence[str], lang: str
    ) -> Verdict | None:
        time.sleep(self.pause)
        if view["round"] == 2:
            return None
        rows: list[Weighed] = [
            {"action": list(action), "value": self.worth[action[0]], "fraction": None, "error": self.error}
            for action in legal
        ]
        return {"question": "Is it good?", "word": "good", "unit": self.unit, "rows": rows}


class JudgedToy(QuickToy):
    def __init__(self, rounds: int = 3) -> None:
        super().__init__(rounds)
        self.advice = Judge()


class JudgedWidget(ToyWidget):
    game_class = JudgedToy


def judge(widget: GameWidget) -> Judge:
    assert isinstance(widget.game.advice, Judge)
    return widget.game.advice


def over(page: Page) -> None:
    page.act("swap")
    page.act("keep")
    page.act("call", "orc")
    assert page.widget.over


def test_each_choice_is_held_against_the_best_one(open_any: Open) -> None:
    page = open_any(JudgedWidget, seed=3)
    over(page)
    review = page.widget.review()
    assert (review.question, review.word, review.unit) == ("Is it good?", "good", "chance")
    assert (review.exact, review.late, review.source) == (False, False, "estimated, error not known")
    # The second round has no verdict, and is left out.
    assert [(point["label"], point["value"], point["best"], point["given"]) for point in review] == [
        ("Swap", 0.75, None, 0.0),
        ("Call orc", 0.25, "Swap", 0.5),
    ]
    assert review.worst() == review[1]
    assert {point["seat"] for point in review} == {0}
    assert page.widget.goto(review[1]["step"]).snapshot["chosen"] == ["call", "orc"]
    assert repr(review).splitlines()[2] == (
        "  step 14: Call orc, good 25\u202f% (gave away 50 percentage points: Swap)"
    )
    assert review.rows()[0] == review[0]


def test_points_are_points_and_no_chance(open_any: Open) -> None:
    page = open_any(JudgedWidget, seed=3, lang="fr")
    judge(page.widget).unit = "points"
    judge(page.widget).worth = {"keep": 20.0, "swap": 43.0, "call": -7.5}
    over(page)
    review = page.widget.review()
    assert [(point["value"], point["unit"], point["given"]) for point in review] == [
        (43.0, "points", 0.0),
        (-7.5, "points", 50.5),
    ]
    head, first, second = repr(review).splitlines()
    assert head.endswith("(estimé, erreur inconnue)")
    assert first.endswith("good 43 points")
    assert second.endswith("good −7,5 points (50,5 points du score perdus\u202f: Échanger)")
    page.say({"type": "review"})
    assert page.told[-1]["unit"] == "points"
    table = review.to_frame()
    assert list(table["value"]) == [43.0, -7.5]
    assert set(table["unit"]) == {"points"}


@pytest.mark.parametrize(("error", "given"), [(0.1, 0.5), (0.2, 0.0)])
def test_what_two_estimates_cannot_tell_apart_is_no_loss(open_any: Open, error: float, given: float) -> None:
    page = open_any(JudgedWidget, seed=3)
    judge(page.widget).error = error
    over(page)
    review = page.widget.review()
    assert review[1]["given"] == given
    assert review[1]["best"] == ("Swap" if given else None)
    assert review.worst() == (review[1] if given else None)
    assert review.source == f"simulated, standard error up to {error * 100:.0f} points"
    assert f"good 25\u202f% ± {error * 100:.0f}" in repr(review)


def test_the_page_asks_in_slices(open_any: Open) -> None:
    page = open_any(JudgedWidget, seed=3)
    over(page)
    judge(page.widget).pause = 0.05
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
        assert 0 <= point["value"] <= 1
        assert point["given"] >= 0
        assert (point["best"] is None) == (point["given"] == 0)


LIVES: tuple[str, str, Unit, str] = ("How likely is it to come out alive?", "lives", "chance", "exact")
GAMES: dict[str, tuple[Callable[[], GameWidget], tuple[str, str, Unit, str]]] = {
    "welcome": (lambda: dw.WelcomeToTheDungeon(["Ada", "bot:careful"], seed=5), LIVES),
    "second box": (lambda: dw.WelcomeBackToTheDungeon(["Ada", "bot:careful"], seed=5), LIVES),
    "dice and danger": (
        lambda: dw.DungeonsDiceDanger(["Ada", "bot:greedy"], seed=3),
        (
            "How many points does the planner count on?",
            "worth",
            "points",
            "estimated, error not known",
        ),
    ),
    "fighter": (
        lambda: dw.DungeonFighter(["Ada"], seed=3),
        (
            "Does the monster die with the dice left?",
            "dead",
            "chance",
            "simulated, standard error up to 0.5 points",
        ),
    ),
    "dungeons": (
        lambda: dw.Dungeons(["Ada", "bot:racer"], seed=1),
        ("How likely is the quest, or the roll, at hand to succeed?", "succeeds", "chance", "exact"),
    ),
}


@pytest.mark.parametrize("name", GAMES)
def test_each_game_names_one_question_and_its_unit(name: str) -> None:
    make, (question, word, unit, source) = GAMES[name]
    game, rng, asked = make(), Random(3), set()
    advice, session = game.game.advice, game.session
    while not game.over and len(session.log) < 120:
        state = game.state
        found = advice.verdict(state.view(state.to_move), state.legal(), session.names, "en")
        if found:
            asked.add((found["question"], found["word"], found["unit"]))
        game.act(state.sample(rng) if state.free else rng.choice(state.legal()))
    assert asked == {(question, word, unit)}
    assert game.review(0).source == source
