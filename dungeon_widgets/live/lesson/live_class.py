"""The teacher's own: Ask, Close, Simulate, Truth, Next."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, ClassVar

from ...engine.checks import short, whole
from ...lab.charts.charts import Chart
from ...lab.text import say
from ...widgets.lab.base import flag_in, text_in
from ...widgets.lab.room.classroom import ClassRoom
from ...widgets.page.bundle import bundle
from ...widgets.page.lock import locked
from ...widgets.page.messages import BadMessageError
from ...widgets.page.state_widget import Messages
from ..addresses import base_address, behind_a_hub, check_listening, listens_to_others
from ..contract import ClassPupil, LiveClassState
from ..errands import Errands
from ..kept import keep_keys, kept_keys
from ..opened import is_closed, is_open, place_of, take_over
from ..server import Server
from ..words import say as told
from .asking import Asking, asked_of
from .drawing import board_of, drawing_of
from .drawn import Drawn
from .phone import Phone, shown_answer
from .room import ClassLive, Pupil
from .wall import Wall, wall_state

USUAL_PORT = 8600


class LiveClass(Drawn):
    """A class that answers from its own screens; `ClassRoom(live=True)` and `Lesson.live()` open one.

    Students open `address` and type `code`, or scan the picture. `ask`, `shut`, `simulate`, `tell` and `next` do what the
    buttons do. Answers are ordinary hand-ins of `room`. `close` ends it.
    """

    bundle_name = "live"
    _esm = bundle("live")
    _kind = "liveclass"
    _page_may_write = (*Drawn._page_may_write, "lang")
    _tab_names: ClassVar[tuple[str, ...]] = (
        *Drawn._tab_names, "address", "ask", "code", "next", "room", "serve", "shut", "simulate", "tell", "wall",
    )  # fmt: skip
    _made = False
    """Python throws away what was refused in the making, too."""

    def __init__(
        self,
        room: ClassRoom,
        questions: Any,
        *,
        names: bool = True,
        host: str = "127.0.0.1",
        port: int = 0,
        resume: bool = False,
    ) -> None:
        self._asking = Asking(asked_of(questions))
        check_listening(host, port)
        self.room = room
        self._what = place_of(f"class {self._asking.question.lesson}")
        kept = self._from_before(resume)
        self._asking.go_on(kept.get("asked"))
        self._names_shown = False
        self._errands = Errands()
        key = room.group._key
        self._live = ClassLive(room.group, self._asking, self._errands, names=names, key=key, kept=kept)
        self._server = self._opened(host, port, kept.get("port", 0))
        self._tell_doors()
        self._live.make_phone = self._phone
        self._live.make_wall = lambda lang: Wall(self._live, self.address, lang=lang)
        self._live.on_kept = self._pupils_changed
        self._live.on_change = self._again
        super().__init__(lang=room.lang, theme=room.theme)
        self._made = True
        is_open(self._what, self)
        if (
            "code" in kept or not kept
        ):  # one that was ended can be resumed until somebody comes to the new one
            self._keep()

    def _from_before(self, resume: bool) -> dict[str, Any]:
        """What there is to go on with: the class of this room, of this cell, or of a kernel that is gone.

        One that was ended is over: only its port is used again, unless it is to be resumed.
        """
        open_here: LiveClass | None = self.room.live_class
        take_over(self._what)
        if open_here is not None and open_here._live.is_open:
            return open_here.hand_over()  # the same students, other questions
        kept = kept_keys(self._what)
        return {"port": kept.get("port", 0)} if kept.get("ended") and not resume else kept

    def _opened(self, host: str, port: int, before: int) -> Server:
        """At the port that was asked for; else at that of last time, at the usual one, or at a free one."""
        for wanted in (before, USUAL_PORT):
            if not port and wanted:
                with suppress(ValueError):
                    return Server(self._live, self._errands, host=host, port=wanted)
        return Server(self._live, self._errands, host=host, port=port)

    def _phone(self, pupil: Pupil, lang: str) -> Phone:
        return Phone(self._live, pupil, lang=lang)

    # -- for people who write Python --------------------------------------------------------------

    @property
    def address(self) -> str:
        """What students open; the code is typed there."""
        return base_address(self._server.host, self._server.port)

    @property
    def code(self) -> str:
        """The six signs that let a screen into the class."""
        return self._live.code

    @property
    def wall(self) -> str:
        """The address of the page for the projector."""
        return f"{self.address}/t#{self._live.wall_key}"

    @locked
    def ask(self) -> LiveClass:
        """Open the question: phones may answer."""
        return self._did(self._asking.ask)

    @locked
    def shut(self) -> LiveClass:
        """Close the question: no more answers are taken."""
        return self._did(self._asking.close)

    @locked
    def simulate(self) -> LiveClass:
        """Show what a simulation says."""
        return self._did(self._asking.simulate)

    @locked
    def tell(self) -> LiveClass:
        """Show the truth, here, on the wall and on every phone."""
        return self._did(self._asking.tell)

    @locked
    def next(self, question: str | None = None) -> LiveClass:
        """Go on to the next question, or to the one of this id."""
        ids = [each.full_id for each in self._asking.questions]
        if question is not None and question not in ids:
            raise ValueError(f"{short(question)} is not asked here: there are {', '.join(ids[:12])}")
        to = None if question is None else ids.index(question)
        return self._did(lambda: self._asking.next(to))

    def serve(self, seconds: float | None = None, **keys: Any) -> None:
        """Where no notebook runs: answer the phones for so many seconds, or until it is closed."""
        self._errands.serve(seconds, **keys)

    def close(self) -> None:
        """End it: every screen is told. What was handed in stays in the class room."""
        self._end(told=True)
        if self.comm is not None:
            super().close()

    def make_way(self) -> None:
        """The cell was run again: the screens go along to the class that it opens now."""
        self._end(told=False)

    def hand_over(self) -> dict[str, Any]:
        """The room asks something else: its students, their answers and their code go along."""
        self._end(told=False)
        return self._kept()

    def _end(self, *, told: bool) -> None:
        if not self._made or not self._live.is_open:
            return
        is_closed(self._what, self)
        self._live.close(told=told)
        if self._live.pupils or not told:
            self._keep(ended=told)
        self._server.close()
        self._errands.close()
        self.room._show()
        self._show()

    def _did(self, do: Any) -> LiveClass:
        do()
        self._keep()
        self._live.show()
        return self._shown()

    def __repr__(self) -> str:
        done, joined = self._live.counts
        id = self._asking.question.full_id
        state = f"{id} {self._asking.phase}, {done} of {joined} answered" if self._live.is_open else "closed"
        return f"LiveClass({state})"

    # -- the page ---------------------------------------------------------------------------------

    def _kept(self) -> dict[str, Any]:
        return {**self._live.to_keep(), "asked": self._asking.to_keep(), "port": self._server.port}

    def _keep(self, *, ended: bool = False) -> None:
        keep_keys(self._what, {**self._kept(), "ended": ended})

    def _pupils_changed(self) -> None:
        self._tell_doors()
        self._keep()

    def _tell_doors(self) -> None:
        self._server.doors.set(self._live.doors(self._asking.title(self.room.lang), self.room.lang))

    def _state(self) -> LiveClassState:
        live, asking = self._live, self._asking
        wall = wall_state(live, self.address, self.lang)
        asked = asking.question
        shown = {**wall, "question": asked.question(self.lang), "drawing": drawing_of(asked, self.lang)}
        return {
            **shown,  # type: ignore[typeddict-item]
            "open": live.is_open,
            "may_simulate": asking.may_simulate,
            "ids": [each.full_id for each in asking.questions],
            "pupils": self._pupils() if self._names_shown else [],
            "names": self._names_shown,
            "outside": listens_to_others(self._server.host),
            "hub": behind_a_hub(),
            "shut": self._server.knocks.shut,
        }

    def _board(self) -> str:
        return board_of(self._asking.question, self.lang)

    def _pupils(self) -> list[ClassPupil]:
        question = self._asking.question
        found: list[ClassPupil] = []
        for number, pupil in enumerate(self._live.pupils.values(), 1):
            entry = pupil.entries.get(question.full_id)
            found.append(
                {
                    "mark": pupil.mark,
                    "name": pupil.name or f"{say('class.seat', self.lang)} {number:02}",
                    "answer": "" if entry is None else shown_answer(question, entry.answer, self.lang),
                    "here": pupil.screen is not None,
                }
            )
        return found

    def picture(self) -> str:
        """The class room's own picture: what was answered to the question that was asked last."""
        return self.room.picture() if self.room.questions() else _empty(self.lang)

    def _on_ask(self, _message: Any) -> None:
        self.ask()

    def _on_shut(self, _message: Any) -> None:
        self.shut()

    def _on_simulate(self, _message: Any) -> None:
        self.simulate()

    def _on_tell(self, _message: Any) -> None:
        self.tell()

    def _on_next(self, message: Any) -> None:
        to = message.get("to")
        if to is None:
            self._did(self._asking.next)
        else:
            self._did(lambda: self._asking.next(whole(to, "to", 0, len(self._asking.questions) - 1)))

    def _on_names(self, message: Any) -> None:
        self._names_shown = flag_in(message, "names")

    def _on_dots(self, message: Any) -> None:
        self._live.dots_on_wall = flag_in(message, "on")
        self._live.show()

    def _on_remove(self, message: Any) -> None:
        mark = text_in(message, "mark")
        if mark not in self._live.pupils:
            raise BadMessageError("there is nobody with this mark")
        self._live.remove(mark)

    def _on_wall(self, _message: Any) -> None:
        self.send({"type": "wall", "link": self.wall})

    def _on_end(self, _message: Any) -> None:
        self._end(told=True)

    _messages: ClassVar[Messages] = {
        "ask": _on_ask,
        "shut": _on_shut,
        "simulate": _on_simulate,
        "tell": _on_tell,
        "next": _on_next,
        "names": _on_names,
        "dots": _on_dots,
        "remove": _on_remove,
        "wall": _on_wall,
        "end": _on_end,
    }


def open_class(room: ClassRoom, questions: Any, **settings: Any) -> LiveClass:
    """The entry point behind `ClassRoom(live=True)` and `Lesson.live`."""
    return LiveClass(room, questions, **settings)


def _empty(lang: str) -> str:
    axis: Any = {"label": "", "kind": "linear", "places": [], "low": 0, "high": 1, "percent": True}
    return Chart(told("class_title", lang), say("class.empty", lang), axis, axis, [], [], []).svg()
