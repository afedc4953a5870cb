"""Quick numbers for a bot written in a cell: the chance to live, judged at a glance or counted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, cast

from ....engine.eyes import Eyes
from ....engine.state import Action
from ..odds.approximate import Approximation
from ..odds.living import chance_to_live, own_run, pile_of
from ..rules.records import ADD, PASS, without
from ..rules.state import WelcomeState
from ..sight.known import tiles_of
from ..sight.view import WelcomeView

if TYPE_CHECKING:
    from ..game import WelcomeGame

BIDDING = ("bid", "card")


def lives(eyes: Eyes[WelcomeState, WelcomeView], action: Action = PASS, *, exact: bool = False) -> float:
    """The chance that the hero lives if the seat made this choice and then went in, by what it knows.

    - `action`: ``("add",)`` or ``("strip", tile)`` with a card in the hand; without one, the dungeon as it is now.
    - `exact`: counted, instead of judged at a glance (to within a few points, and about ten times as fast).

    `ValueError` outside the bidding: inside the dungeon `eyes.odds()` has the chances.
    """
    view, rules = eyes.view, cast("WelcomeGame", eyes.game).rules
    if view["phase"] not in BIDDING:
        raise ValueError("lives is for the bidding; inside the dungeon eyes.odds() has the chances")
    pile = pile_of(view, with_drawn=action == ADD)
    run = own_run(rules, view, without(tiles_of(view), action[1] if action[0] == "strip" else None))
    return float(chance_to_live(rules, run, pile)) if exact else Approximation(rules, pile).chance(run)


NUMBERS: Mapping[str, Callable[..., Any]] = {"lives": lives}
