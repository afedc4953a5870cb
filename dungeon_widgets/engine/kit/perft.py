"""Counting positions by depth: the shortest test that notices any change of the rules."""

from __future__ import annotations

from ..state import CHANCE, OVER, State


def perft(state: State, depth: int) -> list[int]:
    """How many ways there are to play 0, 1, ... `depth` moves, luck included and each outcome counted once."""
    counts = [0] * (depth + 1)
    _count(state, counts, 0)
    return counts


def _count(state: State, counts: list[int], depth: int) -> None:
    counts[depth] += 1
    if depth + 1 == len(counts) or state.to_move == OVER:
        return
    for action in [outcome for outcome, _ in state.chance()] if state.to_move == CHANCE else state.legal():
        _count(state.after(action), counts, depth + 1)
