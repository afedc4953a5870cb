"""`check("q3", answer)`: right or not, with the hint for this very mistake. Nothing a student writes ends in a traceback."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Any, Literal

from ..classroom.book import BOOK, Book, Entry
from ..text import say, spaced
from .bank import find_question
from .judges import judge
from .questions import Question, filled

Status = Literal["right", "wrong", "unreadable", "unanswered", "unknown", "kept"]

COLOURS = {"right": "#4d8a3c", "wrong": "#c0392b"}
PLAIN = "#9a7b3f"


@dataclass(frozen=True)
class Verdict:
    """What a check says. It is true if and only if the answer is right.

    >>> check("L02.q3", "0.665", book=Book())
    not yet: Close, but this is a mistake many people make. 0.665 is 1 − (5/6)⁶: it treats the six pairs as independent. Two pairs can share a die.
    """

    id: str
    status: Status
    text: str
    detail: str = ""
    hints: tuple[str, ...] = ()
    tries: int = 0
    lang: str = "en"
    named: bool = False

    def __bool__(self) -> bool:
        return self.status == "right"

    @property
    def sentence(self) -> str:
        """All that the verdict says."""
        return " ".join(filter(None, [self.text, self.detail]))

    @property
    def headline(self) -> str:
        """How it stands, unless the sentence begins with the very word: never "right: Right"."""
        word = say(f"status.{self.status}", self.lang)
        return "" if self.text.casefold().startswith(word.casefold()) else word

    def __repr__(self) -> str:
        colon = spaced(": " if self.lang == "en" else " : ", self.lang)
        lines = [colon.join(filter(None, [self.headline, self.sentence]))]
        return "\n".join([*lines, *(f"  {number}. {hint}" for number, hint in enumerate(self.hints, 1))])

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        tone = COLOURS.get(self.status, PLAIN)
        hints = "".join(f"<li>{escape(hint)}</li>" for hint in self.hints)
        # A tint over whatever lies below, with the text of the page: light notebooks and dark ones.
        style = f"background:color-mix(in srgb,{tone} 18%,transparent);border-left:4px solid {tone};border-radius:4px;padding:8px 12px;max-width:64em"
        html = (
            f'<div style="{style}"><b>{escape(self.headline)}</b> {escape(self.text)}'
            f"{'<br>' + escape(self.detail) if self.detail else ''}{f'<ol>{hints}</ol>' if hints else ''}</div>"
        )
        return {"text/plain": repr(self), "text/html": html}


def check(question: str, answer: Any = ..., *, hint: int = 0, book: Book = BOOK) -> Verdict:
    """Check an answer to a question of a lesson.

    - `question`: an id such as ``"q3"`` of the open lesson, or ``"L02.q3"`` whatever lesson is open.
    - `answer`: a number in any notation, a letter, a list or a function, as the question asks. Without one (nothing,
      ``...`` or an empty text) the question counts as unanswered.
    - `hint`: how many hints to open; ``hint=2`` opens the first two.
    - `book`: where the answer is kept, by default the book of this kernel.

    Gives a `Verdict`, which is true if and only if the answer is right. It raises nothing: an unknown question and an
    answer that cannot be read are verdicts too.

    >>> check("L02.q3", "139/216", book=Book())
    Right: 139/216, about 9 in 14. 462 of the 1 296 rolls have no pair that makes 7: 77 of 216.
    >>> check("L02.q3", "1/6", book=Book()).status
    'wrong'
    """
    lang = book.lang
    try:
        asked = find_question(question, book.lesson)
    except ValueError as trouble:
        return Verdict(str(question)[:40], "unknown", str(trouble)[:300], lang=lang)
    return check_question(asked, answer, hint=hint, book=book)


def check_question(
    asked: Question, answer: Any = ..., *, hint: int = 0, book: Book = BOOK, lang: str | None = None
) -> Verdict:
    """The same for a question that was found."""
    lang = lang or book.lang
    kept = book.entry(asked.full_id, "check")
    opened = min(hint, len(asked.hints)) if type(hint) is int and hint > 0 else 0
    kept.hints = max(kept.hints, opened - kept.told)
    hints = tuple(filled(text, lang) for text in asked.hints[: max(opened, 0)])
    if is_missing(answer):
        return Verdict(
            asked.full_id, "unanswered", say(f"write.{asked.kind}", lang), "", hints, kept.tries, lang
        )
    try:
        found = judge(asked, answer, lang)
    except Exception as error:  # a fault of ours, or an answer that fights back: say so, and go on
        trouble = say("answer.trouble", lang, error=type(error).__name__)
        return Verdict(asked.full_id, "unreadable", trouble, "", hints, kept.tries, lang)
    if found.status == "unreadable":
        return Verdict(asked.full_id, "unreadable", found.text, found.detail, hints, kept.tries, lang)
    status = _status(found.status)
    kept = book.note(asked.full_id, "check", answer, "committed" if status == "kept" else status)
    first = (
        filled(asked.hints[0], lang)
        if status == "wrong" and not found.named and not hints and asked.hints
        else ""
    )
    if first and not kept.hints:
        book.tell_first_hint(asked.full_id)
    detail = " ".join(filter(None, [found.detail, first]))
    return Verdict(asked.full_id, status, found.text, detail, hints, kept.tries, lang, found.named)


def _status(judged: str) -> Status:
    return "right" if judged == "right" else "kept" if judged == "kept" else "wrong"


def verdict_again(asked: Question, kept: Entry, lang: str) -> Verdict:
    """What a check said of an answer that is in the book, without counting it once more."""
    hints = tuple(filled(text, lang) for text in asked.hints[: kept.open_hints])
    if asked.kind in ("function", "simulation", "reach"):  # it was an object of another kernel
        text = say("kept.again", lang, answer=kept.answer[:60]) if kept.status == "right" else ""
        return Verdict(
            asked.full_id, "right" if kept.status == "right" else "wrong", text, "", hints, kept.tries, lang
        )
    found = judge(asked, kept.answer, lang)
    return Verdict(
        asked.full_id, _status(found.status), found.text, found.detail, hints, kept.tries, lang, found.named
    )


def is_missing(answer: Any) -> bool:
    """Whether nobody has answered yet."""
    return answer is None or answer is ... or (isinstance(answer, str) and not answer.strip())
