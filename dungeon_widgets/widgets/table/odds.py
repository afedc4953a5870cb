"""The odds panel of a snapshot: what was counted so far, or the question alone while it is locked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from ...engine.advice import Panel
from ...engine.saving.dataframe import dataframe_of
from ..page.contract import Odds, Prediction
from .counting import Counting

if TYPE_CHECKING:
    import pandas


class OddsPanel(dict[str, Any]):
    """The odds of a step as a notebook reads them: the panel as a dict, and its rows as a table.

    >>> from dungeon_widgets import WelcomeToTheDungeon
    >>> odds = WelcomeToTheDungeon(["Ada", "bot:careful"], seed=7, hero="warrior").odds()
    >>> odds["source"], odds.rows()[0]["label"], odds.rows()[0]["fraction"]
    ('exact', 'Go in now', '1')
    """

    def __missing__(self, key: str) -> NoReturn:
        raise KeyError(key if self else f"there are no odds to show here, so there is no {key!r}")

    def rows(self) -> list[dict[str, Any]]:
        """One row a probability; none where nothing is shown, or while a prediction is awaited."""
        return [dict(row) for row in self.get("rows", [])]

    def to_frame(self) -> pandas.DataFrame:
        """The rows as a pandas table. Without pandas an `ImportError` says what to install."""
        return dataframe_of(self.rows())


def odds_of(counting: Counting, *, locked: bool = False, prediction: Prediction | None = None) -> Odds | None:
    """What is known of the odds by now; locked, it carries the question and no number."""
    panel = counting.panel
    if panel is None:
        return None
    if locked and not panel["rows"]:
        return None  # nothing to guess, and what the map would tell may be asked in a moment
    if locked:
        return {**question_of(panel), "belief": None, "locked": True, "prediction": None}
    if prediction is not None:  # in the words of now: the language may have changed since
        prediction = {**prediction, "question": panel["question"]}
    return {**panel, "belief": counting.belief, "locked": False, "prediction": prediction}


def question_of(panel: Panel) -> Panel:
    """Said field by field: what a panel may hold one day stays locked too."""
    return {
        "title": panel["title"],
        "question": panel["question"],
        "source": panel["source"],
        "rows": [],
        "parts": [],
        "lead": [],
        "how": "",
        "beliefs": False,
        "heat": {},
        "ways": {},
    }
