"""FR Customisation de deck: what a tournament deck must be; every restriction that is broken is named."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from .....engine.checks import short
from ..content import ENTRANCE, Box
from ..printed import Deck

MIN_CARDS = 50
MAX_COPIES = 4
MAPS = (6, 12)
MIN_QUESTS = 3


class DeckFault(NamedTuple):
    """A restriction that is broken (or, for a warning, a thing to think of), with the numbers and cards it is about."""

    rule: str
    n: int = 0
    card: str = ""


def deck_size(deck: Deck) -> int:
    """All the cards; the Entrance Chamber lies outside (ruling 27)."""
    return bool(deck.hero) + len(deck.quests) + len(deck.maps) + sum(deck.adventure.values())


def faults(box: Box, deck: Deck) -> list[DeckFault]:
    """Every restriction the deck breaks; a legal deck breaks none."""
    found = unknown_cards(box, deck)
    if found:
        return found
    if not deck.hero:
        found.append(DeckFault("deck_hero"))
    size = deck_size(deck)
    if size < MIN_CARDS:
        found.append(DeckFault("deck_small", size))
    copies = Counter(deck.maps)
    copies.update(deck.adventure)
    found += [DeckFault("deck_copies", n, card) for card, n in sorted(copies.items()) if n > MAX_COPIES]
    rooms = sum(1 for card in deck.maps if box.maps[card].room)
    if rooms * 2 != len(deck.maps):
        found.append(DeckFault("deck_rooms", rooms))
    if not MAPS[0] <= len(deck.maps) <= MAPS[1]:
        found.append(DeckFault("deck_maps", len(deck.maps)))
    found += [DeckFault("deck_quest_twice", n, quest) for quest, n in Counter(deck.quests).items() if n > 1]
    if len(deck.quests) < MIN_QUESTS:
        found.append(DeckFault("deck_quests", len(deck.quests)))
    if ENTRANCE in deck.maps:
        found.append(DeckFault("deck_entrance"))
    return found


def unknown_cards(box: Box, deck: Deck) -> list[DeckFault]:
    """Cards there are not, and numbers that are none."""
    found = [] if deck.hero in ("", *box.heroes) else [DeckFault("deck_unknown", card=deck.hero)]
    found += [DeckFault("deck_unknown", card=quest) for quest in deck.quests if quest not in box.quests]
    found += [DeckFault("deck_unknown", card=card) for card in deck.maps if card not in box.maps]
    for card, n in deck.adventure.items():
        if card not in box.adventure:
            found.append(DeckFault("deck_unknown", card=card))
        elif type(n) is not int or n < 1:
            found.append(DeckFault("deck_number", card=card))
    return found


def warnings(box: Box, deck: Deck) -> list[DeckFault]:
    """Quests whose rooms the deck does not bring (ruling 52): they may turn out impossible."""
    rooms = {*deck.maps, ENTRANCE}
    return [
        DeckFault("deck_room_missing", card=quest)
        for quest in deck.quests
        if quest in box.quests
        and any(step.room is not None and step.room not in rooms for step in box.quests[quest].steps)
    ]


def deck_from(box: Box, given: Any) -> Deck:
    """A deck by the name of a sample, or from data: hero, quests, maps, adventure, entrance; `ValueError` if neither."""
    if isinstance(given, str):
        if given not in box.decks:
            raise ValueError(f"there is no deck {short(given)}; there are: {', '.join(box.decks)}")
        return box.decks[given]
    if not isinstance(given, dict):
        raise ValueError(f"a deck is the name of a sample or its data, not {short(given)}")
    for name, kind in (("hero", str), ("quests", list), ("maps", list), ("adventure", dict)):
        if not isinstance(given.get(name), kind):
            raise ValueError(f"deck: field {name!r} must be a {kind.__name__}, not {short(given.get(name))}")
    if unknown := set(given) - {"id", "name", "icon", "hero", "quests", "maps", "adventure", "entrance"}:
        raise ValueError(f"deck: unknown field {short(min(unknown, key=str))}")
    return Deck(
        id=str(given.get("id", "own")),
        name=given.get("name", {"en": "Own deck", "fr": "Deck personnel"}),
        icon=str(given.get("icon", "card-pickup")),
        hero=given["hero"],
        quests=tuple(given["quests"]),
        maps=tuple(given["maps"]),
        adventure=dict(given["adventure"]),
        entrance=bool(given.get("entrance", True)),
    )


def deck_data(deck: Deck) -> dict[str, Any]:
    """The deck as JSON data."""
    return {
        "hero": deck.hero,
        "quests": list(deck.quests),
        "maps": list(deck.maps),
        "adventure": dict(deck.adventure),
        "entrance": deck.entrance,
    }
