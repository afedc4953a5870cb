"""The head of a lesson, and a teacher's starting position with its odds locked."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from ...lab.charts.svg import SOFT, picture, words
from ...lab.classroom.book import BOOK
from ...lab.classroom.handin import Receipt, hand_in
from ...lab.classroom.lesson import Start, start_of
from ...lab.lessons.known import open_lesson
from ...lab.lessons.plan import Plan
from ...lab.questions.bank import SHIPPED_ID, Bank, lessons
from ...lab.text import LANGUAGES, say
from ..files.load import widget_for
from ..page.game_widget import GameWidget
from ..page.lock import locked
from ..page.state_widget import Messages
from .base import LabWidget
from .contract import LessonState, LessonStep
from .exercise import Exercise
from .guesses import Guesses
from .handing_in import HandInCard
from .kept_book import KEPT
from .predict import Predict

if TYPE_CHECKING:
    from ..games.puzzles.puzzles import Puzzles  # puzzles are asked by lessons, and know their book


class Lesson(LabWidget):
    """The head of a lesson, or a teacher's starting position.

    ``Lesson("L02")`` opens a lesson of the package, ``Lesson("my.md")`` one of your own from a Markdown file (docs/write-a-lesson.md):
    from now on ``check("q3")`` means its third question.

    >>> lesson = Lesson("L02")
    >>> lesson
    Lesson('L02': Four dice, six pairs)
    >>> lesson.ask("p1").status
    'unanswered'

    ``Lesson(state=..., seed=..., lock=True)`` is a starting position to share: `code` is the line to send, `begin()`
    starts the game.

    - `heading`: whether the head shows the title; the notebooks of the lessons have it above already.
    - `state`: a game widget, a session or a code. `seed`: the luck to come, if it is to be the same for all.
    - `lock`: the odds stay hidden until a student has predicted.

    A lesson that does not exist raises nothing: the widget says so. `begin` raises `ValueError` if there is no start.
    """

    _kind = "lesson"
    _tab_names = (
        *LabWidget._tab_names,
        "ask",
        "bank",
        "begin",
        "code",
        "exercise",
        "forget",
        "guesses",
        "hand_in",
        "hand_in_card",
        "id",
        "live",
        "luck",
        "picture",
        "plan",
        "resume",
        "start_anew",
    )

    def __init__(
        self,
        lesson: str | Path | None = None,
        *,
        state: Any = None,
        seed: int | None = None,
        lock: bool = True,
        heading: bool = True,
        lang: str | None = None,
        **settings: Any,
    ) -> None:
        self._heading = heading
        self.id = "" if lesson is None else str(lesson)[:20]
        self.plan: Plan | None = None
        self._start: Start | None = None
        self._trouble = ""
        try:
            if state is not None:
                self._start = start_of(state, seed, lock)
            if lesson is not None or state is None:
                self.plan = open_lesson("" if lesson is None else lesson)
                self.id = self.plan.id
        except ValueError as trouble:
            self._trouble = str(trouble)[:300]
        if lang is None:
            lang = self.plan.lang if self.plan else "en"
        if self.plan is not None:
            KEPT.open(self.id)
            BOOK.open(self.id, lang if lang in LANGUAGES else "en")
        super().__init__(lang=lang, **settings)
        BOOK.watch(self._again)

    @property
    def bank(self) -> Bank | None:
        """What the lesson asks."""
        return None if self.plan is None else self.plan.bank

    @property
    def code(self) -> str | None:
        """The teacher's starting position as one line to share; `dw.load` opens it."""
        return None if self._start is None else self._start.code

    def begin(self) -> GameWidget:
        """The game from the teacher's position; with the lock its odds wait for a prediction, and no page opens it."""
        if self._start is None:
            raise ValueError(self._trouble or say("lesson.no_start", self.lang))
        return opened(self._start, lang=self.lang)

    def luck(self, name: str = "table") -> int:
        """A seed of the student's own, the same whenever it is asked for: ``dw.DungeonFighter(["You"], seed=lesson.luck())``."""
        return BOOK.luck("lesson", self.id, name)

    def ask(self, question: str, **settings: Any) -> Predict:
        """A prediction card of this lesson."""
        settings.setdefault("reveal", "solved")
        return Predict(f"{self.id}.{question}", lang=self.lang, **settings)

    def live(self, **settings: Any) -> Any:
        """Ask this lesson's questions on the students' own screens: a `ClassRoom` of its own, live (see `ClassRoom.go_live`)."""
        from .room.classroom import ClassRoom

        return ClassRoom(lang=self.lang).go_live(self.id, **settings)

    def guesses(self, **settings: Any) -> Guesses:
        """All predictions of this lesson beside what is exact, as far as it may be seen."""
        return Guesses(self.id, lang=self.lang, **settings)

    def hand_in_card(self, **settings: Any) -> HandInCard:
        """The code of all answers, always up to date, with a button that copies it."""
        return HandInCard(self.id, lang=self.lang, **settings)

    def exercise(self, question: str, **settings: Any) -> Exercise | Puzzles:
        """An exercise of this lesson; a puzzle stands on the board of its game."""
        asked = self.bank.questions.get(question) if self.bank else None
        if asked is not None and "puzzle" in asked.data:
            from ..games.puzzles.puzzles import Puzzles

            return Puzzles._asking(asked, {"lang": self.lang, **settings})
        return Exercise(f"{self.id}.{question}", lang=self.lang, **settings)

    def hand_in(self, name: str = "", **settings: Any) -> Receipt:
        """Every answer of this lesson as one code to copy."""
        return hand_in(name, lesson=self.id, **settings)

    @locked
    def resume(self) -> Lesson:
        """Go on with the answers that were left on this computer, if there are any."""
        KEPT.resume()
        return self._shown()

    @locked
    def start_anew(self) -> Lesson:
        """Begin with an empty book; answers that were left by somebody else stay where they are."""
        KEPT.start_anew()
        return self._shown()

    @locked
    def forget(self) -> Lesson:
        """Remove all your answers, from this kernel and from this computer."""
        KEPT.forget()
        return self._shown()

    def _waits(self) -> str | None:
        """The head is never locked: it asks whose book it is."""
        return None

    def _on_resume(self, _content: Any) -> None:
        self.resume()

    def _on_anew(self, _content: Any) -> None:
        self.start_anew()

    def _on_forget(self, _content: Any) -> None:
        self.forget()

    _messages: ClassVar[Messages] = {"resume": _on_resume, "anew": _on_anew, "forget": _on_forget}

    def _state(self) -> LessonState:
        lang, bank = self.lang, self.bank
        if bank is None:
            title = self._start.session.game.words.title(lang) if self._start else self._trouble
            caption = (
                say("lesson.start", lang, step=len(self._start.session.log))
                if self._start
                else ", ".join(lessons())
            )
            return {
                "title": title,
                "heading": True,
                "caption": caption,
                "steps": [],
                "goals_title": "",
                "goals": [],
                "words": [],
                "code": self.code,
                "kept": None,
            }
        return {
            "title": bank.title[lang],
            "heading": self._heading,
            "caption": self._caption(bank),
            "steps": self._steps(),
            "goals_title": say("lesson.goals", lang),
            "goals": [goal[lang] for goal in bank.goals],
            "words": [[word[lang], meaning[lang]] for word, meaning in bank.words],
            "code": self.code,
            "kept": KEPT.state(lang),
        }

    def _caption(self, bank: Bank) -> str:
        lang = self.lang
        number = say("class.lesson", lang, n=int(self.id[1:])) if SHIPPED_ID.fullmatch(self.id) else ""
        level = say("lesson.level", lang, level=bank.level) if bank.level else ""
        minutes = say("lesson.minutes", lang, minutes=bank.minutes) if bank.minutes else ""
        needs = say("lesson.needs", lang, needs=bank.needs[lang]) if bank.needs[lang] else ""
        return " · ".join(filter(None, [number, level, minutes, needs]))

    def _steps(self) -> list[LessonStep]:
        """A part is done when all its questions are answered; one without questions, when a later part has begun."""
        parts = self.plan.parts if self.plan else ()
        asked = [[f"{self.id}.{id}" for id in part.asked] for part in parts]
        begun = [any(BOOK.answered(id) for id in ids) for ids in asked]
        done = [
            all(BOOK.answered(id) for id in ids) if ids else any(begun[place + 1 :])
            for place, ids in enumerate(asked)
        ]
        now = next((place for place, is_done in enumerate(done) if not is_done), len(done))
        return [
            {"name": part.title[self.lang], "done": done[place], "now": place == now}
            for place, part in enumerate(parts)
        ]

    def _picture(self) -> str:
        if self.bank is None:
            told = self._state()["title"]
            return picture([words(told, 20, 34)], told, 640, 60)
        lang, bank = self.lang, self.bank
        goals = [words(f"• {goal[lang]}", 20, 84 + 20 * row, size=13) for row, goal in enumerate(bank.goals)]
        caption = self._caption(bank)
        parts = [
            words(bank.title[lang], 20, 34, size=19, bold=True, serif=True),
            words(caption, 20, 56, fill=SOFT),
            *goals,
        ]
        return picture(parts, f"{bank.title[lang]}. {caption}", 640, 90 + 20 * len(goals))

    def _in_words(self) -> str:
        if self._start is not None:
            locked = "locked" if self._start.lock else "open"
            return (
                f"Lesson({self._start.session.game.name} from step {len(self._start.session.log)}, {locked})"
            )
        return f"Lesson({self.id!r}: {self.bank.title['en'] if self.bank else self._trouble})"


def opened(start: Start, **settings: Any) -> GameWidget:
    """The widget of a starting position."""
    settings.setdefault("overlay", "predict" if start.lock else "open")
    return widget_for(start.session.game)(session=start.session, **settings)
