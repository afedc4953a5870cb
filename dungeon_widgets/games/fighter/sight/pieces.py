"""The pieces of a view, made from a state for a seat: heroes, monster, throw and what it would do, rooms only some
have seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules import foes, party
from ..rules.combat import harm, hit_or_miss
from ..rules.combat.required_throw import manner_of
from ..rules.combat.turns import foretold
from ..rules.foes import foe_card
from ..rules.printed import WHITE
from ..rules.records import Hero, Lying, Throw, Thrown, Under
from ..rules.throw.verdict import verdict_of
from .launch import launch_view, listed
from .parts import FoeView, HarmView, HeroView, RestView, ThrownView, ThrowView, UnderView, WouldView

if TYPE_CHECKING:
    from ..rules.state import FighterState

VERDICT_DUE = ("light", "again", "ability")
"""Phases in which the verdict of the throw that lies is said."""


def hero_view(state: FighterState, seat: int, hero: Hero) -> HeroView:
    return {
        "id": hero.id,
        "health": hero.health,
        "most": party.most_health(state, hero) if hero.id else 0,
        "scars": list(hero.scars),
        "down": bool(hero.id) and hero.down,
        "out": hero.out,
        "items": [{"id": item, "used": item in hero.used} for item in hero.items],
        "skill": state.game.skills[seat],
    }


def foe_view(state: FighterState) -> FoeView | None:
    foe = state.foe
    if foe is None:
        return None
    card = foe_card(state)
    return {
        "id": foe.id,
        "boss": card.boss,
        "level": card.level,
        "type": card.type,
        "health": foe.health,
        "start": foe.start,
        "damage": card.damage,
        "gold": card.gold,
        "throw": card.throw,
        "ability": card.ability,
        "ability_n": card.ability_n,
        "silenced": foe.silenced,
    }


def rest_view(state: FighterState, rest: Lying) -> RestView:
    """A die on the table. What a settled one counted for no longer matters; it is shown where it lies."""
    throw = state.throw
    now = throw is not None and throw.rest == rest
    faces = state.game.content.setup.symbol_faces["white" if rest.die == "white" else "coloured"]
    return {
        "die": rest.die,
        "x": rest.x,
        "y": rest.y,
        "turn": rest.turn,
        "section": rest.section,
        "verdict": hit_or_miss.verdict(state)
        if now
        else verdict_of(rest.section, rest.contacts, rest.touched),
        "contacts": rest.contacts,
        "face": rest.face,
        "symbol": hit_or_miss.shows_symbol(state) if now else rest.face in faces,
    }


def throw_view(state: FighterState, throw: Throw) -> ThrowView:
    due = throw.rest is None and state.phase in ("weapons", "aimed", "launch", "seed")
    return {
        "seat": throw.seat,
        "die": throw.die,
        "weapons": list(throw.weapons),
        "second": throw.second,
        "ignored": throw.ignored,
        "symbol": throw.symbol,
        "granted": throw.granted,
        "bonus": throw.bonus,
        "ability": throw.ability,
        "called": throw.called,
        "declined": list(throw.declined),
        "doubled": throw.doubled,
        "launch": launch_view(manner_of(state), state.game.skills[throw.seat]) if due else None,
        "launched": None if throw.launch is None else listed(throw.launch),
        "rest": None if throw.rest is None else rest_view(state, throw.rest),
        "hit": throw.rest is not None and hit_or_miss.is_hit(state),
        "would": _would_view(state) if state.phase in VERDICT_DUE else None,
    }


def _would_view(state: FighterState) -> WouldView:
    """Before a second throw is chosen, what the first would do (ruling 55)."""
    told = foretold(state)
    losses = [[seat, loss] for seat, loss in told.losses]
    fatal = hit_or_miss.is_fatal(state)
    return {"lost": told.lost, "beaten": told.beaten, "fatal": fatal, "losses": losses}


def lying(state: FighterState) -> list[Lying]:
    """The dice on the table: a die that is thrown a second time lies where it came to rest last, or nowhere yet."""
    held = state.throw.die if state.throw is not None and state.throw.rest is None else None
    return [
        rest
        for i, rest in enumerate(state.lying)
        if rest.die == WHITE
        or (rest.die != held and all(rest.die != later.die for later in state.lying[i + 1 :]))
    ]


def harm_view(state: FighterState) -> list[HarmView]:
    if state.phase != "harm" or state.throw is None:
        return []
    seats = party.from_seat(state, state.throw.seat)
    losses = [(seat, foes.loss_of(state, seat)) for seat in seats]
    return [
        {"seat": seat, "loss": loss, "falls": harm.would_fall(state, seat)}
        for seat, loss in losses
        if loss > 0
    ]


def thrown_view(entry: Thrown) -> ThrownView:
    return {
        "seat": entry.seat,
        "throws": list(entry.throws),
        "aim": entry.aim,
        "speed": entry.speed,
        "slope": entry.slope,
        "x": entry.x,
        "y": entry.y,
        "verdict": entry.verdict,
    }


def under_view(entry: Under, seat: int | None) -> UnderView:
    return {"card": entry.card if entry.seen_by(seat) else None, "known": list(entry.known)}


def offered_view(state: FighterState, seat: int | None) -> list[UnderView]:
    """The two rooms, those the seat knows first: their order must not tell what the other one is."""
    shown = [under_view(entry, seat) for entry in state.offered]
    return sorted(shown, key=lambda entry: (entry["card"] is None, entry["card"] or "", entry["known"]))


def unseen_rooms(state: FighterState, seat: int | None) -> list[str]:
    """Every room the seat cannot place: it may still come, or lie where only another has seen it."""
    hidden = [entry.card for entry in (*state.offered, *state.under) if not entry.seen_by(seat)]
    return sorted([*state.unseen_rooms, *hidden])
