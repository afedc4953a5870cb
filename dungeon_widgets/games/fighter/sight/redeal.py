"""The position with all a seat cannot see drawn anew: which rooms lie where.

Only Dungeon cards are hidden: the two before their Leader, and those put back under the deck by somebody else. Every
order of the cards a seat has not seen is equally likely.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from random import Random

from ....engine.streams import shuffled
from ..rules.records import Under
from ..rules.state import FighterState


def hidden_places(state: FighterState, seat: int | None) -> tuple[list[int], list[int]]:
    """The places of offered cards, and of cards under the deck, that the seat does not know."""
    offered = [i for i, entry in enumerate(state.offered) if not entry.seen_by(seat)]
    under = [i for i, entry in enumerate(state.under) if not entry.seen_by(seat)]
    return offered, under


def hidden_cards(state: FighterState, seat: int | None) -> list[str]:
    """The Dungeon cards the seat cannot place, sorted."""
    offered, under = hidden_places(state, seat)
    away = [*(state.offered[i].card for i in offered), *(state.under[i].card for i in under)]
    return sorted([*state.unseen_rooms, *away])


def redealt(state: FighterState, seat: int | None, rng: Random) -> FighterState:
    """One position that fits what the seat knows."""
    offered, under = hidden_places(state, seat)
    dealt = state.clone()
    if not offered and not under:
        return dealt
    cards = shuffled(hidden_cards(state, seat), rng)
    return _filled(dealt, offered, under, cards[: len(offered)], cards[len(offered) :])


def worlds(state: FighterState, seat: int | None) -> Iterator[tuple[FighterState, int]]:
    """Every position that fits, each as likely as any other."""
    offered, under = hidden_places(state, seat)
    cards = hidden_cards(state, seat)
    alike = len({state.offered[i].known for i in offered}) <= 1
    for pair in (combinations if alike else permutations)(cards, len(offered)):
        rest = [card for card in cards if card not in pair]
        for order in permutations(rest, len(under)):
            yield _filled(state.clone(), offered, under, pair, order), 1


def _filled(
    state: FighterState, offered: list[int], under: list[int], offers: Sequence[str], order: Sequence[str]
) -> FighterState:
    """Put cards on the hidden places; what is left is the unseen part of the deck."""
    pool = {
        *state.unseen_rooms,
        *(state.offered[i].card for i in offered),
        *(state.under[i].card for i in under),
    }
    shown = list(state.offered)
    for i, card in zip(offered, offers, strict=True):
        shown[i] = Under(card, shown[i].known)
    state.offered = tuple(sorted(shown))
    below = list(state.under)
    used = set(offers)
    for i, card in zip(under, order, strict=False):
        below[i] = Under(card, below[i].known)
        used.add(card)
    state.under = tuple(below)
    state.unseen_rooms = tuple(sorted(pool - used))
    return state
