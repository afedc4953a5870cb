"""What a class thought: hand-ins collected from codes or a folder, held against truths that are computed again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any, NamedTuple

from ...engine.checks import short
from ...engine.saving.codes import is_code
from ...engine.saving.dataframe import dataframe_of
from ..charts.charts import Chart, Mark, band, csv_of, linear, mark
from ..questions.bank import OPEN, find_question, load_bank
from ..questions.judges import judge
from ..questions.questions import Question, filled
from ..text import percent, quotient, say
from ..text.answers import Unreadable, read_number
from .class_axis import axis_of, stacked
from .class_bars import bars_of
from .class_tables import in_words, table_rows, time_text
from .collecting import Line, files_below, is_folder, lines_in, stamp_of, text_of
from .handin import SUFFIX
from .handin_line import CODED, HandIn, LineError, clean_key, is_signed, read_hand_in
from .points import Points, read_points
from .pooling import Pool, pools_of

if TYPE_CHECKING:
    import pandas

MOST_HAND_INS = 2000
MOST_REFUSED = 200
LABEL = 18  # letters of an answer below its bar


class Given(NamedTuple):
    """One student's answer to one question, judged here, with the points it earns. `pupil` tells the student from all others."""

    who: str
    answer: str
    time: float
    tries: int
    hints: int
    value: Fraction | None
    status: str
    points: Fraction = Fraction(0)
    pupil: str = ""


class Class:
    """A class's hand-ins: from a folder, a list of codes, a text with codes in it, or nothing yet.

    What cannot be read is kept in `refused` with the reason; nothing else is lost by it. With a class `key`, lines
    without its signature count for nothing and are listed in `unsigned`.
    """

    def __init__(
        self,
        source: str | Path | Iterable[str] | None = None,
        *,
        lang: str = "en",
        points: Points | dict[str, Any] | None = None,
        key: str | None = None,
    ) -> None:
        self.lang = lang
        self.points = read_points(points)
        self.folder: Path | None = None
        self._key = None if key is None else clean_key(key)
        self._made: dict[tuple[str, str], HandIn] = {}  # by pupil and lesson
        self._unsigned: dict[tuple[str, str], tuple[HandIn, str]] = {}
        self._refused: dict[tuple[str, str], LineError] = {}
        # Files as they were when they were read, with what was wrong in them.
        self._read: dict[Path, tuple[Any, list[tuple[str, LineError]]]] = {}
        self._notes: list[str] = []
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
        """Read what is new in the folder: how many new or changed hand-ins were found."""
        if self.folder is None:
            return 0
        self._notes = []
        if not is_folder(self.folder):
            self._notes.append(say("class.no_folder", self.lang, folder=short(str(self.folder), 80)))
            return 0
        files, whole = files_below(self.folder)
        if not whole:
            self._notes.append(say("class.large_folder", self.lang, n=len(files)))
        self._read = {path: kept for path, kept in self._read.items() if path in set(files)}
        return sum(self._file(path) for path in files)

    def _file(self, path: Path) -> int:
        stamp = stamp_of(path)
        if path in self._read and self._read[path][0] == stamp:
            return 0
        refused: list[tuple[str, LineError]] = []
        self._read[path] = (stamp, refused)
        try:
            found = lines_in(text_of(path))
        except LineError as trouble:
            refused.append((path.name, trouble))
            return 0
        if not found.lines and path.suffix.lower() == SUFFIX:
            refused.append((path.name, LineError("none")))
        refused += [(path.name, line.trouble) for line in found.lines if line.trouble][:MOST_REFUSED]
        return sum(self._take(line) for line in found.lines)

    def add(self, text: str) -> int:
        """Take codes from a text: how many were new or changed. What cannot be read is listed in `refused`."""
        found = lines_in(str(text or ""))
        for line in found.lines:
            if line.trouble:
                self._refuse(line.text, line.trouble)
        for row in found.rest if not found.lines or not _is_letter(found.rest) else []:
            self._refuse(row, _trouble_with(row))
        return sum(self._take(line) for line in found.lines)

    def _refuse(self, what: str, why: LineError) -> None:
        place = (short(what, 24), str(why))
        self._refused.pop(place, None)
        self._refused[place] = why
        while len(self._refused) > MOST_REFUSED:
            del self._refused[next(iter(self._refused))]

    def _take(self, line: Line) -> int:
        if line.made is None:
            return 0
        place = (_pupil(line.made), line.made.lesson)
        if self._key is not None and not is_signed(line.text, self._key):
            if place not in self._made and len(self._unsigned) < MOST_HAND_INS:
                why = "class.bad_signature" if "." in line.text else "class.no_signature"
                self._unsigned[place] = (line.made, why)
            return 0
        known = self._made.get(place)
        if known is not None and not _is_newer(line.made, known):
            return 0
        if known is None and len(self._made) >= MOST_HAND_INS:
            self._refuse(line.text, LineError("full", n=MOST_HAND_INS))
            return 0
        self._unsigned.pop(place, None)
        self._made[place] = line.made
        return 1

    @property
    def refused(self) -> list[tuple[str, str]]:
        """What could not be read, with the reason; the newest last, and not more than a few hundred."""
        of_files = [each for _, refused in self._read.values() for each in refused]
        pasted = [(what, why) for (what, _), why in self._refused.items()]
        return [(what, why.say(self.lang)) for what, why in [*of_files, *pasted][-MOST_REFUSED:]]

    @property
    def unsigned(self) -> list[tuple[str, str]]:
        """Lines without the signature of the class: whose they claim to be, and what is wrong with them."""
        return [
            (f"{made.name or say('class.seat', self.lang)}, {made.lesson}", say(why, self.lang))
            for made, why in self._unsigned.values()
        ]

    @property
    def notes(self) -> list[str]:
        """What a teacher should know: a folder that is not there, students of one name."""
        return [*self._notes, *(say("class.same_name", self.lang, name=name) for name in self.same_names())]

    @property
    def nameless_notes(self) -> list[str]:
        """The notes as a whole class may see them."""
        return [*self._notes, *([say("class.some_name", self.lang)] if self.same_names() else [])]

    def same_names(self) -> list[str]:
        """The names that several students have."""
        first: dict[str, str] = {}
        for name in self._names().values():
            first.setdefault(name.casefold(), name)
        times = Counter(name.casefold() for name in self._names().values() if name)
        return sorted(first[name] for name, n in times.items() if n > 1)

    def __len__(self) -> int:
        return len(self._made)

    # -- who ------------------------------------------------------------------------------------------

    def pupils(self) -> dict[str, str]:
        """The name each student is shown by, in the order of their first lines: "Tom", "Tom (2)", "seat 03"."""
        shown, times = {}, Counter[str]()
        for number, (pupil, name) in enumerate(self._names().items(), 1):
            written = name or f"{say('class.seat', self.lang)} {number:02}"
            times[written.casefold()] += 1
            again = times[written.casefold()]
            shown[pupil] = written if again == 1 else f"{written} ({again})"
        return shown

    def _names(self) -> dict[str, str]:
        """What each student wrote as a name, last of all."""
        names: dict[str, str] = {}
        newest: dict[str, float] = {}
        for (pupil, _), made in self._made.items():
            names.setdefault(pupil, made.name)
            if made.name and made.time >= newest.get(pupil, 0.0):
                names[pupil], newest[pupil] = made.name, made.time
        return names

    # -- reading ------------------------------------------------------------------------------------

    @property
    def lessons(self) -> list[str]:
        """The lessons of which something was handed in, in order."""
        return sorted({lesson for _, lesson in self._made})

    def questions(self, *, all_asked: bool = False) -> list[str]:
        """The questions that somebody answered, in the order of the lessons; or all that these lessons ask."""
        answered = {answer.id for made in self._made.values() for answer in made.answers}
        return [
            question.full_id
            for lesson in self.lessons
            for question in load_bank(lesson).questions.values()
            if all_asked or question.full_id in answered
        ]

    def answers(self, id: str) -> list[Given]:
        """What the class answered to a question, the last in first."""
        question, names = find_question(id), self.pupils()
        found = []
        for (pupil, lesson), made in self._made.items():
            for answer in made.answers if lesson == question.lesson else ():
                if answer.id == question.full_id:
                    value, status = _held(question.full_id, answer.answer, answer.claim, self.lang)
                    points = self.points.earned(question, status, tries=answer.tries, hints=answer.hints)
                    given = (names[pupil], answer.answer, answer.time, answer.tries, answer.hints, value)
                    found.append(Given(*given, status, points, pupil))
        return sorted(found, key=lambda given: (-given.time, given.who))

    def hints_at_table(self, pupil: str) -> int:
        """How many hints a student asked for in games, in all lessons."""
        return sum(made.helped for (who, _), made in self._made.items() if who == pupil)

    def named_mistakes(self, id: str) -> list[tuple[int, str]]:
        """How many gave each answer that has a name, with its hint; the most frequent first."""
        question = find_question(id)
        if question.kind in CODED:
            return []
        counts: dict[str, int] = {}
        for given in self.answers(id):
            found = judge(question, given.answer, self.lang)
            if found.named and found.detail:
                counts[found.detail] = counts.get(found.detail, 0) + 1
        if question.kind == "predict":
            counts = _like(question, self.answers(id), self.lang)
        return sorted(((n, hint) for hint, n in counts.items()), reverse=True)

    # -- what everybody drew ------------------------------------------------------------------------

    def pools(self) -> dict[str, Pool]:
        """What the class drew, each student with luck of their own: an experiment by its id, such as "L01.tray"."""
        return pools_of(made.results for made in self._made.values())

    # -- showing ------------------------------------------------------------------------------------

    def sentence(self, id: str, *, truth: bool = True) -> str:
        """How many are in, and what half of them said."""
        given = [each.value for each in self.answers(id) if each.value is not None]
        count = len(self.answers(id))
        text = say("class.in.one" if count == 1 else "class.in", self.lang, n=count)
        question = find_question(id)
        axis = axis_of(question, given, told=truth)
        if given and axis is not None and axis.is_chance:
            text += " " + say("class.median", self.lang, p=percent(median(given), self.lang))
            if truth and question.truth is not None:
                text += " " + say("class.truth", self.lang, p=percent(question.truth, self.lang))
        return text

    def chart(self, id: str, *, truth: bool = True) -> Chart:
        """Every answer as a dot where it was said, or the most frequent answers as bars; the truth unless it is still a secret."""
        question, lang, given = find_question(id), self.lang, self.answers(id)
        axis = axis_of(question, [each.value for each in given if each.value is not None], told=truth)
        marks: list[Mark]
        if axis is None:
            bars = bars_of(question, [each.answer for each in given], lang)
            labels = [_label(question, bar.label) for bar in bars]
            points: list[list[float | None]] = [[place, bar.students] for place, bar in enumerate(bars)]
            right = [one for one, bar in zip(points, bars, strict=True) if truth and bar.status == "right"]
            other = [one for one in points if one not in right]
            marks = [mark("bars", "you", say("class.answers", lang), other)]
            if right:
                marks.append(mark("bars", "exact", say("exact", lang), right))
            x, high = band("", labels), max([4, *(bar.students for bar in bars)]) + 1
        else:
            places = sorted(at for each in given if (at := axis.at(each.value)) is not None)
            heights = stacked(places)
            dots: list[list[float | None]] = [
                [float(at * axis.most), height] for at, height in zip(places, heights, strict=True)
            ]
            marks = [mark("dots", "you", say("class.guess", lang), dots)]
            if truth and question.truth is not None:
                exact, text = (
                    float(axis.exactly(question.truth) * axis.most),
                    axis.truth_text(question.truth, lang),
                )
                marks.append(mark("rule", "exact", say("exact", lang), [[exact, None]], [text]))
            x = linear(say("class.axis", lang), 0, float(axis.most), percent=axis.is_chance)
            high = max([4, *heights]) + 1
        head = [
            say(f"column.{name}", lang) for name in ("question", "who", "answer", "time", "status", "exact")
        ]
        exact_text = exact_of(question) if truth else ""
        rows = [
            [id, each.who, each.answer, time_text(each.time), self._status(each, told=truth), exact_text]
            for each in given
        ]
        told = self.sentence(id, truth=truth)
        return Chart(question.question(lang), told, x, linear("", 0, high), marks, head, rows, lang=lang)

    def _status(self, given: Given, *, told: bool) -> str:
        return say(f"status.{given.status}", self.lang) if told else ""

    # -- tables ---------------------------------------------------------------------------------------

    def rows(self, table: str = "answers") -> list[dict[str, Any]]:
        """A table as data: "answers" has a row per student and question, "pupils" a row per student."""
        return table_rows(self, table)

    def csv(self, table: str = "answers") -> str:
        """A table for a spreadsheet: no cell can run as a formula there."""
        return csv_of(*in_words(table, self.rows(table), self.lang))

    def to_frame(self, table: str = "answers") -> pandas.DataFrame:
        """A table as a pandas frame; needs the `frames` extra."""
        return dataframe_of(self.rows(table))

    def __repr__(self) -> str:
        parts = [f"{len(self)} hand-ins", *self.lessons]
        if self.refused:
            parts.append(f"{len(self.refused)} could not be read")
        if self._unsigned:
            parts.append(f"{len(self._unsigned)} not signed")
        return f"Class({', '.join([*parts, *self.notes])})"


def _pupil(made: HandIn) -> str:
    """What tells a student from all others: the mark of the book; before there were marks the name, or the first answer."""
    if made.mark or made.name:
        return f"mark {made.mark}" if made.mark else f"name {made.name}"
    first = min((answer.time for answer in made.answers), default=0.0)
    return f"first {made.lesson} {first}"


def _is_newer(made: HandIn, known: HandIn) -> bool:
    """Whether more was done since, or a name was written."""
    named = made.work == known.work and made.name not in ("", known.name)
    return made.work > known.work or named


def _is_letter(rows: list[str]) -> bool:
    """Whether rows beside codes are the words of a mail or the cells of a table: not every one is a spoilt code."""
    return any(" " in row or "," in row or ";" in row for row in rows)


def _trouble_with(row: str) -> LineError:
    try:
        read_hand_in(row)
    except LineError as trouble:
        return trouble
    return LineError("none")


@lru_cache(maxsize=20_000)
def _held(id: str, answer: str, claim: str, lang: str) -> tuple[Fraction | None, str]:
    """The answer as a number, if it is one, and whether it is right: both worked out here, not believed.

    Code is not run here: what the student's own check said of it is kept apart as a claim.
    """
    question = find_question(id)
    try:
        value = read_number(answer).value
    except Unreadable:
        value = None
    if question.kind == "predict":
        return value, "guess" if value is not None else "unreadable"
    if question.kind in CODED:
        return value, "claimed" if claim == "right" else "handed_in"
    if question.kind in OPEN:
        return None, "handed_in"
    return value, judge(question, answer, lang).status


def exact_of(question: Question) -> str:
    """What is right, as a cell of a table; nothing where it takes more than a cell."""
    if question.kind == "choice":
        return next(option.id for option in question.options if option.right)
    if question.kind in (*CODED, *OPEN) or question.truth is None:
        return ""
    truth = question.truth
    if question.kind == "set":
        return "{" + ", ".join(map(str, sorted(truth))) + "}"
    if isinstance(truth, float) or (isinstance(truth, Fraction) and truth.denominator > 10**6):
        return f"{float(truth):.4f}"
    return quotient(truth) if isinstance(truth, (int, Fraction)) else ""


def _label(question: Question, label: str) -> str:
    text = label.split(")", 1)[0] if question.kind == "choice" else " ".join(label.split())
    return text if len(text) <= LABEL else f"{text[: LABEL - 1]}…"


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
        if each.kind == "number" and each.data.get("truth") == guessed.data.get("truth")
    ]
