"""The form of a language: every sentence of the game has its place here."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Sentences:
    """All that the game says in one language."""

    log: dict[str, tuple[str, ...]]
    log_you: dict[str, tuple[str, ...]]
    choices: dict[str, tuple[str, str]]
    reasons: dict[str, str]
    caption: str
    your_turn: str
    turn_of: str
    open: str
    answer: str
    rolling: str
    won: str
    you_won: str
    no_bid: str
    odds_title: str
    question_doubt: str
    question_bid: str
    right: str
    how: str
    set_dice: str
    rules: tuple[tuple[str, tuple[str, ...]], ...]
