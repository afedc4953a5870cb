"""Checks: right answers in every form, wrong ones with their own hint, and nothing that ends in a traceback."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations, pairwise
from typing import Any

import pytest

from dungeon_widgets.games.welcome import WelcomeGame
from dungeon_widgets.lab.classroom.book import Book
from dungeon_widgets.lab.experiments.game_draws import rolls
from dungeon_widgets.lab.questions.bank import OPEN, find_question, lessons, load_bank, read_bank
from dungeon_widgets.lab.questions.checks import Verdict, check
from dungeon_widgets.lab.questions.expressions import evaluate
from dungeon_widgets.lab.questions.questions import filled
from dungeon_widgets.lab.simulate.tournament import Tournament, tournament
from dungeon_widgets.odds import Estimate

HUGE = "9" * 1_000_000


@cache
def cup() -> Tournament:
    """A tournament of three that guess, which is soon played."""
    return tournament(dict.fromkeys(("one", "two", "three"), "bot:random"), WelcomeGame(players=2), 70)


def ask(id: str, answer: Any = ..., lang: str = "en") -> Verdict:
    return check(id, answer, book=Book(lang=lang))


@pytest.mark.parametrize(
    "answer", ["139/216", Fraction(139, 216), 0.6435, "0.6435", "64.35 %", "64,35 %", 139 / 216, "278/432"]
)
def test_a_right_number_may_be_written_in_many_ways(answer: Any) -> None:
    assert ask("L02.q3", answer).status == "right"


@pytest.mark.parametrize(
    ("answer", "hint"),
    [
        ("0.665", "independent"),
        (1 - (5 / 6) ** 6, "independent"),
        (Fraction(1, 6), "one particular pair"),
        ("77/216", "complement"),
        (1, "add up to certainty"),
    ],
)
def test_a_named_mistake_gets_its_own_hint(answer: Any, hint: str) -> None:
    verdict = ask("L02.q3", answer)
    assert verdict.status == "wrong"
    assert verdict.named
    assert hint in verdict.sentence


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        ("0.51", "Too low, by more than 10 points."),
        ("0.9", "Too high, by more than 25 points."),
        ("0.63", "Too low."),
        ("-0.1", "between 0 and 1"),
        ("700", "between 0 and 1"),
        ("139/215", "Too high."),
    ],
)
def test_an_unnamed_mistake_says_which_way(answer: str, text: str) -> None:
    verdict = ask("L02.q3", answer)
    assert verdict.status == "wrong"
    assert text in verdict.sentence
    assert "139" not in verdict.sentence.replace(answer, "")


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        ("0.64", "at least 3 decimals"),
        ("64 %", "at least 3 decimals"),
        ("64.4", "Do you mean 64.4 %?"),
        ("7", "Do you mean 7 %?"),
        ("0.6 4", "a space inside a number"),
        ("seven eighths", "not a number"),
    ],
)
def test_what_is_not_clear_is_asked_about_and_no_try(answer: str, text: str) -> None:
    book = Book()
    verdict = check("L02.q3", answer, book=book)
    assert verdict.status == "unreadable"
    assert text in verdict.sentence
    assert verdict.tries == 0
    assert not book.answered("L02.q3")


@pytest.mark.parametrize("answer", [..., None, "", "   "])
def test_nobody_has_answered(answer: Any) -> None:
    verdict = ask("L02.q3", answer)
    assert verdict.status == "unanswered"
    assert not verdict


class Hostile:
    def __repr__(self) -> str:
        raise RuntimeError("no")

    def __float__(self) -> float:
        raise RuntimeError("never")


@pytest.mark.parametrize("id", ["L02.q3", "L02.q5", "L02.q8", "L02.q9", "L03.q3", "L01.q1", "L06.q5"])
@pytest.mark.parametrize(
    "answer",
    [
        "seven",
        HUGE,
        [1, 2],
        float("nan"),
        float("inf"),
        {"a": 1},
        Hostile(),
        10**5000,
        b"1",
        object(),
        [[]],
        (1, 2, 3),
        -1,
        "1/0",
    ],
    ids=lambda answer: type(answer).__name__,
)
def test_no_answer_makes_a_fault(id: str, answer: Any) -> None:
    for lang in ("en", "fr"):
        verdict = ask(id, answer, lang)
        assert verdict.status in ("wrong", "unreadable")
        assert 0 < len(verdict.sentence) < 600
        assert "Traceback" not in repr(verdict)
        assert verdict._repr_mimebundle_()["text/plain"] == repr(verdict)


@pytest.mark.parametrize("id", ["L02.q99", "L99.q1", "q1", "", "L02", "nonsense" * 1000, "L02.<b>"])
def test_a_question_that_does_not_exist_is_said_so(id: str) -> None:
    verdict = ask(id, 1)
    assert verdict.status == "unknown"
    assert len(verdict.text) <= 300


def test_the_open_lesson_is_meant() -> None:
    book = Book()
    book.open("L02", "fr")
    verdict = check("q1", 6, book=book)
    assert verdict.id == "L02.q1"
    assert repr(verdict).startswith("Juste")


def test_hints_open_one_at_a_time() -> None:
    book = Book()
    assert check("L02.q3", book=book).hints == ()
    assert len(check("L02.q3", hint=2, book=book).hints) == 2
    assert len(check("L02.q3", hint=99, book=book).hints) == 3
    assert book.entries["L02.q3"].hints == 3
    assert check("L02.q3", hint="two", book=book).hints == ()  # type: ignore[arg-type]


def test_the_book_keeps_the_last_answer_and_the_tries() -> None:
    ticks = iter(range(1, 10))
    book = Book(clock=lambda: float(next(ticks)))
    check("L02.q3", "0.5", book=book)
    check("L02.q3", "abc", book=book)  # cannot be read: no try
    check("L02.q3", "139/216", book=book)
    kept = book.entries["L02.q3"]
    assert (kept.answer, kept.status, kept.tries, kept.time) == ("139/216", "right", 2, 2.0)
    assert book.of("L02") == [kept]
    assert book.of("L01") == []


def test_a_function_is_tried_on_all_cases() -> None:
    def formable(roll: list[int]) -> set[int]:
        return {a + b for a, b in combinations(roll, 2)}

    assert ask("L02.q5", formable)
    assert "1\u202f296" in ask("L02.q5", formable).text

    def only_neighbours(roll: list[int]) -> set[int]:
        return {a + b for a, b in pairwise(roll)}

    told = ask("L02.q5", only_neighbours)
    assert told.status == "wrong"
    assert "only" not in told.text
    assert "formable(" in told.text

    def breaks(roll: list[int]) -> set[int]:
        raise ZeroDivisionError("division by zero")

    assert "ZeroDivisionError" in ask("L02.q5", breaks).text

    def spoils(roll: list[int]) -> set[int]:
        found = {a + b for a, b in combinations(roll, 2)}
        roll.clear()
        return found

    assert ask("L02.q5", spoils)


@pytest.mark.parametrize("seed", range(20))
def test_an_honest_simulation_passes_with_any_seed(seed: int) -> None:
    assert ask("L01.q1", rolls(7, dice=2, seed=seed).run(3600))


def test_a_simulation_must_be_long_and_right() -> None:
    assert "3\u202f600" in ask("L01.q1", Estimate(6, 36)).text
    assert ask("L01.q1", (600, 3600))
    eleven = ask("L01.q1", (round(3600 / 11), 3600))
    assert eleven.named
    assert "eleven" in eleven.detail
    assert ask("L01.q1", (1800, 3600)).status == "wrong"
    assert ask("L01.q1", (7, 3)).status == "unreadable"


def test_a_set_a_list_and_a_sentence() -> None:
    assert ask("L02.q8", {10, 8, 6, 4})
    assert ask("L02.q8", "4, 6, 8, 10")
    assert "17/18" in ask("L02.q8", [5, 6, 7, 8]).detail
    assert "4 numbers" in ask("L02.q8", {4, 6}).text
    assert ask("L05.q1", [40, 40, 8, 2])
    assert ask("L05.q1", {"weak": 40, "weak added": 40, "strong": 8, "strong added": 2})
    assert "number 4" in ask("L05.q1", [40, 40, 8, 8]).text
    assert ask("L02.q9", "b")
    assert ask("L02.q9", " B. ")
    assert ask("L02.q9", "a").named


def test_a_bot_that_cannot_be_tried_out_is_told_whole() -> None:
    verdict = check("L15.q1", lambda eyes, rng: eyes.deck)
    assert verdict.status == "unreadable"
    assert "eyes has no 'deck': a bot may use anyhow, ask" in verdict.text


def test_something_good_enough() -> None:
    assert ask("L06.q5", lambda seen: sum(seen) < 6)
    low = ask("L06.q5", lambda seen: len(seen) < 1)
    assert low.status == "wrong"
    assert "1.6" in low.text
    assert ask("L07.q6", (0.5, 0.45))
    assert ask("L07.q6", (1, 0)).status == "wrong"
    assert ask("L07.q6", 3).status == "unreadable"


# -- the banks themselves ---------------------------------------------------------------------------------


def every_question() -> list[str]:
    asked = [question for lesson in lessons() for question in load_bank(lesson).questions.values()]
    return [question.full_id for question in asked if question.kind not in OPEN]


def right_answer(id: str) -> Any:
    question = find_question(id)
    if question.kind == "choice":
        return next(option.id for option in question.options if option.right)
    if question.kind == "function":
        return question.oracle
    if question.kind == "simulation":
        return Estimate(round(question.truth * 10_000), 10_000)
    if question.kind == "reach":
        return {
            "L06.q5": lambda seen: sum(seen) < 6,
            "L07.q6": (0.5, 0.5),
            "L15.q1": lambda eyes, rng: eyes.ask("careful", rng),
            "L15.q7": cup(),
        }[id]
    return question.truth


@pytest.mark.parametrize("id", every_question())
def test_every_question_accepts_its_truth_and_says_so_in_both_languages(id: str) -> None:
    for lang in ("en", "fr"):
        verdict = ask(id, right_answer(id), lang)
        assert verdict.status == "right", verdict
        assert "{" not in verdict.sentence.replace("{4, 6, 8, 10}", "")


@pytest.mark.parametrize("id", every_question())
def test_every_named_mistake_is_found_and_hinted(id: str) -> None:
    question = find_question(id)
    if question.kind == "simulation":
        return
    wrong = [mistake.is_ for mistake in question.mistakes]
    wrong += [option.id for option in question.options if not option.right]
    hints = [filled(mistake.hint, "en") for mistake in question.mistakes]
    hints += [filled(option.hint, "en") for option in question.options if not option.right]
    for answer, hint in zip(wrong, hints, strict=True):
        verdict = ask(id, answer)
        assert verdict.status == "wrong"
        assert hint in verdict.sentence, answer


@pytest.mark.parametrize("lesson", lessons())
def test_a_lesson_has_five_words_goals_and_an_exit_ticket(lesson: str) -> None:
    bank = load_bank(lesson)
    assert len(bank.words) == 5
    assert len(bank.goals) >= 3
    assert 60 <= bank.minutes <= 90
    assert "x1" in bank.questions
    assert sum(q.kind == "predict" for q in bank.questions.values()) >= 3
    for question in bank.questions.values():
        assert question.kind in ("predict", *OPEN) or question.hints, question.full_id


def good() -> dict[str, Any]:
    text = {"en": "a", "fr": "b"}
    number = {
        "id": "q1",
        "kind": "number",
        "ask": text,
        "truth": "1/2",
        "hints": [text, text],
        "because": text,
    }
    return {
        "lesson": "L77", "title": text, "level": "A", "minutes": 60, "game": "welcome", "topic": text, "needs": text,
        "goals": [text], "words": [[text, text]], "questions": [number],
    }  # fmt: skip


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"id": "7"}, "an id is"),
        ({"kind": "riddle"}, "kind must be"),
        ({"ask": {"en": "only English"}}, "text in each"),
        ({"ask": {"en": "{=1/2}", "fr": "un demi"}}, "same blanks"),
        ({"truth": "open('x')"}, "no function"),
        ({"truth": "1 +"}, "no expression"),
        ({"truth": "1/0"}, "zero"),
        ({"wrong": [{"is": "2/4", "hint": {"en": "a", "fr": "b"}}]}, "is the truth"),
        ({"answer": 7}, "unknown field"),
        (
            {"kind": "choice", "options": [{"text": {"en": "a", "fr": "b"}, "right": True}]},
            "two to 8 options",
        ),
        ({"kind": "function"}, "needs a name"),
        ({"kind": "reach"}, "needs a measure"),
        ({"form": "length"}, "form must be"),
    ],
)
def test_a_broken_bank_is_refused_by_name(change: dict[str, Any], told: str) -> None:
    bank = good()
    bank["questions"][0].update(change)
    with pytest.raises(ValueError, match=told):
        read_bank(bank)


def test_a_bank_with_one_id_twice_is_refused() -> None:
    bank = good()
    bank["questions"] *= 2
    with pytest.raises(ValueError, match="two of them"):
        read_bank(bank)


@pytest.mark.parametrize(
    "text",
    ["__import__('os')", "(1).real", "[x for x in [1]]", "lambda: 1", "2 ** 10 ** 9", "a", "1 if 1 else 2"],
)
def test_an_expression_can_only_compute(text: str) -> None:
    with pytest.raises(ValueError, match=r"function|may not|power"):
        evaluate(text, {})


@pytest.mark.parametrize(
    "text",
    [
        "((9**200)**200)**200",
        "[1][5]",
        "1 + [2]",
        "-" * 50_000 + "1",
        "(" * 500 + "1" + ")" * 500,
        "1\0",
        "[1](2)",
    ],
)
def test_an_expression_without_a_value_is_refused_at_once(text: str) -> None:
    with pytest.raises(ValueError, match=r"too large|no value|no expression|may not"):
        evaluate(text, {})


def test_a_verdict_says_its_word_once() -> None:
    right = check("L02.q3", "139/216", book=Book())
    assert repr(right).startswith("Right: 139/216")
    assert "Right" in right._repr_mimebundle_()["text/html"]
    assert repr(check("L02.q3", book=Book())).startswith("unanswered: ")
