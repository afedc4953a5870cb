"""FR But du jeu: three quests, or the last hero alive."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.state import OVER, Event
from .cards.hands import drop_all
from .events import told

if TYPE_CHECKING:
    from .state import DungeonsState


def end_game(state: DungeonsState, winner: int, why: str) -> list[Event]:
    """The game is over: quests, the last hero alive, or nobody wins."""
    drop_all(state)
    state.winner = winner
    state.phase = "over"
    state.to_move = OVER
    return told("over", winner=winner, why=why)


def scores(state: DungeonsState) -> list[int]:
    """Quests finished; who has won counts as having finished all they needed."""
    return [
        state.box.to_win if seat == state.winner else min(len(hero.finished), state.box.to_win)
        for seat, hero in enumerate(state.heroes)
    ]


def winners(state: DungeonsState) -> list[int]:
    """The winner; nobody where all have died at once (ruling 25)."""
    return [state.winner] if state.winner >= 0 else []
