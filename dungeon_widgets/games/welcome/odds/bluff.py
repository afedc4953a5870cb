"""Bayes on the bidding: how the habits of the others change what a player should believe of the dungeon.

A player who adds every weak monster but a strong one only now and then tells something by adding: Bayes weighs each
dungeon by how likely such players were to make it. A card that had to be added tells nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import comb
from typing import NamedTuple

from ....engine.checks import short
from ....odds import Deck, Dist
from ..rules.content import Box
from ..rules.meeting import Rules, rules_of
from ..rules.records import Run
from ..sight.known import unseen_of
from ..sight.view import WelcomeView
from .living import harm_of, may_be_named, order_matters, specials_in, sure_harm
from .piles import Pile

STRONG = 6  # from the Lich on


class Added(NamedTuple):
    """Cards of the dungeon that a seat cannot see: added by choice, and because nothing else was allowed."""

    free: int
    forced: int

    @property
    def cards(self) -> int:
        return self.free + self.forced


def added_by_others(view: WelcomeView) -> Added:
    """The cards of the dungeon that the view's seat cannot see."""
    hidden = [card for card in view["dungeon"] if card["monster"] is None]
    forced = sum(card["forced"] for card in hidden)
    return Added(len(hidden) - forced, forced)


def belief(
    view: WelcomeView, bluff: Fraction | float | str | None = None, *, strong: int = STRONG
) -> Dist[tuple[str, ...]]:
    """The exact distribution of what lies in the dungeon, for the view's seat.

    Outcomes are the kinds inside, weakest first. Without `bluff` the others' choices are taken to tell nothing:
    cases count sets of cards, all equally likely. With it the others are taken to add every monster weaker than
    `strong`, and a stronger one with probability `bluff`, where they had a choice. What they set aside is taken to
    tell nothing in both cases, as there the tile counts too. What is no view, or a `bluff` that is no probability, is
    refused with a ValueError.

    >>> from dungeon_widgets.games.welcome import WelcomeGame
    >>> state = WelcomeGame(players=2, hero="warrior", first=0).start()
    >>> for action in (("draw",), ("deal", "orc"), ("add",)):
    ...     _ = state.apply(action)
    >>> belief(state.view(0)).p(("orc",)), belief(state.view(1)).p(("orc",))
    (Fraction(1, 1), Fraction(2, 13))
    >>> belief(state.view(1), bluff="1/4").p(("orc",))  # a bluffer one time in four adds mostly weak ones
    Fraction(8, 43)
    """
    if not isinstance(view, Mapping):
        raise ValueError(f"belief needs a view, such as game.view(), not {short(view)}")
    box = rules_of(view["box"]).box
    known = [card["monster"] for card in view["dungeon"] if card["monster"]]
    added = added_by_others(view)
    hands = Deck(dict(zip(box.kinds, unseen_of(view), strict=True))).hands(added.cards)
    if bluff is not None:
        weights, feared = _weights(checked_share(bluff), added), strong_kinds(box, strong)
        hands = hands.update(lambda hand: Fraction(weights[sum(kind in feared for kind in hand)]))
    rank = {kind: i for i, kind in enumerate(box.kinds)}
    return hands.map(lambda hand: tuple(sorted((*hand, *known), key=rank.__getitem__)))


def checked_share(bluff: Fraction | float | str) -> Fraction:
    """A probability as the fraction it was written as: 0.25 is 1/4; anything else is refused."""
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


def at_least_one(
    box: Box, unseen: dict[str, int], added: Added, elsewhere: Sequence[int], q: Fraction
) -> dict[str, list[Fraction]]:
    """For each kind the chance of at least one in the dungeon and in each other place, if the others bluff so often.

    `elsewhere` are the sizes of the other places: together with the dungeon they hold all unseen cards. Only the
    numbers of strong and of weak cards matter, so nothing has to be listed.
    """
    feared = strong_kinds(box)
    strong = sum(n for kind, n in unseen.items() if kind in feared)
    weak = sum(unseen.values()) - strong
    left = strong + weak - added.cards
    weights = _weights(q, added)
    total = _weighed([comb(strong, n) * comb(weak, added.cards - n) for n in range(added.cards + 1)], weights)
    found = {}
    for kind, copies in unseen.items():
        # Ways to fill the dungeon with 0, 1, 2 ... copies of the kind.
        inside = [
            comb(copies, n) * _fillings(strong, weak, copies, kind in feared, added, n, weights)
            for n in range(copies + 1)
        ]
        chances = [Fraction(total - inside[0], total)]
        for size in elsewhere:
            none = sum(ways * comb(left - (copies - n), size) for n, ways in enumerate(inside) if ways)
            chances.append(1 - Fraction(none, total * comb(left, size)))
        found[kind] = chances
    return found


def _fillings(
    strong: int, weak: int, copies: int, fierce: bool, added: Added, there: int, weights: list[int]
) -> int:
    """The weight of all dungeons with `there` given cards of a kind and none of its other copies."""
    if fierce:
        strong -= copies
    else:
        weak -= copies
    rest = added.cards - there
    counted = 0
    for n in range(rest + 1):  # other strong cards
        counted += comb(strong, n) * comb(weak, rest - n) * weights[n + there * fierce]
    return counted


def chances_if_they_bluff(
    rules: Rules, run: Run, pile: Pile, steps: Sequence[Fraction], forced: int = 0
) -> list[Fraction]:
    """The exact chance to live with best play, for each share of bluffs; nothing where the order of cards counts.

    `forced` of the hidden cards had to be added.
    """
    if run.skip or order_matters(rules, run.tiles, specials_in(rules, pile)):
        return []
    hidden = pile.places.count(None) - sum(pile.loose)
    harmful, names = may_be_named(rules, run, pile)
    best = min if harmful else max
    strong, weak = map(sum, _split(rules.box, pile))
    sets = [comb(strong, n) * comb(weak, hidden - n) for n in range(hidden + 1)]
    living = [_living_by_strong(rules, run._replace(named=name), pile, hidden) for name in names]
    found = []
    for q in steps:
        weights = _weights(q, Added(hidden - forced, forced))
        ways = best(_weighed(each, weights) for each in living)
        found.append(Fraction(ways, _weighed(sets, weights)))
    return found


def _living_by_strong(rules: Rules, run: Run, pile: Pile, hidden: int) -> list[int]:
    """Of the dungeons with 0, 1, 2 ... strong hidden cards, how many let the hero live."""
    harm = harm_of(rules, run.tiles, run.named, run.charmed, run.successes)
    hp = run.hp - sure_harm(rules, harm, pile)
    strong, weak = (_sums_of(counts, harm, hidden) for counts in _split(rules.box, pile))
    return [
        sum(
            ways * more
            for damage, ways in strong[n].items()
            for further, more in weak[hidden - n].items()
            if damage + further < hp
        )
        for n in range(hidden + 1)
    ]


def _sums_of(counts: Sequence[int], harm: Sequence[int], hidden: int) -> list[dict[int, int]]:
    """For each number of these cards, how many sets do how much; for more cards than there are, none does."""
    table = Deck(dict(enumerate(counts))).sums(dict(enumerate(harm)), hidden)
    return table + [{}] * (hidden + 1 - len(table))


def possible_steps(
    box: Box, unseen: dict[str, int], added: Added, steps: Sequence[Fraction]
) -> list[Fraction]:
    """Those shares of bluffs at which the hidden cards can be there at all: never is not one if weak cards run out."""
    feared = strong_kinds(box)
    weak = sum(n for kind, n in unseen.items() if kind not in feared)
    return [q for q in steps if q or added.free <= weak]


def _split(box: Box, pile: Pile) -> tuple[list[int], list[int]]:
    """The unseen cards by kind: the strong ones, the weak ones."""
    feared = strong_kinds(box)
    strong = [n if kind in feared else 0 for kind, n in zip(box.kinds, pile.unseen, strict=True)]
    return strong, [n - fierce for n, fierce in zip(pile.unseen, strong, strict=True)]


def _weights(q: Fraction, added: Added) -> list[int]:
    """What a dungeon with 0, 1, 2 ... strong cards weighs, in whole numbers.

    Any of its cards may be those that had to be added; each strong one of the others took a bluff.
    """
    return [
        sum(
            comb(strong, n)
            * comb(added.cards - strong, added.free - n)
            * q.numerator**n
            * q.denominator ** (added.free - n)
            for n in range(min(strong, added.free) + 1)
        )
        for strong in range(added.cards + 1)
    ]


def _weighed(ways: Sequence[int], weights: Sequence[int]) -> int:
    return sum(n * weight for n, weight in zip(ways, weights, strict=True))
