"""The words of the game, for the engine: every sentence by language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ....engine.state import Action, Event
from ....engine.words import CardFace, OptionSpec, RuleSection, Text, Words
from ..rules.content import Box
from . import LANGUAGES, log, moment, rulebook
from .builder import faces
from .choices import ChoiceWords, passing, reason
from .picture import picture

if TYPE_CHECKING:
    from ..sight.view import DungeonsView


class DungeonsWords(Words["DungeonsView"]):
    """What is said about the cards of one box."""

    key_kinds = frozenset({"slain", "finish", "death", "over"})

    def __init__(self, box: Box) -> None:
        self.box = box
        self.choices = {lang: ChoiceWords(box, table) for lang, table in LANGUAGES.items()}

    def tell(self, event: Event, seat: int | None, names: Sequence[str], lang: str) -> Text | None:
        return log.tell(self.box, event, seat, names, LANGUAGES[lang])

    def label(self, action: Action, view: DungeonsView, names: Sequence[str], lang: str) -> tuple[str, str]:
        return self.choices[lang].label(action, view, names)

    def reason(self, rule: str, lang: str) -> str:
        return reason(rule, LANGUAGES[lang])

    def title(self, lang: str) -> str:
        return LANGUAGES[lang].say["title"]

    def caption(self, view: DungeonsView, lang: str) -> str:
        return moment.caption(view, LANGUAGES[lang])

    def prompt(self, view: DungeonsView, names: Sequence[str], lang: str) -> tuple[str, str]:
        return moment.prompt(self.box, view, names, LANGUAGES[lang])

    def consequence(self, name: str, lang: str) -> str:
        return LANGUAGES[lang].say[f"consequence.{name}"]

    def part(self, name: str, lang: str) -> str:
        return LANGUAGES[lang].say[f"part.{name}"]

    def chapter(self, view: DungeonsView, lang: str) -> str:
        return LANGUAGES[lang].say["round"].format(n=view["round"]) if view["round"] else ""

    def rulebook(self, lang: str) -> list[RuleSection]:
        return rulebook.rulebook(LANGUAGES[lang])

    def picture(self, view: DungeonsView, names: Sequence[str], lang: str) -> str:
        return picture(self.box, view, names, LANGUAGES[lang])

    def passing(self, name: str, lang: str) -> str:
        return passing(self.box, name, LANGUAGES[lang])

    def faces(self, lang: str) -> dict[str, CardFace]:
        return {
            id: {"name": face["name"], "text": face["text"]} for id, face in faces(lang, self.box).items()
        }

    def settings(self, options: Mapping[str, Any], lang: str) -> list[OptionSpec]:
        return rulebook.settings(options, LANGUAGES[lang])
