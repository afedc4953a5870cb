"""What the game says, tied together for the engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dungeon_widgets.engine.state import Action, Event
from dungeon_widgets.engine.words import OptionSpec, RuleSection, Text, Words

from ..rules.content import load_content
from ..sight.view import LanternView
from . import choices, log, moment, picture
from .rulebook import rulebook


class LanternWords(Words[LanternView]):
    """What the game says; the sentences are in text/."""

    key_kinds = frozenset({"dark", "leave"})

    def tell(self, event: Event, seat: int | None, names: Sequence[str], lang: str) -> Text | None:
        return log.tell(event, seat, names, lang)

    def label(self, action: Action, view: LanternView, names: Sequence[str], lang: str) -> tuple[str, str]:
        return choices.label(action, view, lang)

    def reason(self, rule: str, lang: str) -> str:
        return choices.reason(rule, lang)

    def title(self, lang: str) -> str:
        return load_content().name[lang]

    def caption(self, view: LanternView, lang: str) -> str:
        return moment.caption(view, lang)

    def prompt(self, view: LanternView, names: Sequence[str], lang: str) -> tuple[str, str]:
        return moment.prompt(view, names, lang)

    def rulebook(self, lang: str) -> list[RuleSection]:
        return rulebook(lang)

    def settings(self, options: Mapping[str, Any], lang: str) -> list[OptionSpec]:
        return []

    def picture(self, view: LanternView, names: Sequence[str], lang: str) -> str:
        return picture.picture_of(self.title(lang), view, names, lang)
