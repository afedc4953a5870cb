"""Dice in pairs as arcs, and four sums to hope for."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any, ClassVar

from typing_extensions import Unpack

from ...lab.charts.svg import PALE, SOFT, STRONG, picture, tag, words
from ...lab.experiments.pairs import TEMPTING, Arc, PairSums, all_sets
from ...lab.text import percent, quotient, say, whole
from ...odds import Estimate
from ..page.lock import locked
from ..page.state_widget import Messages
from .base import LabSettings, LabWidget, flag_in, head, whole_in
from .contract import PairArc, PairsState, SumSet
from .sampler import wilson


class PairsPicker(LabWidget):
    """Choose four sums and roll: does some pair of dice make one of them?

    `sums` are up to four sums from 2 to 12, `black` wakes the fifth die. `seed` is the luck of the dice; None is a student's own.
    `settings` are those of every lab widget (`LabSettings`): `lang`, `theme`, `speed`, `after`, `exact_after`.
    `ValueError` names a sum that two dice cannot make, and refuses a fifth one.

    >>> picker = PairsPicker([4, 6, 8, 10], seed=7)
    >>> picker
    PairsPicker({4, 6, 8, 10}, 4 dice: 79/81)
    >>> picker.wake().chance
    Fraction(1931, 1944)
    """

    _kind = "pairs"
    _tab_names = (
        *LabWidget._tab_names,
        "chance",
        "choose",
        "estimate",
        "pick",
        "picture",
        "roll",
        "run",
        "sums",
        "wake",
        "why",
    )

    def __init__(
        self,
        sums: Iterable[int] = (),
        *,
        black: bool = False,
        seed: int | None = 0,
        **settings: Unpack[LabSettings],
    ) -> None:
        sums = tuple(sums)
        self._pairs = PairSums(sums, black=black, seed=self._seed_of(seed, "pairs", sums, black))
        self._all = False
        super().__init__(**settings)

    @property
    def sums(self) -> tuple[int, ...]:
        """The chosen sums."""
        return self._pairs.sums

    @property
    def chance(self) -> Fraction:
        """The exact chance that some pair makes one of the chosen sums."""
        return self._pairs.chance

    @property
    def estimate(self) -> Estimate | None:
        """The share of rolls that made one of the sums, with its error; None before the first roll."""
        return self._pairs.estimate

    def _reseed(self, seed: int) -> None:
        self._pairs = PairSums(self.sums, black=self._pairs.black, seed=seed)

    @locked
    def pick(self, total: int) -> PairsPicker:
        """Choose a sum or take it back; a fifth is refused."""
        self._pairs.pick(total, self.lang)
        return self._shown()

    @locked
    def choose(self, sums: Iterable[int]) -> PairsPicker:
        """Choose these sums instead of the others."""
        self._pairs.choose(sums)
        return self._shown()

    @locked
    def wake(self, awake: bool = True) -> PairsPicker:
        """Let the black die take part, or not."""
        self._pairs.wake(awake)
        return self._shown()

    @locked
    def roll(self) -> PairsPicker:
        """Roll once."""
        self._pairs.roll()
        return self._shown()

    @locked
    def run(self, more: int = 1000) -> PairsPicker:
        """Roll many times."""
        self._pairs.run(more)
        return self._shown()

    @locked
    def why(self) -> PairsPicker:
        """Ask why the even sums are so good."""
        self._pairs.why()
        return self._shown()

    # -- messages ---------------------------------------------------------------------------------------

    def _on_pick(self, content: Any) -> None:
        self._pairs.pick(whole_in(content, "total", 2, 12), self.lang)

    def _on_roll(self, _content: Any) -> None:
        self._pairs.roll()

    def _on_run(self, _content: Any) -> None:
        if not self._pairs.sums:
            raise ValueError(say("pairs.begin", self.lang))
        self._pairs.run(1000)

    def _on_wake(self, content: Any) -> None:
        self._pairs.wake(flag_in(content, "awake"))

    def _on_why(self, _content: Any) -> None:
        self._check_told()
        self._pairs.why()

    def _on_sets(self, content: Any) -> None:
        self._check_told()
        self._all = flag_in(content, "all")

    def _check_told(self) -> None:
        """Say what a button waits for, instead of nothing."""
        if held := self._held():
            raise ValueError(held)

    _messages: ClassVar[Messages] = {
        "pick": _on_pick,
        "roll": _on_roll,
        "run": _on_run,
        "wake": _on_wake,
        "why": _on_why,
        "sets": _on_sets,
    }

    # -- showing ----------------------------------------------------------------------------------------

    def _state(self) -> PairsState:
        made, lang = self._pairs, self.lang
        held = self._held()
        tried = bool(made.tried) and held is None
        explains = made.explains and held is None
        lead, rest = _split(made.sentence(lang))
        return {
            "head": head(
                say("pairs.title", lang), self._with_seed(say("pairs.caption", lang), made.seed), lead, rest
            ),
            "dice": list(made.dice or ()),
            "arcs": [self._arc(arc) for arc in made.arcs()],
            "sums": list(made.sums),
            "black": made.black,
            "heading": self._heading(),
            "fraction": None if held else quotient(made.chance),
            "percent": None if held else percent(made.chance, lang),
            "p": None if held else float(made.chance),
            "held": held,
            "hits": made.hits,
            "n": made.n,
            "simulated": _simulated(made.estimate, lang),
            "sets": self._tempting() if explains and tried else [],
            "all_sets": self._every_set() if explains and self._all else [],
            "why": self._why() if explains else None,
            "awake": self._awake() if tried and made.sums else "",
        }

    def _arc(self, arc: Arc) -> PairArc:
        hit = arc.total in self._pairs.sums and not arc.asleep
        return {"one": arc.one, "two": arc.two, "total": arc.total, "asleep": arc.asleep, "hit": hit}

    def _heading(self) -> str:
        sums, lang = self._pairs.sums, self.lang
        if not sums:
            return say("pairs.begin", lang)
        return say("pairs.heading", lang, sums=_either(sorted(sums), say("or", lang)))

    def _why(self) -> str:
        return say("pairs.why", self.lang, left=quotient(1 - PairSums((4, 6, 8, 10)).chance))

    def _awake(self) -> str:
        return say("pairs.awake", self.lang, p=quotient(PairSums(self._pairs.sums, black=True).chance))

    def _tempting(self) -> list[SumSet]:
        """The sets that people like to pick, each with what it is."""
        rows = []
        for sums, note in zip(TEMPTING, ("middle", "around", "even"), strict=True):
            p = PairSums(sums, black=self._pairs.black).chance
            rows.append(self._row(p, sums, say(f"pairs.{note}", self.lang)))
        return rows

    def _every_set(self) -> list[SumSet]:
        return [self._row(p, sums, "") for p, sums in all_sets(self._pairs.number)]

    def _row(self, p: Fraction, sums: tuple[int, ...], note: str) -> SumSet:
        mine = set(sums) == set(self._pairs.sums)
        return {
            "sums": list(sums),
            "note": note,
            "fraction": quotient(p),
            "percent": percent(p, self.lang),
            "p": float(p),
            "mine": mine,
        }

    def _picture(self) -> str:
        made, parts = self._pairs, []
        for place, total in enumerate(range(2, 13)):
            chosen = total in made.sums
            parts.append(
                tag(
                    "rect",
                    x=20 + 55 * place,
                    y=60,
                    width=48,
                    height=44,
                    rx=6,
                    fill=STRONG["you"] if chosen else PALE["plain"],
                    stroke=SOFT,
                )
            )
            parts.append(
                words(
                    str(total),
                    44 + 55 * place,
                    88,
                    size=17,
                    anchor="middle",
                    bold=True,
                    serif=True,
                    fill="#fff" if chosen else "#2a231b",
                )
            )
        text = self._held() or made.chance_text(self.lang)
        return picture(
            [
                words(say("pairs.title", self.lang), 20, 34, size=16, bold=True, serif=True),
                *parts,
                words(text, 20, 132, size=13),
            ],
            text,
            640,
            150,
        )

    def _in_words(self) -> str:
        told = repr(self._pairs).replace("PairSums", "PairsPicker", 1)
        return f"{told.partition(':')[0]})" if self._held() else told


def _simulated(estimate: Estimate | None, lang: str) -> str:
    if estimate is None:
        return ""
    return f"{wilson(estimate, lang)} · n = {whole(estimate.n)}"


def _either(names: list[int], word: str) -> str:
    *first, last = map(str, names)
    return f"{', '.join(first)} {word} {last}" if first else last


def _split(text: str) -> tuple[str, str]:
    """The first clause as the headline, the rest after it."""
    lead, colon, rest = text.partition(":")
    rest = rest.strip()
    return (lead.rstrip() + ".", rest[:1].upper() + rest[1:]) if colon else (text, "")
