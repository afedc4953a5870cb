"""Counting positions by depth: the shortest test that notices any change of the rules."""

from __future__ import annotations

from ..errors import TooLarge
from ..state import CHANCE, OVER, State


def perft(state: State, depth: int) -> list[int]:
    """How many ways there are to play 0, 1, ... `depth` moves, luck included and each outcome counted once.

    `TooLarge` where a free decision or luck that cannot be listed comes before.
    """
    counts = [0] * (depth + 1)
    _count(state, counts, 0)
    return counts


def _count(state: State, counts: list[int], depth: int) -> None:
    counts[depth] += 1
    if depth + 1 == len(counts) or state.to_move == OVER:
        return
    if state.sampled or state.free:
        what = "luck that cannot be listed" if state.sampled else "a free decision"
        raise TooLarge(f"after {depth} moves comes {what}: the ways to play cannot be counted")
    for action in [outcome for outcome, _ in state.chance()] if state.to_move == CHANCE else state.legal():
        _count(state.after(action), counts, depth + 1)
