"""A dungeon for one: turn a card or stop? One point per monster survived, and none at all for a hero who falls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any

from ...engine.checks import short
from ...engine.checks import whole as whole_number
from ...engine.streams import stream
from ...games.welcome import load_box
from ...odds import Deck, Mean
from .welcome_runs import deal

HP = 11
Seen = tuple[int, ...]
"""The strengths turned so far, smallest first."""
Policy = Callable[[Seen], bool]
"""Whether to turn another card, from those already turned."""
Goal = Callable[[int], int]
"""What so many monsters survived are worth."""


def points(survived: int) -> int:
    """One point per monster."""
    return survived


def at_least(wanted: int) -> Goal:
    """One point for surviving at least so many monsters, and none for fewer.

    >>> at_least(3)(2), at_least(3)(3)
    (0, 1)
    """
    whole_number(wanted, "the number of monsters", 1, 13)
    return lambda survived: int(survived >= wanted)


@cache
def strengths() -> tuple[int, ...]:
    """The strengths of the 13 monsters."""
    return tuple(m.strength or 0 for m in load_box("first").monsters.values() for _ in range(m.copies))


# -- how many, without looking ------------------------------------------------------------------------


def blind(cards: int, hp: int = HP, goal: Goal = points) -> Fraction:
    """The expected points of going for so many cards without ever looking.

    >>> blind(2), [round(float(blind(k)), 3) for k in (1, 2, 3)]
    (Fraction(61, 39), [1.0, 1.564, 1.101])
    """
    whole_number(cards, "the number of cards", 0, 13)
    deck = Deck(Counter(strengths()))
    sums = deck.sums({value: value for value in deck.counts()}, cards)[cards]
    safe = sum(ways for damage, ways in sums.items() if damage < hp)
    return Fraction(safe * goal(cards), sum(sums.values()))


# -- card by card -----------------------------------------------------------------------------------


class Best:
    """The best way to play, worked out backwards from the dungeons in which nothing is worth turning.

    >>> best = Best()
    >>> best.value(), best.positions
    (Fraction(2447, 1430), 77)
    >>> best.goes_on((4,)), best.goes_on((5, 5))
    (True, False)
    """

    def __init__(self, hp: int = HP, goal: Goal = points) -> None:
        self.hp = whole_number(hp, "hp", 1, 100)
        self.goal = goal
        self._known: dict[Seen, Fraction] = {}
        self._value(())

    def value(self, seen: Seen = ()) -> Fraction:
        """The expected points from here, if one plays on as well as one can."""
        return self._value(checked(seen))

    def go_on(self, seen: Seen = ()) -> Fraction:
        """The expected points of turning one more card, and playing as well as one can after it."""
        return self._turned(checked(seen), self._value)

    def goes_on(self, seen: Seen) -> bool:
        """Whether turning another card is worth more than stopping."""
        cards = checked(seen)
        return self.go_on(cards) > self.goal(len(cards))

    @property
    def positions(self) -> int:
        """How many positions there were to look at: sets of cards one can have survived."""
        return len(self._known)

    def of(self, policy: Policy) -> Fraction:
        """The exact value of somebody's policy."""

        @cache
        def value(seen: Seen) -> Fraction:
            return (
                self._turned(seen, value) if _left(seen) and policy(seen) else Fraction(self.goal(len(seen)))
            )

        return value(())

    def _value(self, seen: Seen) -> Fraction:
        if seen not in self._known:
            stop = Fraction(self.goal(len(seen)))
            self._known[seen] = max(stop, self._turned(seen, self._value))
        return self._known[seen]

    def _turned(self, seen: Seen, value: Callable[[Seen], Fraction]) -> Fraction:
        left = _left(seen)
        if not left:
            return Fraction(self.goal(len(seen)))
        room = self.hp - sum(seen)
        total = Fraction()
        for strength, copies in left.items():
            if strength < room:
                total += copies * value(tuple(sorted((*seen, strength))))
        return total / sum(left.values())


def _left(seen: Seen) -> dict[int, int]:
    return {value: n for value, n in (Counter(strengths()) - Counter(seen)).items() if n}


def checked(seen: Any) -> Seen:
    """Cards that can have been turned, smallest first."""
    if isinstance(seen, (str, bytes)) or not hasattr(seen, "__iter__"):
        raise ValueError(f"give the strengths turned so far, such as (2, 4), not {short(seen)}")
    cards = tuple(sorted(seen))
    Deck(Counter(strengths())).without(cards)
    return cards


# -- playing ------------------------------------------------------------------------------------------


class Solitaire:
    """One dungeon to play by hand: `turn()` or `stop()`.

    >>> game = Solitaire(seed=4)
    >>> game.turn().turn()
    Solitaire(turned 3, 2: 6 of 11 HP left, 2 points if you stop)
    >>> game.stop()
    Solitaire(turned 3, 2: stopped with 2 points)
    """

    def __init__(self, seed: int = 0, hp: int = HP) -> None:
        self.hp = whole_number(hp, "hp", 1, 100)
        self._deck = deal(strengths(), 13, stream(seed, "solitaire"))
        self.turned: list[int] = []
        self.stopped = False

    @property
    def fallen(self) -> bool:
        """Whether the hero has no hit points left."""
        return sum(self.turned) >= self.hp

    @property
    def over(self) -> bool:
        """Whether the hero has stopped or fallen."""
        return self.fallen or self.stopped

    @property
    def points(self) -> int:
        """What there is to lose, or what was won."""
        return 0 if self.fallen else len(self.turned)

    def turn(self) -> Solitaire:
        """Turn the next card; nothing happens when the game is over."""
        if not self.over:
            self.turned.append(self._deck[len(self.turned)])
        return self

    def stop(self) -> Solitaire:
        """Keep the points."""
        self.stopped = not self.fallen
        return self

    def __repr__(self) -> str:
        cards = "turned " + (", ".join(map(str, self.turned)) or "nothing")
        if self.fallen:
            return f"Solitaire({cards}: fallen, 0 points)"
        if self.stopped:
            return f"Solitaire({cards}: stopped with {self.points} points)"
        return f"Solitaire({cards}: {self.hp - sum(self.turned)} of {self.hp} HP left, {self.points} points if you stop)"


def play(policy: Policy, games: int = 20_000, *, seed: int = 0, hp: int = HP, goal: Goal = points) -> Mean:
    """Let a policy play so many dungeons: its mean with its error.

    >>> play(lambda seen: len(seen) < 2, 2000, seed=1)
    1.560 ± 0.019 (simulated, n=2000)
    """
    whole_number(games, "games", 1, 10_000_000)
    rng = stream(seed, "stopping")
    return Mean.of([goal(_play(policy, hp, rng)) for _ in range(games)])


def _play(policy: Policy, hp: int, rng: Random) -> int:
    deck = deal(strengths(), 13, rng)
    seen: list[int] = []
    while len(seen) < 13 and policy(tuple(sorted(seen))):
        seen.append(deck[len(seen)])
        if sum(seen) >= hp:
            return 0
    return len(seen)
