"""The rules in our own words, and what a new game lets one set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dungeon_widgets.engine.words import OptionSpec, RuleSection

from . import LANGUAGES


def rulebook(lang: str) -> list[RuleSection]:
    """The rules."""
    return [{"title": title, "text": list(text)} for title, text in LANGUAGES[lang].rules]


def settings(options: Mapping[str, Any], lang: str) -> list[OptionSpec]:
    """The options of the game but the players, which every game has: the page asks for these."""
    return [
        {
            "name": "dice",
            "label": LANGUAGES[lang].set_dice,
            "value": options.get("dice", 2),
            "choices": [{"value": dice, "label": str(dice)} for dice in (1, 2, 3)],
        }
    ]
