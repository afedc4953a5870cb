"""The log: one line an event, as a seat may know it.

A template's `*` marks emphasis. It is split before names are filled in, so a name cannot add marks of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....engine.state import Event
from ....engine.words import Text
from ..rules.content import Box
from ..rules.scoring import FAILURES_TO_LOSE
from . import LANGUAGES
from .sentences import capital


def tell(box: Box, event: Event, seat: int | None, names: Sequence[str], lang: str) -> Text | None:
    """The log line of an event as a seat may know it, or None where it has nothing to say."""
    data = event.as_seen_by(seat)
    pair = LANGUAGES[lang].lines.get(_variant(event.kind, data))
    if pair is None:
        return None
    who = data.get("seat")
    template = pair[0 if who is not None and who == seat else 1]
    if not template or (event.kind == "show" and not data["aside"]):
        return None
    if data.get("cost") and "{the_cost}" not in template:
        template += LANGUAGES[lang].say["lost"]
    words = _words(box, data, names, lang)
    return [piece.format(**words) for piece in template.split("*")]


def _variant(kind: str, data: dict[str, Any]) -> str:
    if kind == "meet":
        return f"meet.{_how_it_went(data)}"
    if kind == "result":
        if data["omnipotent"]:
            return "result.omnipotent"
        if data["survived"]:
            return "result.won"
        return "result.lost.again" if data["failures"] >= FAILURES_TO_LOSE else "result.lost"
    if kind == "hero" and data["seat"] is None:
        return "hero.luck"
    return kind


def _how_it_went(data: dict[str, Any]) -> str:
    """Why, and what took the hit points: the monster, the tile the Cube swallowed, or the price of the Bomb."""
    why: str = data["why"]
    if why == "hit" and data["reduced"]:
        return "reduced"
    if why in ("killed", "revived") and data["cost"]:
        if data["strength"] is None:
            return f"{why}.swallowed"
        if why == "killed" and data["by"]:
            return "killed.price"
    return why


def _words(box: Box, data: dict[str, Any], names: Sequence[str], lang: str) -> dict[str, object]:
    words: dict[str, object] = dict(data)
    if data.get("seat") is not None:
        words["who"] = names[data["seat"]]
    if data.get("asked") is not None:
        words["asked"] = names[data["asked"]]
    if data.get("monster"):
        words["monster"] = box.monsters[data["monster"]].name[lang] + _turned_out(box, data, lang)
        words["the_monster"] = the = box.monsters[data["monster"]].the[lang]
        words["The_monster"] = capital(the) + _turned_out(box, data, lang)
    if tile := data.get("tile") or data.get("by"):
        words["tile"], words["the_tile"] = box.thing(tile).name[lang], box.thing(tile).the[lang]
    if data.get("cost"):
        words["cost"], words["the_cost"] = (
            box.tiles[data["cost"]].name[lang],
            box.tiles[data["cost"]].the[lang],
        )
    if data.get("specials"):
        words["specials"] = ", ".join(box.monsters[kind].name[lang] for kind in data["specials"])
    if data.get("hero"):
        words["the_hero"] = box.heroes[data["hero"]].the[lang]
    if "damage" in data:
        words["full"] = data["damage"] + data["reduced"]
    if "aside" in data:
        words["cards"] = ", ".join(box.monsters[card["monster"]].name[lang] for card in data["aside"])
    elif "cards" in data:
        words["cards"] = LANGUAGES[lang].cards(data["cards"])
    return words


def _turned_out(box: Box, data: dict[str, Any], lang: str) -> str:
    """What a special monster that has just been met turned out to be, said after its name."""
    monster = box.monsters[data["monster"]]
    strength = data.get("strength")
    if strength is None or strength == monster.strength:
        return ""
    if data["kind"] == monster.id:
        return f" ({strength})"
    return f" ({box.monsters[data['kind']].name[lang]}, {strength})"
