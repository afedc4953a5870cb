"""Planted faults: choices that are not sorted, not readable, not alike in every process, not named."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dungeon_widgets.engine.state import Action
from tests.engine.faults.planted import Faulty
from tests.engine.toy import KINDS, ToyState, ToyWords


class Unsorted(Faulty):
    finds = "legal() is not sorted"

    class state_class(ToyState):  # noqa: N801
        def legal(self) -> list[Action]:
            return super().legal()[::-1]


class Doubled(Faulty):
    finds = "twice"

    class state_class(ToyState):  # noqa: N801
        def legal(self) -> list[Action]:
            return sorted(super().legal() * 2)


class HashOrder(Faulty):
    """What may be called hangs on the order of a set, which another process may have otherwise."""

    finds = "PYTHONHASHSEED"

    class state_class(ToyState):  # noqa: N801
        def legal(self) -> list[Action]:
            if self.to_move < 0:
                return []
            return sorted([("call", list(set(KINDS))[0]), ("keep",)])  # noqa: RUF015 (the fault)


class SharedLegal(Faulty):
    """Hands out the same list again and again."""

    finds = "legal() hands out its own list"

    def __init__(self, rounds: int = 3) -> None:
        super().__init__(rounds)
        self.kept: list[Action] = [("keep",)]

    class state_class(ToyState):  # noqa: N801
        def legal(self) -> list[Action]:
            return self.game.kept if self.to_move >= 0 else []  # type: ignore[attr-defined]


class ListInAction(Faulty):
    """An action that cannot be hashed."""

    finds = "is not plain"

    class state_class(ToyState):  # noqa: N801
        def legal(self) -> list[Action]:
            return [("call", ["goblin"])] if self.to_move >= 0 else []


class Permissive(Faulty):
    """Refuses nothing."""

    finds = "though it is not legal here"

    class state_class(ToyState):  # noqa: N801
        def why_not(self, action: Action) -> str | None:
            return None


class Wordless(Faulty):
    """Has no French name for keeping."""

    finds = "not a name and what it leads to"

    class words_class(ToyWords):  # noqa: N801
        def label(
            self, action: Action, view: dict[str, Any], names: Sequence[str], lang: str
        ) -> tuple[str, str]:
            silent = lang == "fr" and action == ("keep",)
            return ("", "") if silent else super().label(action, view, names, lang)


class Namesakes(Faulty):
    finds = "are both called"

    class words_class(ToyWords):  # noqa: N801
        def label(
            self, action: Action, view: dict[str, Any], names: Sequence[str], lang: str
        ) -> tuple[str, str]:
            return action[0], ""
