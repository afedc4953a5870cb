"""The odds before each throw, from a seat's view: where the die ends, what it does, and whether the fight is won.

The first panel is there at once, from the laws shipped with the game; a hand of one's own and the map of where to aim
are simulated in slices. What follows from a law is exact given it, and carries the law's error.

again     Before a die is thrown again: the fight with the throw that lies, and with another one
by_hand   A hint for the hand: the launch that serves an ordinary hand best, and how often it hits
choices   What each die, weapon or way to go on gives, and which is best
figures   What stands beside the rows: the question, where the throw ends, mean damage with its interval, where the dice lay, where to aim
numbers   Numbers that follow from a simulated law: each exact given the law, and with the law's error
rooms     The rooms to choose from, by how hard they are to hit in
throwing  The panels of a throw that is ahead: at once by the shipped laws, then by the hand that throws
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .....engine.advice import ByHand, Panel
from .....engine.state import Action
from ...sight.view import FighterView
from .again import again_panel
from .by_hand import by_hand
from .rooms import rooms_panel
from .throwing import manner_due, throwing_panels

THROWING = ("die", "weapons", "free", "aimed", "launch")


def panels(
    view: FighterView, legal: list[Action], players: Sequence[str], lang: str
) -> Iterator[Panel] | None:
    """Better and better panels while a throw is ahead; rooms are compared by how hard they are to hit in, and a throw
    that lies with another one.
    """
    if view["phase"] == "room" and view["seat"] == view["to_move"]:
        return iter([rooms_panel(view, legal, lang)])
    if view["phase"] == "again":
        found = again_panel(view, legal, lang)
        return None if found is None else iter([found])
    if view["phase"] not in THROWING or view["foe"] is None:
        return None
    return throwing_panels(view, legal, players, lang)


def throwing_hint(view: FighterView, lang: str) -> ByHand:
    """A hint before the throw that is due."""
    return by_hand(view, manner_due(view), lang)
