"""What the engine may ask about a decision: which choices to show, where they lie, odds and beliefs.

How they are counted is loaded when somebody asks: a board stands before.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....engine.advice import Advice, Belief, OddsRow, Panel
from ....engine.cases import Counted
from ....engine.state import Action
from ..rules.meeting import Rules
from ..rules.records import ADD, DRAW, PASS
from ..rules.state import WelcomeState
from ..sight.view import WelcomeView

GROUPS = {
    "draw": "bid", "pass": "bid", "add": "place", "strip": "place", "face": "answer", "use": "answer",
}  # fmt: skip
"""Verbs that answer one question; the others stand alone."""

PLACES = {
    "hero": ["hero:{}"],
    "draw": ["deck"],
    "add": ["card:drawn", "dungeon"],
    "strip": ["tile:{}"],
    "ask": ["seat:{}"],
    "name": ["kind:{}"],
    "turn": ["dungeon"],
    "face": ["card:facing"],
    "use": ["tile:{}"],
    "discard": ["tile:{}"],
}
"""Where on the table the choices of a verb lie; a pass lies nowhere."""


class WelcomeAdvice(Advice[WelcomeState, WelcomeView]):
    """Choices worth showing, where they lie, and the odds of the moment."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def offers(self, state: WelcomeState) -> list[Action]:
        box = self.rules.box
        if state.phase == "bid":
            return [DRAW, PASS]
        if state.phase == "card":
            return [ADD, *(("strip", tile) for tile in box.heroes[state.hero].tiles)]
        legal = state.legal()
        if state.phase == "answer" and state.run is not None:
            chosen = [("use", tile) for tile in state.run.tiles if box.tiles[tile].chosen]
            return legal + [action for action in chosen if action not in legal]
        return legal

    def panel(
        self, view: WelcomeView, legal: list[Action], names: Sequence[str], lang: str
    ) -> Iterator[Panel] | None:
        from .panel import panels

        return panels(view, legal, lang)

    def follows(self, state: WelcomeState) -> bool:
        """While a hero is inside."""
        return state.run is not None

    def onlook(self, view: WelcomeView, lang: str) -> OddsRow | None:
        """Will the hero come out alive?"""
        from .panel import onlook

        return onlook(view, lang)

    def belief(self, view: WelcomeView, lang: str) -> Belief | None:
        from .beliefs import beliefs

        return beliefs(view, lang)

    def cases(self, view: WelcomeView, legal: list[Action], names: Sequence[str]) -> Counted | None:
        from .cases import counted

        return counted(self.rules, view)

    def at(self, action: Action, view: WelcomeView) -> list[str]:
        verb, *things = action
        return [place.format(*things) for place in PLACES.get(verb, ())]

    def group(self, action: Action, view: WelcomeView) -> str:
        return GROUPS.get(action[0]) or str(action[0])
