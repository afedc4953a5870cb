"""What a language must have: a third one is a third file with these tables."""

from __future__ import annotations

from typing import NamedTuple


class Sentences(NamedTuple):
    """The sentences of one language.

    `lines` are the log's; `choices` what each choice is called and what it leads to; `reasons` say why an action is
    refused; `asks` what is asked in each phase; `rules` are the rules of the game; `odds` the words of
    the odds panel; `say` has all the rest.
    """

    lines: dict[str, str]
    choices: dict[str, tuple[str, str]]
    reasons: dict[str, str]
    asks: dict[str, str]
    rules: list[tuple[str, list[str]]]
    say: dict[str, str]
    odds: dict[str, str]
