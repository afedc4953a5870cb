"""A die under suspicion: a line drawn before the throws, both errors, and a bag of dice."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, ClassVar

from typing_extensions import Unpack

from ....lab.experiments.evidence.die_charts import accused_words, die_chart, line_words, most_shown
from ....lab.experiments.evidence.die_test import DICE, SIDES, Trial
from ....lab.text import percent, quotient, say, whole
from ...page.lock import locked
from ...page.messages import BadMessageError
from ...page.state_widget import Messages
from ..base import LabSettings, LabWidget, head, text_in, whole_in
from ..contract import DieFigure, DieTestState

TIMES = (1, 25, 1000)
MOST = 200_000


class DieTest(LabWidget):
    """Is this die fair? Draw a line first, then throw: from so many sixes on a die is accused.

    - `throws`: how often each die is thrown. `line`: from how many sixes on it is accused.
    - `loaded`: how often the other die shows a six. `bag`: the share of such dice in a bag.
    - `seed`: the luck of the throws; None is a student's own.

    Verdicts count only throws made since the line was drawn. `settings` are those of every lab widget (`LabSettings`): `lang`,
    `theme`, `speed`, `after`, `exact_after`. Parts that can be held: what is exact of the `fair` die, of the `loaded` one, and of
    the `bag`. `ValueError` says what is wrong with a number.

    >>> test = DieTest(36, line=11, seed=1).throw("fair", 1000)
    >>> test
    DieTest(36 throws, accused with at least 11 sixes: 26 of 1000 fair dice)
    >>> round(float(test.alarm), 4), round(float(test.power), 3)
    (0.0285, 0.697)
    """

    _kind = "dietest"
    _parts = ("fair", "loaded", "bag")
    _tab_names = (
        *LabWidget._tab_names, "accused", "alarm", "clear", "counts", "draw", "fair_if_accused", "picture", "power", "throw", "trial",
    )  # fmt: skip

    def __init__(
        self,
        throws: int = 36,
        *,
        line: int = 11,
        loaded: Any = Fraction(1, 3),
        bag: Any = Fraction(1, 20),
        seed: int | None = 0,
        **settings: Unpack[LabSettings],
    ) -> None:
        own = self._seed_of(seed, "die test", throws)
        self.trial = Trial(throws, line=line, loaded=loaded, bag=bag, seed=own)
        self._which = "fair"
        super().__init__(**settings)

    def _reseed(self, seed: int) -> None:
        self.trial.seed = seed
        self.trial.clear()

    # -- what it says ---------------------------------------------------------------------------------

    @property
    def alarm(self) -> Fraction:
        """How likely a fair die is accused: the first error."""
        return self.trial.alarm

    @property
    def power(self) -> Fraction:
        """How likely the loaded die is accused; what is missing to 1 is the second error."""
        return self.trial.power

    @property
    def fair_if_accused(self) -> Fraction | None:
        """How likely an accused die from the bag is fair."""
        return self.trial.fair_if_accused

    @property
    def counts(self) -> dict[str, dict[int, int]]:
        """How often each number of sixes came, for fair and for loaded dice."""
        return {kind: dict(counts) for kind, counts in self.trial.counts.items()}

    def accused(self, which: str = "fair") -> tuple[int, int]:
        """How many dice were accused, and how many were thrown, since the line was drawn."""
        return self.trial.accused(which)

    # -- throwing -------------------------------------------------------------------------------------

    @locked
    def draw(self, line: int, side: str | None = None) -> DieTest:
        """Draw the line elsewhere: ``draw(11)``, ``draw(1, "at most")``."""
        self.trial.draw(line, side)
        return self._shown()

    @locked
    def throw(self, which: str = "fair", dice: int = 1) -> DieTest:
        """Throw so many dice: fair ones, loaded ones, or dice from the bag."""
        self.trial.throw(which, dice)
        self._which = which
        self._keep()
        return self._shown()

    @locked
    def clear(self) -> DieTest:
        """Forget all throws; the same seed makes them again."""
        self.trial.clear()
        return self._shown()

    def _keep(self) -> None:
        """A class adds up how many sixes its fair dice showed."""
        self._keep_draws(f"sixes{self.trial.throws}", self.trial.counts["fair"])

    # -- messages ---------------------------------------------------------------------------------------

    def _on_event(self, content: Any) -> None:
        relation = text_in(content, "relation", 10)
        line = whole_in(content, "at", 0, most_shown(self.trial))
        if relation not in SIDES:
            raise BadMessageError("a line accuses from a number on, or up to it")
        self.trial.draw(line, relation)

    def _on_throw(self, content: Any) -> None:
        times, which = content.get("times"), text_in(content, "die", 10)
        if type(times) is not int or times not in TIMES or which not in DICE:
            raise BadMessageError("throw 1, 25 or 1000 dice that are fair, loaded or from the bag")
        if sum(counts.total() for counts in self.trial.counts.values()) > MOST:
            raise BadMessageError("enough dice: clear them to throw again")
        self.trial.throw(which, times)
        self._which = which
        self._keep()

    def _on_use(self, content: Any) -> None:
        which = text_in(content, "die", 10)
        if which not in DICE:
            raise BadMessageError("there is no such die")
        self._which = which

    def _on_clear(self, _content: Any) -> None:
        self.trial.clear()

    _messages: ClassVar[Messages] = {
        "event": _on_event,
        "throw": _on_throw,
        "use": _on_use,
        "clear": _on_clear,
    }

    # -- showing ----------------------------------------------------------------------------------------

    def _state(self) -> DieTestState:
        made, lang = self.trial, self.lang
        return {
            "head": head(
                say("die.title", lang),
                self._with_seed(say("die.caption", lang, n=made.throws), made.seed),
                line_words(made, lang),
                accused_words(made, self._which, lang),
            ),
            "relation": made.side,
            "sides": [[side, say(f"die.side.{side}", lang)] for side in SIDES],
            "values": [str(k) for k in range(most_shown(made) + 1)],
            "at": made.line,
            "die": self._which,
            "dice": [[which, self._die_name(which)] for which in DICE],
            "figures": [self._figure("fair"), self._figure("loaded")],
            "bag": self._bag() if self._which == "bag" else [],
            "bag_head": [say(f"die.bag.{name}", lang) for name in ("die", "accused", "let_go")],
            "bag_told": self._bag_told() if self._which == "bag" else "",
            "held_bag": self._held("bag"),
            "last": [
                say("die.last", lang, die=self._die_name(kind), n=shown)
                if self._which == "bag"
                else str(shown)
                for kind, shown in made.last
            ],
            "throws": made.throws,
        }

    def _die_name(self, which: str) -> str:
        trial = self.trial
        return say(f"die.{which}", self.lang, p=quotient(trial.loaded), bag=quotient(trial.bag))

    def _figure(self, kind: str) -> DieFigure:
        held, lang = self._held(kind), self.lang
        p = self.trial.alarm if kind == "fair" else self.trial.power
        lines: list[list[str]] = []
        if held is None:
            names = ("alarm", "quiet") if kind == "fair" else ("power", "miss")
            both = zip(names, (p, 1 - p), strict=True)
            lines = [[say(f"die.{name}", lang), fine(q, lang)] for name, q in both]
        return {
            "chart": die_chart(self.trial, kind, lang, exact=held is None).to_json(),
            "held": held,
            "lines": lines,
            "seen": accused_words(self.trial, kind, lang),
        }

    def _bag(self) -> list[list[str]]:
        """Dice drawn from the bag: fair and loaded ones, accused and let go."""
        seen = self.trial.verdicts["bag"]
        return [
            [say(f"die.bag.{kind}", self.lang), *(whole(seen[kind, guilty]) for guilty in (True, False))]
            for kind in ("fair", "loaded")
        ]

    def _bag_told(self) -> str:
        p = self.trial.fair_if_accused
        if self._held("bag") or p is None:
            return ""
        return say(
            "die.bag.exact", self.lang, p=percent(p, self.lang), alarm=fine(self.trial.alarm, self.lang)
        )

    def _picture(self) -> str:
        return die_chart(self.trial, "fair", self.lang, exact=self._held("fair") is None).svg()

    def _in_words(self) -> str:
        guilty, n = self.trial.accused("fair")
        seen = f"{guilty} of {n} fair dice" if n else "no fair die thrown yet"
        return f"DieTest({self.trial.throws} throws, accused with {self.trial.side} {self.trial.line} sixes: {seen})"


def fine(p: Fraction, lang: str) -> str:
    """A chance in per cent: a small error has two digits, for a tenth of it matters."""
    return percent(p, lang, 2 if min(p, 1 - p) < Fraction(1, 10) else 1)
