"""Finding hand-ins: the lines in a text, however it was sent, and the files of a folder."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from ...engine.errors import SaveError
from ...engine.saving.saves import read_bytes
from .handin import SUFFIX
from .handin_line import HandIn, LineError, read_hand_in

MOST_LINES = 1000  # of one text
MOST_ROWS = 60  # that a mail may have made of one line
MOST_FILES = 1000
MOST_ENTRIES = 20_000  # names of a folder that are looked at: somebody may name a whole disk
DEEPEST = 4  # folders below the one that was named
SUFFIXES = (SUFFIX, ".txt", ".csv")

_START = re.compile(r"(?<![\w-])DW[A-Z]\d")
_WORD = re.compile(r"[\w-]+(?:\.[\w-]{43}(?![\w-]))?", re.ASCII)  # the second part is a signature
_LETTERS = re.compile(r"[\w.-]+(?:\s+[\w.-]+)*", re.ASCII)


class Line(NamedTuple):
    """A line that was found, with what it says or why it cannot be read."""

    text: str
    made: HandIn | None
    trouble: LineError | None = None


class Found(NamedTuple):
    """What is in a text: lines of hand-ins, and the rows that have nothing to do with any of them."""

    lines: list[Line]
    rest: list[str]


def lines_in(text: str) -> Found:
    """Every line of a hand-in in a text: one after the other, in a table, in a letter, broken by a mail.

    >>> lines_in("Dear teacher, here are my answers.")
    Found(lines=[], rest=['Dear teacher, here are my answers.'])
    """
    text = "\n".join(text.splitlines())
    starts = [found.start() for found in _START.finditer(text)]
    if len(starts) > MOST_LINES:
        return lines_in(text[: starts[MOST_LINES]])
    lines, rest, done = [], [], 0
    for start, end in zip(starts, [*starts[1:], len(text)], strict=False):
        line, length = _read(text[start:end])
        lines.append(line)
        rest += text[done:start].split("\n")[1 if done else 0 : -1]
        done = start + length
    rest += text[done:].split("\n")[1 if done else 0 :]
    return Found(lines, [row.strip() for row in rest if row.strip()][:MOST_LINES])


def _read(piece: str) -> tuple[Line, int]:
    """The line that begins a piece of text, and its length: a word, a row of words, or rows that a mail has made of it."""
    row = piece.split("\n", 1)[0]
    found = _WORD.match(row)
    word = found.group() if found else row
    trouble = None
    for text in dict.fromkeys([word, *_growing(piece)]):
        try:
            return Line("".join(text.split()), read_hand_in(text)), len(text)
        except LineError as error:
            trouble = trouble or error
    return Line(word, None, trouble), len(word)


def _growing(piece: str) -> Iterator[str]:
    """The first row, the first two rows, and so on, as long as they are made of nothing but letters of codes."""
    rows = piece.split("\n")[:MOST_ROWS]
    for number in range(1, len(rows) + 1):
        if not _LETTERS.fullmatch(rows[number - 1].strip()):
            return
        yield "\n".join(rows[:number]).rstrip(".")


# -- files ----------------------------------------------------------------------------------------------


class Walk(NamedTuple):
    """The files of a folder that may hold hand-ins, and whether all of it was looked at."""

    files: list[Path]
    whole: bool


def files_below(folder: Path) -> Walk:
    """The files to read, by their names; what cannot be entered is passed over."""
    found: list[Path] = []
    seen = 0
    for place, folders, names in os.walk(folder):
        here = Path(place)
        if len(here.relative_to(folder).parts) >= DEEPEST:
            folders.clear()
        folders.sort()
        found += [here / name for name in sorted(names) if name.lower().endswith(SUFFIXES)]
        seen += len(names) + len(folders)
        if seen > MOST_ENTRIES or len(found) > MOST_FILES:
            return Walk(found[:MOST_FILES], whole=False)
    return Walk(found, whole=True)


def is_folder(path: Path) -> bool:
    """Whether there is such a folder; a name that no folder can have is none."""
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False


def text_of(path: Path) -> str:
    """The text of a file, in whatever way an editor wrote it; `LineError` says why there is none."""
    try:
        data = read_bytes(path)
    except SaveError as trouble:
        raise LineError("file", str(trouble).removeprefix(f"{path}: ")) from None
    except OSError as trouble:
        raise LineError("file", trouble.strerror or "") from None
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", "replace")
    return data.decode("utf-8-sig", "replace")


def stamp_of(path: Path) -> tuple[int, int] | None:
    """What changes when a file is written again."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size
