"""Puzzles: positions with one clearly best choice that a simple habit gets wrong. They are found by ``python -m scripts.puzzles``.

puzzle  What a puzzle is: a position, what each choice is worth, the best one, and the habit that misses it
bank    The puzzles that ship, read when they are asked for, and the puzzle of a day
why     Why the best choice is best, in a few sentences made of counts
rating  The rating and the streak of who solves them: plain arithmetic, kept by others
"""

from .bank import bank, puzzle_of
from .puzzle import Judged, Puzzle, Reason

__all__ = ["Judged", "Puzzle", "Reason", "bank", "puzzle_of"]
