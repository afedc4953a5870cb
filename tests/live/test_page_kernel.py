"""The kernel's half of a play page, without a browser: what an address opens, what is kept, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import dungeon_widgets as dw
from dungeon_widgets.engine.session import Session
from dungeon_widgets.lab.puzzles.bank import puzzle_of
from dungeon_widgets.live.site.kernel import PageKernel, read_options
from dungeon_widgets.live.site.stage import LAB, pages, puzzle_pages
from dungeon_widgets.widgets.files import stats
from dungeon_widgets.widgets.files.links import SITE, page_name
from dungeon_widgets.widgets.page.game_widget import GameWidget
from dungeon_widgets.widgets.page.recipe import packed
from dungeon_widgets.widgets.page.state_widget import StateWidget


class Opened:
    """A page and its kernel: what it was told, and what the browser has kept."""

    def __init__(self, page: str, **asked: Any) -> None:
        self.told: list[dict[str, Any]] = []
        self.kept: list[str | None] = []
        self.counted: list[str | None] = []
        self.kernel = PageKernel(
            lambda text: self.told.append(json.loads(text)), self.kept.append, self.counted.append
        )
        self.answer = json.loads(self.kernel.open(json.dumps({"page": page, **asked})))
        if not self.answer:
            self.kernel.receive('{"method": "request_state"}')

    @property
    def game(self) -> GameWidget:
        assert isinstance(self.kernel.widget, GameWidget)
        return self.kernel.widget

    @property
    def answers(self) -> list[dict[str, Any]]:
        return [json.loads(one["content"]["json"]) for one in self.told if one["method"] == "custom"]

    def say(self, **content: Any) -> None:
        self.kernel.receive(json.dumps({"method": "custom", "content": content}))

    def act(self) -> None:
        game = self.game
        action = game.legal[0] if game.legal else None
        self.say(type="act", seq=game.snapshot["seq"], action=action)


@pytest.fixture(autouse=True)
def no_site(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SITE, "")
    monkeypatch.setattr(stats, "_shelf", stats.SHELF)  # which a page puts elsewhere


@pytest.mark.parametrize("name", pages())
def test_every_page_opens_in_french(name: str) -> None:
    page = Opened(name, options={"lang": "fr", "theme": "dark"})
    assert page.answer == {}
    assert page.told[0]["state"]["lang"] == "fr"
    assert page.told[0]["state"]["theme"] == "dark"


def test_every_widget_of_the_lab_has_a_page() -> None:
    lab = {
        name for name in dw.__all__ if dw.__dict__.get("_HOMES", {}).get(name, "").startswith(".widgets.lab")
    }
    assert set(LAB) == lab


def test_the_page_of_a_lesson_shows_one() -> None:
    page = Opened("lesson", options={"lang": "fr"})
    assert json.loads(page.told[0]["state"]["state"])["caption"].startswith("Leçon 1")


def test_an_address_has_players_and_options_and_what_it_does_not_know_is_left_out() -> None:
    page = Opened(
        "welcome-to-the-dungeon",
        options={"players": "Ada, bot:careful", "hero": "mage", "seed": "7", "fbclid": "x", "session": "1"},
    )
    assert page.game.session.names == ["Ada", page.game.session.names[1]]
    assert page.game.session.seed == 7
    assert page.game.game.options["hero"] == "mage"


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"options": {"players": "Ada"}}, "players"),
        ({"options": {"hero": "orc"}}, "hero"),
        ({"options": {"lang": "x" * 300}}, "too long"),
        ({"options": {"hero": "orc", "lang": "fr"}}, "hero=orc. Corrigez-la"),
        ({"options": {"players": "Ada", "lang": "fr"}}, "players=Ada"),
        ({"code": "DWG2broken"}, "cannot be read"),
        ({"code": "DWG9newer"}, "another version"),
        ({"code": "DWG2broken", "options": {"lang": "fr"}}, "Ce code est illisible"),
        ({"code": "hello"}, "no code of a moment"),
    ],
)
def test_what_cannot_be_opened_is_a_sentence(asked: dict[str, Any], why: str) -> None:
    assert why in Opened("welcome-to-the-dungeon", **asked).answer["error"]


def test_a_code_opens_its_moment_and_a_lesson_opens_locked() -> None:
    game = dw.WelcomeToTheDungeon(["Ada", "bot:careful"], seed=3, autosave=False)
    page = Opened("welcome-to-the-dungeon", code=game.share(), options={"lang": "fr"})
    assert page.game.state == game.state
    assert page.game.lang == "fr"
    lesson = dw.Lesson(state=game).code
    assert Opened("welcome-to-the-dungeon", code=lesson).game.overlay == "predict"


def test_a_code_of_another_game_says_where_it_opens() -> None:
    code = dw.DungeonFighter(seed=3, autosave=False).share()
    assert Opened("welcome-to-the-dungeon", code=code).answer == {"elsewhere": "dungeon-fighter"}
    back = dw.WelcomeBackToTheDungeon(seed=3, autosave=False).share()
    assert Opened("welcome-to-the-dungeon", code=back).answer == {"elsewhere": "welcome-back-to-the-dungeon"}


def test_a_game_is_kept_after_every_choice_offered_again_and_forgotten_at_its_end() -> None:
    page = Opened("dungeons-dice-danger", options={"players": "Ada"})
    assert page.kept == []
    page.act()
    save = page.kept[-1]
    assert save is not None
    again = Opened("dungeons-dice-danger", kept=save, when=5000)
    again.say(type="opened")
    assert again.answers[-1]["saved"]["when"] == 5000
    again.say(type="resume", seq=again.game.snapshot["seq"])
    assert again.game.session.log[:1] == page.game.session.log[:1]
    stopped = Opened("dungeons-dice-danger", kept=save, resume=True)
    assert stopped.game.state == page.game.state
    stopped.act()
    assert stopped.kept
    for _ in range(2000):
        if stopped.game.over:
            break
        stopped.act()
    assert stopped.game.over
    assert stopped.kept[-1] is None


def test_the_game_is_told_before_bots_think() -> None:
    page = Opened("welcome-to-the-dungeon", options={"players": "Ada,bot:careful", "seed": "3"})
    while page.game.legal and not page.kept:
        page.act()
    kept = json.loads(page.kept[0] or "")
    assert len(kept["log"]) < len(page.game.session.log)


@pytest.mark.parametrize("save", ["", "{}", "[1]", '{"format": "dungeon_widgets/2"}'])
def test_a_kept_game_that_cannot_be_read_is_not_offered(save: str) -> None:
    page = Opened("dungeon-fighter", kept=save, resume=True)
    assert page.answer == {}
    page.say(type="opened")
    assert page.answers[-1]["saved"] is None


def test_links_lead_to_the_site_of_the_page() -> None:
    page = Opened("dungeon-fighter", site="https://example.org/x/")
    page.say(type="share")
    assert page.answers[-1]["link"].startswith("https://example.org/x/play/dungeon-fighter.html#m=DWG2")


def test_rubbish_harms_nobody() -> None:
    page = Opened("dungeon-fighter")
    for text in ("", "{", "[]", '{"method": "x"}', "[" * 1000):
        page.kernel.receive(text)
    page.act()
    assert page.kept


def test_lab_pages_take_looks_only() -> None:
    assert read_options(dw.DiceTray, {"lang": "fr", "seed": "3", "faces": "9"}) == {"lang": "fr"}


MADE: dict[str, Callable[[], StateWidget]] = {
    "Sampler.rolls": lambda: dw.Sampler.rolls({2, 3}, 3, seed=5),
    "Sampler.throws": lambda: dw.Sampler.throws("expert"),
    "Waffle.dungeons": lambda: dw.Waffle.dungeons("mage", ["holy_grail"], 1, known=["golem"]),
    "MarkovView": lambda: dw.MarkovView(
        {"in": {"in": Fraction(1, 2), "out": Fraction(1, 2)}, "out": {"out": 1}}, start="in"
    ),
    "MarkovView.coverage": lambda: dw.MarkovView.coverage([2, 7]),
    "BayesTable": lambda: dw.BayesTable(("Ada", "Bo"), strong=Fraction(1, 3), hp=7),
    "PairsPicker": lambda: dw.PairsPicker(range(5, 8), black=True),
    "TargetView": lambda: dw.TargetView(spread=3.5, pit=(2.0, 4)),
    "SumsView": lambda: dw.SumsView([1, 1, 6], dice=2),
    "Predict": lambda: dw.Predict("How likely is a six?", Fraction(1, 6), id="mine"),
    "Exercise": lambda: dw.Exercise(
        "Two sixes?", Fraction(1, 36), wrong={Fraction(1, 6): "that is one"}, id="own"
    ),
    "Lesson": lambda: dw.Lesson("L03"),
    "DeckBuilder": lambda: dw.DeckBuilder(),
}


@pytest.mark.parametrize("name", MADE)
def test_a_file_opens_the_widget_as_it_was_made(name: str) -> None:
    widget = MADE[name]()
    text = packed(widget._recipe, type(widget).__name__)
    page = Opened(page_name(type(widget).__name__), options={"lang": "fr"}, made=text)
    assert page.answer == {}
    again = page.kernel.widget
    assert isinstance(again, StateWidget)
    assert again.lang == "fr"
    widget.lang = "fr"
    assert again.state == widget.state


@pytest.mark.parametrize(
    ("widget", "why"),
    [
        (lambda: dw.Sampler(lambda rng: rng.random() < 0.5), "Sampler was made with <function"),
        (lambda: dw.Review(dw.WelcomeToTheDungeon(["bot:random", "bot:random"])), "Review was made with"),
        (lambda: dw.DiceTray(after="L02.p1"), "waits for an answer"),
        (lambda: dw.ClassRoom([], key="a secret of the class"), "goes into no file"),
    ],
)
def test_what_a_file_cannot_hold_is_said(widget: Callable[[], StateWidget], why: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=why):
        widget().to_html(tmp_path / "x.html")
    assert not (tmp_path / "x.html").exists()


@pytest.mark.parametrize("final", [False, True])
def test_a_game_that_was_stopped_stands_at_the_choice_before_unless_that_is_final(
    final: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that was stopped would think as long again: whoever stopped it may choose something else."""
    options = {"players": "Ada,bot:careful", "seed": "3", "first": "0"}
    page = Opened("welcome-to-the-dungeon", options=options)
    page.act()  # draws a card
    page.act()
    if final:
        monkeypatch.setattr(Session, "no_undo", lambda _session, _by=None: "revealed")
    again = Opened("welcome-to-the-dungeon", kept=page.kept[-1], resume=True)
    log, kept = again.game.session.log, json.loads(page.kept[-1] or "")["log"]
    if not final:
        assert len(log) < len(kept)
        assert again.game.legal
        return
    assert len(log) == len(kept)  # the board is shown first
    again.say(type="more", seq=again.game.snapshot["seq"])
    assert len(again.game.session.log) > len(kept)


def test_puzzles_are_kept_by_the_browser_and_a_second_page_of_them_knows_the_rating() -> None:
    page = Opened("puzzles-welcome", options={"level": "1", "lang": "fr"})
    puzzles = page.kernel.widget
    assert isinstance(puzzles, dw.Puzzles)
    assert "navigateur" in puzzles.state["kept"]
    page.say(type="answer", id=puzzles.state["id"], action=list(puzzles._puzzle.best))
    (kept,) = page.kept
    again = Opened("puzzles-welcome", kept=kept).kernel.widget
    assert isinstance(again, dw.Puzzles)
    assert again.rating == puzzles.rating > 1200
    page.say(type="clear")
    assert page.kept[-1] is None
    rubbish = Opened("puzzles-welcome", kept="[{}").kernel.widget
    assert isinstance(rubbish, dw.Puzzles)
    assert rubbish.rating == 1200


def test_the_puzzle_of_the_day_is_opened_on_the_page_of_its_game() -> None:
    wanted = puzzle_pages()[puzzle_of(date.today()).game]
    for name in puzzle_pages().values():
        page = Opened(name, options={"day": "today"})
        if name != wanted:
            assert page.answer == {"elsewhere": wanted}
            continue
        assert page.kernel.widget is not None
        assert page.kernel.widget.state["title"] == "Puzzle of the day"


def test_a_level_that_is_none_is_a_sentence() -> None:
    assert "level" in Opened("puzzles-welcome", options={"level": "9"}).answer["error"]


def test_finished_games_are_counted_in_the_browser_and_found_by_the_next_page() -> None:
    def played(page: Opened) -> None:
        while not page.game.over:
            page.act()

    def told(page: Opened) -> list[dict[str, Any]]:
        page.say(type="stats", seq=page.game.snapshot["seq"])
        return list(page.answers[-1]["players"])

    options = {"players": "Ada,bot:random", "hero": "warrior", "speed": "0"}
    first = Opened("welcome-to-the-dungeon", options=options)
    assert told(first) == []
    played(first)
    (row,) = told(first)
    assert row["player"] == "Ada"
    assert ["games finished", "1"] in row["facts"]
    other = Opened("dungeons-dice-danger", options={"players": "Ada"}, stats=first.counted[-1])
    assert told(other) == [row]
    assert stats.SHELF.read() == []  # the files of a page end with it
    other.say(type="forget", seq=other.game.snapshot["seq"])
    assert told(other) == []
    assert other.counted == [None]
    assert told(Opened("dungeons-dice-danger", stats="{")) == []
