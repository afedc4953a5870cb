"""The luck of one throw: numbers that depend on its 32-bit seed and a channel, the same in every language.

A throw asks for many numbers in an order of its own, and the batch for the same ones in another: hashing seed and
channel makes the order not matter.
"""

from __future__ import annotations

AIM, STRENGTH, LOFT, SPIN, TIMING = range(200, 205)
"""The channels of the hand; bounce k uses 10k + 1 to 10k + 3."""
REST, FACE = 901, 902

_MASK = 0xFFFFFFFF
_ROOT3 = 1.7320508075688772


def h32(x: int) -> int:
    """Mix 32 bits (lowbias32).

    >>> h32(12345)
    2435775735
    """
    x ^= x >> 16
    x = x * 0x7FEB352D & _MASK
    x ^= x >> 15
    x = x * 0x846CA68B & _MASK
    return x ^ x >> 16


def uniform(seed: int, channel: int) -> float:
    """A number between 0 and 1, never one of them."""
    mixed = h32(seed ^ (channel * 0x9E3779B9 & _MASK))
    return (h32(mixed + channel & _MASK) + 0.5) * (1.0 / 4294967296.0)


def normal(seed: int, channel: int) -> float:
    """Four uniform numbers, scaled to mean 0 and variance 1: bell-shaped, and never beyond 3.47."""
    c = 4 * channel
    total = uniform(seed, c) + uniform(seed, c + 1) + uniform(seed, c + 2) + uniform(seed, c + 3)
    return (total - 2.0) * _ROOT3
