"""The form of a language: everything a player reads comes from one of these tables."""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.content import read_file


@dataclass(frozen=True, slots=True)
class Tables:
    """The words of one language.

    `phrases` are the pieces card texts are made of; `who` names the heroes an effect is about; `counted` gives
    one and many of a thing. `tags` and `terms` come from labels.json.
    """

    lang: str
    phrases: dict[str, str]
    who: dict[str, str]
    counted: dict[str, tuple[str, str]]

    @property
    def terms(self) -> dict[str, str]:
        """The names of the game's things."""
        return LABELS["terms"][self.lang]

    @property
    def tags(self) -> dict[str, str]:
        """The names of what monsters and things are."""
        return LABELS["tags"][self.lang]


def read_labels() -> dict[str, dict[str, dict[str, str]]]:
    """labels.json by language: kind of label, language, name."""
    data = read_file("labels")
    return {
        kind: {lang: {name: words[lang] for name, words in names.items()} for lang in ("en", "fr")}
        for kind, names in data.items()
    }


LABELS = read_labels()
