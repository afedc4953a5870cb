"""How we counted: every case a square, to sort and to open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, ClassVar

from typing_extensions import Unpack

from ...engine.cases import Step
from ...engine.checks import short
from ...lab.charts.svg import SANS, STRONG, fill_of, picture, tag, words
from ...lab.experiments.on_the_table import at_the_door
from ...lab.experiments.waffle import SORTS, Cases
from ...lab.experiments.welcome_runs import Dungeon
from ...lab.text import quotient, say, translated
from ..games.welcome import WelcomeToTheDungeon
from ..page.lock import locked
from ..page.messages import BadMessageError
from ..page.recipe import remembered
from ..page.state_widget import Messages
from ..table.cases import grid_of
from .base import LabSettings, LabWidget, head, text_in, whole_in
from .contract import WaffleState


class Waffle(LabWidget):
    """All cases of a question as squares, the favourable ones in another colour. `Waffle.dungeons` asks about a game.

    - `cases`: pairs of a name (the parts it is made of) and a number. `good`: whether a number is favourable.
    - `title`: a text above the squares. Above 400 cases one square stands for several.

    `settings` are those of every lab widget (`LabSettings`): `lang`, `theme`, `speed`, `after`, `exact_after`. Every square
    is a part of the exact count, so with `exact_after` all of them wait.

    >>> kit = ["plate_armor", "dragon_spear", "holy_grail", "vorpal_sword"]
    >>> Waffle.dungeons("warrior", kit, 3, known=["orc", "vampire"], elsewhere=["skeleton"], named="orc")
    Waffle(87 of 120 are favourable)
    """

    _kind = "waffle"
    _tab_names = (
        *LabWidget._tab_names,
        "cases",
        "chance",
        "dungeons",
        "look_at",
        "only",
        "picture",
        "sort",
        "table",
    )

    def __init__(
        self,
        cases: Cases | Sequence[tuple[tuple[str, ...], int]],
        good: Callable[[int], bool] = bool,
        *,
        title: str | dict[str, str] = "",
        **settings: Unpack[LabSettings],
    ) -> None:
        self.cases = cases if isinstance(cases, Cases) else Cases(cases, good=good, title=title)
        self._sort, self._opened, self._only = "value", None, ""
        self._every = self.cases
        super().__init__(**settings)

    _opened: int | None
    _asked: Dungeon | None = None

    @classmethod
    @remembered
    def dungeons(
        cls,
        hero: str,
        tiles: Sequence[str],
        hidden: int,
        *,
        known: Sequence[str] = (),
        elsewhere: Sequence[str] = (),
        named: str | None = None,
        **settings: Unpack[LabSettings],
    ) -> Waffle:
        """Every dungeon of so many hidden monsters."""
        made = cls(
            Cases.dungeons(hero, tiles, hidden, known=known, elsewhere=elsewhere, named=named), **settings
        )
        made._asked = Dungeon.of(hero, tiles, hidden, known=known, elsewhere=elsewhere, named=named)
        return made

    @property
    def chance(self) -> Fraction:
        """The exact chance of a favourable case, among those shown."""
        return self.cases.chance

    @locked
    def sort(self, order: str = "value") -> Waffle:
        """By value, by name, or shuffled; the opened square stays open."""
        was = self._square()
        self.cases.sorted_by(order)
        self._sort = order
        self._opened = None if was is None else self.cases.sorted_by(order).index(was)
        return self._shown()

    @locked
    def only(self, part: str = "") -> Waffle:
        """Only the cases with this part, such as the Demon; all of them without one."""
        self.cases = self._every.only(part) if part else self._every
        self._only, self._opened = part, None
        return self._shown()

    @locked
    def look_at(self, number: int) -> list[Step]:
        """Look at one square: how its case goes."""
        if type(number) is not int or not 0 <= number < len(self.cases.squares):
            raise ValueError(f"there are squares 0 to {len(self.cases.squares) - 1}, not {short(number)}")
        self._opened = number
        self._show()
        return self.cases.open(self.cases.sorted_by(self._sort)[number])

    def table(self, number: int | None = None) -> WelcomeToTheDungeon:
        """Run a case on the table: the opened square, or the one of this number; the hero stands at the door.

        >>> Waffle.dungeons("warrior", ["plate_armor", "knight_shield"], 2).table(77)
        WelcomeToTheDungeon(2 players, step 19/19, in the dungeon)
        """
        if self._asked is None:
            raise ValueError("only dungeons are run on the table: begin with Waffle.dungeons(...)")
        chosen = number if number is not None else self._opened or 0
        self.look_at(chosen)
        cards = self.cases.sorted_by(self._sort)[chosen].name
        door = at_the_door(self._asked, cards, [say("you", self.lang).capitalize(), "bot:careful"])
        # The squares are the count; the table only shows how this one goes.
        game = WelcomeToTheDungeon(session=door, overlay="off")
        game.lang = self.lang
        return game

    def _waits(self) -> str | None:
        return super()._waits() or self._held()

    def _square(self) -> Any:
        return None if self._opened is None else self.cases.sorted_by(self._sort)[self._opened]

    def _on_sort(self, content: Any) -> None:
        order = text_in(content, "order")
        if order not in SORTS:
            raise BadMessageError("there is no such order")
        self.sort(order)

    def _on_only(self, content: Any) -> None:
        part = text_in(content, "part")
        if part and part not in self._every.parts:
            raise BadMessageError("there is no such part")
        self.only(part)

    def _on_open(self, content: Any) -> None:
        self.look_at(whole_in(content, "at", 0, len(self.cases.squares) - 1))

    _messages: ClassVar[Messages] = {
        "sort": _on_sort,
        "only": _on_only,
        "open": _on_open,
    }

    def _state(self) -> WaffleState:
        cases, lang = self.cases, self.lang
        title = translated(cases.title, lang) or say("waffle.title", lang)
        origin = say("waffle.from", lang, p=quotient(cases.chance))
        return {
            "head": head(title, translated(cases.caption, lang), cases.sentence(lang), origin),
            "only": self._only,
            "parts": [[part, translated(cases.face(part).name, lang)] for part in self._every.parts],
            **grid_of(cases, self._sort, self._opened, lang),
        }

    def _picture(self) -> str:
        sentence, columns = self.cases.sentence(self.lang), 20
        parts = [words(sentence, 20, 28, size=15, serif=True, bold=True)]
        # The squares of a tone are one element, or hundreds of them would be most of a saved notebook.
        for tone in ("safe", "dead"):
            squares, values = [], []
            for number, case in enumerate(self.cases.squares):
                if case.good == (tone == "safe"):
                    x, y = 20 + 30 * (number % columns), 44 + 26 * (number // columns)
                    squares.append(f"M{x} {y}h26v22h-26z")
                    values.append(tag("text", str(case.value), x=x + 13, y=y + 15))
            if squares:
                parts.append(tag("path", d="".join(squares), fill=fill_of(tone), stroke=STRONG[tone]))
                look = {"fill": STRONG[tone], "font_size": 11, "font_family": SANS, "font_weight": 600}
                parts.append(tag("g", "".join(values), text_anchor="middle", **look))
        rows = -(-len(self.cases.squares) // columns)
        return picture(parts, sentence, 640, 60 + 26 * rows)

    def _in_words(self) -> str:
        return repr(self.cases).replace("Cases", "Waffle", 1)
