"""What must hold between the fields of a position read from JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dungeon_widgets.engine.state import CHANCE, OVER

from .scoring import winners

if TYPE_CHECKING:
    from .state import LanternState


def check_position(state: LanternState) -> None:
    """Refuse what no game can lead to; the error names the field."""
    players = state.game.players
    if len(state.home) != players:
        raise ValueError(f"field 'home': {players} players have {len(state.home)} numbers")
    if not 0 <= state.player < players:
        raise ValueError(f"field 'player': {state.player} is no seat")
    if state.carried < 0 or min(state.home) < 0:
        raise ValueError("field 'carried' or 'home' is below 0")
    mover = {"choose": state.player, "roll": CHANCE, "over": OVER}[state.phase]
    if state.to_move != mover:
        raise ValueError(f"field 'to_move': {state.to_move} does not fit the phase {state.phase!r}")
    if bool(winners(state)) != (state.phase == "over"):
        raise ValueError(
            "field 'phase': the game is over when somebody has brought enough home, and only then"
        )
