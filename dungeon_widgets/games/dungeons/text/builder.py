"""The deck builder: what is wrong with a deck and what to think of, as sentences, while it is being made."""

from __future__ import annotations

from typing import Any, TypedDict

from ..rules.cards import Adventure, Hero, Map, Quest
from ..rules.content import Box, load_box
from ..rules.decks import deck_from, deck_size, faults, warnings
from . import LANGUAGES
from .cards import CardWords
from .rulebook import explain


class DeckReport(TypedDict):
    """How many cards a deck has, every restriction it breaks, and warnings; legal if it breaks none."""

    size: int
    legal: bool
    faults: list[str]
    warnings: list[str]


class Face(TypedDict):
    """What a page shows of a card, in one language."""

    name: str
    text: str
    icon: str
    kind: str
    cost: int


def report(data: str | dict[str, Any], lang: str, box: Box | None = None) -> DeckReport:
    """A deck (a sample's name, or its data) judged by the restrictions of the tournament."""
    box = box or load_box()
    table = LANGUAGES[lang]
    try:
        deck = deck_from(box, data)
    except ValueError as error:
        return {"size": 0, "legal": False, "faults": [str(error)], "warnings": []}
    broken = faults(box, deck)
    return {
        "size": deck_size(deck) if not any(fault.rule == "deck_number" for fault in broken) else 0,
        "legal": not broken,
        "faults": [explain(box, fault, table) for fault in broken],
        "warnings": [explain(box, fault, table) for fault in warnings(box, deck)],
    }


def faces(lang: str, box: Box | None = None) -> dict[str, Face]:
    """Every card by its id: name, generated text, icon, kind and cost."""
    box = box or load_box()
    words = CardWords(box, LANGUAGES[lang])
    found: dict[str, Face] = {}
    cards: list[Hero | Quest | Map | Adventure] = [
        *box.heroes.values(),
        *box.quests.values(),
        *box.maps.values(),
        *box.adventure.values(),
    ]
    for card in cards:
        adventure = card if isinstance(card, Adventure) else None
        found[card.id] = {
            "name": card.name[lang],
            "text": words.card(card.id),
            "icon": card.icon,
            "kind": (adventure.sub or adventure.type) if adventure else type(card).__name__.lower(),
            "cost": adventure.cost if adventure else 0,
        }
    return found
