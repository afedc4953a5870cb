"""The log: one line per event, as a seat may know it.

Heroes are told by their names, whoever plays them. A template's `*` marks emphasis. It is split before names are
filled in, so a name cannot add marks of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ....engine.state import Event
from ....engine.words import Text
from ..rules.content import load_content
from . import LANGUAGES, names

SILENT = ("turn", "launch", "threat")
"""Events that only the page shows."""


def tell(event: Event, seat: int | None, players: Sequence[str], lang: str) -> Text | None:
    """The log line of an event as a seat may know it, or None where it has nothing to say."""
    if event.kind in SILENT:
        return None
    data = event.as_seen_by(seat)
    key = _variant(event.kind, data, seat, players)
    if key is None:
        return None
    words = _words(event.kind, data, players, lang)
    return [piece.format(**words) for piece in LANGUAGES[lang].lines[key].split("*")]


def _variant(kind: str, data: dict[str, Any], seat: int | None, players: Sequence[str]) -> str | None:
    choose = _VARIANTS.get(kind)
    if choose is not None:
        return choose(data)
    if kind == "hero":
        mine = seat is not None and players[seat] == players[data["seat"]]
        return "hero.own" if mine else "hero"
    return kind


def _throw(data: dict[str, Any]) -> str:
    if data["verdict"] < 0:
        return f"throw.{data['verdict']}"
    return "throw.symbol" if data["symbol"] else "throw"


def _wound(data: dict[str, Any]) -> str:
    return f"wound{'.resisted' if 'dealt' in data else ''}{'' if data['health'] > 0 else '.dead'}"


def _by_why(kind: str, *known: str) -> Callable[[dict[str, Any]], str]:
    return lambda data: f"{kind}.{data['why']}" if data["why"] in known else kind


_VARIANTS: dict[str, Callable[[dict[str, Any]], str | None]] = {
    "leader": lambda data: f"leader.{data['why']}",
    "offer": lambda data: "offer.known" if "rooms" in data else "offer",
    "room": lambda data: "room.known" if "under" in data else "room",
    "gold": _by_why("gold", "room", "epic", "reward"),
    "dice": _by_why("dice", "room"),
    "gift": _by_why("gift", "stolen"),
    "give": lambda data: "give.old" if data["old"] else "give",
    "foe": lambda data: "foe.boss" if data["boss"] else "foe",
    "weapons": lambda data: "weapons" if data["weapons"] else None,
    "use": lambda data: "use" if data["target"] is None else "use.target",
    "throw": _throw,
    "token": lambda data: "token.on" if data["on"] else "token.off",
    "hit": lambda data: "hit.parts" if len(data["parts"]) > 1 else "hit",
    "miss": lambda data: "miss.cunning" if data["verdict"] > 0 else None,
    "wound": _wound,
    "slain": lambda data: "slain.epic" if data["epic"] else "slain",
    "defeat": lambda data: f"defeat.{data['why']}",
}


def _words(kind: str, data: dict[str, Any], players: Sequence[str], lang: str) -> dict[str, object]:
    say = LANGUAGES[lang].say
    words: dict[str, object] = dict(data)
    if "seat" in data:
        words["who"] = players[data["seat"]]
    if "hero" in data:
        words["hero"] = names.hero(data["hero"], lang)
        words["of_hero"] = names.of(names.hero(data["hero"], lang), lang)
    for key, name in _NAMED.items():
        if isinstance(data.get(key), str):
            words[key] = name(data[key], lang)
    for key, name in _LISTED.items():
        if data.get(key):
            words[key] = names.listed([name(thing, lang) for thing in data[key]], lang)
    if "die" in data:
        words["die"] = say[data["die"]]
    if "colour" in data:
        words["colour"] = say[data["colour"]]
    if "to_hero" in data:
        words["to"] = names.hero(data["to_hero"], lang)
    if kind == "use" and data["target"] is not None:
        target = data.get("target_hero")
        words["target"] = names.hero(target, lang) if target else say[data["target"]]
    if kind == "throw":
        words["symbol"] = say["symbol"] if data["symbol"] else ""
    for key in ("gold", "cost"):
        if key in data:
            words[key] = names.gold(data[key], lang)
    if kind == "gold":
        words["n"] = names.gold(data["n"], lang)
    if kind in ("gold", "dice") and data["why"] not in ("room", "epic", "reward"):
        words["why"] = names.source(data["why"], lang)
    if kind == "again":
        words["by"] = names.source(data["by"], lang)
    if kind == "hit":
        words["parts"] = " + ".join(f"{names.source(what, lang)} {n}" for what, n in data["parts"])
    if kind == "shop":
        words["n"] = say[("first", "second", "third")[data["n"] - 1]]
    if kind == "victory":
        words["title"] = load_content().setup.titles[data["title"]][1][lang]
    return words


_NAMED: dict[str, Callable[[str, str], str]] = {
    "card": names.item,
    "old": names.item,
    "room": names.room,
    "under": names.room,
    "foe": names.foe,
    "ability": names.ability,
    "token": lambda token, lang: LANGUAGES[lang].say[token],
}
_LISTED: dict[str, Callable[[str, str], str]] = {
    "rooms": names.room,
    "weapons": names.item,
    "cards": names.item,
    "heroes": names.hero,
}
