"""Every function that questions may call, counted again as a person would: all cases, one by one. Nothing of the package is used."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations, product
from math import comb, exp, sqrt
from typing import Any

from .plain_evidence import PLAIN_EVIDENCE
from .plain_samples import PLAIN_SAMPLES

DECK = (
    [("goblin", 1)] * 2 + [("skeleton", 2)] * 2 + [("orc", 3)] * 2 + [("vampire", 4)] * 2 + [("golem", 5)] * 2
)
DECK += [("lich", 6), ("demon", 7), ("dragon", 9)]
HEALTH = 11  # the Warrior with Plate and Shield: 3 + 5 + 3
STRONG = 6
TWO_DICE = [a + b for a in range(1, 7) for b in range(1, 7)]

# -- dice -------------------------------------------------------------------------------------------


def sum_p(total: int) -> Fraction:
    return Fraction(TWO_DICE.count(total), 36)


def sum_mean() -> Fraction:
    return Fraction(sum(TWO_DICE), 36)


def sum_variance() -> Fraction:
    return Fraction(sum(total**2 for total in TWO_DICE), 36) - sum_mean() ** 2


@cache
def _rolls(dice: int) -> dict[frozenset[Any], int]:
    """What some pair can make, with the number of rolls that can."""
    found: dict[frozenset[Any], int] = {}
    for roll in product(range(1, 7), repeat=dice):
        made: set[Any] = {a + b for a, b in combinations(roll, 2)}
        if len(set(roll)) < dice:
            made.add("double")
        found[frozenset(made)] = found.get(frozenset(made), 0) + 1
    return found


def chance_of(targets: Iterable[Any], dice: int = 4) -> Fraction:
    wanted = set(targets)
    return Fraction(sum(n for made, n in _rolls(dice).items() if made & wanted), 6**dice)


def best_sums(dice: int = 4) -> list[int]:
    return list(max(combinations(range(2, 13), 4), key=lambda sums: chance_of(sums, dice)))


def sums_of(roll: Iterable[int]) -> set[int]:
    return {a + b for a, b in combinations(list(roll), 2)}


def all_rolls(dice: int) -> list[tuple[Any, ...]]:
    return [([*roll],) for roll in product(range(1, 7), repeat=dice)]


def waiting(targets: Iterable[Any], dice: int = 4) -> Fraction:
    return 1 / chance_of(targets, dice)


def coverage(totals: Iterable[int], dice: int = 4) -> Fraction:
    """The longest of several waits, by inclusion and exclusion."""
    order = list(totals)
    return sum(
        (
            (-1) ** (size + 1) / chance_of(some, dice)
            for size in range(1, len(order) + 1)
            for some in combinations(order, size)
        ),
        Fraction(),
    )


def every_sum(dice: int = 4) -> float:
    return float(coverage(range(2, 13), dice))


def chain_rows(sums: Iterable[int], dice: int = 4) -> list[list[Fraction]]:
    order = sorted(sums)
    states = [set(some) for size in range(len(order) + 1) for some in combinations(order, size)]
    return [
        [
            Fraction(
                sum(n for made, n in _rolls(dice).items() if before | (made & set(order)) == after), 6**dice
            )
            for after in states
        ]
        for before in states
    ]


# -- dungeons ---------------------------------------------------------------------------------------


def _left(elsewhere: Iterable[str]) -> list[tuple[str, int]]:
    cards = list(DECK)
    for name in elsewhere:
        cards.remove(next(card for card in cards if card[0] == name))
    return cards


def lives(
    hidden: int, tiles: Iterable[str] = (), named: str | None = None, elsewhere: Iterable[str] = ()
) -> Fraction:
    beaten = {
        "torch": lambda card: card[1] <= 3,
        "holy_grail": lambda card: card[1] % 2 == 0,
        "dragon_spear": lambda card: card[0] == "dragon",
        "vorpal_sword": lambda card: card[0] == named,
    }
    ways = [beaten[tile] for tile in tiles]
    dungeons = list(combinations(_left(elsewhere), hidden))
    hurt = [sum(card[1] for card in cards if not any(way(card) for way in ways)) for cards in dungeons]
    return Fraction(sum(damage < HEALTH for damage in hurt), len(dungeons))


def _damages(hidden: int) -> list[int]:
    return [sum(strength for _, strength in cards) for cards in combinations(DECK, hidden)]


def damage_mean(hidden: int) -> Fraction:
    damages = _damages(hidden)
    return Fraction(sum(damages), len(damages))


def _variance(values: list[int]) -> Fraction:
    mean = Fraction(sum(values), len(values))
    return sum(((value - mean) ** 2 for value in values), Fraction()) / len(values)


def damage_spread(hidden: int) -> float:
    return sqrt(_variance(_damages(hidden)))


def spread_put_back(hidden: int) -> float:
    return sqrt(hidden * _variance(_damages(1)))


def holds(copies: int, hidden: int, size: int = 13) -> Fraction:
    hands = list(combinations(range(size), hidden))
    return Fraction(sum(min(hand) < copies for hand in hands), len(hands)) if hidden else Fraction()


# -- reading a card -----------------------------------------------------------------------------------


def _added(
    adds: int, seen: int, weak: Any, strong: Any, elsewhere: Iterable[str]
) -> list[tuple[tuple[int, ...], Fraction]]:
    """Every way in which so many cards were drawn one after the other, with how likely the first acts make it."""
    found = []
    for cards in permutations([strength for _, strength in _left(elsewhere)], adds):
        weight = Fraction(1)
        for strength in cards[:seen]:
            weight *= Fraction(strong if strength >= STRONG else weak)
        found.append((cards, weight))
    return found


def _share(ways: list[tuple[tuple[int, ...], Fraction]], value: Callable[[tuple[int, ...]], Any]) -> Fraction:
    return sum((weight * value(cards) for cards, weight in ways), Fraction()) / sum(
        weight for _, weight in ways
    )


QUARTER = Fraction(1, 4)


def strong_after(weak: Any = 1, strong: Any = QUARTER, elsewhere: Iterable[str] = ("lich",)) -> Fraction:
    return _share(_added(1, 1, weak, strong, elsewhere), lambda cards: cards[0] >= STRONG)


def strong_before(elsewhere: Iterable[str] = ("lich",)) -> Fraction:
    return _share(_added(1, 0, 1, 1, elsewhere), lambda cards: cards[0] >= STRONG)


def strength_after(weak: Any = 1, strong: Any = QUARTER, elsewhere: Iterable[str] = ("lich",)) -> Fraction:
    return _share(_added(1, 1, weak, strong, elsewhere), lambda cards: cards[0])


def deadly_after(adds: int, seen: int, weak: Any = 1, strong: Any = QUARTER) -> Fraction:
    return _share(_added(adds, seen, weak, strong, ["lich"]), lambda cards: sum(cards) >= HEALTH)


def stories(weak: Any = 1, strong: Any = QUARTER) -> list[int]:
    """Twelve cards, each met in four moods."""
    cards = [strength for _, strength in _left(["lich"])]
    told = [(strength, mood) for strength in cards for mood in range(4)]
    calm = [each for each in told if each[0] < STRONG]
    fierce = [each for each in told if each[0] >= STRONG]
    return [
        len(calm),
        sum(mood < 4 * Fraction(weak) for _, mood in calm),
        len(fierce),
        sum(mood < 4 * Fraction(strong) for _, mood in fierce),
    ]


# -- stopping and bluffing ------------------------------------------------------------------------------


def blind(cards: int) -> Fraction:
    damages = _damages(cards)
    return cards * Fraction(sum(damage < HEALTH for damage in damages), len(damages))


def best_blind() -> int:
    return max(range(14), key=blind)


@cache
def _stop(seen: tuple[int, ...], goal: int) -> tuple[Fraction, Fraction]:
    """What it is worth to play on best from here, and to turn one more card."""
    left = [strength for _, strength in DECK]
    for strength in seen:
        left.remove(strength)
    if sum(seen) >= HEALTH:
        return Fraction(), Fraction()
    now = Fraction(len(seen) >= goal) if goal else Fraction(len(seen))
    after = [_stop(tuple(sorted((*seen, strength))), goal)[0] for strength in left]
    more = sum(after, Fraction()) / len(after) if after else Fraction()
    return max(now, more), more


def stop_value(seen: Iterable[int] = (), goal: int = 0) -> Fraction:
    return _stop(tuple(sorted(seen)), goal)[0]


def go_on(seen: Iterable[int] = (), goal: int = 0) -> Fraction:
    return _stop(tuple(sorted(seen)), goal)[1]


def bluff_gain(x: Any, y: Any, z: Any) -> Fraction:
    """All ways a round can go: the card, what A does, what B does."""
    total = Fraction()
    for strong, stays in ((False, Fraction(x)), (True, Fraction(y))):
        sign = -1 if strong else 1
        total += (1 - stays) * -sign  # B goes in for 1
        total += stays * Fraction(z) * -2 * sign  # B goes in for 2
        total += stays * (1 - Fraction(z)) * sign  # A goes in for 1
    return total / 2


def weak_if_stays(x: Any, y: Any) -> Fraction:
    return Fraction(x) / (Fraction(x) + Fraction(y))


# -- opposed dice -----------------------------------------------------------------------------------


def beats(more: int = 0) -> Fraction:
    return Fraction(sum(a + more > b for a, b in product(range(1, 7), repeat=2)), 36)


def ties(more: int = 0) -> Fraction:
    return Fraction(sum(a + more == b for a, b in product(range(1, 7), repeat=2)), 36)


def _wounds(rooms: int, needed: int) -> list[int]:
    return [sum(die < needed for die in roll) for roll in product(range(1, 7), repeat=rooms)]


def path_wounds(rooms: int, needed: int) -> Fraction:
    return Fraction(sum(_wounds(rooms, needed)), 6**rooms)


def path_lives(rooms: int, needed: int, lives: int) -> Fraction:
    return Fraction(sum(wounds < lives for wounds in _wounds(rooms, needed)), 6**rooms)


def both_dice() -> list[tuple[Any, ...]]:
    return list(product(range(1, 7), repeat=2))


def opposed(a: int, b: int) -> int:
    return 1 if a > b else -1 if a < b else 0


# -- aim and scatter ----------------------------------------------------------------------------------


def within(r: Any, spread: Any) -> float:
    return 1 - exp(-((float(r) / float(spread)) ** 2) / 2)


def ring_p(ring: int, spread: Any) -> float:
    return within(ring, spread) - within(ring - 1, spread)


def commonest_ring(spread: Any) -> int:
    return max(range(1, 7), key=lambda ring: ring_p(ring, spread))


def fitted_spread(distances: Iterable[Any]) -> float:
    values = [float(r) for r in distances]
    return sqrt(sum(r * r for r in values) / (2 * len(values)))


def party(spreads: Iterable[Any], health: int, blind: int | None = None) -> float:
    """All rings of all heroes; with closed eyes the hand shakes twice as much, and every point counts twice."""
    laws = []
    for number, spread in enumerate(spreads):
        twice = 2 if number == blind else 1
        hits = [(twice * (7 - ring), ring_p(ring, twice * float(spread))) for ring in range(1, 7)]
        laws.append([*hits, (0, 1 - within(6, twice * float(spread)))])
    total = 0.0
    for throws in product(*laws):
        if sum(points for points, _ in throws) >= health:
            p = 1.0
            for _, chance in throws:
                p *= chance
            total += p
    return total


def strategies() -> list[tuple[Fraction, ...]]:
    steps = [Fraction(0), Fraction(1, 3), Fraction(1, 2), Fraction(1)]
    return [(x, y, z) for x in steps for y in steps for z in steps]


PLAIN: dict[str, Callable[..., Any]] = (
    {
        name: made
        for name, made in list(globals().items())
        if callable(made) and name[0] != "_" and name.islower()
    }
    | {"comb": comb, "sqrt": sqrt}
    | PLAIN_EVIDENCE
    | PLAIN_SAMPLES
)
