"""What the game can tell a player about the moment, tied together for the engine."""

from __future__ import annotations

from collections.abc import Sequence

from dungeon_widgets.engine.advice import Advice, Panel
from dungeon_widgets.engine.state import Action

from ..rules.records import GO
from ..rules.state import LanternState
from ..sight.view import LanternView
from .panel import panel


class LanternAdvice(Advice[LanternState, LanternView]):
    """The odds of the moment, and where each choice lies."""

    def panel(self, view: LanternView, legal: list[Action], names: Sequence[str], lang: str) -> Panel | None:
        return panel(view, lang)

    def at(self, action: Action, view: LanternView) -> list[str]:
        """Going deeper is done at the lantern, leaving at one's own home."""
        return ["lantern"] if action == GO else [f"home:{view['player']}"]
