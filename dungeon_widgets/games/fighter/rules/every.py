"""Every action that a hero may ever choose, so that each can be called by its number; one entry stands for all throws."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, permutations
from typing import TYPE_CHECKING

from ....engine.state import Action
from .printed import COLOURS, Content, Item
from .records import (
    AGAIN,
    BONUS,
    DARK,
    DONE,
    FIGHT,
    HEAL,
    KEEP,
    LEAVE,
    LIGHT,
    NO_ABILITY,
    PASS,
    RETREAT,
    TAKE_BACK,
    WHITE_DIE,
)  # fmt: skip

if TYPE_CHECKING:
    from ..game import FighterGame

LAUNCH: Action = ("launch",)
"""Stands for every launch: `launch_of` makes one out of numbers."""
PLAIN = (
    AGAIN, BONUS, DARK, DONE, FIGHT, HEAL, KEEP, LEAVE, LIGHT, NO_ABILITY, PASS, RETREAT, TAKE_BACK, WHITE_DIE,
)  # fmt: skip


def every_action(game: FighterGame) -> list[Action]:
    """All that a hero may ever choose, sorted."""
    content, seats = game.content, range(game.players)
    found: set[Action] = {LAUNCH, *PLAIN}
    found.update(("hero", hero) for hero in content.heroes)
    found.update(("room", room) for room in content.rooms)
    found.update(("ability", ability) for ability in content.abilities)
    found.update((verb, colour) for verb in ("die", "scar") for colour in COLOURS)
    found.update(("call", seat) for seat in seats)
    found.update(_of_cards(content, seats))
    return sorted(found)


def listed(action: Action) -> Action:
    """What stands for an action in the list."""
    return LAUNCH if action[0] == "launch" else action


def _of_cards(content: Content, seats: range) -> Iterable[Action]:
    """What may be done with equipment: bought, given, exchanged, declared, used."""
    for card, item in content.items.items():
        yield from (("buy", card), ("discard", card))
        yield from (("use", card, *target) for target in _targets(item, seats))
        yield from ((verb, card, seat) for verb in ("give", "trade") for seat in seats)
    for kind in ("weapon", "armour", "consumable"):
        alike = sorted(card for card, item in content.items.items() if item.kind == kind)
        yield from (("swap", *pair) for pair in combinations(alike, 2))
        yield from (("give", card, seat, old) for card, old in permutations(alike, 2) for seat in seats)
    weapons = sorted(card for card, item in content.items.items() if item.kind == "weapon")
    most = max(hero.slots["weapon"] for hero in content.heroes.values())
    for n in range(most + 1):
        yield from (("weapons", *chosen) for chosen in combinations(weapons, n))


def _targets(item: Item, seats: range) -> list[tuple[int | str, ...]]:
    """Whom or what the card may be used on."""
    if item.effects[0].op in ("heal_one", "stay_up"):
        return [(seat,) for seat in seats]
    if item.effects[0].op == "recover_colored_die":
        return [(colour,) for colour in COLOURS]
    return [()]
