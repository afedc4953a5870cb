"""Planted faults: copies that share something, positions that lose something."""

from __future__ import annotations

from typing import Any

from typing_extensions import Self

from tests.engine.faults.planted import Faulty
from tests.engine.toy import ToyState


class ShallowClone(Faulty):
    """The copy shares the list of cards laid aside."""

    finds = "they share something"

    class state_class(ToyState):  # noqa: N801
        def clone(self) -> Self:
            new = super().clone()
            new.aside = self.aside
            return new


class ShallowDeepcopy(Faulty):
    """`copy.deepcopy` gives the state itself."""

    finds = "copy.deepcopy does not give an equal copy"

    class state_class(ToyState):  # noqa: N801
        def __deepcopy__(self, memo: dict[int, Any]) -> Self:
            return self


class LosesField(Faulty):
    """Reading a position forgets the points."""

    finds = "state(to_json())"

    def state(self, data: dict[str, Any]) -> ToyState:
        return super().state({**data, "points": [0, 0]})


class ForgivesField(Faulty):
    """A position without its calls is taken for one where nobody called."""

    finds = "without its 'calls'"

    def state(self, data: dict[str, Any]) -> ToyState:
        return super().state({"calls": ["", ""], **data})


class LeavesOut(Faulty):
    """`high` is not written, and read back as it always begins."""

    finds = "state(to_json())"

    class state_class(ToyState):  # noqa: N801
        def to_json(self) -> dict[str, Any]:
            return {name: value for name, value in super().to_json().items() if name != "high"}

        def view(self, seat: int | None) -> dict[str, Any]:
            return {name: value for name, value in super().view(seat).items() if name != "high"}

    def state(self, data: dict[str, Any]) -> ToyState:
        return super().state({"high": True, **data})
