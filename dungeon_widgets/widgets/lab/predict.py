"""A prediction card: say how likely it is before anything is counted."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, ClassVar, Literal

from typing_extensions import Unpack

from ...engine.checks import short
from ...engine.streams import stream
from ...lab.charts.svg import INK, SOFT, STRONG, picture, tag, words
from ...lab.classroom.book import BOOK
from ...lab.classroom.predict import Guess, Guessed, Reveal, Unit, readable
from ...lab.questions.bank import LESSON_ID, NUMBERED_ID, OWN, QUESTION_ID, find_question, is_known, load_bank
from ...lab.questions.own import is_unnamed, own_guess, remember
from ...lab.questions.questions import Question, filled
from ...lab.questions.titles import title_of
from ...lab.questions.understood import shown
from ...lab.text import decimal, say, translated
from ...lab.text.answers import Unreadable
from ..page.lock import locked
from ..page.messages import BadMessageError
from ..page.state_widget import Messages
from .base import LabSettings, LabWidget, text_in, whole_in
from .contract import PredictState, ReadState, ScoreState
from .kept_book import KEPT


class Predict(LabWidget):
    """A guess before the truth is known: committed, revealed, and scored by its distance to the truth.

    - `question`: the id of a question of a lesson (``"p1"``, ``"L02.p1"``), or any text of your own.
    - `exact`: the truth of your own question, or a function that counts it when it is needed.
    - `of`: 100 for a guess in per cent, 36 to guess "n in 36". `top`: guess a number from 0 to there instead.
    - `reveal`: when the truth is shown: ``"now"`` at once, ``"after"`` when `reveal()` is called, ``"solved"`` when the
      exercise that asks for the same number is solved, or ``"never"``.
    - `id`: the name under which the guess is kept and handed in; else its first words.

    `settings` are those of every lab widget (`LabSettings`): `lang`, `theme`, `speed`, `after`, `exact_after`.
    `ValueError` if `reveal` is none of these or the truth is no such number; `commit` raises it for what is no guess.

    >>> card = Predict("L02.p1")
    >>> card
    Predict('You roll four dice. How likely is it that some pair makes 7?': unanswered)
    >>> card.commit(0.5).predictions[-1]["fraction"]
    '139/216'
    >>> Predict("Best of four dice a 6?", Fraction(671, 1296), reveal="after").commit("1/2").status
    'committed'
    """

    _kind = "predict"
    _tab_names = (
        *LabWidget._tab_names,
        "commit",
        "commit_count",
        "distance",
        "guess",
        "id",
        "picture",
        "predictions",
        "reveal",
        "status",
    )

    def __init__(
        self,
        question: str | dict[str, str],
        exact: Any = None,
        *,
        of: int = 100,
        top: Any = None,
        reveal: Reveal | Literal["solved"] = "now",
        id: str = "",
        **settings: Unpack[LabSettings],
    ) -> None:
        self.trouble = ""
        self._until: str | None = None
        self._read: ReadState | None = None
        self._card = self._made(question, exact, of, top, reveal, id)
        super().__init__(**settings)
        BOOK.watch(self._look)
        self._look()

    def _made(self, question: Any, exact: Any, of: int, top: Any, reveal: Any, id: str) -> Guess:
        held, reveal = reveal == "solved", "now" if reveal == "solved" else reveal
        if exact is not None or not isinstance(question, str) or not _looks_like_id(question):
            asked = remember(own_guess(question, exact, id=id, of=of, top=top))
            KEPT.ask(asked)
            return card_of(asked, reveal)
        try:
            asked = find_question(question, BOOK.lesson)
        except ValueError as trouble:
            self.trouble = str(trouble)[:300]
            return Guess(self.trouble, None, id=question)
        if held and asked.until:
            self._until, reveal = asked.until, "after"
        return card_of(asked, reveal)

    # -- from Python ------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The full name of the question, such as ``"L02.p1"``; empty for one of your own without a name."""
        return self._card.id

    @property
    def status(self) -> str:
        """unanswered, committed or revealed."""
        return self._card.status

    @property
    def guess(self) -> Fraction | None:
        """What was said, or None so far."""
        return self._card.guess

    @property
    def distance(self) -> float | None:
        """The squared distance to the truth, once it is shown; lower is better."""
        return self._card.distance

    @property
    def predictions(self) -> list[Guessed]:
        """The prediction as data; `status` is unanswered until somebody answers."""
        return [self._card.to_json(self.lang)]

    @locked
    def commit(self, guess: Any) -> Predict:
        """Say how likely it is: 0.5, "50 %", "1/2". It cannot be changed afterwards."""
        self._card.commit(guess)
        return self._committed()

    @locked
    def commit_count(self, n: int) -> Predict:
        """Say it as "n in 36"."""
        self._card.commit_count(n)
        return self._committed()

    def _committed(self) -> Predict:
        if self.id:
            BOOK.note(self.id, "guess", self._card.said, "committed")
        keep(self._card)
        return self._shown()

    @locked
    def reveal(self) -> Predict:
        """Show the truth, after the guess."""
        self._card.reveal()
        keep(self._card)
        return self._shown()

    def _look(self) -> None:
        """A guess made before on another card of this question stands; a truth that waited for its exercise is told."""
        kept = BOOK.entries.get(self.id) if self.id else None
        if (
            self.id and self.status != "unanswered" and (kept is None or not kept.tries)
        ):  # everything was forgotten
            self._card.forget()
            self._show()
        if self.status == "unanswered" and kept is not None and kept.tries:
            self._card.commit(kept.answer)
            self._show()
        if self.status == "committed" and self._until and BOOK.settled(self._until):
            self.reveal()

    # -- messages ---------------------------------------------------------------------------------------

    def _on_read(self, content: Any) -> None:
        """The page asks how a text is understood, before anybody commits to it."""
        text, unit, of = self._typed(content)
        self._read = self._understood(text, unit, of)

    def _on_commit(self, content: Any) -> None:
        text, unit, of = self._typed(content)
        self._read = self._understood(text, unit, of)
        if self._read["value"] is not None or self.status != "unanswered":
            self._card.commit(text, unit, of)
            self._committed()

    def _typed(self, content: Any) -> tuple[str, Unit, int]:
        unit = content.get("unit", "")
        if unit not in ("", "%", "n"):
            raise BadMessageError("field 'unit' must be '', '%' or 'n'")
        return text_in(content, "guess", 120), unit, whole_in({"of": 100, **content}, "of", 1, 1_000_000)

    def _understood(self, text: str, unit: Unit, of: int) -> ReadState:
        card, lang = self._card, self.lang
        try:
            read = card.read(text, unit, of)
        except Unreadable as trouble:
            why = say(f"answer.{trouble.why}", lang, answer=short(text)) if text.strip() else ""
            return {"text": text, "says": why, "value": None}
        told = decimal(read.value, lang, 4) if card.top is not None else shown(read, "chance", lang)
        return {
            "text": text,
            "says": say("understood", lang, answer=told),
            "value": float(read.value / card.most),
        }

    def _on_reveal(self, _content: Any) -> None:
        if self._until and not BOOK.settled(self._until):
            raise ValueError(say("held", self.lang, question=title_of(self._until, self.lang)))
        self.reveal()

    _messages: ClassVar[Messages] = {
        "read": _on_read,
        "commit": _on_commit,
        "reveal": _on_reveal,
    }

    # -- showing ----------------------------------------------------------------------------------------

    def _state(self) -> PredictState:
        card, lang = self._card, self.lang
        open_now = card.status == "revealed"
        p = card.truth() if open_now else None
        return {
            "title": say("title.p", lang, n="").strip()
            if is_unnamed(card.id, card.question)
            else title_of(card.id, lang),
            "question": translated(card.question, lang),
            "status": card.status,
            "of": card.of,
            "top": None if card.top is None else float(card.top),
            "guess": None if card.guess is None else float(card.guess),
            "said": "" if card.guess is None else card.guess_text(lang),
            "may_reveal": self._may_reveal(),
            "held": self._held_back(),
            "exact": None if p is None else float(p),
            "fraction": None if p is None else readable(p) or decimal(float(p), lang, 4),
            "exact_text": card.exact_text(lang) if open_now else None,
            "verdict": card.verdict(lang) if open_now else None,
            "luck": self._luck() if open_now else None,
            "distance": None if card.distance is None else decimal(card.distance, lang, 3),
            "scores": score_state(lang) if open_now else None,
            "read": self._read if card.status == "unanswered" else None,
        }

    def _may_reveal(self) -> bool:
        card = self._card
        if card.status != "committed" or self._until is not None or card.reveals == "never":
            return False
        return card.truth() is not None

    def _held_back(self) -> str | None:
        """Which exercise the truth waits for."""
        if not self._until or self._card.status != "committed":
            return None
        return say("held", self.lang, question=title_of(self._until, self.lang))

    def _luck(self) -> str | None:
        """Whether it happened, where it was tried."""
        happened = BOOK.guesses.get(self.id or translated(self._card.question, "en"))
        return None if happened is None else say("predict.yes" if happened[2] else "predict.no", self.lang)

    def _picture(self) -> str:
        card, lang = self._card, self.lang
        at = [tag("rect", x=30, y=88, width=580, height=8, rx=4, fill="#ece2cb", stroke="#8f8066")]
        if card.guess is not None:
            x = 30 + 580 * float(card.guess / card.most)
            at.append(tag("rect", x=x - 11, y=80, width=22, height=24, rx=5, fill=STRONG["you"]))
        if card.exact is not None:
            x = 30 + 580 * float(Fraction(card.exact) / card.most)
            at.append(tag("path", d=f"M{x:.1f} 82l10 10-10 10-10-10z", fill=STRONG["exact"]))
        text = translated(card.question, lang)
        lines = [
            words(part, 20, 30 + 20 * row, size=14, serif=True, fill=INK)
            for row, part in enumerate(_wrapped(text))
        ]
        return picture(
            [*lines, *at, words(card.sentence(lang), 20, 132, size=12, fill=SOFT)],
            f"{text} {card.sentence(lang)}",
            640,
            150,
        )

    def _in_words(self) -> str:
        return f"Predict({translated(self._card.question, 'en')[:80]!r}: {self.status})"


def card_of(asked: Question, reveal: Reveal = "after") -> Guess:
    """The card of a question of a bank."""
    top = asked.bounds[1] if asked.form == "number" else None
    texts = {lang: filled(asked.ask, lang) for lang in asked.ask}
    exact = None if asked.data.get("truth") is None else lambda: asked.truth
    return Guess(texts, exact, of=asked.of, top=top, reveal=reveal, id=asked.full_id)


def keep(card: Guess) -> None:
    """Once the truth is shown, luck falls once: the Brier score has it in it."""
    if card.status == "revealed" and card.top is None and card.guess is not None:
        p = float(card.truth())
        name = card.id or translated(card.question, "en")
        BOOK.keep_guess(name, float(card.guess), p, stream(0, "happened", name).random() < p)


def score_state(lang: str) -> ScoreState:
    """All guesses of this kernel."""
    scores = BOOK.scores()
    bins = scores.calibration
    return {
        "points": decimal(scores.points or 0, lang, 1),
        "brier": decimal(scores.brier or 0, lang, 2),
        "guesses": len(scores.guesses),
        "distances": [round(100 * abs(q - p), 1) for q, p in scores.guesses],
        "bins": None
        if bins is None
        else [{"said": b.said, "happened": b.happened, "guesses": b.guesses} for b in bins],
    }


def _looks_like_id(text: str) -> bool:
    """Whether a question of a lesson is meant, and not a text of somebody's own."""
    lesson, dot, name = text.rpartition(".")
    if dot:
        return bool(LESSON_ID.fullmatch(lesson) and QUESTION_ID.fullmatch(name))
    return bool(NUMBERED_ID.fullmatch(name)) or (is_known(OWN) and name in load_bank(OWN).questions)


def _wrapped(text: str, width: int = 84) -> list[str]:
    lines, line = [], ""
    for word in text.split():
        if len(line) + len(word) > width:
            lines.append(line)
            line = ""
        line = f"{line} {word}".strip()
    return [*lines, line][:3]
