"""All predictions of a lesson in one figure: what was said, and what is exact."""

from __future__ import annotations

from typing_extensions import Unpack

from ...lab.charts.svg import SOFT, STRONG, picture, tag, words
from ...lab.classroom.book import BOOK
from ...lab.classroom.predict import Guess
from ...lab.questions.bank import Bank, find_question, is_known, load_bank
from ...lab.questions.questions import Question
from ...lab.questions.titles import title_of
from ...lab.text import say, translated
from .base import LabSettings, LabWidget, head
from .contract import GuessesState, GuessRow
from .predict import card_of, keep, score_state


class Guesses(LabWidget):
    """Made by ``lesson.guesses()``: every prediction beside the truth, once its exercise is solved.

    >>> from dungeon_widgets import Lesson
    >>> Lesson("L03").guesses()
    Guesses('L03': 0 of 5 said, 0 compared)
    """

    _kind = "guesses"
    _tab_names = (*LabWidget._tab_names, "cards", "id", "picture")

    def __init__(self, lesson: str, **settings: Unpack[LabSettings]) -> None:
        self.id = lesson
        self._bank: Bank | None = load_bank(lesson) if is_known(lesson) else None
        super().__init__(**settings)
        BOOK.watch(self._again)

    def cards(self) -> list[Guess]:
        """The prediction cards of the lesson as they stand."""
        asked = self._bank.questions.values() if self._bank else ()
        return [self._card(each) for each in asked if each.kind == "predict"]

    def _card(self, asked: Question) -> Guess:
        card, kept = card_of(asked), BOOK.entries.get(asked.full_id)
        if kept is not None and kept.tries:
            card.commit(kept.answer)
            if asked.until is None or BOOK.settled(asked.until):
                keep(card.reveal())
        return card

    def _state(self) -> GuessesState:
        cards, lang = self.cards(), self.lang
        shown = [card for card in cards if card.status == "revealed"]
        said = sum(card.guess is not None for card in cards)
        return {
            "head": head(
                say("guesses.title", lang),
                self._bank.title[lang] if self._bank else "",
                say("guesses.lead", lang, n=len(shown), all=len(cards)),
                "" if len(shown) == len(cards) else say("guesses.waiting" if said else "guesses.begin", lang),
            ),
            "rows": [self._row(card) for card in cards],
            "scores": score_state(lang) if shown else None,
        }

    def _row(self, card: Guess) -> GuessRow:
        lang, shown = self.lang, card.status == "revealed"
        until = find_question(card.id).until
        waiting = say("guesses.after", lang, question=title_of(until, lang)) if until else ""
        return {
            "title": title_of(card.id, lang),
            "question": translated(card.question, lang),
            "said": None if card.guess is None else card.guess_text(lang),
            "at": None if card.guess is None else float(card.guess / card.most),
            "exact": float(card.exact) / float(card.most) if shown else None,
            "exact_text": card.short_truth(lang) if shown else None,
            "verdict": card.verdict(lang)
            if shown
            else say("status.unanswered", lang)
            if card.guess is None
            else waiting,
        }

    def _picture(self) -> str:
        state = self._state()
        parts = [words(state["head"]["title"], 20, 30, size=16, bold=True, serif=True)]
        for number, row in enumerate(state["rows"]):
            y = 58 + 30 * number
            parts.append(words(row["title"], 20, y + 4, size=12))
            parts.append(
                tag("rect", x=130, y=y - 3, width=380, height=6, rx=3, fill="#ece2cb", stroke="#8f8066")
            )
            if row["exact"] is not None:
                x = 130 + 380 * row["exact"]
                parts.append(tag("path", d=f"M{x:.1f} {y - 8}l8 8-8 8-8-8z", fill=STRONG["exact"]))
            if row["at"] is not None:
                x = 130 + 380 * row["at"]
                parts.append(tag("rect", x=x - 6, y=y - 7, width=12, height=14, rx=3, fill=STRONG["you"]))
            parts.append(words(row["exact_text"] or "", 522, y + 4, size=12, fill=SOFT))
        told = f"{state['head']['title']}. {state['head']['lead']}"
        return picture(parts, told, 640, 64 + 30 * len(state["rows"]))

    def _in_words(self) -> str:
        cards = self.cards()
        said = sum(card.guess is not None for card in cards)
        compared = sum(card.status == "revealed" for card in cards)
        return f"Guesses({self.id!r}: {said} of {len(cards)} said, {compared} compared)"
