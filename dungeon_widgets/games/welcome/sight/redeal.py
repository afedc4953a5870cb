"""Every position that fits what a seat sees, and one drawn fairly among them: for bots and odds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from ....engine.streams import shuffled
from ..rules.records import Counts
from ..rules.state import WelcomeState


def redealt(state: WelcomeState, seat: int | None, rng: Random) -> WelcomeState:
    """Every way to lay the unseen cards is equally likely, so shuffle them all and lay them out."""
    hidden = _hidden(state, seat)
    unseen = _unseen(state, hidden)
    return _laid_out(state, seat, unseen, shuffled(state.game.lists.cards[unseen], rng)[: len(hidden)])


def worlds(state: WelcomeState, seat: int | None) -> Iterator[tuple[WelcomeState, int]]:
    """Each way to fill the hidden places in their order; the weight counts the cards that make it."""
    hidden = _hidden(state, seat)
    unseen = _unseen(state, hidden)
    counts = dict(zip(state.game.rules.index, unseen, strict=True))
    for filling, weight in _fillings(counts, len(hidden)):
        yield _laid_out(state, seat, unseen, filling), weight


def _hidden(state: WelcomeState, seat: int | None) -> list[str]:
    """The cards outside the deck that the seat cannot see: what others placed, set aside or hold."""
    cards = [card.monster for card in state.dungeon if card.by != seat]
    cards += [card.monster for card in state.aside if card.by != seat]
    if state.drawn and state.drawer != seat:
        cards.append(state.drawn)
    return cards


def _unseen(state: WelcomeState, hidden: list[str]) -> Counts:
    """Copies of each kind that the seat cannot place: the deck and the hidden cards."""
    index, counts = state.game.rules.index, list(state.deck)
    for monster in hidden:
        counts[index[monster]] += 1
    return tuple(counts)


def _laid_out(state: WelcomeState, seat: int | None, unseen: Counts, cards: Sequence[str]) -> WelcomeState:
    """The position with these cards in the hidden places, in order; the unseen cards left over are the deck."""
    index, deck, card = state.game.rules.index, list(unseen), iter(cards)
    for monster in cards:
        deck[index[monster]] -= 1
    new = state.clone()
    new.dungeon = tuple(
        [placed if placed.by == seat else placed._replace(monster=next(card)) for placed in state.dungeon]
    )
    new.aside = tuple(
        [aside if aside.by == seat else aside._replace(monster=next(card)) for aside in state.aside]
    )
    new.drawn = next(card, state.drawn)
    new.deck = tuple(deck)
    return new


def _fillings(unseen: dict[str, int], places: int) -> Iterator[tuple[tuple[str, ...], int]]:
    """Sequences of kinds for the places, with the number of ways to choose the very cards."""
    if not places:
        yield (), 1
        return
    for kind, copies in unseen.items():
        if copies:
            for rest, weight in _fillings({**unseen, kind: copies - 1}, places - 1):
                yield (kind, *rest), weight * copies
