"""Where the game stands, and what is asked."""

from __future__ import annotations

from collections.abc import Sequence

from ..sight.view import LanternView
from . import LANGUAGES


def caption(view: LanternView, lang: str) -> str:
    """Where the game stands, in a few words."""
    return LANGUAGES[lang].goal.format(goal=view["goal"])


def prompt(view: LanternView, names: Sequence[str], lang: str) -> tuple[str, str]:
    """Whose turn it is, and what is asked of the view's seat."""
    words = LANGUAGES[lang]
    if view["winners"]:
        return words.won.format(name=names[view["winners"][0]]), ""
    mine = view["player"] == view["seat"]
    whose = words.your_turn if mine else words.turn_of.format(name=names[view["player"]])
    if view["phase"] == "roll":
        return whose, words.rolling
    return whose, words.choose if mine else ""
