"""The moment: what stands above the board, whose turn it is and what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..rules.content import Sheet
from . import LANGUAGES


def caption(sheet: Sheet, view: dict[str, Any], lang: str) -> str:
    """The line under the title: sheet, roll, players."""
    say = LANGUAGES[lang].say
    roll = say["caption.roll"].format(n=view["roll"]) if view["roll"] else say["caption.setup"]
    if view["phase"] == "over":
        roll = say["caption.over"]
    players = len(view["players"])
    table = say["caption.solo"] if view["solo"] else say["caption.players"].format(n=players)
    return " · ".join([sheet.title[lang], roll, table])


def prompt(sheet: Sheet, view: dict[str, Any], names: Sequence[str], lang: str) -> tuple[str, str]:
    """Whose turn it is, and what is asked."""
    say = LANGUAGES[lang].say
    mover, seat = view["to_move"], view["seat"]
    if view["phase"] == "over":
        return _result(view, names, lang)
    if view["phase"] == "roll":
        if view["active"] is None or view["active"] == seat:
            return say["turn.roll"], ""
        return say["turn.rolls"].format(who=names[view["active"]]), ""
    if mover != seat:
        return say["turn.writes"].format(who=names[mover]), ""
    return say["turn.yours"].format(who=names[seat]), _question(view, lang)


def _result(view: dict[str, Any], names: Sequence[str], lang: str) -> tuple[str, str]:
    table = LANGUAGES[lang]
    if view["solo"]:
        total, fallen = view["players"][0]["total"], view["players"][0]["out"]
        head = table.say["over.fallen" if fallen else "over.points"].format(n=total)
        return head, table.titles[view["title"]]
    if not view["winners"]:
        return table.say["over.none"], ""
    if view["winners"] == [view["seat"]]:
        return table.say["over.you"], ""
    who = table.all_of([names[seat] for seat in view["winners"]])
    return table.say["over.many" if len(view["winners"]) > 1 else "over.one"].format(who=who), ""


def _question(view: dict[str, Any], lang: str) -> str:
    say = LANGUAGES[lang].say
    phase = view["phase"]
    if phase == "clouds":
        if view["next_cloud"] is None:
            return say["ask.numbered"]
        return say["ask.cloud"].format(node=view["next_cloud"])
    if phase == "chest":
        return say["ask.chest"]
    if phase == "pair":
        if view["role"] == "active":
            return say["ask.active"]
        return say["ask.passive"].format(n=view["players"][view["seat"]]["black"])
    return say["ask.cross"] if view["choice"]["left"] else say["ask.done"]
