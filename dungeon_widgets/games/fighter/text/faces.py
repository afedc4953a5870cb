"""What every card says, for the page: its name and its text by kind and id, in one language."""

from __future__ import annotations

from ....engine.words import CardFace
from ..rules.content import load_content


def faces(lang: str) -> dict[str, CardFace]:
    """Names and texts of all cards.

    >>> faces("en")["throw:far"]["name"], faces("fr")["room:golden_cauldron"]["name"]
    ('Far', 'Salle du Chaudron d’Or')
    """
    content = load_content()
    cards: dict[str, CardFace] = throw_faces(lang)
    for foe in (*content.monsters.values(), *content.bosses.values()):
        cards[f"foe:{foe.id}"] = {"name": foe.name[lang], "text": ""}
    for room in content.rooms.values():
        cards[f"room:{room.id}"] = {"name": room.name[lang], "text": room.text[lang]}
    for item in content.items.values():
        cards[f"item:{item.id}"] = {"name": item.name[lang], "text": item.text[lang]}
    for ability in content.abilities.values():
        cards[f"ability:{ability.id}"] = {"name": ability.name[lang], "text": ability.text[lang]}
    for power in content.powers.values():
        cards[f"power:{power.id}"] = {"name": power.name[lang], "text": power.text[lang]}
    for family in content.types.values():
        cards[f"type:{family.id}"] = {"name": family.name[lang], "text": ""}
    for level, difficulty in content.setup.difficulty.items():
        cards[f"difficulty:{level}"] = {"name": difficulty.name[lang], "text": ""}
    for index, (_, names) in enumerate(content.setup.titles):
        cards[f"title:{index}"] = {"name": names[lang], "text": ""}
    return cards


def throw_faces(lang: str) -> dict[str, CardFace]:
    """The special throws with the one line of instruction of each."""
    throws = load_content().throws.values()
    return {f"throw:{card.id}": {"name": card.name[lang], "text": card.hint[lang]} for card in throws}
