"""The odds beside the board."""

from __future__ import annotations

from collections.abc import Sequence

from dungeon_widgets.engine.advice import Advice, Panel, row
from dungeon_widgets.engine.state import Action

from ..rules.records import GO
from ..rules.state import LanternState
from ..sight.view import LanternView
from ..text import LANGUAGES
from .descent import chance_to_bring


class LanternAdvice(Advice[LanternState, LanternView]):
    """What a player can be told about the moment."""

    def panel(self, view: LanternView, legal: list[Action], names: Sequence[str], lang: str) -> Panel | None:
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

    def at(self, action: Action, view: LanternView) -> list[str]:
        """Going deeper is done at the lantern, leaving at one's own home."""
        return ["lantern"] if action == GO else [f"home:{view['player']}"]
