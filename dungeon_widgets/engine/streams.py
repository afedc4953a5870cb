"""Labelled random streams: one seed, many independent sequences, the same on every machine.

Only `Random.random` is ever called on them: it is the one method whose sequence Python promises to keep.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
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
    return Random(int.from_bytes(hashlib.sha256(text.encode()).digest()[:16], "big"))


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
