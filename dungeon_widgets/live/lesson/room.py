"""Who is in the class: screens that come and go, and answers that become ordinary hand-ins."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from hmac import compare_digest
from secrets import token_hex
from typing import Any

from ...lab.classroom.book import LONGEST, Entry
from ...lab.classroom.classroom import Class, Given
from ...lab.classroom.handin_line import clean_answer, write_line
from ...lab.questions.bank import OPEN
from ...lab.questions.judges import judge
from ...widgets.page.phrases import RefusedError
from ..doors import Door, new_code, new_secret
from ..errands import Errands
from ..names import MAX_NAME, plain_name
from ..screen import Screen
from ..words import say
from .asking import Asking
from .readable import check_readable

CLASS, WALL = "class", "wall"
BUNDLE = "live"
TOGETHER = 0.3
"""Seconds in which what happens is shown at once: two hundred phones that commit together are one change."""
MOST_PUPILS = 290
MOST_NAMES = 10
"""How often one browser may take another name: each is written down, and shown to the teacher."""


@dataclass
class Pupil:
    """One browser. `mark` tells its hand-ins from all others, `back` lets it return."""

    name: str
    mark: str = field(default_factory=lambda: token_hex(8))
    back: str = field(default_factory=new_secret)
    entries: dict[str, Entry] = field(default_factory=dict)
    screen: Screen | None = None
    names: int = 0  # that it had before

    @property
    def first_letter(self) -> str:
        """What stands on the grip of their own guess."""
        return self.name[:1].upper() or "·"


class ClassLive:
    """The class behind a server; all of it runs in the kernel's main thread.

    Every answer is put into `group` as the line that a student would have handed in: grid, points and tables need
    nothing else.
    """

    def __init__(
        self,
        group: Class,
        asking: Asking,
        errands: Errands,
        *,
        names: bool,
        key: str | None,
        kept: dict[str, Any],
    ) -> None:
        self.group = group
        self.asking = asking
        self.errands = errands
        self.names = names
        self.key = key
        self.dots_on_wall = True
        self.code: str = kept.get("code") or new_code()
        self.wall_key: str = kept.get("wall") or new_secret()
        self.pupils: dict[str, Pupil] = {}  # by mark
        self.walls: list[Screen] = []
        self.is_open = True
        self.make_phone: Callable[[Pupil, str], Any] = _nothing
        self.make_wall: Callable[[str], Any] = _nothing
        self.on_change: Callable[[], None] = lambda: None
        self._due = False
        for one in kept.get("pupils", []):
            self._bring_back(one)

    # -- doors --------------------------------------------------------------------------------------

    def doors(self, title: str, lang: str) -> dict[str, Door]:
        """The code that is typed, the link of the wall, and what the browsers hold that have been in."""
        door = Door(CLASS, title, asks_name=self.names, lang=lang)
        return {
            self.code: door,
            self.wall_key: Door(WALL, title, asks_name=False, lang=lang),
            **{pupil.back: door for pupil in self.pupils.values()},
        }

    def enter(self, screen: Screen, hello: dict[str, Any]) -> None:
        """Somebody has the code, or opens the wall."""
        if not self.is_open:
            screen.dismiss(say("closed", screen.lang))
        elif screen.door.place == WALL:
            self.walls.append(screen)
            screen.let_in(lambda: self.make_wall(screen.lang), bundle=BUNDLE, back="", wall=True)
            self.changed()
        else:
            self._join(screen, hello)

    def _join(self, screen: Screen, hello: dict[str, Any]) -> None:
        pupil = self._returning(hello["back"])
        if pupil is None:
            name = plain_name(hello["name"]) if self.names else ""
            if self.names and not 1 <= len(name) <= MAX_NAME:
                door = screen.door
                fields = {"title": door.title, "letter": "", "lang": screen.lang, "theme": door.theme}
                told = say("name_needed", screen.lang, n=MAX_NAME) if hello["name"] else ""
                screen.tell("ask", text=told, **fields)
                return
            if len(self.pupils) >= MOST_PUPILS:
                screen.dismiss(say("full", screen.lang, n=MOST_PUPILS))
                return
            pupil = Pupil(name)
            self.pupils[pupil.mark] = pupil
            self.on_kept()
        elif pupil.screen is not None:
            pupil.screen.dismiss(say("moved", pupil.screen.lang))
        pupil.screen = screen
        joined = pupil
        screen.let_in(lambda: self.make_phone(joined, screen.lang), bundle=BUNDLE, back=pupil.back)
        self.changed()

    def rename(self, pupil: Pupil, name: str, lang: str) -> None:
        """A pupil has another name from now on; what they have handed in goes along."""
        new = plain_name(name)
        if not self.names or not 1 <= len(new) <= MAX_NAME:
            raise ValueError(say("name_needed", lang, n=MAX_NAME))
        if pupil.names >= MOST_NAMES:
            raise ValueError(say("names_enough", lang))
        pupil.name, pupil.names = new, pupil.names + 1
        self._hand_in_again(pupil)
        self.on_kept()
        self.changed()

    def _returning(self, back: str) -> Pupil | None:
        found = None
        for pupil in self.pupils.values():
            if compare_digest(pupil.back.encode(), back.encode("utf-8", "replace")):
                found = pupil
        return found

    def left(self, screen: Screen) -> None:
        """A phone went dark: its answers stay, and its place."""
        if screen in self.walls:
            self.walls.remove(screen)
        for pupil in self.pupils.values():
            if pupil.screen is screen:
                pupil.screen = None
        self.changed()

    # -- answers ------------------------------------------------------------------------------------

    def commit(self, pupil: Pupil, id: str, answer: str) -> None:
        """One answer to the question that is open; it cannot be changed afterwards."""
        question = self.asking.question
        if id != question.full_id or not self.asking.is_open:
            raise RefusedError("question_closed")
        if id in pupil.entries:
            raise RefusedError("committed_already")
        written = clean_answer(answer)[:LONGEST].strip()
        check_readable(question, written, pupil.screen.lang if pupil.screen else self.group.lang)
        status = "committed"
        if question.kind not in ("predict", *OPEN):
            status = "right" if judge(question, written, self.group.lang).status == "right" else "wrong"
        kind = "guess" if question.kind == "predict" else "check"
        pupil.entries[id] = Entry(id, kind, written, status, tries=1, time=time.time(), given=(written,))
        self._hand_in(pupil, question.lesson)
        self.on_kept()
        self.changed()

    def _hand_in(self, pupil: Pupil, lesson: str) -> None:
        entries = [entry for id, entry in pupil.entries.items() if id.partition(".")[0] == lesson]
        self.group.add(write_line(lesson, pupil.name, pupil.mark, entries, self.key))

    def _hand_in_again(self, pupil: Pupil) -> None:
        for lesson in dict.fromkeys(id.partition(".")[0] for id in pupil.entries):
            self._hand_in(pupil, lesson)

    def given(self) -> list[Given]:
        """What was answered to the question by those who are in this class."""
        return self.group.answers(self.asking.question.full_id)

    @property
    def counts(self) -> tuple[int, int]:
        """How many of those who joined have answered, and how many have joined."""
        id = self.asking.question.full_id
        return sum(id in pupil.entries for pupil in self.pupils.values()), len(self.pupils)

    # -- showing ------------------------------------------------------------------------------------

    def changed(self) -> None:
        """Something is new: it is shown together with whatever comes in the same moment."""
        if not self._due:
            self._due = True
            self.errands.later(TOGETHER, self.show)

    def show(self) -> None:
        """Show every screen how things stand."""
        self._due = False
        if not self.is_open:
            return
        screens = [*(pupil.screen for pupil in self.pupils.values()), *self.walls]
        for screen in screens:
            if screen is not None and screen.page is not None:
                screen.page._show()
        self.on_change()

    # -- the teacher --------------------------------------------------------------------------------

    def remove(self, mark: str) -> None:
        """Close a phone; its answers are forgotten here, but not its hand-ins."""
        pupil = self.pupils.pop(mark)
        self.on_kept()
        if pupil.screen is not None:
            pupil.screen.dismiss(say("removed", pupil.screen.lang))
        self.changed()

    def close(self, *, told: bool = True) -> None:
        """Part with every screen; those that are not `told` look for the way again by themselves."""
        if not self.is_open:
            return
        self.is_open = False
        for screen in [*(pupil.screen for pupil in self.pupils.values()), *self.walls]:
            if screen is not None and told:
                screen.dismiss(say("closed", screen.lang))
            elif screen is not None:
                screen.let_go()

    # -- a class outlives its kernel ------------------------------------------------------------------

    on_kept: Callable[[], None] = staticmethod(lambda: None)

    def to_keep(self) -> dict[str, Any]:
        """The code and who was there, with their answers."""
        pupils = [
            {
                "name": pupil.name,
                "mark": pupil.mark,
                "back": pupil.back,
                "entries": [[e.id, e.kind, e.answer, e.status, e.time] for e in pupil.entries.values()],
            }
            for pupil in self.pupils.values()
        ]
        return {"code": self.code, "wall": self.wall_key, "pupils": pupils}

    def _bring_back(self, one: dict[str, Any]) -> None:
        pupil = Pupil(one["name"], one["mark"], one["back"])
        for id, kind, answer, status, when in one["entries"]:
            pupil.entries[id] = Entry(id, kind, answer, status, tries=1, time=when, given=(answer,))
        self.pupils[pupil.mark] = pupil
        self._hand_in_again(pupil)


def _nothing(*_args: Any) -> Any:
    return None
