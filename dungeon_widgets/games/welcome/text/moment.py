"""The moment: the line under the title, whose turn it is, and what is asked."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.content import Box
from ..sight.view import WelcomeView
from . import LANGUAGES


def caption(box: Box, view: WelcomeView, lang: str) -> str:
    """The line under the title: round, phase, hero."""
    say = LANGUAGES[lang].say
    phase = say.get(f"phase.{view['phase']}") or say["inside" if view["run"] is not None else "bidding"]
    parts = [say["round"].format(n=view["round"]), phase]
    if view["hero"]:
        parts.append(box.heroes[view["hero"]].name[lang])
    return " · ".join(parts)


def prompt(box: Box, view: WelcomeView, names: Sequence[str], lang: str) -> tuple[str, str]:
    """Whose turn it is, and what is asked."""
    say = LANGUAGES[lang].say
    mover, seat = view["to_move"], view["seat"]
    if view["phase"] == "over":
        winner = view["winner"]
        assert winner is not None
        return say["you_win"] if winner == seat else say["wins"].format(who=names[winner]), ""
    if mover < 0:
        return say["luck"], ""
    if mover != seat:
        return say["turn_of"].format(who=names[mover]), ""
    return say["your_turn"].format(who=names[mover]), _question(box, view, lang)


def _question(box: Box, view: WelcomeView, lang: str) -> str:
    tables, phase = LANGUAGES[lang], view["phase"]
    if phase == "bid" and view["deck"] == 0:
        return tables.reasons["deck_empty"]
    run, drawn = view["run"], view["drawn"]
    if phase == "name" and run and run["namer"] is not None:
        return tables.say["ask.name.other"]
    monster = run["facing"] if run else drawn["monster"] if drawn else None
    name = box.monsters[monster].name[lang] if monster else ""
    return tables.say[f"ask.{phase}"].format(monster=name)
