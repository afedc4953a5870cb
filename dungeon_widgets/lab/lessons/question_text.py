"""The text of one question: what is asked, then a field per line.

A line that begins with two blanks goes on with the one above. Options are a list with boxes, ``- [x]`` for the right
one; a line ``> ...`` below an option is what is said to whoever chooses it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from .blocks import Block, Sheet

ONCE = (
    "kind", "truth", "until", "because", "digits", "within", "of", "most", "least", "measure", "n", "name", "inputs",
    "points", "solution", "for", "puzzle",
)  # fmt: skip
TEXTS = ("because",)
"""What a translation says anew; all else stands in the first file alone."""

_FIELD = re.compile(rf"({'|'.join(ONCE)}|hint)\s?:\s*(.*)")
_PAIR = re.compile(r"(wrong|case)\s+(.+?)\s?:\s+(.*)")
_OPTION = re.compile(r"- (?:\[([ xX])\] )?(.*)")
_REPLY = re.compile(r"\s*>\s?(.*)")


@dataclass
class WrittenOption:
    """A sentence to choose: whether it is marked as right, and what is said to whoever chooses it."""

    right: bool
    text: str
    reply: str = ""


@dataclass
class QuestionText:
    """A question as it is written in one language."""

    id: str
    line: int
    ask: str = ""
    once: dict[str, str] = field(default_factory=dict)
    hints: list[str] = field(default_factory=list)
    wrong: list[tuple[str, str]] = field(default_factory=list)
    cases: list[tuple[str, str]] = field(default_factory=list)
    options: list[WrittenOption] = field(default_factory=list)


def question_text(sheet: Sheet, block: Block) -> QuestionText:
    """The fields of a question; `LessonError` names the line that cannot be read."""
    if len(block.words) != 1:
        raise sheet.error(block.line - 1, f"a question has one id: ```{block.kind} q1")
    made = QuestionText(block.words[0], block.line)
    asked: list[str] = []
    for line, text in _rows(block):
        if reply := _REPLY.fullmatch(text):
            if not made.options:
                raise sheet.error(line, "'> ...' stands below the option it belongs to")
            last = made.options[-1]
            last.reply = f"{last.reply} {reply[1]}".strip()
        elif option := _OPTION.fullmatch(text):
            made.options.append(WrittenOption((option[1] or " ") in "xX", option[2].strip()))
        elif pair := _PAIR.fullmatch(text):
            (made.wrong if pair[1] == "wrong" else made.cases).append((pair[2], pair[3]))
        elif found := _FIELD.fullmatch(text):
            _take(sheet, made, line, found[1], found[2].strip())
        elif made.once or made.hints or made.wrong or made.options:
            raise sheet.error(line, f"a field is one of {', '.join((*ONCE, 'hint', 'wrong', 'case'))}")
        else:
            asked.append(text.strip())
    made.ask = "\n\n".join(" ".join(part.split("\n")) for part in "\n".join(asked).strip().split("\n\n"))
    return made


def _take(sheet: Sheet, made: QuestionText, line: int, name: str, value: str) -> None:
    if name == "hint":
        made.hints.append(value)
    elif name in made.once:
        raise sheet.error(line, f"{name!r} stands twice in {made.id}")
    else:
        made.once[name] = value


def _rows(block: Block) -> list[tuple[int, str]]:
    """The lines of a block with their numbers, each with the lines that go on with it."""
    rows: list[tuple[int, str]] = []
    for number, line in enumerate(block.body.splitlines(), block.line):
        goes_on = line.startswith("  ") and line.strip() and not line.strip().startswith(">")
        if goes_on and rows and rows[-1][1].strip():
            rows[-1] = (rows[-1][0], f"{rows[-1][1].rstrip()} {line.strip()}")
        else:
            rows.append((number, line.rstrip()))
    while rows and not rows[-1][1]:
        rows.pop()
    return [row for row in rows if row[1] or not _has_fields(rows, row[0])]


def _has_fields(rows: list[tuple[int, str]], line: int) -> bool:
    """Whether a field stands above this line: blank lines between fields mean nothing."""
    return any(
        number < line and (_FIELD.fullmatch(text) or _PAIR.fullmatch(text) or _OPTION.fullmatch(text))
        for number, text in rows
    )
