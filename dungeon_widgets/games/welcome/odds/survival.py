"""`survival`: the chance to come out alive, the question people ask most."""

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
    """The probability to come out alive with best play: an exact `Fraction`, or an `Estimate` that says it is one.

    - `hero` and `tiles`: who goes in, and with which equipment.
    - `unknown`: how many monsters of the dungeon the player never saw.
    - `known`: monsters the player put there. They lie anywhere in the dungeon, and the player knows them when they
      are turned. `elsewhere`: monsters that the player knows to lie somewhere else.
    - `successes`: the Success cards of the player, which count in the second box.
    - `box`: the hero's own by default. `specials`: the special monsters of the game. Those among `known` and
      `elsewhere` need not be repeated. Without any, the deck is the 13 base monsters.
    - `n` and `seed`: the runs and the seed of an estimate.

    A kind to name is named as well as possible. Only the kind that another player names for the Greatsword is the
    one that helps least. `ValueError` names a hero, a tile or a card that does not exist or is there too often.

    >>> [survival("warrior", ["plate_armor", "knight_shield"], k) for k in (2, 3)]
    [Fraction(61, 78), Fraction(105, 286)]
    >>> survival("warrior", ["plate_armor", "knight_shield"], 2, known=["goblin"], elsewhere=["dragon"])
    Fraction(43, 55)
    >>> survival("princess", ["mr_charm", "family_crown"], 3, specials=["ally", "mimic"])
    Fraction(58, 91)

    Special monsters can make a question too long to count. Then the answer is an `Estimate`: it says that it is
    simulated, from how many runs, and with which standard error. Whether a question is counted depends only on the
    number of its positions (about 200 ms of work), so it is the same on every machine. `float` takes both.

    >>> bard = ["glamorous_tunic", "fancy_hat", "lucky_coin", "elvish_harp", "charming_flute", "dancing_blade"]
    >>> survival("bard", bard, 7, specials=["mimic", "gelatinous_cube"])
    0.807 ± 0.012 (simulated, n=1000, seed=1)
    """
    check_runs(n, seed)
    return chance_or_estimate(
        *question(hero, tiles, unknown, known, elsewhere, successes, box, specials), n=n, seed=seed
    )
