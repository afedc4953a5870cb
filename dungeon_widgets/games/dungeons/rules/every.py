"""Every action that a seat may ever choose and every outcome of luck, so that each can be called by its number.

Two are listed by what stands for them, since there would be millions, or no end: a swap of two map cards by heroes who
stand on them, and a card that chance takes out of a hand by its place among its likes there, not by its era.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations, product
from typing import TYPE_CHECKING

from ....engine.state import Action
from .board.placement import TURNS
from .board.seating import clockwise
from .chapters.encounter import DONE
from .chapters.move import CHALLENGES
from .chapters.tournament import HOLD
from .content import ENTRANCE, Box
from .frames import Drop
from .machine.luck import FACES, ONE_DIE, TWO_DICE
from .machine.windows import PASS
from .printed import SIDES, Ability
from .records import Cell

if TYPE_CHECKING:
    from ..game import DungeonsGame
    from .state import DungeonsState


def every_action(game: DungeonsGame) -> list[Action]:
    """All that a seat may ever choose, sorted."""
    box, seats = game.box, range(game.players)
    found: set[Action] = {PASS, DONE, HOLD, ("decline",), ("pay",), ("enough",)}
    found.update((verb, seat) for verb in ("target", "give") for seat in seats)
    found.update(("attack", stat) for stat in CHALLENGES)
    found.update(("challenge", seat, stat) for seat in seats for stat in CHALLENGES)
    found.update((verb, side) for verb in ("step", "try") for side in range(len(SIDES)))
    found.update(("which", die) for die in range(2))
    longest = max((len(one.options) for effects in box.lists.values() for one in effects), default=0)
    found.update(("option", i) for i in range(longest))
    found.update(_of_the_map(game))
    found.update(_of_quests(box))
    found.update(_of_cards(box, seats))
    found.update(_of_abilities(box))
    return sorted(found)


def every_outcome(game: DungeonsGame) -> list[Action]:
    """All that luck may ever do: dice, what is dealt, what it takes out of a hand."""
    box = game.box
    found: list[Action] = [("die", a) for a in FACES]
    found += [outcome for outcome, _ in (*ONE_DIE, *TWO_DICE)]
    found += [("rethrow", a) for a in FACES]
    dealt: tuple[tuple[str, Iterable[str]], ...] = (
        ("draw", box.adventure),
        ("quest", box.quests),
        ("map", box.maps),
        ("hero", box.heroes),
    )
    found += [(verb, card) for verb, cards in dealt for card in sorted(cards)]
    return found + [
        ("drop", card, place, wounds)
        for card, copies in sorted(_copies(game).items())
        for wounds in range(max(1, box.adventure[card].life))
        for place in range(1 if wounds else copies)
    ]


def listed(state: DungeonsState, action: Action) -> Action:
    """What stands for an action or an outcome in the lists."""
    if action[0] == "swap" and len(action) == 7:
        _, x1, y1, turn1, x2, y2, turn2 = action
        return ("swap", _first_at(state, (x1, y1)), turn1, _first_at(state, (x2, y2)), turn2)
    if action[0] == "drop" and state.stack:
        frame = state.stack[-1]
        if isinstance(frame, Drop):
            _, card, era, wounds = action
            eras = sorted({held.era for held in state.heroes[frame.seat].hand if held.card == card})
            return ("drop", card, 0 if wounds else eras.index(era), wounds)
    return action


def _first_at(state: DungeonsState, cell: Cell) -> int:
    return next((seat for seat in clockwise(state, 0) if state.heroes[seat].cell == cell), -1)


def _of_the_map(game: DungeonsGame) -> Iterable[Action]:
    """Places as far from the first card as a dungeon of all map cards can reach."""
    far = _map_cards(game) - 1
    cells = [(x, y) for x in range(-far, far + 1) for y in range(abs(x) - far, far - abs(x) + 1)]
    for cell in cells:
        yield ("go", *cell)
        if cell != (0, 0):
            yield from (("build", *cell, turn) for turn in TURNS)
        if game.tournament:
            yield ("entrance", *cell)
    for (one, two), turn1, turn2 in product(permutations(range(game.players), 2), TURNS, TURNS):
        yield ("swap", one, turn1, two, turn2)


def _map_cards(game: DungeonsGame) -> int:
    """How many map cards may lie, the Entrances with them."""
    if not game.tournament:
        return len(game.box.maps)
    return sum(len([card for card in deck.maps if card != ENTRANCE]) + deck.entrance for deck in game.decks)


def _of_quests(box: Box) -> Iterable[Action]:
    for quest in box.quests.values():
        yield from ((verb, quest.id) for verb in ("abandon", "renew", "finish"))
        for step in quest.steps:
            if step.cost.discard_treasure:
                yield from (("attempt", quest.id, card) for card in _of_type(box, "treasure"))
            elif step.need not in ("enter", "event"):
                yield ("attempt", quest.id)


def _of_cards(box: Box, seats: range) -> Iterable[Action]:
    for card in box.adventure.values():
        yield from ((verb, card.id) for verb in ("discard", "lose", "fetch"))
        if card.type == "encounter":
            for wounds in range(max(1, card.life)):
                yield from ((verb, card.id, seat, wounds) for verb in ("announce", "order") for seat in seats)
                if wounds:
                    yield from ((verb, card.id, wounds) for verb in ("dismiss", "lose"))
        elif card.type == "bane":
            yield from (("play", card.id, seat) for seat in seats)
        else:
            yield ("play", card.id)
            if card.permanent:
                yield from (("play", card.id, leaving) for leaving in _of_type(box, card.type))
        if card.type == "treasure":
            yield ("shed", card.id)
            yield from (("steal", seat, card.id) for seat in seats)
            leaving = [other for other in _of_type(box, "treasure") if other != card.id]
            yield from (("steal", seat, card.id, other) for seat in seats for other in leaving)


def _of_abilities(box: Box) -> Iterable[Action]:
    sources: list[tuple[str, tuple[Ability, ...]]] = [
        (hero.id, (hero.power,)) for hero in box.heroes.values()
    ]
    sources += [(card.id, card.abilities) for card in box.adventure.values()]
    sources += [(card.id, card.abilities) for card in box.maps.values()]
    for card, abilities in sources:
        for at, ability in enumerate(abilities):
            if ability.cost.discard_treasure:
                yield from (("use", card, at, treasure) for treasure in _of_type(box, "treasure"))
            else:
                yield ("use", card, at)


def _of_type(box: Box, kind: str) -> list[str]:
    return [card.id for card in box.adventure.values() if card.type == kind]


def _copies(game: DungeonsGame) -> dict[str, int]:
    """How often each card is in one pile, at most."""
    if not game.tournament:
        return {card.id: card.copies for card in game.box.adventure.values()}
    cards = {card for deck in game.decks for card in deck.adventure}
    return {card: sum(deck.adventure.get(card, 0) for deck in game.decks) for card in cards}
