"""What a room can count of a choice by itself, such as in how many dungeons the hero lives."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import comb, lcm, perm
from typing import Any, NamedTuple, cast

from dungeon_widgets.engine.errors import TooLarge
from dungeon_widgets.engine.state import Action, State

MOST = 1_000_000
"""More cases than this are no count that tells anybody something."""

EVEN, SURELY = Fraction(1, 2), Fraction(9, 10)

Cases = tuple[int, int]


class Counted(NamedTuple):
    """A name, and for each choice the cases in which it comes out well."""

    name: str
    values: dict[Action, Fraction]
    cases: dict[Action, Cases] | None

    def speaks(self, best: Action, other: Action) -> bool:
        """Whether it speaks for the best choice: it is better after it, or (the same after both) so good that one goes
        on, or so bad that one does not."""
        if self.values[best] != self.values[other]:
            return self.values[best] > self.values[other]
        return (
            (self.values[best] > EVEN)
            if best == ("draw",)
            else self.values[best] < EVEN and best == ("pass",)
        )


def decided(state: State, seat: int) -> Counted | None:
    """The exact worth of every choice where a room can count all that is left to decide; None elsewhere."""
    return _inside(cast(Any, state), seat) if state.game.name == "welcome" else None


def told(state: State, seat: int) -> Counted | None:
    """What a room can count of every choice without deciding anything by it; None if there is nothing."""
    return _lives(cast(Any, state), seat) if state.game.name == "welcome" else None


def obvious(state: State, seat: int, best: Action) -> bool:
    """Whether hardly anybody would choose otherwise: who is nearly sure to live does not pass."""
    if best != ("draw",):
        return False
    counted = told(state, seat)
    return counted is not None and counted.values[best] > SURELY


def _inside(state: Any, seat: int) -> Counted | None:
    """Inside the dungeon of Welcome the hero is to live: nothing else is left to choose for."""
    from dungeon_widgets.games.welcome.odds.cases import asked
    from dungeon_widgets.games.welcome.odds.living import action_values

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


def _lives(state: Any, seat: int) -> Counted | None:
    """While they bid: in how many dungeons the hero would live if the seat went in after its choice."""
    from dungeon_widgets.games.welcome.odds.living import (
        chance_to_live,
        order_matters,
        own_run,
        pile_of,
        specials_in,
    )
    from dungeon_widgets.games.welcome.rules.records import without
    from dungeon_widgets.games.welcome.sight.known import tiles_of

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


def in_cases(values: Mapping[Action, Fraction], number: int = 0) -> dict[Action, Cases] | None:
    """Chances as cases of one number: the number there is, if it fits, else the smallest that does.

    >>> in_cases({("a",): Fraction(1, 2), ("b",): Fraction(1, 3)})
    {('a',): (3, 6), ('b',): (2, 6)}
    """
    fits = number and all((value * number).denominator == 1 for value in values.values())
    of = number if fits and number <= MOST else lcm(*(value.denominator for value in values.values()))
    if of > MOST:
        return None
    return {action: (int(value * of), of) for action, value in values.items()}
