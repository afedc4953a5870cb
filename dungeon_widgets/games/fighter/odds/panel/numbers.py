"""Numbers that follow from a simulated law: each exact given the law, and with the law's error."""

from __future__ import annotations

from math import fsum
from typing import NamedTuple

from .....engine.rounding import rounded
from ...rules.throw.plans import never_hits
from ...text import LANGUAGES
from ..blows import Target, blow, is_hit
from ..chain import error_of
from ..law import SectionLaw

Z95 = 1.959963984540054


class Given(NamedTuple):
    """A number worked out exactly from a simulated law: its error is the law's."""

    p: float
    n: int
    error: float

    def interval(self) -> tuple[float, float]:
        return max(0.0, self.p - Z95 * self.error), min(1.0, self.p + Z95 * self.error)


def law_hit(law: SectionLaw, target: Target | None = None) -> Given:
    """The chance to hit with its error, against a monster if one is given; a law by the product rule has no error."""

    def hit(moved: SectionLaw) -> float:
        if target is None:
            return moved.hit
        return fsum(p for verdict, p in moved.p.items() if is_hit(target, verdict))

    return Given(min(1.0, hit(law)), law.n, error_of(law, hit))


def mean_damage(law: SectionLaw, target: Target, bonus: int = 0) -> tuple[float, float]:
    """What a throw costs this monster on average without an ability, and the standard error."""

    def mean(moved: SectionLaw) -> float:
        return blow(moved, target, bonus=bonus).mean

    return mean(law), error_of(law, mean)


def source(law: SectionLaw, lang: str) -> str:
    """How the law was found, with its error in points."""
    odds = LANGUAGES[lang].odds
    if not law.n:
        return odds["nobody_hits" if never_hits(law.throws) else "product_rule"]
    points = 100 * law_hit(law).error
    return odds["simulated"].format(
        n=whole_number(law.n, lang), points=rounded(points, 2).replace(".", odds["point"])
    )


def whole_number(n: int, lang: str) -> str:
    return f"{n:,}".replace(",", LANGUAGES[lang].odds["thousands"])


def one_digit(number: float, lang: str) -> str:
    return rounded(number, 1).replace(".", LANGUAGES[lang].odds["point"])
