"""Exact probability first (whole numbers inside, fractions at the edge); estimates say so and by how much."""

from ..engine.errors import TooLarge
from .deck import Deck
from .dist import Dist
from .estimate import Estimate, Mean
from .solver import Solver

__all__ = ["Deck", "Dist", "Estimate", "Mean", "Solver", "TooLarge"]
