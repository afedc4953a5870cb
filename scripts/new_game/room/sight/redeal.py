"""What a seat cannot see, drawn anew. Nothing is hidden here, so there is one world behind every view: the position."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..rules.state import LanternState


def redealt(state: LanternState, seat: int | None, rng: Random) -> LanternState:
    """The position with all that `seat` cannot see drawn from the exact posterior."""
    return state.clone()
