"""The odds of a table: counted when they are asked for, and locked until those at the screen have predicted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..page.contract import Followed, Odds, Prediction
from ..page.phrases import RefusedError
from ..page.settings import Display
from .counting import Counting
from .odds import odds_of
from .predictions import Predictions, check_guess
from .trail import Trail

if TYPE_CHECKING:
    from ...lab.experiments.waffle import Cases
    from .table import Mark, Table


class TableOdds:
    """The odds of the shown position for those at the screen, and every guess made about them."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._counting: tuple[Mark, str, Counting] | None = None
        self._trail: tuple[object, Trail] | None = None
        self.predictions = Predictions()
        self._slices = 0  # counted so far

    def counting(self, lang: str) -> Counting:
        """Begun once for what is shown, and counted as far as it is asked for."""
        table, mark = self._table, self._table.mark()
        if self._counting is None or self._counting[:2] != (mark, lang):
            self._counting = mark, lang, Counting(table.session, table.shown_state, table.eyes, lang)
        return self._counting[2]

    def panel(self, display: Display) -> Odds | None:
        """The odds as far as they are counted; only their question where those at the screen are to predict first."""
        if not self._shown(display):
            return None
        counting = self.counting(display.lang)
        made = self.predictions.at(counting)
        return odds_of(counting, locked=self._locked(display), prediction=made)

    def cases(self, display: Display) -> Cases | None:
        """Every case behind the odds that are shown, if they are open and few enough to be looked at."""
        if not self._shown(display) or self._locked(display):
            return None
        return self.counting(display.lang).cases

    def followed(self, display: Display) -> list[Followed]:
        """How the chance went since those at the screen last chose, as far as it is counted."""
        return self.trail(display.lang).points(self._table.position) if self._follows(display) else []

    def trail(self, lang: str) -> Trail:
        """Kept for a line of play and a pair of eyes."""
        table = self._table
        key = table.session, table.eyes, lang
        if self._trail is None or self._trail[0] != key:
            self._trail = key, Trail(table.session, table.eyes, lang, table.steps(table.eyes, lang))
        return self._trail[1]

    def _follows(self, display: Display) -> bool:
        """A spectator may follow as well; behind the curtain nobody does, and where one is to guess first nothing is told."""
        return display.overlay == "open" and self._table.curtain is None

    def late(self, display: Display) -> int:
        """0 if the odds that are to be shown are all counted; else the number of the slice that comes next."""
        return self._slices + 1 if self._is_late(display) else 0

    def _is_late(self, display: Display) -> bool:
        if self._follows(display) and self.trail(display.lang).due(self._table.position):
            return True
        if not self._shown(display):
            return False
        counting = self.counting(display.lang)
        if self._locked(display):
            return counting.panel is None and not counting.done  # a question needs no numbers
        return counting.due(beliefs=display.beliefs)

    def count(self, display: Display) -> None:
        """Count for as long as a page may wait: what is seen on the way comes first."""
        self._slices += 1
        if self._follows(display) and (trail := self.trail(display.lang)).due(self._table.position):
            trail.take(self._table.position)
        elif self._is_late(display):
            self.counting(display.lang).take(beliefs=display.beliefs and not self._locked(display))

    def predict(self, guess: float, lang: str) -> Prediction | None:
        """Commit to a probability for the question of the moment; None while its answer is still being counted."""
        sure, counting = check_guess(guess), self.counting(lang)
        counting.take()
        if counting.panel is None or not counting.panel["rows"]:
            raise RefusedError("no_question")
        if self.predictions.guessed(counting):
            raise RefusedError("predicted")
        table = self._table
        step = table.steps(table.eyes, lang).number(table.position)
        self.predictions.commit(sure, counting, branch=table.branch_data(lang)["index"], step=step)
        return self.predictions.at(counting)

    def _shown(self, display: Display) -> bool:
        return self._table.eyes is not None and display.overlay != "off"

    def _locked(self, display: Display) -> bool:
        return display.overlay == "predict" and not self.predictions.guessed(self.counting(display.lang))
