"""The moment: the line under the title, whose turn it is, and what is asked."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.words import is_you
from ..rules.content import Box
from ..rules.meeting import rules_of
from ..rules.scoring import SUCCESSES_TO_WIN
from ..sight.known import run_of
from ..sight.parts import RunView
from ..sight.view import WelcomeView
from . import LANGUAGES
from .sentences import capital


def caption(box: Box, view: WelcomeView, lang: str) -> str:
    """The line under the title: round, phase, hero."""
    say = LANGUAGES[lang].say
    phase = say.get(f"phase.{view['phase']}") or say["inside" if view["run"] is not None else "bidding"]
    parts = [say["round"].format(n=view["round"]), phase]
    if view["hero"]:
        parts.append(box.heroes[view["hero"]].name[lang])
    return " · ".join(parts)


def prompt(box: Box, view: WelcomeView, names: Sequence[str], lang: str) -> tuple[str, str]:
    """Whose turn it is, and what is asked; at the end who has won, and why."""
    say = LANGUAGES[lang].say
    mover, seat, winner = view["to_move"], view["seat"], view["winner"]
    if winner is not None:
        own = winner == seat or is_you(names[winner])
        won = say["you_win"] if own else say["wins"].format(who=names[winner])
        how = "successes" if view["players"][winner]["successes"] >= SUCCESSES_TO_WIN else "alone"
        return won, say[f"won.{how}"]
    if mover < 0:
        return _luck(view, names, lang), ""
    if mover != seat and is_you(names[mover]):
        return say["your_turn.you"], ""
    if mover != seat:
        inside = view["run"] is not None and mover == view["runner"]
        return say["who_is_inside" if inside else "turn_of"].format(who=names[mover]), ""
    yours = "your_turn.you" if is_you(names[mover]) else "your_turn"
    return say[yours].format(who=names[mover]), _question(box, view, lang)


def _luck(view: WelcomeView, names: Sequence[str], lang: str) -> str:
    """What is drawn just now."""
    say, drawn = LANGUAGES[lang].say, view["drawn"]
    if view["phase"] == "deal" and drawn is not None:
        own = drawn["by"] == view["seat"] or is_you(names[drawn["by"]])
        return say["draws.you"] if own else say["draws"].format(who=names[drawn["by"]])
    return say["swaps" if view["phase"] == "swap" else "sets_up"]


def _question(box: Box, view: WelcomeView, lang: str) -> str:
    tables, phase, run = LANGUAGES[lang], view["phase"], view["run"]
    key = f"ask.{phase}"
    words = {"monster": "", "the_monster": "", "The_monster": "", "the_tile": ""}
    monster = view["drawn"]["monster"] if view["drawn"] else run["facing"] if run else None
    if monster:
        words["monster"] = box.monsters[monster].name[lang]
        words["the_monster"] = the = box.monsters[monster].the[lang]
        words["The_monster"] = capital(the)
    if phase == "bid" and view["deck"] == 0:
        return tables.reasons["deck_empty"]
    if run and phase == "name" and run["namer"] is not None:
        key = "ask.name.other"
    elif run and phase == "answer":
        key += _facing(box, view, run)
    elif run and phase == "discard":
        cube = run["using"] == run["facing"]
        key += ".cube" if cube else ".price"
        words["the_tile"] = "" if cube else capital(box.tiles[run["using"] or ""].the[lang])
    return tables.say[key].format(**words)


def _facing(box: Box, view: WelcomeView, run: RunView) -> str:
    """How the question about a card just turned is put."""
    if not run["alive"]:
        return ".fallen"
    rules, now, facing = rules_of(box.id), run_of(view), run["facing"] or ""
    if rules.must_discard(now, facing):
        return ".cube"
    return "" if rules.meet(now, facing)[1].damage else ".harmless"
