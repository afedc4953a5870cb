"""Sums of many dice: bars, a normal curve, and long rows that settle down."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, ClassVar

from typing_extensions import Unpack

from ....engine.errors import unknown
from ....lab.experiments.sums import DICE, SIZES, DiceSums
from ....lab.experiments.sums_charts import chance_text, histogram, rows_chart, sentence
from ....lab.text import percent, say, whole
from ...page.lock import locked
from ...page.messages import BadMessageError
from ...page.state_widget import Messages
from ..base import LabSettings, LabWidget, flag_in, head, text_in
from ..contract import SumsState

VIEWS = ("mean", "sum")
ROW_VIEWS = ("mean", "off")
TIMES = (1, 100, 1000)
SHOWN = 16  # dice of the last roll


class SumsView(LabWidget):
    """Roll many dice at once: their mean settles down, their sum spreads, and both come to look normal.

    - `die`: ``"fair"``, ``"chest"`` (five faces with 1 and one with 10), or the faces of your own die.
    - `dice`: how many are rolled at once; the page offers 1, 2, 4, 16 and 64.
    - `seed`: the luck of the dice; None is a student's own. `show_exact`: whether what is exact is shown beside them.

    `settings` are those of every lab widget (`LabSettings`): `lang`, `theme`, `speed`, `after`, `exact_after`.
    `ValueError` if there is no such die, or the number of dice is not from 1 to 100.

    >>> view = SumsView(dice=16, seed=1).roll(1000)
    >>> view
    SumsView(16 dice, 1000 rolls, 787 with a mean from 3 to 4)
    >>> round(view.chance, 3)
    0.785
    """

    _kind = "sums"
    _tab_names = (
        *LabWidget._tab_names,
        "chance",
        "clear",
        "counts",
        "hits",
        "n",
        "picture",
        "roll",
        "row",
        "use",
    )

    def __init__(
        self,
        die: str | Sequence[int] = "fair",
        *,
        dice: int = 4,
        seed: int | None = 0,
        show_exact: bool = True,
        **settings: Unpack[LabSettings],
    ) -> None:
        self._die = die if isinstance(die, str) else "own"
        self._dice_of = dict(DICE) if isinstance(die, str) else {"own": tuple(die)}
        if self._die not in self._dice_of:
            raise unknown("die", str(die)[:40], tuple(DICE))
        own = self._seed_of(seed, "sums", *self._dice_of[self._die])
        self.sums = DiceSums(self._dice_of[self._die], dice=dice, seed=own)
        self._show_exact, self._curve = show_exact, False
        self._view, self._row_view = "mean", "mean"
        super().__init__(**settings)

    def _reseed(self, seed: int) -> None:
        self.sums.seed = seed
        self.sums.clear()

    @property
    def _exact(self) -> bool:
        return self._show_exact and self._held() is None

    # -- what it says ---------------------------------------------------------------------------------

    @property
    def n(self) -> int:
        """How often these dice were rolled."""
        return self.sums.n

    @property
    def hits(self) -> int:
        """How many rolls had a mean within 1/2 of the mean of the die."""
        return self.sums.hits

    @property
    def counts(self) -> dict[int, int]:
        """How often each sum came."""
        return dict(self.sums.counts)

    @property
    def chance(self) -> float:
        """How likely a mean lies within 1/2 of the mean of the die."""
        return float(self.sums.chance)

    # -- rolling ----------------------------------------------------------------------------------------

    @locked
    def roll(self, times: int = 1) -> SumsView:
        """Roll all the dice so many times more."""
        self.sums.roll(times)
        self._keep()
        return self._shown()

    @locked
    def row(self) -> SumsView:
        """Roll one more long row of single dice."""
        self.sums.row()
        return self._shown()

    @locked
    def use(self, dice: int | None = None, die: str | None = None) -> SumsView:
        """Roll another number of dice, or another die; what was rolled before is kept."""
        self._choose(dice, die)
        return self._shown()

    @locked
    def clear(self) -> SumsView:
        """Forget all rolls; the same seed makes them again."""
        self.sums.clear()
        return self._shown()

    def _choose(self, dice: int | None, die: str | None) -> None:
        if die is not None and die not in self._dice_of:
            raise unknown("die", str(die)[:40], tuple(self._dice_of))
        self._die = self._die if die is None else die
        self.sums.choose(dice=dice, faces=self._dice_of[self._die])

    def _keep(self) -> None:
        """A class adds up its rolls of a few dice; the sums of many are too many columns for one figure."""
        if self._die == "fair" and self.sums.dice <= 4:
            self._keep_draws(f"sums{self.sums.dice}", self.sums.counts)

    # -- messages ---------------------------------------------------------------------------------------

    def _on_roll(self, content: Any) -> None:
        times = content.get("times")
        if type(times) is not int or times not in TIMES:
            raise BadMessageError("roll 1, 100 or 1000 times")
        self._try(lambda: self.sums.roll(times))
        self._keep()

    def _on_row(self, _content: Any) -> None:
        self._try(self.sums.row)

    def _try(self, make: Any) -> None:
        try:
            make()
        except ValueError as error:
            raise BadMessageError(str(error)) from None

    def _on_use(self, content: Any) -> None:
        dice, die = content.get("dice"), text_in(content, "die", 10)
        if type(dice) is not int or dice not in (*SIZES, self.sums.dice) or die not in self._dice_of:
            raise BadMessageError("there are no such dice")
        self._choose(dice, die)

    def _on_look(self, content: Any) -> None:
        view, rows = text_in(content, "view", 10), text_in(content, "rows", 10)
        exact, curve = flag_in(content, "exact"), flag_in(content, "curve")
        if view not in VIEWS or rows not in ROW_VIEWS:
            raise BadMessageError("there is no such view")
        self._view, self._row_view, self._show_exact, self._curve = view, rows, exact, curve

    def _on_clear(self, _content: Any) -> None:
        self.sums.clear()

    _messages: ClassVar[Messages] = {
        "roll": _on_roll,
        "row": _on_row,
        "use": _on_use,
        "look": _on_look,
        "clear": _on_clear,
    }

    # -- showing ----------------------------------------------------------------------------------------

    def _state(self) -> SumsState:
        made, lang, exact = self.sums, self.lang, self._exact
        dice = say("sums.die" if made.dice == 1 else "sums.dice", lang, n=made.dice)
        lead, _, rest = sentence(made, lang, exact=False).partition(". ")
        caption = f"{dice} · {self._die_name(self._die)}"
        return {
            "head": head(say("sums.title", lang), caption, lead.rstrip(".") + ".", rest),
            "dice": made.dice,
            "sizes": sorted({*SIZES, made.dice}),
            "die": self._die,
            "dies": [[name, self._die_name(name)] for name in self._dice_of],
            "view": self._view,
            "rows_view": self._row_view,
            "exact": exact,
            "curve": self._curve,
            "held": self._held(),
            "n": made.n,
            "share": percent(Fraction(made.hits, made.n), lang) if made.n else None,
            "chance": chance_text(made, lang) if exact else None,
            "last": made.last[:SHOWN],
            "more": max(0, len(made.last) - SHOWN),
            "histogram": self._histogram().to_json(),
            "rows": rows_chart(made, lang, view=self._row_view, exact=exact).to_json(),
            "seed": str(made.seed),
        }

    def _histogram(self) -> Any:
        return histogram(self.sums, self.lang, view=self._view, exact=self._exact, curve=self._curve)

    def _die_name(self, name: str) -> str:
        if name == "own":
            return ", ".join(map(str, self._dice_of[name]))
        return say(f"sums.{name}", self.lang)

    def _picture(self) -> str:
        picture: str = self._histogram().svg()
        return picture

    def _in_words(self) -> str:
        made = self.sums
        dice = "die" if made.dice == 1 else "dice"
        if not made.n:
            return f"SumsView({made.dice} {dice}, nothing rolled yet)"
        mean, near = made.moments.mean, made.near
        rolls = f"{whole(made.n)} roll{'s' * (made.n != 1)}".replace("\u202f", "")
        return f"SumsView({made.dice} {dice}, {rolls}, {made.hits} with a mean from {mean - near} to {mean + near})"
