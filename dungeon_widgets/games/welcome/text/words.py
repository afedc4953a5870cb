"""All that the game says, tied together for the engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....engine.state import Action, Event
from ....engine.words import OptionSpec, RuleSection, Text, Words
from ..rules.content import Box
from ..sight.view import WelcomeView
from . import LANGUAGES, choices, log, moment, rulebook
from .picture import picture_of


class WelcomeWords(Words[WelcomeView]):
    """The sentences of a box."""

    key_kinds = frozenset({"hero", "enter", "result", "win"})

    def __init__(self, box: Box) -> None:
        self.box = box

    def tell(self, event: Event, seat: int | None, names: Sequence[str], lang: str) -> Text | None:
        return log.tell(self.box, event, seat, names, lang)

    def label(self, action: Action, view: WelcomeView, names: Sequence[str], lang: str) -> tuple[str, str]:
        return choices.label(self.box, action, view, names, lang)

    def reason(self, rule: str, lang: str) -> str:
        return choices.reason(rule, lang)

    def title(self, lang: str) -> str:
        return self.box.name[lang]

    def caption(self, view: WelcomeView, lang: str) -> str:
        return moment.caption(self.box, view, lang)

    def prompt(self, view: WelcomeView, names: Sequence[str], lang: str) -> tuple[str, str]:
        return moment.prompt(self.box, view, names, lang)

    def consequence(self, name: str, lang: str) -> str:
        return LANGUAGES[lang].say[f"consequence.{name}"]

    def chapter(self, view: WelcomeView, lang: str) -> str:
        """The round and its hero."""
        said = LANGUAGES[lang].say["round"].format(n=view["round"])
        return f"{said} · {self.box.heroes[view['hero']].name[lang]}" if view["hero"] else said

    def picture(self, view: WelcomeView, names: Sequence[str], lang: str) -> str:
        return picture_of(self.box, self.title(lang), view, names, LANGUAGES[lang], lang)

    def rulebook(self, lang: str) -> list[RuleSection]:
        return rulebook.rulebook(self.box, lang)

    def settings(self, options: Mapping[str, Any], lang: str) -> list[OptionSpec]:
        return rulebook.settings(options, lang)
