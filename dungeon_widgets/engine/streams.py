"""Labelled random streams: one seed, many independent sequences, the same on every machine.

Only `random` is ever called on them: it is the one method of `Random` whose sequence Python promises to keep.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, sha256
from random import Random
from secrets import randbits
from typing import TypeVar

T = TypeVar("T")

_FINE = 1 << 53
"""The steps of `Random.random`: beyond them one number is too coarse and could even round up to n."""


def fresh_seed() -> int:
    """A seed that nobody can guess: 64 bits from the system."""
    return randbits(64)


def stream(seed: int, *labels: object) -> Random:
    """The stream of `seed` for these labels.

    >>> stream(7, "chance").random() == stream(7, "chance").random()
    True
    >>> stream(7, "chance").random() == stream(7, "bot", 1).random()
    False
    """
    text = "/".join([str(seed), *map(str, labels)])
    return Random(int.from_bytes(sha256(text.encode()).digest()[:16], "big"))


class Stream(Random):
    """The numbers of one label through a whole game: at each step a sequence of its own.

    So a fork, an undo or a loaded game finds the same luck again without replaying what was drawn before. The first
    eight numbers of a step are read from a digest. The generator is seeded only for the ninth: seeding takes longer
    than most moves, and most moves need one number.

    >>> luck = Stream(7, "chance")
    >>> first = luck.at(3).random()
    >>> luck.at(4).random() == first, luck.at(3).random() == first
    (False, True)
    """

    def __new__(cls, seed: int, *labels: object) -> Stream:
        # Before Python 3.11 it takes one argument; and none would ask the system for entropy.
        return super().__new__(cls, 0)  # type: ignore[call-arg]

    def __init__(self, seed: int, *labels: object) -> None:
        self._labels = "/".join(map(str, labels))
        self.restart(seed)

    def restart(self, seed: int) -> None:
        """Begin the stream of the same label for another seed."""
        self._start = blake2b(f"{seed}/{self._labels}/".encode(), digest_size=64)
        self.at(0)

    def at(self, step: int) -> Stream:
        """Go to the first number of a step, and give the stream itself."""
        start = self._start.copy()
        start.update(b"%d" % step)
        self._digest = start.digest()
        self._read = 0
        self.gauss_next = None
        self.__dict__.pop("random", None)
        return self

    # What `Random` builds on other things than `random`: its whole numbers, bits, and the half of a pair `gauss` keeps.
    _randbelow = Random._randbelow_without_getrandbits  # type: ignore[attr-defined]

    def getrandbits(self, k: int) -> int:
        """A whole number of `k` bits."""
        return below(1 << k, self)

    def random(self) -> float:
        """The next number, at least 0 and below 1."""
        read = self._read
        if read == len(self._digest):
            self.seed(int.from_bytes(self._digest, "big"))
            self.__dict__["random"] = super().random  # from here on the generator itself is asked
            return super().random()
        self._read = read + 8
        return (int.from_bytes(self._digest[read : read + 8], "big") >> 11) / _FINE


def below(n: int, rng: Random) -> int:
    """A whole number from 0 to n - 1, each equally likely to within the 53 bits of a float.

    >>> below(6, stream(7, "die"))
    0
    """
    if n <= _FINE:
        return int(rng.random() * n)
    bits, number = 53, int(rng.random() * _FINE)
    while bits < n.bit_length() + 53:
        bits, number = bits + 53, number << 53 | int(rng.random() * _FINE)
    return number * n >> bits


def one_of(items: Sequence[T], rng: Random) -> T:
    """One item, each equally likely."""
    return items[int(rng.random() * len(items))]


def shuffled(items: Sequence[T], rng: Random) -> list[T]:
    """A shuffled copy (Fisher and Yates), by `random()` alone."""
    out = list(items)
    for i in range(len(out) - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        out[i], out[j] = out[j], out[i]
    return out
