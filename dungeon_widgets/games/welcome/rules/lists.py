"""Decks and lists of actions that a game looks up all the time, made once and kept."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import TypeVar

from ....engine.state import Action
from .equipment import Equipment
from .records import ADD, Counts, Tiles

SPECIALS = 2  # FR2 Mise en place 3

K = TypeVar("K")
V = TypeVar("V")


class Made(dict[K, V]):
    """Values made when they are first looked up, and then as quick as any dictionary."""

    def __init__(self, make: Callable[[K], V]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: K) -> V:
        value = self[key] = self._make(key)
        return value


class Lists:
    """The decks by special monsters, the cards of a deck, and the actions of each kind, sorted."""

    def __init__(self, equipment: Equipment, players: int) -> None:
        box = equipment.box
        self.decks: dict[Tiles, Counts] = Made(equipment.deck)
        self.cards: dict[Counts, list[str]] = Made(
            lambda deck: [kind for kind, n in zip(box.kinds, deck, strict=True) for _ in range(n)]
        )
        self.deals: dict[Counts, list[Action]] = Made(
            lambda deck: [("deal", kind) for kind in self.cards[deck]]
        )
        self.places: dict[Tiles, list[Action]] = Made(
            lambda tiles: sorted([ADD, *(("strip", tile) for tile in tiles)])
        )
        self.kinds: list[Action] = [("deal", kind) for kind in box.kinds]
        self.specials: list[Action] = [("specials", *two) for two in combinations(box.specials, SPECIALS)]
        self.first: list[Action] = [("first", seat) for seat in range(players)]
        self.heroes: list[Action] = sorted(("hero", hero) for hero in box.heroes)
