"""The rooms to choose from, by how hard they are to hit in."""

from __future__ import annotations

from math import fsum

from .....engine.advice import Panel, row
from .....engine.state import Action
from ...rules.content import load_content
from ...sight.view import FighterView
from ...text import LANGUAGES, names
from ..law import section_law
from .numbers import Given, law_hit, whole_number


def rooms_panel(view: FighterView, legal: list[Action], lang: str) -> Panel:
    """Before a room is opened: how often the group hits with what each asks for."""
    odds = LANGUAGES[lang].odds
    rooms = load_content().rooms
    skills = [hero["skill"] for hero in view["heroes"] if hero["health"] > 0]
    rows = []
    least = 0
    for action in legal:
        throw = rooms[action[1]].throw if view["rooms_ask"] else None
        laws = [section_law([throw] if throw else [], skill) for skill in skills]
        p = fsum(law.hit for law in laws) / len(laws)
        least = min(law.n for law in laws)
        error = (fsum(law_hit(law).error ** 2 for law in laws)) ** 0.5 / len(laws)
        rows.append(row(names.room(action[1], lang), Given(p, least, error), action, word=odds["hits"]))
    return {
        "title": odds["rooms"],
        "question": odds["rooms_question"],
        "source": odds["simulated_short"].format(n=whole_number(least, lang)),
        "rows": sorted(rows, key=lambda said: -said["p"]),
        "parts": [],
        "lead": [odds["rooms_lead"]],
        "how": odds["how"],
        "beliefs": False,
    }
