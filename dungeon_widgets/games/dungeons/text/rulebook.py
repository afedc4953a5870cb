"""The rules as the page shows them, in our own words, what a new game lets one set, and what is wrong with a deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....engine.words import OptionSpec, RuleSection, rule_sections
from ..rules.chapters.decks import DeckFault
from ..rules.content import Box
from .names import card_name
from .sentences import Sentences


def rulebook(table: Sentences) -> list[RuleSection]:
    """Every chapter, with its example."""
    return rule_sections(table.rules, table.say)


def settings(options: Mapping[str, Any], table: Sentences) -> list[OptionSpec]:
    """One box for all, or a tournament."""
    say = table.say
    own = any(not isinstance(deck, str) for deck in options.get("decks") or ())
    return [
        {
            "name": "tournament",
            "label": say["set.tournament"].format(decks=say["set.decks.own" if own else "set.decks.samples"]),
            "value": bool(options.get("tournament", False)),
            "choices": [
                {"value": False, "label": say["set.tournament.no"]},
                {"value": True, "label": say["set.tournament.yes"]},
            ],
        }
    ]


def explain(box: Box, fault: DeckFault, table: Sentences) -> str:
    """A broken restriction, or a warning, as a sentence."""
    card = fault.card if fault.rule == "deck_unknown" else card_name(box, fault.card, table.lang)
    return table.decks[fault.rule].format(n=fault.n, card=card)
