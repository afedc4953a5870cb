"""Looking back: what each own choice of a game was worth, and where something was given away."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Any, overload

from ..engine.session import Session
from ..engine.tables import table_of
from .contract import ReviewAnswer, ReviewPoint
from .counting import SLICE
from .events import EventBook
from .steps import Steps

if TYPE_CHECKING:
    import pandas


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

    @property
    def points(self) -> list[ReviewPoint]:
        """The choices whose worth can be told, in order."""
        return [point for point in self._judged.values() if point is not None]

    @property
    def positions(self) -> list[int]:
        """Where in the log each of the `points` was chosen."""
        return [position for position, point in self._judged.items() if point is not None]

    @property
    def late(self) -> bool:
        """Whether there are choices still to look at."""
        return len(self._judged) < len(self._choices)

    @property
    def exact(self) -> bool:
        """Whether every number is counted, none estimated."""
        return all(point["fraction"] is not None for point in self.points)

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
        verdict = session.game.advice.verdict(view, legal, session.names, self._lang)
        rows = {tuple(row["action"]): row for row in verdict["rows"] if row["action"]} if verdict else {}
        if verdict is None or action not in rows:
            return None
        self.question, self.word = verdict["question"], verdict["word"]
        made = rows[action]
        best = max(rows, key=lambda choice: rows[choice]["p"])
        given = rows[best]["p"] - made["p"]
        return {
            "step": self._steps.number(position),
            "seat": self._seat,
            "label": words.label(action, view, session.names, self._lang)[0],
            "p": made["p"],
            "fraction": made["fraction"],
            "error": made["error"],
            "best": words.label(best, view, session.names, self._lang)[0] if given > 0 else None,
            "given": given,
        }

    def answer(self) -> ReviewAnswer:
        """As the page is told."""
        return {
            "type": "review",
            "question": self.question,
            "word": self.word,
            "exact": self.exact,
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
        return table_of(self.rows())

    def __repr__(self) -> str:
        lines = [f"Review of {len(self)} choices of {self._session.names[self._seat]}: {self.question}"]
        for point in self.points:
            lost = f" (gave away {point['given']:.1%}: {point['best']})" if point["best"] else ""
            lines.append(f"  step {point['step']}: {point['label']}, {self.word} {point['p']:.1%}{lost}")
        return "\n".join(lines)
