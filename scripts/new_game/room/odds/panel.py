"""The odds beside the board."""

from __future__ import annotations

from dungeon_widgets.engine.advice import Panel, row

from ..rules.records import GO
from ..sight.view import LanternView
from ..text import LANGUAGES
from .descent import chance_to_bring


def panel(view: LanternView, lang: str) -> Panel | None:
    """How likely it is to come back from one more step, and with enough to win."""
    if view["phase"] != "choose":
        return None
    words = LANGUAGES[lang]
    need = view["goal"] - view["home"][view["player"]] - view["carried"]
    rows = [row(words.choices["go"][0], chance_to_bring(1), GO, word=words.stays_lit)]
    if need > 1:
        rows.append(row(words.go_until.format(need=need), chance_to_bring(need), word=words.wins))
    return {
        "title": words.odds_title,
        "question": words.question,
        "source": "exact",
        "rows": rows,
        "parts": [],
        "lead": [],
        "how": words.how,
        "beliefs": False,
    }
