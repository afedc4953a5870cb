"""The log: one line an event, as the reader may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....engine.state import Event
from ....engine.words import Text
from ..rules.content import Box
from .names import ability_name, card_name, foe_name, person, signed
from .sentences import Sentences

PEOPLE = ("seat", "victim", "payer", "rival", "by", "target", "winner")
CARDS = ("card", "quest")


def tell(box: Box, event: Event, reader: int | None, names: Sequence[str], table: Sentences) -> Text | None:
    """The line of an event for a reader, or None where it has nothing to say."""
    data = event.as_seen_by(reader)
    lines = table.lines.get(key_of(event.kind, data))
    if lines is None:
        return None
    subject = data.get("seat", data.get("hero", data.get("winner")))
    template = lines[0 if reader is not None and subject == reader else 1]
    if not template:
        return None
    words = words_of(box, data, reader, names, table)
    return [piece.format(**words) for piece in template.split("*")]


def key_of(kind: str, data: dict[str, Any]) -> str:
    """The line an event is told by: some events have several."""
    if kind in ("glory", "peril"):
        if data["n"] < 0:
            return f"{kind}.lose"
        return f"{kind}.due" if data["due"] else kind
    if kind in ("draw", "map", "hold"):
        return kind if "card" in data else f"{kind}.hidden"
    if kind == "play":
        return "play.on" if data["victim"] >= 0 else "play"
    if kind == "bane":
        return "bane" if data["victim"] >= 0 else "bane.all"
    if kind == "fight":
        return f"fight.{data['against']}"
    if kind in ("roll", "clash"):
        return f"{kind}.fight" if data.get("what", "fight") == "fight" else f"{kind}.one"
    if kind == "trial":
        return "trial.pass" if data["passed"] else "trial.fail"
    if kind == "move":
        return "move.step" if data["why"] == "step" else "move.put"
    if kind == "build":
        return "build" if data["seat"] >= 0 else "build.first"
    if kind == "over":
        return f"over.{data['why']}"
    if kind == "edge":
        return "edge.foe" if data["foe"] else "edge"
    return kind


def words_of(
    box: Box, data: dict[str, Any], reader: int | None, names: Sequence[str], table: Sentences
) -> dict[str, object]:
    """What a template may name."""
    lang = table.lang
    words: dict[str, object] = {**table.terms, **data}
    for name in PEOPLE:
        if isinstance(data.get(name), int):
            words[name] = person(data[name], reader, names, table)
    words["who"] = words.get("seat", "")
    if isinstance(data.get("hero"), int):
        words["hero"] = person(data["hero"], reader, names, table)
    elif "hero" in data:
        words["hero"] = card_name(box, data["hero"], lang)
    for name in CARDS:
        if name in data:
            words[name] = card_name(box, data[name], lang)
    if data.get("foe") and "against" in data:
        words["foe"] = foe_name(box, data["against"], data["foe"], lang)
    elif "rival" in data:
        words["foe"] = words["rival"]
    return words | counted(box, data, table)


def counted(box: Box, data: dict[str, Any], table: Sentences) -> dict[str, object]:
    """Numbers with their things, scores and durations by name."""
    words: dict[str, object] = {}
    if isinstance(data.get("n"), int):
        n = data["n"]
        words |= {"n": abs(n), "signed": signed(n), "wounds_said": table.count("wound", abs(n))}
    if "dice" in data:
        words |= {"die": data["dice"][0], "other": data["dice"][-1]}
    for name in ("stat", "attack"):
        if data.get(name):
            kind = "stat" if f"stat.{data[name]}" in table.phrases and name == "stat" else "score"
            words[name] = table.phrases[f"{kind}.{data[name]}"].format(**table.terms)
    if "until" in data:
        words["until"] = table.phrases[f"until.{data['until']}"]
    if "code" in data:
        words["door"] = door_name(data["code"], table)
    if "ability" in data:
        words["ability"] = ability_name(box, data["card"], data["ability"], table.lang)
    if "step" in data and isinstance(data["step"], int):
        words["step"] = data["step"] + 1
    return words


def door_name(code: str, table: Sentences) -> str:
    """``locked door 6+``."""
    kind = {"O": "open_door", "L": "locked_door", "T": "trapped_door"}[code[0]]
    return f"{table.terms[kind]} {code[1:]}+" if code[1:] else table.terms[kind]
