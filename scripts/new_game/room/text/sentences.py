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
    goal: str
    your_turn: str
    turn_of: str
    choose: str
    rolling: str
    won: str
    odds_title: str
    question: str
    stays_lit: str
    wins: str
    go_until: str
    how: str
    rules: tuple[tuple[str, tuple[str, ...]], ...]
