"""How a sensible group chooses between the fights: heroes, rooms, who gets a card, exchange, what to buy."""

from __future__ import annotations

from math import fsum

from ....engine.state import Action
from ..rules.content import load_content
from ..rules.records import BONUS, DONE, HEAL, LEAVE
from ..sight.parts import ItemView
from ..sight.view import FighterView
from .worth import card_worth, room_worth

HERO_ORDER = ("marvin", "doigts_de_fee", "murka", "grace", "edith", "brad", "wilrond", "margarhilda")


def choose_hero(view: FighterView, legal: list[Action]) -> Action:
    return min(legal, key=lambda action: HERO_ORDER.index(action[1]))


def choose_room(view: FighterView, legal: list[Action]) -> Action:
    rooms = load_content().rooms
    return max(legal, key=lambda action: (room_worth(view, rooms[action[1]]), action))


def choose_gift(view: FighterView, legal: list[Action]) -> Action:
    """To the hero who gains most by it; weapons to those with free hands, armour to those without."""
    gives = [action for action in legal if action[0] == "give"]
    return max(gives, key=lambda action: (_gain(view, action), action), default=legal[0])


def _gain(view: FighterView, action: Action) -> float:
    _, card, seat, *olds = action
    hero = view["heroes"][seat]
    kind = load_content().items[card].kind
    held = sum(load_content().items[item["id"]].kind == kind for item in hero["items"])
    gain = card_worth(card, hero["skill"]) - 0.3 * held - 0.05 * len(hero["items"])
    return gain - fsum(card_worth(old, hero["skill"]) for old in olds)


def choose_trade(view: FighterView, legal: list[Action]) -> Action:
    """Save what a hero who is out has left behind; otherwise keep things as they are."""
    left = {item["id"] for hero in view["heroes"] if hero["out"] for item in hero["items"]}
    saves = [action for action in legal if action[0] == "trade" and action[1] in left]
    return saves[0] if saves else DONE


def choose_purchase(view: FighterView, legal: list[Action]) -> Action:
    """Healing for a battered group, good cards, then dice for the boss; nothing is saved for after the last shop."""
    heroes = [hero for hero in view["heroes"] if hero["health"] > 0]
    missing = [hero["most"] - hero["health"] for hero in heroes]
    gain = sum(min(1, m) for m in missing)
    last = view["shops"] == load_content().setup.shops - 1
    if HEAL in legal and gain >= 0.7 * len(heroes) and sum(missing) >= (2.5 if last else 3.5) * len(heroes):
        return HEAL
    best = _best_card(view, legal)
    wanted_dice = 9 if last else 4
    if best is not None:
        return best
    if BONUS in legal and view["dice"] < wanted_dice:
        return BONUS
    if HEAL in legal and gain >= 0.5 * len(heroes):
        return HEAL
    return LEAVE


def dice_come_first(view: FighterView, legal: list[Action]) -> bool:
    """In the last shop, while dice are few: the boss is beaten by throws, and a card serves one hero of the group.

    The more heroes there are, the fewer throws each has, and the less a weapon is worth.
    """
    last = view["phase"] == "shop" and view["shops"] == load_content().setup.shops - 1
    return last and BONUS in legal and view["dice"] < DICE_FIRST


DICE_FIRST = 6
"""White dice that a group should have before it buys a card in the last shop."""


def _best_card(view: FighterView, legal: list[Action]) -> Action | None:
    """The card with the best worth for its price, if a hero has a place for it and it beats a bonus die."""
    items = load_content().items
    found: list[tuple[float, Action]] = []
    for action in legal:
        if action[0] != "buy":
            continue
        item = items[action[1]]
        takers = [
            hero
            for hero in view["heroes"]
            if not hero["out"] and _slots(hero["id"], hero["items"], item.kind) > 0
        ]
        if takers:
            worth = max(card_worth(item.id, hero["skill"]) for hero in takers)
            found.append((worth / max(1, item.cost), action))
    best = max(found, default=None)
    return best[1] if best is not None and best[0] > PRICE else None


PRICE = 1.15
"""Worth a coin must bring to be spent on a card rather than on dice and healing."""


def _slots(hero: str, items: list[ItemView], kind: str) -> int:
    known = load_content().items
    held = sum(known[item["id"]].kind == kind for item in items)
    return load_content().heroes[hero].slots[kind] - held
