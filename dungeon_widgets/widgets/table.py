"""The table: one game at one screen, without a screen. Who sits there, which step is shown, what was predicted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ..engine.game import AnyGame
from ..engine.moments import moment_code
from ..engine.session import Session
from ..engine.state import Action, State
from ..lab.waffle import Cases
from .branches import Branches
from .contract import Branch, Curtain, Odds, Passing, Prediction
from .counting import Counting
from .events import EventBook
from .odds import odds_of
from .phrases import RefusedError
from .predictions import Predictions, check_guess
from .review import Review
from .settings import Display, check_seat, check_step
from .steps import Steps


class Mark(NamedTuple):
    """What a page shows: as long as it is equal, there is nothing new."""

    played: tuple[int, int, int]  # the line of play, how long it is, and its last move
    looked: tuple[int, int | None, int | None]  # the position, the seat and the curtain


class Look(NamedTuple):
    """What lies on the table and who looks at it. Replaced as a whole, so that an interrupt leaves no half of it."""

    branches: Branches
    position: int
    seat: int | None
    curtain: int | None


class Table:
    """The headless controller of a widget: everything a page or a program may do with a game.

    `seq` is the number of the last snapshot. `keeper` is called with the session when a person has chosen,
    and at the end.
    """

    def __init__(self, session: Session, keeper: Callable[[Session], None] | None = None) -> None:
        self.keeper = keeper
        self.predictions = Predictions()
        self.seq = 0
        self._book = EventBook()
        self._steps: dict[tuple[int, int | None, str], Steps] = {}
        self._counting: tuple[Mark, str, Counting] | None = None
        self._review: tuple[object, Review] | None = None
        self.begin(session)

    def begin(self, session: Session) -> None:
        """Start a game here: luck and bots move, the first person sits down."""
        session.play()  # first: when this is interrupted, the game before it goes on
        people = people_of(session)
        branches = Branches((session,), game=self.predictions.next_game())
        self._look = self._at_newest(branches, people[0] if people else None)
        self._book.forget()

    # -- reading ----------------------------------------------------------------------------------

    @property
    def branches(self) -> Branches:
        return self._look.branches

    @property
    def seat(self) -> int | None:
        """Who looks; None is a spectator."""
        return self._look.seat

    @property
    def curtain(self) -> int | None:
        """The person who must sit down before anything is shown again."""
        return self._look.curtain

    @property
    def session(self) -> Session:
        """The line of play that is shown."""
        return self.branches.shown

    @property
    def game(self) -> AnyGame:
        return self.session.game

    @property
    def state(self) -> State:
        """The newest position."""
        return self.session.state

    @property
    def cursor(self) -> int:
        """The position shown; the log may have become shorter by another widget on the same session."""
        return min(self._look.position, len(self.session.log))

    @property
    def shown_state(self) -> State:
        """The position at the cursor."""
        return self.session.states[self.cursor]

    @property
    def people(self) -> list[int]:
        """The seats where persons sit."""
        return people_of(self.session)

    @property
    def live(self) -> bool:
        """Whether the newest position is shown."""
        return self.cursor == len(self.session.log)

    @property
    def eyes(self) -> int | None:
        """The seat whose knowledge may be shown: behind the curtain nobody has said who is looking."""
        return None if self.curtain is not None else self.seat

    @property
    def choosing(self) -> bool:
        """Whether the person at the screen sees the newest position and must choose."""
        return self.live and self.eyes is not None and self.state.to_move == self.eyes

    def curtain_data(self) -> Curtain | None:
        if self.curtain is None:
            return None
        return {"seat": self.curtain, "name": self.session.names[self.curtain]}

    def branch_data(self, lang: str) -> Branch:
        """Which line is shown; the step it left at as those at the screen count it."""
        data = self.branches.as_data()
        root = min(data["root"], len(self.session.log))
        return {**data, "root": self.steps(self.eyes, lang).number(root)}

    def view(self) -> Mapping[str, Any]:
        """What those at the screen may know of the shown position."""
        return self.shown_state.view(self.eyes)

    def seat_or_own(self, seat: int | None) -> int | None:
        """A seat that was asked for, by default the one at the screen."""
        check_seat(seat, self.game.players)
        return self.seat if seat is None else seat

    def steps(self, seat: int | None, lang: str) -> Steps:
        """The steps of the shown line as a seat counts them."""
        key = id(self.session), seat, lang
        if key not in self._steps:
            kept = {old: steps for old, steps in self._steps.items() if old[0] == key[0]}
            self._steps = {**kept, key: Steps(self.session, seat, self._book, lang)}
        return self._steps[key]

    def mark(self) -> Mark:
        """Equal as long as there is nothing new to show."""
        log = self.session.log
        played = id(self.session), len(log), id(log[-1]) if log else 0
        return Mark(played, (self.cursor, self.seat, self.curtain))

    # -- playing ----------------------------------------------------------------------------------

    def act(self, action: Action, by: int | None = None) -> None:
        """Choose for the person to move, then let luck and bots answer; `IllegalAction` changes nothing."""
        mover = self.state.to_move
        if mover >= 0 and not self.session.human_to_move():
            raise RefusedError("bots_turn", name=self.session.names[mover])
        self.session.act(action, by)
        self._tell_keeper()
        self.play()

    def _tell_keeper(self) -> None:
        # After a choice this is before bots think: they will think the same again, but nobody can make the person's choice again.
        if self.keeper is not None:
            self.keeper(self.session)

    def play(self) -> None:
        """Let luck and bots move until a person must choose."""
        try:
            self.session.play()
        finally:  # an interrupted bot leaves a game that can go on
            self.show_newest()
        if self.session.over:
            self._tell_keeper()

    def auto(self) -> None:
        """Make the moves that leave no choice, until there is one."""
        self.play()
        while self.session.human_to_move() and not self.state.free and len(only := self.session.legal()) == 1:
            self.act(only[0])

    def undo(self, by: int | None = None) -> None:
        """Take back to the last choice of a person; `by` is who asks, if it is known."""
        self.session.undo(by)
        self._tell_keeper()
        self.show_newest()

    def redo(self) -> None:
        """Make the undone moves again, with the same luck."""
        self.session.redo()
        self._tell_keeper()
        self.show_newest()

    def goto(self, position: int) -> None:
        """Show another position; nothing is undone."""
        check_step(position, len(self.session.log))
        self._look = self._look._replace(position=position)

    def branch_off(self, position: int) -> None:
        """Go another way from a position, keeping the line that was played."""
        if self.session.mode == "play" and not self.session.over:
            raise RefusedError("fork_closed")
        self._look = self._at_newest(self.branches.left_at(position), self.seat)
        self.play()

    def show_branch(self, index: int) -> None:
        """Show another line of play."""
        self._look = self._at_newest(self.branches.showing(index), self.seat)
        self.play()

    # -- who is at the screen ---------------------------------------------------------------------

    def show_newest(self) -> None:
        """Go to where the game stands now."""
        self._look = self._at_newest(self.branches, self.seat)

    @staticmethod
    def _at_newest(branches: Branches, seat: int | None) -> Look:
        """The newest position. When the next choice is another person's, they take the screen: behind a curtain if
        the game hides something."""
        session, people = branches.shown, people_of(branches.shown)
        look = Look(branches, len(session.log), seat, None)
        mover = session.state.to_move
        if mover not in people or mover == seat or len(people) == 1:
            return look
        if curtained(session.game):
            return look._replace(curtain=mover)
        return look if seat is None else look._replace(seat=mover)

    def sit(self, seat: int | None) -> None:
        """Somebody else looks: a person among several is covered until they say that they are there."""
        check_seat(seat, self.game.players)
        people, curtain = self.people, self.curtain
        if curtained(self.game) and seat in people and len(people) > 1:
            curtain = seat
        self._look = self._look._replace(seat=seat, curtain=curtain)

    def lift_curtain(self) -> None:
        """The person named on the curtain sits down and says so."""
        if self.curtain is None:
            raise RefusedError("no_curtain")
        self._look = self._look._replace(seat=self.curtain, curtain=None)

    def call_mover(self) -> None:
        """Bring the person who must choose to the screen, behind the curtain if there are several."""
        if self.session.human_to_move() and (len(self.people) == 1 or not curtained(self.game)):
            self._look = self._look._replace(seat=self.state.to_move)
        self.play()

    # -- passing without being asked --------------------------------------------------------------

    def passing(self, lang: str) -> list[Passing]:
        """What those at the screen always pass on, and what they may from now on: nobody else's."""
        if self.eyes is None or not self.live:
            return []
        left = self.session.left.get(self.eyes, frozenset())
        offered = self.state.passes() if self.choosing else ()
        words = self.game.words
        return [
            {"name": name, "label": words.passing(name, lang), "on": name in left}
            for name in dict.fromkeys([*offered, *sorted(left)])
        ]

    def always_pass(self, seat: int, name: str, *, on: bool) -> None:
        """Leave a pass to the session, or be asked again."""
        left = self.session.left.get(seat, frozenset())
        self.session.leave(seat, left | {name} if on else left - {name})
        self.play()

    # -- sharing and looking back -----------------------------------------------------------------

    def share(self) -> str:
        """A code to play on from the shown position; it holds all cards, so a game played for real has one only
        after its end."""
        if self.session.mode == "play" and not self.session.over:
            raise RefusedError("share_closed")
        return moment_code(self.session, self.cursor)

    def review(self, seat: int | None, lang: str) -> Review:
        """The choices of a seat, looked at as far as it was asked for."""
        if seat is None:
            raise RefusedError("review_nobody")
        key = self.mark().played, seat, lang
        if self._review is None or self._review[0] != key:
            self._review = key, Review(self.session, seat, lang, self.steps(seat, lang))
        return self._review[1]

    # -- odds and predictions ---------------------------------------------------------------------

    def counting(self, lang: str) -> Counting:
        """The odds of the shown position for those at the screen: begun once, counted as far as they are asked for."""
        mark = self.mark()
        if self._counting is None or self._counting[:2] != (mark, lang):
            self._counting = mark, lang, Counting(self.session, self.shown_state, self.eyes, lang)
        return self._counting[2]

    def odds(self, display: Display) -> Odds | None:
        """The odds as far as they are counted, locked until those at the screen predict where that is asked for."""
        if not self._shows_odds(display):
            return None
        counting = self.counting(display.lang)
        made = self.predictions.at(counting)
        return odds_of(counting, locked=self._locked(display), prediction=made)

    def cases(self, display: Display) -> Cases | None:
        """Every case behind the odds that are shown, if they are open and few enough to be looked at."""
        if not self._shows_odds(display) or self._locked(display):
            return None
        return self.counting(display.lang).cases

    def late(self, display: Display) -> bool:
        """Whether odds that are to be shown are still to be counted."""
        if not self._shows_odds(display):
            return False
        counting = self.counting(display.lang)
        if self._locked(display):
            return counting.panel is None and not counting.done  # a question needs no numbers
        return counting.due(beliefs=display.beliefs)

    def count(self, display: Display) -> None:
        """Count the odds for as long as a page may wait."""
        if self.late(display):
            self.counting(display.lang).take(beliefs=display.beliefs and not self._locked(display))

    def _shows_odds(self, display: Display) -> bool:
        return self.eyes is not None and display.overlay != "off"

    def _locked(self, display: Display) -> bool:
        return display.overlay == "predict" and not self.predictions.guessed(self.counting(display.lang))

    def predict(self, guess: float, lang: str) -> Prediction | None:
        """Commit to a probability for the question of the moment; None while its answer is still being counted."""
        sure, counting = check_guess(guess), self.counting(lang)
        counting.take()
        if counting.panel is None or not counting.panel["rows"]:
            raise RefusedError("no_question")
        if self.predictions.guessed(counting):
            raise RefusedError("predicted")
        step = self.steps(self.eyes, lang).number(self.cursor)
        self.predictions.commit(sure, counting, branch=self.branches.as_data()["index"], step=step)
        return self.predictions.at(counting)


def curtained(game: AnyGame) -> bool:
    """Whether people at one screen are kept from each other's view: not where they play side by side."""
    return game.hides and game.aim != "together"


def people_of(session: Session) -> list[int]:
    """The seats where persons sit."""
    return [i for i, seat in enumerate(session.seats) if seat.bot is None]
