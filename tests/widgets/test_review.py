"""Looking back: what each own choice was worth for winning, judged by what the seat could know then."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

import pytest

import dungeon_widgets as dw
from dungeon_widgets.engine.advice import Unit
from dungeon_widgets.engine.hints import Effort
from dungeon_widgets.engine.session import Session
from dungeon_widgets.engine.state import Action
from dungeon_widgets.games.welcome import WelcomeGame
from dungeon_widgets.widgets.page.game_widget import GameWidget
from dungeon_widgets.widgets.table import verdicts
from dungeon_widgets.widgets.table.review import Review
from dungeon_widgets.widgets.table.summary import headline_of, luck_of, rest_of
from dungeon_widgets.widgets.table.verdicts import Verdicts
from tests.engine.toy import ToyHints, ToyState

from .conftest import Open
from .page import Page
from .toys import QuickToy, ToyWidget


class CheapHints(ToyHints):
    """Cheap to judge: few games, and the keeper's habit."""

    effort: ClassVar[Effort] = Effort(looks=8, games=24, moves=100_000)

    def habit(self, state: ToyState, rng: Random) -> Action:
        return ("keep",)


class JudgedToy(QuickToy):
    def __init__(self, rounds: int = 3) -> None:
        super().__init__(rounds)
        self.hints = CheapHints()


class JudgedWidget(ToyWidget):
    game_class = JudgedToy
    default_players = ("Ada", "bot:random")


def over(page: Page) -> None:
    page.act("swap")
    page.act("keep")
    page.act("call", "orc")
    assert page.widget.over


def test_each_choice_is_told_with_its_chance_to_win(open_any: Open) -> None:
    page = open_any(JudgedWidget, seed=3)
    over(page)
    review = page.widget.review()
    assert (review.question, review.word, review.unit) == ("The chance to win the game", "wins", "chance")
    assert (review.late, len(review), review.choices, review.judged) == (False, 3, 3, 3)
    assert [point["label"] for point in review] == ["Swap", "Keep", "Call orc"]
    for point in review:
        assert 0 <= point["value"] <= 1
        assert (point["best"] is None) == (point["given"] == 0)
        assert point["given"] == 0 or point["given"] > 2 * point["doubt"]
        assert bool(point["why"]) == (point["given"] > 0)
    assert {point["seat"] for point in review} == {0}
    assert page.widget.goto(review[2]["step"]).snapshot["chosen"] == ["call", "orc"]
    assert repr(review).splitlines()[-1].startswith("  step 14: Call orc, wins ")
    assert review.rows()[0] == review[0]
    assert list(review.to_frame()["value"]) == [point["value"] for point in review]


def test_the_page_asks_in_slices_and_gets_the_same_as_python(open_any: Open) -> None:
    page = open_any(JudgedWidget, seed=3)
    over(page)
    page.forget()
    for _ in range(400):
        page.say({"type": "review"})
        assert page.told[-1]["type"] in ("review", "reviewing")
        if page.told[-1]["type"] == "review" and not page.told[-1]["late"]:
            break
    assert page.told[-1]["done"] == 1
    assert page.told[-1]["points"] == page.widget.review().points
    assert page.updates == []


def test_a_slice_is_as_much_work_on_a_busy_machine_but_keeps_no_click_waiting(
    open_any: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_any(JudgedWidget, seed=3)
    over(page)

    def steps(clock: int) -> int:
        """How many steps a slice has, if the clock goes so many times as fast as this program works."""
        made = 0

        def worked() -> float:
            nonlocal made
            made += 1
            return made / 1000

        monkeypatch.setattr(verdicts, "process_time", worked)
        monkeypatch.setattr(verdicts, "perf_counter", lambda: clock * made / 1000)
        Verdicts(page.widget.session, 0, effort=300).take(0.022)
        return made

    assert steps(1) == steps(4) > 20
    assert steps(20) < steps(4) / 2


def test_what_was_found_before_a_stop_stays(open_any: Open) -> None:
    page = open_any(JudgedWidget, seed=3)
    over(page)

    class Bar:
        """Stopped after the first look at it."""

        stopped = False

        def start(self, total: int) -> None:
            assert total == 100

        def update(self, done: int) -> None:
            self.stopped = True

        def finish(self, done: int) -> None:
            self.done = done

    review = Review(page.widget.session, 0, "en", effort=300)
    bar = Bar()
    review.finish(bar)
    assert review.late
    assert bar.done < 100
    assert "not judged" in rest_of(review.points, review.choices, "en")


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
    assert page.told[-1]["type"] in ("review", "reviewing")


def test_in_the_middle_of_a_game_it_follows_the_choices(open_any: Open) -> None:
    page = open_any(JudgedWidget, seed=3)
    assert len(page.widget.review()) == 0
    page.act("swap")
    assert len(page.widget.review()) == 1
    page.ask("undo")
    assert len(page.widget.review()) == 0


def test_a_spectator_has_nothing_to_look_back_at(open_any: Open) -> None:
    page = open_any(JudgedWidget, players=["bot:random", "bot:random"])
    page.say({"type": "review"})
    assert page.notices == ["illegal"]
    with pytest.raises(ValueError, match="sit down first"):
        page.widget.review()
    assert len(page.widget.review(seat=1)) == 3


@pytest.mark.parametrize("effort", [0, -1, True, "much", 10**9])
def test_an_effort_is_a_number_within_reason(open_any: Open, effort: Any) -> None:
    with pytest.raises(ValueError, match="effort must be a number"):
        open_any(JudgedWidget, seed=3).widget.review(effort=effort)


# -- a whole review in a few sentences ----------------------------------------------------------------


def told(*values: float, given: float = 0.0, at: int = 0) -> list[Any]:
    return [
        {
            "step": number,
            "value": value,
            "unit": "chance",
            "error": 0.02,
            "judged": True,
            "given": given if number == at else 0.0,
        }
        for number, value in enumerate(values)
    ]


def test_the_headline_says_what_the_choices_cost() -> None:
    assert (
        headline_of(told(0.5, 0.6), True, "versus", "en")
        == "You won, and no choice clearly gave anything away."
    )
    assert "luck and the others decided" in headline_of(told(0.5, 0.1), False, "versus", "en")
    assert "luck decided" in headline_of(told(0.5, 0.1), False, "together", "en")
    assert (
        headline_of(told(0.5, 0.6, given=0.2), True, "versus", "en")
        == "You won, and one choice made it harder."
    )
    assert "step 1" in headline_of(told(0.5, 0.3, given=0.2, at=1), False, "versus", "en")
    assert (
        headline_of(told(0.5), None, "versus", "fr")
        == "Aucun choix n’a clairement fait perdre quoi que ce soit."
    )


def test_a_game_opened_at_its_end_blames_and_excuses_nobody() -> None:
    assert (
        headline_of([], False, "versus", "en") == "No choice of yours stands here: there is nothing to judge."
    )


def test_luck_is_named_where_it_turned_more_than_any_choice() -> None:
    assert "after step 1 it went from 60\u202f% to 20\u202f%" in luck_of(told(0.55, 0.6, 0.2), False, "en")
    assert luck_of(told(0.55, 0.5, 0.45), None, "en") == ""  # nothing turned much
    assert luck_of(told(0.9, 0.6, given=0.5, at=1), None, "en") == ""  # a choice turned more


def test_what_only_a_better_choice_would_have_found_is_no_luck() -> None:
    # Those who played on from step 1 missed the same choice: nothing turned between the two.
    assert luck_of(told(0.1, 0.1, given=0.6, at=1), None, "en") == ""
    assert luck_of(told(0.4, 0.1, given=0.6, at=1), None, "en") == ""
    assert "from 10\u202f% to 40\u202f%" in luck_of(told(0.1, 0.4, given=0.1, at=1), None, "en")


def test_the_rest_is_counted() -> None:
    points = told(0.5, 0.4, 0.3, given=0.2, at=0)
    assert rest_of(points, 3, "en") == "In all 2 others the difference is within the noise: no reproach."
    assert rest_of(points, 5, "en").endswith("2 choices are not judged.")
    assert "not judged" not in rest_of(points, 5, "en", late=True)


# -- every game ---------------------------------------------------------------------------------------

GAMES: dict[str, tuple[Callable[[], GameWidget], tuple[str, str, Unit]]] = {
    "welcome": (
        lambda: dw.WelcomeToTheDungeon(["Ada", "bot:careful"], seed=5),
        ("The chance to win the game", "wins", "chance"),
    ),
    "second box": (
        lambda: dw.WelcomeBackToTheDungeon(["Ada", "bot:careful"], seed=5),
        ("The chance to win the game", "wins", "chance"),
    ),
    "dice and danger": (
        lambda: dw.DungeonsDiceDanger(["Ada", "bot:greedy"], seed=3),
        ("The chance to win the game", "wins", "chance"),
    ),
    "alone": (lambda: dw.DungeonsDiceDanger(["Ada"], seed=3), ("The score to expect", "scores", "points")),
    "fighter": (
        lambda: dw.DungeonFighter(["Ada"], seed=3),
        ("The chance that the group wins", "wins", "chance"),
    ),
    "dungeons": (
        lambda: dw.Dungeons(["Ada", "bot:racer"], seed=1),
        ("The chance to win the game", "wins", "chance"),
    ),
}


@pytest.mark.parametrize("name", GAMES)
def test_each_game_is_judged_by_what_it_is_played_for(name: str) -> None:
    make, (question, word, unit) = GAMES[name]
    game, rng = make(), Random(3)
    while not game.over and len(game.session.log) < 60:
        state = game.state
        game.act(state.sample(rng) if state.free else rng.choice(state.legal()))
    review = game.review(0, effort=0.02)
    assert (review.question, review.word, review.unit) == (question, word, unit)
    assert len(review) > 2
    assert review.source.startswith(("simulated: up to", "exact", "estimated"))
    french = Review(game.session, 0, "fr", effort=0.02).finish()
    assert [point["value"] for point in french] == [point["value"] for point in review]
    assert all(point["label"] for point in french)


def test_a_turn_of_dice_and_danger_is_one_choice() -> None:
    game = dw.DungeonsDiceDanger(["bot:planner"], seed=2)
    rolls = sum(entry.mover == -1 for entry in game.session.log)
    review = game.review(0, effort=0.05)
    assert len(review) <= rolls + 1
    assert len({point["step"] for point in review}) == len(review)
    assert review.worst() is None  # the planner is not blamed for its plans


def test_a_weapon_is_judged_by_whether_the_group_wins() -> None:
    session = Session(dw.DungeonFighter(["Ada"], seed=3).game, ["bot:comrade"] * 2, seed=4)
    session.play()
    groups = {point["group"] for point in Review(session, 0, "en", effort=0.02).finish()}
    assert "die" in groups
    assert "launch" not in groups  # a throw is for the hand


@pytest.mark.soak
@pytest.mark.parametrize(("box", "seed"), [("first", 5), ("back", 5)])
def test_every_choice_of_a_long_game_of_welcome_is_judged(box: str, seed: int) -> None:
    session = dw.Session(
        WelcomeGame(players=3, box=box), ["bot:careful", "bot:careful", "bot:bluff:0.25"], seed
    )
    session.play()
    review = Review(session, 0, "en").finish()
    assert review.choices > 30
    assert review.judged == review.choices


@pytest.mark.parametrize(("lang", "begins"), [("en", "Ben: "), ("fr", "Ben\N{NARROW NO-BREAK SPACE}: ")])
def test_where_several_people_read_it_the_review_names_who_is_judged(lang: str, begins: str) -> None:
    game, rng = dw.WelcomeToTheDungeon(players=["Ada", "Ben"], seed=0, lang=lang), Random(0)
    while not game.over:
        game.act(rng.choice(game.legal))
    assert game._table.review(1, lang, 0.01).told()["headline"].startswith(begins)
