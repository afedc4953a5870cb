"""An exercise: a question, a field, a button and a ladder of hints."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from typing_extensions import Unpack

from ...lab.charts.svg import INK, SOFT, STRONG, picture, words
from ...lab.classroom.book import BOOK
from ...lab.questions.bank import OWN, find_question, is_known, load_bank
from ...lab.questions.checks import Verdict, check_question, is_missing, verdict_again
from ...lab.questions.own import is_unnamed, own_question, remember
from ...lab.questions.questions import Question, filled
from ...lab.questions.titles import title_of
from ...lab.questions.understood import understood
from ...lab.text import say
from ..page.lock import locked
from ..page.state_widget import Messages
from .base import LabSettings, LabWidget, text_in
from .contract import ExerciseOption, ExerciseState, ReadState
from .kept_book import KEPT
from .predict import _wrapped, card_of

LONGEST = 400


class Exercise(LabWidget):
    """A question of a lesson or of your own, to be answered in the page or from Python with `answer(...)`.

    A question of a lesson has an id such as ``"q3"`` (of the open lesson) or ``"L02.q3"``. One that does not exist raises
    nothing: the widget says so.

    >>> exercise = Exercise("L02.q3")
    >>> exercise
    Exercise('L02.q3': unanswered)
    >>> exercise.answer("139/216")
    Right: 139/216, about 9 in 14. 462 of the 1 296 rolls have no pair that makes 7: 77 of 216.

    A question of your own has a text and a `truth`:

    - `kind`: "chance", "number", "count" (a whole number), "set", "list", "choice", "function", "simulation", "decision" or
      "sentence". Without it a set, a list, a function and `options` speak for themselves, and a number is a chance.
    - `hints`: texts that open one at a time. `wrong`: mistakes and what to say about each: ``{Fraction(1, 3): "One die."}``.
    - `options`: the sentences of a choice; `truth` is the right one, or its letter. A "decision" has no right one, and a
      "sentence" needs no truth: both are kept for you to read.
    - `because`: what is said to a right answer. `id`: its name in hand-ins and tables, else its first words.
    - `inputs`: on what a function is tried, beside the truth, a function that is right. `name`: what students call theirs.
    - `n`: how many runs a simulation needs. `digits`, `within`: how exact a decimal must be. `points`: what it is worth.

    `settings` are those of every lab widget (`LabSettings`): `lang`, `theme`, `speed`, `after`, `exact_after`. `ValueError`
    says at once what is wrong with a question of your own.

    >>> from fractions import Fraction
    >>> own = Exercise("Best of three dice at least 5?", Fraction(19, 27), wrong={Fraction(1, 3): "That is one die."})
    >>> own.answer("1/3")
    not yet: This is a mistake many people make. That is one die.
    >>> own.answer("19/27").status
    'right'
    """

    _kind = "exercise"
    _tab_names = (*LabWidget._tab_names, "answer", "hint", "id", "picture", "status", "verdict")

    def __init__(
        self,
        question: str | dict[str, str],
        truth: Any = None,
        *,
        kind: str | None = None,
        hints: Iterable[str | dict[str, str]] = (),
        wrong: Mapping[Any, str | dict[str, str]] | None = None,
        options: Sequence[str | dict[str, str]] = (),
        because: str | dict[str, str] = "",
        id: str = "",
        inputs: Iterable[Any] = (),
        name: str | None = None,
        n: int | None = None,
        digits: int | None = None,
        within: Any = None,
        points: int | None = None,
        **settings: Unpack[LabSettings],
    ) -> None:
        self._asked: Question | None = None
        self._trouble = ""
        if truth is not None or kind is not None or options or not isinstance(question, str):
            fields = {"name": name, "n": n, "digits": digits, "within": within, "points": points}
            self._asked = remember(
                own_question(
                    question, truth, kind=kind, id=id, hints=hints, wrong=wrong, options=options, because=because,
                    inputs=inputs, **{key: value for key, value in fields.items() if value is not None},
                )
            )  # fmt: skip
            KEPT.ask(self._asked)
        else:
            try:
                self._asked = find_question(question, BOOK.lesson)
            except ValueError as trouble:
                told = str(trouble) if _is_id(question) else say("exercise.no_truth", BOOK.lang)
                self._trouble = told[:300]
        self._name = str(question)[:40]
        self._written = ""
        self._read: ReadState | None = None
        self.verdict: Verdict | None = None
        super().__init__(**settings)
        BOOK.watch(self._look)
        self._look()

    def _look(self) -> None:
        """What was answered before, on another card or by another kernel, stands here too."""
        kept = BOOK.entries.get(self.id)
        if self._asked is None:
            return
        if kept is None or not kept.tries:
            if self.status in ("right", "wrong"):  # everything was forgotten
                self._written, self.verdict = "", None
                self._show()
            return
        if self.verdict is not None:
            return
        self._written = kept.answer
        self.verdict = verdict_again(self._asked, kept, self.lang)
        self._show()

    @property
    def id(self) -> str:
        """The full name of the question: ``"L02.q3"``."""
        return self._asked.full_id if self._asked else self._name

    @property
    def status(self) -> str:
        """unanswered, right, wrong, unreadable, or unknown for a question that does not exist."""
        if self._asked is None:
            return "unknown"
        return "unanswered" if self.verdict is None else self.verdict.status

    @locked
    def answer(self, answer: Any = ...) -> Verdict:
        """Check an answer; the page shows what it says."""
        if self._asked is None:
            return Verdict(self._name, "unknown", self._trouble, lang=self.lang)
        self._written = (
            ""
            if is_missing(answer)
            else str(answer)[:LONGEST]
            if isinstance(answer, (str, int, float))
            else "…"
        )
        found = check_question(self._asked, answer, book=BOOK, lang=self.lang)
        self.verdict = None if found.status == "unanswered" else found
        self._show()
        return found

    @locked
    def hint(self) -> str:
        """Open the next hint; all that are open stay open."""
        if self._asked is None:
            return self._trouble
        if not self._asked.hints:
            return ""
        opened = BOOK.open_hint(self.id, len(self._asked.hints))
        self._show()
        return filled(self._asked.hints[opened - 1], self.lang)

    def _detail(self) -> str:
        """What stands below a verdict; a hint that is open stands among the hints, and not twice."""
        told = "" if self.verdict is None else self.verdict.detail
        if self._asked is not None and self._asked.hints and BOOK.entry(self.id, "check").hints:
            told = told.replace(filled(self._asked.hints[0], self.lang), "").strip()
        return told

    def _on_read(self, content: Any) -> None:
        """The page asks how a text is understood while it is being written."""
        text = text_in(content, "answer", 1000)
        says = understood(self._asked, text, self.lang) if self._asked else ""
        self._read = {"text": text, "says": says, "value": None}

    def _on_check(self, content: Any) -> None:
        self.answer(text_in(content, "answer", 1000))

    def _on_hint(self, _content: Any) -> None:
        self.hint()

    _messages: ClassVar[Messages] = {
        "read": _on_read,
        "check": _on_check,
        "hint": _on_hint,
    }

    def _state(self) -> ExerciseState:
        asked, lang = self._asked, self.lang
        entry = BOOK.entry(self.id, "check") if asked else None
        told = self.verdict
        return {
            "title": self._title(),
            "question": asked.question(lang) if asked else self._trouble,
            "kind": asked.kind if asked else "unknown",
            "place": _place(asked, lang) if asked else "",
            "options": _options(asked, lang) if asked else [],
            "answer": self._written,
            "status": self.status,
            "chip": say(f"status.{self.status}", lang),
            "text": "" if told is None else told.text,
            "detail": "" if told is None else " ".join(filter(None, [self._detail(), self._remembered()])),
            "tries": entry.tries if entry else 0,
            "hints": [filled(text, lang) for text in asked.hints[: entry.open_hints]]
            if asked and entry
            else [],
            "hints_in_all": len(asked.hints) if asked else 0,
            "code": f'check("{_called(asked)}", {asked.variable})' if asked else "",
            "read": self._read,
        }

    def _title(self) -> str:
        asked, lang = self._asked, self.lang
        if asked is None:
            return title_of(self.id, lang)
        named = not is_unnamed(asked.full_id, asked.ask)
        title = title_of(asked.full_id, lang) if named else say("title.own", lang, n="").strip()
        return title if asked.track == "core" else f"{title} · {say(f'track.{asked.track}', lang)}"

    def _remembered(self) -> str:
        """What the student had guessed before it was counted, beside the answer that is right."""
        asked = self._asked
        if asked is None or self.status != "right":
            return ""
        guessed = load_bank(asked.lesson).guess_of(asked.full_id) if is_known(asked.lesson) else None
        kept = BOOK.entries.get(guessed.full_id) if guessed else None
        if guessed is None or kept is None or not kept.tries:
            return ""
        card = card_of(guessed).commit(kept.answer).reveal()
        lang = self.lang
        question, guess = title_of(guessed.full_id, lang), card.guess_text(lang)
        return say("exercise.guess", lang, question=question, guess=guess, verdict=card.verdict(lang))

    def _picture(self) -> str:
        asked = self._asked.question(self.lang) if self._asked else self._trouble
        lines = [
            words(part, 20, 52 + 20 * row, size=14, serif=True, fill=INK)
            for row, part in enumerate(_wrapped(asked))
        ]
        colour = {"right": STRONG["safe"], "wrong": STRONG["dead"]}.get(self.status, SOFT)
        told = (
            f"{say(f'status.{self.status}', self.lang)}. {'' if self.verdict is None else self.verdict.text}"
        )
        parts = [
            words(self._title(), 20, 28, size=12, bold=True),
            *lines,
            words(told, 20, 132, fill=colour),
        ]
        return picture(parts, f"{asked} {told}", 640, 150)

    def _in_words(self) -> str:
        return f"Exercise({self.id!r}: {self.status})"


def _is_id(question: str) -> bool:
    return " " not in question.strip() and len(question) <= 60


def _place(asked: Question, lang: str) -> str:
    """What is to be written in the field."""
    counted = asked.kind == "number" and asked.form == "count"
    return say(f"write.{'count' if counted else asked.kind}", lang)


def _called(asked: Question) -> str:
    """The name by which `check` finds a question: short for the lesson that is open."""
    return asked.id if asked.lesson in (BOOK.lesson, OWN) else asked.full_id


def _options(asked: Question, lang: str) -> list[ExerciseOption]:
    return [{"id": each.id, "text": filled(each.text, lang)} for each in asked.options]
