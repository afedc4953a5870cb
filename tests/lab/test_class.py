"""Handing in and collecting: duplicates, edited codes, hostile names, folders that are not there."""

from __future__ import annotations

import csv
from fractions import Fraction
from io import StringIO
from itertools import count
from pathlib import Path

import pytest

from dungeon_widgets.engine.saving import codes
from dungeon_widgets.lab.classroom.book import Book
from dungeon_widgets.lab.classroom.classroom import Class
from dungeon_widgets.lab.classroom.handin import Receipt, hand_in, read_hand_in
from dungeon_widgets.lab.questions.checks import check
from dungeon_widgets.lab.questions.otter import export, main


def book_of(name: str, guess: str, start: int = 1, **answers: str) -> Book:
    ticks = count(start)
    book = Book(name=name, clock=lambda: float(next(ticks)))
    book.open("L02", "en")
    book.note("L02.p1", "guess", guess, "committed")
    for id, answer in answers.items():
        check(id, answer, book=book)
    return book


def code_of(name: str, guess: str, start: int = 1, **answers: str) -> str:
    return hand_in(book=book_of(name, guess, start, **answers)).code


def test_a_hand_in_comes_back_as_it_was() -> None:
    made = read_hand_in(code_of("Mia", "50 %", q3="139/216"))
    assert (made.lesson, made.name) == ("L02", "Mia")
    assert [(answer.id, answer.answer, answer.tries) for answer in made.answers] == [
        ("L02.p1", "50 %", 1),
        ("L02.q3", "139/216", 1),
    ]


def test_no_truth_travels() -> None:
    _, data = codes.decode(code_of("Mia", "50 %"))
    assert "139" not in str(data)


def test_nothing_to_hand_in_is_said() -> None:
    empty = Book()
    assert hand_in(book=empty) == Receipt("", "Open a lesson first: dw.Lesson('L02').")
    empty.open("L02", "fr")
    assert "L02" in hand_in(book=empty).text
    assert hand_in(book=empty).code == ""


def test_a_file_is_written_and_found(tmp_path: Path) -> None:
    receipt = hand_in(folder=tmp_path / "answers", book=book_of("../Ann", "0.5"))
    assert receipt.path == tmp_path / "answers" / "L02-Ann.dwh"
    group = Class(tmp_path)
    assert len(group) == 1
    assert group.look() == 0
    hand_in(folder=tmp_path / "answers", book=book_of("../Ann", "0.7", start=50))
    assert group.look() == 1
    assert [given.value for given in group.answers("L02.p1")] == [Fraction(7, 10)]


def test_a_folder_that_cannot_be_written_still_gives_the_code(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    receipt = hand_in(folder=blocked / "inside", book=book_of("A", "0.5"))
    assert receipt.path is None
    assert codes.is_code(receipt.code)


def test_a_folder_that_is_not_there_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    group = Class(Path("nowhere"))
    assert len(group) == 0
    assert "nowhere" in group.notes[0]
    assert group.add(code_of("A", "0.5")) == 1


def test_a_second_code_of_the_same_student_replaces_the_first() -> None:
    first, second = code_of("Mia", "0.2"), code_of("Mia", "0.8", start=100)
    assert [g.value for g in Class([first, second]).answers("L02.p1")] == [Fraction(4, 5)]
    assert [g.value for g in Class([second, first]).answers("L02.p1")] == [Fraction(4, 5)]
    assert len(Class([first, first])) == 1


def test_nameless_students_are_told_apart() -> None:
    group = Class([code_of("", "0.2", start=1), code_of("", "0.3", start=500), code_of("", "0.2", start=1)])
    assert len(group) == 2
    assert {given.who for given in group.answers("L02.p1")} == {"seat 01", "seat 02"}


@pytest.mark.parametrize(
    "spoil",
    [
        lambda c: c[:-3],
        lambda c: c[:20] + ("A" if c[20] != "A" else "B") + c[21:],
        lambda c: "DWG1" + c[4:],
        lambda c: "hello",
    ],
)
def test_a_spoilt_code_is_refused_with_its_reason_and_nothing_is_lost(spoil: object) -> None:
    good = code_of("Mia", "0.5")
    group = Class([spoil(code_of("Jun", "0.75")), good])  # type: ignore[operator]
    assert len(group) == 1
    assert len(group.refused) == 1
    assert group.refused[0][1]


@pytest.mark.parametrize(
    "data",
    [
        {"lesson": "L99", "name": "", "answers": []},
        {"lesson": "L02", "name": "", "answers": [["q99", "1", 1, 0, 1]]},
        {"lesson": "L02", "name": "", "answers": [["q1", "1", -1, 0, 1]]},
        {"lesson": "L02", "name": "", "answers": [["q1", "x" * 5000, 1, 0, 1]]},
        {"lesson": "L02", "name": 7, "answers": []},
        {"lesson": "L02", "name": "", "answers": [["q1"]]},
        {"lesson": "L02", "name": "", "answers": [["q1", "1", 1, 0, 1]] * 500},
        {"lesson": "L02", "name": "", "answers": [], "truth": 1},
        [1, 2],
    ],
)
def test_a_code_that_was_made_by_hand_is_refused(data: object) -> None:
    group = Class([codes.encode("hand-in", data)])
    assert len(group) == 0
    assert group.refused


def test_truths_are_computed_anew() -> None:
    # Somebody edits the status in the book: the class does not ask it.
    book = book_of("Mia", "0.5", q3="0.665")
    book.entries["L02.q3"].status = "right"
    group = Class([hand_in(book=book).code])
    assert [given.status for given in group.answers("L02.q3")] == ["wrong"]
    assert "independent" in group.named_mistakes("L02.q3")[0][1]


def test_hostile_names_do_no_harm() -> None:
    names = ['=HYPERLINK("http://x")', "<script>alert(1)</script>", "a\u202eb\x00c\n", "N" * 5000]
    group = Class([code_of(name, "0.5", start=10 * i + 1) for i, name in enumerate(names)])
    rows = list(csv.reader(StringIO(group.csv())))
    assert len(rows) == 1 + 4
    for row in rows[1:]:
        assert not row[1].startswith(("=", "+", "-", "@"))
        assert len(row[1]) <= 61
        assert "\x00" not in row[1]
        assert "\u202e" not in row[1]
    assert "<script>" not in group.chart("L02.p1").svg()


def test_the_figure_has_a_dot_a_guess_and_the_truth_when_told() -> None:
    group = Class(
        [code_of(f"s{i}", guess, start=i + 1) for i, guess in enumerate(["0.5", "0.5", "66.5 %", "what?"])]
    )
    chart = group.chart("L02.p1", truth=False)
    assert chart.marks[0]["points"] == [[0.5, 1], [0.5, 2], [0.65, 1]]
    assert "139" not in str(chart.to_json())
    assert "139/216" in str(group.chart("L02.p1").to_json())
    assert group.named_mistakes("L02.p1")[0][0] == 1
    assert "Half of the class said 50" in group.sentence("L02.p1")


def test_every_kind_of_question_has_a_figure_or_none() -> None:
    def made(id: str, *answers: str) -> Class:
        codes = []
        for number, answer in enumerate(answers):
            book = Book(name=f"s{number}", clock=lambda number=number: 1.0 + number)  # type: ignore[misc]
            book.open(id[:3], "en")
            book.note(id, "guess" if id[4] == "p" else "check", answer, "committed")
            codes.append(hand_in(book=book).code)
        return Class(codes)

    choice = made("L02.q9", "b", "B ", "a", "z")
    assert [point[0] for point in choice.chart("L02.q9").marks[0]["points"]] == [1 / 6, 1 / 2, 1 / 2]
    number = made("L03.p3", "15", "11.3", "900")
    assert len(number.chart("L03.p3").marks[0]["points"]) == 2
    decimal = made("L09.p1", "10 %", "20 %")
    assert decimal.chart("L09.p1").marks[1]["texts"] == ["11.8\u202f%"]
    assert made("L02.q8", "4, 6, 8, 10").chart("L02.q8").marks[0]["points"] == []
    for group, id in ((choice, "L02.q9"), (number, "L03.p3"), (decimal, "L09.p1")):
        assert group.chart(id).svg().startswith("<svg")
        assert len(list(csv.reader(StringIO(group.csv())))) == 1 + len(group)


def test_otter_files_ask_the_same_check(tmp_path: Path) -> None:
    paths = export("L02", tmp_path)
    assert [path.stem for path in paths] == ["q1", "q2", "q3", "q4", "q5", "q6", "q7", "q8", "q9", "x1"]
    for path in paths:
        compile(path.read_text(encoding="utf-8"), str(path), "exec")
    assert "def test_q5(formable)" in (tmp_path / "q5.py").read_text()
    assert main(["L02"]) == 2
    assert main(["L77", str(tmp_path)]) == 1
    assert main(["L02", str(tmp_path)]) == 0
