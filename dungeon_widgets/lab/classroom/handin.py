"""Handing in: every guess and check of a lesson as one line of text, or as a file. Nothing is sent anywhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from ...engine.checks import short
from ...engine.saving import codes
from ..questions.bank import lessons, load_bank
from ..text import say
from .book import BOOK, LONGEST, Book, Entry

MOST_ENTRIES = 200
NAME = 60  # letters of a name
SUFFIX = ".dwh"


class Answer(NamedTuple):
    """One answer as it was handed in. Nothing of it is trusted: truths are computed again."""

    id: str
    answer: str
    tries: int
    hints: int
    time: float


class HandIn(NamedTuple):
    """What one student handed in."""

    lesson: str
    name: str
    answers: tuple[Answer, ...]

    @property
    def time(self) -> float:
        """When the last answer was given."""
        return max((answer.time for answer in self.answers), default=0.0)


class Receipt(NamedTuple):
    """The code to copy, and where it was written if it was."""

    code: str
    text: str
    path: Path | None = None

    def __repr__(self) -> str:
        return "\n".join(filter(None, [self.text, self.code]))


def hand_in(
    name: str = "", *, lesson: str | None = None, folder: str | Path | None = None, book: Book = BOOK
) -> Receipt:
    """All answers of a lesson as one line to paste, and as a file if there is a folder.

    - `name`: who hands in, if the student likes. A later line of the same name replaces an earlier one.
    - `lesson`: by default the lesson that is open. `folder`: where to write the line as a file.
    - `book`: what was answered, by default the book of this kernel.

    Gives a `Receipt` with the line (`code`), a sentence (`text`) and the file (`path`). If there is nothing to hand
    in, or the file cannot be written, the sentence says so. Nothing is sent anywhere.

    >>> hand_in("Mia", lesson="L02", book=Book()).text
    'Nothing is answered yet in L02.'
    """
    chosen = lesson or book.lesson
    if chosen is None or chosen not in lessons():
        return Receipt("", say("handin.lesson", book.lang))
    entries = book.of(chosen)
    if not entries:
        return Receipt("", say("handin.empty", book.lang, lesson=chosen))
    who = clean_name(name or book.name)
    code = codes.encode(
        "hand-in", {"lesson": chosen, "name": who, "answers": [_row(each) for each in entries]}
    )
    told = say("handin.ready", book.lang, n=len(entries), lesson=chosen)
    if folder is None:
        return Receipt(code, told)
    path = Path(folder) / f"{chosen}-{file_name(who)}{SUFFIX}"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(code + "\n", encoding="utf-8")
    except OSError as trouble:
        return Receipt(code, say("handin.unwritten", book.lang, path=path, why=trouble.strerror or trouble))
    return Receipt(code, say("handin.written", book.lang, n=len(entries), path=path), path)


def _row(entry: Entry) -> list[Any]:
    return [entry.id.partition(".")[2], entry.answer, entry.tries, entry.hints, round(entry.time, 3)]


def read_hand_in(code: str) -> HandIn:
    """What a code says; `ValueError` says why it cannot be read."""
    _, data = codes.decode(code, "hand-in")
    if not isinstance(data, dict) or set(data) != {"lesson", "name", "answers"}:
        raise ValueError("the code does not hold the answers of a lesson")
    lesson, name, rows = data["lesson"], data["name"], data["answers"]
    if not isinstance(lesson, str) or lesson not in lessons():
        raise ValueError(f"the code is of the lesson {short(lesson)}, which this package does not have")
    if not isinstance(name, str) or not isinstance(rows, list) or len(rows) > MOST_ENTRIES:
        raise ValueError("the code does not hold the answers of a lesson")
    known = load_bank(lesson).questions
    answers = tuple(_answer(lesson, row) for row in rows)
    for answer in answers:
        if answer.id.partition(".")[2] not in known:
            raise ValueError(f"the code answers {answer.id:.20}, which is no question of {lesson}")
    return HandIn(lesson, clean_name(name), answers)


def _answer(lesson: str, row: Any) -> Answer:
    if not isinstance(row, list) or len(row) != 5:
        raise ValueError("an answer in the code has not its five parts")
    id, answer, tries, hints, time = row
    sound = (
        isinstance(id, str)
        and isinstance(answer, str)
        and len(answer) <= LONGEST
        and type(tries) is int
        and type(hints) is int
        and 0 <= tries < 10**6
        and 0 <= hints < 100
        and type(time) in (int, float)
        and 0 <= time < 10**11
    )
    if not sound:
        raise ValueError("an answer in the code is not sound")
    return Answer(f"{lesson}.{id}", answer, tries, hints, float(time))


def clean_name(name: object) -> str:
    """A name that any page, spreadsheet and file can show: one line, no control signs, not too long.

    >>> clean_name("  Ann\\n<b>Lee</b>\\u202e ")
    'Ann <b>Lee</b>'
    """
    text = "".join(sign if sign.isprintable() else " " for sign in str(name)[: 10 * NAME])
    return " ".join(text.split())[:NAME].strip()


def file_name(who: str) -> str:
    """A name as a file may be called: letters, digits, dots and dashes only.

    >>> file_name("../Ann Lee"), file_name("")
    ('Ann-Lee', 'answers')
    """
    kept = "".join(sign if sign.isalnum() else "-" for sign in who)
    return "-".join(filter(None, kept.split("-"))) or "answers"
