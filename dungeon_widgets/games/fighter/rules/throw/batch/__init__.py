"""Many throws at once with NumPy: the plain model on arrays, bit for bit.

NumPy is optional, so this package is imported only where somebody asks for a batch.
"""

from .throws import Landings, throw_many, throws_by_hand

__all__ = ["Landings", "throw_many", "throws_by_hand"]
