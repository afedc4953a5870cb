"""One hidden card, two players: to stay or to pass, and what one's choice tells.

The card is weak or strong, each one time in two. A looks at it and passes (then B goes in for a stake of 1) or stays;
then B passes (A goes in for 1) or stays (B goes in for 2). Who goes in gains the stake from a weak card and pays it for
a strong one; what one gains the other loses.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from ...engine.checks import short
from ...engine.checks import whole as whole_number
from ...engine.streams import stream
from ...odds import Mean
from ..text.answers import Unreadable, read_number

LONG = 1_000_000


def gain(x: Any, y: Any, z: Any) -> Fraction:
    """A's expected gain per round if A stays with a weak card (x), with a strong one (y), and B stays (z).

    >>> gain(1, 0, 1), gain(1, 0, "2/3"), gain(1, 1, 0)
    (Fraction(-1, 2), Fraction(0, 1), Fraction(0, 1))
    """
    a, b, c = (chance(value) for value in (x, y, z))
    weak = a * ((1 - c) - 2 * c) - (1 - a)
    strong = b * (2 * c - (1 - c)) + (1 - b)
    return (weak + strong) / 2


def best_answer(x: Any, y: Any) -> Fraction | None:
    """How often B should stay against A's habit: always, never, or nothing where it does not matter.

    >>> best_answer(1, 0), best_answer("1/4", "3/4"), best_answer(1, 1)
    (Fraction(1, 1), Fraction(0, 1), None)
    """
    always, never = gain(x, y, 1), gain(x, y, 0)
    return None if always == never else Fraction(always < never)


def exploitability(x: Any, y: Any) -> Fraction:
    """What a B who knows A's habit takes from it each round.

    >>> exploitability(1, 0), exploitability("1/2", "1/2")
    (Fraction(1, 2), Fraction(0, 1))
    """
    return max(Fraction(), -min(gain(x, y, 1), gain(x, y, 0)))


def exploitability_of_b(z: Any) -> Fraction:
    """What an A who knows B's habit takes from it each round.

    >>> exploitability_of_b("2/3"), exploitability_of_b(1)
    (Fraction(0, 1), Fraction(1, 2))
    """
    return max(gain(1, 0, z), gain(0, 1, z), Fraction())


def weak_if_stays(x: Any, y: Any) -> Fraction | None:
    """How likely the card is weak once A has stayed, x / (x + y); nothing if A never stays.

    >>> weak_if_stays(1, "1/4")
    Fraction(4, 5)
    """
    a, b = chance(x), chance(y)
    return a / (a + b) if a + b else None


class Match:
    """Rounds against a B who learns: B counts what A did with which card, and answers it best.

    Play by hand with `stay()` and `pass_()`, or let a habit play with `play`.

    >>> match = Match(seed=3)
    >>> match.card in ("weak", "strong")
    True
    >>> honest = Match(seed=3).play(1, 0, 200)
    >>> honest.mean.mean < -0.3
    True
    """

    def __init__(self, seed: int = 0) -> None:
        self.seed = whole_number(seed, "seed", -(2**63), 2**64)
        self._rng = stream(self.seed, "bluff")
        self.rounds: list[tuple[str, str, str, int]] = []
        # What B has seen of A, with one imagined round of each kind so that B begins undecided.
        self._stayed = {"weak": 1, "strong": 1}
        self._seen = {"weak": 2, "strong": 2}
        self._deal()

    def _deal(self) -> None:
        self.card = "weak" if self._rng.random() < 0.5 else "strong"

    @property
    def belief(self) -> tuple[Fraction, Fraction]:
        """How often B thinks that A stays with a weak card, and with a strong one."""
        return (
            Fraction(self._stayed["weak"], self._seen["weak"]),
            Fraction(self._stayed["strong"], self._seen["strong"]),
        )

    def stay(self) -> Match:
        """Stay with the card in hand; B answers, the card is shown, the next one is dealt."""
        return self._play(True)

    def pass_(self) -> Match:
        """Pass: B goes in."""
        return self._play(False)

    def play(self, x: Any, y: Any, rounds: int = 20) -> Match:
        """Let A stay with a weak card with probability x, and with a strong one with probability y."""
        a, b = chance(x), chance(y)
        for _ in range(whole_number(rounds, "rounds", 1, LONG)):
            self._play(self._rng.random() < (a if self.card == "weak" else b))
        return self

    def _play(self, stays: bool) -> Match:
        b_stays = stays and self._answer()
        weak = 1 if self.card == "weak" else -1
        won = weak * ((-2 if b_stays else 1) if stays else -1)
        self.rounds.append(
            (self.card, "stay" if stays else "pass", ("stay" if b_stays else "pass") if stays else "", won)
        )
        self._seen[self.card] += 1
        self._stayed[self.card] += stays
        self._deal()
        return self

    def _answer(self) -> bool:
        best = best_answer(*self.belief)
        return self._rng.random() < (Fraction(2, 3) if best is None else best)

    @property
    def score(self) -> int:
        """What A has won so far."""
        return sum(won for *_, won in self.rounds)

    @property
    def mean(self) -> Mean:
        """A's mean gain per round."""
        return Mean.of([won for *_, won in self.rounds])

    def __repr__(self) -> str:
        return f"Match({len(self.rounds)} rounds, score {self.score}; your card is {self.card})"


def simulate(x: Any, y: Any, z: Any, rounds: int = 10_000, *, seed: int = 0) -> Mean:
    """A's mean gain over many rounds with fixed habits.

    >>> simulate(1, 0, 1, 2000, seed=1)
    -0.537 ± 0.034 (simulated, n=2000)
    """
    a, b, c = (float(chance(value)) for value in (x, y, z))
    rng = stream(seed, "fixed bluff")
    return Mean.of([_round(a, b, c, rng) for _ in range(whole_number(rounds, "rounds", 1, LONG))])


def _round(x: float, y: float, z: float, rng: Random) -> int:
    weak = rng.random() < 0.5
    if rng.random() >= (x if weak else y):
        return -1 if weak else 1
    if rng.random() < z:
        return -2 if weak else 2
    return 1 if weak else -1


def chance(value: Any) -> Fraction:
    """A habit as a chance from 0 to 1."""
    try:
        read = read_number(value).value
    except Unreadable:
        raise ValueError(f"a chance is a number such as 0.5 or '1/2', not {short(value)}") from None
    if not 0 <= read <= 1:
        raise ValueError(f"a chance lies between 0 and 1, not {short(value)}")
    return read
