"""The files of content/ read into records; what makes them valid is in `checks`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Protocol, TypeVar

from ....engine.languages import said_in
from .checks import check_content
from .printed import (
    COLOURS,
    Ability,
    Content,
    Control,
    Difficulty,
    Effect,
    Effects,
    HeroCard,
    Item,
    Monster,
    MonsterType,
    Power,
    Room,
    Setup,
    ThrowCard,
)

FILES = ("heroes", "monsters", "bosses", "rooms", "equipment", "throws", "tabletop", "setup")

EXTRAS = {
    "spinner": ("turn",),
    "airtime": ("air",),
    "hit_ball": ("hit",),
    "catch_then_throw": ("catch", "held"),
    "tap_rate": ("taps",),
    "charge_release": ("charge",),
    "circle": ("turns",),
    "flick": ("drag",),
    "box": ("box",),
}
"""What a gesture sends beside the launch, by the words of a throw's `control`."""


class _Named(Protocol):
    @property
    def id(self) -> str: ...


T = TypeVar("T", bound=_Named)


def raw_file(name: str) -> dict[str, Any]:
    """One file of content/ as it stands."""
    folder = files(__package__.rpartition(".")[0]).joinpath("content")
    data: dict[str, Any] = said_in(json.loads(folder.joinpath(f"{name}.json").read_text(encoding="utf-8")))
    return data


def raw_content() -> dict[str, dict[str, Any]]:
    """The files of content/, by name."""
    return {name: raw_file(name) for name in FILES}


@cache
def load_content() -> Content:
    """Everything in the box.

    >>> content = load_content()
    >>> content.heroes["wilrond"].abilities["red"], content.foe("owlbear").health
    ('instinctive_agility', 11)
    """
    return read_content(raw_content())


def read_content(data: Mapping[str, Mapping[str, Any]]) -> Content:
    """Check the files and read them; `ContentError` names the card and the field that is wrong."""
    check_content(data)
    bosses = [_monster(card, boss=True) for card in data["bosses"]["bosses"]]
    return Content(
        heroes=_by_id(_hero(card) for card in data["heroes"]["heroes"]),
        abilities=_by_id(
            Ability(**{**card, "effects": _effects(card)}) for card in data["heroes"]["abilities"]
        ),
        types={key: MonsterType(key, **value) for key, value in data["monsters"]["types"].items()},
        powers=_by_id(Power(**card) for card in data["monsters"]["abilities"]),
        monsters=_by_id(_monster(card, boss=False) for card in data["monsters"]["monsters"]),
        bosses=_by_id(bosses),
        rooms=_by_id(Room(**{**card, "effects": _effects(card)}) for card in data["rooms"]["rooms"]),
        items=_by_id(_item(card) for card in data["equipment"]["equipment"]),
        throws=_by_id(_throw(card) for card in data["throws"]["throws"]),
        conflicts=frozenset(frozenset(pair) for pair in data["throws"]["conflicts"]),
        impossible=frozenset(frozenset(pair) for pair in data["throws"]["impossible"]),
        hands={name: tuple(spread) for name, spread in data["tabletop"]["hands"].items()},
        setup=_setup(data["setup"]),
    )


def _by_id(cards: Iterable[T]) -> dict[str, T]:
    return {card.id: card for card in cards}


def _effects(card: Mapping[str, Any]) -> Effects:
    return tuple(_effect(effect) for effect in card["effects"])


def _effect(data: Mapping[str, Any]) -> Effect:
    read = dict(data)
    if read.get("n") == "level":
        read.update(n=0, level=True)
    read["only_if"] = read.pop("if", None)
    read["everybody"] = read.pop("target", None) == "all"
    return Effect(**read)


def _hero(card: Mapping[str, Any]) -> HeroCard:
    abilities: dict[str, dict[str, str]] = card["abilities"]
    return HeroCard(
        id=card["id"],
        name=card["name"],
        icon=card["icon"],
        health=card["health"],
        slots=card["slots"],
        abilities={colour: abilities[colour]["id"] for colour in COLOURS},
        enemies={colour: abilities[colour]["type"] for colour in COLOURS if "type" in abilities[colour]},
    )


def _monster(card: Mapping[str, Any], *, boss: bool) -> Monster:
    ability = card["ability"] or {}
    read = {**card, "ability": ability.get("id"), "ability_n": ability.get("n", 0)}
    return Monster(**{"gold": 0, **read}, boss=boss)


def _item(card: Mapping[str, Any]) -> Item:
    return Item(**{**card, "throws": tuple(card["throws"]), "effects": _effects(card)})


def _throw(card: Mapping[str, Any]) -> ThrowCard:
    read: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in card.items()
    }
    return ThrowCard(**{**read, "control": _control(card["control"])})


def _control(data: Mapping[str, Any]) -> Control:
    words = (data.get("gate"), data.get("power"), data.get("gesture"), data.get("place_object"))
    return Control(
        rotate=data.get("rotate_deg", 0),
        mirror=data.get("mirror_x", False),
        power=data.get("power_scale", 1.0) * data.get("gain", 1.0),
        lag=data.get("lag_ms", 0),
        preview=data.get("preview_ms", 0),
        sway=data.get("sway_tan", 0.0),
        sway_hz=data.get("aim_sway_hz", 0.0),
        parallax=data.get("parallax_tan", 0.0),
        hide=tuple(data.get("hide", ())),
        camera=data.get("camera", "plain"),
        two_pointers=data.get("two_pointer", False),
        pivot=data.get("radius_px", 0),
        aim_limit=data.get("aim_limit_tan", 1.0),
        extras=tuple(extra for word in words if word for extra in EXTRAS[word]),
    )


def _setup(data: Mapping[str, Any]) -> Setup:
    plain = {key: data[key] for key in data if key not in ("gold", "dice", "difficulty", "scars", "titles")}
    return Setup(
        **plain,
        gold={int(heroes): gold for heroes, gold in data["gold"].items()},
        symbol_faces={die: tuple(faces) for die, faces in data["dice"].items()},
        difficulty={key: Difficulty(id=key, **value) for key, value in data["difficulty"].items()},
        scar_health=data["scars"]["health"],
        most_scars=data["scars"]["most"],
        titles=tuple((title["most"], title["name"]) for title in data["titles"]),
    )
