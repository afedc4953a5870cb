"""Questions of a teacher's own: from a cell, refused at once if they are wrong, and then treated like all others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

import pytest

import dungeon_widgets as dw
from dungeon_widgets.lab.classroom.book import BOOK
from dungeon_widgets.lab.classroom.classroom import Class
from dungeon_widgets.lab.classroom.points import Points
from dungeon_widgets.lab.lessons import known
from dungeon_widgets.lab.questions.bank import OWN, find_question

pytestmark = pytest.mark.slow

F = Fraction


@pytest.fixture(autouse=True)
def nothing_asked(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(known, "_OPENED", {})
    BOOK.clear()
    yield
    BOOK.clear()


TEXT = "Best of three dice at least 5?"


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (lambda: dw.Exercise(TEXT, 1.7), "1.7 is no chance, which lies between 0 and 1"),
        (lambda: dw.Exercise(TEXT, F(-1, 6)), "is no chance"),
        (lambda: dw.Exercise(TEXT, float("nan")), "must be a number"),
        (lambda: dw.Exercise(TEXT, True), "must be a number"),
        (lambda: dw.Exercise(TEXT, "19/27"), "not the text '19/27'"),
        (lambda: dw.Exercise(TEXT, "hello", kind="number"), "not the text 'hello'"),
        (lambda: dw.Exercise(TEXT, 2.5, kind="count"), "no whole number"),
        (lambda: dw.Exercise(TEXT, F(1, 2), kind="riddle"), "kind must be one of chance, number"),
        (lambda: dw.Exercise(TEXT, F(1, 2), id="Best Of"), "an id is a short word"),
        (lambda: dw.Exercise(TEXT, F(1, 2), hints="one hint"), "hints are a list"),
        (lambda: dw.Exercise(TEXT, F(1, 2), hints=[7]), "a hint is a text"),
        (lambda: dw.Exercise(TEXT, F(1, 2), wrong={F(2, 4): "so"}), "is the truth"),
        (lambda: dw.Exercise(TEXT, F(1, 2), wrong={"half": "so"}), "must be a number"),
        (lambda: dw.Exercise(TEXT, F(1, 2), points=-1), "points must be a whole number"),
        (lambda: dw.Exercise(TEXT, F(1, 2), digits=0), "digits must be a whole number"),
        (lambda: dw.Exercise(TEXT, F(1, 2), within="much"), "within is a share"),
        (lambda: dw.Exercise(TEXT, kind="number"), "there is no truth"),
        (lambda: dw.Exercise(TEXT, set()), "a set of whole numbers"),
        (lambda: dw.Exercise(TEXT, {1, "two"}), "must be a number|not supported"),
        (lambda: dw.Exercise(TEXT, []), "a list of numbers"),
        (lambda: dw.Exercise(TEXT, ["one"]), "must be a number"),
        (lambda: dw.Exercise(TEXT, "c", options=["yes", "no"]), "one of the options"),
        (lambda: dw.Exercise(TEXT, "yes", options=["yes"]), "two to 8 options"),
        (lambda: dw.Exercise(TEXT, "a", options=["yes", "no"], wrong={"c": "so"}), "none of the options"),
        (lambda: dw.Exercise(TEXT, len), "needs inputs"),
        (lambda: dw.Exercise(TEXT, lambda n: n, inputs=[1]), "needs a name"),
        (lambda: dw.Exercise(TEXT, F(3, 2), kind="simulation"), "is no chance"),
        (lambda: dw.Exercise({"de": TEXT}, F(1, 2)), "one for each of en, fr"),
        (lambda: dw.Predict("x", 2), "2 is no chance.*Give 'top'"),
        (lambda: dw.Predict("x", "19/27"), "not the text"),
        (lambda: dw.Predict("x", 7, top=5), "does not lie between 0 and 5"),
        (lambda: dw.Predict("x", F(1, 2), top="ten"), "must be a number"),
        (lambda: dw.Predict("x", lambda: 3).commit(0.5), "3 is no chance"),
    ],
)
def test_wrong_use_is_refused_at_once_with_a_sentence(wrong: Callable[[], Any], told: str) -> None:
    with pytest.raises((ValueError, TypeError), match=told):
        wrong()


def test_an_exercise_needs_no_id() -> None:
    card = dw.Exercise(TEXT, F(19, 27), hints=["a", "b"], wrong={F(1, 3): "That is one die."})
    assert card.id == "own.best-of-three-dice-at-least"
    assert card.state["title"] == "Exercise"
    assert card.answer("1/3").detail == "That is one die."
    assert card.answer("70.4 %").status == "right"


def test_two_questions_may_not_share_their_first_words() -> None:
    dw.Exercise("You roll two dice and look at them. 7?", F(1, 6))
    with pytest.raises(ValueError, match="give this one a name of its own"):
        dw.Exercise("You roll two dice and look at them. 8?", F(5, 36))
    dw.Exercise("You roll two dice and look at them. 8?", F(5, 36), id="eight")
    dw.Exercise("You roll two dice and look at them. 7?", F(1, 6))  # a cell that is run again


def double(n: int) -> int:
    return 2 * n


def all_kinds() -> dict[str, tuple[Any, Any, Any]]:
    """A card of every kind with a right answer and a wrong one, where there are such."""
    return {
        "chance": (dw.Exercise("A chance?", F(19, 27), id="chance"), "19/27", "1/27"),
        "number": (dw.Exercise("A number?", F(7, 2), kind="number", id="number"), "3.5", "35"),
        "count": (dw.Exercise("How many?", 36, kind="count", id="count"), "36", "21"),
        "set": (dw.Exercise("Which sums?", {4, 6}, id="set"), "6, 4", "6, 5"),
        "list": (dw.Exercise("All of them?", [F(1, 4), F(3, 4)], id="list"), "1/4; 75 %", "1/4; 1/4"),
        "choice": (dw.Exercise("Who?", "b", options=["Ann", "Bram"], id="choice"), "b", "a"),
        "function": (dw.Exercise("Twice?", double, inputs=[1, 5], id="function"), lambda n: n + n, len),
        "simulation": (
            dw.Exercise("Try it?", F(1, 2), kind="simulation", n=100, id="simulation"),
            (50, 100),
            (99, 100),
        ),
        "decision": (dw.Exercise("Go?", kind="decision", options=["yes", "no"], id="decision"), None, None),
        "sentence": (dw.Exercise("Why?", kind="sentence", id="sentence"), None, None),
    }


def test_every_kind_is_judged() -> None:
    for kind, (card, right, wrong) in all_kinds().items():
        if right is None:
            continue
        assert card.answer(wrong).status == "wrong", kind
        assert card.answer(right).status == "right", kind


def test_decisions_and_sentences_are_kept_and_not_judged() -> None:
    cards = all_kinds()
    decision, sentence = cards["decision"][0], cards["sentence"][0]
    assert decision.answer("a").status == "unreadable"
    assert decision.answer("c: because I like it").status == "unreadable"
    assert decision.answer("a: because it is safe").status == "kept"
    assert decision.answer("b: because I changed my mind").status == "kept"
    assert BOOK.entries["own.decision"].answer == "b: because I changed my mind"
    assert sentence.answer("no").status == "unreadable"
    assert sentence.answer("dice have no memory").status == "kept"


def test_own_answers_go_the_way_of_all_answers() -> None:
    guess = dw.Predict("A chance?", F(19, 27), id="guess", reveal="after").commit("50 %")
    assert guess.status == "committed"
    for card, right, _ in all_kinds().values():
        card.answer(right if right is not None else "a: because it is safe")
    made = dw.hand_in("Mia")
    room = Class([made.code])
    assert room.refused == []
    assert room.lessons == [OWN]
    rows = {row["question"]: row for row in room.rows("answers")}
    status = {id.partition(".")[2]: row["status"] for id, row in rows.items()}
    assert status == {
        "guess": "guess", "chance": "right", "number": "right", "count": "right", "set": "right", "list": "right",
        "choice": "right", "function": "claimed", "simulation": "claimed", "decision": "handed_in", "sentence": "handed_in",
    }  # fmt: skip
    assert rows["own.set"]["exact"] == "{4, 6}"
    (pupil,) = room.rows("pupils")
    assert (pupil["points"], pupil["of"], pupil["own.choice"]) == (9, 9, "right")
    assert "own.decision,Mia,a: because it is safe,handed in" in room.csv()
    for id in room.questions():
        assert room.chart(id).svg()
    page = dw.ClassRoom([made.code])
    page.show("own.chance")
    assert page.state["head"]["caption"] == "Questions of this notebook, Chance"
    assert page.show_pupils().state


def test_points_may_be_given_to_own_questions() -> None:
    card = dw.Exercise(TEXT, F(19, 27), id="best", points=4)
    card.answer("19/27")
    given = Class([dw.hand_in().code]).answers("own.best")
    assert given[0].points == 4
    assert Points(of={"own.best": 2}).worth(find_question("own.best")) == 2


def test_an_open_lesson_and_own_questions_are_handed_in_together() -> None:
    dw.Lesson("L02")
    dw.check("q1", 6)
    dw.Exercise(TEXT, F(19, 27), id="best").answer("19/27")
    made = dw.hand_in("Mia")
    assert made.text.startswith("2 answers of L02, Questions of this notebook")
    room = Class(made.code)
    assert room.questions() == ["L02.q1", "own.best"]
    assert list(room.pupils().values()) == ["Mia"]


def test_a_room_that_does_not_know_the_question_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    dw.Exercise(TEXT, F(19, 27), id="best").answer("19/27")
    line = dw.hand_in("Mia").code
    monkeypatch.setattr(known, "_OPENED", {})
    ((_, why),) = Class([line]).refused
    assert "own" in why


def test_check_finds_an_own_question_by_its_short_name() -> None:
    dw.Exercise(TEXT, F(19, 27), id="best")
    assert dw.check("best", F(19, 27))
    dw.Lesson("L02")
    assert dw.check("best", "19/27")
    assert dw.check("own.best", "19/27")


def test_an_own_widget_may_wait_for_an_own_question() -> None:
    card = dw.Predict(TEXT, F(19, 27), id="best", reveal="after")
    sampler = dw.Sampler(lambda rng: rng.random() < 0.5, F(1, 2), after=card)
    assert "waits" in sampler.state
    card.commit(0.5)
    assert "waits" not in sampler.state


def test_an_exercise_without_a_truth_says_what_is_missing() -> None:
    assert "needs its truth" in dw.Exercise("What is the chance of a six?").state["question"]
    assert "unknown question" in dw.Exercise("L02.q77").state["question"]


def test_a_prediction_without_a_truth_is_collected_too() -> None:
    dw.Predict("Will it rain tomorrow?", id="rain").commit("30 %")
    room = Class([dw.hand_in("Mia").code])
    assert room.answers("own.rain")[0].value == F(3, 10)
    assert room.chart("own.rain").svg()
    assert dw.ClassRoom([dw.hand_in().code]).show("own.rain").state["exact"] is None


def test_a_hint_that_was_told_for_nothing_is_not_counted() -> None:
    card = dw.Exercise(TEXT, F(19, 27), id="best", hints=["first", "second", "third"])
    assert card.answer("1/27").detail == "first"
    assert card.state["hints"] == []
    assert card.hint() == "second"
    assert (BOOK.entries["own.best"].hints, card.state["hints"]) == (1, ["first", "second"])
    assert "first" not in card.state["detail"]
    assert card.hint() == card.hint() == "third"
    assert BOOK.entries["own.best"].hints == 2
    card.answer("19/27")
    assert Class([dw.hand_in().code]).answers("own.best")[0].points == F(1, 2)


def test_a_hint_that_was_asked_for_is_counted_once() -> None:
    card = dw.Exercise(TEXT, F(19, 27), id="best", hints=["first", "second"])
    assert card.hint() == "first"
    card.answer("1/27")
    assert card.hint() == "second"
    assert BOOK.entries["own.best"].hints == 2
    assert card.hint() == "second"
    assert BOOK.entries["own.best"].hints == 2
