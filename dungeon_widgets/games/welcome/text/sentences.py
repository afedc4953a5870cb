"""What a language must have: a third one is a third file with these tables."""

from __future__ import annotations

from typing import NamedTuple


def capital(words: str) -> str:
    """The same at the beginning of a sentence."""
    return words[:1].upper() + words[1:]


class Sentences(NamedTuple):
    """The sentences of one language.

    `lines` are the log's, to the seat itself and to the others; `reasons` say why an action is refused; `rules` and
    `back_rules` are the rules of the game and what the second box adds; `say` has all the rest. `singular` are the
    numbers that take the singular, `thousands` stands between groups of digits.
    """

    lines: dict[str, tuple[str, str]]
    reasons: dict[str, str]
    rules: list[tuple[str, list[str]]]
    back_rules: list[tuple[str, list[str]]]
    say: dict[str, str]
    singular: frozenset[int]
    thousands: str

    def cards(self, n: int) -> str:
        """A number of cards in words."""
        return self.say["one_card" if n in self.singular else "cards"].format(n=n)

    def number(self, n: int) -> str:
        """A whole number with its digits in groups."""
        return f"{n:,}".replace(",", self.thousands)
