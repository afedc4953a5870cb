"""What `game.invite()` gives: the links and pictures, and what the host may do."""

from __future__ import annotations

from typing import Any, ClassVar

from ...engine.checks import short, whole
from ...engine.errors import unknown
from ...engine.registry import bot_habit, bot_label, bot_names
from ...engine.strength import USUAL
from ...engine.svg import picture
from ...engine.words import names_in
from ...widgets.files.links import qr_picture
from ...widgets.page.bundle import bundle
from ...widgets.page.game_widget import GameWidget
from ...widgets.page.lock import locked
from ...widgets.page.messages import BadMessageError
from ...widgets.page.state_widget import Messages, StateWidget
from ...widgets.table.look import people_of
from ..addresses import base_address, behind_a_hub, check_listening, listens_to_others
from ..contract import InvitationState, InvitedLink, InvitedSeat, Links
from ..errands import Errands
from ..kept import keep_keys, kept_keys
from ..opened import is_closed, is_open, place_of, take_over
from ..server import Server
from .place import LETTERS
from .room import TableRoom

FIRST = "first"
"""As `seat`: the first person at the table."""
LONGEST_WINDOW = 60


class Invitation(StateWidget):
    """A table that is open to other screens; `game.invite()` makes one.

    `links` has an address for each free seat by its number, and one for onlookers. Who opens it says a name and sits
    down. `close` ends it, and so does closing the game.
    """

    bundle_name = "live"
    _esm = bundle("live")
    _kind = "invitation"
    _page_may_write = (*StateWidget._page_may_write, "lang")
    _tab_names: ClassVar[tuple[str, ...]] = (
        *StateWidget._tab_names, "bot", "hide_name", "links", "odds", "person", "remove", "serve",
    )  # fmt: skip
    _made = False
    """Python throws away what was refused in the making, too."""

    def __init__(
        self,
        game: GameWidget,
        *,
        seat: int | str | None = FIRST,
        host: str = "127.0.0.1",
        port: int = 0,
        window: float = 3.0,
        hosting: int | None = None,
    ) -> None:
        own = _own_seat(game, seat)
        check_listening(host, port)
        longest = _window(window)
        self._game = game
        self._what = place_of(f"table {type(game).__name__} {game.game.players}")
        take_over(self._what)
        kept = kept_keys(self._what)
        self._errands = Errands()
        self._room = TableRoom(game, own, self._errands, kept=kept, hosting=hosting)
        self._room.showing.times.window = longest
        try:
            self._server = _server(self._room, self._errands, host, port, kept.get("port", 0))
        except BaseException:
            self._room.close()
            raise
        self._room.on_doors = self._server.doors.set
        self._room._tell_doors()
        self._room.on_change = self._changed
        game.observe(lambda _change: self.close(), names="comm")
        super().__init__(lang=game.lang, theme=game.theme)
        self._made = True
        is_open(self._what, self)
        self._changed()

    # -- for people who write Python --------------------------------------------------------------

    @property
    def links(self) -> dict[int | str, str]:
        """The address of each seat that has a screen of its own, by its number, and of ``"wall"`` for onlookers."""
        base, room = base_address(self._server.host, self._server.port), self._room
        found: dict[int | str, str] = {
            seat: f"{base}/t#{place.key}" for seat, place in sorted(room.places.items())
        }
        return {**found, "wall": f"{base}/t#{room.wall_key}"}

    @property
    def odds(self) -> bool:
        """Whether everybody is shown the odds of their own seat."""
        return self._room.odds

    @odds.setter
    def odds(self, on: bool) -> None:
        self._room.show_odds(bool(on))

    @locked
    def bot(self, seat: int, bot: str = "random") -> Invitation:
        """Let a bot go on at a seat. A screen there is closed; where there is none, the link stays, and whoever opens it
        takes over from the bot."""
        self._check(seat)
        self._room.give_to_bot(seat, bot)
        return self._shown()

    @locked
    def person(self, seat: int) -> Invitation:
        """Let a person sit where a bot does: `links` has the address."""
        whole(seat, "seat", 0, self._game.game.players - 1)
        self._room.open_to_person(seat)
        return self._shown()

    @locked
    def remove(self, seat: int) -> Invitation:
        """Close the screen of a seat and make a new link for it."""
        self._check(seat)
        self._room.remove(seat)
        return self._shown()

    @locked
    def hide_name(self, seat: int) -> Invitation:
        """Show the letter of the seat instead of the name that was typed."""
        self._check(seat)
        self._room.hide_name(seat)
        return self._shown()

    def serve(self, seconds: float | None = None) -> None:
        """Where no notebook runs: answer the screens for so many seconds, or until the table is closed."""
        self._errands.serve(seconds, until=lambda: not self._room.is_open)

    def close(self) -> None:
        """End it: every screen is told, and the game is the notebook's alone again."""
        self._end(told=True)
        if self.comm is not None:
            super().close()

    def make_way(self) -> None:
        """The cell was run again: the screens go along to the table that it opens now."""
        self._end(told=False)

    def _end(self, *, told: bool) -> None:
        if not self._made or not self._room.is_open:
            return
        is_closed(self._what, self)
        self._keep()
        self._room.on_change = lambda: None
        self._room.close(told=told)
        if told:
            self._keep()
        self._server.close()
        self._errands.close()
        self._show()

    def _check(self, seat: int) -> None:
        if seat not in self._room.places:
            raise unknown("seat with a link", seat, [str(seat) for seat in self._room.places] or ["none"])

    def __repr__(self) -> str:
        seats = self._seats()
        joined = sum(seat["status"] == "joined" for seat in seats)
        free = len(self._room.places)
        state = f"{joined} of {free} joined" if self._room.is_open else "closed"
        return f"Invitation({state})"

    # -- the page ---------------------------------------------------------------------------------

    def _changed(self) -> None:
        self._keep()
        self._show()

    def _keep(self) -> None:
        keep_keys(self._what, {**self._room.to_keep(), "port": self._server.port})

    def _seats(self) -> list[InvitedSeat]:
        room, session = self._room, self._room.session
        people, names = people_of(session), names_in(session.names, self.lang)
        found: list[InvitedSeat] = []
        for seat, chair in enumerate(session.seats):
            spec = chair.bot_spec or ""
            if seat not in people:
                status = "bot"
            elif seat == room.seat:
                status = "here"
            else:
                place = room.places[seat]
                status = "joined" if place.screen else "away" if place.back else "waiting"
            found.append(
                {
                    "seat": seat,
                    "letter": LETTERS[seat],
                    "name": names[seat],
                    "status": status,
                    "manner": bot_label(spec, session.game, self.lang) if spec else "",
                    "habit": bot_habit(spec, session.game, self.lang) if spec else "",
                }
            )
        return found

    def _state(self) -> InvitationState:
        game = self._room.session.game
        return {
            "title": game.words.title(self.lang),
            "seats": self._seats(),
            "bots": [
                {"value": name, "label": bot_label(name, game, self.lang)}
                for name in sorted(bot_names(game), key=lambda name: name != USUAL)
            ],
            "odds": self._room.odds,
            "open": self._room.is_open,
            "outside": listens_to_others(self._server.host),
            "hub": behind_a_hub(),
            "watching": len(self._room.wall_screens),
            "vote": self._room.votes.question(self.lang),
        }

    def picture(self) -> str:
        """The invitation as a small SVG, without its links."""
        seats = self._seats()
        return picture(
            title=self._room.session.game.words.title(self.lang),
            caption="",
            turn="",
            names=[seat["name"] for seat in seats],
            notes=[seat["manner"] for seat in seats],
            board="",
            height=0,
            lang=self.lang,
        )

    def _on_links(self, _message: Any) -> None:
        if not self._room.is_open:
            return
        links = self.links
        answer: Links = {
            "type": "links",
            "seats": {str(seat): _invited(link) for seat, link in links.items() if seat != "wall"},
            "wall": _invited(links["wall"]),
        }
        self.send(answer)

    def _on_bot(self, message: Any) -> None:
        bot = message.get("bot")
        if not isinstance(bot, str) or bot not in bot_names(self._game.game):
            raise BadMessageError(f"unknown bot {short(bot)}")
        self.bot(self._seat_in(message), bot)
        self._on_links(message)

    def _on_person(self, message: Any) -> None:
        seat = message.get("seat")
        if seat not in range(self._game.game.players) or seat in people_of(self._room.session):
            raise BadMessageError(f"seat {short(seat)} has no bot")
        self.person(seat)
        self._on_links(message)

    def _on_remove(self, message: Any) -> None:
        self.remove(self._seat_in(message))
        self._on_links(message)

    def _on_hide(self, message: Any) -> None:
        self.hide_name(self._seat_in(message))

    def _on_odds(self, message: Any) -> None:
        self.odds = message.get("on") is True

    def _on_vote(self, message: Any) -> None:
        if self._room.seat is not None:
            self._room.votes.answer(self._room.seat, message.get("yes") is True)

    def _on_end(self, _message: Any) -> None:
        self._end(told=True)

    def _seat_in(self, message: Any) -> int:
        seat = message.get("seat")
        if isinstance(seat, bool) or not isinstance(seat, int) or seat not in self._room.places:
            raise BadMessageError(f"seat {short(seat)} has no link")
        return seat

    _messages: ClassVar[Messages] = {
        "links": _on_links,
        "bot": _on_bot,
        "person": _on_person,
        "remove": _on_remove,
        "hide": _on_hide,
        "odds": _on_odds,
        "vote": _on_vote,
        "end": _on_end,
    }


def invite(game: GameWidget, **settings: Any) -> Invitation:
    """The entry point behind `GameWidget.invite`."""
    return Invitation(game, **settings)


def _own_seat(game: GameWidget, seat: int | str | None) -> int | None:
    people = people_of(game.session)
    if seat == FIRST:
        return people[0] if people else None
    if seat is None:
        return None
    if seat not in people:
        raise unknown("seat of a person", seat, [str(person) for person in people] or ["none"])
    return int(seat)


def _window(seconds: Any) -> float:
    """How long a window is shown; a minute is the most that anybody waits for nothing."""
    if (
        isinstance(seconds, bool)
        or not isinstance(seconds, (int, float))
        or not 0 <= seconds <= LONGEST_WINDOW
    ):
        raise ValueError(
            f"window must be a number of seconds from 0 to {LONGEST_WINDOW}, not {short(seconds)}"
        )
    return float(seconds)


def _server(room: TableRoom, errands: Errands, host: str, port: int, before: int) -> Server:
    """At the port that was asked for, else at the one of last time, else at a free one."""
    if not port and isinstance(before, int) and before:
        try:
            return Server(room, errands, host=host, port=before)
        except ValueError:
            pass
    return Server(room, errands, host=host, port=port)


def _invited(link: str) -> InvitedLink:
    return {"link": link, "qr": qr_picture(link)}
