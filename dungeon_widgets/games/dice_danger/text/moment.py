"""The moment: what stands above the board, whose turn it is and what is asked."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.words import is_you
from ..rules.content import Sheet
from ..sight.view import DiceDangerView
from . import LANGUAGES
from .names import place, the_monster
from .sentences import capital


def caption(sheet: Sheet, view: DiceDangerView, lang: str) -> str:
    """The line under the title: sheet, roll, players."""
    say = LANGUAGES[lang].say
    roll = say["caption.roll"].format(n=view["roll"]) if view["roll"] else say["caption.setup"]
    if view["phase"] == "over":
        roll = say["caption.over"]
    players = len(view["players"])
    table = say["caption.solo"] if view["solo"] else say["caption.players"].format(n=players)
    level = LANGUAGES[lang].levels[sheet.level - 1]
    return " · ".join([f"{sheet.title[lang]} ({level})", roll, table])


def prompt(sheet: Sheet, view: DiceDangerView, names: Sequence[str], lang: str) -> tuple[str, str]:
    """Whose turn it is, and what is asked."""
    say = LANGUAGES[lang].say
    mover, seat = view["to_move"], view["seat"]
    if view["phase"] == "over":
        return _result(view, names, lang)
    if view["phase"] == "roll":
        first = "" if view["roll"] else ".first"
        if view["active"] is None or view["active"] == seat or is_you(names[view["active"]]):
            return say[f"turn.roll{first}"], ""
        return say[f"turn.rolls{first}"].format(who=names[view["active"]]), ""
    if mover != seat or seat is None:
        if is_you(names[mover]):
            return say["turn.yours"], ""
        return say["turn.decides" if view["phase"] == "accept" else "turn.writes"].format(
            who=names[mover]
        ), ""
    return say["turn.yours"], _question(sheet, view, seat, lang)


def _result(view: DiceDangerView, names: Sequence[str], lang: str) -> tuple[str, str]:
    table = LANGUAGES[lang]
    if view["solo"]:
        total, fallen = view["players"][0]["total"], view["players"][0]["out"]
        head = table.say["over.fallen" if fallen else "over.points"].format(
            points=table.count("point", total)
        )
        return head, table.titles[view["title"] or 0]
    if not view["winners"]:
        return table.say["over.none"], ""
    if view["winners"] == [view["seat"]] or [is_you(names[seat]) for seat in view["winners"]] == [True]:
        return table.say["over.you"], ""
    who = table.all_of([names[seat] for seat in view["winners"]])
    return table.say["over.many" if len(view["winners"]) > 1 else "over.one"].format(who=who), ""


def _question(sheet: Sheet, view: DiceDangerView, seat: int, lang: str) -> str:
    table, say = LANGUAGES[lang], LANGUAGES[lang].say
    phase, mine = view["phase"], view["players"][seat]
    if phase == "clouds":
        left = [
            node for node in sheet.nodes.values() if node.kind == "cloud" and node.id not in mine["clouds"]
        ]
        return say["ask.cloud"].format(place=place(sheet, left[0], lang)) if left else say["ask.numbered"]
    if phase == "accept" and view["ask"] is not None:
        name = capital(the_monster(sheet, view["ask"]["monster"], lang))
        return say["ask.accept"].format(name=name, life=table.count("life", view["ask"]["hearts"]))
    if phase == "chest":
        return say["ask.chest"]
    if phase == "pair":
        return say["ask.active" if view["role"] == "active" else "ask.passive"]
    pairs, missing = (len(mine["turn"]["left"]), mine["turn"]["missing"]) if mine["turn"] else (0, 0)
    asked = "ask.cross" if pairs else "ask.done"
    return say[f"{asked}.unwounded" if missing > pairs else asked]  # alone, on top of the pairs
