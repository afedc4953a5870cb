"""One lesson from a file and its translation, piece by piece.

The first file has everything. Its twin has the same sections and the same pieces in the same order, with texts alone:
an empty block of code stands for the cell of the first file.
"""

from __future__ import annotations

import re
from typing import Any

from ...engine.languages import Said
from ..puzzles.bank import puzzle_named
from ..questions.bank import Bank, read_bank
from ..questions.puzzle_questions import question_data
from ..questions.questions import Text, compute
from ..text import LANGUAGES, WRITTEN, say
from .blocks import Block, Section, Sheet
from .plan import Ask, Cell, Cut, Item, Mistake, Part, Plan, Say, Try, Write
from .question_text import TEXTS, QuestionText, question_text

STEPS = ("play", "predict", "observe", "simulate", "count", "explain", "decide", "ticket")
HEAD = ("lesson", "title", "lang", "level", "game", "topic", "needs")
TRANSLATED = ("title", "topic", "needs")
GOALS = Said(en="Goals", fr="Objectifs")
WORDS = Said(en="Words", fr="Vocabulaire")
MISTAKES, EXTENSIONS, SOLUTIONS = "What they will say", "Extensions", "Solutions"
FOR_TEACHERS = (MISTAKES, EXTENSIONS, SOLUTIONS)
NUMBERS = ("digits", "of", "n", "points")
CHANCE = {"chance": ("number", "chance"), "number": ("number", "number"), "count": ("number", "count")}

_WORD = re.compile(r"-\s+\*\*(.+?)\*\*\s?:\s*(.+)")
_BULLET = re.compile(r"-\s+(.+)")
_CELLS = re.compile(r"(?<!\\)\|")
_NAME = re.compile(r"[^A-Za-z0-9_-]+")


def read_plan(sheet: Sheet, twin: Sheet | None = None, stem: str = "") -> Plan:
    """The lesson; `LessonError` names the line that is wrong, `ValueError` the question."""
    stem = stem or sheet.file.removesuffix(".md")
    lang = sheet.head.get("lang", "en")
    if lang not in LANGUAGES:
        raise sheet.error(2, f"lang must be one of {', '.join(LANGUAGES)}, not {lang[:20]!r}")
    for name in sheet.head:
        if name not in HEAD:
            raise sheet.error(2, f"the head knows {', '.join(HEAD)}; not {name[:20]!r}")
    if not sheet.head.get("title"):
        raise sheet.error(2, "the head has no title")
    reader = _Reader(sheet, twin, lang)
    pairs = reader.sections()
    named = {GOALS[lang], WORDS[lang], *FOR_TEACHERS}
    parts = tuple(reader.part(own, other) for own, other in pairs if own.title not in named)
    bank = read_bank(
        {
            "lesson": sheet.head.get("lesson") or _NAME.sub("-", stem).strip("-")[:24] or "lesson",
            "level": sheet.head.get("level", ""),
            "game": sheet.head.get("game", ""),
            "minutes": sum(part.minutes for part in parts),
            **{name: reader.head(name) for name in TRANSLATED},
            "goals": reader.goals(pairs),
            "words": reader.words(pairs),
            "questions": reader.questions,
        }
    )
    setup = _only(sheet, SOLUTIONS)
    return Plan(
        bank,
        stem,
        (lang,) if twin is None else (lang, *(each for each in WRITTEN if each != lang)),
        _with_solutions(bank, parts),
        _mistakes(sheet),
        tuple(_bullets(sheet, _only(sheet, EXTENSIONS))),
        "\n\n".join(block.body for block in (setup.blocks if setup else ()) if block.kind == "python"),
    )


def read_translation(sheet: Sheet, twin: Sheet) -> dict[str, str]:
    """The texts of a lesson by those of the first file; `LessonError` names the line of the twin that is wrong."""
    reader = _Reader(sheet, twin, sheet.head.get("lang", "en"))
    pairs = reader.sections()
    for own, other in pairs:
        if own.title not in (GOALS["en"], WORDS["en"]):
            reader.part(own, other)
    for name in TRANSLATED:
        reader.head(name)
    reader.goals(pairs)
    reader.words(pairs)
    return reader.pairs


class _Reader:
    """Two files that are read side by side."""

    def __init__(self, sheet: Sheet, twin: Sheet | None, lang: str) -> None:
        self._sheet, self._twin, self._lang = sheet, twin, lang
        self._other = next(each for each in WRITTEN if each != lang)
        self.pairs: dict[str, str] = {}
        self.questions: list[dict[str, Any]] = []

    def _text(self, own: str, other: str | None) -> Text:
        """A text in all languages; without a twin it is the same in all of them."""
        if other is not None:
            self.pairs[own] = other
        return Said(
            dict.fromkeys(WRITTEN, own) | {self._other: own if other is None else other, self._lang: own}
        )

    def head(self, name: str) -> Text:
        own = self._sheet.head.get(name, "")
        if self._twin is None or not own:
            return self._text(own, None)
        if not self._twin.head.get(name):
            raise self._twin.error(2, f"the head has no {name!r}, as the first file has")
        return self._text(own, self._twin.head[name])

    def sections(self) -> list[tuple[Section, Section | None]]:
        own = [each for each in self._sheet.sections if each.title not in FOR_TEACHERS]
        if self._twin is None:
            return [(each, None) for each in own]
        other = [each for each in self._twin.sections if each.title not in FOR_TEACHERS]
        if len(own) != len(other):
            raise self._twin.error(
                1, f"{len(own)} sections are wanted, as in {self._sheet.file}, not {len(other)}"
            )
        return list(zip(own, other, strict=True))

    # -- lists ------------------------------------------------------------------------------------------

    def goals(self, pairs: list[tuple[Section, Section | None]]) -> list[Text]:
        rows = [self._rows(own, other, _bullets) for own, other in pairs if own.title == GOALS[self._lang]]
        return [self._text(one, two) for pair in rows for one, two in pair]

    def words(self, pairs: list[tuple[Section, Section | None]]) -> list[list[Text]]:
        rows = [self._rows(own, other, _words) for own, other in pairs if own.title == WORDS[self._lang]]
        return [
            [self._text(one[0], two and two[0]), self._text(one[1], two and two[1])]
            for pair in rows
            for one, two in pair
        ]

    def _rows(self, own: Section, other: Section | None, read: Any) -> list[tuple[Any, Any]]:
        mine = read(self._sheet, own)
        if other is None or self._twin is None:
            return [(each, None) for each in mine]
        theirs = read(self._twin, other)
        if len(mine) != len(theirs):
            raise self._twin.error(other.line, f"{len(mine)} lines are wanted here, not {len(theirs)}")
        return list(zip(mine, theirs, strict=True))

    # -- parts ------------------------------------------------------------------------------------------

    def part(self, own: Section, other: Section | None) -> Part:
        title = self._text(own.title, other.title if other else None)
        step = next((each for each in STEPS if say(f"step.{each}", self._lang) == own.title), "")
        blocks: list[tuple[Block, Block | None]] = [(each, None) for each in own.blocks]
        if other is not None:
            blocks = list(self._paired(own, other))
        items: list[Item] = []
        for mine, theirs in blocks:
            self._item(items, mine, theirs)
        return Part(step, title, own.minutes, tuple(items))

    def _paired(self, own: Section, other: Section) -> list[tuple[Block, Block | None]]:
        """Pieces side by side. Solutions are for teachers and cuts need no words: a translation has neither."""
        assert self._twin is not None
        theirs = iter([each for each in other.blocks if each.kind != "cut"])
        pairs: list[tuple[Block, Block | None]] = []
        for mine in own.blocks:
            if mine.kind == "cut" or mine.words == ("solution",):
                pairs.append((mine, None))
                continue
            found = next(theirs, None)
            if found is None or (found.kind, found.words) != (mine.kind, mine.words):
                wanted = " ".join([mine.kind, *mine.words])
                raise self._twin.error(
                    found.line if found else other.line, f"here the first file has: {wanted}"
                )
            pairs.append((mine, found))
        if (more := next(theirs, None)) is not None:
            raise self._twin.error(more.line, "the first file has nothing here")
        return pairs

    def _item(self, items: list[Item], own: Block, other: Block | None) -> None:
        if own.kind == "text":
            items.append(Say(self._text(own.body, other.body if other else None)))
        elif own.kind == "cut":
            items.append(Cut())
        elif own.kind == "python":
            self._code(items, own, other)
        else:
            data = self._question(own, other)
            self.questions.append(data)
            solution = data.pop("solution", "")
            items.append(Ask(data["id"]) if own.kind == "predict" else Try(data["id"], solution))

    def _code(self, items: list[Item], own: Block, other: Block | None) -> None:
        source = self._text(own.body, (other.body.strip("\n") and other.body) or None if other else None)
        if own.words in ((), ("open",)):
            items.append(Cell(source, folded=not own.words))
            return
        last = items[-1] if items else None
        if own.words == ("start",) and isinstance(last, Try):
            items[-1] = Write(last.id, "", source, last.solution)
        elif own.words == ("solution",) and isinstance(last, Write):
            items[-1] = Write(last.id, last.name, last.start, own.body)
        else:
            raise self._sheet.error(
                own.line - 1,
                "a cell is ```python, ```python open (its code is seen), or below its exercise ```python start "
                "(what students begin with) and then ```python solution",
            )

    # -- questions --------------------------------------------------------------------------------------

    def _question(self, block: Block, other: Block | None) -> dict[str, Any]:
        own = question_text(self._sheet, block)
        theirs = None if other is None or self._twin is None else question_text(self._twin, other)
        if theirs is not None:
            self._check_twin(own, theirs)
        if "puzzle" in own.once:
            return self._puzzle(block, own, theirs)
        once = dict(own.once)
        kind = once.pop("kind", "chance")
        data: dict[str, Any] = {"id": own.id, "ask": self._text(own.ask, theirs.ask if theirs else None)}
        if block.kind == "predict":
            data |= {"kind": "predict", "form": "number" if "most" in once else "chance"}
            if kind not in ("chance", "number"):
                raise self._sheet.error(own.line, "a prediction is a chance, or a number if it has 'most'")
        else:
            data["kind"], form = CHANCE.get(kind, (kind, ""))
            data |= {"form": form} if form else {}
        for name in NUMBERS:
            if name in once:
                data[name] = self._whole(own, name, once.pop(name))
        if "for" in once:
            data["track"] = once.pop("for")
        if "because" in once:
            data["because"] = self._text(
                once.pop("because"), theirs.once.get("because", "") if theirs else None
            )
        data |= once
        if own.hints:
            data["hints"] = [
                self._text(one, two) for one, two in _beside(own.hints, theirs.hints if theirs else None)
            ]
        if own.wrong:
            said = _beside(
                [hint for _, hint in own.wrong], [hint for _, hint in theirs.wrong] if theirs else None
            )
            data["wrong"] = [
                {"is": is_, "hint": self._text(*pair)} for (is_, _), pair in zip(own.wrong, said, strict=True)
            ]
        if own.cases:
            data["cases"] = [list(case) for case in own.cases]
        if own.options:
            data["options"] = [
                {
                    "text": self._text(one.text, two and two.text),
                    **({"right": True} if one.right else {}),
                    **({"hint": self._text(one.reply, two and two.reply)} if one.reply else {}),
                }
                for one, two in _beside(own.options, theirs.options if theirs else None)
            ]
        return data

    def _puzzle(self, block: Block, own: QuestionText, theirs: QuestionText | None) -> dict[str, Any]:
        """A puzzle of the bank: it brings its words along, in every language."""
        words = [own.ask, own.hints, own.wrong, own.cases, own.options, theirs and theirs.ask]
        if block.kind == "predict" or any(words) or set(own.once) - {"puzzle", "points", "for"}:
            raise self._sheet.error(
                own.line,
                f"{own.id}: a puzzle is an exercise with its own words; beside it stand only 'points' and 'for'",
            )
        try:
            data = {"id": own.id, **question_data(puzzle_named(own.once["puzzle"]))}
        except ValueError as trouble:
            raise self._sheet.error(own.line, f"{own.id}: {trouble}") from None
        if "points" in own.once:
            data["points"] = self._whole(own, "points", own.once["points"])
        return data | ({"track": own.once["for"]} if "for" in own.once else {})

    def _check_twin(self, own: QuestionText, theirs: QuestionText) -> None:
        assert self._twin is not None
        for name in theirs.once:
            if name not in TEXTS:
                raise self._twin.error(theirs.line, f"{own.id}: {name!r} stands in the first file alone")
        if [is_ for is_, _ in own.wrong] != [is_ for is_, _ in theirs.wrong]:
            raise self._twin.error(
                theirs.line, f"{own.id}: the wrong answers are not those of the first file"
            )
        for what, mine, other in (
            ("hints", own.hints, theirs.hints),
            ("options", own.options, theirs.options),
            ("because", own.once.get("because", "") and [1], theirs.once.get("because", "") and [1]),
        ):
            if len(mine) != len(other):
                raise self._twin.error(theirs.line, f"{own.id}: {what} as in the first file are wanted")

    def _whole(self, own: QuestionText, name: str, value: str) -> int:
        if not value.isdecimal() or len(value) > 9:
            raise self._sheet.error(own.line, f"{own.id}: {name} is a whole number, not {value[:20]!r}")
        return int(value)


def _beside(own: list[Any], other: list[Any] | None) -> list[tuple[Any, Any]]:
    return [(each, None) for each in own] if other is None else list(zip(own, other, strict=True))


# -- what only teachers read ----------------------------------------------------------------------------


def _only(sheet: Sheet, title: str) -> Section | None:
    return next((each for each in sheet.sections if each.title == title), None)


def _texts(section: Section | None) -> list[tuple[int, str]]:
    blocks = [each for each in (section.blocks if section else ()) if each.kind == "text"]
    return [
        (number, line.strip())
        for block in blocks
        for number, line in enumerate(block.body.splitlines(), block.line)
        if line.strip()
    ]


def _bullets(sheet: Sheet, section: Section | None) -> list[str]:
    found = []
    for number, line in _texts(section):
        bullet = _BULLET.fullmatch(line)
        if bullet is None:
            raise sheet.error(number, "a line such as '- say when two events are dependent' is wanted")
        found.append(bullet[1])
    return found


def _words(sheet: Sheet, section: Section) -> list[tuple[str, str]]:
    found = []
    for number, line in _texts(section):
        word = _WORD.fullmatch(line)
        if word is None:
            raise sheet.error(
                number, "a line such as '- **union**: at least one of several events' is wanted"
            )
        found.append((word[1], word[2]))
    return found


def _mistakes(sheet: Sheet) -> tuple[Mistake, ...]:
    rows = []
    for number, line in _texts(_only(sheet, MISTAKES))[2:]:  # the head of the table, and the line below it
        cells = [cell.strip() for cell in _CELLS.split(line.removeprefix("|").removesuffix("|"))]
        if len(cells) != 3:
            raise sheet.error(number, "a row has three cells: they say | what is true | ask back")
        rows.append(Mistake(*cells))
    return tuple(rows)


def _with_solutions(bank: Bank, parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """Every exercise has a solution: what its file says, or its truth."""
    return tuple(
        Part(part.step, part.title, part.minutes, tuple(_solved(bank, item) for item in part.items))
        for part in parts
    )


def _solved(bank: Bank, item: Item) -> Item:
    if isinstance(item, Write):
        question = bank.question(item.id)
        return Write(item.id, question.variable, item.start, item.solution)
    if not isinstance(item, Try) or item.solution:
        return item
    question = bank.question(item.id)
    if question.kind == "choice":
        right = next(option.id for option in question.options if option.right)
        return Try(item.id, f'"{right}"')
    truth = question.data.get("truth")
    return (
        Try(item.id, repr(str(truth) if isinstance(truth, str) else compute(truth)))
        if truth is not None
        else item
    )
