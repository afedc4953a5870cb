"""When a card was drawn is told to nobody (ruling 57), and who deals anew sums over it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from dungeon_widgets.engine.kit.fit import misfit
from dungeon_widgets.engine.state import Event
from dungeon_widgets.games.dungeons import DungeonsState
from dungeon_widgets.games.dungeons.rules.cards import hands
from dungeon_widgets.games.dungeons.rules.chapters.death import eliminate
from dungeon_widgets.games.dungeons.rules.chapters.draw import dropped
from dungeon_widgets.games.dungeons.rules.records import KNOWN, Held
from tests.games.dungeons.helpers import do, table

# -- nothing tells when a card was drawn ------------------------------------------------------------


def two_shuffles(first: int, second: int) -> DungeonsState:
    """A hand of a Boon and a monster, each drawn after one of two shuffles."""
    state = table({"glory": 3}, {"glory": 3, "peril": 9}, phase="encounter")
    state.piles[0].era = 2
    state.heroes[0].hand = tuple(sorted([Held(first, "o-cry"), Held(second, "e-rats")]))
    return state


def chance_takes(state: DungeonsState, card: str) -> list[Event]:
    held = next(held for held in state.heroes[0].hand if held.card == card)
    return dropped(state, 0, card, held.era, 0)


LEAVING: dict[str, Callable[[DungeonsState], list[Event]]] = {
    "a Boon is played": lambda state: do(state, ("play", "o-cry")),
    "a monster is announced": lambda state: do(state, ("announce", "e-rats", 1, 0)),
    "a card is discarded": lambda state: hands.discard_from_hand(state, 0, "e-rats"),
    "chance takes a card": lambda state: chance_takes(state, "e-rats"),
    "its player dies": lambda state: eliminate(state, 0),
}


@pytest.mark.parametrize("seat", [None, 1])
@pytest.mark.parametrize("how", LEAVING)
def test_a_card_that_leaves_a_hand_does_not_tell_when_it_was_drawn(
    how: str, seat: int | None
) -> None:  # ruling 57
    state, twin = two_shuffles(1, 2), two_shuffles(2, 1)
    assert state.view(seat) == twin.view(seat)
    told, twin_told = (
        [(event.kind, event.as_seen_by(seat), event.show) for event in LEAVING[how](one)]
        for one in (state, twin)
    )
    assert told
    assert told == twin_told
    assert state.view(seat) == twin.view(seat)


def test_a_random_discard_still_tells_a_known_card_from_a_hidden_one() -> None:
    state = two_shuffles(1, 2)
    hands.put(state.heroes[0], "e-rats")
    assert dropped(state, 0, "e-rats", KNOWN, 0)[0].data["known"]
    assert not dropped(state, 0, "e-rats", 2, 0)[0].data["known"]


# -- the redeal against all deals of single cards ---------------------------------------------------

DECK = ("e-hag", "e-hag", "e-rats", "e-rats", "e-rats", "e-zombie")


class Step(NamedTuple):
    """What all see: a seat draws, a card leaves its hand, or (seat -1) the discards are shuffled."""

    seat: int
    card: str = ""
    drawn: str = ""
    """The card that is drawn in truth."""


SHUFFLE = Step(-1)
TWICE_SHUFFLED = (
    Step(0, drawn="e-rats"),
    Step(1, drawn="e-rats"),
    Step(1, drawn="e-hag"),
    Step(1, drawn="e-zombie"),
    Step(2, drawn="e-rats"),
    Step(2, drawn="e-hag"),
    Step(1, "e-rats"),
    Step(2, "e-hag"),
    SHUFFLE,
    Step(1, drawn="e-rats"),
    Step(1, "e-rats"),
    Step(2, drawn="e-hag"),
    Step(0, "e-rats"),
    SHUFFLE,
    Step(0, drawn="e-rats"),
    Step(2, drawn="e-rats"),
    Step(2, "e-rats"),
    Step(1, "e-hag"),
)
"""After the shuffles several cards leave of which others cannot tell when they were drawn."""


class Single(NamedTuple):
    """One of the cards, in a hand: the shuffle it was drawn after, and its number in `DECK`."""

    era: int
    number: int

    @property
    def card(self) -> str:
        return DECK[self.number]


class Deal(NamedTuple):
    """Single cards in the draw pile, on the discard pile and in hands, and of those that left the shuffle."""

    deck: frozenset[int]
    discard: frozenset[int] = frozenset()
    era: int = 1
    hands: tuple[frozenset[Single], ...] = (frozenset(),) * 3
    left: tuple[int, ...] = ()

    def moved(self, seat: int, hand: frozenset[Single], **fields: Any) -> Deal:
        return self._replace(hands=(*self.hands[:seat], hand, *self.hands[seat + 1 :]), **fields)


def deals(deal: Deal, script: tuple[Step, ...], viewer: int | None) -> Iterator[Deal]:
    """Every deal of single cards in which all happens that was seen; the viewer drew what they drew in truth."""
    if not script:
        yield deal
        return
    step, rest = script[0], script[1:]
    if step == SHUFFLE:
        yield from deals(
            deal._replace(deck=deal.discard, discard=frozenset(), era=deal.era + 1), rest, viewer
        )
    elif not step.card:
        for number in deal.deck:
            if step.seat == viewer and DECK[number] != step.drawn:
                continue
            hand = deal.hands[step.seat] | {Single(deal.era, number)}
            yield from deals(deal.moved(step.seat, hand, deck=deal.deck - {number}), rest, viewer)
    else:
        hand = deal.hands[step.seat]
        fit = [single for single in hand if single.card == step.card]
        if step.seat == viewer:  # they know, and the oldest leaves
            fit = [single for single in fit if single.era == min(one.era for one in fit)]
        for single in fit:
            yield from deals(
                deal.moved(
                    step.seat,
                    hand - {single},
                    discard=deal.discard | {single.number},
                    left=(*deal.left, single.era),
                ),
                rest,
                viewer,
            )


def described(deal: Deal, script: tuple[Step, ...]) -> list[Any]:
    shown = [sorted([single.era, single.card] for single in hand) for hand in deal.hands]
    after = script[script.index(SHUFFLE) :]
    return [shown, list(deal.left[-sum(bool(step.card) for step in after) :])]


def position(state: DungeonsState) -> list[Any]:
    shown = [sorted([held.era, held.card] for held in hero.hand) for hero in state.heroes]
    return [shown, [passage.era for passage in state.piles[0].passages if passage.card]]


@pytest.mark.slow
@pytest.mark.parametrize(("steps", "viewer"), [(11, None), (11, 2), (18, None), (18, 0), (18, 1)])
def test_the_shuffle_of_cards_that_left_is_summed_over_exactly(
    steps: int, viewer: int | None
) -> None:  # ruling 57
    script = TWICE_SHUFFLED[:steps]
    state = table({}, {}, {})
    pile = state.piles[0]
    pile.deck = DECK
    for step in script:
        if step == SHUFFLE:
            assert hands.reshuffle(state, 0)
        elif step.card:
            hands.discard_from_hand(state, step.seat, step.card)
        else:
            hands.draw(state, step.seat, step.drawn)
    listed: Counter[str] = Counter()
    found: dict[str, list[Any]] = {}
    for deal in deals(Deal(frozenset(range(len(DECK)))), script, viewer):
        data = described(deal, script)
        found[repr(data)] = data
        listed[repr(data)] += 1
    assert repr(position(state)) in listed
    assert len({repr(one[1]) for one in found.values()}) > 1
    rng = Random(5)
    drawn = [position(state.redealt(viewer, rng)) for _ in range(3000)]
    assert misfit(drawn, [(found[text], weight) for text, weight in listed.items()]) is None


def test_equal_luck_gives_equal_worlds_whatever_the_shuffles_were() -> None:
    state, twin = two_shuffles(1, 2), two_shuffles(1, 2)
    for one, era in ((state, 1), (twin, 2)):
        one.heroes[0].hand = (Held(1, "e-hag"), Held(1, "e-rats"), Held(2, "e-hag"), Held(2, "e-rats"))
        one.heroes[1].hand = ()
        dropped(one, 0, "e-rats", era, 0)
    assert state != twin
    assert state.view(1) == twin.view(1)
    for seed in range(20):
        assert state.redealt(1, Random(seed)) == twin.redealt(1, Random(seed))
