"""Looking back: what each own choice of a game was worth for winning it, and where something was given away."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, overload

from ...bots.counted import Way
from ...bots.judging import Judging
from ...engine.advice import Unit
from ...engine.saving.dataframe import dataframe_of
from ...engine.session import Session
from ...engine.streams import Stream
from ...engine.words import Words, names_in
from ...lab.text import decimal, percent
from ..page.contract import ReviewAnswer, Reviewing, ReviewPoint
from ..page.phrases import phrase
from .counting import SLICE
from .events import EventBook
from .look import people_of
from .steps import Steps
from .summary import headline_of, luck_of, rest_of
from .verdicts import Choice, Verdicts
from .worth import amount_said, in_points, worth_said

if TYPE_CHECKING:
    import pandas

    from ...lab.simulate.simulate import Progress


class Review(Sequence[ReviewPoint]):
    """The choices of one seat in one line of play, as far as they are judged by now.

    Each is judged by the chance to win (alone by the score) from what the seat could know then. `helped` are the positions
    at which a hint was asked for; `effort` is 1 for what the game thinks enough.
    """

    def __init__(
        self,
        session: Session,
        seat: int,
        lang: str,
        steps: Steps | None = None,
        *,
        helped: Collection[int] = (),
        effort: float = 1.0,
    ) -> None:
        self._session = session
        self._seat = seat
        self._lang = lang
        self._steps = steps or Steps(session, seat, EventBook(), lang)
        self._helped = helped
        self._verdicts = Verdicts(session, seat, effort)
        self._points: dict[int, tuple[tuple[bool, int], ReviewPoint]] = {}
        self._told = -1

    @property
    def unit(self) -> Unit:
        """Whether the values are chances or points of the score."""
        return "points" if self._session.game.aim == "alone" else "chance"

    @property
    def question(self) -> str:
        """What the values are about."""
        return phrase(f"review_question_{self._session.game.aim}", self._lang)

    @property
    def word(self) -> str:
        """The word before a value."""
        return phrase(f"review_word_{self.unit}", self._lang)

    @property
    def _looked(self) -> list[tuple[Choice, Judging]]:
        found = ((choice, self._verdicts.work(choice)) for choice in self._verdicts.choices)
        return [(choice, work) for choice, work in found if work is not None]

    @property
    def points(self) -> list[ReviewPoint]:
        """The choices that were looked at, in order."""
        return [self._point(choice, work) for choice, work in self._looked]

    @property
    def positions(self) -> list[int]:
        """Where in the log each of the `points` was chosen."""
        return [choice.position for choice, _ in self._looked]

    @property
    def choices(self) -> int:
        """How many choices there were."""
        return len(self._verdicts.choices)

    @property
    def judged(self) -> int:
        """How many of them are judged."""
        return sum(work.done for _, work in self._looked)

    @property
    def late(self) -> bool:
        """Whether there is more to be found out."""
        return self._verdicts.late

    @property
    def share(self) -> float:
        """How much of the work is done, from 0 to 1."""
        return self._verdicts.share

    @property
    def changes(self) -> int:
        """Grows with every choice that is known better than before."""
        return self._verdicts.changes

    @property
    def exact(self) -> bool:
        """Whether every number is counted, none estimated."""
        return all(point["fraction"] is not None for point in self.points)

    @property
    def source(self) -> str:
        """How the numbers were found; what is not exact says so, with its largest error where that is known."""
        points = self.points
        if all(point["fraction"] is not None for point in points):
            return phrase("review_exact", self._lang)
        errors = [point["error"] for point in points if point["error"] is not None]
        if not errors:
            return phrase("review_estimated", self._lang)
        most = decimal(in_points(max(errors), self.unit), self._lang, 1)
        games = max(point["games"] for point in points)
        return phrase("review_simulated", self._lang).format(games=games, points=most)

    @property
    def won(self) -> bool | None:
        """Whether the seat has won; None before the end, and where one plays for a score."""
        if not self._session.over or self.unit == "points":
            return None
        return self._seat in self._session.state.winners()

    def take(self, seconds: float = SLICE) -> None:
        """Judge for about this long."""
        self._verdicts.take(seconds)

    def finish(self, bar: Progress | None = None) -> Review:
        """Judge all there is; a bar may stop it."""
        self._verdicts.finish(bar)
        return self

    def _point(self, choice: Choice, work: Judging) -> ReviewPoint:
        known = work.done, work.moves
        if choice.position not in self._points or self._points[choice.position][0] != known:
            self._points[choice.position] = known, self._point_of(choice, work)
        made = self._verdicts.weighed(choice, work)
        return {**self._points[choice.position][1], "value": made.value, "error": made.error}

    def _point_of(self, choice: Choice, work: Judging) -> ReviewPoint:
        session, state = self._session, self._session.states[choice.position]
        made, (given, doubt) = work.weighed(choice.way), work.gain
        view, game = state.view(self._seat), session.game
        best = work.best if given > 0 else None
        return {
            "step": self._steps.number(choice.position),
            "seat": self._seat,
            "label": self._label(choice.position, choice.way),
            "value": made.value,
            "unit": self.unit,
            "fraction": None if made.exact is None else str(made.exact),
            "error": made.error,
            "games": made.games,
            "best": None if best is None else self._label(choice.position, best),
            "given": given,
            "doubt": doubt,
            "why": why_of(game.words, work, self._lang) if given > 0 else "",
            "chapter": game.words.chapter(view, self._lang),
            "group": game.advice.group(choice.way[0], view),
            "judged": work.done,
            "helped": choice.position in self._helped,
        }

    def _label(self, position: int, way: Way) -> str:
        state = self._session.states[position]
        return label_of(state, self._seat, way, self._session.names, self._lang)

    def answer(self) -> ReviewAnswer | Reviewing:
        """As the page is told: only how far it is where there is nothing new."""
        if self.late and self._told == self.changes:
            return {"type": "reviewing", "done": self.share}
        self._told = self.changes
        return self.told()

    def _to_its_player(self, said: str) -> str:
        """Said to the one who is judged, by name where several people may read it."""
        if len(people_of(self._session)) < 2:
            return said
        name = names_in(self._session.names, self._lang)[self._seat]
        return phrase("review_to", self._lang).format(name=name, said=said[:1].lower() + said[1:])

    def told(self) -> ReviewAnswer:
        """All that is known."""
        points = self.points
        return {
            "type": "review",
            "question": self.question,
            "word": self.word,
            "unit": self.unit,
            "source": self.source,
            "headline": self._to_its_player(
                headline_of(points, self.won, self._session.game.aim, self._lang)
            ),
            "luck": luck_of(points, self.won, self._lang),
            "rest": rest_of(points, self.choices, self._lang, late=self.late),
            "how": phrase("review_how", self._lang),
            "won": self.won,
            "points": points,
            "choices": self.choices,
            "done": self.share,
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
        return len(self._looked)

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
        told = self.told()
        head = phrase("review_head", lang).format(
            n=len(self), name=name, question=self.question, source=told["source"]
        )
        lines = [head, *(f"  {said}" for said in (told["headline"], told["luck"], told["rest"]) if said)]
        for point in told["points"]:
            said = phrase("review_line", lang).format(
                step=point["step"], label=point["label"], word=self.word, value=worth_said(point, lang)
            )
            if point["best"]:
                given, doubt = (
                    decimal(in_points(point[key], self.unit), lang, 1) for key in ("given", "doubt")
                )
                key = f"review_gave_{point['unit']}"
                said += " " + phrase(key, lang).format(points=given, doubt=doubt, best=point["best"])
            lines.append(said)
        return "\n".join(lines)


def label_of(state: Any, seat: int, way: Way, names: Sequence[str], lang: str) -> str:
    """What a choice is called: its parts after each other, from what the seat may know."""
    world, said = state.redealt(seat, Stream(0, "label")), []
    for number, action in enumerate(way):
        if number == 0 or len(world.legal()) > 1:
            said.append(world.game.words.label(action, world.view(seat), names_in(names, lang), lang)[0])
        world.apply(action)
    return " · ".join(said)


def why_of(words: Words[Any], work: Judging, lang: str) -> str:
    """What makes the best choice better than its rival, in a sentence: a consequence, or a part of the final count."""
    assert work.best is not None, "nothing was looked at yet"
    assert work.rival is not None, "there is one choice only"
    best, other = work.weighed(work.best), work.weighed(work.rival)
    said = [amount_said(each.value, work.unit, lang, each.error) for each in (best, other)]
    if work.exact:
        return phrase("review_why_exact", lang).format(best=said[0], other=said[1])
    why = work.why()
    if why is not None and abs(why[1] - why[2]) >= TELLING:
        name, after, instead = why
        return phrase("review_why", lang).format(
            clause=capital(words.consequence(name, lang)),
            best=percent(after, lang),
            other=percent(instead, lang),
        )
    if (part := work.part()) is not None:
        name, *means = part
        more, less = (decimal(mean, lang, 1) for mean in means)
        return phrase("review_why_part", lang).format(
            part=capital(words.part(name, lang)), best=more, other=less
        )
    return phrase("review_why_games", lang).format(n=best.games, best=said[0], other=said[1])


TELLING = 0.05
"""A consequence that comes hardly more often after one choice than after the other explains nothing."""


def capital(words: str) -> str:
    """The same at the beginning of a sentence."""
    return words[:1].upper() + words[1:]
