"""The small facts of the rules: the choices and the numbers."""

from __future__ import annotations

from typing import Literal

from dungeon_widgets.engine.state import Action

Phase = Literal["choose", "roll", "over"]

GO: Action = ("go",)
LEAVE: Action = ("leave",)
