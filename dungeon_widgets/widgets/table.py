"""The table: one game at one screen, without a screen. Who sits there, which step is shown, what was predicted."""

from __future__ import annotations

from typing import Any

from ..engine.game import Game
from ..engine.session import Session
from ..engine.state import Action, State
from .branches import Branches
from .contract import Curtain, Odds, Prediction
from .phrases import RefusedError
from .predictions import Predictions, check_guess
from .settings import Display, check_seat, check_step
from .snapshot import odds_of

Mark = tuple[object, ...]


class Table:
    """The headless controller of a widget: everything a page or a program may do with a game.

    `cursor` is the step shown, `seat` who looks at it (None: a spectator), `curtain` the person who must sit down
    before anything is shown again, `seq` the number of the last snapshot.
    """

    def __init__(self, session: Session) -> None:
        self.predictions = Predictions()
        self.seq = 0
        self.begin(session)

    def begin(self, session: Session) -> None:
        """Start a game here: luck and bots move, the first person sits down."""
        session.play()  # first: when this is interrupted, the game before it goes on
        self.branches = Branches(session)
        self.predictions.lock_again()
        people = self.people
        self.seat: int | None = people[0] if people else None
        self.show_newest()

    # -- reading ----------------------------------------------------------------------------------

    @property
    def session(self) -> Session:
        """The line of play that is shown."""
        return self.branches.shown

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def state(self) -> State:
        """The newest position."""
        return self.session.state

    @property
    def shown_state(self) -> State:
        """The position at the cursor."""
        return self.session.states[self.cursor]

    @property
    def people(self) -> list[int]:
        """The seats where persons sit."""
        return [i for i, seat in enumerate(self.session.seats) if seat.bot is None]

    @property
    def live(self) -> bool:
        """Whether the newest step is shown."""
        return self.cursor == len(self.session.log)

    @property
    def eyes(self) -> int | None:
        """The seat whose knowledge may be shown: behind the curtain nobody has said who is looking."""
        return None if self.curtain is not None else self.seat

    @property
    def choosing(self) -> bool:
        """Whether the person at the screen sees the newest step and must choose."""
        return self.live and self.eyes is not None and self.state.to_move == self.eyes

    def curtain_data(self) -> Curtain | None:
        if self.curtain is None:
            return None
        return {"seat": self.curtain, "name": self.session.names[self.curtain]}

    def view(self) -> dict[str, Any]:
        """What those at the screen may know of the shown step."""
        return self.shown_state.view(self.eyes)

    def seat_or_own(self, seat: int | None) -> int | None:
        """A seat that was asked for, by default the one at the screen."""
        check_seat(seat, self.game.players)
        return self.seat if seat is None else seat

    def mark(self) -> Mark:
        """Equal as long as there is nothing new to show."""
        log = self.session.log
        return (id(self.session), len(log), id(log[-1]) if log else 0, self.cursor, self.seat, self.curtain)

    # -- playing ----------------------------------------------------------------------------------

    def act(self, action: Action) -> None:
        """Choose for the person to move, then let luck and bots answer; `IllegalAction` changes nothing."""
        mover = self.state.to_move
        if mover >= 0 and not self.session.human_to_move():
            raise RefusedError("bots_turn", name=self.session.names[mover])
        self.session.act(action)
        self.play()

    def play(self) -> None:
        """Let luck and bots move until a person must choose."""
        try:
            self.session.play()
        finally:  # an interrupted bot leaves a game that can go on
            self.show_newest()

    def auto(self) -> None:
        """Make the moves that leave no choice, until there is one."""
        self.play()
        while self.session.human_to_move() and len(legal := self.state.legal()) == 1:
            self.act(legal[0])

    def undo(self) -> None:
        """Take back to the last choice of a person."""
        self.session.undo()
        self.show_newest()

    def redo(self) -> None:
        """Make the undone moves again, with the same luck."""
        self.session.redo()
        self.show_newest()

    def goto(self, step: int) -> None:
        """Show another step; nothing is undone."""
        check_step(step, len(self.session.log))
        self.cursor = step

    def branch_off(self, step: int) -> None:
        """Go another way from a step, keeping the line that was played."""
        if self.session.mode == "play" and not self.session.over:
            raise RefusedError("fork_closed")
        self.branches.leave_at(step)
        self.play()

    def show_branch(self, index: int) -> None:
        """Show another line of play."""
        self.branches.show(index)
        self.play()

    # -- who is at the screen ---------------------------------------------------------------------

    def show_newest(self) -> None:
        """Go to where the game stands now, and cover the screen when the next choice is another person's."""
        self.cursor = len(self.session.log)
        mover, people = self.state.to_move, self.people
        another = mover in people and mover != self.seat
        self.curtain: int | None = mover if another and len(people) > 1 else None

    def sit(self, seat: int | None) -> None:
        """Somebody else looks: a person among several is covered until they say that they are there."""
        check_seat(seat, self.game.players)
        self.seat = seat
        people = self.people
        if seat in people and len(people) > 1:
            self.curtain = seat

    def lift_curtain(self) -> None:
        """The person named on the curtain sits down and says so."""
        if self.curtain is None:
            raise RefusedError("no_curtain")
        self.seat, self.curtain = self.curtain, None

    def call_mover(self) -> None:
        """Bring the person who must choose to the screen, behind the curtain if there are several."""
        if self.session.human_to_move() and len(self.people) == 1:
            self.seat = self.state.to_move
        self.play()

    # -- odds and predictions ---------------------------------------------------------------------

    def odds(self, display: Display) -> Odds | None:
        """The odds of the shown step for those at the screen, locked until they predict where that is asked for."""
        view = self.view()
        made = self.predictions.at(view)
        locked = display.overlay == "predict" and made is None
        odds = odds_of(
            self.session, view, self.cursor, self.eyes, display.lang, locked=locked, beliefs=display.beliefs
        )
        if odds and made:
            odds["prediction"] = made
        return odds

    def predict(self, guess: float, lang: str) -> Prediction:
        """Commit to a probability for the question of the moment."""
        sure = check_guess(guess)
        view = self.view()
        odds = odds_of(self.session, view, self.cursor, self.eyes, lang, locked=False, beliefs=False)
        if not odds or not odds["rows"]:
            raise RefusedError("no_question")
        if self.predictions.at(view):
            raise RefusedError("predicted")
        branch = self.branches.as_data()["index"]
        return self.predictions.commit(
            sure, view, odds, branch=branch, step=self.cursor, seed=self.session.seed
        )
