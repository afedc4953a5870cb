"""Plain words for toys: a verb with its parts is a choice, a kind with its data is a line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dungeon_widgets.engine.state import Action, Event
from dungeon_widgets.engine.words import OptionSpec, RuleSection, Text, Words

REASONS = {
    "over": {"en": "The game is over.", "fr": "La partie est finie."},
    "luck": {"en": "Luck decides.", "fr": "Le hasard décide."},
    "not_now": {"en": "Not now.", "fr": "Pas maintenant."},
}


class PlainWords(Words[dict[str, Any]]):
    """`verbs` gives each verb in each language."""

    def __init__(self, name: str, verbs: Mapping[str, Mapping[str, str]]) -> None:
        self.name = name
        self.verbs = verbs

    def tell(self, event: Event, seat: int | None, names: Sequence[str], lang: str) -> Text | None:
        colon = {"en": ": ", "fr": " : "}[lang]
        return [event.kind + colon, str(event.as_seen_by(seat))]

    def label(self, action: Action, view: dict[str, Any], names: Sequence[str], lang: str) -> tuple[str, str]:
        return " ".join([self.verbs[action[0]][lang], *map(str, action[1:])]), ""

    def reason(self, rule: str, lang: str) -> str:
        return REASONS[rule][lang]

    def title(self, lang: str) -> str:
        return self.name

    def caption(self, view: dict[str, Any], lang: str) -> str:
        return {"en": "phase", "fr": "phase"}[lang] + f" {view['phase']}"

    def prompt(self, view: dict[str, Any], names: Sequence[str], lang: str) -> tuple[str, str]:
        return (names[view["to_move"]] if view["to_move"] >= 0 else "..."), ""

    def rulebook(self, lang: str) -> list[RuleSection]:
        return [{"title": self.name, "text": ["..."]}]

    def settings(self, options: Mapping[str, Any], lang: str) -> list[OptionSpec]:
        return []
