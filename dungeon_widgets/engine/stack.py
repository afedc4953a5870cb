"""A stack of frames: rules that ask further questions before they are done.

A card that says "discard a tile, then each other player may answer" is not one action. What is still to be done lies on
a stack in the state, as frames: NamedTuples with a ``kind: Literal[...]`` that say which rule waits, and for what. The
stack is a tuple (``stack: tuple[Frame, ...] = ()``), so it is cloned, saved and compared like any field.

A rule pushes frames and calls `advance`. The handler of its kind does what a frame says, which may push more, until one
must wait for a decision. The decision is applied to the top frame, and `advance` is called again.

>>> from typing import Literal, NamedTuple
>>> from dungeon_widgets.engine.records.record import Record, fresh
>>> class Hit(NamedTuple):
...     seat: int
...     kind: Literal["hit"] = "hit"
>>> class Fight(Record):
...     to_move: int = -1
...     hurt: list[int] = fresh(list)
...     stack: tuple[Hit, ...] = ()
>>> def hit(fight, frame):
...     fight.hurt.append(frame.seat)
...     pop(fight)
...     return []
>>> fight = Fight()
>>> push(fight, Hit(1), Hit(0))
>>> advance(fight, {"hit": hit})
[]
>>> fight.hurt
[0, 1]

A window that may be answered opens by what is publicly known, never by what a hand holds: otherwise silence tells, and
a redeal must remember it. `State.forced` passes for whoever has nothing to play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

from .state import Event

MOST = 10_000
"""Handlers run without a decision: more is a rule that never comes to an end."""


class Frame(Protocol):
    """What waits on the stack: a NamedTuple that says of which kind it is."""

    @property
    def kind(self) -> str:
        """Which rule waits: the key of its handler."""


class Stacked(Protocol):
    """A state with a stack, the top last."""

    stack: Any
    to_move: int


S = TypeVar("S", bound=Stacked)

Handler = Callable[[S, Any], "list[Event] | None"]
"""Does what the frame says and gives what happened. Or it sets `to_move` and gives None: it waits for a decision."""


def push(state: Stacked, *frames: Frame) -> None:
    """Lay frames on the stack; the last is done first."""
    state.stack = (*state.stack, *frames)


def pop(state: Stacked) -> Any:
    """Take the top frame off."""
    frames = state.stack
    state.stack = frames[:-1]
    return frames[-1]


def top(state: Stacked) -> Any:
    """The frame whose turn it is, or None."""
    return state.stack[-1] if state.stack else None


def replace_top(state: Stacked, **changes: Any) -> None:
    """Change some parts of the top frame."""
    state.stack = (*state.stack[:-1], state.stack[-1]._replace(**changes))


def advance(state: S, handlers: Mapping[str, Handler[S]]) -> list[Event]:
    """Run the top frame's handler until one must wait (it gives None) or the stack is empty. Gives all that happened."""
    events: list[Event] = []
    for _ in range(MOST):
        if not state.stack:
            return events
        frame: Any = state.stack[-1]
        happened = handlers[frame.kind](state, frame)
        if happened is None:
            return events
        events += happened
    raise RuntimeError(f"the stack never comes to rest: {top(state)!r}")
