"""What cards, foes, rooms and people are called."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.content import Box
from .sentences import Sentences


def card_name(box: Box, id: str, lang: str) -> str:
    """The name of any card; an id that names none stays as it is."""
    for cards in (box.adventure, box.maps, box.quests, box.heroes):
        if id in cards:
            return cards[id].name[lang]
    return id


def foe_name(box: Box, against: str, foe: str, lang: str) -> str:
    """The monster of a card, of a quest's step, or of a room's effect."""
    if against == "monster":
        return card_name(box, foe, lang)
    of, at = foe.rsplit("/", 1)
    printed = (box.quests[of].steps if against == "quest" else box.lists[of])[int(at)].foe
    return printed.name[lang] if printed is not None else ""


def person(seat: int, reader: int | None, names: Sequence[str], table: Sentences) -> str:
    """A player's name, or ``you`` for who reads."""
    if seat < 0:
        return ""
    return table.say["you"] if seat == reader else names[seat]


def ability_name(box: Box, card: str, at: int, lang: str) -> str:
    """What an ability is called: its own name, else the card's."""
    if card in box.heroes:
        ability = box.heroes[card].power
    else:
        owner = box.adventure.get(card) or box.maps[card]
        ability = owner.abilities[at]
    return ability.name[lang] if ability.name else card_name(box, card, lang)


def signed(n: int) -> str:
    """``+2``, ``−1``."""
    return f"+{n}" if n >= 0 else f"\N{MINUS SIGN}{-n}"
