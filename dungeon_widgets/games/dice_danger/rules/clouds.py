"""Clouds of the Pyramid: before the first roll everybody writes the numbers into them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.state import Action, Event
from .records import secretly
from .turn import END

if TYPE_CHECKING:
    from .state import DiceDangerState


def cloud_choices(state: DiceDangerState) -> list[Action]:
    """The numbers left for the next cloud; ruling 27: each of the eight once."""
    board, given = state.game.board, state.heroes[state.to_move].clouds
    left = [n for n in board.sheet.cloud_numbers if n not in given]
    if not left:
        return [END]
    return [("number", board.ids[board.clouds[len(given)]], n) for n in left]


def number(state: DiceDangerState, action: Action) -> list[Event]:
    """Write the number into the next cloud."""
    seat = state.to_move
    hero = state.own_copy(seat)
    hero.number_clouds((*hero.clouds, action[2]))
    return [secretly("write", seat, {"did": "number", "node": action[1], "n": action[2]}, state.game.solo)]


def show_clouds(state: DiceDangerState) -> list[Event]:
    """Everybody has written: the numbers are shown."""
    state.shown = state.heroes
    ids = [state.game.board.ids[cloud] for cloud in state.game.board.clouds]
    return [
        Event("numbered", {"seat": seat, "clouds": dict(zip(ids, hero.clouds, strict=True))})
        for seat, hero in enumerate(state.heroes)
    ]
