"""What the game can tell a player about the moment, tied together for the engine."""

from __future__ import annotations

from collections.abc import Sequence

from dungeon_widgets.engine.advice import Advice, Panel
from dungeon_widgets.engine.state import Action

from ..rules.records import DOUBT
from ..rules.state import MygameState
from ..sight.view import MygameView
from .panel import panel


class MygameAdvice(Advice[MygameState, MygameView]):
    """The odds of the moment, and where each choice lies."""

    def panel(self, view: MygameView, legal: list[Action], names: Sequence[str], lang: str) -> Panel | None:
        return panel(view, legal, lang)

    def at(self, action: Action, view: MygameView) -> list[str]:
        """A bid lies at its place on the board, a doubt at the bid that stands. The page lights these places."""
        bid = view["bid"]
        if action == DOUBT:
            return [f"bid:{bid['number']}:{bid['face']}"] if bid else []
        return [f"bid:{action[1]}:{action[2]}"]
