"""Handing in: every guess and check of a lesson as one line of text, or as a file. Nothing is sent anywhere."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from ..questions.bank import lessons
from ..text import say
from .book import BOOK, Book
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

    - `name`: who hands in, if the student likes. A later line of the same book replaces an earlier one.
    - `lesson`: by default the lesson that is open. `folder`: where to write the line as a file.
    - `key`: the key of the class, if the teacher gave one. It signs the line.
    - `book`: what was answered, by default the book of this kernel.

    Gives a `Receipt` with the line (`code`), a sentence (`text`) and the file (`path`). If there is nothing to hand
    in, or the file cannot be written, the sentence says so. `ValueError` says that a key is none. Nothing is sent anywhere.

    >>> hand_in("Mia", lesson="L02", book=Book()).text
    'Nothing is answered yet in L02.'
    """
    if key is not None:
        key = clean_key(key)
    chosen = lesson or book.lesson
    if chosen is None or chosen not in lessons():
        return Receipt("", say("handin.lesson", book.lang))
    entries = book.of(chosen)
    if not entries:
        return Receipt("", say("handin.empty", book.lang, lesson=chosen))
    who = clean_name(name or book.name)
    code = write_line(chosen, who, book.mark, entries, key)
    one = ".one" if len(entries) == 1 else ""
    told = say(f"handin.ready{one}", book.lang, n=len(entries), lesson=chosen)
    if folder is None:
        return Receipt(code, told)
    path = Path(folder) / f"{chosen}-{file_name(who)}-{book.mark[:4]}{SUFFIX}"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(code + "\n", encoding="utf-8")
    except OSError as trouble:
        return Receipt(code, say("handin.unwritten", book.lang, path=path, why=trouble.strerror or trouble))
    return Receipt(code, say(f"handin.written{one}", book.lang, n=len(entries), path=path), path)


def file_name(who: str) -> str:
    """A name as a file may be called: letters, digits, dots and dashes only.

    >>> file_name("../Ann Lee"), file_name("")
    ('Ann-Lee', 'answers')
    """
    kept = "".join(sign if sign.isalnum() else "-" for sign in who)
    return "-".join(filter(None, kept.split("-"))) or "answers"
