"""Handing in and collecting: duplicates, edited codes, hostile names, folders that are not there."""

from __future__ import annotations

import csv
import inspect
import json
import os
import time
import zlib
from base64 import urlsafe_b64encode
from datetime import datetime
from fractions import Fraction
from io import StringIO
from itertools import combinations, count
from pathlib import Path

import pytest

from dungeon_widgets.engine.saving import codes
from dungeon_widgets.lab.charts.charts import csv_of
from dungeon_widgets.lab.classroom import classroom, collecting
from dungeon_widgets.lab.classroom.book import Book
from dungeon_widgets.lab.classroom.class_bars import bars_of
from dungeon_widgets.lab.classroom.classroom import Class
from dungeon_widgets.lab.classroom.handin import Receipt, hand_in
from dungeon_widgets.lab.classroom.handin_line import read_hand_in
from dungeon_widgets.lab.questions.bank import find_question
from dungeon_widgets.lab.questions.checks import check


def book_of(name: str, guess: str, start: int = 1, mark: str = "", **answers: str) -> Book:
    ticks = count(start)
    book = Book(name=name, clock=lambda: float(next(ticks)))
    if mark:
        book.mark = mark
    book.open("L02", "en")
    book.note("L02.p1", "guess", guess, "committed")
    for id, answer in answers.items():
        check(id, answer, book=book)
    return book


def code_of(name: str, guess: str, start: int = 1, mark: str = "", **answers: str) -> str:
    return hand_in(book=book_of(name, guess, start, mark, **answers)).code


MARK = "0123456789abcdef"


def old_line(name: str, *rows: list[object], lesson: str = "L02") -> str:
    """A line as the first version of the package wrote it."""
    data = json.dumps({"lesson": lesson, "name": name, "answers": rows}, separators=(",", ":")).encode()
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    packed = packer.compress(data) + packer.flush()
    body = packed + zlib.crc32(b"DWH1" + packed).to_bytes(4, "big")
    return "DWH1" + urlsafe_b64encode(body).decode().rstrip("=")


def new_line(name: str, *rows: list[object], mark: str = MARK, lesson: str = "L02") -> str:
    """A line that somebody made by hand."""
    return codes.encode("hand-in", {"lesson": lesson, "name": name, "mark": mark, "answers": list(rows)})


def test_a_hand_in_comes_back_as_it_was() -> None:
    made = read_hand_in(code_of("Mia", "50 %", q3="139/216"))
    assert (made.lesson, made.name) == ("L02", "Mia")
    assert [(answer.id, answer.answer, answer.tries) for answer in made.answers] == [
        ("L02.p1", "50 %", 1),
        ("L02.q3", "139/216", 1),
    ]


def test_no_truth_travels() -> None:
    _, data = codes.decode(code_of("Mia", "50 %"))
    assert len(data.pop("mark")) == 16  # of the book: any sixteen signs
    assert "139" not in str(data)


def test_nothing_to_hand_in_is_said() -> None:
    empty = Book()
    assert hand_in(book=empty) == Receipt("", "Open a lesson first: dw.Lesson('L02').")
    empty.open("L02", "fr")
    assert "L02" in hand_in(book=empty).text
    assert hand_in(book=empty).code == ""


def test_one_answer_is_said_as_one(tmp_path: Path) -> None:
    one, two = book_of("Mia", "0.5"), book_of("Mia", "0.5", q3="1/2")
    assert hand_in(book=one).text.startswith("1 answer of L02.")
    assert hand_in(book=two).text.startswith("2 answers of L02.")
    assert hand_in(folder=tmp_path, book=one).text.startswith("1 answer written to ")


def test_a_file_is_written_and_found(tmp_path: Path) -> None:
    receipt = hand_in(folder=tmp_path / "answers", book=book_of("../Ann", "0.5", mark=MARK))
    assert receipt.path == tmp_path / "answers" / "L02-Ann-0123.dwh"
    group = Class(tmp_path)
    assert len(group) == 1
    assert group.look() == 0
    hand_in(folder=tmp_path / "answers", book=book_of("../Ann", "0.75", start=50, mark=MARK))
    assert group.look() == 1
    assert [given.value for given in group.answers("L02.p1")] == [Fraction(3, 4)]


def test_two_of_one_name_do_not_overwrite_each_other(tmp_path: Path) -> None:
    for guess in ("0.2", "0.8"):
        hand_in(folder=tmp_path, book=book_of("Tom", guess))
    assert len(Class(tmp_path)) == 2


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
    first, second = code_of("Mia", "0.2", mark=MARK), code_of("Mia", "0.8", start=100, mark=MARK)
    assert [g.value for g in Class([first, second]).answers("L02.p1")] == [Fraction(4, 5)]
    assert [g.value for g in Class([second, first]).answers("L02.p1")] == [Fraction(4, 5)]
    assert len(Class([first, first])) == 1


def test_a_name_that_is_written_later_is_taken() -> None:
    group = Class([code_of("", "0.2", mark=MARK)])
    assert group.add(code_of("Mia", "0.2", mark=MARK)) == 1
    assert list(group.pupils().values()) == ["Mia"]
    assert group.add(code_of("", "0.2", mark=MARK)) == 0


def test_two_toms_are_two_and_it_is_said() -> None:
    group = Class([code_of("Tom", "0.2"), code_of("tom", "0.8", start=100), code_of("Mia", "0.5")])
    assert list(group.pupils().values()) == ["Tom", "tom (2)", "Mia"]
    assert [given.who for given in group.answers("L02.p1")] == ["tom (2)", "Mia", "Tom"]
    assert "Several students are called Tom" in " ".join(group.notes)
    assert Class([code_of("Tom", "0.2"), code_of("Mia", "0.2")]).notes == []


def test_one_student_of_two_lessons_is_one() -> None:
    book = book_of("Mia", "0.5", mark=MARK)
    check("L03.q2", "1/6", book=book)
    group = Class([hand_in(book=book).code, hand_in(lesson="L03", book=book).code])
    assert group.lessons == ["L02", "L03"]
    assert list(group.pupils().values()) == ["Mia"]


def test_nameless_students_are_told_apart() -> None:
    one, two = (code_of("", guess, mark=2 * MARK[half:8]) for guess, half in (("0.2", 0), ("0.3", 0)))
    assert len(Class([one, two])) == 1
    group = Class([code_of("", "0.2"), code_of("", "0.3")])
    assert {given.who for given in group.answers("L02.p1")} == {"seat 01", "seat 02"}


def test_lines_of_the_first_version_are_still_read() -> None:
    old = [
        old_line("Mia", ["q3", "139/216", 2, 1, 5]),
        old_line("Mia", ["q3", "0.665", 1, 0, 1]),
        old_line("", ["q3", "1/2", 1, 0, 7]),
        old_line("", ["q3", "1/3", 1, 0, 8]),
    ]
    assert old[0].startswith("DWH1")
    group = Class(old)
    assert group.refused == []
    assert [(g.who, g.answer, g.tries, g.hints) for g in group.answers("L02.q3")] == [
        ("seat 03", "1/3", 1, 0),
        ("seat 02", "1/2", 1, 0),
        ("Mia", "139/216", 2, 1),
    ]


def test_tries_and_hints_come_along() -> None:
    book = book_of("Mia", "0.5", q3="1/2")
    check("q3", "1/4", hint=2, book=book)
    check("q3", "139/216", book=book)
    check("q3", "0.1", book=book)  # the best answer stays
    (given,) = Class([hand_in(book=book).code]).answers("L02.q3")
    assert (given.answer, given.tries, given.hints, given.status) == (
        "139/216",
        3,
        1,
        "right",
    )  # the first hint was told for nothing


@pytest.mark.parametrize(
    "spoil",
    [
        lambda c: c[:-3],
        lambda c: c[:20] + ("A" if c[20] != "A" else "B") + c[21:],
        lambda c: "DWG2" + c[4:],
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
        {"lesson": "L99", "name": "", "mark": MARK, "answers": []},
        {"lesson": "L02", "name": 7, "mark": MARK, "answers": []},
        {"lesson": "L02", "name": "", "mark": "x", "answers": []},
        {"lesson": "L02", "name": "", "mark": "", "answers": []},
        {"lesson": "L02", "name": "", "mark": MARK, "answers": [], "truth": 1},
        {"lesson": "L02", "name": "", "mark": MARK, "answers": [["q1", "1", 1, 0, 1, "right"]] * 500},
        [1, 2],
    ],
)
def test_a_code_that_was_made_by_hand_is_refused(data: object) -> None:
    group = Class([codes.encode("hand-in", data)])
    assert len(group) == 0
    assert group.refused


@pytest.mark.parametrize(
    ("row", "why"),
    [
        (["q99", "1", 1, 0, 1, "right"], "no question of L02"),
        (["q1", "1", 1, 0, 1], "does not have its 6 parts"),
        (["q1"], "does not have its 6 parts"),
        (["q1", "1", 0, 0, 1, ""], "the tries or the hints"),
        (["q1", "1", True, 0, 1, ""], "the tries or the hints"),
        (["q1", "1", 1, 100, 1, ""], "the tries or the hints"),
        (["q1", "x" * 501, 1, 0, 1, ""], "no text of at most 500 letters"),
        (["q5", "x" * 2001, 1, 0, 1, ""], "no text of at most 2000 letters"),
        (["q1", "1", 1, 0, -1, ""], "is no time"),
        (["q1", "1", 1, 0, "now", ""], "is no time"),
        (["q1", "1", 1, 0, 9.9e10, ""], "in the future"),
        (["q1", "1", 1, 0, 1, "perfect"], "nothing a check says"),
    ],
)
def test_a_row_that_breaks_a_rule_costs_its_line_and_no_other(row: list[object], why: str) -> None:
    group = Class([new_line("Bad", ["p1", "0.5", 1, 0, 1, ""], row), code_of("Mia", "0.5")])
    assert list(group.pupils().values()) == ["Mia"]
    assert [why in reason for _, reason in group.refused] == [True]


def test_reasons_are_said_in_french_too(tmp_path: Path) -> None:
    (tmp_path / "empty.dwh").write_text("")
    group = Class(tmp_path, lang="fr")
    group.add(code_of("Mia", "0.5")[:-2])
    group.add(new_line("Bad", ["q99", "1", 1, 0, 1, ""]))
    group.add("bonjour")
    assert [why for _, why in group.refused] == [
        "aucune ligne d'un travail rendu n'y figure",
        "le code n'est pas entier\u202f: un caractère a été changé, perdu ou ajouté",
        "le code répond à 'q99', qui n'est pas une question de L02",
        "ce n'est pas un de nos codes",
    ]
    group.lang = "en"
    assert group.refused[1][1] == "the code is not whole: a character was changed, lost or added"


def test_half_a_character_is_refused_and_harms_nothing() -> None:
    halved = "DWH1q1bKSS0uzs9TslLyMTBS0lHKS8xNBXKCgczEvOLy1KJiJavoaKVCY6BATGmKhYGBgqG-mZKOoY6BjmFsbC0A5zy06w"
    group = Class([halved, code_of("Mia", "0.5")])
    assert "half a character" in group.refused[0][1]
    assert group.csv().encode()
    assert len(group) == 1


def test_half_a_character_in_an_answer_can_still_be_handed_in() -> None:
    book = book_of("Mia", "0.5")
    book.note("L02.q1", "check", "6\ud800", "wrong")
    assert [g.answer for g in Class([hand_in(book=book).code]).answers("L02.q1")] == ["6?"]


def test_a_question_counts_once_in_a_line() -> None:
    group = Class([old_line("Z", *[["q3", "1/2", 1, 0, 1]] * 150)])
    assert len(group) == 0
    assert group.refused[0][1] == "the code answers L02.q3 150 times"


def test_a_line_from_tomorrow_is_borne_and_one_from_next_week_is_not() -> None:
    # Clocks of a class differ by hours, never by days.
    soon, late = time.time() + 3600, time.time() + 7 * 24 * 3600
    assert len(Class([new_line("A", ["q1", "6", 1, 0, soon, ""])])) == 1
    assert len(Class([new_line("A", ["q1", "6", 1, 0, late, ""])])) == 0


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
    rows = list(csv.DictReader(StringIO(group.csv())))
    assert len(rows) == 4
    for row in rows:
        assert not row["who"].startswith(("=", "+", "-", "@"))
        assert len(row["who"]) <= 61
        assert "\x00" not in row["who"]
        assert "\u202e" not in row["who"]
    assert "<script>" not in group.chart("L02.p1").svg()


def test_hostile_answers_stay_in_their_cell() -> None:
    nasty = ["\r=1", "\n=1", " =1", "\t@x", "a,b", 'a"b', "\uff1d1"]
    lines = [new_line(str(n), ["q3", text, 1, 0, 1, ""], mark=f"{n:016x}") for n, text in enumerate(nasty)]
    text = Class(lines).csv()
    assert "\r" not in text
    rows = list(csv.DictReader(StringIO(text)))
    assert [row["who"] for row in rows] == [str(n) for n in range(len(nasty))]
    assert not any(row["answer"].lstrip(" \n\t").startswith(("=", "@", "\uff1d")) for row in rows)


def test_a_bare_carriage_return_is_quoted_in_every_table() -> None:
    assert csv_of(["a"], [["x\ry"], ["\r=1"]]) == 'a\n"x\ry"\n"\'\r=1"\n'


def function_book(function: object, lesson: str, id: str) -> Book:
    book = Book(name="Mia", mark=MARK, clock=lambda: 1.7e9)
    book.open(lesson, "en")
    check(id, function, book=book)
    return book


def sums_of_pairs(roll: tuple[int, ...]) -> set[int]:
    return {a + b for a, b in combinations(roll, 2)}


def go_on(seen: list[int]) -> bool:
    return sum(seen) < 7


@pytest.mark.parametrize(("lesson", "id", "function"), [("L02", "q5", sums_of_pairs), ("L06", "q5", go_on)])
def test_a_function_is_handed_in_as_it_was_written(lesson: str, id: str, function: object) -> None:
    group = Class([hand_in(book=function_book(function, lesson, id)).code])
    (given,) = group.answers(f"{lesson}.{id}")
    assert given.answer == inspect.getsource(function).strip()  # type: ignore[arg-type]
    (row,) = csv.DictReader(StringIO(group.csv()))
    assert row["answer"] == given.answer
    assert group.chart(f"{lesson}.{id}").svg().startswith("<svg")


def test_a_long_function_is_cut_and_code_is_never_run() -> None:
    long = "def f(roll):\n" + "    x = 1\n" * 1000
    book = Book(name="Mia", clock=lambda: 1.7e9)
    book.open("L02", "en")
    book.note("L02.q5", "check", long, "right")
    assert len(book.entries["L02.q5"].answer) == 500  # text is no function
    evil = "raise SystemExit"
    line = new_line("Eve", ["q5", evil, 1, 0, 1, "right"])
    (given,) = Class([line]).answers("L02.q5")
    assert (given.answer, given.status) == (evil, "claimed")


def test_what_a_check_said_of_a_function_is_a_claim() -> None:
    right = Class([hand_in(book=function_book(sums_of_pairs, "L02", "q5")).code])
    wrong = Class([hand_in(book=function_book(lambda roll: {7}, "L02", "q5")).code])
    assert [each.answers("L02.q5")[0].status for each in (right, wrong)] == ["claimed", "handed_in"]


def test_the_figure_has_a_dot_a_guess_where_it_was_said_and_the_truth_when_told() -> None:
    guesses = ["0.5", "0.5", "66.5 %", "67 %", "what?"]
    group = Class([code_of(f"s{i}", guess, start=i + 1) for i, guess in enumerate(guesses)])
    chart = group.chart("L02.p1", truth=False)
    assert chart.marks[0]["points"] == [[0.5, 1], [0.5, 2], [0.665, 1], [0.67, 2]]
    assert "139" not in str(chart.to_json())
    assert "139/216" in str(group.chart("L02.p1").to_json())
    assert group.named_mistakes("L02.p1")[0][0] == 2
    assert "Half of the class said" in group.sentence("L02.p1")


def made(id: str, *answers: object) -> Class:
    lines = []
    for number, answer in enumerate(answers):
        book = Book(name=f"s{number}", clock=lambda number=number: 1.0 + number)  # type: ignore[misc]
        book.open(id[:3], "en")
        book.note(id, "guess" if id[4] == "p" else "check", answer, "committed")
        lines.append(hand_in(book=book).code)
    return Class(lines)


def test_numbers_are_dots_and_those_off_the_axis_are_not_drawn() -> None:
    number = made("L03.p3", "15", "11.3", "900")
    assert len(number.chart("L03.p3").marks[0]["points"]) == 2
    assert made("L09.p1", "10 %", "20 %").chart("L09.p1").marks[1]["texts"] == ["11.8\u202f%"]


@pytest.mark.parametrize(
    ("id", "answers", "bars"),
    [
        ("L02.q9", ("b", "B ", "a", "z"), {"a": 1, "b": 2, "c": 0, "z": 1}),
        ("L02.q8", ("4, 6, 8, 10", "{10 8 6 4}", "6 7 8 9"), {"{4, 6, 8, 10}": 2, "{6, 7, 8, 9}": 1}),
        ("L05.q1", ("40,40,8,2", "40; 40; 8; 2", "1,2,3,4"), {"40; 40; 8; 2": 2, "1; 2; 3; 4": 1}),
        ("L02.q5", (len, len, sum), {"function len": 2, "function sum": 1}),
    ],
)
def test_other_answers_are_bars(id: str, answers: tuple[object, ...], bars: dict[str, int]) -> None:
    group = made(id, *answers)
    chart = group.chart(id)
    drawn = {
        chart.x["places"][int(place or 0)]: count for mark in chart.marks for place, count in mark["points"]
    }
    assert drawn == bars
    assert chart.svg().startswith("<svg")
    assert len(list(csv.DictReader(StringIO(group.csv())))) == len(answers)
    assert [mark["tone"] for mark in group.chart(id, truth=False).marks] == ["you"]


def test_only_the_most_frequent_answers_have_a_bar_of_their_own() -> None:
    answers = ["4 6 8 10", *(f"2 3 4 {n}" for n in range(5, 17))] * 2
    bars = bars_of(find_question("L02.q8"), [*answers, "4 6 8 10"], "en")
    assert bars[0] == ("{4, 6, 8, 10}", 3, "right", False, False)
    assert (bars[-1].label, bars[-1].students) == ("other answers", 2 * 5)
    assert len(bars) == 9


def test_a_table_per_student_and_one_per_answer() -> None:
    first = book_of("Mia", "0.5", q3="139/216", q8="4 6 8 10")
    check("q4", "1/2", book=first)
    first.clock = lambda: 1.7e9
    check("q4", "1/3", hint=1, book=first)
    group = Class([hand_in(book=first).code, code_of("Aïcha", "0.2", start=100)])
    answers = group.rows()
    assert list(answers[0]) == [
        "lesson",
        "question",
        "who",
        "answer",
        "status",
        "tries",
        "hints",
        "points",
        "time",
        "exact",
    ]
    assert [(row["question"], row["who"]) for row in answers][:3] == [
        ("L02.p1", "Aïcha"),
        ("L02.p1", "Mia"),
        ("L02.q3", "Mia"),
    ]
    last = next(row for row in answers if row["question"] == "L02.q4")
    assert (last["tries"], last["hints"], last["points"], last["status"]) == (2, 0, 0, "wrong")
    assert last["time"] == datetime.fromtimestamp(1.7e9).isoformat(" ", "seconds")
    aicha, mia = group.rows("pupils")
    assert (mia["who"], mia["points"], mia["of"], mia["answered"], mia["right"]) == ("Mia", 3, 16, 4, 2)
    assert (mia["L02.q3"], mia["L02.q4"], mia["L02.q1"], mia["L02.p1"]) == ("right", "wrong", "", "guess")
    assert (aicha["who"], aicha["points"]) == ("Aïcha", 1)
    written = list(csv.DictReader(StringIO(group.csv("pupils"))))
    assert written[1]["L02.q4"] == "not yet"
    with pytest.raises(ValueError, match="a table is one of answers, pupils, not 'marks'"):
        group.rows("marks")


def test_tables_speak_french() -> None:
    group = Class([code_of("Mia", "0.5", q3="139/216")], lang="fr")
    assert group.csv().splitlines()[0] == "leçon,question,qui,réponse,état,essais,indices,points,heure,exact"
    assert "juste" in group.csv("pupils")
    assert group.rows()[1]["status"] == "right"


def test_tables_are_frames_too() -> None:
    pytest.importorskip("pandas")
    group = Class([code_of("Mia", "0.5", q3="139/216")])
    assert list(group.to_frame("pupils")["points"]) == [2]
    assert list(group.to_frame()["question"]) == ["L02.p1", "L02.q3"]
    assert list(Class().to_frame("pupils")) == []


class TestKeys:
    def signed(self, name: str, key: str | None) -> str:
        return hand_in(name, key=key, book=book_of(name, "0.5")).code

    def test_only_lines_of_the_class_count(self) -> None:
        lines = [self.signed("Mia", "four owls"), self.signed("Eve", "five owls"), self.signed("Tom", None)]
        group = Class(lines, key="  four  owls ")
        assert list(group.pupils().values()) == ["Mia"]
        assert group.unsigned == [
            ("Eve, L02", "signed with another key"),
            ("Tom, L02", "not signed with the key of the class"),
        ]
        assert "2 not signed" in repr(group)
        assert "owls" not in repr(vars(group)["_made"]) + repr(group)

    def test_a_signature_is_of_one_line_only(self) -> None:
        mia, tom = self.signed("Mia", "owl"), self.signed("Tom", "owl")
        assert len(Class([tom.partition(".")[0] + "." + mia.partition(".")[2]], key="owl")) == 0

    def test_without_a_key_signatures_do_not_matter(self) -> None:
        assert len(Class([self.signed("Mia", "owl"), self.signed("Tom", None)])) == 2

    def test_a_line_that_is_signed_later_counts(self) -> None:
        book = book_of("Mia", "0.5")
        group = Class([hand_in(book=book).code], key="owl")
        assert group.add(hand_in(key="owl", book=book).code) == 1
        assert group.unsigned == []

    def test_a_cut_signature_is_refused(self) -> None:
        group = Class([self.signed("Mia", "owl")], key="owl")
        assert len(group) == 1
        with pytest.raises(ValueError, match="the signature of the code is not whole"):
            read_hand_in(self.signed("Mia", "owl")[:-1])

    @pytest.mark.parametrize("key", ["", "   ", 7, "x" * 201, "\ud800"])
    def test_what_is_no_key_is_said(self, key: object) -> None:
        with pytest.raises(ValueError, match="a class key is a word or a sentence"):
            Class(key=key)  # type: ignore[arg-type]
        with pytest.raises(ValueError, match="a class key is a word or a sentence"):
            hand_in(key=key, book=book_of("A", "0.5"))  # type: ignore[arg-type]


class TestFiles:
    def test_every_way_an_editor_writes_a_file_is_read(self, tmp_path: Path) -> None:
        for number, coding in enumerate(("utf-8", "utf-8-sig", "utf-16", "cp1252")):
            (tmp_path / f"{number}.dwh").write_bytes(f"Ma réponse : {code_of('', '0.5')}\r\n".encode(coding))
        group = Class(tmp_path)
        assert group.refused == []
        assert len(group) == 4

    def test_text_and_table_files_and_several_lines_are_read(self, tmp_path: Path) -> None:
        one, two, three, four = (code_of(f"s{n}", "0.5") for n in range(4))
        (tmp_path / "mail.txt").write_text(f"Dear teacher,\n\n{one[:60]}\n{one[60:]}\nBye\n")
        (tmp_path / "form.CSV").write_text(f'name,code\n"Mia, T.","{two}"\nTom,{three}\n')
        (tmp_path / "two.dwh").write_text(f"{four}\n{one}\n")
        (tmp_path / "readme.txt").write_text("Nothing of ours.")
        (tmp_path / "picture.png").write_bytes(b"DWH1")
        group = Class(tmp_path)
        assert sorted(group.pupils().values()) == ["s0", "s1", "s2", "s3"]
        assert group.refused == []

    def test_a_bad_file_is_named_and_harms_no_other(self, tmp_path: Path) -> None:
        (tmp_path / "empty.dwh").write_text("")
        (tmp_path / "cut.dwh").write_text(code_of("Mia", "0.5")[:-2] + "\n" + code_of("Tom", "0.5"))
        group = Class(tmp_path)
        assert [what for what, _ in group.refused] == ["cut.dwh", "empty.dwh"]
        assert list(group.pupils().values()) == ["Tom"]
        (tmp_path / "cut.dwh").unlink()
        group.look()
        assert [what for what, _ in group.refused] == ["empty.dwh"]

    @pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes among the files here")
    def test_a_pipe_is_not_waited_for(self, tmp_path: Path) -> None:
        os.mkfifo(tmp_path / "x.dwh")
        (tmp_path / "y.dwh").write_text(code_of("Mia", "0.5"))
        group = Class(tmp_path)
        assert group.refused == [("x.dwh", "not a regular file")]
        assert len(group) == 1

    def test_a_folder_no_machine_can_have_is_a_sentence(self) -> None:
        for name in ("a" * 5000, "a\0b"):
            group = Class(name)
            assert len(group) == 0
            assert "There is no folder" in group.notes[0]

    def test_a_whole_disk_is_looked_at_in_part(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(collecting, "MOST_ENTRIES", 3)
        for number in range(6):
            folder = tmp_path / str(number)
            folder.mkdir()
            (folder / "a.dwh").write_text(code_of(f"s{number}", "0.5"))
        group = Class(tmp_path)
        assert len(group) < 6
        assert "very large" in group.notes[0]

    def test_folders_that_go_too_deep_are_left_alone(self, tmp_path: Path) -> None:
        deep = tmp_path.joinpath(*"abcdef")
        deep.mkdir(parents=True)
        (deep / "a.dwh").write_text(code_of("Deep", "0.5"))
        (tmp_path / "a" / "b" / "a.dwh").write_text(code_of("Near", "0.5"))
        assert list(Class(tmp_path).pupils().values()) == ["Near"]

    def test_what_is_refused_does_not_grow_without_end(self) -> None:
        group = Class()
        for number in range(1000):
            group.add(f"rubbish{number}")
        assert len(group.refused) == 200
        assert "rubbish999" in group.refused[-1][0]
        for _ in range(10):
            group.add("rubbish999")
        assert len(group.refused) == 200

    def test_a_class_has_an_end(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(classroom, "MOST_HAND_INS", 2)
        group = Class([code_of(f"s{n}", "0.5") for n in range(3)])
        assert len(group) == 2
        assert "there are 2 hand-ins already" in group.refused[0][1]
