"""What the class thinks: guesses, simulation and truth in one figure, shown one after the other."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from typing_extensions import Unpack

from ....engine.errors import unknown
from ....lab.charts.charts import Chart
from ....lab.classroom.class_tables import HEADS
from ....lab.classroom.classroom import Class, Given
from ....lab.classroom.points import Points
from ....lab.lessons.known import open_lesson
from ....lab.questions.bank import SHIPPED_ID, find_question, load_bank
from ....lab.questions.questions import Question
from ....lab.questions.simulated_truths import experiment_of
from ....lab.questions.titles import title_of
from ....lab.text import points, say
from ...page.lock import locked
from ...page.messages import BadMessageError
from ...page.other_screens import opened_to_others
from ...page.state_widget import Messages
from ..base import LabSettings, LabWidget, flag_in, head, text_in, whole_in
from ..contract import ClassRow, ClassState, Head
from .class_grid import grid_of
from .class_plot import ClassFigure, figure_of

if TYPE_CHECKING:
    import pandas

CLOSE = Fraction(1, 20)
HIDDEN = "•••"
LONGEST = 60  # letters of an answer in the list; the tables have all of it


class ClassRoom(LabWidget):
    """What a class answered: hand-ins from a folder, from codes, or pasted into the page. Nothing leaves the machine.

    - `source`: a folder, a list of codes, a text with codes in it, or nothing yet.
    - `question`: the question to show first, such as ``"L02.p1"``.
    - `points`: what answers are worth, as a `Points` or some of its fields: ``{"hint": 0.5, "of": {"L02.q5": 3}}``.
    - `lessons`: your own lessons, as Markdown files or codes, if they were not opened here before.
    - `live`: a lesson such as ``"L02"``, or a list of questions: students answer from their own screens, and `go_live` is
      called with it. True asks `question` alone.
    - `key`: the key of the class. Lines that are not signed with it count for nothing and are listed in `unsigned`.

    `settings` are those of every lab widget (`LabSettings`): `lang`, `theme`, `speed`, `after`, `exact_after`.
    A code that cannot be read raises nothing: it is listed in `refused` with the reason. `ValueError` says what is wrong
    with `points`, `key` or a file of a lesson.

    >>> ClassRoom([])
    ClassRoom(0 hand-ins)
    """

    _kind = "class"
    _private = True
    _tab_names = (
        *LabWidget._tab_names,
        "add",
        "answers",
        "chart",
        "csv",
        "go_live",
        "group",
        "live_class",
        "look",
        "picture",
        "points",
        "pools",
        "pupils",
        "questions",
        "refused",
        "rows",
        "show",
        "show_pool",
        "show_pupils",
        "to_frame",
        "unsigned",
    )

    def __init__(
        self,
        source: str | Path | Iterable[str] | None = None,
        question: str | None = None,
        *,
        points: Points | dict[str, Any] | None = None,
        key: str | None = None,
        lessons: Iterable[str | Path] = (),
        live: Any = False,
        **settings: Unpack[LabSettings],
    ) -> None:
        for file in [lessons] if isinstance(lessons, (str, Path)) else lessons:
            open_lesson(file)
        self.group = Class(source, lang=settings.get("lang") or "en", points=points, key=key)
        self._asked = question
        self._step, self._names, self._big, self._grid = 1, False, False, False
        self._pool: str | None = None
        super().__init__(**settings)
        self.group.lang = self.lang
        self.live_class: Any = None
        if live is True and question is None:
            self.close()
            raise ValueError("say what to ask: ClassRoom(live='L02'), or a list of questions")
        if live is not False:
            self.go_live(question if live is True else live)

    def go_live(
        self,
        questions: Any,
        *,
        names: bool = True,
        host: str = "127.0.0.1",
        port: int = 0,
        resume: bool = False,
    ) -> Any:
        """Let students answer from their own screens; what they answer is handed in here.

        - `questions`: a lesson such as ``"L02"``, or a list of ids, `Predict` and `Exercise`.
        - `names`: whether students say a name. Without one they are numbered.
        - `host`: ``"127.0.0.1"`` is this machine alone; ``"0.0.0.0"`` is everybody on its network.
        - `port`: by default the one of last time, else 8600 or a free one.
        - `resume`: go on with the class that was ended last, with its code, students and answers.

        A class that is live already goes on with these questions: its students stay in. After a kernel that was
        restarted or killed it goes on where it was. One that was ended is over, and a new one begins.
        A `LiveClass` comes back: show it, or open its `wall` on the projector. `ImportError` says what to install.

        >>> live = ClassRoom().go_live(["L02.p1"])
        >>> live, len(live.code)
        (LiveClass(L02.p1 ready, 0 of 0 answered), 6)
        >>> live.close()
        """
        opened = opened_to_others("class")
        self.live_class = opened(self, questions, names=names, host=host, port=port, resume=resume)
        return self.live_class

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        """While the class is live its control is shown in this place."""
        live = self.live_class
        if live is None or live.comm is None:
            return super()._repr_mimebundle_(**kwargs)
        made: tuple[dict[str, Any], dict[str, Any]] | None = live._repr_mimebundle_(**kwargs)
        return made

    # -- from Python ------------------------------------------------------------------------------------

    @property
    def refused(self) -> list[tuple[str, str]]:
        """What could not be read, with the reason."""
        return self.group.refused

    @property
    def unsigned(self) -> list[tuple[str, str]]:
        """Lines without the signature of the class: whose they claim to be, and what is wrong with them."""
        return self.group.unsigned

    @property
    def points(self) -> Points:
        """What answers are worth."""
        return self.group.points

    @locked
    def add(self, text: str) -> int:
        """Take codes, one a line; how many were new."""
        found = self.group.add(text)
        self._show()
        return found

    @locked
    def look(self) -> int:
        """Read the folder again."""
        found = self.group.look()
        self._show()
        return found

    @locked
    def show(self, question: str, step: int = 3) -> ClassRoom:
        """Show a question: 1 the guesses, 2 the simulation too, 3 the truth too."""
        find_question(question)
        self._asked, self._step, self._grid, self._pool = question, min(3, max(1, step)), False, None
        return self._shown()

    @locked
    def show_pupils(self) -> ClassRoom:
        """Show who is where: a row per student, a column per question."""
        self._grid, self._pool = True, None
        return self._shown()

    @locked
    def show_pool(self, experiment: str | None = None, step: int = 1) -> ClassRoom:
        """Show what the class drew, all together and a dot for each student; with `step` 3 what is exact too.

        `experiment` is one of `pools()`, by default the first. `ValueError` says that nobody drew it.
        """
        known = self.group.pools()
        if experiment is None and known:
            experiment = next(iter(known))
        if experiment not in known:
            raise unknown("experiment of this class", experiment, known)
        self._pool, self._grid, self._step = experiment, False, min(3, max(1, step))
        return self._shown()

    def pools(self) -> dict[str, dict[str, int]]:
        """What the class drew in all: how often each value was seen, by experiment."""
        return {id: pool.counts for id, pool in self.group.pools().items()}

    def pupils(self) -> list[str]:
        """The students by the names they are shown by."""
        return list(self.group.pupils().values())

    def questions(self) -> list[str]:
        """The questions that somebody answered, in the order of the lessons."""
        return self.group.questions()

    def answers(self, question: str) -> list[Given]:
        """What the class answered to a question, the last in first."""
        return self.group.answers(question)

    def chart(self, question: str | None = None) -> Chart:
        """The figure of a question, with the truth."""
        return self.group.chart(question or self._id() or "L01.p1")

    def rows(self, table: str = "answers") -> list[dict[str, Any]]:
        """A table as data: "answers" has a row per student and question, "pupils" a row per student."""
        return self.group.rows(table)

    def csv(self, table: str = "answers") -> str:
        """A table for a spreadsheet: "answers" or "pupils"."""
        return self.group.csv(table)

    def to_frame(self, table: str = "answers") -> pandas.DataFrame:
        """A table as a pandas frame: "answers" or "pupils"; needs the `frames` extra."""
        return self.group.to_frame(table)

    def _waits(self) -> str | None:
        """A class room waits for nobody's book: it is the teacher's."""
        return None

    # -- messages ---------------------------------------------------------------------------------------

    def _on_add(self, content: Any) -> None:
        self.group.add(text_in(content, "text", 200_000))

    def _on_look(self, _content: Any) -> None:
        self.group.look()

    def _on_step(self, content: Any) -> None:
        self._step = whole_in(content, "step", 1, 3)

    def _on_question(self, content: Any) -> None:
        wanted = text_in(content, "id")
        if wanted in self.group.questions():
            self._asked, self._step, self._grid, self._pool = wanted, 1, False, None

    def _on_view(self, content: Any) -> None:
        wanted = text_in(content, "view")
        if wanted not in ("figure", "grid", "pool"):
            raise BadMessageError("field 'view' must be figure, grid or pool")
        pools = self.group.pools() if wanted == "pool" else {}
        self._grid, self._pool, self._step = wanted == "grid", next(iter(pools), None), 1

    def _on_pool(self, content: Any) -> None:
        wanted = text_in(content, "id")
        if wanted in self.group.pools():
            self._pool, self._grid, self._step = wanted, False, 1

    def _on_names(self, content: Any) -> None:
        self._names = flag_in(content, "names")

    def _on_size(self, content: Any) -> None:
        self._big = flag_in(content, "big")

    def _on_csv(self, content: Any) -> None:
        table = text_in(content, "table")
        if table not in HEADS:
            raise BadMessageError(f"field 'table' must be one of {', '.join(HEADS)}")
        self.send({"type": "csv", "name": f"{table}.csv", "text": self.group.csv(table)})

    _messages: ClassVar[Messages] = {
        "add": _on_add,
        "look": _on_look,
        "step": _on_step,
        "question": _on_question,
        "view": _on_view,
        "pool": _on_pool,
        "names": _on_names,
        "size": _on_size,
        "csv": _on_csv,
    }

    # -- showing ----------------------------------------------------------------------------------------

    def _id(self) -> str | None:
        known = self.group.questions()
        return self._asked if self._asked in known else (known[0] if known else None)

    def _state(self) -> ClassState:
        self.group.lang = lang = self.lang
        id, told = self._id(), self._step == 3
        question = find_question(id) if id else None
        given = self.group.answers(id) if id else []
        figure = ClassFigure()
        pools = self.group.pools()
        pool = pools.get(self._pool) if self._pool else None
        if question is not None and not self._grid:
            figure = figure_of(question, given, self._step, lang, names=self._names)
        return {
            "head": self._head(id),
            "view": "grid" if self._grid else "pool" if pool else "figure",
            "grid": grid_of(self.group, lang, names=self._names) if self._grid else None,
            "pool": pool.chart(lang, truth=told).to_json() if pool else None,
            "pool_id": pool.id if pool else "",
            "pools": [
                [each.id, f"{each.id.partition('.')[0]} · {each.title(lang)}"] for each in pools.values()
            ],
            "id": id or "",
            "ids": self.group.questions(),
            "titles": [_where(each, lang) for each in self.group.questions()],
            "question": question.question(lang) if question else "",
            "step": self._step,
            "may_simulate": question is not None and _may_simulate(question),
            "names": self._names,
            "big": self._big,
            "plotted": figure.axis is not None,
            "dots": figure.dots,
            "bars": figure.bars,
            "ticks": figure.ticks,
            "scale": say("class.axis" if figure.axis is not None else "class.bars", lang),
            "left_out": _left_out(figure.left_out, lang),
            "median": figure.median,
            "median_text": figure.median_text,
            "band": figure.band,
            "band_text": figure.band_text,
            "exact": figure.exact,
            "exact_text": figure.exact_text,
            "mistake": self._mistake(id) if id and told and not self._grid else None,
            "cards": self._cards(given, figure) if told and not self._grid else [],
            "rows": [] if self._grid else [self._row(each, figure) for each in given[:40]],
            "refused": [[what, why] for what, why in self.group.refused[-5:]],
            "unsigned": [[what if self._names else HIDDEN, why] for what, why in self.group.unsigned[:40]],
            "folder": str(self.group.folder or ""),
            "notes": self.group.notes if self._names else self.group.nameless_notes,
        }

    def _head(self, id: str | None) -> Head:
        lang = self.lang
        if self._grid:
            count = len(self.group.pupils())
            told = say("class.students.one" if count == 1 else "class.students", lang, n=count)
            return head(say("class.grid", lang), told, "", "")
        if self._pool and (pool := self.group.pools().get(self._pool)):
            return head(say("class.pool", lang), pool.title(lang), pool.sentence(lang), "")
        told = self.group.sentence(id, truth=self._step == 3) if id else say("class.empty", lang)
        lead, _, rest = told.partition(". ")
        return head(say("class.title", lang), _where(id, lang), lead.rstrip(".") + ".", rest)

    def _mistake(self, id: str) -> str | None:
        found = self.group.named_mistakes(id)
        return None if not found else say("class.mistake", self.lang, n=found[0][0], hint=found[0][1])

    def _cards(self, given: list[Given], figure: ClassFigure) -> list[list[str]]:
        """What there is to say about the class as a whole, once the truth is told."""
        lang = self.lang
        cards = []
        judged = [each for each in given if each.status in ("right", "wrong")]
        if judged:
            right = sum(each.status == "right" for each in judged)
            cards.append([str(right), say("class.right", lang, n=len(judged))])
        off = [abs(gap) for each in given if (gap := figure.off(each)) is not None]
        if off:
            cards.append([points(sum(off) / len(off), lang), say("class.points", lang)])
            close = sum(each <= CLOSE for each in off)
            cards.append([str(close), say("class.close", lang, n=len(off))])
        return cards

    def _row(self, given: Given, figure: ClassFigure) -> ClassRow:
        judged = self._step == 3 and given.status in ("right", "wrong")
        return {
            "who": given.who if self._names else HIDDEN,
            "answer": _one_line(given.answer),
            "off": self._off(figure.off(given)),
            "status": say(f"status.{given.status}", self.lang) if judged else "",
        }

    def _off(self, gap: Fraction | None) -> str:
        if not gap:
            return ""
        return say("class.above" if gap > 0 else "class.below", self.lang, points=points(gap, self.lang))

    def _picture(self) -> str:
        id = self._id()
        if id is None:
            return Chart(
                say("class.title", self.lang), say("class.empty", self.lang), _EMPTY_X, _EMPTY_X, [], [], []
            ).svg()
        return self.group.chart(id, truth=self._step == 3).svg()

    def _in_words(self) -> str:
        return repr(self.group).replace("Class", "ClassRoom", 1)


_EMPTY_X: Any = {"label": "", "kind": "linear", "places": [], "low": 0, "high": 1, "percent": True}


def _where(id: str | None, lang: str) -> str:
    """ "Lesson 2, Question 1"; a lesson that is not of the package by its title."""
    if not id:
        return ""
    lesson = id.partition(".")[0]
    known = SHIPPED_ID.fullmatch(lesson)
    return f"{say('class.lesson', lang, n=int(lesson[1:])) if known else load_bank(lesson).title[lang]}, {title_of(id, lang)}"


def _one_line(answer: str) -> str:
    text = " ".join(answer.split())
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def _left_out(n: int, lang: str) -> str:
    return "" if not n else say("class.left_out.one" if n == 1 else "class.left_out", lang, n=n)


def _may_simulate(question: Question) -> bool:
    return question.form == "chance" and experiment_of(question) is not None
