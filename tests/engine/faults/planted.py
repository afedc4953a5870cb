"""What a planted fault is: a toy with one thing wrong, in modules of their own so that another process can import them."""

from __future__ import annotations

from typing import ClassVar

from tests.engine.toy import ToyGame


class Planted:
    """`finds` is what the kit must say about the game, `games` how many it may play to find it."""

    finds: ClassVar[str]
    games: ClassVar[int] = 2


class Faulty(Planted, ToyGame):
    """The toy with a fault."""
