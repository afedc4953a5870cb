"""Welcome to the Dungeon as a question for the lab: k hidden monsters, a hero with tiles, will the hero live?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property
from itertools import combinations
from math import comb
from random import Random
from typing import Any, TypeVar

from ...engine.checks import whole as whole_number
from ...engine.state import Action
from ...games.welcome import delve, load_box, survival
from ...odds import Deck, Dist

T = TypeVar("T")


class _Asked(Exception):  # noqa: N818 (a question, not an error)
    """A tile of this hero asks for a choice inside the dungeon."""


@dataclass(frozen=True)
class Dungeon:
    """A hero with tiles before `hidden` monsters nobody has seen and those in `known`.

    `elsewhere` are monsters known to lie somewhere else. A kind for the Vorpal Sword is `named`, or named best.

    >>> warrior = Dungeon("warrior", ("plate_armor", "knight_shield"), 3)
    >>> warrior.hp, warrior.damage().mean(), warrior.lives()
    (11, Fraction(12, 1), Fraction(105, 286))
    """

    hero: str
    tiles: tuple[str, ...]
    hidden: int
    known: tuple[str, ...] = ()
    elsewhere: tuple[str, ...] = ()
    named: str | None = None

    @classmethod
    def of(
        cls,
        hero: str,
        tiles: Iterable[str],
        hidden: int,
        *,
        known: Iterable[str] = (),
        elsewhere: Iterable[str] = (),
        named: str | None = None,
    ) -> Dungeon:
        """A question, checked: an unknown hero, tile or monster is refused by name."""
        asked = cls(hero, tuple(tiles), hidden, tuple(known), tuple(elsewhere), named)
        delve(hero, asked.tiles, asked.known, choose=lambda _, actions: actions[0])
        whole_number(hidden, "the number of hidden monsters", 0, len(asked.unseen))
        if named is not None:
            load_box("first").monster(named)
        return asked if asked.named or not asked._may_name else asked._named_best()

    # -- the cards ----------------------------------------------------------------------------------

    @cached_property
    def unseen(self) -> tuple[str, ...]:
        """The cards that may be hidden, weakest first, one entry per card."""
        left = Deck(_copies()).without([*self.known, *self.elsewhere])
        return tuple(kind for kind, copies in left.counts().items() for _ in range(copies))

    @cached_property
    def hp(self) -> int:
        """Hit points on going in."""
        return delve(self.hero, self.tiles, (), choose=self.choose).hp

    @cached_property
    def harm(self) -> dict[str, int] | None:
        """What each kind does to this hero; nothing where order or choices matter, so that harms do not add up.

        They add up if meeting any two in a row does what meeting each alone does.
        """
        copies = _copies()
        rows: list[tuple[str, ...]] = [(one,) for one in copies]
        rows += [(one, two) for one in copies for two in copies if one != two or copies[one] > 1]
        try:
            harm = {kind: _strength(kind) if self._met(kind) != (True, self.hp) else 0 for kind in copies}
            for row in rows:
                left = max(0, self.hp - sum(harm[kind] for kind in row))
                if self._met(*row) != (left > 0, left):
                    return None
        except _Asked:
            return None
        return harm

    def _met(self, *monsters: str) -> tuple[bool, int]:
        went = delve(self.hero, self.tiles, monsters, choose=self.choose)
        return went.survived, max(0, went.hp)

    def choose(self, _situation: Any, actions: list[Action]) -> Action:
        """The one choice of a kit whose harms add up: the kind to name."""
        if actions[0][0] != "name":
            raise _Asked
        return ("name", self.named) if self.named else actions[0]

    @cached_property
    def _may_name(self) -> bool:
        return bool({"vorpal_sword", "vorpal_dagger"} & set(self.tiles))

    def _named_best(self) -> Dungeon:
        """The same with the kind named that helps most."""
        choices = [
            Dungeon(self.hero, self.tiles, self.hidden, self.known, self.elsewhere, kind)
            for kind in _copies()
        ]
        return self if choices[0].harm is None else max(choices, key=lambda choice: choice.lives())

    # -- exactly ------------------------------------------------------------------------------------

    def damage_of(self, cards: Iterable[str]) -> int:
        """What these hidden cards do together with the known ones."""
        assert self.harm is not None
        return sum(self.harm[kind] for kind in (*cards, *self.known))

    def damage(self) -> Dist[int]:
        """The exact law of the damage; `ValueError` where order or choices matter and harms do not add up."""
        if self.harm is None:
            raise ValueError(
                f"the damage of the {self.hero} depends on the order of the cards; ask for lives()"
            )
        sure = self.damage_of(())
        sums = Deck(_counted(self.unseen)).sums(self.harm, self.hidden)[self.hidden]
        return Dist({sure + total: ways for total, ways in sorted(sums.items())})

    def lives(self) -> Fraction:
        """The exact chance to come out alive."""
        if self.harm is not None:
            return self.damage().where(lambda damage: damage < self.hp)
        chance = survival(self.hero, self.tiles, self.hidden, known=self.known, elsewhere=self.elsewhere)
        if not isinstance(chance, Fraction):
            raise ValueError("this question is too long to count; use survival(), which simulates it")
        return chance

    # -- by drawing ---------------------------------------------------------------------------------

    def draw(self, rng: Random) -> tuple[str, ...]:
        """The hidden cards of one dungeon, in the order they are met."""
        return deal(self.unseen, self.hidden, rng)

    def survives(self, cards: Iterable[str]) -> bool:
        """Whether the hero lives through these hidden cards, met in this order after the known ones."""
        return delve(self.hero, self.tiles, (*self.known, *cards)).survived

    # -- one by one ---------------------------------------------------------------------------------

    @property
    def total(self) -> int:
        """How many sets of hidden cards there are."""
        return comb(len(self.unseen), self.hidden)

    def cases(self) -> list[tuple[str, ...]]:
        """Every set of hidden cards, two copies of a kind told apart: all equally likely."""
        return list(combinations(self.unseen, self.hidden))


def deal(cards: Sequence[T], number: int, rng: Random) -> tuple[T, ...]:
    """So many cards without putting any back: the first steps of a shuffle."""
    pool, size = list(cards), len(cards)
    for at in range(number):
        other = at + int(rng.random() * (size - at))
        pool[at], pool[other] = pool[other], pool[at]
    return tuple(pool[:number])


@cache
def _copies() -> dict[str, int]:
    return {monster.id: monster.copies for monster in load_box("first").monsters.values()}


def _strength(kind: str) -> int:
    return load_box("first").monster(kind).strength or 0


def _counted(cards: Iterable[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return counts
