"""The chance line of a game: what each own choice was worth, and where something was given away."""

from __future__ import annotations

from typing import Any, ClassVar

from typing_extensions import Unpack

from ...engine.checks import short, whole
from ...engine.saving.moments import moment_code
from ...engine.session import Session
from ...lab.charts.charts import Axis, Chart, Mark, linear, mark
from ...lab.text import decimal, say
from ..files.load import widget_for
from ..page.contract import ReviewPoint
from ..page.game_widget import GameWidget
from ..page.lock import locked
from ..page.settings import check_seat
from ..page.state_widget import Messages
from ..table.review import Review as Judged
from ..table.worth import in_points, is_loss, worth_said
from .base import LabSettings, LabWidget, head, whole_in
from .contract import ReviewBoard, ReviewFork, ReviewState


class Review(LabWidget):
    """Look back at a game: what each choice of one seat was worth when it was made.

    - `game`: a game widget or a session. `seat`: by default that of the first person.

    A choice is judged by the chance to win the game (alone by the score), from what the seat could know then: bad luck is
    not a mistake. `effort` is how many times as much is played in the head as usual.
    `settings` are those of every lab widget (`LabSettings`): `lang`, `theme`, `speed`, `after`, `exact_after`.
    `ValueError` if it is no game, or if the seat does not exist.

    >>> import dungeon_widgets as dw
    >>> game = dw.WelcomeToTheDungeon(["Ada", "bot:careful"], hero="warrior", first=0, seed=7)
    >>> review = Review(game.act(("draw",)), effort=0.1)
    >>> len(review.finish().points)
    1
    """

    _kind = "review"
    _tab_names = (*LabWidget._tab_names, "finish", "fork", "picture", "points", "worst")

    def __init__(
        self, game: Any, seat: int | None = None, *, effort: float = 1.0, **settings: Unpack[LabSettings]
    ) -> None:
        session = getattr(game, "session", game)
        if not isinstance(session, Session):
            raise ValueError(f"a review needs a game widget or a session, not {short(game)}")
        check_seat(seat, session.game.players)
        people = [number for number, each in enumerate(session.seats) if each.bot is None]
        self._session = session
        self._seat = seat if seat is not None else (people or [0])[0]
        self._effort = effort
        self._slices = 0
        self._judged: Judged | None = None
        self._looked: int | None = None
        super().__init__(**settings)

    @property
    def _review(self) -> Judged:
        if self._judged is None:
            self._judged = Judged(self._session, self._seat, self.lang, effort=self._effort)
        return self._judged

    def _again(self, _change: Any = None) -> None:
        self._judged = None
        self._show()

    @property
    def points(self) -> list[ReviewPoint]:
        """The choices looked at so far."""
        return self._review.points

    def worst(self) -> ReviewPoint | None:
        """The choice that gave away most."""
        return self.finish()._review.worst()

    @locked
    def finish(self) -> Review:
        """Look at every choice; a page does it in slices."""
        self._review.finish()
        return self._shown()

    def fork(self, choice: int | None = None, seed: int | None = None) -> GameWidget:
        """The game from before a choice (by its number in `points`; the worst unless told), to try another way.

        The same cards lie there; with a `seed` what comes after falls otherwise.
        """
        self._review.finish()
        return widget_for(self._session.game)(
            session=self._session.fork(self._position(choice), seed), lang=self.lang
        )

    def _position(self, choice: int | None) -> int:
        places = self._review.positions
        if choice is None:
            worst = self._review.worst()
            choice = self._review.points.index(worst) if worst else 0
        whole(choice, "the choice", 0, max(0, len(places) - 1))
        if not places:
            raise ValueError(say("review.none", self.lang))
        return places[choice]

    @property
    def _may_fork(self) -> bool:
        """A game that is played for real keeps its cards until it is over."""
        return self._session.mode != "play" or self._session.over

    def _on_fork(self, content: Any) -> None:
        """The code holds every card dealt: it is an answer to who asked, and nothing that is kept in a notebook."""
        if not self._may_fork:
            raise ValueError(say("review.not_yet", self.lang))
        at = self._choice_in(content)
        code = moment_code(self._session, self._position(at))
        text = say("review.fork", self.lang, step=self._review.points[at]["step"])
        answer: ReviewFork = {"type": "fork", "at": at, "text": text, "code": f'dw.load("{code}")'}
        self.send(answer)

    def _on_look(self, content: Any) -> None:
        self._looked = self._choice_in(content)

    def _choice_in(self, content: Any) -> int:
        return whole_in(content, "at", 0, max(0, len(self._review.positions) - 1))

    def _board(self, worst: int | None) -> ReviewBoard | None:
        """The table before the choice that is looked at (the worst unless told), as the seat saw it."""
        places, game = self._review.positions, self._session.game
        at = (worst or 0) if self._looked is None else self._looked
        if at >= len(places):
            return None
        view = self._session.states[places[at]].view(self._seat)
        drawn = game.words.picture(view, self._session.names, self.lang)
        return None if drawn is None else {"at": at, "svg": drawn}

    def _on_more(self, _content: Any) -> None:
        self._slices += 1
        self._review.take()

    _messages: ClassVar[Messages] = {
        "fork": _on_fork,
        "look": _on_look,
        "more": _on_more,
    }

    def _state(self) -> ReviewState:
        review, lang = self._review, self.lang
        worst = review.worst()
        made = review.points
        if worst is not None and is_loss(worst):
            lead = say("review.worst", lang, step=worst["step"], label=worst["label"])
            key = f"review.better.{worst['unit']}"
            rest = say(key, lang, best=worst["best"], points=given_said(worst, lang)) + " " + worst["why"]
        else:
            lead, rest = say("review.fine" if made else "review.none", lang), ""
        if review.late:
            rest = say("review.more", lang)
        name = self._session.names[self._seat]
        lost = made.index(worst) if worst is not None and is_loss(worst) else None
        return {
            "head": head(
                say("review.title", lang), say("review.caption", lang, name=name, n=len(made)), lead, rest
            ),
            "points": made,
            "unit": review.unit,
            "texts": [value_said(point, lang) for point in made],
            "chart": self._chart().to_json(),
            "late": review.late,
            "done": review.share,
            "slices": self._slices,
            "rest": review.told()["rest"],
            "source": review.source,
            "worst": lost,
            "best": [worth_said(point, lang, point["given"]) for point in made],
            "may_fork": self._may_fork,
            "board": self._board(lost),
        }

    def _chart(self) -> Chart:
        made, lang = self._review.points, self.lang
        line: list[list[float | None]] = [[point["step"], point["value"]] for point in made]
        best: list[list[float | None]] = [
            [point["step"], point["value"] + point["given"]] for point in made if is_loss(point)
        ]
        signs = ["!" if is_loss(point) else "" for point in made]
        marks: list[Mark] = [
            mark("line", "exact", "", line),
            mark("dots", "safe", say("review.best", lang), best),
            mark("dots", "you", say("review.you", lang), line, signs),
        ]
        steps = [point["step"] for point in made] or [0, 1]
        rows: list[list[Any]] = [
            [
                point["step"],
                point["label"],
                value_said(point, lang),
                given_said(point, lang),
            ]
            for point in made
        ]
        columns = [
            say("review.step", lang),
            say("review.choice", lang),
            self._review.word or "",
            say(f"review.given.{self._review.unit}", lang),
        ]
        title = self._review.question or say("review.title", lang)
        axis = linear(say("review.step", lang), min(steps) - 1, max(steps) + 1)
        return Chart(
            title,
            say("review.caption", lang, name=self._session.names[self._seat], n=len(made)),
            axis,
            self._axis(),
            marks,
            columns,
            rows,
            lang=lang,
        )

    def _axis(self) -> Axis:
        """Chances from never to always; points as far as they go, and nought."""
        if self._review.unit == "chance":
            return linear("", 0, 1, percent=True)
        values = [each for p in self._review.points for each in (p["value"], p["value"] + p["given"])]
        return linear(say("review.points", self.lang), min([0, *values]), max([1, *values]))

    def _picture(self) -> str:
        return self._chart().svg()

    def _in_words(self) -> str:
        return f"Review({self._session.game.name}, {self._session.names[self._seat]}: {len(self._review.points)} choices)"


def given_said(point: ReviewPoint, lang: str) -> str:
    """What a choice gave away, in points."""
    return decimal(in_points(point["given"], point["unit"]), lang, 1)


def value_said(point: ReviewPoint, lang: str) -> str:
    """What a choice was worth: a fraction as it is counted, what is sure or no fraction in words of its unit."""
    fraction = point["fraction"]
    return fraction if fraction and "/" in fraction else worth_said(point, lang)
