"""In how many dungeons the hero of Welcome lives: inside the dungeon, and if the seat went in now."""

from __future__ import annotations

from fractions import Fraction
from math import comb, lcm, perm
from typing import Any

from dungeon_widgets.engine.errors import TooLarge
from dungeon_widgets.engine.state import Action
from dungeon_widgets.games.welcome.odds.cases import asked
from dungeon_widgets.games.welcome.odds.living import (
    action_values,
    chance_to_live,
    order_matters,
    own_run,
    pile_of,
    specials_in,
)
from dungeon_widgets.games.welcome.rules.records import without
from dungeon_widgets.games.welcome.sight.known import tiles_of

from .common import Counted, in_cases

SURELY = Fraction(9, 10)


def obvious(state: Any, seat: int, best: Action) -> bool:
    """Whether hardly anybody would choose otherwise: who is nearly sure to live does not pass."""
    if state.game.name != "welcome" or best != ("draw",):
        return False
    counted = lives(state, seat)
    return counted is not None and counted.values[best] > SURELY


def inside(state: Any, seat: int) -> Counted | None:
    """Inside the dungeon of Welcome the hero is to live: nothing else is left to choose for."""
    if state.phase not in ("answer", "discard", "name") or state.runner != seat:
        return None
    rules, view = state.game.rules, state.view(seat)
    question = asked(rules, view)
    if question is None:
        return None
    try:
        values = action_values(
            rules, question.run, question.pile, question.facing, state.legal(), question.using
        )
    except TooLarge:
        return None
    return Counted("live", values, in_cases(values, question.number()))


def lives(state: Any, seat: int) -> Counted | None:
    """While they bid: in how many dungeons the hero would live if the seat went in after its choice."""
    if state.phase not in ("bid", "card"):
        return None
    rules, view, values, number = state.game.rules, state.view(seat), {}, 1
    for action in state.legal():
        pile = pile_of(view, with_drawn=action == ("add",))
        run = own_run(rules, view, without(tiles_of(view), str(action[1]) if action[0] == "strip" else None))
        try:
            values[action] = chance_to_live(rules, run, pile)
        except TooLarge:
            return None
        hidden, unseen = pile.places.count(None), sum(pile.unseen)
        ordered = order_matters(rules, run.tiles, specials_in(rules, pile))
        number = lcm(number, perm(unseen, hidden) if ordered else comb(unseen, hidden))
    return Counted("lives", values, in_cases(values, number))
