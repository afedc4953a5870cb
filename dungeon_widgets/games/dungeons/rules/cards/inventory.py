"""Treasures, Boons and Banes in play: limits and surplus, uses, replacing, stealing, fetching, replacing a quest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....engine.stack import push
from .....engine.state import Event
from ..board.seating import others, pile_of
from ..events import told
from ..frames import Ask
from ..printed import Adventure, Filter
from ..records import Item
from . import hands
from .attributes import limit

if TYPE_CHECKING:
    from ..state import Adventurer, DungeonsState

LISTS = {"treasure": "treasures", "boon": "boons", "bane": "banes"}
LIMITED = ("treasure", "boon")
"""Banes count for nothing (ruling 20)."""


def items(hero: Adventurer, kind: str) -> tuple[Item, ...]:
    """The cards of one kind in play before a player."""
    found: tuple[Item, ...] = getattr(hero, LISTS[kind])
    return found


def count(state: DungeonsState, seat: int, source: str) -> int:
    """How many cards of a kind there are to lose; wounded monsters are hand."""
    hero = state.heroes[seat]
    return hands.size(hero) if source == "hand" else len(items(hero, source))


def add(state: DungeonsState, seat: int, kind: str, item: Item) -> None:
    """Lay a card into the inventory, after the older ones."""
    hero = state.heroes[seat]
    setattr(hero, LISTS[kind], (*items(hero, kind), item))


def remove(hero: Adventurer, kind: str, card: str) -> Item:
    """Take a card out of the inventory; of equal ones the oldest."""
    found = items(hero, kind)
    at = next(i for i, item in enumerate(found) if item.card == card)
    setattr(hero, LISTS[kind], (*found[:at], *found[at + 1 :]))
    return found[at]


def lose(state: DungeonsState, seat: int, kind: str, card: str) -> list[Event]:
    """A card in play goes to its owner's discard pile; what no longer fits follows (ruling 40)."""
    item = remove(state.heroes[seat], kind, card)
    hands.toss(state, card, item.owner)
    shrink(state, seat)
    return told("lose", seat=seat, card=card, source=kind)


def shrink(state: DungeonsState, seat: int) -> None:
    """Where a limit has shrunk, the owner discards the surplus at once, card by card (each loss asks again)."""
    for kind in LIMITED:
        if state.heroes[seat].alive and surplus(state, seat, kind) > 0:
            push(state, Ask("surplus", seat, seat, kind))


def surplus(state: DungeonsState, seat: int, kind: str) -> int:
    """How many cards of a kind there are beyond the limit."""
    return len(items(state.heroes[seat], kind)) - limit(state, seat, kind)


def spend(state: DungeonsState, seat: int, item: Item, n: int) -> list[Event]:
    """Uses of a card; with the last one it leaves (FR Trésor)."""
    hero = state.heroes[seat]
    if item.uses <= n:
        return lose(state, seat, state.box.adventure[item.card].type, item.card)
    for name in LISTS.values():
        found = getattr(hero, name)
        if item in found:
            at = found.index(item)
            setattr(hero, name, (*found[:at], item._replace(uses=item.uses - n), *found[at + 1 :]))
    return told("uses", seat=seat, card=item.card, uses=item.uses - n)


def replaceable(state: DungeonsState, seat: int, card: Adventure) -> list[str] | None:
    """What must leave for a permanent to come: None for nothing, else the cards one of which must.

    A card that raises the limit raises it for itself.
    """
    hero = state.heroes[seat]
    raised = sum(effect.n for effect in card.static if effect.stat == f"{card.type}_limit")
    if len(items(hero, card.type)) < limit(state, seat, card.type) + raised:
        return None
    return sorted({item.card for item in items(hero, card.type)})


# -- what effects may take --------------------------------------------------------------------------


def stealable(state: DungeonsState, seat: int) -> list[tuple[int, str]]:
    """Treasures of heroes in the same space whose name one lacks."""
    mine = state.heroes[seat]
    have = {item.card for item in mine.treasures}
    return [
        (other, item.card)
        for other in others(state, seat)
        if state.heroes[other].cell == mine.cell
        for item in state.heroes[other].treasures
        if item.card not in have
    ]


def steal(state: DungeonsState, seat: int, other: int, card: str, replaced: str = "") -> list[Event]:
    """A Treasure changes hands, its uses with it; at the limit one of the own is discarded first."""
    events = lose(state, seat, "treasure", replaced) if replaced else []
    item = remove(state.heroes[other], "treasure", card)
    add(state, seat, "treasure", item)
    shrink(state, other)
    shrink(state, seat)
    return events + told("steal", seat=seat, victim=other, card=card)


def fetchable(state: DungeonsState, seat: int, filter: Filter) -> list[str]:
    """The cards of the own discard pile that match."""
    box = state.box
    return sorted(
        card
        for card in set(pile_of(state, seat).discard)
        if (not filter.tag or filter.tag in box.adventure[card].tags)
        and (not filter.sub or filter.sub == box.adventure[card].sub)
    )


def fetch(state: DungeonsState, seat: int, card: str) -> list[Event]:
    """A card out of the discard pile into the hand, known to all."""
    pile = pile_of(state, seat)
    left = list(pile.discard)
    left.remove(card)
    pile.discard = tuple(left)
    hands.put(state.heroes[seat], card)
    return told("fetch", seat=seat, card=card)


def renewable(state: DungeonsState, seat: int) -> bool:
    """Whether a quest can be replaced: an unfinished one, and a deck that is not empty (ruling 1)."""
    pile = pile_of(state, seat)
    return bool(state.heroes[seat].tasks) and bool(pile.quests or pile.quests_under)
