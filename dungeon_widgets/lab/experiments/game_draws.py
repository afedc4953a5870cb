"""Experiments that ask about a game: dungeons dealt, dice rolled."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from fractions import Fraction
from itertools import combinations
from random import Random
from typing import Any

from ...engine.checks import short
from ...engine.checks import whole as whole_number
from ...engine.languages import LANGUAGES, Said
from ...games.dice_danger import chance_of, pair_total
from ...games.welcome import load_box
from ..text import say
from .sampler import Experiment
from .welcome_runs import Dungeon

Roll = tuple[int, ...]


def dungeons(
    hero: str,
    tiles: Iterable[str],
    hidden: int,
    *,
    known: Iterable[str] = (),
    elsewhere: Iterable[str] = (),
    named: str | None = None,
    seed: int = 0,
) -> Experiment:
    """Deal so many hidden monsters again and again: how much damage do they do, and who dies of it?

    >>> dungeons("warrior", ["plate_armor", "knight_shield"], 3, elsewhere=["golem"]).chance
    Fraction(133, 220)
    """
    asked = Dungeon.of(hero, tiles, hidden, known=known, elsewhere=elsewhere, named=named)
    box = load_box("first")
    name = box.heroes[hero].name if hero in box.heroes else Said(en=hero, fr=hero)
    told: dict[str, Any] = {
        "faces": lambda cards: [str(box.monsters[kind].strength) for kind in (*asked.known, *cards)],
        "seed": seed,
        "title": {"en": "The thousand dungeons", "fr": "Les mille donjons"},
        "hit_word": {"en": "dead", "fr": "mort"},
        "miss_word": {"en": "lives", "fr": "en vie"},
        "caption": {
            lang: say("draws.dungeon", lang, hero=name[lang], n=hidden, hp=asked.hp) for lang in LANGUAGES
        },
    }
    if asked.harm is None:
        told["what"] = {"en": "dead", "fr": "mort"}
        return Experiment(
            asked.draw, exact=1 - asked.lives(), value=lambda cards: not asked.survives(cards), **told
        )
    told["what"] = {"en": "damage", "fr": "dégâts"}
    condition = ("at least", asked.hp)
    return Experiment(asked.draw, exact=asked.damage(), condition=condition, value=asked.damage_of, **told)


def rolls(sums: Collection[int] | int, dice: int = 4, *, seed: int = 0) -> Experiment:
    """Roll the dice again and again: does some pair make one of the sums? With two dice, which sum do they make?

    >>> rolls({7}).chance, rolls({4, 6, 8, 10}, dice=5).chance, rolls(9, dice=2).chance
    (Fraction(139, 216), Fraction(1931, 1944), Fraction(1, 9))
    """
    wanted = checked_sums(sums)
    whole_number(dice, "the number of dice", 2, 5)
    names = sorted(wanted)
    told: dict[str, Any] = {"faces": lambda roll: [str(face) for face in roll], "seed": seed}
    if dice == 2 and len(wanted) == 1:
        told["title"] = {"en": "The sum of two dice", "fr": "La somme de deux dés"}
        told["what"] = {"en": "sum", "fr": "somme"}
        return Experiment(roller(2), exact=pair_total(), condition=names[0], value=sum, **told)
    told["title"] = {
        lang: say("draws.pair", lang, sums=_either(names, say("draws.or", lang))) for lang in LANGUAGES
    }
    told["what"] = {"en": "some pair does", "fr": "une paire le fait"}
    told |= {"hit_word": {"en": "made", "fr": "fait"}, "miss_word": {"en": "not made", "fr": "manqué"}}
    return Experiment(
        roller(dice), exact=chance_of_sums(wanted, dice), value=lambda roll: some_pair(roll, wanted), **told
    )


def checked_sums(sums: Any) -> frozenset[int]:
    """Sums of two dice; `ValueError` names the one that is none."""
    given = {sums} if isinstance(sums, int) else sums
    if isinstance(given, (str, dict)) or not isinstance(given, Collection) or not given:
        raise ValueError(f"name the sums as a set such as {{6, 7, 8}}, not {short(sums)}")
    for one in given:
        whole_number(one, "a sum of two dice", 2, 12)
    return frozenset(given)


def chance_of_sums(sums: frozenset[int], dice: int) -> Fraction:
    """The exact chance that some pair of the dice makes one of the sums, for two to five dice."""
    if dice in (4, 5):
        return chance_of(sums, dice)
    law = pair_total()
    if dice == 2:
        return law.where(lambda total: total in sums)
    faces = range(1, 7)
    good = sum(some_pair((a, b, c), sums) for a in faces for b in faces for c in faces)
    return Fraction(good, 6**3)


def some_pair(roll: Roll, sums: Collection[int]) -> bool:
    """Whether some two of the dice make one of the sums."""
    return any(a + b in sums for a, b in combinations(roll, 2))


def roller(dice: int) -> Any:
    """A function that rolls so many dice."""

    def roll(rng: Random) -> Roll:
        return tuple([1 + int(rng.random() * 6) for _ in range(dice)])

    return roll


def _either(names: list[int], word: str) -> str:
    *first, last = map(str, names)
    return f"{', '.join(first)} {word} {last}" if first else last
