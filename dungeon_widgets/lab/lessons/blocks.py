"""A Markdown file as its head, its sections and what stands in them: texts, cells, questions, cuts.

Only what a lesson needs is read: a head between two lines of dashes, headings with two signs, fenced blocks, and a
line of dashes between parts. Everything else is text, and stays as it was written.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from ...engine.checks import short
from ...engine.errors import SaveError
from ...engine.saving.saves import read_text

FENCES = ("python", "predict", "exercise")
LARGEST = 400_000  # characters: no lesson is longer

_HEADING = re.compile(r"##\s+(.+?)(?:\s+\((\d{1,3})\s+minutes?\))?\s*")
_HEAD = re.compile(r"([a-z]+)\s*:\s*(.*)")
_FENCE = re.compile(r"(`{3,})\s*(.*?)\s*")


class LessonError(ValueError):
    """A lesson that cannot be read. It names the file, the line and what is wanted there."""

    def __init__(self, file: str, line: int, why: str) -> None:
        super().__init__(f"{file}, line {line}: {why}")


@dataclass(frozen=True)
class Block:
    """A piece of a section: ``text``, ``cut``, ``python``, ``predict`` or ``exercise``; `words` follow the fence."""

    kind: str
    body: str
    line: int
    words: tuple[str, ...] = ()


@dataclass
class Section:
    """What stands below a heading."""

    title: str
    minutes: int
    line: int
    blocks: list[Block] = field(default_factory=list)


@dataclass(frozen=True)
class Sheet:
    """A file of a lesson in one language."""

    file: str
    head: dict[str, str]
    sections: list[Section]

    def error(self, line: int, why: str) -> LessonError:
        """What is wrong, and where."""
        return LessonError(self.file, line, why)


def read_sheet(path: Path) -> Sheet:
    """A file as its pieces; `LessonError` says what cannot be read, `ValueError` that there is no such file."""
    try:
        text = read_text(path)
    except FileNotFoundError:
        raise ValueError(f"there is no file {short(str(path), 120)}") from None
    except (SaveError, OSError, ValueError) as trouble:
        raise ValueError(f"{short(str(path), 120)} cannot be read ({trouble})") from None
    return sheet_of(text, path.name)


def sheet_of(text: str, file: str) -> Sheet:
    r"""A text as its pieces.

    >>> sheet = sheet_of("---\ntitle: Two dice\n---\n## Play (5 minutes)\nRoll.\n```python\n1 + 1\n```", "two.md")
    >>> sheet.head, [block.kind for block in sheet.sections[0].blocks], sheet.sections[0].minutes
    ({'title': 'Two dice'}, ['text', 'python'], 5)
    """
    if len(text) > LARGEST:
        raise LessonError(file, 1, f"a lesson has at most {LARGEST} letters")
    lines = text.removeprefix("\ufeff").splitlines()
    head, at = _head(lines, file)
    sections: list[Section] = []
    told: list[str] = []
    began = at

    def end_text() -> None:
        body = "\n".join(told).strip("\n")
        if body.strip():
            if not sections:
                raise LessonError(
                    file, began + 1, "a text stands before the first heading ('## Play (8 minutes)')"
                )
            sections[-1].blocks.append(Block("text", body, began + 1))
        told.clear()

    while at < len(lines):
        line = lines[at]
        fence = _FENCE.fullmatch(line)
        if fence and (fence[2].split() or [""])[0] in FENCES:
            end_text()
            if not sections:
                raise LessonError(
                    file, at + 1, "a block stands before the first heading ('## Play (8 minutes)')"
                )
            block, at = _block(lines, at, fence, file)
            sections[-1].blocks.append(block)
            began = at
            continue
        if fence:  # any other fence is text: what stands in it is no heading
            end = next((n for n in range(at + 1, len(lines)) if lines[n].strip() == fence[1]), len(lines) - 1)
            told += lines[at : end + 1]
            at = end + 1
            continue
        heading = _HEADING.fullmatch(line)
        if heading:
            end_text()
            sections.append(Section(heading[1], int(heading[2] or 0), at + 1))
            began = at + 1
        elif line.strip() == "---" and sections:
            end_text()
            sections[-1].blocks.append(Block("cut", "", at + 1))
            began = at + 1
        elif told or line.strip():
            if not told:
                began = at
            told.append(line)
        at += 1
    end_text()
    return Sheet(file, head, sections)


def _head(lines: list[str], file: str) -> tuple[dict[str, str], int]:
    if not lines or lines[0].strip() != "---":
        raise LessonError(
            file, 1, "a lesson begins with its head: a line ---, a line 'title: ...', a line ---"
        )
    head: dict[str, str] = {}
    for at, line in enumerate(lines[1:], 1):
        if line.strip() == "---":
            return head, at + 1
        found = _HEAD.fullmatch(line.strip())
        if found:
            if found[1] in head:
                raise LessonError(file, at + 1, f"{found[1]!r} stands twice in the head")
            head[found[1]] = found[2].strip()
        elif line.strip():
            raise LessonError(
                file, at + 1, f"the head has lines such as 'title: Two dice', not {short(line, 40)}"
            )
    raise LessonError(file, len(lines), "the head has no second line ---")


def _block(lines: list[str], at: int, fence: re.Match[str], file: str) -> tuple[Block, int]:
    end = next((n for n in range(at + 1, len(lines)) if lines[n].strip() == fence[1]), None)
    if end is None:
        raise LessonError(file, at + 1, f"this block has no end: a line {fence[1]}")
    kind, *words = fence[2].split()
    return Block(kind, "\n".join(lines[at + 1 : end]), at + 2, tuple(words)), end + 1
