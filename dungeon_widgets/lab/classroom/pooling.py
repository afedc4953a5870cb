"""The rolls of a whole class added up: what everybody drew for themselves, as bars with a dot for each student."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import comb
from typing import NamedTuple

from ..charts.charts import Chart, Mark, band, linear, mark
from ..experiments.evidence.chests import wins
from ..experiments.evidence.die_test import MOST_THROWS, sixes
from ..experiments.intervals import HANDS, SIZES
from ..experiments.sums import FAIR, sum_of
from ..text import percent, say, whole
from ..text.answers import Unreadable, read_number

TRAY, DUNGEON = "tray", "dungeon"
ENDS = ("won", "lost")
HITS = re.compile(r"hits([A-Z])")  # of 20 throws with a hidden hand
SUMS = re.compile(r"sums(\d)")  # of so many fair dice
CHESTS = re.compile(r"chests-(knows|blind)-(stay|switch)")
SIXES = re.compile(r"sixes(\d{1,3})")  # in so many throws of a fair die
SPREAD = 0.7  # of a place: how far its dots lie apart
MOST_DOTS = 40  # students with a dot of their own: more would be a cloud


class Pool(NamedTuple):
    """One experiment of a lesson: how often each student saw each value."""

    id: str
    of_students: tuple[Mapping[str, int], ...]

    @property
    def name(self) -> str:
        """The experiment, without its lesson."""
        return self.id.partition(".")[2]

    @property
    def values(self) -> list[str]:
        """Every value somebody saw, numbers in their order."""
        return sorted({value for counts in self.of_students for value in counts}, key=_place)

    @property
    def counts(self) -> dict[str, int]:
        """How often each value was seen by all together."""
        return {value: sum(counts.get(value, 0) for counts in self.of_students) for value in self.values}

    @property
    def n(self) -> int:
        """How many draws there were in all."""
        return sum(self.counts.values())

    def title(self, lang: str) -> str:
        """What was drawn."""
        known = {TRAY: "tray.name", DUNGEON: "small.one"}
        if dice := SUMS.fullmatch(self.name):
            return say("sums.pool.one" if dice[1] == "1" else "sums.pool", lang, n=dice[1])
        if CHESTS.fullmatch(self.name):
            return say(f"{self.name.replace('-', '.pool.', 1).replace('-', '.')}", lang)
        if throws := SIXES.fullmatch(self.name):
            return say("die.axis", lang, n=throws[1])
        if hand := HITS.fullmatch(self.name):
            return say("intervals.pool", lang, hand=hand[1])
        return say(known[self.name], lang) if self.name in known else self.name

    def called(self, value: str, lang: str) -> str:
        """How a value is called: a chest is won or lost, numbers are themselves."""
        return say(f"chests.{value}", lang) if CHESTS.fullmatch(self.name) and value in ENDS else value

    def exact(self, value: str) -> Fraction | None:
        """The exact chance of a value, where the room knows it: of a sum of dice, of chests, of sixes, of hits."""
        if chests := CHESTS.fullmatch(self.name):
            won = wins(*chests.groups())
            return {"won": won, "lost": 1 - won}.get(value)
        if not value.isdecimal():
            return None
        if throws := SIXES.fullmatch(self.name):
            n, seen = int(throws[1]), int(value)
            return sixes(n)[seen] if seen <= n <= MOST_THROWS else None
        if (hand := HITS.fullmatch(self.name)) and hand[1] in HANDS:
            n, k, p = SIZES[0], int(value), HANDS[hand[1]]
            return comb(n, k) * p**k * (1 - p) ** (n - k) if k <= n else Fraction()
        dice = "2" if self.name == TRAY else (SUMS.fullmatch(self.name) or ("", ""))[1]
        return sum_of(FAIR, int(dice)).p(int(value)) if dice else None

    def sentence(self, lang: str) -> str:
        """How many drew how much: "25 students, 900 draws"."""
        students = len(self.of_students)
        sizes = {sum(counts.values()) for counts in self.of_students}
        if len(sizes) == 1 and students > 1:
            return say("pool.each", lang, students=students, each=whole(sizes.pop()), n=whole(self.n))
        return say("pool.one" if students == 1 else "pool.all", lang, students=students, n=whole(self.n))

    def chart(self, lang: str, *, truth: bool) -> Chart:
        """The bars of all together, a dot for each student, and what is exact once it is told."""
        values, n, counts = self.values, self.n or 1, self.counts
        names = [self.called(value, lang) for value in values]
        marks: list[Mark] = []
        law = [(place, p) for place, value in enumerate(values) if (p := self.exact(value)) is not None]
        if truth and law:
            marks.append(mark("bars", "exact", say("exact", lang), [[i, float(p)] for i, p in law]))
        pooled: list[list[float | None]] = [[i, counts[value] / n] for i, value in enumerate(values)]
        marks.append(mark("bars", "drawn", say("pool.together", lang), pooled))
        dots = self._dots(values)
        marks.append(mark("dots", "you", say("pool.student", lang), dots))
        top = max([point[1] or 0 for one in marks for point in one["points"]], default=1.0) or 1.0
        return Chart(
            self.title(lang),
            self.sentence(lang),
            band("", names),
            linear("", 0, min(1.0, top * 1.08), percent=True),
            marks,
            [say("value", lang), say("drawn", lang), say("share", lang)],
            [
                [name, counts[value], percent(Fraction(counts[value], n), lang)]
                for name, value in zip(names, values, strict=True)
            ],
            lang=lang,
        )

    def _dots(self, values: list[str]) -> list[list[float | None]]:
        """Where each student's own share lies; those of few draws scatter most."""
        students = self.of_students[:MOST_DOTS]
        side = SPREAD / max(1, len(students) - 1)  # so that equal shares do not hide each other
        return [
            [i + side * number - SPREAD / 2 if len(students) > 1 else i, counts.get(value, 0) / drawn]
            for number, counts in enumerate(students)
            if (drawn := sum(counts.values()))
            for i, value in enumerate(values)
        ]


def pools_of(results: Iterable[Mapping[str, Mapping[str, int]]]) -> dict[str, Pool]:
    """The pools of a class, from what each student's hand-ins hold.

    >>> pools = pools_of([{"L01.tray": {"7": 6, "2": 1}}, {"L01.tray": {"7": 3}}])
    >>> pools["L01.tray"].counts, pools["L01.tray"].sentence("en")
    ({'2': 1, '7': 9}, '2 students, 10 draws in all.')
    """
    found: dict[str, list[Mapping[str, int]]] = {}
    for own in results:
        for id, counts in own.items():
            if any(counts.values()):
                found.setdefault(id, []).append(counts)
    return {id: Pool(id, tuple(counts)) for id, counts in sorted(found.items())}


def _place(value: str) -> tuple[int, Fraction, str]:
    try:
        return 0, read_number(value).value, value
    except Unreadable:
        return 1, Fraction(), value
