"""Decks and lists of actions that a game looks up all the time, made once and kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import TypeVar

from ....engine.state import Action
from .effects import CUBE
from .equipment import Equipment
from .records import ADD, DRAW, FACE, PASS, TURN, Counts, Tiles

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
        self.equipment = equipment
        self.players = players
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

    def every(self, specials: Iterable[str]) -> list[Action]:
        """Every action a seat may ever choose in a game with some of these special monsters, sorted."""
        box, specials = self.equipment.box, tuple(specials)
        cube = any(box.monsters[kind].effect == CUBE for kind in specials)
        found = {ADD, DRAW, FACE, PASS, TURN, *self.heroes}
        for hero in box.heroes.values():
            bombs = {tile for tile in hero.tiles if box.tiles[tile].costs_tile}
            for tile in map(box.tiles.__getitem__, hero.tiles):
                found.add(("strip", tile.id))
                if tile.chosen:
                    found.add(("use", tile.id))
                if cube or bombs - {tile.id}:
                    found.add(("discard", tile.id))
            naming = self.equipment.naming(hero.tiles)
            if naming is not None:
                found |= {("name", kind) for kind in self.equipment.may_name(naming, specials)}
                if naming.named_by_another:
                    found |= {("ask", seat) for seat in range(self.players)}
        return sorted(found)
