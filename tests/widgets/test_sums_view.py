"""Sums of many dice keep what is exact until its exercise is solved."""

from __future__ import annotations

import json

import dungeon_widgets as dw
from dungeon_widgets.lab.classroom.book import BOOK


def test_nothing_exact_is_told_before_its_exercise() -> None:
    BOOK.clear()
    try:
        dw.Lesson("L02")
        view = dw.SumsView(dice=4, seed=1, exact_after="q3").roll(100).row()
        for message in (
            {"type": "look", "view": "sum", "rows": "off", "exact": True, "curve": True},
            {"type": "use", "dice": 4, "die": "fair"},
        ):
            view._receive(message)
            told = json.dumps(view.state) + view.picture() + repr(view)
            assert view.state["held"]
            assert "169/324" not in told
            assert "52.2" not in told
            kinds = [(one["kind"], one["tone"]) for one in view.state["histogram"]["marks"]]
            assert ("bars", "exact") not in kinds
            assert ("line", "you") not in kinds
            assert "band" not in [one["kind"] for one in view.state["rows"]["marks"]]
        assert dw.check("q3", "139/216")
        assert "169/324" in json.dumps(view.state)
    finally:
        BOOK.clear()
