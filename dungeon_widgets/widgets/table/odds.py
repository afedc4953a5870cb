"""The odds panel of a snapshot: what was counted so far, or the question alone while it is locked."""

from __future__ import annotations

from ...engine.advice import Panel
from ..page.contract import Odds, Prediction
from .counting import Counting


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
