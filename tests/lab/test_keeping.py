"""A book outlives its kernel: kept per lesson, found again, merged, forgotten; damaged files are no harm."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dungeon_widgets.lab.classroom.book import Book
from dungeon_widgets.lab.classroom.keeping import Shelf
from dungeon_widgets.lab.questions.checks import check


def working(folder: Path, name: str = "Mia", place: str = "class") -> tuple[Book, Shelf]:
    book, shelf = Book(name=name), Shelf(folder, place)
    book.keeper = lambda lesson: shelf.keep(book, lesson)
    return book, shelf


def answered(folder: Path, name: str = "Mia", place: str = "class") -> Book:
    book, _ = working(folder, name, place)
    book.open("L02", "en")
    book.note("L02.p1", "guess", "50 %", "committed")
    check("q3", "0.5", book=book)
    check("q3", hint=1, book=book)
    check("q3", "139/216", book=book)
    return book


def test_a_new_kernel_finds_the_book_and_goes_on_with_it(tmp_path: Path) -> None:
    old = answered(tmp_path)
    book, shelf = working(tmp_path, name="")
    left = shelf.left("L02")
    assert left is not None
    assert (left.name, left.answers, left.mark) == ("Mia", 2, old.mark)
    assert not book.entries
    shelf.take_up(left.mark, book)
    assert book.entries == old.entries
    assert (book.name, book.mark) == ("Mia", old.mark)


def test_hints_are_kept_too(tmp_path: Path) -> None:
    book, shelf = working(tmp_path)
    book.open_hint("L02.q4", 3)
    again, _ = working(tmp_path, name="")
    left = shelf.left("L02")
    assert left is not None
    shelf.take_up(left.mark, again)
    assert again.entries["L02.q4"].hints == 1


def test_two_notebooks_open_at_once_do_not_lose_each_others_answers(tmp_path: Path) -> None:
    first = answered(tmp_path)
    second, shelf = working(tmp_path)
    shelf.take_up(first.mark, second)
    second.note("L03.q1", "check", "216/139", "right")
    first.note("L02.q4", "check", "115/144", "right")
    third, _ = working(tmp_path)
    shelf.take_up(first.mark, third)
    assert {"L02.q3", "L02.q4", "L03.q1"} <= set(third.entries)


def test_another_folder_of_notebooks_has_other_books(tmp_path: Path) -> None:
    answered(tmp_path)
    assert Shelf(tmp_path, "another class").left("L02") is None


def test_the_newest_book_with_answers_in_the_lesson_is_offered(tmp_path: Path) -> None:
    old = answered(tmp_path, "Mia")
    later, shelf = working(tmp_path, "Tom")
    later.note("L05.q1", "check", "40, 40, 8, 2", "right")
    mine = shelf.left("L02")
    toms = shelf.left("L05")
    assert mine is not None
    assert toms is not None
    assert (mine.mark, toms.mark) == (old.mark, later.mark)


def test_forgetting_removes_all_of_one_book_and_nothing_else(tmp_path: Path) -> None:
    mine, toms = answered(tmp_path, "Mia"), answered(tmp_path, "Tom")
    shelf = Shelf(tmp_path, "class")
    shelf.forget(mine.mark)
    left = shelf.left("L02")
    assert left is not None
    assert left.mark == toms.mark


def test_a_book_is_for_its_owner_alone(tmp_path: Path) -> None:
    answered(tmp_path / "books")
    (file,) = (tmp_path / "books").iterdir()
    assert file.stat().st_mode & 0o077 == 0
    assert (tmp_path / "books").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data.update(mark="../../x"),
        lambda data: data.update(entries=[{}]),
        lambda data: data.update(entries="x"),
        lambda data: data["entries"][0].update(tries=-1),
        lambda data: data["entries"][0].update(status="perfect"),
        lambda data: data["entries"][0].update(answer="x" * 3000),
        lambda data: data["entries"][0].update(more=1),
        lambda data: data.update(version=2),
        lambda data: data.update(guesses={"L02.p1": [0.5, float("nan"), True]}),
        lambda data: data.pop("name"),
    ],
)
def test_a_damaged_book_is_not_offered_and_nothing_is_lost_by_it(tmp_path: Path, spoil) -> None:
    answered(tmp_path)
    (file,) = tmp_path.iterdir()
    data = json.loads(file.read_text())
    spoil(data)
    file.write_text(json.dumps(data))
    assert Shelf(tmp_path, "class").left("L02") is None
    with pytest.raises(ValueError, match=r"book"):
        Book().take(data)


def test_where_nothing_can_be_written_the_lesson_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    book, shelf = working(tmp_path / "file" / "books")
    book.note("L02.q3", "check", "1/2", "wrong")
    assert not shelf.works
    assert book.entries["L02.q3"].tries == 1
    assert shelf.left("L02") is None


def test_a_solved_exercise_stays_solved() -> None:
    book = Book()
    assert check("L02.q3", "139/216", book=book)
    assert not check("L02.q3", "1/2", book=book)
    kept = book.entries["L02.q3"]
    assert (kept.status, kept.answer, kept.tries) == ("right", "139/216", 1)


def test_the_same_answer_three_times_is_one_honest_try() -> None:
    book = Book()
    for answer in ("1/2", "1/2", " 1/2 "):
        check("L02.q3", answer, book=book)
    assert not book.settled("L02.q3")
    check("L02.q3", "1/3", book=book)
    assert not book.settled("L02.q3")
    check("L02.q3", "1/4", book=book)
    assert book.settled("L02.q3")
