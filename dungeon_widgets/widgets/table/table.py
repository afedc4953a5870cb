"""The table: one game at one screen, without a screen. Who sits there, which step is shown, what was predicted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple
from weakref import WeakKeyDictionary

from ...engine.game import AnyGame
from ...engine.saving.moments import moment_code
from ...engine.session import Session
from ...engine.state import Action, State
from ..page.contract import Branch, Curtain, Passing
from ..page.phrases import RefusedError
from ..page.settings import check_seat, check_step
from .branches import Branches
from .events import EventBook
from .look import Look, people_of, tells_all
from .steps import Steps
from .table_odds import TableOdds

if TYPE_CHECKING:
    from .hints import Hint
    from .review import Review

PATIENCE = 0.5  # seconds that bots of a game that was read may move for at once


class Mark(NamedTuple):
    """What a page shows: as long as it is equal, there is nothing new."""

    played: tuple[Session, int]  # the line of play, and how often it has changed
    looked: tuple[int, int | None, int | None]  # the position, the seat and the curtain


class Table:
    """The headless controller of a widget: everything a page or a program may do with a game.

    `seq` is the number of the last snapshot. `keeper` is called with the session when a person has chosen,
    and at the end.
    """

    _look: Look
    ask_others: Callable[[int, int | None], None] | None = None
    """Where others have screens of their own: asks them whether a seat may take back what the rules hold as final (None),
    or leave the game for another way at a position."""

    def __init__(self, session: Session, keeper: Callable[[Session], None] | None = None) -> None:
        self.keeper = keeper
        self.odds = TableOdds(self)
        self.seq = 0
        self._book = EventBook()
        self._steps: dict[tuple[Session, int | None, str], Steps] = {}
        self._review: tuple[object, Review] | None = None
        self._hint: tuple[object, Hint] | None = None
        # By session: the positions at which a hint was asked for.
        self._helped: WeakKeyDictionary[Session, set[int]] = WeakKeyDictionary()
        self.begin(session)

    def begin(self, session: Session) -> None:
        """Start a game here: luck and bots move, the first person sits down.

        In a game that was read nobody moves until that is asked for: a code may seat bots that think for minutes.
        """
        if not session.was_read:
            session.play()  # first: when this is interrupted, the game before it goes on
        people = people_of(session)
        branches = Branches((session,), game=self.odds.predictions.next_game())
        held = hasattr(self, "_look") and self.held  # a screen stays its seat's in the next game
        first = people[0] if people else None
        self._look = Look.at_newest(branches, self.seat if held else first, held)
        self._rests = session.was_read
        self._book.forget()

    # -- reading ----------------------------------------------------------------------------------

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
        return self._look.branches.session

    @property
    def game(self) -> AnyGame:
        return self.session.game

    @property
    def state(self) -> State:
        """The newest position."""
        return self.session.state

    @property
    def position(self) -> int:
        """Which position is shown; the log may have become shorter by another widget on the same session."""
        return min(self._look.position, len(self.session.log))

    @property
    def shown_state(self) -> State:
        """The position that is shown."""
        return self.session.states[self.position]

    @property
    def people(self) -> list[int]:
        """The seats where persons sit."""
        return people_of(self.session)

    @property
    def live(self) -> bool:
        """Whether the newest position is shown."""
        return self.position == len(self.session.log)

    @property
    def eyes(self) -> int | None:
        """The seat whose knowledge may be shown: behind the curtain nobody has said who is looking."""
        return None if self.curtain is not None else self.seat

    @property
    def choosing(self) -> bool:
        """Whether the person at the screen sees the newest position and must choose."""
        return self.live and self.eyes is not None and self.state.to_move == self.eyes

    @property
    def held(self) -> bool:
        """Whether the screen is one seat's, or a spectator's, and stays so."""
        return self._look.held

    @property
    def waits(self) -> bool:
        """Whether luck or bots of a game that was read wait for somebody to ask them on."""
        return self._rests and not self.session.over and not self.session.human_to_move()

    @property
    def to_all(self) -> bool:
        """Whether what is shown is told to several people at one screen: the end of a game, where none of them is You."""
        return not self.held and tells_all(self.session, self.position)

    def curtain_data(self) -> Curtain | None:
        if self.curtain is None:
            return None
        return {"seat": self.curtain, "name": self.session.names[self.curtain]}

    def branch_data(self, lang: str) -> Branch:
        """Which line is shown; the step it left at as those at the screen count it."""
        branches = self._look.branches
        root = min(branches.roots[branches.line], len(self.session.log))
        return {
            "game": branches.game,
            "index": branches.line,
            "count": len(branches.sessions),
            "root": self.steps(self.eyes, lang).number(root),
        }

    def view(self) -> Mapping[str, Any]:
        """What those at the screen may know of the shown position."""
        return self.shown_state.view(self.eyes)

    def seat_or_own(self, seat: int | None) -> int | None:
        """A seat that was asked for, by default the one at the screen."""
        check_seat(seat, self.game.players)
        return self.seat if seat is None else seat

    def steps(self, seat: int | None, lang: str) -> Steps:
        """The steps of the shown line as a seat counts them."""
        key = self.session, seat, lang
        if key not in self._steps:
            kept = {old: steps for old, steps in self._steps.items() if old[0] is key[0]}
            self._steps = {**kept, key: Steps(self.session, seat, self._book, lang, held=self.held)}
        return self._steps[key]

    def mark(self) -> Mark:
        """Equal as long as there is nothing new to show."""
        return Mark((self.session, self.session.changes), (self.position, self.seat, self.curtain))

    # -- playing ----------------------------------------------------------------------------------

    def act(self, action: Action, by: int | None = None) -> None:
        """Choose for the person to move, then let luck and bots answer; `IllegalAction` changes nothing."""
        mover = self.state.to_move
        if mover >= 0 and not self.session.human_to_move():
            raise RefusedError("bots_turn", name=self.session.names[mover])
        self.session.act(action, by)
        self.tell_keeper()
        self.play()

    def tell_keeper(self) -> None:
        """Keep the game as it stands."""
        # After a choice this is before bots think: they will think the same again, but nobody can make the person's choice again.
        if self.keeper is not None:
            self.keeper(self.session)

    def play(self) -> None:
        """Let luck and bots move until a person must choose."""
        self._rests = False
        try:
            self.session.play()
        finally:  # an interrupted bot leaves a game that can go on
            self.show_newest()
        if self.session.over:
            self.tell_keeper()

    def go_on(self, seconds: float = PATIENCE) -> None:
        """Let those who wait move: at least once, and for about this long."""
        until = perf_counter() + seconds
        try:
            while self.waits and self.session.play(1) and perf_counter() < until:
                pass
        finally:
            self.show_newest()
        if self.session.over:
            self.tell_keeper()

    def auto(self) -> None:
        """Make the moves that leave no choice, until there is one."""
        self.play()
        while self.session.human_to_move() and not self.state.free and len(only := self.session.legal()) == 1:
            self.act(only[0])

    def may_ask_back(self) -> bool:
        """Whether those at the screen may ask the others to take back the last choice."""
        if self.ask_others is None or self.eyes is None or not self.live or self.session.over:
            return False
        return any(entry.mover >= 0 and not entry.forced for entry in self.session.log)

    def undo(self, by: int | None = None) -> None:
        """Take back to the last choice of a person; `by` is who asks, if it is known."""
        self.session.undo(by)
        self.tell_keeper()
        self.show_newest()

    def redo(self) -> None:
        """Make the undone moves again, with the same luck."""
        self.session.redo()
        self.tell_keeper()
        self.show_newest()

    def goto(self, position: int) -> None:
        """Show another position; nothing is undone."""
        check_step(position, len(self.session.log))
        self._look = self._look._replace(position=position)

    def branch_off(self, position: int, seed: int | None = None) -> None:
        """Go another way from a position, keeping the line that was played; with a seed luck comes otherwise, too."""
        if self.session.mode == "play" and not self.session.over:
            raise RefusedError("fork_closed")
        self._look = self._newest(self._look.branches.left_at(position, seed))
        self.play()

    def show_branch(self, index: int) -> None:
        """Show another line of play."""
        self._look = self._newest(self._look.branches.showing(index))
        self.play()

    # -- who is at the screen ---------------------------------------------------------------------

    def show_newest(self) -> None:
        """Go to where the game stands now."""
        self._look = self._newest(self._look.branches)

    def _newest(self, branches: Branches) -> Look:
        return Look.at_newest(branches, self.seat, self.held)

    def hold(self, seat: int | None) -> None:
        """From now on this screen is the seat's and nobody else's (None: a spectator's): the others have their own."""
        check_seat(seat, self.game.players)
        self._look = Look.at_newest(self._look.branches, seat, held=True)
        self.rename()

    def let_go(self) -> None:
        """All who play are at this screen again."""
        self._look = Look.at_newest(self._look.branches, self.seat)
        self.rename()

    def sit(self, seat: int | None) -> None:
        """Somebody else looks: a person among several is covered until they say that they are there."""
        check_seat(seat, self.game.players)
        if self.held:
            raise RefusedError("seat_fixed")
        self._look = self._look.by(seat)

    def lift_curtain(self) -> None:
        """The person named on the curtain sits down and says so."""
        if self.curtain is None:
            raise RefusedError("no_curtain")
        self._look = self._look._replace(seat=self.curtain, curtain=None)

    def call_mover(self) -> None:
        """Bring the person who must choose to the screen, behind the curtain if there are several."""
        if (
            not self.held
            and self.session.human_to_move()
            and (len(self.people) == 1 or not self.game.covers(self.state))
        ):
            self._look = self._look._replace(seat=self.state.to_move)
        self.play()

    # -- passing without being asked --------------------------------------------------------------

    def passing(self, lang: str) -> list[Passing]:
        """What those at the screen always pass on, and what they may from now on: nobody else's."""
        if self.eyes is None or not self.live:
            return []
        left = self.session.left.get(self.eyes, frozenset())
        offered = self.session.passes() if self.choosing else ()
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

    def rename(self) -> None:
        """Tell everything again: somebody has another name, or others are told."""
        self._book.forget()
        self._steps.clear()
        self._review = None

    # -- sharing and looking back -----------------------------------------------------------------

    def share(self) -> str:
        """A code to play on from the shown position; it holds all cards, so a game played for real has one only
        after its end."""
        if self.session.mode == "play" and not self.session.over:
            raise RefusedError("share_closed")
        return moment_code(self.session, self.position)

    def review(self, seat: int | None, lang: str, effort: float = 1.0) -> Review:
        """The choices of a seat, judged as far as it was asked for."""
        if seat is None:
            raise RefusedError("review_nobody")
        key = self.mark().played, seat, lang, effort
        if self._review is None or self._review[0] != key:
            from .review import Review

            helped = self._helped.get(self.session, ())
            steps = self.steps(seat, lang)
            self._review = key, Review(self.session, seat, lang, steps, helped=helped, effort=effort)
        return self._review[1]

    def hint(self, lang: str) -> Hint:
        """The best choice for the person who must choose, judged as far as it was asked for. It counts as help."""
        if not self.choosing or self.eyes is None:
            raise RefusedError("hint_none")
        key = self.mark(), lang
        if self._hint is None or self._hint[0] != key:
            from ...lab.classroom.book import BOOK
            from .hints import Hint

            self._hint = key, Hint(self.session, self.state, self.eyes, lang)
            before = self._helped.setdefault(self.session, set())
            if self.position not in before:
                before.add(self.position)
                BOOK.help_at_table()
        return self._hint[1]

    @property
    def helped(self) -> list[int]:
        """The positions of the shown line at which a hint was asked for."""
        return sorted(self._helped.get(self.session, ()))
