"""What must hold between the fields of a position that was read from JSON; the first that does not is named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.state import CHANCE, OVER
from . import party
from .combat.required_throw import manner_of
from .dispatch import LEGAL, OUTCOMES
from .printed import COLOURS, WHITE
from .throw.action import launch_refusal

if TYPE_CHECKING:
    from .state import FighterState

COMBAT = (
    "retreat", "die", "weapons", "free", "aimed", "launch", "seed", "light", "again", "lying", "ability", "harm",
    "brace",
)  # fmt: skip
LED = ("room", "gift", "retreat", "trade", "shop")
"""Decisions of the Leader."""
THROWN = ("die", "weapons", "launch", "light", "ability")
"""Decisions of the hero whose turn it is."""
SEATED = ("hero", "scar")
"""Decisions of the hero named by the step."""
STEP_CARDS = {"card": ("room", "stolen")}
"""Where a card to be drawn comes from; a gift names the card itself."""
THROWING = ("weapons", "aimed", "launch", "seed", "light", "again", "lying", "ability", "harm")


def check(state: FighterState) -> None:
    """Refuse what no game can lead to: `ValueError` names the field and the reason."""
    _check_heroes(state)
    _check_cards(state)
    _check_numbers(state)
    _check_steps(state)
    _check_mover(state)
    _check_combat(state)
    _check_throw(state)


def _require(holds: object, field: str, reason: str) -> None:
    if not holds:
        raise ValueError(f"field {field!r}: {reason}")


def _check_heroes(state: FighterState) -> None:
    content = party.content_of(state)
    _require(len(state.heroes) == state.game.players, "heroes", f"{state.game.players} heroes play")
    named = [hero.id for hero in state.heroes if hero.id]
    _require(len(set(named)) == len(named), "heroes", "a hero is played twice")
    for i, hero in enumerate(state.heroes):
        field = f"heroes.{i}"
        if not hero.id:
            _require(hero.health == 0 and not hero.items, field, "nobody yet")
            continue
        _require(hero.id in content.heroes, f"{field}.id", f"there is no {hero.id!r}")
        scars = set(hero.scars)
        good = scars <= set(COLOURS) and len(scars) == len(hero.scars)
        _require(good, f"{field}.scars", "must be different colours")
        most = party.most_health(state, hero)
        _require(0 <= hero.health <= most, f"{field}.health", f"must be from 0 to {most}")
        _require(not (hero.out and hero.health), f"{field}.out", "an eliminated hero has no health")
        for item in hero.items:
            _require(item in content.items, f"{field}.items", f"there is no {item!r}")
        for kind in ("weapon", "armour", "consumable"):
            _require(party.slots_left(state, i, kind) >= 0, f"{field}.items", f"too many of {kind}")
        _require(set(hero.used) <= set(hero.items), f"{field}.used", "the hero does not carry it")


def _check_cards(state: FighterState) -> None:
    content = party.content_of(state)
    items = [*state.shop_deck, *state.stall, *(item for hero in state.heroes for item in hero.items)]
    items += [step.card for step in state.stack if step.kind == "gift"]
    _require(set(items) <= set(content.items), "shop_deck", "a card that does not exist")
    _require(len(items) == len(set(items)), "shop_deck", "a card is in two places")
    rooms = [*state.unseen_rooms, *state.aside]
    rooms += [entry.card for entry in (*state.under, *state.offered)] + ([state.room] if state.room else [])
    _require(
        sorted(rooms) == sorted(content.rooms), "unseen_rooms", "every room must be in exactly one place"
    )
    _require(
        list(state.unseen_rooms) == sorted(state.unseen_rooms),
        "unseen_rooms",
        "must be sorted: its order is unknown",
    )
    _require(
        list(state.shop_deck) == sorted(state.shop_deck), "shop_deck", "must be sorted: its order is unknown"
    )
    for field in ("under", "offered"):
        for entry in getattr(state, field):
            good = all(-1 <= seat < len(state.heroes) for seat in entry.known)
            _require(
                good and list(entry.known) == sorted(set(entry.known)),
                field,
                "known by seats that do not exist",
            )
    offers = [entry.card for entry in state.offered]
    _require(offers == sorted(offers), "offered", "must be sorted")
    _require(
        (len(offers) == 2) if state.phase == "room" else not offers,
        "offered",
        "two rooms lie before their Leader",
    )
    _require(set(state.met) <= set(content.monsters), "met", "a monster that does not exist")


def _check_numbers(state: FighterState) -> None:
    setup = party.content_of(state).setup
    for field in ("gold", "dice", "white_used", "shops", "fights"):
        _require(getattr(state, field) >= 0, field, "must not be negative")
    _require(
        state.dice + state.white_used <= setup.most_bonus_dice, "dice", f"at most {setup.most_bonus_dice}"
    )
    _require(state.shops <= setup.shops, "shops", f"at most {setup.shops}")
    seats = range(len(state.heroes))
    for field in ("leader", "active", "last", "stolen"):
        _require(getattr(state, field) in (-1, *seats), field, "must be a seat or -1")
    for field in ("passed", "called"):
        _require(set(getattr(state, field)) <= set(seats), field, "must be seats")
    _require(set(state.coloured) <= set(COLOURS), "coloured", "must be colours")
    _require(set(state.tokens) <= {"time_spell", "flute", "feast"}, "tokens", "must be tokens")
    for field in ("passed", "called", "coloured", "tokens", "met"):
        values = getattr(state, field)
        _require(len(set(values)) == len(values), field, "must be different")


def _check_steps(state: FighterState) -> None:
    """A gift names a card that exists: that is known already."""
    for i, step in enumerate(state.stack):
        _require(-1 <= step.seat < len(state.heroes), f"stack.{i}.seat", "must be a seat or -1")
        if step.kind != "gift":
            _require(step.card in STEP_CARDS.get(step.kind, ("",)), f"stack.{i}.card", "no such card is due")


def _check_mover(state: FighterState) -> None:
    if state.to_move == OVER:
        _require(state.result, "result", "a game that is over was won or lost")
        return
    _require(not state.result, "result", "the game goes on")
    _require(state.stack, "stack", "something must be asked or drawn")
    kind = state.step.kind
    _require(
        kind in LEGAL or kind in OUTCOMES or kind == "seed", "stack", f"{kind} does not wait for anybody"
    )
    if state.to_move == CHANCE:
        _require(kind == "seed" or kind in OUTCOMES, "to_move", f"luck does not decide {kind}")
        return
    _require(0 <= state.to_move < len(state.heroes), "to_move", "must be a seat")
    _require(kind in LEGAL, "to_move", f"nobody decides {kind}")
    if state.phase not in ("hero", "leader"):
        _require(state.leader >= 0, "leader", "somebody leads")
    if state.phase in LED:
        _require(state.to_move == party.decider(state), "to_move", "the Leader decides")
    if state.phase in THROWN:
        _require(state.to_move == state.active, "to_move", "it is not their turn")
    if state.phase in SEATED:
        _require(state.to_move == state.step.seat, "to_move", f"another is asked for the {kind}")


def _check_combat(state: FighterState) -> None:
    content = party.content_of(state)
    if state.phase in COMBAT:
        _require(state.foe is not None, "foe", "nobody to fight")
    if state.foe is not None:
        known = state.foe.id in content.monsters or state.foe.id in content.bosses
        _require(known, "foe.id", f"there is no {state.foe.id!r}")
        _require(state.foe.health <= state.foe.start, "foe.health", "more than it came with")
        if state.phase in COMBAT:
            _require(state.foe.health >= 1, "foe.health", "it is beaten")
    for thrown in state.thrown:
        _require(set(thrown.throws) <= set(content.throws), "thrown", "a throw that does not exist")
        _require(0 <= thrown.seat < len(state.heroes), "thrown", "must be a seat")


def _check_throw(state: FighterState) -> None:
    content, throw, seats = party.content_of(state), state.throw, range(len(state.heroes))
    if state.phase in THROWING:
        _require(throw is not None, "throw", "nobody throws")
    if throw is None:
        return
    _require(throw.seat in seats, "throw.seat", "must be a seat")
    _require(throw.seat == state.active, "throw.seat", "it is not their turn")
    _require(throw.die in (*COLOURS, WHITE), "throw.die", "must be a die")
    _require(state.foe is not None, "foe", "nobody to throw at")
    for weapon in throw.weapons:
        good = weapon in content.items and content.items[weapon].kind == "weapon"
        _require(good, "throw.weapons", f"{weapon!r} is none")
        _require(weapon in state.heroes[throw.seat].items, "throw.weapons", "the hero does not carry it")
    for field in ("granted", "bonus"):
        _require(getattr(throw, field) >= 0, f"throw.{field}", "must not be negative")
    _require(throw.cap is None or throw.cap >= 0, "throw.cap", "must not be negative")
    for field in ("shielded", "reduced", "saved"):
        _require(set(getattr(throw, field)) <= set(seats), f"throw.{field}", "must be seats")
    _require(throw.ability in ("", "none", *content.abilities), "throw.ability", "there is no such ability")
    if state.phase in ("light", "again", "lying", "ability", "harm"):
        _require(throw.rest is not None, "throw.rest", "no die lies")
    if state.phase == "seed":
        _require(throw.launch is not None, "throw.launch", "nothing was launched")
        refused = throw.launch is not None and launch_refusal(throw.launch.action, manner_of(state))
        _require(not refused, "throw.launch", "nobody can launch so")
