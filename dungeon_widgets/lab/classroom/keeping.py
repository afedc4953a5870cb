"""Where books are kept: one small file per book and lesson, for its owner alone, found again in the same folder of notebooks.

Two notebooks that are open at once write files of their own, so neither can lose what the other has kept.
"""

from __future__ import annotations

import hashlib
import json
import os
import time
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from ...engine.errors import SaveError
from ...engine.saving.saves import read_text, write_atomically
from ..questions.bank import OWN
from .book import Book, read_book

MAX_FILES = 200
MAX_AGE = 400 * 24 * 3600  # seconds: a school year


class Kept(NamedTuple):
    """A book that was left: whose it is, how many answers it has in this lesson and in all, and when the last was given."""

    mark: str
    name: str
    answers: int
    answers_in_all: int
    when: float


class Shelf:
    """The books of one folder of notebooks. `notebook` parts what was asked from the cells of several notebooks."""

    def __init__(self, folder: Path, place: str, notebook: str = "") -> None:
        self._folder = folder
        self._notebook = notebook
        self._place = hashlib.sha256(place.encode("utf-8", "surrogateescape")).hexdigest()[:16]
        self._pruned = False
        self.works = True

    def left(self, lesson: str) -> Kept | None:
        """The book to go on with: the newest with answers in this lesson, else the newest of all."""
        kept = [self._told(mark, books, lesson) for mark, books in self._books().items()]
        return max(kept, key=lambda each: (each.answers > 0, each.when), default=None)

    def left_to(self, id: str, asked: str) -> Kept | None:
        """The newest book in which this very question of one's own was answered."""
        found = {
            mark: books
            for mark, books in self._books().items()
            if any(
                entry.id == id and entry.asked == asked and entry.tries
                for book in books
                for entry in book.entries.values()
            )
        }
        kept = [self._told(mark, books, OWN) for mark, books in found.items()]
        return max(kept, key=lambda each: each.when, default=None)

    def _books(self) -> dict[str, list[Book]]:
        found: dict[str, list[Book]] = {}
        for path in self._files():
            if (book := self._read(path)) is not None:
                found.setdefault(book.mark, []).append(book)
        return found

    def _told(self, mark: str, books: list[Book], lesson: str) -> Kept:
        entries = [entry for book in books for entry in book.entries.values()]
        here = sum(entry.id.startswith(f"{lesson}.") and entry.tries > 0 for entry in entries)
        name = next((book.name for book in books if book.name), "")
        when = max((entry.time for entry in entries), default=0.0)
        return Kept(mark, name, here, sum(entry.tries > 0 for entry in entries), when)

    def take_up(self, mark: str, book: Book) -> None:
        """Go on with everything that was kept under this mark."""
        for path in self._files(mark):
            with suppress(SaveError, OSError, ValueError):
                book.take(json.loads(read_text(path)))

    def keep(self, book: Book, lesson: str) -> None:
        """Write what was done in a lesson. `works` says whether it could be written."""
        try:
            self._prepare()
            what = f"{lesson} {self._notebook}" if lesson == OWN else lesson
            what = hashlib.sha256(what.encode("utf-8", "surrogateescape")).hexdigest()[:8]
            name = f"{self._place}-{book.mark}-{what}.json"
            text = json.dumps(book.to_json(lesson), ensure_ascii=True)
            write_atomically(self._folder / name, text, mode=0o600, durable=False)
        except OSError:
            self.works = False

    def forget(self, mark: str) -> None:
        """Remove all that was kept under this mark."""
        for path in self._files(mark):
            with suppress(OSError):
                path.unlink()

    def _files(self, mark: str = "*") -> list[Path]:
        try:
            return sorted(self._folder.glob(f"{self._place}-{mark}-*.json"))[:MAX_FILES]
        except OSError:
            return []

    def _read(self, path: Path) -> Book | None:
        try:
            return read_book(json.loads(read_text(path)))
        except (SaveError, OSError, ValueError, RecursionError):
            return None

    def _prepare(self) -> None:
        """Once: a folder for its owner alone, without what is older than a school year."""
        if self._pruned:
            return
        self._pruned = True
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        dated = []
        for path in self._folder.glob("*.json"):
            with suppress(OSError):
                dated.append((path.stat().st_mtime, path))
        for number, (when, path) in enumerate(sorted(dated, reverse=True)):
            if number >= 2 * MAX_FILES or time.time() - when > MAX_AGE:
                with suppress(OSError):
                    path.unlink()


def notebook() -> str:
    """The notebook that runs, as far as it is known."""
    return os.environ.get("JPY_SESSION_NAME", "")


def place() -> str:
    """The folder of the notebook that runs, as far as it is known."""
    if name := notebook():
        return os.path.dirname(name)  # noqa: PTH120 (a name of the server, not a file here)
    try:
        return os.getcwd()  # noqa: PTH109 (it may be gone)
    except OSError:
        return ""
