"""Eleven sliders that add to 36, and two dice to try them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from typing_extensions import Unpack

from ...games.dice_danger import pair_total
from ...lab.charts.charts import Chart
from ...lab.experiments.dice_tray import CASES, SUMS, Tray
from ...lab.text import decimal, percent, say, whole
from ..page.lock import locked
from ..page.messages import BadMessageError
from ..page.state_widget import Messages
from .base import LabSettings, LabWidget, flag_in, head, whole_in
from .contract import TrayState

SEVEN = 7
THROWS = (36, 360, 36_000)


class DiceTray(LabWidget):
    """36 rolls of two dice: how many of each sum? Guess, commit, roll.

    `seed` is the luck of the dice; None is a student's own. In a lesson the book keeps how often each sum was rolled.
    `settings` are those of every lab widget (`LabSettings`): `lang`, `theme`, `speed`, `after`, `exact_after`.
    `ValueError` if a guess is not eleven counts, or if a committed one does not add to 36.

    >>> tray = DiceTray(seed=7)
    >>> tray.guess([2, 3, 3, 3, 4, 6, 4, 3, 3, 3, 2]).commit().roll(360)
    DiceTray(committed, 360 rolls)
    """

    _kind = "tray"
    _tab_names = (
        *LabWidget._tab_names,
        "clear",
        "commit",
        "counts",
        "guess",
        "guesses",
        "n",
        "picture",
        "roll",
    )

    def __init__(self, *, seed: int | None = 0, **settings: Unpack[LabSettings]) -> None:
        self._tray = Tray(seed=self._seed_of(seed, "tray"))
        self._exact = True
        super().__init__(**settings)

    def _reseed(self, seed: int) -> None:
        self._tray.seed = seed
        self._tray.clear()

    @property
    def n(self) -> int:
        """How many times the two dice were rolled."""
        return self._tray.n

    @property
    def guesses(self) -> dict[int, int]:
        """The guess: how many of 36 rolls make each sum."""
        return dict(self._tray.guesses)

    @property
    def counts(self) -> dict[int, int]:
        """How often each sum was rolled."""
        return dict(self._tray.counts)

    @locked
    def guess(self, counts: Mapping[int, int] | Sequence[int]) -> DiceTray:
        """Set the sliders."""
        self._tray.guess(counts)
        return self._shown()

    @locked
    def commit(self) -> DiceTray:
        """Lock the guess; it must add to 36."""
        self._tray.commit()
        return self._shown()

    @locked
    def roll(self, times: int = 36) -> DiceTray:
        """Roll the two dice so many times more."""
        self._roll(times)
        return self._shown()

    def _roll(self, times: int) -> None:
        self._tray.roll(times)
        self._keep_draws("tray", self._tray.counts)

    @locked
    def clear(self) -> DiceTray:
        """Take the rolls away."""
        self._tray.clear()
        return self._shown()

    def _on_set(self, content: Any) -> None:
        self._tray.set(whole_in(content, "total", 2, 12), whole_in(content, "count", 0, CASES))

    def _on_commit(self, _content: Any) -> None:
        if self._tray.left:
            raise ValueError(self._tray.left_text(self.lang))
        self._tray.commit()

    def _on_roll(self, content: Any) -> None:
        times = content.get("times")
        if times not in THROWS:
            raise BadMessageError(f"roll {', '.join(map(str, THROWS))} times")
        self._roll(times)

    def _on_clear(self, _content: Any) -> None:
        self._tray.clear()

    def _on_look(self, content: Any) -> None:
        self._exact = flag_in(content, "exact")

    _messages: ClassVar[Messages] = {
        "set": _on_set,
        "commit": _on_commit,
        "roll": _on_roll,
        "clear": _on_clear,
        "look": _on_look,
    }

    def _state(self) -> TrayState:
        tray, lang = self._tray, self.lang
        held, shown = self._held(), tray.committed and self._shows_exact
        p = pair_total().p(SEVEN)
        lead, _, rest = tray.sentence(lang, exact=held is None).partition(". ")
        return {
            "head": head(say("tray.name", lang), say("tray.caption", lang), lead.rstrip(".") + ".", rest),
            "guesses": [tray.guesses[total] for total in SUMS],
            "committed": tray.committed,
            "left": tray.left,
            "left_text": tray.left_text(lang),
            "n": tray.n,
            "exact": self._exact,
            "chart": self._chart().to_json(),
            "last": [list(roll) for roll in tray.last],
            "fraction": f"{int(p * CASES)}/{CASES}" if shown else None,
            "percent": percent(p, lang) if shown else None,
            "rolled": self._rolled() if shown and tray.n else None,
            "held": held,
            "seed": str(tray.seed),
        }

    @property
    def _shows_exact(self) -> bool:
        return self._exact and self._held() is None

    def _chart(self) -> Chart:
        return self._tray.chart(self.lang, exact=self._shows_exact, judged=self._held() is None)

    def _rolled(self) -> str:
        tray, lang = self._tray, self.lang
        sevens = tray.counts[SEVEN]
        share, off = percent(sevens / tray.n, lang), decimal(tray.distance(SEVEN), lang, 1)
        return say("tray.sevens", lang, n=whole(sevens), of=whole(tray.n), share=share, off=off)

    def _picture(self) -> str:
        return self._chart().svg()

    def _in_words(self) -> str:
        return repr(self._tray).replace("Tray", "DiceTray", 1)
