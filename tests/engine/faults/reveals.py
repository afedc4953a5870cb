"""Planted faults: decisions that show something hidden, and could be taken back after it was seen."""

from __future__ import annotations

from dungeon_widgets.engine.state import CHANCE, Action
from tests.engine.faults.planted import Faulty
from tests.engine.toy import ToyState


class ForgottenReveals(Faulty):
    """Whoever chooses last sees both cards, and could choose again."""

    finds = "shows its mover something hidden, but reveals() says it does not"

    class state_class(ToyState):  # noqa: N801
        def reveals(self, action: Action) -> bool:
            return self.to_move == CHANCE
