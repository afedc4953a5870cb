"""The form of a language: one `Sentences` in `en`, one in `fr`, so that a third language is a third file."""

from __future__ import annotations

from dataclasses import dataclass


def capital(words: str) -> str:
    """The same at the beginning of a sentence."""
    return words[:1].upper() + words[1:]


@dataclass(frozen=True, slots=True)
class Sentences:
    """Every word of the game in one language. `singular` are the numbers that take the first form of `counts`."""

    lines: dict[str, tuple[str, str]]
    reasons: dict[str, str]
    kinds: dict[str, str]
    chests: dict[str, tuple[str, str]]
    bonuses: dict[str, str]
    titles: tuple[str, ...]
    levels: tuple[str, ...]
    places: tuple[str, ...]
    counts: dict[str, tuple[str, str]]
    singular: tuple[int, ...]
    say: dict[str, str]
    rules: list[tuple[str, list[str]]]
    modules: dict[str, str]

    def count(self, what: str, n: int) -> str:
        """So many things of a kind: ``3 gems``."""
        one, many = self.counts[what]
        return (one if n in self.singular else many).format(n=n)

    def all_of(self, names: list[str]) -> str:
        """Several names in a row: ``Ann, Bo and Cy``."""
        if len(names) < 2:
            return "".join(names)
        return ", ".join(names[:-1]) + self.say["and"] + names[-1]
