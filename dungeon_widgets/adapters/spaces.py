"""What an agent of Gymnasium or PettingZoo sees and does, as spaces of Gymnasium (extra `pettingzoo`)."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from ..engine.checks import short
from ..engine.state import Action
from .table import Table
from .vectors import SIZE


class Decision(spaces.Dict):
    """A choice and the numbers that go with it: ``{"choice": 7, "numbers": array}``. `sample` takes the mask of the choice."""

    def __init__(self, choices: int, numbers: int) -> None:
        super().__init__(
            {"choice": spaces.Discrete(choices), "numbers": spaces.Box(-1, 1, (numbers,), np.float32)}
        )

    def sample(self, mask: Any = None) -> dict[str, Any]:
        """Any choice, or one with a 1 in the mask, and any numbers."""
        found: dict[str, Any] = super().sample(None if mask is None else {"choice": mask, "numbers": None})
        return found


def action_space(table: Table) -> Any:
    """The actions by their numbers; where a game has `parts`, a `Decision`."""
    n, parts = len(table.actions), len(table.game.parts)
    return Decision(n, parts) if parts else spaces.Discrete(n)


def observation_space(table: Table) -> Any:
    """What a seat may know as a vector, and a 1 for each action it may choose."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (SIZE,), np.float32),
            "action_mask": spaces.Box(0, 1, (len(table.actions),), np.int8),
        }
    )


def observed(table: Table, seat: int) -> dict[str, Any]:
    """An observation of this seat."""
    return {
        "observation": np.frombuffer(table.vector(seat), np.float32),
        "action_mask": np.frombuffer(table.mask(seat), np.int8),
    }


def chosen(table: Table, action: Any) -> Action:
    """The legal action that an agent means; else an error, and nothing has happened."""
    if not table.game.parts:
        return table.action(action)
    if not isinstance(action, dict) or action.keys() != {"choice", "numbers"}:
        raise ValueError(f'an action is {{"choice": ..., "numbers": ...}}, not {short(action)}')
    return table.action(action["choice"], action["numbers"])
