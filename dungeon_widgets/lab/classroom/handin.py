"""Handing in: every guess and check of a lesson as one line of text, or as a file. Nothing is sent anywhere."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from ..questions.bank import OWN, SHIPPED_ID, is_known, load_bank
from ..text import say
from .book import BOOK, Book, Entry
from .handin_line import clean_key, clean_name, write_line

SUFFIX = ".dwh"


class Receipt(NamedTuple):
    """The code to copy, and where it was written if it was."""

    code: str
    text: str
    path: Path | None = None

    def __repr__(self) -> str:
        return "\n".join(filter(None, [self.text, self.code]))


def hand_in(
    name: str = "",
    *,
    lesson: str | None = None,
    folder: str | Path | None = None,
    key: str | None = None,
    book: Book = BOOK,
) -> Receipt:
    """All answers of a lesson as one line to paste, and as a file if there is a folder.

    - `name`: who hands in, if the student likes; the book keeps it. A later line of the same book replaces an earlier one.
    - `lesson`: by default the lesson that is open; questions that were asked beside it make a second line.
    - `folder`: where to write it as a file.
    - `key`: the key of the class, if the teacher gave one. It signs the line.
    - `book`: what was answered, by default the book of this kernel.

    Gives a `Receipt` with the line (`code`), a sentence (`text`) and the file (`path`). If there is nothing to hand
    in, or the file cannot be written, the sentence says so. `ValueError` says that a key is none. Nothing is sent anywhere.

    >>> hand_in("Mia", lesson="L02", book=Book()).text
    'Nothing has been answered yet in L02.'
    """
    if key is not None:
        key = clean_key(key)
    chosen = _handed_in(lesson, book)
    if not chosen:
        return Receipt("", say("handin.lesson", book.lang))
    found = [(each, entries) for each in chosen if (entries := _entries(each, book))]
    title = ", ".join(_told(each, book.lang) for each in chosen)
    if not found:
        return Receipt("", say("handin.empty", book.lang, lesson=title))
    who = clean_name(name or book.name)
    if who and not book.name:
        book.sign(who)
    code = "\n".join(
        write_line(
            each, who, book.mark, entries, key, book.results_of(each), helped=book.helped_at_table(each)
        )
        for each, entries in found
    )
    n = sum(len(entries) for _, entries in found)
    one = ".one" if n == 1 else ""
    if folder is None:
        shown = ", ".join(_told(each, book.lang) for each, _ in found)
        return Receipt(code, say(f"handin.ready{one}", book.lang, n=n, lesson=shown))
    path = Path(folder) / f"{found[0][0]}-{file_name(who)}-{book.mark[:4]}{SUFFIX}"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(code + "\n", encoding="utf-8")
    except OSError as trouble:
        return Receipt(code, say("handin.unwritten", book.lang, path=path, why=trouble.strerror or trouble))
    return Receipt(code, say(f"handin.written{one}", book.lang, n=n, path=path), path)


def _handed_in(lesson: str | None, book: Book) -> list[str]:
    """The lesson that is meant; without one the open lesson, and what a teacher asked beside it."""
    if lesson is not None:
        return [lesson] if is_known(lesson) else []
    return [
        each
        for each in dict.fromkeys([book.lesson, OWN])
        if each and is_known(each) and (each != OWN or _entries(OWN, book))
    ]


def _entries(lesson: str, book: Book) -> list[Entry]:
    """What was answered; of one's own questions only those that are asked here: a book may hold those of other notebooks."""
    known = load_bank(lesson).questions
    return [each for each in book.of(lesson) if lesson != OWN or each.id.partition(".")[2] in known]


def _told(lesson: str, lang: str) -> str:
    """A lesson of the package by its number, any other by its title."""
    return lesson if SHIPPED_ID.fullmatch(lesson) else load_bank(lesson).title[lang]


def file_name(who: str) -> str:
    """A name as a file may be called: letters, digits, dots and dashes only.

    >>> file_name("../Ann Lee"), file_name("")
    ('Ann-Lee', 'answers')
    """
    kept = "".join(sign if sign.isalnum() else "-" for sign in who)
    return "-".join(filter(None, kept.split("-"))) or "answers"
