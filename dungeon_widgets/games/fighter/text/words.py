"""All that the game says, tied together for the engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....engine.state import Action, Event
from ....engine.words import CardFace, OptionSpec, RuleSection, Text, Words
from ..sight.view import FighterView
from . import LANGUAGES, choices, log, moment, picture, rulebook
from .faces import faces


class FighterWords(Words[FighterView]):
    """The sentences of Dungeon Fighter."""

    key_kinds = frozenset({"foe", "slain", "fall", "out", "shop", "victory", "defeat"})

    def tell(self, event: Event, seat: int | None, names: Sequence[str], lang: str) -> Text | None:
        return log.tell(event, seat, names, lang)

    def label(self, action: Action, view: FighterView, names: Sequence[str], lang: str) -> tuple[str, str]:
        return choices.label(action, view, lang)

    def passing(self, name: str, lang: str) -> str:
        return choices.passing(name, lang)

    def reason(self, rule: str, lang: str) -> str:
        return choices.reason(rule, lang)

    def title(self, lang: str) -> str:
        return LANGUAGES[lang].say["title"]

    def caption(self, view: FighterView, lang: str) -> str:
        return moment.caption(view, lang)

    def prompt(self, view: FighterView, names: Sequence[str], lang: str) -> tuple[str, str]:
        return moment.prompt(view, names, lang)

    def consequence(self, name: str, lang: str) -> str:
        return LANGUAGES[lang].say[f"consequence.{name}"]

    def rulebook(self, lang: str) -> list[RuleSection]:
        return rulebook.rulebook(lang)

    def settings(self, options: Mapping[str, Any], lang: str) -> list[OptionSpec]:
        return rulebook.settings(options, lang)

    def picture(self, view: FighterView, names: Sequence[str], lang: str) -> str:
        return picture.picture(view, names, lang)

    def faces(self, lang: str) -> dict[str, CardFace]:
        return faces(lang)
