"""The one position that fits what a seat sees: the others' sheets as they were before the roll.

Nothing is dealt face down in this game, and players write at the same time. So the position a seat knows is
the one in which whoever has written unseen has not written yet: the order in which players are asked does
not matter, because none of them sees what the others do. There is one such world behind every view.
"""

from __future__ import annotations

from ..rules.state import DiceDangerState


def redealt(state: DiceDangerState, seat: int | None) -> DiceDangerState:
    """The position as the seat knows it, with the others still to write."""
    new = state.clone()
    if not state.todo or state.game.solo:  # everybody has written: all is shown
        return new
    others = [i for i, hero in enumerate(state.shown) if i != seat and not hero.out]
    for i in others:
        new.todo |= 1 << i
    new.heroes = tuple(hero if i == seat else state.shown[i] for i, hero in enumerate(state.heroes))
    new.turns = tuple(turn if i == seat else None for i, turn in enumerate(state.turns))
    if state.to_move != seat:
        new.phase = "pair" if state.roll else "clouds"
        new.asks = ()
    return new
