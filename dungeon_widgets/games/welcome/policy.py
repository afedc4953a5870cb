"""Reading the others: how their habits change what one should believe of the dungeon.

A player who adds every weak monster but a strong one only now and then tells something by adding: Bayes weighs each
dungeon by how likely such players were to make it.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Any

from ...odds import Deck, Dist
from .content import Box
from .rules import rules_of
from .view import unseen_of

STRONG = 6  # from the Lich on


def belief(
    view: dict[str, Any], bluff: Fraction | float | str | None = None, *, strong: int = STRONG
) -> Dist[tuple[str, ...]]:
    """The exact distribution of what lies in the dungeon, for the view's seat.

    Outcomes are the kinds inside, weakest first. Without `bluff` the others' choices are taken to tell nothing:
    cases count sets of cards, all equally likely. With it the others are taken to add every monster weaker than
    `strong`, and a stronger one with probability `bluff`. What they set aside is taken to tell nothing in both
    cases, as there the tile counts too.

    >>> from dungeon_widgets.games.welcome import WelcomeGame
    >>> state = WelcomeGame(players=2, hero="warrior", first=0).start()
    >>> for action in (("draw",), ("deal", "orc"), ("add",)):
    ...     _ = state.apply(action)
    >>> belief(state.view(0)).p(("orc",)), belief(state.view(1)).p(("orc",))
    (Fraction(1, 1), Fraction(2, 13))
    >>> belief(state.view(1), bluff="1/4").p(("orc",))  # a bluffer one time in four adds mostly weak ones
    Fraction(8, 43)
    """
    box = rules_of(view["box"]).box
    known = [card["monster"] for card in view["dungeon"] if card["monster"]]
    hidden = len(view["dungeon"]) - len(known)
    hands = Deck(dict(zip(box.kinds, unseen_of(view), strict=True))).hands(hidden)
    if bluff is not None:
        q, feared = checked_share(bluff), strong_kinds(box, strong)
        hands = hands.update(lambda hand: q ** sum(kind in feared for kind in hand))
    rank = {kind: i for i, kind in enumerate(box.kinds)}
    return hands.map(lambda hand: tuple(sorted((*hand, *known), key=rank.__getitem__)))


def checked_share(bluff: Fraction | float | str) -> Fraction:
    """A probability as the fraction it was written as: 0.25 is 1/4."""
    try:
        q = Fraction(str(bluff))
    except (ValueError, ZeroDivisionError):
        raise ValueError(f"bluff must be a probability such as 0.25 or '1/4', not {bluff!r}") from None
    if isinstance(bluff, bool) or not 0 <= q <= 1:
        raise ValueError(f"bluff must be from 0 to 1, not {bluff!r}")
    return q


def strong_kinds(box: Box, strong: int = STRONG) -> frozenset[str]:
    """The kinds with a printed strength of at least `strong`."""
    return frozenset(monster.id for monster in box.monsters.values() if (monster.strength or 0) >= strong)


def at_least_one(box: Box, unseen: dict[str, int], hidden: int, q: Fraction) -> dict[str, Fraction]:
    """For each kind the chance of at least one among the hidden cards of the dungeon, if the others bluff so often.

    Only the numbers of strong and of weak cards matter, so nothing has to be listed.
    """
    feared = strong_kinds(box)
    strong = sum(n for kind, n in unseen.items() if kind in feared)
    weak = sum(unseen.values()) - strong
    # Whole numbers: a dungeon with so many strong cards weighs numerator^strong denominator^weak.
    weights = [q.numerator**n * q.denominator ** (hidden - n) for n in range(hidden + 1)]

    def ways(strong: int, weak: int) -> int:
        return sum([comb(strong, n) * comb(weak, hidden - n) * w for n, w in enumerate(weights)])

    total = ways(strong, weak)
    found = {}
    for kind, n in unseen.items():
        without = ways(strong - n, weak) if kind in feared else ways(strong, weak - n)
        found[kind] = Fraction(total - without, total) if total else Fraction(0)
    return found
