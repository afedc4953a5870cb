"""What must hold between the fields of a position read from JSON: a `ValueError` names the field and the reason."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NoReturn

from ....engine.state import CHANCE, OVER
from .frames import Bane, Fight, Toss, Trap
from .machine import flow

if TYPE_CHECKING:
    from .state import DungeonsState


def fail(field: str, reason: str) -> NoReturn:
    raise ValueError(f"field {field!r}: {reason}")


def check(state: DungeonsState) -> None:
    """Refuse a position that no game can be in."""
    players = state.game.players
    if len(state.heroes) != players:
        fail("heroes", f"{len(state.heroes)} heroes for {players} players")
    piles = players if state.game.tournament else 1
    if len(state.piles) != piles:
        fail("piles", f"{len(state.piles)} piles, there must be {piles}")
    for name in ("dice", "held", "held_once"):
        if len(getattr(state, name)) != players:
            fail(name, "one value a seat is needed")
    check_numbers(state)
    check_names(state)
    check_map(state)
    check_cards(state)
    check_passages(state)
    check_heroes(state)
    check_mover(state)


def check_numbers(state: DungeonsState) -> None:
    """Seats of the table, and counts that never fall below nought."""
    seats = range(state.game.players)
    for name in ("first", "active"):
        least = -1 if state.phase == "first" else 0
        if not least <= getattr(state, name) < state.game.players:
            fail(name, f"there is no seat {getattr(state, name)}")
    if state.winner not in (-1, *seats):
        fail("winner", f"there is no seat {state.winner}")
    if any(seat not in seats for seat in state.rolling):
        fail("rolling", "must be seats")
    if any(not 0 <= die <= 6 for die in state.dice):
        fail("dice", "a die shows 1 to 6, or 0 before it is thrown")
    if state.round < 1:
        fail("round", "the first round is 1")
    for name in ("turn", "spoils", "failed", "points", "pace"):
        if getattr(state, name) < 0:
            fail(name, "must not be below 0")
    for name in ("sent", "ordered"):
        for one in getattr(state, name):
            if one.victim not in seats or one.wounds < 0:
                fail(name, "there is no such seat, or wounds below 0")


def check_names(state: DungeonsState) -> None:
    """Cards and lists there are."""
    box = state.box
    for seat, hero in enumerate(state.heroes):
        if hero.hero not in box.heroes and (hero.hero or state.phase not in ("first", "deal")):
            fail(f"heroes.{seat}.hero", f"there is no hero {hero.hero!r}")
        held = [*(card.card for card in hero.hand), *(one.card for one in hero.wounded)]
        for item in (*held, *(item.card for item in (*hero.treasures, *hero.boons, *hero.banes))):
            if item not in box.adventure:
                fail(f"heroes.{seat}", f"there is no adventure card {item!r}")
        for kind, items in (("treasure", hero.treasures), ("boon", hero.boons), ("bane", hero.banes)):
            for thing in items:
                if box.adventure[thing.card].type != kind:
                    fail(f"heroes.{seat}.{kind}s", f"{thing.card!r} is no {kind}")
        for quest in (*(task.quest for task in hero.tasks), *hero.finished):
            if quest not in box.quests:
                fail(f"heroes.{seat}.tasks", f"there is no quest {quest!r}")
        for task in hero.tasks:
            if any(step not in range(len(box.quests[task.quest].steps)) for step in task.done):
                fail(f"heroes.{seat}.tasks", f"{task.quest!r} has no such step")
    for i, pile in enumerate(state.piles):
        for name, cards, known in (
            ("quests", (*pile.quests, *pile.quests_under), box.quests),
            ("maps", (*pile.maps, *pile.maps_under), box.maps),
        ):
            for card in cards:
                if card not in known:
                    fail(f"piles.{i}.{name}", f"there is no such card: {card!r}")
    for card in state.hero_deck:
        if card not in box.heroes:
            fail("hero_deck", f"there is no hero {card!r}")
    for i, frame in enumerate(state.stack):
        key = getattr(frame, "key", "")
        if key and key not in box.lists:
            fail(f"stack.{i}.key", f"there is no list of effects {key!r}")


def check_map(state: DungeonsState) -> None:
    """Map cards there are, each on its own cell, all joined."""
    for i, tile in enumerate(state.tiles):
        if tile.card not in state.box.maps:
            fail(f"tiles.{i}", f"there is no map card {tile.card!r}")
    if len({tile.cell for tile in state.tiles}) < len(state.tiles):
        fail("tiles", "two map cards lie on one cell")
    if not state.layout.connected():
        fail("tiles", "a map card is stranded")
    if state.drawn and state.drawn not in state.box.maps:
        fail("drawn", f"there is no map card {state.drawn!r}")
    for i, one in enumerate(state.overrides):
        if one.tile not in range(len(state.tiles)):
            fail(f"overrides.{i}", "there is no such map card")
        if one.seat not in range(state.game.players):
            fail(f"overrides.{i}", f"there is no seat {one.seat}")
    for i, door in enumerate(state.opened):
        if door.tile not in range(len(state.tiles)) or door.side not in range(4):
            fail(f"opened.{i}", "there is no such door")


def check_cards(state: DungeonsState) -> None:
    """Every adventure card is somewhere, once."""
    expected = Counter(card for pile in state.game.start().piles for card in pile.deck)
    found: Counter[str] = Counter()
    for pile in state.piles:
        found.update((*pile.deck, *pile.discard))
    for hero in state.heroes:
        found.update(card.card for card in hero.hand)
        found.update(one.card for one in hero.wounded)
        found.update(item.card for item in (*hero.treasures, *hero.boons, *hero.banes))
    found.update(sent.card for sent in (*state.sent, *state.ordered))
    for frame in state.stack:
        if isinstance(frame, (Bane, Trap, Toss)):
            found[frame.card] += 1
        elif isinstance(frame, Fight) and frame.against == "monster":
            found[frame.foe] += 1
    if found != expected:
        card = min(card for card in {*found, *expected} if found[card] != expected[card])
        fail("piles", f"{card!r} is there {found[card]} times, not {expected[card]}")


def check_passages(state: DungeonsState) -> None:
    """Hidden cards came and left so that the hands are as they are."""
    for i, pile in enumerate(state.piles):
        where = f"piles.{i}.passages"
        seats = (i,) if state.game.tournament else range(state.game.players)
        held = Counter((seat, one.era) for seat in seats for one in state.heroes[seat].hand)
        for seat, era in held:
            if era not in range(pile.era + 1):
                fail(f"heroes.{seat}.hand", f"there has been no shuffle {era}")
        for seat, era, card in reversed(pile.passages):
            if seat not in seats or era not in range(1, pile.era + 1):
                fail(where, "there is no such seat or shuffle")
            if card and card not in state.box.adventure:
                fail(where, f"there is no adventure card {card!r}")
            held[seat, era] += 1 if card else -1
            if held[seat, era] < 0:
                fail(where, "more cards came than there are")


def check_heroes(state: DungeonsState) -> None:
    for seat, hero in enumerate(state.heroes):
        where = f"heroes.{seat}"
        if not 1 <= hero.level <= 3:
            fail(f"{where}.level", "a level is 1, 2 or 3")
        for name in ("glory", "peril", "due_glory", "due_peril"):
            if getattr(hero, name) < 0:
                fail(f"{where}.{name}", "a pool is never below 0")
        if state.tiles and state.phase not in ("lay", "entrance") and hero.cell not in state.layout.at:
            fail(f"{where}.cell", "no map card lies there")
        for kind in ("treasures", "boons", "banes"):
            if any(
                item.owner not in range(state.game.players) or item.uses < 0 for item in getattr(hero, kind)
            ):
                fail(f"{where}.{kind}", "there is no such owner, or uses below 0")
        for task in hero.tasks:
            if task.marks < 0 or task.tried < -1 or len(set(task.done)) < len(task.done):
                fail(f"{where}.tasks", "marks below 0, no such turn, or a step done twice")
        names = [item.card for item in hero.treasures]
        if len(set(names)) < len(names):
            fail(f"{where}.treasures", "the same Treasure twice")
        if list(hero.hand) != sorted(hero.hand):
            fail(f"{where}.hand", "a hand is kept in order")


def check_mover(state: DungeonsState) -> None:
    """Who is to move is who would be."""
    if state.to_move == OVER:
        if state.phase != "over":
            fail("to_move", "the game is not over")
        return
    if state.phase == "over":
        fail("phase", "the game is over, so nobody is to move")
    if state.to_move not in (CHANCE, *range(state.game.players)):
        fail("to_move", f"there is no seat {state.to_move}")
    twin = state.clone()
    flow.settle(twin)
    if twin != state:
        fail("to_move", "something would have happened before that")
