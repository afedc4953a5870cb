"""What a choice is called, and why another is forbidden."""

from __future__ import annotations

from dungeon_widgets.engine.state import Action

from ..sight.view import LanternView
from . import LANGUAGES


def label(action: Action, view: LanternView, lang: str) -> tuple[str, str]:
    """A choice and what it leads to."""
    name, leads_to = LANGUAGES[lang].choices[action[0]]
    return name, leads_to.format(carried=view["carried"])


def reason(rule: str, lang: str) -> str:
    """The sentence for a rule that forbids something."""
    return LANGUAGES[lang].reasons[rule]
