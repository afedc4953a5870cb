"""Puzzles: one try, nothing told before it, everything after it; and what is kept of who solves them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import comm
import pytest

import dungeon_widgets as dw
from dungeon_widgets.lab.classroom.book import BOOK
from dungeon_widgets.lab.lessons import known
from dungeon_widgets.lab.puzzles.bank import bank, rooms
from dungeon_widgets.lab.puzzles.puzzle import Judged, Puzzle
from dungeon_widgets.lab.questions.puzzle_questions import question_of
from dungeon_widgets.live.lesson.asking import asked_of
from dungeon_widgets.widgets.files.autosave import folder
from dungeon_widgets.widgets.files.page_shelf import PageShelf
from dungeon_widgets.widgets.games.puzzles import puzzles as module
from dungeon_widgets.widgets.games.puzzles.position import Position
from dungeon_widgets.widgets.games.puzzles.tried import SHELF, Solver, is_tried

from .page import RecordingComm

DAY = date(2026, 11, 18)


class Clock(date):
    """Today is what the test says."""

    now = DAY

    @classmethod
    def today(cls) -> Any:
        return cls.now


@pytest.fixture(autouse=True)
def today(monkeypatch: pytest.MonkeyPatch) -> type[Clock]:
    Clock.now = DAY
    monkeypatch.setattr(module, "date", Clock)
    return Clock


class PuzzlePage:
    """A page on puzzles: it says what a page may say, and hears all that is sent."""

    def __init__(self, widget: dw.Puzzles) -> None:
        self.widget = widget
        assert isinstance(widget.comm, RecordingComm)
        self.comm: RecordingComm = widget.comm

    def say(self, content: Any) -> list[dict[str, Any]]:
        """Say something, and give the custom messages that answer it."""
        self.comm.sent.clear()
        data = {"method": "custom", "content": content}
        self.comm.handle_msg({"content": {"comm_id": self.comm.comm_id, "data": data}, "buffers": []})
        return [json.loads(one["content"]["json"]) for one in self.comm.sent if one.get("method") == "custom"]

    def answer(self, action: Any) -> list[dict[str, Any]]:
        return self.say({"type": "answer", "id": self.widget.state["id"], "action": list(action)})


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(comm, "create_comm", RecordingComm)
    return lambda *args, **named: PuzzlePage(dw.Puzzles(*args, **named))


def worth_otherwise(puzzle: Puzzle) -> Puzzle:
    """The same position, with every truth another: the last choice is the best one, and nothing is worth what it was."""
    turned = [
        Judged(each.key, 0.123 + 0.01 * at, 0.0456, None) for at, each in enumerate(reversed(puzzle.choices))
    ]
    return replace(
        puzzle,
        choices=tuple(turned),
        habit=turned[1].key,
        habit_name="another",
        games=777,
        measure=puzzle.measure,
        reasons=(),
    )


# -- what is told, and when ------------------------------------------------------------------------


@pytest.mark.parametrize("game", rooms())
def test_before_the_answer_no_truth_reaches_the_page(game: str, opened: Any) -> None:
    """All that was sent would be the same if every choice were worth something else."""
    for puzzle in bank(game)[:12]:
        sent = []
        for one in (puzzle, worth_otherwise(puzzle)):
            page = opened(game, lang="fr")
            page.comm.sent.clear()
            page.widget._lay_out(one)
            page.widget._show()
            page.widget.lang = "en"
            refusals = page.say({"type": "play"}) + page.say({"type": "next"})
            assert [each["kind"] for each in refusals] == ["illegal", "illegal"]
            sent.append([page.widget.state, page.comm.sent[1:], page.widget.picture(), repr(page.widget)])
            assert page.widget.verdict is None
        assert _text(sent[0]) == _text(sent[1])
        assert sent[0][0]["answer"] is None
        assert sent[0][0]["snapshot"]["odds"] is None


def _text(sent: Any) -> str:
    return json.dumps(sent, default=str).replace("bytes", "")


@pytest.mark.parametrize("game", rooms())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_after_the_answer_every_choice_has_its_worth_and_there_is_a_reason(game: str, lang: str) -> None:
    for puzzle in bank(game)[:8]:
        for chosen in (puzzle.best, puzzle.habit):
            widget = dw.Puzzles.one(puzzle.id, lang=lang).answer(chosen)
            answer = widget.verdict
            assert answer is not None
            assert answer["right"] == (chosen == puzzle.best)
            assert [row["best"] for row in answer["rows"]] == [True] + [False] * (len(puzzle.choices) - 1)
            assert [row["chosen"] for row in answer["rows"]].count(True) == 1
            assert all(0 <= row["share"] <= 1 and row["said"] for row in answer["rows"])
            assert all(("±" in row["said"]) is not puzzle.exact for row in answer["rows"])
            assert answer["why"]
            assert answer["head"]
            assert widget.state["answer"] == answer
            for waffle in answer["waffles"]:
                assert 0 <= waffle["good"] <= waffle["total"]
                assert puzzle.exact


def test_the_board_shows_the_seat_its_own_view_and_nothing_hidden() -> None:
    for puzzle in bank("welcome")[:10]:
        snapshot = Position(puzzle).snapshot("en", 1)
        state = puzzle.session().state
        assert snapshot["board"] == json.loads(json.dumps(state.view(puzzle.seat)))
        assert snapshot["seed"] is None
        legal = [tuple(each["action"]) for each in snapshot["choices"] if each["reason"] is None]
        assert sorted(legal, key=str) == sorted((each.key for each in puzzle.choices), key=str)


# -- one try ----------------------------------------------------------------------------------------


def test_there_is_one_try_and_the_next_puzzle_only_after_it(opened: Any) -> None:
    page = opened("welcome")
    (action, _), (other, _) = page.widget.choices[:2]
    assert "first" in page.say({"type": "next"})[0]["text"]
    assert page.answer(action) == []
    before = page.widget.state
    assert "one try" in page.answer(other)[0]["text"]
    assert page.widget.state == before
    shown = page.widget.state["id"]
    assert page.say({"type": "next"}) == []
    assert page.widget.state["id"] != shown
    assert page.widget.state["answer"] is None
    refused = page.say({"type": "answer", "id": shown, "action": list(action)})
    assert "Another puzzle" in refused[0]["text"]


@pytest.mark.parametrize(
    "action", [None, 7, "draw", [], ["fly"], [["draw"]], ["draw", 1], {"a": 1}, [float("inf")], ["x" * 5000]]
)
def test_what_is_no_choice_is_refused_with_a_sentence_and_the_try_is_not_used(
    action: Any, opened: Any
) -> None:
    page = opened("welcome")
    said = page.say({"type": "answer", "id": page.widget.state["id"], "action": action})
    assert [each["type"] for each in said] == ["notice"]
    assert said[0]["text"]
    assert page.widget.state["answer"] is None
    assert page.widget.rating == 1200


def test_a_page_writes_no_state(opened: Any) -> None:
    page = opened("welcome")
    before = page.widget.state
    page.comm.handle_msg(
        {
            "content": {
                "comm_id": page.comm.comm_id,
                "data": {"method": "update", "state": {"state": {"rating": 3000}}},
            },
            "buffers": [],
        }
    )
    assert page.widget.state == before


@pytest.mark.parametrize(
    ("args", "why"),
    [(("chess",), "chess"), (("welcome", 4), "level"), (("welcome", True), "level"), ((7,), "7")],
)
def test_what_does_not_exist_is_named(args: Any, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        dw.Puzzles(*args)


def test_a_puzzle_of_no_name_or_no_day_is_refused() -> None:
    with pytest.raises(ValueError, match="welcome-0"):
        dw.Puzzles.one("welcome-0")
    with pytest.raises(ValueError, match="date"):
        dw.puzzle_of("today")  # type: ignore[arg-type]


def test_the_position_can_be_played_on_after_the_answer(opened: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    page = opened("welcome")
    with pytest.raises(ValueError, match="Answer this puzzle first"):
        page.widget.play_on()
    page.answer(page.widget.choices[0][0])
    (told,) = page.say({"type": "play"})
    game = dw.load(told["code"].removeprefix('dw.load("').removesuffix('")'))
    assert game.state == page.widget.play_on().state
    assert told["link"] is None
    monkeypatch.setenv("DUNGEON_WIDGETS_SITE", "https://example.org/d")
    assert page.say({"type": "play"})[0]["link"].startswith("https://example.org/d/play/welcome")


# -- rating, days in a row, and which comes next ----------------------------------------------------


def test_right_answers_raise_the_rating_and_a_second_answer_does_not_count(opened: Any) -> None:
    page = opened("welcome", 2)
    first = page.widget._puzzle
    page.answer(first.best)
    assert page.widget.state["answer"]["change"] == 10
    assert page.widget.rating == 1210
    for _ in bank("welcome", 2)[1:]:
        page.say({"type": "next"})
        page.answer(page.widget._puzzle.habit)
    tried = [each["puzzle"] for each in SHELF.read()]
    assert sorted(tried) == sorted(each.id for each in bank("welcome", 2))
    low = page.widget.rating
    assert low < 1210
    page.say({"type": "next"})  # all were seen: now they come again
    page.answer(page.widget._puzzle.best)
    assert page.widget.state["answer"]["change"] is None
    assert page.widget.rating == low


def test_what_a_page_answered_survives_the_kernel_and_what_a_script_answered_does_not(opened: Any) -> None:
    page = opened("welcome", 1)
    page.answer(page.widget._puzzle.best)
    again = dw.Puzzles("welcome", 1)
    assert again.rating == page.widget.rating > 1200
    assert again._puzzle.id != page.widget._puzzle.id
    script = dw.Puzzles("welcome", 1)
    script.answer(script._puzzle.best)
    assert script.rating > again.rating
    assert dw.Puzzles("welcome", 1).rating == again.rating
    page.say({"type": "clear"})
    assert dw.Puzzles("welcome", 1).rating == 1200
    assert list(folder().with_name("puzzles").glob("*.json")) == []


def test_nothing_is_kept_where_visitors_share_a_server(opened: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VOILA_REQUEST_URL", "http://x")
    page = opened("welcome")
    page.answer(page.widget._puzzle.best)
    assert page.widget.rating > 1200
    assert "Not kept" in page.widget.state["kept"]
    assert not folder().with_name("puzzles").exists()
    assert opened("welcome").widget.rating == 1200


def test_days_in_a_row_are_counted_and_a_day_left_out_ends_them(opened: Any, today: type[Clock]) -> None:
    page = opened("welcome")
    for days in (1, 2, 3):
        page.answer(page.widget.choices[0][0])
        assert page.widget.streak == days
        today.now += timedelta(days=1)
        page.say({"type": "next"})
    assert page.widget.state["week"] == [False, True, True, True, False]
    assert page.widget.streak == 3
    today.now += timedelta(days=1)
    assert page.widget.streak == 0


def test_files_of_others_and_rubbish_are_left_out() -> None:
    good = {
        "id": "a", "when": 1, "puzzle": "welcome-1", "level": 1, "day": "2026-11-18", "action": ["draw"], "right": True,
    }  # fmt: skip
    assert is_tried(good)
    wrong: list[dict[str, Any]] = [
        {"level": 9}, {"level": True}, {"day": "yesterday"}, {"right": 1}, {"when": "1"}, {"action": "draw"}, {"id": 3},
    ]  # fmt: skip
    assert not any(is_tried({**good, **change}) for change in wrong)
    assert not is_tried({**good, "more": 1})
    kept: list[str | None] = []
    shelf = PageShelf(kept.append, is_tried, json.dumps([good, {"id": 1}, 7]))
    assert shelf.read() == [good]
    assert [PageShelf(kept.append, is_tried, text).read() for text in ("{", "7", "[" * 100_000, None)] == [
        [],
        [],
        [],
        [],
    ]
    solver = Solver(shelf)
    solver.note(bank("welcome")[1], ("pass",), False, day=DAY, when=2, keep=True)
    assert len(json.loads(kept[-1] or "")) == 2
    solver.clear()
    assert kept[-1] is None
    assert solver.rating == 1200


# -- the puzzle of the day --------------------------------------------------------------------------


def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_stands_answered_when_it_is_opened_again(
    opened: Any,
) -> None:
    today = dw.Puzzles.today()
    assert today.state["id"] == dw.puzzle_of(DAY).state["id"]
    assert today.state["title"] == "Puzzle of the day"
    assert today.state["caption"].startswith("18 November")
    assert dw.puzzle_of(DAY, lang="fr").state["caption"].startswith("18 novembre")
    page = PuzzlePage(dw.puzzle_of(DAY))
    page.answer(page.widget._puzzle.habit)
    again = dw.puzzle_of(DAY)
    assert again.state["answer"] is not None
    assert again.verdict is not None
    assert again.verdict["right"] is False
    assert again.next().state["title"] == "Puzzle"


def test_a_picture_and_a_recipe_tell_no_answer(tmp_path: Path) -> None:
    widget = dw.Puzzles("welcome", level=1)
    assert widget.picture().startswith("<svg")
    assert widget._recipe.args == ("welcome",)
    assert widget._recipe.named == {"level": 1}
    assert dw.Puzzles.today(game="welcome")._recipe.by == "today"


# -- a puzzle as a question --------------------------------------------------------------------------


@pytest.fixture
def nothing_asked(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(known, "_OPENED", {})
    BOOK.clear()
    yield
    BOOK.clear()


@pytest.mark.usefixtures("nothing_asked", "opened")
def test_a_puzzle_is_a_question_that_is_answered_once_handed_in_and_found_by_a_class() -> None:
    asked = dw.Puzzles.ask("welcome-1", points=2)
    locked = dw.Sampler.rolls({7}, after=asked)
    assert "waits" in locked.state
    page = PuzzlePage(asked)
    best, habit = asked._puzzle.best, asked._puzzle.habit
    assert asked.state["asked"]
    assert [each.full_id for each in asked_of([asked])] == ["own.welcome-1"]
    assert page.answer(habit) == []
    assert asked.verdict is not None
    assert asked.verdict["right"] is False
    assert asked.verdict["change"] is None
    assert "waits" not in locked.state
    assert "one try" in page.answer(best)[0]["text"]
    assert "no other puzzle" in page.say({"type": "next"})[0]["text"]
    assert (BOOK.entries["own.welcome-1"].tries, BOOK.entries["own.welcome-1"].status) == (1, "wrong")
    assert dw.Puzzles("welcome").rating == 1200
    assert dw.Puzzles.ask("welcome-1").state["answer"]["right"] is False
    line = str(dw.hand_in("Mia"))
    BOOK.clear()
    assert asked.verdict is None
    dw.Puzzles.ask("welcome-1", points=2).answer(best)
    room = dw.ClassRoom([line, str(dw.hand_in("Ned"))])
    given = {each.pupil: each.status for each in room.answers("own.welcome-1")}
    assert sorted(given.values()) == ["right", "wrong"]
    assert [row["points"] for row in room.rows("pupils")] == [0, 2]


def test_what_has_too_many_choices_for_letters_is_refused() -> None:
    puzzle = bank("welcome")[0]
    wide = replace(puzzle, choices=tuple(Judged(("draw", n), 0.5, None, None) for n in range(9)))
    with pytest.raises(ValueError, match="9 choices"):
        question_of(wide)
