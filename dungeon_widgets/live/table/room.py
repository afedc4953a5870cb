"""Who sits where: links, names, screens that come and go, and what the host may do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from hmac import compare_digest
from typing import Any

from ...engine.seats import BOT, take_seat
from ...engine.session import Session
from ...engine.words import is_you
from ...widgets.page.game_widget import GameWidget
from ...widgets.page.table_page import TablePage
from ...widgets.table.look import people_of
from ...widgets.table.table import Table
from ..doors import Door, new_secret
from ..errands import Errands
from ..names import MAX_NAME, plain_name
from ..screen import Screen
from ..words import say
from .place import LETTERS, Place
from .seat_page import SeatPage
from .showing import Showing
from .votes import Votes

WALL = "wall"


class TableRoom:
    """The table behind a server: all of it runs in the kernel's main thread.

    `host` is the widget in the notebook, which keeps `seat` (None: it looks on). `on_change` is called when somebody
    has come or gone. `hosting` names the seat whose screen may begin another game where there is no notebook.
    """

    def __init__(
        self,
        host: GameWidget,
        seat: int | None,
        errands: Errands,
        *,
        kept: dict[str, Any] | None = None,
        hosting: int | None = None,
    ) -> None:
        self.host = host
        self.seat = seat
        self.hosting = hosting
        self.errands = errands
        self.showing = Showing(self)
        self.odds = False
        self.on_change: Callable[[], None] = lambda: None
        self.on_doors: Callable[[dict[str, Door]], None] = lambda _doors: None
        self._kept = kept or {}
        self.wall_key: str = self._kept.get(WALL) or new_secret()
        self.wall_screens: list[Screen] = []
        self.places: dict[int, Place] = {}
        self.votes = Votes(self)
        host._table.ask_others = self.votes.ask
        self._before = (host.overlay, self._mode_before())
        self.is_open = True
        self._take(host.session)
        host._table.hold(seat)
        host.odds_closed, host.overlay = "people", "off"
        host.watched, host.may_catch_up = 0, lambda: self.showing.may_see(host)
        host._page_is_there = True  # somebody plays: the game is kept
        host._shown_texts = None  # in a game for real nobody may choose the luck
        host._show()
        host.observe(self.showing.host_shown, names=["snapshot", "watched"])
        host.observe(lambda _change: self.close(), names="comm")

    # -- reading ----------------------------------------------------------------------------------

    @property
    def session(self) -> Session:
        """The game that is played."""
        return self._session

    def pages(self) -> list[TablePage]:
        """Every page that shows the table, the notebook's own first."""
        screens = [*(place.screen for place in self.places.values()), *self.wall_screens]
        return [
            self.host,
            *(screen.page for screen in screens if screen is not None and screen.page is not None),
        ]

    # -- a game is begun --------------------------------------------------------------------------

    def _take(self, session: Session) -> None:
        """Sit everybody down at a game: as played for real, until it is over."""
        self._session = session
        session.mode = "play"
        people = [seat for seat in people_of(session) if seat != self.seat]
        for seat, place in [*self.places.items()]:
            if seat not in people and not place.warm:
                self._close_place(seat)
        kept = self._kept.get("seats", {})
        warm = [seat for seat in self._bots(session) if kept.get(str(seat), {}).get("warm")]
        for seat in [*people, *warm]:
            if seat not in self.places:
                before = kept.get(str(seat), {})
                place = Place(
                    before.get("key") or new_secret(), before.get("back", ""), before.get("name", "")
                )
                self.places[seat] = replace(place, warm=seat in warm)
            if (name := self.places[seat].name) and seat in people and not self.places[seat].hidden:
                self._name(seat, name)
        self._name_host(session)
        self._tell_doors()

    @staticmethod
    def _bots(session: Session) -> list[int]:
        return [seat for seat, chair in enumerate(session.seats) if chair.bot is not None]

    def _name_host(self, session: Session) -> None:
        """Where several people play, none of them is "You" to all."""
        people = people_of(session)
        for seat in people:
            if len(people) > 1 and is_you(session.names[seat]):
                self._name(seat, say("host", self.host.lang))

    def follow(self, session: Session) -> None:
        """Somebody has begun another game: everybody goes on there."""
        self._take(session)
        for page in self.pages():
            if page._table.session is not session:
                page._table.begin(session)
                page._show()

    def _tell_doors(self) -> None:
        title = self.host.game.words.title(self.host.lang)
        look = {"title": title, "lang": self.host.lang, "theme": self.host.theme}
        doors = {
            place.key: Door(str(seat), letter=LETTERS[seat], asks_name=seat != self.hosting, **look)
            for seat, place in self.places.items()
        }
        doors[self.wall_key] = Door(WALL, asks_name=False, **look)
        self.on_doors(doors)
        self.on_change()

    def to_keep(self) -> dict[str, Any]:
        """The keys, for the next kernel."""
        seats = {
            str(seat): {"key": place.key, "back": place.back, "name": place.name, "warm": place.warm}
            for seat, place in self.places.items()
        }
        was = [str(self._session.seed), self._before[1]] if self.is_open else None
        return {WALL: self.wall_key, "seats": seats, "was": was}

    def _mode_before(self) -> str:
        """How the game is played when no table is open. One that a kernel left at an open table is kept as played for
        real; what it was before is kept with the keys."""
        match self._kept.get("was"):
            case [str(seed), "study"] if seed == str(self.host.session.seed):
                return "study"
        return self.host.session.mode

    # -- screens come and go ----------------------------------------------------------------------

    def enter(self, screen: Screen, hello: dict[str, Any]) -> None:
        """Somebody opened a link."""
        if not self.is_open:
            screen.dismiss(say("closed", screen.lang))
        elif screen.door.place == WALL:
            self.wall_screens.append(screen)
            self._let_in(screen, None)
        else:
            self._sit(screen, int(screen.door.place), hello)

    def _sit(self, screen: Screen, seat: int, hello: dict[str, Any]) -> None:
        place = self.places.get(seat)
        if place is None:
            screen.dismiss(say("wrong_link", screen.lang))
            return
        returns = bool(place.back) and compare_digest(
            place.back.encode(), hello["back"].encode("utf-8", "replace")
        )
        if not returns:
            if place.screen is not None:
                screen.tell("no", text=say("taken", screen.lang), again=False)
                return
            name = plain_name(hello["name"])
            if seat == self.hosting and not name:
                name = self._session.names[seat]
            if reason := self._no_name(seat, name, screen.lang) if name or not hello["back"] else "":
                screen.ask_again(reason)
                return
            if not name:  # a browser with an old secret: it did not say who it is
                door = screen.door
                screen.tell("ask", title=door.title, letter=door.letter, lang=screen.lang, theme=door.theme)
                return
            place.back, place.name, place.hidden = new_secret(), name, False
            self._name(seat, name)
        elif place.screen is not None:
            place.screen.dismiss(say("moved", place.screen.lang))
            self.votes.left(seat)
        elif place.warm:
            self._name(seat, LETTERS[seat] if place.hidden else place.name)
        place.warm = False
        place.screen = screen
        screen.on_vote = lambda yes: self.votes.answer(seat, yes)
        self._let_in(screen, seat, back=place.back)
        for page in self.pages():
            if page is not screen.page:
                page._show()  # somebody has another name, or is there again

    def _let_in(self, screen: Screen, seat: int | None, back: str = "") -> None:
        def make() -> SeatPage:
            table = Table(self._session, self._kept_by_host)
            table.hold(seat)
            page = SeatPage(
                table,
                self.host.bundle_name,
                self.showing.page_did,
                hosts=seat is not None and seat == self.hosting,
                lang=screen.lang,
                overlay=self._overlay,
                size="big" if seat is None else "normal",
            )
            table.keeper = self._kept_by_host
            table.ask_others = self.votes.ask
            page.odds_closed = "" if self.odds else "people"
            page.may_catch_up = lambda: self.showing.may_see(page)
            page.observe(lambda _change: self.showing.deliver(page), names="watched")
            return page

        screen.let_in(make, bundle=self.host.bundle_name, back=back, wall=seat is None)
        self.on_change()

    def left(self, screen: Screen) -> None:
        """A screen is lost: its seat waits for it."""
        if screen.page is not None:
            self.showing.times.forget(screen.page)
        if screen in self.wall_screens:
            self.wall_screens.remove(screen)
        for seat, place in self.places.items():
            if place.screen is screen:
                place.screen = None
                self.votes.left(seat)
        self.on_change()

    # -- the game is kept ---------------------------------------------------------------------------

    def _kept_by_host(self, session: Session) -> None:
        if session is self.host._table.session:
            self.host._table.tell_keeper()

    # -- what the host may do ---------------------------------------------------------------------

    @property
    def _overlay(self) -> str:
        return "open" if self.odds else "off"

    def show_odds(self, on: bool) -> None:
        """Show the odds of their own seat to everybody, or to nobody."""
        self.odds = on
        for page in self.pages():
            page.odds_closed = "" if on else "people"
            page.overlay = self._overlay
        self.on_change()

    def give_to_bot(self, seat: int, bot: str) -> None:
        """A bot goes on at a seat. Who sits there is told, and the link is gone; where nobody does, the link stays, and whoever
        opens it takes over from the bot."""
        made = take_seat(f"{self._session.names[seat]}={BOT}{bot}", self._session.game)
        place = self.places[seat]
        place.warm = place.screen is None
        if not place.warm:
            self._close_place(seat)
        self._seat(seat, made)
        self._tell_doors()
        self.host._table.play()
        self.showing.at_once()

    def open_to_person(self, seat: int) -> None:
        """A person may sit where a bot does: the link is made now."""
        name = f"{LETTERS[seat]}"
        self._seat(seat, take_seat(name, self._session.game))
        self.places.setdefault(seat, Place()).warm = False
        self._tell_doors()
        self.showing.at_once()

    def remove(self, seat: int) -> None:
        """Close the screen of a seat; its link opens nothing any more, and there is a new one."""
        warm = self.places[seat].warm
        self._close_place(seat)
        self.places[seat] = Place(warm=warm)
        self._tell_doors()
        self.showing.at_once()

    def hide_name(self, seat: int) -> None:
        """Nobody is shown the name any more."""
        self.places[seat].hidden = True
        if not self.places[seat].warm:
            self._name(seat, LETTERS[seat])
        self.showing.at_once()

    def close(self, *, told: bool = True) -> None:
        """Part with every screen; the notebook has the game again as it was.

        Screens that are not `told` look for the way again by themselves.
        """
        if not self.is_open:
            return
        self.is_open = False
        for screen in [*(place.screen for place in self.places.values()), *self.wall_screens]:
            if screen is not None and told:
                screen.dismiss(say("closed", screen.lang))
            elif screen is not None:
                screen.let_go()
        self.on_doors({})
        host, (overlay, mode) = self.host, self._before
        host.unobserve(self.showing.host_shown, names=["snapshot", "watched"])
        host.odds_closed, host.may_catch_up, host.watched = "", None, None
        host._table.ask_others = None
        host._table.let_go()
        if mode == "study" or self._session.over:
            self._session.mode = mode
        host._shown_texts = None
        host.overlay = overlay
        if host.comm is not None:
            host._show()

    # -- seats ------------------------------------------------------------------------------------

    def _no_name(self, seat: int, name: str, lang: str) -> str:
        """Why a name cannot be taken; empty if it can."""
        if not 1 <= len(name) <= MAX_NAME or BOT in name:
            return say("name_needed", lang, n=MAX_NAME)
        others = {other.casefold() for at, other in enumerate(self._session.names) if at != seat}
        return say("name_taken", lang, name=name) if name.casefold() in others else ""

    def _name(self, seat: int, name: str) -> None:
        self._seat(seat, replace(self._session.seats[seat], spec=name, name=name, bot=None, bot_spec=None))

    def _seat(self, seat: int, made: Any) -> None:
        seats = self._session.seats
        self._session.seats = (*seats[:seat], made, *seats[seat + 1 :])
        for page in self.pages():
            page._table.rename()

    def _close_place(self, seat: int) -> None:
        place = self.places.pop(seat, None)
        if place is not None and place.screen is not None:
            place.screen.dismiss(say("removed", place.screen.lang))
            self.votes.left(seat)
