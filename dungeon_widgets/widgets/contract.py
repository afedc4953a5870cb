"""The data that crosses between kernel and page, for every game.

`python -m scripts.gen_contract` turns these TypedDicts (and each game's view) into
``js/src/generated/contract.ts``; a test fails when the two drift apart.
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from ..engine.game import OptionChoice, OptionSpec, RuleSection
from ..odds.panel import Belief, Panel

VERSION = 1  # raised when a page of the old version could not read the new data


class SeatInfo(TypedDict):
    """A chair at the table. `bot` is the bot's name as in `Setup.bots`, None for a person."""

    name: str
    bot: str | None


class Choice(TypedDict):
    """Something the seat to move may do, or may not and why. Text is already in the widget's language."""

    action: list[Any]
    label: str
    hint: str
    reason: str | None


class LogLine(TypedDict):
    """What happened at a step. `text` alternates plain and emphasised pieces, so no markup is ever parsed."""

    step: int
    seat: int | None
    kind: str
    text: list[str]


class Prediction(TypedDict):
    """A guess the player committed to, and how far off it was (squared error, lower is better)."""

    branch: int
    step: int
    seed: int
    question: str
    guess: float
    exact: float
    fraction: str
    error: float


class Odds(Panel):
    """The odds panel. While `locked`, it holds the question alone: no number has left the kernel.

    `belief` is sent once a page has asked for it (`beliefs` of the widget), and in replays.
    """

    belief: Belief | None
    locked: bool
    prediction: Prediction | None


class Notice(TypedDict):
    """A message the player must see, such as why an action was refused."""

    kind: Literal["stale", "illegal", "malformed", "error", "info"]
    text: str


class Curtain(TypedDict):
    """Hot-seat: the screen is covered until this seat says it is ready."""

    seat: int
    name: str


class Branch(TypedDict):
    """Which line of play is shown, counted from 0, out of how many; `root` is the step it left at."""

    index: int
    count: int
    root: int


class Snapshot(TypedDict):
    """One atomic projection of one step as one seat may see it. `live` is true at the newest step.

    A page is answered before the odds are counted: while `odds_due`, the same snapshot with its odds is on its way.
    """

    v: int
    seq: int
    game: str
    title: str
    step: int
    steps: int
    seat: int | None
    to_move: int
    phase: str
    caption: str
    turn: str
    prompt: str
    seats: list[SeatInfo]
    board: dict[str, Any]
    legal: list[Choice]
    log: list[LogLine]
    odds: Odds | None
    odds_due: bool
    notice: Notice | None
    over: bool
    curtain: Curtain | None
    branch: Branch
    can_undo: bool
    can_redo: bool
    seed: int
    live: bool


class Setup(TypedDict):
    """What the new-game panel offers. A seat is asked for as a name or as ``bot:`` and one of `bots`."""

    players: list[int]
    bots: list[OptionChoice]
    options: list[OptionSpec]


class Inspection(TypedDict):
    """Answer to an `inspect` message: what a seat knows now and knew a step before."""

    type: Literal["inspect"]
    step: int
    seat: int | None
    now: Any
    before: Any
    note: str


class ReplayData(TypedDict):
    """A finished line of play: every frame in full, so that no kernel is needed."""

    v: int
    game: str
    lang: str
    frames: list[Snapshot]
    rules: list[RuleSection]
