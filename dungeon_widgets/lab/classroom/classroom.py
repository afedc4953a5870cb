"""What a class thought: hand-ins collected from codes or a folder, held against truths that are computed again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from ...engine.checks import short
from ...engine.saving.codes import is_code
from ..charts.charts import Chart, Mark, csv_of, linear, mark
from ..questions.bank import find_question, load_bank
from ..questions.judges import judge
from ..questions.questions import Question, filled
from ..text import percent, quotient, say
from ..text.answers import Unreadable, read_number
from .class_axis import axis_of, truth_of
from .handin import SUFFIX, HandIn, read_hand_in

MOST_FILES = 1000
MOST_BYTES = 200_000


class Given(NamedTuple):
    """One student's answer to one question."""

    who: str
    answer: str
    time: float
    tries: int
    hints: int
    value: Fraction | None
    status: str


class Class:
    """A class's hand-ins: from a folder, a list of codes, a text with one code per line, or nothing yet.

    What cannot be read is kept in `refused` with the reason; nothing else is lost by it.
    """

    def __init__(self, source: str | Path | Iterable[str] | None = None, *, lang: str = "en") -> None:
        self.lang = lang
        self.refused: list[tuple[str, str]] = []
        self.notes: list[str] = []
        self.folder: Path | None = None
        self._by_who: dict[tuple[str, str], HandIn] = {}
        self._nameless: dict[tuple[str, ...], str] = {}
        if isinstance(source, Path) or (
            isinstance(source, str) and not is_code(source) and "\n" not in source
        ):
            self.folder = Path(source)
            self.look()
        elif isinstance(source, str):
            self.add(source)
        elif source is not None:
            self.add("\n".join(str(each) for each in source))

    # -- collecting ---------------------------------------------------------------------------------

    def look(self) -> int:
        """Read the folder (again): how many new or changed hand-ins were found."""
        if self.folder is None:
            return 0
        self.notes.clear()
        if not self.folder.is_dir():
            self.notes.append(say("class.no_folder", self.lang, folder=short(str(self.folder), 80)))
            return 0
        files = sorted(self.folder.rglob(f"*{SUFFIX}"))[:MOST_FILES]
        self.refused = [(what, why) for what, why in self.refused if not what.endswith(SUFFIX)]
        return sum(self._file(path) for path in files)

    def _file(self, path: Path) -> int:
        try:
            with path.open(encoding="utf-8") as file:
                return self._one(file.read(MOST_BYTES), path.name)
        except (OSError, UnicodeDecodeError) as trouble:
            self.refused.append(
                (path.name, str(getattr(trouble, "strerror", None) or "the file holds no text"))
            )
            return 0

    def add(self, text: str) -> int:
        """Take codes, one per line, and give how many were new or changed. `refused` lists what cannot be read."""
        lines = [line.strip() for line in str(text).splitlines()] if text else []
        return sum(self._one(line, line) for line in lines[:MOST_FILES] if line)

    def _one(self, code: str, what: str) -> int:
        try:
            made = read_hand_in(code)
        except ValueError as trouble:
            self.refused.append((what if what.endswith(SUFFIX) else short(what, 24), str(trouble)))
            return 0
        who = made.name or self._seat(made)
        known = self._by_who.get((made.lesson, who))
        if known is not None and (known.time > made.time or known.answers == made.answers):
            return 0  # an older one, or the same again
        self._by_who[made.lesson, who] = made
        return 1

    def _seat(self, made: HandIn) -> str:
        """A nameless student is told from others by when the first answer was given."""
        first = min(made.answers, key=lambda answer: answer.time, default=None)
        key = (made.lesson, str(first.time) if first else "")
        if key not in self._nameless:
            self._nameless[key] = f"{say('class.seat', self.lang)} {len(self._nameless) + 1:02}"
        return self._nameless[key]

    def __len__(self) -> int:
        return len(self._by_who)

    # -- reading ------------------------------------------------------------------------------------

    @property
    def lessons(self) -> list[str]:
        """The lessons of which something was handed in, in order."""
        return sorted({lesson for lesson, _ in self._by_who})

    def questions(self) -> list[str]:
        """The questions that somebody answered, in the order of the lessons."""
        answered = {answer.id for made in self._by_who.values() for answer in made.answers}
        return [
            question.full_id
            for lesson in self.lessons
            for question in load_bank(lesson).questions.values()
            if question.full_id in answered
        ]

    def answers(self, id: str) -> list[Given]:
        """What the class answered to a question, the last in first."""
        question = find_question(id)
        found = []
        for (lesson, who), made in self._by_who.items():
            for answer in made.answers:
                if lesson == question.lesson and answer.id == question.full_id:
                    value, status = _held(question, answer.answer, self.lang)
                    found.append(
                        Given(who, answer.answer, answer.time, answer.tries, answer.hints, value, status)
                    )
        return sorted(found, key=lambda given: (-given.time, given.who))

    def named_mistakes(self, id: str) -> list[tuple[int, str]]:
        """How many gave each answer that has a name, with its hint; the most frequent first."""
        question = find_question(id)
        counts: dict[str, int] = {}
        for given in self.answers(id):
            found = judge(question, given.answer, self.lang)
            if found.named and found.detail:
                counts[found.detail] = counts.get(found.detail, 0) + 1
        if question.kind == "predict":
            counts = _like(question, self.answers(id), self.lang)
        return sorted(((n, hint) for hint, n in counts.items()), reverse=True)

    # -- showing ------------------------------------------------------------------------------------

    def sentence(self, id: str, *, truth: bool = True) -> str:
        """How many are in, and what half of them said."""
        given = [each.value for each in self.answers(id) if each.value is not None]
        text = say("class.in", self.lang, n=len(self.answers(id)))
        question = find_question(id)
        axis = axis_of(question, given, told=truth)
        if given and axis is not None and axis.is_chance:
            text += " " + say("class.median", self.lang, p=percent(median(given), self.lang))
            if truth:
                text += " " + say("class.truth", self.lang, p=percent(question.truth, self.lang))
        return text

    def chart(self, id: str, *, truth: bool = True) -> Chart:
        """Every answer as a dot, rounded to a twentieth; the truth as a line unless it is still a secret."""
        question, lang, given = find_question(id), self.lang, self.answers(id)
        axis = axis_of(question, [each.value for each in given if each.value is not None], told=truth)
        places = sorted(at for each in given if axis and (at := axis.at(each.answer, each.value)) is not None)
        stacks: Counter[Fraction] = Counter()
        points: list[list[float | None]] = []
        for at in places:
            stacks[at] += 1
            points.append([float(at * (axis.most if axis else 1)), stacks[at]])
        marks: list[Mark] = [mark("dots", "you", say("class.guess", lang), points)]
        if truth and axis is not None:
            right = truth_of(question)
            exact = float((axis.exactly(right) or 0) * axis.most)
            text = axis.truth_text(right, lang)
            marks.append(mark("rule", "exact", say("exact", lang), [[exact, None]], [text]))
        most, is_chance = (float(axis.most), axis.is_chance) if axis else (1.0, False)
        return Chart(
            question.question(lang),
            self.sentence(id, truth=truth),
            linear(say("class.axis", lang), 0, most, percent=is_chance),
            linear("", 0, max([4, *stacks.values()]) + 1),
            marks,
            HEAD[lang],
            self._rows(id, truth=truth),
            lang=lang,
        )

    def rows(self) -> list[list[Any]]:
        """All answers as rows: question, who, answer, time, exact."""
        return [row for id in self.questions() for row in self._rows(id)]

    def _rows(self, id: str, *, truth: bool = True) -> list[list[Any]]:
        question = find_question(id)
        exact = _exact_text(question) if truth else ""
        return [
            [id, given.who, given.answer, round(given.time), given.status, exact]
            for given in self.answers(id)
        ]

    def csv(self) -> str:
        """All answers as CSV, for a spreadsheet: no cell can run as a formula there."""
        return csv_of(HEAD[self.lang], self.rows())

    def __repr__(self) -> str:
        parts = [f"{len(self)} hand-ins", *self.lessons]
        if self.refused:
            parts.append(f"{len(self.refused)} could not be read")
        return f"Class({', '.join([*parts, *self.notes])})"


HEAD = {
    "en": ["question", "who", "answer", "time", "status", "exact"],
    "fr": ["question", "qui", "réponse", "heure", "état", "exact"],
}


def _held(question: Question, answer: str, lang: str) -> tuple[Fraction | None, str]:
    """The answer as a number, if it is one, and whether it is right: both worked out here, not believed."""
    try:
        value = read_number(answer).value
    except Unreadable:
        value = None
    if question.kind == "predict":
        return value, "guess" if value is not None else "unreadable"
    if question.kind in ("function", "simulated", "reach"):
        return value, "handed in"  # it was an object of that kernel: only its name came along
    return value, judge(question, answer, lang).status


def _exact_text(question: Question) -> str:
    truth = question.truth
    if question.kind == "choice":
        return next(option.id for option in question.options if option.right)
    if isinstance(truth, float) or (isinstance(truth, Fraction) and truth.denominator > 10**6):
        return f"{float(truth):.4f}"
    return quotient(truth) if isinstance(truth, (int, Fraction)) else ""


def _like(question: Question, given: list[Given], lang: str) -> dict[str, int]:
    """Guesses that come to a named mistake of the exercise with the same truth."""
    counts: dict[str, int] = {}
    for twin in twins_of(question):
        for mistake in twin.mistakes:
            near = [
                each
                for each in given
                if each.value is not None and abs(each.value - Fraction(mistake.is_)) <= Fraction(1, 200)
            ]
            if near:
                counts[filled(mistake.hint, lang)] = len(near)
    return counts


def twins_of(guessed: Question) -> list[Question]:
    """The exercises that count what was guessed."""
    return [
        each
        for each in load_bank(guessed.lesson).questions.values()
        if each.kind == "number" and each.data.get("truth") == guessed.data["truth"]
    ]
