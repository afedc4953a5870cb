"""Looking back: what each own choice of a game was worth, and where something was given away."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from time import perf_counter
from typing import TYPE_CHECKING, Any, overload

from ...engine.advice import Unit, Weighed
from ...engine.saving.dataframe import dataframe_of
from ...engine.session import Session
from ...engine.words import names_in
from ...lab.text import decimal, percent
from ..page.contract import ReviewAnswer, ReviewPoint
from ..page.phrases import phrase
from .counting import SLICE
from .events import EventBook
from .steps import Steps

if TYPE_CHECKING:
    import pandas


SURE = 1.959963984540054
"""Standard errors by which a choice must be worse than another to be called so: right 19 times in 20."""
ALIKE = 1e-9
"""What two ways of adding the same numbers may differ by."""


class Review(Sequence[ReviewPoint]):
    """The choices of one seat in one line of play, as far as they are looked at by now.

    Each is judged by what the seat could know then. Choices whose worth cannot be told are left out.
    """

    def __init__(self, session: Session, seat: int, lang: str, steps: Steps | None = None) -> None:
        self._session = session
        self._seat = seat
        self._lang = lang
        self._steps = steps or Steps(session, seat, EventBook(), lang)
        self._choices = [i for i, entry in enumerate(session.log) if entry.mover == seat and not entry.forced]
        self._judged: dict[int, ReviewPoint | None] = {}
        self.question = self.word = ""
        self.unit: Unit = "chance"

    @property
    def points(self) -> list[ReviewPoint]:
        """The choices whose worth can be told, in order."""
        return [point for point in self._judged.values() if point is not None]

    @property
    def positions(self) -> list[int]:
        """Where in the log each of the `points` was chosen."""
        return [position for position, point in self._judged.items() if point is not None]

    @property
    def left(self) -> int:
        """How many choices are still to be looked at."""
        return len(self._choices) - len(self._judged)

    @property
    def late(self) -> bool:
        """Whether there are any."""
        return self.left > 0

    @property
    def exact(self) -> bool:
        """Whether every number is counted, none estimated."""
        return all(point["fraction"] is not None for point in self.points)

    @property
    def source(self) -> str:
        """How the numbers were found; what is not exact says so, with its largest error where that is known."""
        if self.exact:
            return phrase("review_exact", self._lang)
        errors = [point["error"] for point in self.points if point["error"] is not None]
        if not errors:
            return phrase("review_estimated", self._lang)
        most = decimal(in_points(max(errors), self.unit), self._lang, 1)
        return phrase("review_simulated", self._lang).format(points=most)

    def take(self, seconds: float = SLICE) -> None:
        """Look at choices for about this long, and at least at one."""
        until = perf_counter() + seconds
        for position in self._choices[len(self._judged) :]:
            self._judged[position] = self._point(position)
            if perf_counter() >= until:
                return

    def finish(self) -> Review:
        """Look at all of them."""
        while self.late:
            self.take()
        return self

    def _point(self, position: int) -> ReviewPoint | None:
        session, state = self._session, self._session.states[position]
        legal, action = state.legal(), session.log[position].action
        if len(legal) < 2 and not state.free:
            return None  # no choice at all
        view, words = state.view(self._seat), session.game.words
        names = names_in(session.names, self._lang)
        verdict = session.game.advice.verdict(view, legal, names, self._lang)
        rows = {tuple(row["action"]): row for row in verdict["rows"] if row["action"]} if verdict else {}
        if verdict is None or action not in rows:
            return None
        self.question, self.word, self.unit = verdict["question"], verdict["word"], verdict["unit"]
        made = rows[action]
        best = max(rows, key=lambda choice: rows[choice]["value"])
        given = lead(rows[best], made)
        return {
            "step": self._steps.number(position),
            "seat": self._seat,
            "label": words.label(action, view, names, self._lang)[0],
            "value": made["value"],
            "unit": verdict["unit"],
            "fraction": made["fraction"],
            "error": made["error"],
            "best": words.label(best, view, names, self._lang)[0] if given > 0 else None,
            "given": given,
        }

    def answer(self) -> ReviewAnswer:
        """As the page is told."""
        return {
            "type": "review",
            "question": self.question,
            "word": self.word,
            "unit": self.unit,
            "source": self.source,
            "points": self.points,
            "late": self.late,
        }

    # -- as data ----------------------------------------------------------------------------------

    @overload
    def __getitem__(self, index: int) -> ReviewPoint: ...
    @overload
    def __getitem__(self, index: slice) -> list[ReviewPoint]: ...
    def __getitem__(self, index: int | slice) -> ReviewPoint | list[ReviewPoint]:
        return self.points[index]

    def __len__(self) -> int:
        return len(self.points)

    def worst(self) -> ReviewPoint | None:
        """The choice that gave away most, if any did."""
        found = max(self.points, key=lambda point: point["given"], default=None)
        return found if found and found["given"] > 0 else None

    def rows(self) -> list[dict[str, Any]]:
        """One row a choice."""
        return [dict(point) for point in self.points]

    def to_frame(self) -> pandas.DataFrame:
        """The choices as a pandas table."""
        return dataframe_of(self.rows())

    def __repr__(self) -> str:
        lang, name = self._lang, names_in(self._session.names, self._lang)[self._seat]
        lines = [
            phrase("review_head", lang).format(
                n=len(self), name=name, question=self.question, source=self.source
            )
        ]
        for point in self.points:
            said = phrase("review_line", lang).format(
                step=point["step"], label=point["label"], word=self.word, value=worth_said(point, lang)
            )
            if point["best"]:
                given = in_points(point["given"], point["unit"])
                said += " " + phrase(f"review_gave_{point['unit']}", lang).format(
                    points=decimal(given, lang, 1), best=point["best"]
                )
            lines.append(said)
        return "\n".join(lines)


def lead(best: Weighed, made: Weighed) -> float:
    """How much more the best choice was worth; nothing where two estimates lie too close to tell them apart."""
    more = best["value"] - made["value"]
    doubt = SURE * hypot(best["error"] or 0.0, made["error"] or 0.0)
    return more if more > max(doubt, ALIKE) else 0.0


def in_points(difference: float, unit: Unit) -> float:
    """A difference of two worths as one says it: in points of the score, or of the hundred that are certainty."""
    return difference * 100 if unit == "chance" else difference


def worth_said(point: ReviewPoint, lang: str, more: float = 0.0) -> str:
    """What a choice was worth as one says it, with its error: "37.1 %", "43.6 % ± 0.3", "4.7 points"."""
    value, unit, error = point["value"] + more, point["unit"], point["error"]
    said = (
        percent(value, lang) if unit == "chance" else phrase("points", lang).format(n=decimal(value, lang, 1))
    )
    return f"{said} ± {decimal(in_points(error, unit), lang, 1)}" if error else said
