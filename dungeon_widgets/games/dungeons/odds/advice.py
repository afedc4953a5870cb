"""What the game can tell a player about the moment: choices worth showing, odds, and where a choice lies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....engine.advice import Advice, Panel
from ....engine.cases import Counted
from ....engine.state import Action
from ..rules.cards import hands
from ..rules.state import DungeonsState
from ..sight.places import group_of, places_of
from .cases import counted
from .panel import panel

if TYPE_CHECKING:
    from ..game import DungeonsGame
    from ..sight.view import DungeonsView


ORDER = ("step", "try", "attempt", "build", "use", "play", "announce", "challenge", "abandon", "shed")
"""What a player looks for first; what ends a phase stands last."""


def rank(action: Action) -> tuple[int, Action]:
    verb = action[0]
    if verb in ("done", "pass", "hold", "enough", "decline"):
        return len(ORDER) + 1, action
    return (ORDER.index(verb) if verb in ORDER else len(ORDER)), action


class DungeonsAdvice(Advice[DungeonsState, "DungeonsView"]):
    """Advice in the full game: cards that cannot be played are shown greyed with their reason."""

    def __init__(self, game: DungeonsGame) -> None:
        self.game = game

    def offers(self, state: DungeonsState) -> list[Action]:
        """The legal choices, and on the own turn the cards of the hand that cannot be played now."""
        legal = sorted(state.legal(), key=rank)
        if state.stack or state.phase not in ("encounter", "move"):
            return legal
        shown = {action[1] for action in legal if action[0] in ("play", "announce")}
        greyed: list[Action] = []
        for card in hands.cards(state.heroes[state.active]):
            if card not in shown:
                greyed.append(("play", card))
        return [*legal, *sorted(greyed)]

    def panel(self, view: DungeonsView, legal: list[Action], names: Sequence[str], lang: str) -> Panel | None:
        return panel(self.game, view, legal, names, lang)

    def cases(self, view: DungeonsView, legal: list[Action], names: Sequence[str]) -> Counted | None:
        return counted(self.game, view, legal, names)

    def at(self, action: Action, view: DungeonsView) -> list[str]:
        return places_of(action, view)

    def group(self, action: Action, view: DungeonsView) -> str:
        return group_of(action, view)
