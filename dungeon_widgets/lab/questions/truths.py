"""What questions may compute: the functions of the package under short names, with plain arguments."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from math import comb, exp, sqrt
from typing import Any

from ...games import dice_danger
from ...odds import Deck, Dist
from ..experiments import bluff, stopping, target
from ..experiments.bayes import Stories
from ..experiments.game_draws import chance_of_sums
from ..experiments.markov import Chain
from ..experiments.pairs import all_sets
from ..experiments.welcome_runs import Dungeon
from . import evidence_truths, sample_truths

KIT = ("plate_armor", "knight_shield")
HELD = ("lich",)  # the card that the reader of the others holds

# -- dice -------------------------------------------------------------------------------------------


def sum_p(total: int) -> Fraction:
    """The chance that two dice make this sum."""
    return dice_danger.pair_total().p(total)


def sum_mean() -> Fraction:
    """The mean of the sum of two dice."""
    return dice_danger.pair_total().mean()


def sum_variance() -> Fraction:
    """The variance of the sum of two dice."""
    return dice_danger.pair_total().variance()


def standard_error(p: Any, n: int) -> float:
    """The standard error of a share after n rolls, if its chance is p."""
    return sqrt(Fraction(p) * (1 - Fraction(p)) / n)


def chance_of(targets: Iterable[Any], dice: int = 4) -> Fraction:
    """The chance that some pair of the dice makes one of the sums, or a double."""
    wanted = list(targets)
    return (
        dice_danger.chance_of(wanted, dice) if "double" in wanted else chance_of_sums(frozenset(wanted), dice)
    )


def best_sums(dice: int = 4) -> list[int]:
    """The best four sums."""
    return list(all_sets(dice)[0][1])


def sums_of(roll: Iterable[int]) -> set[int]:
    """The sums that some pair of the dice makes."""
    return {a + b for a, b in combinations(tuple(roll), 2)}


def all_rolls(dice: int) -> list[tuple[Any, ...]]:
    """Every roll of so many dice, each as the one argument of a function."""
    return [(list(roll),) for roll in product(range(1, 7), repeat=dice)]


def waiting(targets: Iterable[Any], dice: int = 4) -> Fraction:
    """The expected number of rolls until one of the targets can be made."""
    return dice_danger.waiting(list(targets), dice)


def coverage(totals: Iterable[int], dice: int = 4) -> Fraction:
    """The expected number of rolls until each of the totals has been made."""
    return dice_danger.coverage(list(totals), dice)


def every_sum(dice: int = 4) -> float:
    """The expected number of rolls until all eleven sums have been made; a fraction nobody wants to read."""
    return float(dice_danger.coverage(range(2, 13), dice))


def chain_rows(sums: Iterable[int], dice: int = 4) -> list[list[Fraction]]:
    """The transition matrix of what has been made so far."""
    return dice_danger.coverage_chain(list(sums), dice)[1]


def chain_time(sums: Iterable[int], start: str) -> Fraction:
    """The expected number of rolls from a state of the chain until all the sums have been made."""
    return Chain.coverage(list(sums)).expected(start)


# -- dungeons ---------------------------------------------------------------------------------------


def lives(
    hidden: int, tiles: Iterable[str] = (), named: str | None = None, elsewhere: Iterable[str] = ()
) -> Fraction:
    """The chance that the Warrior with Plate, Shield and these tiles lives."""
    return Dungeon.of("warrior", (*KIT, *tiles), hidden, named=named, elsewhere=elsewhere).lives()


def damage_mean(hidden: int) -> Fraction:
    """The expected damage of so many hidden cards to the Warrior with Plate and Shield."""
    return Dungeon.of("warrior", KIT, hidden).damage().mean()


def damage_spread(hidden: int) -> float:
    """The standard deviation of the damage of so many cards, none put back."""
    return sqrt(Dungeon.of("warrior", KIT, hidden).damage().variance())


def spread_put_back(hidden: int) -> float:
    """The same if each card were put back before the next is drawn."""
    return sqrt(hidden * Dungeon.of("warrior", KIT, 1).damage().variance())


def holds(copies: int, hidden: int, size: int = 13) -> Fraction:
    """The chance that at least one of so many copies is among the hidden cards."""
    return Deck({"it": copies, "other": size - copies}).chance_of("it", hidden)


def best_tile(hidden: int) -> str:
    """The one tile that helps most beside Plate and Shield."""
    return max(("torch", "dragon_spear", "holy_grail"), key=lambda tile: lives(hidden, (tile,)))


def best_name(hidden: int) -> str:
    """The kind the Vorpal Sword should name."""
    return Dungeon.of("warrior", (*KIT, "vorpal_sword"), hidden).named or ""


# -- reading a card -----------------------------------------------------------------------------------


def read(
    adds: int = 1, weak: Any = 1, strong: Any = Fraction(1, 4), elsewhere: Iterable[str] = HELD
) -> Stories:
    """So many added cards, and what they tell of themselves if the others keep to a habit."""
    return Stories(["B"] * adds, weak=weak, strong=strong, elsewhere=list(elsewhere))


def strong_after(weak: Any = 1, strong: Any = Fraction(1, 4), elsewhere: Iterable[str] = HELD) -> Fraction:
    """How likely an added card is strong."""
    return read(1, weak, strong, elsewhere).posterior(0) or Fraction()


def strong_before(elsewhere: Iterable[str] = HELD) -> Fraction:
    """How likely a card is strong when nothing is known of it."""
    return read(elsewhere=elsewhere).prior()


def strength_after(weak: Any = 1, strong: Any = Fraction(1, 4), elsewhere: Iterable[str] = HELD) -> Fraction:
    """The expected strength of an added card."""
    return read(1, weak, strong, elsewhere).mean(0) or Fraction()


def deadly_after(adds: int, seen: int, weak: Any = 1, strong: Any = Fraction(1, 4)) -> Fraction:
    """The chance that so many added cards deal 11 or more, with the first `seen` acts as evidence."""
    return read(adds, weak, strong).chance(seen) or Fraction()


def stories(
    weak: Any = 1, strong: Any = Fraction(1, 4), cards: int = 12, feared: int = 2, moods: int = 4
) -> list[int]:
    """The natural frequencies: weak stories, weak and added, strong stories, strong and added."""
    calm = (cards - feared) * moods
    fierce = feared * moods
    return [calm, int(calm * Fraction(weak)), fierce, int(fierce * Fraction(strong))]


# -- stopping and bluffing ------------------------------------------------------------------------------


@cache
def _best(goal: int) -> stopping.Best:
    return stopping.Best(goal=stopping.at_least(goal) if goal else stopping.points)


def blind(cards: int) -> Fraction:
    """The expected points of going for so many cards without ever looking."""
    return stopping.blind(cards)


def best_blind() -> int:
    """For how many cards one should go without looking."""
    return max(range(14), key=stopping.blind)


def stop_value(seen: Iterable[int] = (), goal: int = 0) -> Fraction:
    """The expected points of best play after these cards; with a `goal`, the chance to reach it."""
    return _best(goal).value(tuple(seen))


def go_on(seen: Iterable[int] = (), goal: int = 0) -> Fraction:
    """The expected points of turning one more card, and playing best after it."""
    return _best(goal).go_on(tuple(seen))


def policy_value(policy: Callable[[tuple[int, ...]], bool]) -> Fraction:
    """The exact value of a student's policy."""
    return _best(0).of(lambda seen: bool(policy(seen)))


def bluff_gain(x: Any, y: Any, z: Any) -> Fraction:
    """A's expected gain per round: A stays with a weak card (x), with a strong one (y), and B stays (z)."""
    return bluff.gain(x, y, z)


def strategies() -> list[tuple[Any, ...]]:
    """Strategies (x, y, z) on which a formula for the gain is tried: every corner and some between."""
    steps = (Fraction(0), Fraction(1, 3), Fraction(1, 2), Fraction(1))
    return list(product(steps, repeat=3))


def bluff_loss(strategy: Iterable[Any]) -> Fraction:
    """What a B who knows it takes from A's strategy (x, y)."""
    x, y = strategy
    return bluff.exploitability(x, y)


def weak_if_stays(x: Any, y: Any) -> Fraction:
    """How likely the card is weak once A has stayed."""
    return bluff.weak_if_stays(x, y) or Fraction()


# -- opposed dice -----------------------------------------------------------------------------------


def beats(more: int = 0) -> Fraction:
    """The chance that a die with so much added beats another die; a tie beats nothing."""
    die = Dist.uniform(range(1, 7))
    return Dist.combine(die, die, by=lambda a, b: a + more > b).p(True)


def ties(more: int = 0) -> Fraction:
    """The chance that a die with so much added ties with another die."""
    die = Dist.uniform(range(1, 7))
    return Dist.combine(die, die, by=lambda a, b: a + more == b).p(True)


def path_wounds(rooms: int, needed: int) -> Fraction:
    """The expected wounds on a path of rooms that each need a die of at least `needed`."""
    return rooms * Fraction(needed - 1, 6)


def path_lives(rooms: int, needed: int, lives: int) -> Fraction:
    """The chance to take fewer wounds than there are lives."""
    hurt = Fraction(needed - 1, 6)
    return sum(
        (comb(rooms, n) * hurt**n * (1 - hurt) ** (rooms - n) for n in range(min(lives, rooms + 1))),
        Fraction(),
    )


def both_dice() -> list[tuple[Any, ...]]:
    """All 36 cases of two dice, as arguments."""
    return [(a, b) for a in range(1, 7) for b in range(1, 7)]


def opposed(a: int, b: int) -> int:
    """1 for the first die, 0 for a tie, -1 for the second."""
    return (a > b) - (a < b)


# -- aim and scatter ----------------------------------------------------------------------------------


def ring_p(ring: int, spread: Any) -> float:
    """The chance of a ring, counted from 1, for a throw at the middle."""
    return target.Target().rings(float(spread))[ring - 1]


def commonest_ring(spread: Any) -> int:
    """The ring that is hit most often, counted from 1, by throws at the middle."""
    rings = target.Target().rings(float(spread))[:-1]
    return 1 + max(range(len(rings)), key=rings.__getitem__)


def within(r: Any, spread: Any) -> float:
    """The chance to land within r of the aim: 1 - exp(-r² / 2s²)."""
    return 1 - exp(-(float(r) ** 2) / (2 * float(spread) ** 2))


def fitted_spread(distances: Iterable[Any]) -> float:
    """The spread that fits these distances from the aim."""
    return target.fit([float(r) for r in distances]).spread


def party(spreads: Iterable[Any], health: int, blind: int | None = None) -> float:
    """The chance that one throw of each hero deals `health` together; hero number `blind` closes the eyes."""
    return target.party_chance([float(s) for s in spreads], health, blind)


FUNCTIONS: dict[str, Callable[..., Any]] = {
    made.__name__: made
    for made in (
        all_rolls, beats, best_blind, best_name, best_sums, best_tile, blind, bluff_gain, bluff_loss, both_dice, chain_rows,
        chain_time, chance_of, comb, commonest_ring, coverage, damage_mean, damage_spread, deadly_after, every_sum, fitted_spread, go_on, holds, lives,
        opposed, party, path_lives, path_wounds, policy_value, ring_p, spread_put_back, sqrt, standard_error, stop_value,
        stories, strategies, strength_after, strong_after, strong_before, sum_mean, sum_p, sum_variance, sums_of, ties, waiting,
        weak_if_stays, within,
    )
} | evidence_truths.FUNCTIONS | sample_truths.FUNCTIONS  # fmt: skip
