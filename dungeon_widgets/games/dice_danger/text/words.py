"""The sentences of one sheet, as the engine asks for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....engine.state import Action, Event
from ....engine.words import OptionSpec, RuleSection, Text, Words
from ..rules.content import Sheet
from ..sight.view import DiceDangerView
from . import LANGUAGES, choices, log, moment, rulebook
from .picture import picture_of


class DiceDangerWords(Words[DiceDangerView]):
    """Words for one sheet."""

    key_kinds = frozenset({"kill", "bonus", "out", "over"})

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet

    def tell(self, event: Event, seat: int | None, names: Sequence[str], lang: str) -> Text | None:
        return log.tell(self.sheet, event, seat, names, lang)

    def label(self, action: Action, view: DiceDangerView, names: Sequence[str], lang: str) -> tuple[str, str]:
        return choices.label(self.sheet, action, view, lang)

    def reason(self, rule: str, lang: str) -> str:
        return choices.reason(rule, lang)

    def title(self, lang: str) -> str:
        return "Dungeons, Dice & Danger"

    def caption(self, view: DiceDangerView, lang: str) -> str:
        return moment.caption(self.sheet, view, lang)

    def prompt(self, view: DiceDangerView, names: Sequence[str], lang: str) -> tuple[str, str]:
        return moment.prompt(self.sheet, view, names, lang)

    def consequence(self, name: str, lang: str) -> str:
        return LANGUAGES[lang].say[f"consequence.{name}"]

    def part(self, name: str, lang: str) -> str:
        return LANGUAGES[lang].say[f"part.{name}"]

    def picture(self, view: DiceDangerView, names: Sequence[str], lang: str) -> str:
        return picture_of(self.sheet, self.title(lang), view, names, LANGUAGES[lang], lang)

    def rulebook(self, lang: str) -> list[RuleSection]:
        return rulebook.rulebook(self.sheet, lang)

    def settings(self, options: Mapping[str, Any], lang: str) -> list[OptionSpec]:
        return rulebook.settings(options, lang)
