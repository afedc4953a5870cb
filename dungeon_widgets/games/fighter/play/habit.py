"""What a sensible hero does, from their seat's view alone: the bots' policy and the habit of play-outs."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ....engine.state import Action
from ..rules.records import WINDOWS
from ..rules.state import FighterState
from ..sight.view import FighterView
from . import fight, journey


def habit(state: FighterState, rng: Random) -> Action:
    """The sensible move for the seat to move."""
    return sensible(state.view(state.to_move), state.legal())


def sensible(view: FighterView, legal: list[Action]) -> Action:
    """One of the legal actions, the same for the same view."""
    return legal[0] if len(legal) == 1 else _CHOOSE[view["phase"]](view, legal)


def _launch(view: FighterView, legal: list[Action]) -> Action:
    """The plan for the hero's own hand, which the view shows as its example."""
    card = fight.before_launch(view, legal)
    if card is not None:
        return card
    throw = view["throw"]
    assert throw is not None
    assert throw["launch"] is not None
    *numbers, extras = throw["launch"]["example"]
    assert isinstance(extras, list)
    return (*numbers, tuple(tuple(extra) for extra in extras))


_CHOOSE: dict[str, Callable[[FighterView, list[Action]], Action]] = {
    "hero": journey.choose_hero,
    "room": journey.choose_room,
    "gift": journey.choose_gift,
    "retreat": lambda view, legal: fight.choose_retreat(view),
    "die": fight.choose_die,
    "weapons": fight.choose_weapons,
    "launch": _launch,
    "light": lambda view, legal: fight.choose_light(view),
    "again": lambda view, legal: fight.choose_again(view),
    "ability": fight.choose_ability,
    "scar": fight.choose_scar,
    "trade": journey.choose_trade,
    "shop": journey.choose_purchase,
    **dict.fromkeys(WINDOWS, fight.use_in_window),
}
