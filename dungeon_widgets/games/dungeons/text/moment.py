"""Where the game stands: its title, the caption, whose turn it is and what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....engine.state import CHANCE
from ....engine.words import is_you
from ..rules.content import Box
from .names import card_name, person
from .sentences import Sentences

if TYPE_CHECKING:
    from ..sight.view import DungeonsView

SETUP = ("first", "deal", "lay", "entrance")
PHASES = {"reset": "discard", "announce": "encounter", "order": "encounter", "fights": "encounter", "spoils": "encounter", "end": "move"}  # fmt: skip


def caption(view: DungeonsView, table: Sentences) -> str:
    """Round and phase."""
    said = [table.say["subtitle"]]
    if view["tournament"]:
        said.append(table.say["tournament"])
    if view["phase"] in SETUP:
        return " · ".join([*said, table.say["setup"]])
    phase = table.say[f"phase.{PHASES.get(view['phase'], view['phase'])}"]
    return " · ".join([*said, table.say["round"].format(n=view["round"]), phase])


def prompt(box: Box, view: DungeonsView, names: Sequence[str], table: Sentences) -> tuple[str, str]:
    """Whose turn it is, and what is asked of the view's seat."""
    mover, seat, say = view["to_move"], view["seat"], table.say
    if view["phase"] == "over":
        return result(view, names, table)
    if mover == CHANCE:
        line = say["luck"] if view["active"] < 0 else turn_line(view["active"], view, names, table)
        return line, say["ask.first"] if view["phase"] == "first" else ""
    if mover != seat:
        if not view["window"]:
            return turn_line(mover, view, names, table), ""
        asked = say["asked.you" if is_you(names[mover]) else "asked.other"].format(who=names[mover])
        return turn_line(view["active"], view, names, table), asked
    line = turn_line(mover, view, names, table)
    if view["asked"] and 0 <= view["active"] != seat:
        line = answer_line(mover, view, names, table)
    return line, question(box, view, table)


def answer_line(seat: int, view: DungeonsView, names: Sequence[str], table: Sentences) -> str:
    """Whom one answers: who is at play."""
    who = person(view["active"], seat, names, table)
    if is_you(names[seat]):
        return table.say["turn.answer"].format(who=who)
    return table.say["turn.answer.own"].format(own=names[seat], who=who)


def turn_line(seat: int, view: DungeonsView, names: Sequence[str], table: Sentences) -> str:
    if is_you(names[seat]):
        return table.say["turn.you"]
    return table.say["turn.own" if seat == view["seat"] else "turn.other"].format(who=names[seat])


def question(box: Box, view: DungeonsView, table: Sentences) -> str:
    """What the seat must decide."""
    asked = view["asked"]
    if asked == "window" and view["window"] is not None:
        hurt = view["hurt"]
        key = f"ask.window.{view['window']['name']}"
        if hurt and not hurt["wounds"]:
            key = "ask.window.unhurt"
        wounds = table.count("wound", hurt["wounds"] if hurt else 0)
        return table.say[key].format(card=subject(box, view, table.lang), wounds=wounds)
    if asked:
        return table.say[f"ask.{asked}"]
    words = {
        **table.terms,
        "n": view["points"] if view["phase"] == "move" else view["spoils"],
        "card": card_name(box, view["drawn"], table.lang),
        "hand": box.hand,
    }
    spent = view["phase"] == "move" and not view["points"]
    return table.say.get("ask.move.spent" if spent else f"ask.{view['phase']}", "").format(**words)


def subject(box: Box, view: DungeonsView, lang: str) -> str:
    """The card that is to be answered."""
    card = ""
    if view["bane"] is not None and view["about"] == "bane":
        card = view["bane"]["card"]
    elif view["trap"] is not None and view["about"] == "trap":
        card = view["trap"]["card"]
    elif view["combat"] is not None:
        card = view["combat"]["foe"]
    return card_name(box, card, lang)


def result(view: DungeonsView, names: Sequence[str], table: Sentences) -> tuple[str, str]:
    """Who has won, and why."""
    if not view["winners"]:
        return table.say["won.none"], ""
    winner = view["winners"][0]
    done = len(view["players"][winner]["finished"]) >= view["quests_to_win"]
    why = table.say["won.quests" if done else "won.last"]
    if winner == view["seat"] or is_you(names[winner]):
        return table.say["won.you"], why
    return table.say["won.other"].format(who=person(winner, view["seat"], names, table)), why
