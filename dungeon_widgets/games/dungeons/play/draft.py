"""A deck for the tournament while it is being made: cards come and go, legal or not."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ....engine.checks import whole
from ....engine.errors import unknown
from ..rules.chapters.decks import deck_data, deck_from
from ..rules.content import ENTRANCE, Box, load_box

MOST = 9
"""Copies a draft takes of one card: enough to break every restriction and be told so."""


class DeckDraft:
    """The cards of a deck by number; what is wrong with it is for `rules.decks` to say.

    >>> draft = DeckDraft()
    >>> draft.put("h-paladin", 1)
    >>> draft.put("q-vault", 1)
    >>> draft.put("e-ghoul", 3)
    >>> draft.data()["adventure"], draft.count("e-ghoul")
    ({'e-ghoul': 3}, 3)
    """

    def __init__(self, box: Box | None = None) -> None:
        self.box = box or load_box()
        self.clear()

    def clear(self) -> None:
        """No card but the Entrance Chamber, which every deck may bring."""
        self.hero = ""
        self.entrance = True
        self._cards: Counter[str] = Counter()

    def begin_with(self, deck: str | dict[str, Any]) -> None:
        """Take a sample by its name, or a deck's data."""
        data = deck_data(deck_from(self.box, deck))
        cards = Counter([*data["quests"], *data["maps"]])
        for card, n in data["adventure"].items():
            cards[card] += whole(n, f"copies of {card}", 1, MOST)
        for card in cards:
            self._known(card)
        if data["hero"] and data["hero"] not in self.box.heroes:
            raise unknown("hero", data["hero"], self.box.heroes)
        self.hero, self.entrance, self._cards = data["hero"], data["entrance"], cards

    def put(self, card: str, n: int) -> None:
        """Have so many of a card: a hero takes the place of the one before."""
        whole(n, "n", 0, MOST)
        if card == ENTRANCE:
            self.entrance = n > 0
        elif card in self.box.heroes:
            self.hero = card if n else ""
        else:
            self._known(card)
            self._cards[card] = n

    def count(self, card: str) -> int:
        """How many of a card the deck has."""
        if card == ENTRANCE:
            return int(self.entrance)
        return int(card == self.hero) if card in self.box.heroes else self._cards[card]

    def data(self) -> dict[str, Any]:
        """The deck as `DungeonsGame(decks=...)` takes it."""

        def listed(kind: Any) -> list[str]:
            return sorted(card for card in self._cards.elements() if card in kind)

        adventure = {card: n for card, n in sorted(self._cards.items()) if n and card in self.box.adventure}
        return {
            "hero": self.hero,
            "quests": listed(self.box.quests),
            "maps": listed(self.box.maps),
            "adventure": adventure,
            "entrance": self.entrance,
        }

    def _known(self, card: str) -> None:
        if not any(card in kind for kind in (self.box.quests, self.box.maps, self.box.adventure)):
            raise unknown("card", card, [*self.box.quests, *self.box.maps, *self.box.adventure])
