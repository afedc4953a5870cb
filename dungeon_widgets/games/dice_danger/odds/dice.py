"""Exact odds of the dice: what can be made, how long one waits for it, and what that means on a sheet.

Rolls are counted over their different multisets (126 for four dice, 252 for five) with integer weights.
Four dice are a passive player's, five an active one's.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations

from ....odds import Dist
from ..rules.board import TOTALS
from ..rules.dice import FACES, Pairing, pairings, rolls

Target = int | str | tuple[str, int]
"""A total, ``"double"`` (any two equal dice) or ``("double", 6)`` (the double that makes 6)."""

DOUBLE = 12  # bits 2 to 12 are totals, bit 12 + v the double of face v
ALL_TOTALS = sum(1 << total for total in TOTALS)
ANY_DOUBLE = sum(1 << DOUBLE + face for face in FACES)


@cache
def formable(dice: int) -> tuple[tuple[int, int], ...]:
    """For each set of totals and doubles that a roll can make, as a mask, its number of cases; `dice` is 4 or 5, or refused."""
    if dice not in (4, 5):
        raise ValueError(f"dice must be 4 (passive) or 5 (active), not {dice!r}")
    cases: dict[int, int] = {}
    for roll, weight in rolls(dice):
        mask = 0
        for a, b in combinations(roll, 2):
            mask |= 1 << a + b | (1 << DOUBLE + a if a == b else 0)
        cases[mask] = cases.get(mask, 0) + weight
    return tuple(cases.items())


def _mask(targets: Iterable[Target]) -> int:
    mask = 0
    for target in targets:
        if target == "double":
            mask |= ANY_DOUBLE
        elif isinstance(target, int) and not isinstance(target, bool) and target in TOTALS:
            mask |= 1 << target
        elif (
            isinstance(target, tuple)
            and target[:1] == ("double",)
            and target[1:] in {(n,) for n in TOTALS if n % 2 == 0}
        ):
            mask |= 1 << DOUBLE + target[1] // 2
        else:
            raise ValueError(
                f"a target is a total from 2 to 12, 'double' or ('double', even total), not {target!r}"
            )
    if not mask:
        raise ValueError("name at least one target")
    return mask


def _totals(targets: Iterable[object], what: str) -> list[int]:
    """Totals only: a double is no total, and what it would mean here is not said."""
    wanted = set(targets)
    for total in wanted:
        if type(total) is not int or total not in TOTALS:
            raise ValueError(f"{what} are totals from 2 to 12, not {total!r}")
    if not wanted:
        raise ValueError(f"name at least one target: {what} are totals from 2 to 12")
    return sorted(total for total in wanted if isinstance(total, int))


def pair_total() -> Dist[int]:
    """The total of one pair of dice.

    >>> pair_total().p(9), pair_total().mean(), pair_total().variance()
    (Fraction(1, 9), Fraction(7, 1), Fraction(35, 6))
    """
    return Dist.combine(Dist.uniform(FACES), Dist.uniform(FACES), by=lambda a, b: a + b)


# -- one roll ---------------------------------------------------------------------------------------


def chance_of(targets: Collection[Target], dice: int = 4) -> Fraction:
    """The exact chance that some pair of the dice makes one of the targets.

    A target is a total from 2 to 12, ``"double"``, or a double with its total such as ``("double", 6)``. `dice` is 4
    or 5. `ValueError` names a target that does not exist.

    >>> chance_of({7}), chance_of({7}, dice=5), chance_of({4, 6, 8, 10})
    (Fraction(139, 216), Fraction(115, 144), Fraction(79, 81))
    >>> chance_of({"double"}), chance_of({("double", 6)}) == chance_of({2})
    (Fraction(13, 18), True)
    """
    wanted = _mask(targets)
    return Fraction(sum(weight for mask, weight in formable(dice) if mask & wanted), 6**dice)


def chance_table(dice: int = 4) -> dict[frozenset[int], Fraction]:
    """`chance_of` for all 2047 sets of totals at once, each set as a frozenset of totals from 2 to 12.

    >>> table = chance_table()
    >>> max((p, sorted(totals)) for totals, p in table.items() if len(totals) == 4)
    (Fraction(79, 81), [4, 6, 8, 10])
    """
    hits = _hits(dice)
    sets = [frozenset(total for total in TOTALS if mask >> total - 2 & 1) for mask in range(2**11)]
    fractions = {n: Fraction(n, 6**dice) for n in set(hits)}
    return {totals: fractions[n] for totals, n in zip(sets, hits, strict=True) if totals}


@cache
def _hits(dice: int) -> tuple[int, ...]:
    """For each set of totals (bit 0 is the total 2), the cases in which one of them can be made."""
    inside = [0] * 2**11
    for mask, weight in formable(dice):
        inside[(mask & ALL_TOTALS) >> 2] += weight
    for bit in range(11):  # now the cases whose totals all lie in the set
        for mask in range(2**11):
            if mask >> bit & 1:
                inside[mask] += inside[mask ^ 1 << bit]
    return tuple(6**dice - inside[2**11 - 1 ^ mask] for mask in range(2**11))


@cache
def hit_chances(dice: int) -> tuple[float, ...]:
    """For each set of totals (bit 0 is the total 2), the chance that one of them can be made, as a float."""
    return tuple(hits / 6**dice for hits in _hits(dice))


# -- waiting ----------------------------------------------------------------------------------------


def waiting(targets: Collection[Target], dice: int = 4) -> Fraction:
    """The expected number of rolls until one of the targets can be made, however long one has waited.

    Targets and `dice` are as in `chance_of`.

    >>> waiting({2}), waiting({7})
    (Fraction(144, 19), Fraction(216, 139))
    """
    return 1 / chance_of(targets, dice)


def coverage(totals: Collection[int], dice: int = 4) -> Fraction:
    """The expected number of rolls until each of the totals has been made at least once.

    It is found by inclusion and exclusion. The time until some total of a set is made is one over the chance of the
    set; these times are added for sets of odd size and subtracted for sets of even size.

    >>> coverage({2, 12}), round(float(coverage(range(2, 13))), 2)
    (Fraction(1503, 133), 12.8)
    """
    wanted = _mask(_totals(totals, "the targets of coverage")) >> 2
    hits = _hits(dice)
    signed: dict[int, int] = {}
    part = wanted
    while part:
        signed[hits[part]] = signed.get(hits[part], 0) + (1 if part.bit_count() % 2 else -1)
        part = part - 1 & wanted
    return sum((Fraction(n * 6**dice, cases) for cases, n in signed.items()), Fraction())


def coverage_chain(
    totals: Collection[int], dice: int = 4
) -> tuple[list[frozenset[int]], list[list[Fraction]]]:
    """The Markov chain of the totals made so far: its states, and the matrix of chances to go from each to each.

    >>> states, rows = coverage_chain({2, 12})
    >>> len(states), [sum(row) == 1 for row in rows]
    (4, [True, True, True, True])
    """
    order = _totals(totals, "the targets of coverage_chain")
    wanted = _mask(order)
    states = [frozenset(s) for size in range(len(order) + 1) for s in combinations(order, size)]
    place = {sum(1 << total for total in made): i for i, made in enumerate(states)}
    rows = [[0] * len(states) for _ in states]
    for made, i in place.items():
        for mask, weight in formable(dice):
            rows[i][place[made | mask & wanted]] += weight
    return states, [[Fraction(cases, 6**dice) for cases in row] for row in rows]


# -- fighting ---------------------------------------------------------------------------------------


def wounds_in_roll(numbers: Collection[int], dice: int = 4, *, armoured: bool = False) -> Dist[int]:
    """How many wounds the best pairing of one roll gives a monster with these numbers: a law over 0, 1 and 2.

    An `armoured` monster is wounded only by two pairs at once.

    >>> wounds_in_roll({8}).p(2)
    Fraction(61, 1296)
    """
    numbers = _totals(numbers, "the numbers of a monster")
    cases = {0: 0, 1: 0, 2: 0}
    for roll, weight in rolls(dice):
        best = max(_wounds(pairing, numbers) for pairing in pairings(roll))
        cases[0 if armoured and best == 1 else best] += weight
    return Dist(cases)


def _wounds(pairing: Pairing, numbers: Collection[int]) -> int:
    return sum(sum(pair) in numbers for pair in pairing)


def rolls_to_kill(
    boxes: int, numbers: Collection[int], dice: int | Sequence[int] = 4, *, armoured: bool = False
) -> Fraction:
    """The expected number of rolls to cross so many boxes of a monster, every fitting pair used on it.

    `numbers` are the totals that wound it. `dice` is 4 or 5, or a cycle: ``(5, 4, 4)`` for a player who is active now
    and then every third roll. `armoured` is as in `wounds_in_roll`. `ValueError` names what is wrong.

    >>> rolls_to_kill(1, {7}), rolls_to_kill(1, {7}, dice=(5, 4))
    (Fraction(216, 139), Fraction(37368, 28871))
    """
    if isinstance(boxes, bool) or not isinstance(boxes, int) or boxes < 0:
        raise ValueError(f"boxes must be a number of boxes, 0 or more, not {boxes!r}")
    cycle = [dice] if isinstance(dice, int) else list(dice)
    if not cycle or any(type(n) is not int or n not in (4, 5) for n in cycle):
        raise ValueError(
            f"dice must be 4 (passive), 5 (active) or a cycle of them such as (5, 4), not {dice!r}"
        )
    laws = [wounds_in_roll(numbers, n, armoured=armoured) for n in cycle]
    length = len(laws)
    # expected[k][i]: with k boxes left, before the roll of place i in the cycle
    expected: list[list[Fraction]] = [[Fraction()] * length]
    for left in range(1, boxes + 1):
        cost = [
            1 + sum(law.p(n) * expected[max(0, left - n)][(i + 1) % length] for n in (1, 2))
            for i, law in enumerate(laws)
        ]
        # one whole turn of the cycle without a wound leads back: x = total + stay * x
        total, stay = Fraction(), Fraction(1)
        for law, price in zip(laws, cost, strict=True):
            total, stay = total + stay * price, stay * law.p(0)
        if stay == 1:
            raise ValueError(f"the numbers {sorted(numbers)} can never give such a wound")
        here = [total / (1 - stay)] * length
        for i in range(length - 1, 0, -1):
            here[i] = cost[i] + laws[i].p(0) * here[(i + 1) % length]
        expected.append(here)
    return expected[boxes][0]
