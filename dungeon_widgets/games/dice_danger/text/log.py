"""The log: one line for each event, as a seat may know it.

A line's `*` marks emphasis. It is split before names are filled in, so a name cannot add marks of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....engine.state import Event
from ....engine.words import Text
from ..rules.content import Sheet
from ..rules.records import PERMISSION, TORCH
from ..rules.scoring import title_level
from . import LANGUAGES
from .names import monster_name, node_name, place, sum_of, the_monster
from .sentences import Sentences, capital


def tell(sheet: Sheet, event: Event, seat: int | None, names: Sequence[str], lang: str) -> Text | None:
    """The log line of an event as a seat may know it, or None where it has nothing to say."""
    data, lines = event.as_seen_by(seat), LANGUAGES[lang].lines
    key = _key(sheet, event.kind, data)
    if key not in lines:
        return None
    seats = data.get("seats", [data.get("seat")])
    template = lines[key][0 if seats == [seat] else 1]
    if not template:
        return None
    words = _words(sheet, data, seats, names, lang)
    return [piece.format(**words) for piece in template.split("*")]


def _key(sheet: Sheet, kind: str, data: dict[str, Any]) -> str:
    if kind == "write":
        if data.get("by") == TORCH:
            return "torch"
        room = "node" in data and sheet.nodes[data["node"]].monster is not None
        return "wound" if room else data.get("did", "")
    many = ".all" if len(data.get("seats", ())) > 1 else ""
    if kind == "kill":
        return ("kill.first" if data["first"] else "kill.later") + many
    if kind == "bonus":
        return f"bonus{many}"
    if kind == "over":
        if len(data["scores"]) == 1:
            return "over.solo"
        return f"over{many}" if data["seats"] else "over.none"
    return kind


def _words(
    sheet: Sheet, data: dict[str, Any], seats: list[int | None], names: Sequence[str], lang: str
) -> dict[str, object]:
    table = LANGUAGES[lang]
    people = [names[one] for one in seats if one is not None]
    words: dict[str, object] = {**data, "who": people[0] if people else "", "all": table.all_of(people)}
    if "dice" in data:
        words |= {"dice": " ".join(map(str, data["dice"][:-1])), "black": data["dice"][-1]}
    if "pairs" in data:
        words["totals"] = table.say["and"].join(map(sum_of, data["pairs"]))
        words["symbol"] = table.say["symbol"] if data["black"] else ""
    if "node" in data:
        words["node"] = _node(sheet, data, lang)
    if "marks" in data:
        words["marks"] = _marks(sheet, data, lang)
    if "clouds" in data:
        words["numbers"] = " ".join(map(str, data["clouds"].values()))
    if "chest" in data:
        words["chest"] = table.chests[data["chest"]][1]
    if "lost" in data:
        words["lost"] = f", −{table.count('life', data['lost'])}" if data["lost"] else ""
    if "monster" in data:
        words["monster"] = the = the_monster(sheet, data["monster"], lang)
        words["Monster"] = capital(the)
    if "bonus" in data:
        words["bonus"] = table.say["quoted"].format(what=table.bonuses[data["bonus"]])
    if "gems" in data:
        words["gems"] = table.count("gem", data["gems"])
    if "hearts" in data:
        words["life"] = table.count("life", data["hearts"])
    if "effects" in data:
        about = data["monster"] if "monster" in data else sheet.nodes[data["node"]].monster
        words["effects"] = "".join(f", {effect}" for effect in _effects(sheet, data["effects"], about, lang))
    if "scores" in data:
        words |= _result(table, data["scores"], seats)
    return words


def _node(sheet: Sheet, data: dict[str, Any], lang: str) -> str:
    node = sheet.nodes[data["node"]]
    if data["did"] == "number":  # all clouds are alike but for where they lie
        return place(sheet, node, lang)
    return the_monster(sheet, node.monster, lang) if node.monster else node_name(sheet, node.id, lang)


def _effects(sheet: Sheet, effects: list[list[Any]], about: str | None, lang: str) -> list[str]:
    """What came of a cross; the monster the line is about need not be named again."""
    say = LANGUAGES[lang].say
    said = []
    for kind, *rest in effects:
        named = bool(rest) and rest[0] in sheet.monsters and rest[0] != about
        name = monster_name(sheet, rest[0], lang) if named else ""
        if kind == "unlock":
            said.append(say["effect.unlock"].format(n=rest[1], name=the_monster(sheet, rest[0], lang)))
        elif kind == "wound":
            said.append(f"{name} {rest[1]}/{sheet.monsters[rest[0]].hp}".strip())
        elif kind == "kill":
            said.append(
                say["effect.kill"].format(name=the_monster(sheet, rest[0], lang))
                if named
                else say["effect.kill.it"]
            )
        elif kind in ("half", "portal"):
            said.append(say[f"effect.{kind}"])
    return said


def _marks(sheet: Sheet, data: dict[str, Any], lang: str) -> str:
    table = LANGUAGES[lang]
    said = []
    for id, by in data["marks"]:
        node = node_name(sheet, id, lang)
        how = {TORCH: "by_torch", PERMISSION: "by_permission"}.get(by)
        said.append(table.say[how].format(node=node) if how else node)
    said += [table.chests[chest][0].lower() for chest in data["chests"]]
    return ", ".join(said) or table.say["nothing"]


def _result(table: Sentences, scores: list[int], seats: list[int | None]) -> dict[str, object]:
    best = scores[seats[0] or 0] if seats else 0
    return {"points": table.count("point", best), "title": table.titles[title_level(max(0, scores[0]))]}
