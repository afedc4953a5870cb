"""Exact probability first (whole numbers inside, fractions at the edge); estimates say so and by how much.

deck      A deck: kinds of cards with their number of copies, drawn without replacement
dist      Exact distributions: integer weights over one denominator, so that they sum to exactly 1
estimate  Simulated probabilities that carry their size, their error and their seed
solver    The exact value of a position: chance is averaged, a chooser takes its best. Works through the contract alone
"""

from ..engine.errors import TooLarge
from .deck import Deck
from .dist import Dist
from .estimate import Estimate, Mean
from .solver import Solver

__all__ = ["Deck", "Dist", "Estimate", "Mean", "Solver", "TooLarge"]
