"""What the page of the deck builder is shown."""

from __future__ import annotations

from typing import TypedDict

from ....games.dungeons.text.builder import CardKind, DeckRule


class DeckCard(TypedDict):
    """A card to choose: how many the deck has (`count`), and why no more may come (`full`, empty if one may)."""

    id: str
    name: str
    text: str
    icon: str
    kind: CardKind
    cost: int
    count: int
    full: str


class DeckSample(TypedDict):
    """A deck to begin with."""

    id: str
    name: str


class DeckState(TypedDict):
    """The deck as it is: every restriction, every fault and warning in words."""

    cards: list[DeckCard]
    samples: list[DeckSample]
    rules: list[DeckRule]
    legal: bool
    verdict: str
    faults: list[str]
    warnings: list[str]
