"""The chance to come out alive: the question people ask most."""

from __future__ import annotations

from collections.abc import Iterable

from .question import check_runs, question
from .simulated import RUNS, SEED, Chance, chance_or_estimate


def survival(
    hero: str,
    tiles: Iterable[str],
    unknown: int,
    *,
    known: Iterable[str] = (),
    elsewhere: Iterable[str] = (),
    successes: int = 0,
    box: str | None = None,
    specials: Iterable[str] = (),
    n: int = RUNS,
    seed: int = SEED,
) -> Chance:
    """The probability to come out alive with best play: an exact `Fraction`.

    The dungeon holds `unknown` monsters the seat never saw and those it put there itself (`known`), in any
    order; it knows its own again when they are turned. `elsewhere` lists monsters that it knows to lie somewhere
    else. A kind to name is chosen best, but the one another player names for the Greatsword is the one that helps
    least. `box` is the hero's own unless told. `specials` are the special monsters of the game; those among `known`
    and `elsewhere` need not be repeated, and without any the deck is the 13 base monsters.

    >>> [survival("warrior", ["plate_armor", "knight_shield"], k) for k in (2, 3)]
    [Fraction(61, 78), Fraction(105, 286)]
    >>> survival("warrior", ["plate_armor", "knight_shield"], 2, known=["goblin"], elsewhere=["dragon"])
    Fraction(43, 55)
    >>> survival("princess", ["mr_charm", "family_crown"], 3, specials=["ally", "mimic"])
    Fraction(58, 91)

    Special monsters can make a question too long to count. Then the answer is an `Estimate`, which says that it is
    simulated, from how many runs, and how far luck may have put it off. Whether it is counted depends on the number
    of positions (about a fifth of a second's worth), so it is the same on every machine. `float` takes both.

    >>> bard = ["glamorous_tunic", "fancy_hat", "lucky_coin", "elvish_harp", "charming_flute", "dancing_blade"]
    >>> survival("bard", bard, 7, specials=["mimic", "gelatinous_cube"])
    0.807 ± 0.012 (simulated, n=1000, seed=1)
    """
    check_runs(n, seed)
    return chance_or_estimate(
        *question(hero, tiles, unknown, known, elsewhere, successes, box, specials), n=n, seed=seed
    )
