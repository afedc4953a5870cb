"""The form of a language: everything a player reads comes from one of these tables."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.languages import LANGUAGES
from ..rules.content import read_file

Lines = dict[str, tuple[str, str]]
"""Log lines: said to the one they are about, said to the others; empty where there is nothing to say."""


@dataclass(frozen=True, slots=True)
class Sentences:
    """The words of one language.

    `phrases` are the pieces card texts are made of; `who` names the heroes an effect is about; `counted` gives one and
    many of a thing, and `singular` the numbers that take one. `lines` are the log, `choices` labels, `reasons` refusals, `decks` what is wrong with a deck, `say`
    all other words, `rules` the rulebook. `tags` and `terms` come from labels.json.
    """

    lang: str
    singular: tuple[int, ...]
    phrases: dict[str, str]
    who: dict[str, str]
    counted: dict[str, tuple[str, str]]
    lines: Lines
    choices: dict[str, str]
    reasons: dict[str, str]
    decks: dict[str, str]
    say: dict[str, str]
    rules: list[tuple[str, list[str]]]

    @property
    def terms(self) -> dict[str, str]:
        """The names of the game's things."""
        return LABELS["terms"][self.lang]

    @property
    def tags(self) -> dict[str, str]:
        """The names of what monsters and things are."""
        return LABELS["tags"][self.lang]

    def count(self, thing: str, n: int) -> str:
        """``1 wound``, ``2 wounds``."""
        one, many = self.counted[thing]
        return (one if n in self.singular else many).format(n=n, **self.terms)


def read_labels() -> dict[str, dict[str, dict[str, str]]]:
    """labels.json by kind of label, language and name."""
    data = read_file("labels")
    return {
        kind: {lang: {name: words[lang] for name, words in names.items()} for lang in LANGUAGES}
        for kind, names in data.items()
    }


LABELS = read_labels()
