"""Quick plausible play, for searches and for people who want an opponent."""

from __future__ import annotations

from dungeon_widgets.engine.state import Action

from ..odds.dice import chance_right
from ..sight.view import MygameView


def likeliest(view: MygameView, legal: list[Action]) -> Action:
    """The choice that is most likely right; of equals the highest, which is the hardest to beat."""
    return max(legal, key=lambda action: (chance_right(action, view), action))
