"""What the game says, tied together for the engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dungeon_widgets.engine.state import Action, Event
from dungeon_widgets.engine.words import OptionSpec, RuleSection, Text, Words

from ..rules.content import load_content
from ..sight.view import MygameView
from . import choices, log, moment, picture, rulebook


class MygameWords(Words[MygameView]):
    """What the game says; the sentences are in text/."""

    key_kinds = frozenset({"doubt"})

    def tell(self, event: Event, seat: int | None, names: Sequence[str], lang: str) -> Text | None:
        return log.tell(event, seat, names, lang)

    def label(self, action: Action, view: MygameView, names: Sequence[str], lang: str) -> tuple[str, str]:
        return choices.label(action, view, lang)

    def reason(self, rule: str, lang: str) -> str:
        return choices.reason(rule, lang)

    def title(self, lang: str) -> str:
        return load_content().name[lang]

    def caption(self, view: MygameView, lang: str) -> str:
        return moment.caption(view, lang)

    def prompt(self, view: MygameView, names: Sequence[str], lang: str) -> tuple[str, str]:
        return moment.prompt(view, names, lang)

    def rulebook(self, lang: str) -> list[RuleSection]:
        return rulebook.rulebook(lang)

    def settings(self, options: Mapping[str, Any], lang: str) -> list[OptionSpec]:
        return rulebook.settings(options, lang)

    def picture(self, view: MygameView, names: Sequence[str], lang: str) -> str:
        return picture.picture_of(self.title(lang), view, names, lang)
