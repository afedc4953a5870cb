"""Many throws at once with NumPy: the plain model on arrays, bit for bit.

NumPy is optional, so this package is imported only where somebody asks for a batch.

flight  `flight` on arrays: one contact at a time for all dice still in the air
points  The luck and the target of the plain model, on arrays
slide   `slide` on arrays: one step of 4 mm at a time for all dice that still move
throws  Many throws at once, in chunks that fit into the processor's own memory
"""

from .throws import Landings, throw_many, throws_by_hand

__all__ = ["Landings", "throw_many", "throws_by_hand"]
