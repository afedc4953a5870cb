"""The deck against itertools: every set and every order of real cards, counted."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dungeon_widgets.odds import Deck

counts = st.dictionaries(st.sampled_from("abcd"), st.integers(0, 3), min_size=1)


def cards(deck: Deck[str]) -> list[str]:
    return [kind for kind, n in deck.counts().items() for _ in range(n)]


def draw_sizes(deck: Deck[str]) -> range:
    return range(len(deck) + 1)


@given(counts.map(Deck))
def test_hands_are_all_sets_of_cards(deck: Deck[str]) -> None:
    for draws in draw_sizes(deck):
        by_hand = Counter(combinations(cards(deck), draws))
        assert dict(deck.hands(draws).items()) == by_hand


@given(counts.map(Deck), st.integers(-1, 4))
def test_chance_of_a_kind_is_its_share_of_the_sets(deck: Deck[str], at_least: int) -> None:
    for draws in draw_sizes(deck):
        sets = list(combinations(cards(deck), draws))
        for kind in "abcdz":
            hits = sum(hand.count(kind) >= at_least for hand in sets)
            assert deck.chance_of(kind, draws, at_least) == Fraction(hits, len(sets))


@given(counts.map(Deck), st.fixed_dictionaries(dict.fromkeys("abcd", st.integers(-3, 9))))
def test_sums_count_sets_by_size_and_total(deck: Deck[str], value: dict[str, int]) -> None:
    table = deck.sums(value)
    assert len(table) == len(deck) + 1
    for draws in draw_sizes(deck):
        assert table[draws] == Counter(
            sum(map(value.__getitem__, hand)) for hand in combinations(cards(deck), draws)
        )
        assert deck.sums(value, most=draws) == table[: draws + 1]


@given(st.dictionaries(st.sampled_from("abc"), st.integers(0, 2), min_size=1).map(Deck))
def test_orders_are_all_different_ways_to_stack_the_deck(deck: Deck[str]) -> None:
    assert deck.orders() == len(set(permutations(cards(deck))))


@given(counts.map(Deck), st.dictionaries(st.sampled_from("abcdz"), st.integers(0, 4)))
def test_ways_count_the_sets_that_make_a_hand(deck: Deck[str], hand: dict[str, int]) -> None:
    wanted = Counter(hand)
    sets = combinations(cards(deck), wanted.total())
    assert deck.ways(hand) == sum(Counter(found) == Counter(+wanted) for found in sets)


@given(counts.filter(lambda kinds: any(kinds.values())).map(Deck))
def test_the_next_card_is_any_card(deck: Deck[str]) -> None:
    assert dict(deck.next_card().items()) == Counter(cards(deck))


@given(counts.map(Deck), st.data())
def test_cards_taken_out_are_gone(deck: Deck[str], data: st.DataObject) -> None:
    taken = data.draw(st.lists(st.sampled_from("abcd"), max_size=4))
    before = deck.counts()
    if Counter(taken) - Counter(before):
        with pytest.raises(ValueError, match="there are only"):
            deck.without(taken)
    else:
        assert Counter(cards(deck.without(taken))) == Counter(cards(deck)) - Counter(taken)
    assert deck.counts() == before


@pytest.mark.parametrize("draws", [-1, 4])
def test_no_more_cards_than_there_are(draws: int) -> None:
    deck = Deck({"a": 3})
    for ask in (deck.hands, lambda n: deck.chance_of("a", n)):
        with pytest.raises(ValueError, match=f"cannot draw {draws} cards from a deck of 3"):
            ask(draws)


@pytest.mark.parametrize("copies", [-1, 1.5, True, "2", None])
def test_copies_are_counted_in_whole_cards(copies: Any) -> None:
    with pytest.raises(ValueError, match="a deck cannot hold"):
        Deck({"a": copies})


def test_an_empty_deck_has_one_order_and_no_next_card() -> None:
    deck: Deck[str] = Deck({})
    assert (len(deck), deck.orders(), dict(deck.hands(0).items())) == (0, 1, {(): 1})
    with pytest.raises(ValueError, match="at least one possible outcome"):
        deck.next_card()
