"""A wall of intervals keeps the truth, and how often intervals hold it, until each has been asked for."""

from __future__ import annotations

import json

import pytest

import dungeon_widgets as dw
from dungeon_widgets.lab.classroom.book import BOOK


def test_nothing_is_told_before_its_exercise() -> None:
    BOOK.clear()
    try:
        dw.Lesson("L02")
        view = dw.IntervalView("C", seed=1, exact_after={"truth": "q3", "coverage": "q4"}).throw(25)
        told = json.dumps(view.state, ensure_ascii=False) + view.picture() + repr(view)
        assert "97\u202f%" not in told
        assert view.state["truth_held"]
        assert view.state["coverage"] is None
        for name in ("held", "coverage"):
            with pytest.raises(ValueError, match="solved"):
                getattr(view, name)
        assert dw.check("q3", "139/216")
        assert view.held < 25
        assert "97\u202f%" in view.state["head"]["caption"]
        assert view.state["chance"] is None
        assert dw.check("q4", "115/144")
        assert view.state["chance"] == "45.6\u202f%"
    finally:
        BOOK.clear()
