"""The deck builder: what is wrong with a deck and what to think of, as sentences, while it is being made."""

from __future__ import annotations

from html import escape
from typing import Any, Literal, TypedDict

from ....engine.svg import FITS, ON_PAPER
from ..rules.chapters.decks import MAPS, MIN_CARDS, MIN_QUESTS, deck_from, deck_size, faults, warnings
from ..rules.content import Box, load_box
from ..rules.printed import Adventure, Hero, Map, Quest
from . import LANGUAGES
from .cards import CardWords
from .rulebook import explain


class DeckReport(TypedDict):
    """How many cards a deck has, every restriction it breaks, and warnings; legal if it breaks none."""

    size: int
    legal: bool
    faults: list[str]
    warnings: list[str]


CardKind = Literal["hero", "quest", "room", "passage", "treasure", "boon", "bane", "monster", "trap"]


class DeckRule(TypedDict):
    """A restriction: what it counts, how it stands ("37 / 50"), and whether it is kept."""

    label: str
    value: str
    kept: bool


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


def kinds_of(box: Box) -> dict[str, CardKind]:
    """Every card by its id with the heap a builder looks for it in, heap after heap."""
    found: dict[str, CardKind] = dict.fromkeys(box.heroes, "hero")
    found |= dict.fromkeys(box.quests, "quest")
    maps = sorted(box.maps.values(), key=lambda card: not card.room)
    found |= {card.id: "room" if card.room else "passage" for card in maps}
    for card in sorted(box.adventure.values(), key=lambda card: HEAPS.index(card.sub or card.type)):
        kind: Any = card.sub or card.type
        found[card.id] = kind
    return found


WEIGHT = {True: "bold", False: "normal"}
HEAPS = ("treasure", "boon", "bane", "monster", "trap")


def say(key: str, lang: str) -> str:
    """A word of the builder itself."""
    return LANGUAGES[lang].decks[f"builder.{key}"]


def rules_of(data: dict[str, Any], lang: str, box: Box | None = None) -> list[DeckRule]:
    """How the deck stands by each restriction of the tournament that counts something."""
    box = box or load_box()
    deck = deck_from(box, data)
    size, rooms = deck_size(deck), sum(box.maps[card].room for card in deck.maps)
    maps, quests = len(deck.maps), len(set(deck.quests))
    least, between = say("least", lang), say("between", lang)
    stands = [
        ("hero", f"{int(bool(deck.hero))} / 1", bool(deck.hero)),
        ("cards", least.format(n=size, least=MIN_CARDS), size >= MIN_CARDS),
        ("quests", least.format(n=quests, least=MIN_QUESTS), quests >= MIN_QUESTS),
        ("maps", between.format(n=maps, least=MAPS[0], most=MAPS[1]), MAPS[0] <= maps <= MAPS[1]),
        ("rooms", f"{rooms} {'=' if rooms * 2 == maps else '≠'} {maps - rooms}", rooms * 2 == maps),
    ]
    return [
        {"label": say(f"rule.{name}", lang), "value": value, "kept": kept} for name, value, kept in stands
    ]


def deck_picture(data: dict[str, Any], lang: str, box: Box | None = None) -> str:
    """The deck as a small SVG for saved outputs: its restrictions, its cards heap by heap, its faults."""
    box = box or load_box()
    drawn, kinds, said = faces(lang, box), kinds_of(box), report(data, lang, box)
    counts = {**data["adventure"], **{card: data["maps"].count(card) for card in data["maps"]}}
    counts |= dict.fromkeys(data["quests"], 1) | ({data["hero"]: 1} if data["hero"] else {})
    rules = " · ".join(f"{rule['label']} {rule['value']}" for rule in rules_of(data, lang, box))
    lines = [(say("legal" if said["legal"] else "illegal", lang), True), (rules, False)]
    for kind in dict.fromkeys(kinds.values()):
        held = [
            f"{counts[card]}× {drawn[card]['name']}"
            for card in kinds
            if kinds[card] == kind and counts.get(card)
        ]
        for at in range(0, len(held), 4):
            lines.append(
                (
                    f"{say(f'heap.{kind}', lang) + ': ' if at == 0 else '    '}{', '.join(held[at : at + 4])}",
                    False,
                )
            )
    lines += [(f"✗ {fault}", False) for fault in said["faults"]] + [
        (f"! {one}", False) for one in said["warnings"]
    ]
    height = 20 * len(lines) + 14
    text = "".join(
        f'<text x="10" y="{24 + 20 * at}" font-size="13" font-weight="{WEIGHT[head]}" '
        f'fill="#1c2228" xml:space="preserve">{escape(line)}</text>'
        for at, (line, head) in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 {height}" '
        f'width="{ON_PAPER}" height="{round(height * ON_PAPER / 720)}" '
        f'style="{FITS}" font-family="Georgia, serif" role="img"><rect width="720" height="{height}" rx="8" fill="#f6efdd"/>{text}</svg>'
    )
