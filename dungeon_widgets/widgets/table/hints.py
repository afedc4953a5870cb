"""A hint: the best choice of a moment by the chance to win, with its reason, found a slice at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import perf_counter

from ...bots.judging import Judging, Weighed
from ...bots.verdict import verdict_of
from ...engine.session import Session
from ...engine.state import State
from ...lab.text import decimal, percent
from ..page.contract import HintAnswer, HintRow
from ..page.phrases import RefusedError, phrase
from .counting import SLICE
from .review import capital, label_of
from .worth import estimate_said, in_points

SHOWN = 4
"""Counted choices that are told."""
EFFORT = 1.0
"""How much of what the game allows for a hint is played."""


class Hint:
    """The choices of the seat to move, from what that seat may know."""

    def __init__(self, session: Session, state: State, seat: int, lang: str) -> None:
        if state.to_move != seat or (len(state.legal()) < 2 and not state.free):
            raise RefusedError("hint_none")
        self._by_hand = session.game.advice.by_hand(state.view(seat), lang) if state.free else None
        if state.free and self._by_hand is None:
            raise RefusedError("hint_free")
        self._session, self._state, self._seat, self._lang = session, state, seat, lang
        hints = session.game.hints
        self._work = Judging(state, seat, effort=hints.effort.times(hints.hint_effort * EFFORT))
        self._steps: Iterator[None] | None = None
        self.late = self._by_hand is None

    def take(self, seconds: float = SLICE) -> None:
        """Judge for about this long."""
        if not self.late:
            return
        until = perf_counter() + seconds
        if self._steps is None:
            self._steps = self._work.run()
        try:
            for _ in self._steps:
                if perf_counter() >= until:
                    return
        except BaseException:
            self._steps = None  # what was interrupted is begun again
            raise
        self.late = False

    def finish(self) -> Hint:
        """Judge to the end."""
        while self.late:
            self.take(1.0)
        return self

    def answer(self, seq: int) -> HintAnswer:
        """As the page is told. Nothing is said before it is known well: a hint is taken for true."""
        told: HintAnswer = {
            "type": "hint",
            "seq": seq,
            "text": "",
            "why": "",
            "source": "",
            "rows": [],
            "done": 1.0,
            "late": self.late,
        }
        if self.late:
            return {**told, "done": 0.5 if self._work.looked else 0.1}
        if self._by_hand is not None:
            best, why, source = self._by_hand
            return {**told, "text": best, "why": why, "source": source}
        verdict = verdict_of(self._work)
        rival = self._work.rival
        # The best choice, and what it was held against. What was only looked at has numbers of another kind, with more
        # noise, and would read as if it were better.
        shown = sorted(verdict.rows, key=lambda row: (row.way != self._work.best, row.way != rival))
        shown = shown[: SHOWN if self._work.exact else 2]
        labels = [
            label_of(self._state, self._seat, row.way, self._session.names, self._lang) for row in shown
        ]
        rows: list[HintRow] = [
            {"action": list(row.way[0]), "label": label, "said": self._worth(row.value, row.error)}
            for row, label in zip(shown, labels, strict=True)
        ]
        key = "hint_best" if verdict.clear else "hint_alike"
        other = labels[1]
        return {
            **told,
            "text": phrase(key, self._lang).format(best=labels[0], other=other),
            "why": self._why(other) if verdict.clear else phrase("hint_alike_why", self._lang),
            "source": self._source(shown),
            "rows": rows,
        }

    def _worth(self, value: float, error: float | None) -> str:
        return estimate_said(value, self._work.unit, self._lang, error)

    def _why(self, rival: str) -> str:
        why, words = self._work.why(), self._session.game.words
        if why is None:
            return self._part(rival)
        name, best, other = why
        clause = capital(words.consequence(name, self._lang))
        return phrase("hint_why", self._lang).format(
            clause=clause, best=percent(best, self._lang), other=percent(other, self._lang), rival=rival
        )

    def _part(self, rival: str) -> str:
        """The part of the final count that speaks for it, or that none does."""
        if (part := self._work.part()) is None:
            return phrase("hint_no_why", self._lang)
        name, *means = part
        best, other = (decimal(mean, self._lang, 1) for mean in means)
        said = capital(self._session.game.words.part(name, self._lang))
        return phrase("hint_why_part", self._lang).format(part=said, best=best, other=other, rival=rival)

    def _source(self, shown: Sequence[Weighed]) -> str:
        """What the numbers are about, and how they were found."""
        question = phrase(f"review_question_{self._session.game.aim}", self._lang)
        return f"{question} · {self._found(shown)}"

    def _found(self, shown: Sequence[Weighed]) -> str:
        if self._work.exact:
            return phrase("review_exact", self._lang)
        error = max(row.error or 0.0 for row in shown)
        return phrase("review_simulated", self._lang).format(
            games=max(row.games for row in shown),
            points=decimal(in_points(error, self._work.unit), self._lang, 1),
        )
