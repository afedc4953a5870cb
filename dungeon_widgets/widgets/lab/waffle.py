"""How we counted: every case a square, to sort and to open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from ...games.welcome import load_box
from ...lab.svg import STRONG, fill_of, picture, tag, words
from ...lab.text import quotient, say, translated, whole
from ...lab.waffle import SORTS, Cases, Step
from ..lock import locked
from ..messages import BadMessageError
from .base import LabWidget, head, text_in, whole_in
from .contract import Opened, RunStep, WaffleState


class Waffle(LabWidget):
    """All cases of a question as squares; above 400 one square stands for several.

    >>> kit = ["plate_armor", "dragon_spear", "holy_grail", "vorpal_sword"]
    >>> Waffle.dungeons("warrior", kit, 3, known=["orc", "vampire"], elsewhere=["skeleton"], named="orc")
    Waffle(87 of 120 are favourable)
    """

    _kind = "waffle"
    _tab_names = (*LabWidget._tab_names, "cases", "chance", "dungeons", "look_at", "picture", "sort")

    def __init__(
        self,
        cases: Cases | Sequence[tuple[tuple[str, ...], int]],
        good: Callable[[int], bool] = bool,
        *,
        title: str | dict[str, str] = "",
        **settings: Any,
    ) -> None:
        self.cases = cases if isinstance(cases, Cases) else Cases(cases, good=good, title=title)
        self._sort, self._opened = "value", None
        super().__init__(**settings)

    _opened: int | None

    @classmethod
    def dungeons(
        cls,
        hero: str,
        tiles: Sequence[str],
        hidden: int,
        *,
        known: Sequence[str] = (),
        elsewhere: Sequence[str] = (),
        named: str | None = None,
        **settings: Any,
    ) -> Waffle:
        """Every dungeon of so many hidden monsters."""
        return cls(
            Cases.dungeons(hero, tiles, hidden, known=known, elsewhere=elsewhere, named=named), **settings
        )

    @property
    def chance(self) -> Fraction:
        return self.cases.chance

    @locked
    def sort(self, order: str = "value") -> Waffle:
        """By value, by name, or shuffled; the opened square stays open."""
        was = self._square()
        self.cases.sorted_by(order)
        self._sort = order
        self._opened = None if was is None else self.cases.sorted_by(order).index(was)
        self._show()
        return self

    @locked
    def look_at(self, number: int) -> list[Step]:
        """Look at one square: how its case goes."""
        if type(number) is not int or not 0 <= number < len(self.cases.squares):
            raise ValueError(f"there are squares 0 to {len(self.cases.squares) - 1}, not {number!r:.40}")
        self._opened = number
        self._show()
        return self.cases.open(self.cases.sorted_by(self._sort)[number])

    def _square(self) -> Any:
        return None if self._opened is None else self.cases.sorted_by(self._sort)[self._opened]

    def _on_sort(self, content: Any) -> None:
        order = text_in(content, "order")
        if order not in SORTS:
            raise BadMessageError("there is no such order")
        self.sort(order)

    def _on_open(self, content: Any) -> None:
        self.look_at(whole_in(content, "at", 0, len(self.cases.squares) - 1))

    def _state(self) -> WaffleState:
        cases, lang = self.cases, self.lang
        good, bad = (translated(name, lang) for name in cases.names)
        return {
            "head": head(
                translated(cases.title, lang) or say("waffle.title", lang), translated(cases.caption, lang),
                cases.sentence(lang), say("waffle.from", lang, p=quotient(cases.chance)),
            ),
            "good": cases.good,
            "total": cases.total,
            "good_word": good,
            "bad_word": bad,
            "sort": self._sort,
            "squares": [
                {"name": [_named(part, lang) for part in case.name], "value": case.value, "good": case.good, "n": case.stands_for}
                for case in cases.sorted_by(self._sort)
            ],
            "opened": self._opened_state(),
            "tally": [{"value": value, "n": n, "good": fine} for value, n, fine in cases.tally()],
            "legend": say("waffle.legend", lang) + (" " + say("waffle.each", lang, each=cases.each) if cases.each > 1 else ""),
        }  # fmt: skip

    def _opened_state(self) -> Opened | None:
        square = self._square()
        if square is None or self._opened is None:
            return None
        lang = self.lang
        steps = [self._step(step) for step in self.cases.open(square)]
        good, bad = (translated(name, lang) for name in self.cases.names)
        return {
            "at": self._opened,
            "title": say("waffle.number", lang, n=self._opened + 1, of=whole(len(self.cases.squares))),
            "chip": good if square.good else bad,
            "good": square.good,
            "cards": [_card(part, lang) for part in square.name],
            "steps": steps,
            "life": say("waffle.hp", lang, hp=self.cases.open(square)[0].before) if steps else "",
        }

    def _step(self, step: Step) -> RunStep:
        made = _card(step.monster, self.lang)
        made["origin"] = say("waffle.known" if step.known else "waffle.hidden", self.lang)
        made["hurt"] = step.by is None and step.damage > 0
        made["answer"] = _tile(step.by, self.lang) if step.by else f"−{step.damage}"
        made["life"] = str(step.after) if step.before == step.after else f"{step.before} → {step.after}"
        return made

    def picture(self) -> str:
        parts, squares = (
            [words(self.cases.sentence(self.lang), 20, 28, size=15, serif=True, bold=True)],
            self.cases.squares,
        )
        columns = 20
        for number, case in enumerate(squares):
            x, y = 20 + 30 * (number % columns), 44 + 26 * (number // columns)
            tone = "safe" if case.good else "dead"
            parts.append(
                tag("rect", x=x, y=y, width=26, height=22, rx=3, fill=fill_of(tone), stroke=STRONG[tone])
            )
            parts.append(
                words(str(case.value), x + 13, y + 15, size=11, anchor="middle", fill=STRONG[tone], bold=True)
            )
        rows = -(-len(squares) // columns)
        return picture(parts, self.cases.sentence(self.lang), 640, 60 + 26 * rows)

    def __repr__(self) -> str:
        return repr(self.cases).replace("Cases", "Waffle", 1)


def _named(part: str, lang: str) -> str:
    monsters = load_box("first").monsters
    return monsters[part].name[lang] if part in monsters else part


def _tile(tile: str, lang: str) -> str:
    tiles = load_box("first").tiles
    return tiles[tile].name[lang] if tile in tiles else tile


def _card(part: str, lang: str) -> RunStep:
    monsters = load_box("first").monsters
    monster = monsters.get(part)
    return {
        "name": _named(part, lang),
        "strength": (monster.strength or 0) if monster else 0,
        "icon": getattr(monster, "icon", "") if monster else "",
        "origin": "",
        "answer": "",
        "hurt": False,
        "life": "",
    }
