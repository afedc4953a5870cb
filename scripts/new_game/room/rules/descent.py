"""A turn: go deeper and roll, or leave with what you carry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dungeon_widgets.engine.state import CHANCE, OVER, Action, Event

if TYPE_CHECKING:
    from .state import LanternState


def go(state: LanternState, action: Action) -> list[Event]:
    """The player goes deeper: luck rolls the die."""
    state.phase, state.to_move = "roll", CHANCE
    return [Event("go", {"seat": state.player})]


def roll(state: LanternState, action: Action) -> list[Event]:
    """The dark face puts the light out and all that is carried is lost; any other is treasure to carry."""
    face = action[1]
    data = {"seat": state.player, "face": face, "before": state.carried}
    if face == state.game.content.dark:
        state.carried = 0
        _next_player(state)
        return [Event("dark", data)]
    state.carried += face
    state.phase, state.to_move = "choose", state.player
    return [Event("found", {**data, "carried": state.carried})]


def leave(state: LanternState, action: Action) -> list[Event]:
    """What is carried is brought home; who has enough ends the game."""
    seat, brought = state.player, state.carried
    state.home[seat] += brought
    state.carried = 0
    event = Event("leave", {"seat": seat, "brought": brought, "home": state.home[seat]})
    if state.home[seat] >= state.game.content.goal:
        state.phase, state.to_move = "over", OVER
    else:
        _next_player(state)
    return [event]


def _next_player(state: LanternState) -> None:
    state.player = (state.player + 1) % state.game.players
    state.phase, state.to_move = "choose", state.player
