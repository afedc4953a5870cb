"""After which shuffle the cards were drawn that left the others' hands: drawn anew from the exact posterior.

A card that left a hand may have come from any shuffle that had such a card and of which the hand held a card. Each way
to tell it for all of them counts as often as there are deals of single cards that fit: a card that leaves could have
been any of the hand's places of that shuffle and any equal card of it, and what stays unseen may lie in any order. Ways
that leave the same unseen are counted together, from the first passage to the last; then one is drawn, from the last
to the first.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import factorial, prod
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from ....engine.state import pick
from ..rules.records import Passage

if TYPE_CHECKING:
    from ..rules.state import Adventurer, Pile


class Unseen(NamedTuple):
    """What a seat has not seen, shuffle by shuffle: the cards, in order, and how many of them each of the others holds."""

    pools: tuple[tuple[str, ...], ...]
    places: tuple[tuple[int, ...], ...]

    def moved(self, era: int, hero: int, n: int, cards: list[str]) -> Unseen:
        """A hero holds `n` more cards of a shuffle, whose unseen cards are these."""
        i = era - 1
        row = self.places[i]
        row = (*row[:hero], row[hero] + n, *row[hero + 1 :])
        return Unseen(
            (*self.pools[:i], tuple(sorted(cards)), *self.pools[i + 1 :]),
            (*self.places[:i], row, *self.places[i + 1 :]),
        )


def unseen_now(pile: Pile, heroes: dict[int, Adventurer]) -> Unseen:
    """The deck and the hidden cards of these heroes."""
    eras = range(1, pile.era + 1)
    hands = [hero.hand for hero in heroes.values()]
    return Unseen(
        tuple(
            tuple(
                sorted(
                    [held.card for hand in hands for held in hand if held.era == era]
                    + [card for card in pile.deck if era == pile.era]
                )
            )
            for era in eras
        ),
        tuple(tuple(sum(held.era == era for held in hand) for hand in hands) for era in eras),
    )


def passages_anew(
    pile: Pile, heroes: dict[int, Adventurer], rng: Random
) -> tuple[Unseen, tuple[Passage, ...]]:
    """What is unseen now and the passages, with another shuffle for each hidden card that left these heroes' hands."""
    order = {seat: i for i, seat in enumerate(heroes)}
    theirs = [passage for passage in pile.passages if passage.seat in order]
    layer = {unseen_before(unseen_now(pile, heroes), theirs, order): 1}
    layers: list[dict[Unseen, list[tuple[tuple[Unseen, int], int]]]] = []
    for passage in theirs:
        ways: dict[Unseen, list[tuple[tuple[Unseen, int], int]]] = {}
        for before, weight in layer.items():
            for era, n, after in steps(before, passage, order[passage.seat]):
                ways.setdefault(after, []).append(((before, era), weight * n))
        layers.append(ways)
        layer = {after: sum(weight for _, weight in found) for after, found in ways.items()}
    now = unseen = Unseen(
        *pick(
            [
                (one, weight * prod(factorial(len(pool)) for pool in one.pools))
                for one, weight in layer.items()
            ],
            rng,
        )
    )
    eras: list[int] = []
    for ways in reversed(layers):
        unseen, era = pick(ways[unseen], rng)
        eras.append(era)
    told = iter(reversed(eras))
    return now, tuple(
        passage._replace(era=next(told)) if passage.seat in order else passage for passage in pile.passages
    )


def unseen_before(unseen: Unseen, passages: list[Passage], order: dict[int, int]) -> Unseen:
    """What was unseen before all these passages."""
    for seat, era, card in reversed(passages):
        cards = [*unseen.pools[era - 1], *([card] if card else [])]
        unseen = unseen.moved(era, order[seat], 1 if card else -1, cards)
    return unseen


def steps(before: Unseen, passage: Passage, hero: int) -> Iterator[tuple[int, int, Unseen]]:
    """The shuffles a passage may be about, in how many ways, and what is unseen after it."""
    _, drawn, card = passage
    if not card:
        yield drawn, 1, before.moved(drawn, hero, 1, list(before.pools[drawn - 1]))
        return
    for i, pool in enumerate(before.pools):
        n = before.places[i][hero] * pool.count(card)
        if n:
            left = list(pool)
            left.remove(card)
            yield i + 1, n, before.moved(i + 1, hero, -1, left)
