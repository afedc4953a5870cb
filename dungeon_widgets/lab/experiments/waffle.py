"""All cases of a question as a grid of squares: the favourable ones are seen, counted and opened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from fractions import Fraction
from math import ceil
from random import Random
from typing import Any

from ...engine.cases import MOST, Case, Counted, Face, Step, Text
from ...engine.checks import short
from ...engine.errors import unknown
from ...engine.streams import shuffled, stream
from ...games.welcome import delve, load_box
from ...games.welcome.odds.cases import faces_of
from ..text import LANGUAGES, say, translated, whole
from .welcome_runs import Dungeon

SORTS = ("value", "name", "shuffled")


class Cases:
    """Every case, in order of its number; `good(value)` says which are favourable.

    >>> cases = Cases([(("1", "6"), 7), (("2", "6"), 8)], good=lambda total: total < 8)
    >>> cases
    Cases(1 of 2 are favourable)
    """

    def __init__(
        self,
        cases: Sequence[tuple[tuple[str, ...], int]],
        *,
        good: Callable[[int], bool],
        title: Text = "",
        caption: Text = "",
        names: tuple[Text, Text] = ({"en": "safe", "fr": "sauf"}, {"en": "dead", "fr": "mort"}),
        legend: Text = "",
        faces: Mapping[str, Face] | None = None,
        opened: Callable[[Case], list[Step]] | None = None,
    ) -> None:
        if not cases:
            raise ValueError("there is nothing to count: give at least one case")
        self.title, self.caption, self.names, self.legend = title, caption, names, legend
        self.note: Text = ""
        self.faces: Mapping[str, Face] = faces or {}
        self._opened = opened
        self._lay_out([Case(name, value, bool(good(value))) for name, value in cases])

    @classmethod
    def of(cls, counted: Counted) -> Cases:
        """What a game counted for the question of a moment."""
        made = cls(
            [(case.name, case.value) for case in counted.cases],
            good=bool,
            names=counted.names,
            legend=counted.legend,
            faces=counted.faces,
            opened=counted.opened,
        )
        made._lay_out(list(counted.cases))
        made.note = counted.note
        return made

    def _lay_out(self, cases: list[Case]) -> None:
        self._all = cases
        self.total, self.good = len(cases), sum(case.good for case in cases)
        self.each = max(1, ceil(self.total / MOST))
        self.squares = sorted(_grouped(cases, self.each), key=lambda case: (case.value, case.name))

    @classmethod
    def dungeons(cls, hero: str, tiles: Sequence[str], hidden: int, **question: Any) -> Cases:
        """Every dungeon of so many hidden monsters, with the damage it does.

        >>> kit = ["plate_armor", "dragon_spear", "holy_grail", "vorpal_sword"]
        >>> Cases.dungeons("warrior", kit, 3, known=["orc", "vampire"], elsewhere=["skeleton"], named="orc")
        Cases(87 of 120 are favourable)
        """
        asked = Dungeon.of(hero, tiles, hidden, **question)
        if asked.harm is None:
            raise ValueError(
                f"the {hero} with these tiles meets the cards in an order that matters; a waffle cannot show it"
            )
        box = load_box("first")
        return cls(
            [(cards, asked.damage_of(cards)) for cards in asked.cases()],
            good=lambda damage: damage < asked.hp,
            title={"en": "How we counted", "fr": "Comment nous avons compté"},
            caption={
                lang: say(
                    "waffle.dungeon",
                    lang,
                    hero=box.hero(hero).name[lang],
                    hp=asked.hp,
                    unseen=len(asked.unseen),
                    hidden=hidden,
                )
                for lang in LANGUAGES
            },
            faces=faces_of(box),
            opened=lambda case: run_of(asked, case.name),
        )

    @property
    def parts(self) -> list[str]:
        """What the cases are made of, in the order of the faces."""
        met = {part for case in self._all for part in case.name}
        return [*(part for part in self.faces if part in met), *sorted(met - set(self.faces))]

    def only(self, part: str) -> Cases:
        """The cases with this part in them: the condition of a conditional chance.

        >>> Cases.dungeons("warrior", ["plate_armor", "knight_shield"], 2).only("dragon")
        Cases(2 of 12 are favourable)
        """
        if part not in self.parts:
            raise unknown("part of a case", part, self.parts)
        made = copy(self)
        made._lay_out([case for case in self._all if part in case.name])
        return made

    @property
    def chance(self) -> Fraction:
        """The share of the favourable cases: the exact chance."""
        return Fraction(self.good, self.total)

    def sorted_by(self, order: str = "value", seed: int = 0) -> list[Case]:
        """The squares by their number, by name, or shuffled."""
        if order not in SORTS:
            raise ValueError(f"sort by one of {', '.join(SORTS)}, not {short(order)}")
        if order == "shuffled":
            rng: Random = stream(seed, "waffle")
            return shuffled(self.squares, rng)
        return sorted(self.squares, key=lambda case: case.name) if order == "name" else list(self.squares)

    def tally(self) -> list[tuple[int, int, bool]]:
        """How many cases have each number, and whether that number is favourable."""
        counted: Counter[tuple[int, bool]] = Counter()
        for square in self.squares:
            counted[square.value, square.good] += square.stands_for
        return [(value, count, good) for (value, good), count in sorted(counted.items())]

    def open(self, square: Case) -> list[Step]:
        """How one case goes, step by step; nothing where there is nothing to tell."""
        return self._opened(square) if self._opened else []

    def face(self, part: str) -> Face:
        """What a part of a case is called: itself, where nothing else is said."""
        return self.faces.get(part) or Face(part)

    def sentence(self, lang: str = "en") -> str:
        """The count in words."""
        text = say(
            "waffle.count",
            lang,
            good=whole(self.good),
            total=whole(self.total),
            name=translated(self.names[0], lang),
        )
        return text + (" " + say("waffle.each", lang, each=self.each) if self.each > 1 else "")

    def __repr__(self) -> str:
        return f"Cases({self.good} of {self.total} are favourable)"


def run_of(asked: Dungeon, cards: Sequence[str]) -> list[Step]:
    """The run through the known cards and these hidden ones, card by card, until the hero falls."""
    went = delve(asked.hero, asked.tiles, (*asked.known, *cards), choose=asked.choose)
    steps, before = [], asked.hp
    for place, met in enumerate(went.trace):
        if met.why == "fallen":
            break
        steps.append(Step(met.monster, place < len(asked.known), met.by, met.damage, before, met.hp))
        before = met.hp
    return steps


def _grouped(cases: list[Case], each: int) -> list[Case]:
    """One square for so many cases of the same number; a rest gets a square of its own."""
    if each == 1:
        return cases
    squares = []
    alike_ones: dict[tuple[int, bool], list[Case]] = {}
    for case in cases:
        alike_ones.setdefault((case.value, case.good), []).append(case)
    for alike in alike_ones.values():
        for at in range(0, len(alike), each):
            some = alike[at : at + each]
            squares.append(some[0]._replace(stands_for=len(some)))
    return squares
