"""The widgets of the lab: headless like with a page, nothing told too early, no message that can harm."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest

import dungeon_widgets as dw
from dungeon_widgets.lab.classroom.book import BOOK, Book
from dungeon_widgets.lab.classroom.handin import hand_in
from dungeon_widgets.lab.questions.checks import check
from dungeon_widgets.lab.questions.titles import title_of
from dungeon_widgets.widgets.lab.base import LabWidget
from dungeon_widgets.widgets.lab.room import class_grid

KIT = ["plate_armor", "knight_shield"]


def played() -> dw.WelcomeToTheDungeon:
    game = dw.WelcomeToTheDungeon(["Ada", "bot:careful"], hero="warrior", first=0, seed=7)
    for _ in range(6):
        if not game.over:
            game.act(game.legal[-1])
    return game


def drawn() -> dw.WelcomeToTheDungeon:
    """A game with choices whose worth can be told."""
    game = dw.WelcomeToTheDungeon(["Ada", "bot:careful"], hero="warrior", first=0, seed=7)
    for _ in range(8):
        game.act(game.legal[0])
    return game


def messages(widget: LabWidget) -> list[dict[str, Any]]:
    """What a widget will have said to its page."""
    sent: list[dict[str, Any]] = []
    widget.send = lambda content, *_: sent.append(content)  # type: ignore[assignment,method-assign]
    return sent


MAKERS: dict[str, Callable[[], LabWidget]] = {
    "sampler": lambda: dw.Sampler.dungeons("warrior", KIT, 3, elsewhere=["golem"], seed=7),
    "rolls": lambda: dw.Sampler.rolls({7}, seed=7),
    "throws": lambda: dw.Sampler.throws("expert", seed=1),
    "own": lambda: dw.Sampler(lambda rng: rng.random() < 0.5, seed=1),
    "predict": lambda: dw.Predict("L02.p1"),
    "number": lambda: dw.Predict("L03.p3"),
    "free": lambda: dw.Predict("Will it rain?"),
    "exercise": lambda: dw.Exercise("L02.q3"),
    "choice": lambda: dw.Exercise("L02.q9"),
    "code": lambda: dw.Exercise("L02.q5"),
    "waffle": lambda: dw.Waffle.dungeons("warrior", KIT, 3),
    "pairs": lambda: dw.PairsPicker(seed=7),
    "tray": lambda: dw.DiceTray(seed=7),
    "bayes": lambda: dw.BayesTable(["Bram", "-Chloé"]),
    "markov": lambda: dw.MarkovView.coverage({2, 12}),
    "target": lambda: dw.TargetView(spread=2, seed=1),
    "intervals": lambda: dw.IntervalView("B", seed=1),
    "sums": lambda: dw.SumsView(dice=4, seed=1),
    "chests": lambda: dw.ThreeChests(seed=1).take(1),
    "tree": lambda: dw.TreeView.keepers().seen("opens3"),
    "own tree": lambda: dw.TreeView.schools(),
    "die test": lambda: dw.DieTest(36, seed=1).throw("bag", 25),
    "review": lambda: dw.Review(drawn(), effort=0.05),
    "class": lambda: dw.ClassRoom([]),
    "lesson": lambda: dw.Lesson("L02"),
    "guesses": lambda: dw.Lesson("L02").guesses(),
    "solitaire": lambda: dw.DungeonForOne(seed=1).turn(),
    "bluff": lambda: dw.BluffTable(seed=3).stay(),
    "handin": lambda: dw.Lesson("L02").hand_in_card(),
}


@pytest.fixture(autouse=True)
def _fresh_book() -> Iterator[None]:
    BOOK.clear()
    BOOK.lang = "en"
    yield
    BOOK.clear()
    BOOK.lang = "en"


@pytest.fixture(params=MAKERS)
def widget(request: pytest.FixtureRequest) -> LabWidget:
    return MAKERS[request.param]()


def told(widget: LabWidget, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What the widget tells its page."""
    sent: list[Any] = []
    monkeypatch.setattr(widget, "send", lambda content, buffers=None: sent.append(content))
    return sent


def test_every_widget_has_a_state_a_picture_and_a_repr(widget: LabWidget) -> None:
    assert json.loads(json.dumps(widget.state)) == widget.state
    assert ElementTree.fromstring(widget.picture()).tag.endswith("svg")
    assert repr(widget) == repr(widget)
    assert "0x" not in repr(widget)
    assert "\n" not in repr(widget)


def test_every_widget_speaks_french(widget: LabWidget) -> None:
    if repr(widget).startswith("Predict('Will it rain?'"):
        return  # a text of the teacher's own stays as it is
    before = json.dumps(widget.state)
    widget.lang = "fr"
    assert json.dumps(widget.state) != before
    ElementTree.fromstring(widget.picture())


def test_a_saved_output_holds_the_picture(widget: LabWidget) -> None:
    made = widget._repr_mimebundle_()
    assert made is not None
    data, _ = made
    assert data["image/svg+xml"].startswith("<svg")
    assert data["text/plain"] == repr(widget)


BAD_MESSAGES: list[Any] = [
    None, 7, [], {}, {"type": None}, {"type": "unknown"}, {"type": "__init__"}, {"type": "ask", "more": "many"},
    {"type": "ask", "more": -1}, {"type": "ask", "more": 10**30}, {"type": "event", "relation": "like", "at": 0},
    {"type": "event", "relation": "at least", "at": 999}, {"type": "commit", "guess": "x" * 10**6}, {"type": "commit"},
    {"type": "commit", "n": 1.5}, {"type": "check", "answer": 7}, {"type": "pick", "total": 13}, {"type": "roll", "times": 7},
    {"type": "set", "total": 7, "count": 99}, {"type": "habit", "name": "sly"}, {"type": "habit", "steps": 3},
    {"type": "show", "act": 9}, {"type": "open", "at": 10**9}, {"type": "sort", "order": "colour"}, {"type": "look", "exact": 1},
    {"type": "throw", "times": 10**9}, {"type": "aim", "x": "left", "y": 0}, {"type": "aim", "x": 99, "y": 0},
    {"type": "add", "text": 7}, {"type": "step", "step": 9}, {"type": "wake", "awake": "yes"},
]  # fmt: skip


def test_no_message_does_harm(widget: LabWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    sent = told(widget, monkeypatch)
    for message in BAD_MESSAGES:
        kind = message.get("type") if isinstance(message, dict) else None
        if kind == "look" and widget.kind == "class":
            continue  # there it asks to read the folder again
        sent.clear()
        before = json.dumps(widget.state)
        widget._receive(message)
        kinds = {content["kind"] for content in sent if content.get("type") == "notice"}
        assert "error" not in kinds, message
        if kind not in ("roll", "step", "restart"):
            assert kinds, message
            assert json.dumps(widget.state) == before, message


def test_a_page_cannot_write_what_is_the_kernels(widget: LabWidget) -> None:
    for field in ("kind", "state", "_esm", "lang"):
        before = getattr(widget, field)
        widget.set_state({field: "evil"})
        assert getattr(widget, field) == before, field


class TestSampler:
    def test_the_page_asks_for_each_slice(self) -> None:
        sampler = dw.Sampler.dungeons("warrior", KIT, 3, seed=7)
        sampler._receive({"type": "ask", "more": 200_000})
        assert 0 < sampler.n < 200_000
        assert sampler.state["busy"]
        drawn = sampler.n
        sampler._receive({"type": "more"})
        assert sampler.n > drawn
        sampler._receive({"type": "pause"})
        paused = sampler.n
        sampler._receive({"type": "more"})
        assert sampler.n == paused
        sampler._receive({"type": "stop"})
        assert not sampler.state["busy"]

    def test_the_page_and_python_draw_the_same(self) -> None:
        slow, fast = (dw.Sampler.rolls({7}, seed=3) for _ in range(2))
        slow._receive({"type": "ask", "more": 3000})
        while slow.state["busy"]:
            slow._receive({"type": "more"})
        assert slow.curve() == fast.run(3000).curve()

    def test_what_is_hidden_is_not_in_the_page(self) -> None:
        sampler = dw.Sampler.dungeons("warrior", KIT, 3, elsewhere=["golem"], seed=7).run(100)
        assert "133/220" in json.dumps(sampler.state)
        sampler._receive({"type": "look", "exact": False, "funnel": True})
        assert "133" not in json.dumps(sampler.state)
        assert "133" not in sampler.picture()

    def test_the_event_moves(self) -> None:
        sampler = dw.Sampler.dungeons("warrior", KIT, 3, elsewhere=["golem"], seed=7)
        sampler._receive({"type": "event", "relation": "at most", "at": 0})
        assert (
            sampler.chance
            == 1 - dw.Sampler.dungeons("warrior", KIT, 3, elsewhere=["golem"]).ask_about("at least", 5).chance
        )  # type: ignore[operator]


class TestPredict:
    def test_the_truth_is_sent_only_after_the_guess(self) -> None:
        card = dw.Predict("L02.p1")
        assert "139" not in json.dumps(card.state)
        card._receive({"type": "commit", "guess": "50 %"})
        assert card.state["fraction"] == "139/216"
        assert card.predictions[-1]["id"] == "L02.p1"

    def test_after_waits_for_the_teacher(self) -> None:
        card = dw.Predict("L02.p1", reveal="after").commit(0.5)
        assert "139" not in json.dumps(card.state)
        assert card.state["may_reveal"]
        card._receive({"type": "reveal"})
        assert card.status == "revealed"
        never = dw.Predict("L02.p2", reveal="never").commit(0.5)
        never._receive({"type": "reveal"})
        assert "115" not in json.dumps(never.state)

    def test_a_count_is_a_guess_too(self) -> None:
        card = dw.Predict("L01.p1")
        card._receive({"type": "commit", "guess": "4", "unit": "n", "of": 36})
        assert card.predictions[-1]["distance"] == 0

    def test_a_question_that_is_not_there_is_a_sentence(self) -> None:
        card = dw.Predict("L02.p99")
        assert "p99" in card.state["question"]
        assert card.status == "unanswered"

    def test_the_score_counts_all_cards(self) -> None:
        dw.Predict("L02.p1").commit(0.5)
        second = dw.Predict("L02.p2").commit(0.5)
        assert second.state["scores"]["guesses"] == 2
        assert second.state["scores"]["bins"] is None


class TestExercise:
    def test_a_named_mistake_and_hints(self) -> None:
        exercise = dw.Exercise("L02.q3")
        exercise._receive({"type": "check", "answer": "0.665"})
        assert exercise.status == "wrong"
        assert "independent" in exercise.state["detail"]
        exercise._receive({"type": "hint"})
        assert len(exercise.state["hints"]) == 1
        exercise._receive({"type": "check", "answer": "139/216"})
        assert exercise.status == "right"
        assert exercise.state["tries"] == 2
        assert len(exercise.state["hints"]) == 1

    def test_a_question_that_is_not_there_is_a_sentence(self) -> None:
        exercise = dw.Exercise("L02.q99")
        assert exercise.status == "unknown"
        assert exercise.answer(1).status == "unknown"
        assert exercise.hint()

    def test_the_answer_is_not_in_the_page(self) -> None:
        assert "139/216" not in json.dumps(dw.Exercise("L02.q3").state)


class TestTargetView:
    def test_the_true_spread_is_hidden_until_it_is_asked_for(self) -> None:
        view = dw.TargetView(spread=1.75, seed=1).throw(30)
        assert "1.75" not in json.dumps(view.state)
        view._receive({"type": "look", "exact": True, "heat": False})
        assert view.state["spread"] == "1.75"

    def test_the_best_aim_moves_away_from_the_pit(self) -> None:
        view = dw.TargetView(spread=1.5, pit=(1.5, -6), seed=1)
        view._receive({"type": "look", "exact": True, "heat": True})
        assert len(view.state["heat"]) == 13
        assert "−" in view.state["best"]
        view._receive({"type": "aim", "x": -1, "y": 0.5})
        assert view.state["aim"] == [-1, 0.5]


class TestReview:
    def test_it_is_looked_at_in_slices_or_at_once(self) -> None:
        game = drawn()
        review = dw.Review(game, effort=0.1)
        while review.state["late"]:
            before = review.state
            review._receive({"type": "more"})
            assert review.state != before  # each answer is news, also where no choice was judged yet
        assert review.state["slices"] > 1
        assert len(review.points) > 2
        assert review.points == dw.Review(game.session, effort=0.1).finish().points
        assert all(point["seat"] == 0 and point["given"] >= 0 for point in review.points)

    def test_the_table_is_drawn_at_the_choice_that_is_looked_at(self) -> None:
        game = drawn()
        review = dw.Review(game, effort=0.05).finish()
        board = review.state["board"]
        assert board["at"] == (review.state["worst"] or 0)
        review._receive({"type": "look", "at": 1})
        seen = review.state["board"]
        position = review._review.positions[1]
        view = game.session.states[position].view(0)
        assert seen == {"at": 1, "svg": game.game.words.picture(view, game.session.names, "en")}

    def test_points_are_told_in_points(self) -> None:
        game = dw.DungeonsDiceDanger(["Ada"], seed=3)
        for _ in range(20):
            game.act(game.legal[0])
        review = dw.Review(game, effort=0.2).finish()
        state = review.state
        assert state["unit"] == "points"
        assert all(" points" in text for text in state["texts"])
        assert state["chart"]["y"]["label"] == "points"
        assert not state["chart"]["y"]["percent"]
        assert state["chart"]["head"][-1] == "points of the score given away"
        assert "points of the score more" in state["head"]["sentence"]
        assert "%" not in json.dumps([state["texts"], state["best"], state["chart"]["rows"]])

    def test_what_is_no_game_is_a_sentence(self) -> None:
        with pytest.raises(ValueError, match="game widget"):
            dw.Review("chess")
        with pytest.raises(ValueError, match="seat"):
            dw.Review(played(), seat=9)


class TestReviewForks:
    def test_a_fork_goes_back_before_the_choice(self, monkeypatch: pytest.MonkeyPatch) -> None:
        game = dw.WelcomeToTheDungeon(["Ada", "Bo"], hero="warrior", first=0, seed=7)
        for _ in range(8):
            game.act(game.legal[0])
        review = dw.Review(game, seat=0, effort=0.05).finish()
        assert review.points
        twin = review.fork(0)
        assert isinstance(twin, dw.WelcomeToTheDungeon)
        assert len(twin.session.log) < len(game.session.log)
        sent = told(review, monkeypatch)
        review._receive({"type": "fork", "at": 0})
        (made,) = sent
        assert (made["type"], made["at"]) == ("fork", 0)
        assert "all cards dealt" in made["text"]
        assert "DWG2" not in json.dumps(review.state)  # never in what a notebook keeps
        code = made["code"].removeprefix('dw.load("').removesuffix('")')
        assert len(dw.load(code).session.log) == len(twin.session.log)

    def test_a_game_played_for_real_keeps_its_cards(self, monkeypatch: pytest.MonkeyPatch) -> None:
        game = dw.WelcomeToTheDungeon(["Ada", "bot:careful"], hero="warrior", first=0, seed=7, mode="play")
        game.act(("draw",))
        review = dw.Review(game, effort=0.05).finish()
        sent = told(review, monkeypatch)
        review._receive({"type": "fork", "at": 0})
        assert [message["type"] for message in sent] == ["notice"]
        assert "when it is over" in sent[0]["text"]
        assert not review.state["may_fork"]


class TestLocks:
    def test_a_widget_waits_for_an_answer(self) -> None:
        dw.Lesson("L02")
        sampler = dw.Sampler.rolls({7}, after="p1")
        assert list(sampler.state) == ["waits"]
        sampler._receive({"type": "ask", "more": 5})
        assert sampler.n == 0
        dw.Predict("p1").commit(0.5)
        assert "waits" not in sampler.state

    def test_a_lesson_follows_the_answers(self) -> None:
        lesson = dw.Lesson("L02")
        assert [step["now"] for step in lesson.state["steps"]].index(True) == 0
        for number in range(1, 7):
            lesson.ask(f"p{number}").commit(0.5)
        assert lesson.state["steps"][1]["done"]

    def test_an_unknown_lesson_is_a_sentence(self) -> None:
        lesson = dw.Lesson("L77")
        assert "L77" in lesson.state["title"]


class TestClassRoom:
    def test_the_truth_comes_with_the_third_step(self) -> None:
        dw.Lesson("L02")
        dw.Predict("p1", reveal="never").commit("66.5 %")
        code = dw.hand_in("Mia").code
        room = dw.ClassRoom([code])
        assert "139" not in json.dumps(room.state)
        assert room.state["rows"][0]["who"] == "•••"
        room._receive({"type": "step", "step": 2})
        assert room.state["band"][0] < 139 / 216 < room.state["band"][1]
        assert "139" not in json.dumps(room.state)
        room._receive({"type": "step", "step": 3})
        assert room.state["exact_text"] == "139/216"
        assert room.state["dots"][0]["named"]
        room._receive({"type": "names", "names": True})
        assert room.state["rows"][0]["who"] == "Mia"

    @pytest.mark.parametrize("step", [1, 2, 3])
    @pytest.mark.parametrize("id", ["L08.q6", "L02.q9"])  # a list and a choice are asked for
    def test_a_number_where_none_was_asked_is_no_chance(self, id: str, step: int) -> None:
        book = Book(name="Mia")
        book.open(id[:3], "en")
        book.note(id, "check", "1/6", "wrong")
        state = dw.ClassRoom([hand_in(book=book).code]).show(id, step).state
        assert state["head"]["sentence"] == ""
        assert [row["answer"] for row in state["rows"]] == ["1/6"]
        assert state["dots"] == []
        assert "1/6" in [bar["label"] for bar in state["bars"]]

    def test_codes_are_added_and_refused_live(self) -> None:
        room = dw.ClassRoom()
        room._receive({"type": "add", "text": "DWH1nonsense\nhello"})
        assert len(room.state["refused"]) == 2

    def test_a_class_with_a_function_has_its_table(self) -> None:
        dw.Lesson("L02")
        assert dw.check("q5", lambda roll: {a + b for a, b in combinations(roll, 2)})
        room = dw.ClassRoom([dw.hand_in("Mia").code])
        sent = messages(room)
        for table in ("answers", "pupils"):
            room._receive({"type": "csv", "table": table})
            assert sent[-1]["type"] == "csv"
            assert sent[-1]["name"] == f"{table}.csv"
            assert "Mia" in sent[-1]["text"]
        assert "combinations(roll, 2)" in sent[-2]["text"]
        room._receive({"type": "csv", "table": "truths"})
        assert "must be one of answers, pupils" in sent[-1]["text"]

    @pytest.mark.parametrize(
        ("id", "answers", "bars"),
        [
            (
                "L02.q8",
                ["4 6 8 10", "6,7,8,9", "4,6,8,10"],
                [("{4, 6, 8, 10}", 2, 1.0, True), ("{6, 7, 8, 9}", 1, 0.5, False)],
            ),
            ("L05.q1", ["40 40 8 2", "40;40;8;2"], [("40; 40; 8; 2", 2, 1.0, True)]),
        ],
    )
    def test_sets_and_lists_are_bars_and_told_in_the_third_step(
        self, id: str, answers: list[str], bars: list[tuple[str, int, float, bool]]
    ) -> None:
        room = dw.ClassRoom(self.lines(id, answers))
        before = room.show(id, 1).state["bars"]
        assert [bar["right"] for bar in before] == [None] * len(bars)
        told = room.show(id, 3).state["bars"]
        assert [(bar["label"], bar["students"], bar["share"], bar["right"]) for bar in told] == bars

    def test_a_choice_has_a_bar_for_every_sentence_and_a_function_its_text(self) -> None:
        state = dw.ClassRoom(self.lines("L02.q9", ["b", "b", "a"])).show("L02.q9").state
        assert [bar["students"] for bar in state["bars"]] == [1, 2, 0]
        assert [bar["right"] for bar in state["bars"]] == [False, True, False]
        assert [bar["named"] for bar in state["bars"]] == [True, False, False]
        assert state["bars"][1]["label"].startswith("b) ")
        state = dw.ClassRoom(self.lines("L02.q5", [len, len])).show("L02.q5").state
        assert [(bar["label"], bar["students"], bar["code"]) for bar in state["bars"]] == [
            ("function len", 2, True)
        ]

    def test_dots_lie_where_they_were_said(self) -> None:
        room = dw.ClassRoom(self.lines("L02.p1", ["66.5 %", "66.5 %", "7/8", "300 %"])).show("L02.p1")
        assert [(dot["x"], dot["stack"]) for dot in room.state["dots"]] == [
            (0.665, 1),
            (0.665, 2),
            (0.875, 1),
        ]
        assert room.state["left_out"] == "1 answer is not drawn: it is not a number on this axis."

    def lines(self, id: str, answers: list[object]) -> list[str]:
        made = []
        for number, answer in enumerate(answers):
            book = Book(name=f"s{number}", clock=lambda number=number: 1.0 + number)  # type: ignore[misc]
            book.open(id[:3], "en")
            book.note(id, "guess" if id[4] == "p" else "check", answer, "committed")
            made.append(hand_in(book=book).code)
        return made

    def grid(self, **settings: object) -> dw.ClassRoom:
        ada, tom = Book(name="Ada", clock=lambda: 1.7e9), Book(name="Tom", clock=lambda: 1.6e9)
        for book in (ada, tom):
            book.open("L02", "en")
        ada.note("L02.p1", "guess", "50 %", "committed")
        check("q3", "0.5", hint=1, book=ada)
        check("q3", "0.4", book=ada)
        check("q3", "139/216", book=ada)
        for wrong in ("0.1", "0.2", "0.3"):
            check("q3", wrong, book=tom)
        check("q4", "0.1", book=tom)
        return dw.ClassRoom([hand_in(book=ada).code, hand_in(book=tom).code], **settings).show_pupils()

    def test_the_grid_says_who_is_where(self) -> None:
        room = self.grid()
        grid = room.state["grid"]
        assert [column["short"] for column in grid["columns"]][:8] == [
            "P1",
            "P2",
            "P3",
            "P4",
            "P5",
            "P6",
            "2.1",
            "2.2",
        ]
        assert len(grid["columns"]) == 17
        at = {column["id"]: place for place, column in enumerate(grid["columns"])}
        ada, tom = grid["rows"]
        cell = ada["cells"][at["L02.q3"]]
        assert (cell["status"], cell["tries"], cell["hints"], cell["points"]) == ("right", 3, 1, 0.5)
        assert cell["said"] == "right, 3 tries, 1 hint, 0.5 pt"
        assert ada["cells"][at["L02.p1"]]["status"] == "guess"
        assert ada["cells"][at["L02.q4"]] == {
            "status": "",
            "tries": 0,
            "hints": 0,
            "points": 0.0,
            "said": "unanswered",
        }
        assert tom["cells"][at["L02.q3"]]["status"] == "stuck"
        assert tom["cells"][at["L02.q4"]]["status"] == "wrong"
        columns = {column["id"]: column for column in grid["columns"]}
        assert (columns["L02.q3"]["done"], columns["L02.q3"]["median"]) == ("1/2", "0.25 pt")
        assert (columns["L02.p1"]["done"], columns["L02.p1"]["median"]) == ("1/2", "50\u202f%")
        assert ada["time"] > tom["time"]

    def test_names_are_hidden_in_the_grid_until_they_are_wanted(self) -> None:
        room = self.grid()
        assert [row["who"] for row in room.state["grid"]["rows"]] == ["student 1", "student 2"]
        assert "Ada" not in json.dumps(room.state)
        room._receive({"type": "names", "names": True})
        assert [row["who"] for row in room.state["grid"]["rows"]] == ["Ada", "Tom"]

    def test_the_grid_holds_no_answer_and_no_truth(self) -> None:
        told = json.dumps(self.grid().state)
        assert "139" not in told
        assert "0.64" not in told

    def test_points_follow_the_rule_that_was_set(self) -> None:
        room = self.grid(points={"hint": 0, "retry": 0, "of": {"L02.q3": 4}})
        at = [column["id"] for column in room.state["grid"]["columns"]].index("L02.q3")
        assert room.state["grid"]["rows"][0]["cells"][at]["points"] == 4
        assert room.rows("pupils")[0]["points"] == 5
        assert "Each hint costs 0 of them" in room.state["grid"]["rule"]
        with pytest.raises(ValueError, match="points are a record"):
            dw.ClassRoom(points={"hintz": 1})

    def test_the_page_goes_from_grid_to_figure_and_back(self) -> None:
        room = self.grid()
        assert (room.state["view"], room.state["dots"], room.state["rows"]) == ("grid", [], [])
        room._receive({"type": "question", "id": "L02.q3"})
        assert (room.state["view"], room.state["grid"], room.state["id"]) == ("figure", None, "L02.q3")
        room._receive({"type": "view", "view": "grid"})
        assert room.state["grid"] is not None
        sent = messages(room)
        room._receive({"type": "view", "view": "cellar"})
        assert "must be figure, grid or pool" in sent[-1]["text"]
        assert room.state["view"] == "grid"

    def test_a_large_class_is_cut_on_the_page_only(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(class_grid, "MOST_ROWS", 2)
        room = dw.ClassRoom(self.lines("L02.p1", ["1/2"] * 3)).show_pupils()
        assert len(room.state["grid"]["rows"]) == 2
        assert room.state["grid"]["more"] == "The first 2 of 3 are shown; the tables have everybody."
        assert len(room.rows("pupils")) == 3

    def test_lines_without_the_key_are_listed_apart(self) -> None:
        dw.Lesson("L02")
        dw.Predict("p1", reveal="never").commit("66.5 %")
        room = dw.ClassRoom([dw.hand_in("Mia").code], key="four owls")
        assert room.questions() == []
        assert room.unsigned == [("Mia, L02", "not signed with the key of the class")]
        assert room.state["unsigned"] == [["•••", "not signed with the key of the class"]]
        room.add(dw.hand_in("Mia", key="four owls").code)
        assert room.questions() == ["L02.p1"]
        assert "four owls" not in json.dumps(room.state) + repr(room)

    def test_two_of_one_name_are_said_without_the_name(self) -> None:
        lines = [hand_in("Tom", book=book).code for book in (self.guessing(), self.guessing())]
        room = dw.ClassRoom(lines)
        assert "Several students have the same name" in room.state["notes"][0]
        room._receive({"type": "names", "names": True})
        assert "called Tom" in room.state["notes"][0]
        assert room.pupils() == ["Tom", "Tom (2)"]

    def guessing(self) -> Book:
        book = Book(clock=lambda: 1.0)
        book.open("L02", "en")
        book.note("L02.p1", "guess", "1/2", "committed")
        return book


class TestHandInCard:
    def test_a_key_that_is_typed_signs_the_line_and_stays_in_the_kernel(self) -> None:
        lesson = dw.Lesson("L02")
        lesson.ask("p1").commit(0.5)
        card = lesson.hand_in_card()
        assert not card.state["signed"]
        card._receive({"type": "key", "key": "four owls"})
        assert card.state["signed"]
        assert len(dw.ClassRoom([card.state["code"]], key="four owls").pupils()) == 1
        assert "owls" not in json.dumps(card.state)
        card._receive({"type": "key", "key": " "})
        assert not card.state["signed"]

    def test_a_teacher_may_give_the_key_with_the_card(self) -> None:
        lesson = dw.Lesson("L02")
        lesson.ask("p1").commit(0.5)
        card = lesson.hand_in_card(key="four owls")
        assert card.receipt().code == card.state["code"] == dw.hand_in(key="four owls").code


class TestSmallGames:
    def test_a_dungeon_for_one_is_played_from_the_page(self) -> None:
        game = dw.DungeonForOne(seed=4)
        for name in ("turn", "turn", "stop"):
            game._receive({"type": "move", "name": name})
        assert game.played == [([3, 2], 2)]
        assert [each["able"] for each in game.state["buttons"]] == [False, False, True]
        game._receive({"type": "move", "name": "again"})
        assert game.state["cards"] == []
        assert game.state["summary"] == "1 played: 2 points on average."

    def test_no_hidden_card_is_in_the_page(self) -> None:
        first, other = (dw.DungeonForOne(seed=seed).state for seed in (1, 2))
        assert first == other

    def test_a_move_that_is_not_there_is_refused(self, monkeypatch: pytest.MonkeyPatch) -> None:
        game = dw.DungeonForOne(seed=4)
        sent = told(game, monkeypatch)
        game._receive({"type": "move", "name": "again"})
        assert sent[0]["text"] == "That cannot be done now."
        assert game.turn().stop().turn().played == [([3], 1)]

    def test_bluffing_is_played_from_the_page(self) -> None:
        table = dw.BluffTable(seed=3)
        for name in ("stay", "pass", "stay"):
            table._receive({"type": "move", "name": name})
        assert len(table.match.rounds) == 3
        assert len(table.state["rows"]) == 3
        assert str(table.match.score) in table.state["summary"]


def test_titles() -> None:
    assert title_of("L02.x1", "en") == "Exit ticket"
    assert title_of("own.best-of-three", "en") == "Best of three"
