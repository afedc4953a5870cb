"""The rules in our own words, and what a new game lets one set."""

from __future__ import annotations

from dungeon_widgets.engine.words import RuleSection

from . import LANGUAGES


def rulebook(lang: str) -> list[RuleSection]:
    """The rules."""
    return [{"title": title, "text": list(text)} for title, text in LANGUAGES[lang].rules]
