"""Streams: the same numbers on every machine and in every version of Python, for ever."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dungeon_widgets.engine.state import pick
from dungeon_widgets.engine.streams import Stream, below, fresh_seed, one_of, shuffled, stream


class Fixed(Random):
    """A generator that always says the same."""

    def __init__(self, number: float) -> None:
        super().__init__()
        self.number = number

    def random(self) -> float:
        return self.number


HIGHEST = 1 - 2**-53

CHANCE_7 = [0.9453258595700945, 0.17490936827298453, 0.9905902567468274]
BOT_7 = 0.6297321370683155
MINUS_1 = 0.05074567081067305
DICE_7 = [1, 4, 4, 0, 2, 1, 1, 1, 5, 3, 1, 2, 5, 2, 4, 5, 5, 3, 5, 4]
DECK_7 = [5, 4, 6, 7, 8, 0, 1, 3, 9, 2]
ONE_7 = "a"
BIG_7 = 259965238201535411374745185955


def test_the_numbers_of_a_seed_never_change() -> None:
    """Every saved seed, lesson and golden game hangs on these: a change of Python or platform must be noticed."""
    chance = stream(7, "chance")
    assert [chance.random() for _ in range(3)] == CHANCE_7
    assert stream(7, "bot", 1, 3).random() == BOT_7
    assert stream(-1, "x").random() == MINUS_1


def test_what_is_drawn_from_a_seed_never_changes() -> None:
    dice = stream(7, "dice")
    assert [below(6, dice) for _ in range(20)] == DICE_7
    assert shuffled(range(10), stream(7, "deck")) == DECK_7
    assert one_of("abcdef", stream(7, "one")) == ONE_7
    assert below(10**30, stream(7, "big")) == BIG_7


def test_labels_and_seeds_make_different_streams() -> None:
    labels: list[tuple[object, ...]] = [(), ("a",), ("b",), ("a", 1), ("a", 2), (1,), (11,)]
    first = {stream(seed, *label).random() for label in labels for seed in (7, 71)}
    assert len(first) == 2 * len(labels)


@given(st.lists(st.integers()), st.integers())
def test_a_shuffle_keeps_the_cards_and_leaves_the_deck(cards: list[int], seed: int) -> None:
    before = list(cards)
    assert sorted(shuffled(cards, stream(seed))) == sorted(before)
    assert cards == before


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    rng = stream(1, "shuffle")
    orders = Counter(tuple(shuffled("abc", rng)) for _ in range(6000))
    assert len(orders) == 6
    assert all(
        abs(n - 1000) < 150 for n in orders.values()
    )  # 5 standard deviations of sqrt(6000 * 5/36) = 29


@given(st.integers(1, 10**40))
def test_below_never_reaches_its_limit(n: int) -> None:
    """Beyond 2^53 a float is too coarse: a product with one would round up to n."""
    assert 0 <= below(n, Fixed(HIGHEST)) < n
    assert below(n, Fixed(0.0)) == 0


def test_below_is_fair_also_where_a_float_is_too_coarse() -> None:
    """In [0, 3 * 2^60) a single float would only ever give multiples of 256."""
    rng = stream(1, "coarse")
    assert {below(3 << 60, rng) % 256 for _ in range(3000)} == set(range(256))


def test_pick_keeps_the_weights() -> None:
    rng = stream(1, "pick")
    found = Counter(pick([(("a",), 1), (("b",), 3)], rng) for _ in range(4000))
    assert abs(found["a",] - 1000) < 140  # 5 standard deviations


@pytest.mark.parametrize("weight", [1, 2**60, 10**300, 10**400])
def test_pick_takes_weights_of_any_size(weight: int) -> None:
    outcomes = [(("a",), weight), (("b",), weight)]
    assert pick(outcomes, Fixed(0.0)) == ("a",)
    assert pick(outcomes, Fixed(HIGHEST)) == ("b",)


def test_pick_says_so_when_there_is_nothing_to_draw() -> None:
    with pytest.raises(ValueError, match="without outcomes"):
        pick([], stream(1))


# -- the stream of a game --------------------------------------------------------------------------

STEPS_OF_7 = [
    0.07895559959145815,
    0.5462800053212843,
    0.04060673009989024,
    0.7425084698599785,
    0.18651331228069623,
    0.6503196904500198,
    0.9684959169818305,
    0.07309098269657466,
    0.46435901109795463,
    0.87375961161908,
    0.874425663825706,
    0.26262441696523253,
]


def test_the_numbers_of_a_step_never_change() -> None:
    luck = Stream(7, "chance").at(3)
    numbers = [luck.random() for _ in range(12)]
    assert numbers == STEPS_OF_7


def test_a_step_is_found_again_whatever_was_drawn_before() -> None:
    luck, other = Stream(7, "bot", 1), Stream(7, "bot", 1)
    for drawn in (0, 1, 8, 9, 200):
        other.at(2)
        for _ in range(drawn):
            other.random()
        for one in (luck, other):
            one.at(5)
        assert [luck.random() for _ in range(20)] == [other.random() for _ in range(20)]


def test_steps_labels_and_seeds_have_their_own_numbers() -> None:
    streams = [
        Stream(7, "chance"),
        Stream(8, "chance"),
        Stream(7, "bot", 1),
        Stream(7, "bot", 11),
        Stream(71, "bot", 1),
    ]
    first = {luck.at(step).random() for luck in streams for step in (0, 1, 11, 111)}
    assert len(first) == 4 * len(streams)


def test_another_game_starts_the_stream_anew() -> None:
    luck = Stream(7, "chance")
    luck.at(4).random()
    luck.restart(8)
    assert luck.random() == Stream(8, "chance").at(0).random()


def test_the_numbers_are_even() -> None:
    luck = Stream(7, "chance")
    counts = Counter(int(10 * luck.random()) for step in range(1000) if luck.at(step) for _ in range(16))
    assert set(counts) == set(range(10))
    assert all(abs(count - 1600) < 200 for count in counts.values())


def test_a_bot_of_another_house_may_use_every_method() -> None:
    luck = Stream(7, "bot", 0)
    assert luck.at(1).choice("abc") in "abc"
    assert sorted(luck.sample(range(10), 10)) == list(range(10))


def test_a_fresh_seed_has_64_bits() -> None:
    seeds = {fresh_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert 2**56 < max(seeds) < 2**64
