"""The page of the projector: the question, the class, and how to join. It has no control and no name."""

from __future__ import annotations

from ...widgets.files.links import qr_picture
from ..contract import ClassWallState
from .drawing import board_of, drawing_of
from .drawn import Drawn
from .figure import shown_figure
from .room import ClassLive


class Wall(Drawn):
    """What everybody may see."""

    _kind = "classwall"
    _page_may_write = (*Drawn._page_may_write, "lang")

    def __init__(self, room: ClassLive, address: str, *, lang: str) -> None:
        self._room, self._address = room, address
        super().__init__(lang=lang)

    def _state(self) -> ClassWallState:
        return wall_state(self._room, self._address, self.lang)

    def _board(self) -> str:
        asking = self._room.asking
        return "" if asking.phase == "ready" else board_of(asking.question, self.lang)

    def picture(self) -> str:
        """Nobody keeps a wall's page."""
        return ""


def wall_state(room: ClassLive, address: str, lang: str) -> ClassWallState:
    """The question and the answers as far as they may be seen, and the way in."""
    asking, (done, joined) = room.asking, room.counts
    waits = asking.phase == "ready"
    given = [] if waits else room.given()
    return {
        "title": asking.title(lang),
        "number": asking.at + 1,
        "count": len(asking.questions),
        "phase": asking.phase,
        "question": "" if waits else asking.question.question(lang),
        "options": [] if waits else [[option.id, option.text[lang]] for option in asking.question.options],
        "drawing": None if waits else drawing_of(asking.question, lang),
        "figure": shown_figure(asking, given, lang, answers=room.dots_on_wall),
        "done": done,
        "joined": joined,
        "address": address.removeprefix("http://"),
        "code": room.code,
        "qr": qr_picture(f"{address}/#{room.code}"),
        "dots": room.dots_on_wall,
    }
