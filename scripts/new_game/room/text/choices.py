"""What a choice is called, and why another is forbidden."""

from __future__ import annotations

from dungeon_widgets.engine.state import Action

from ..rules.records import DOUBT
from ..sight.view import MygameView
from . import LANGUAGES


def label(action: Action, view: MygameView, lang: str) -> tuple[str, str]:
    """A choice and what it leads to."""
    name, leads_to = LANGUAGES[lang].choices[action[0]]
    bid = view["bid"] if action == DOUBT else {"number": action[1], "face": action[2]}
    facts = dict(bid or {})
    return name.format(**facts), leads_to.format(**facts)


def reason(rule: str, lang: str) -> str:
    """The sentence for a rule that forbids something."""
    return LANGUAGES[lang].reasons[rule]
