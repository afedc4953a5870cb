"""What each event tells, by kind: a page makes its scenes from these alone."""

from __future__ import annotations

from typing import Literal, TypedDict

from typing_extensions import NotRequired

EffectData = list[str | int]
"""What came of a cross: ``["unlock", "pup", 3]``, ``["wound", "boss", 4]``, ``["kill", "boss"]``, ``["ask", "boss", 1]``,
``["half", "R5"]``, ``["portal", "TO"]``, ``["gem"]``, ``["coin"]``."""


class RollEvent(TypedDict):
    """The seat throws: four white dice from small to large, then the black one."""

    seat: int
    roll: int
    dice: list[int]


class WriteEvent(TypedDict):
    """The seat writes. Others know no more than that; to the seat, `did` says which of the rest is there."""

    seat: int
    did: NotRequired[Literal["pair", "cross", "chest", "number", "accept", "decline"]]
    pairs: NotRequired[list[list[int]]]
    black: NotRequired[bool]
    node: NotRequired[str]
    by: NotRequired[int]
    effects: NotRequired[list[EffectData]]
    chest: NotRequired[str]
    n: NotRequired[int]
    monster: NotRequired[str]
    boxes: NotRequired[int]


class EndEvent(TypedDict):
    """The seat has written; `lost` is the life it cost, as the seat itself knows."""

    seat: int
    lost: NotRequired[int]


class NumberedEvent(TypedDict):
    """A player's clouds, shown once all have numbered theirs."""

    seat: int
    clouds: dict[str, int]


class WroteEvent(TypedDict):
    """What a player wrote, shown once all have ended.

    `marks` are nodes in their order, each with pair 0 or 1, a torch (2), or a permission (3).
    """

    seat: int
    pairs: list[list[int]]
    black: bool
    marks: list[EffectData]
    chests: list[str]
    lost: int


class KillEvent(TypedDict):
    """These seats have killed a monster in this roll, first or later, for so many gems each."""

    monster: str
    seats: list[int]
    first: bool
    gems: int


class BonusEvent(TypedDict):
    """These seats have completed a bonus in this roll, first or later, for so many gems each."""

    bonus: str
    seats: list[int]
    first: bool
    gems: int


class HurtEvent(TypedDict):
    """A monster costs one of its first killers hearts."""

    seat: int
    monster: str
    hearts: int


class FreeEvent(TypedDict):
    """The seat wounds a monster for free, because somebody was first to kill it."""

    seat: int
    monster: str
    effects: list[EffectData]


class AnswerEvent(TypedDict):
    """Everybody has written, and the seat deals these boxes of a monster, or leaves them."""

    seat: int
    monster: str
    boxes: int
    effects: list[EffectData]


class OutEvent(TypedDict):
    """The seat has crossed the skull."""

    seat: int


class OverEvent(TypedDict):
    """The game is over: who has won, and the scores."""

    seats: list[int]
    scores: list[int]
