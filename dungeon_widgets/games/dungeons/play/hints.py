"""What the game tells those who play it without being people, tied together for the engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from ....engine.eyes import Bot, Eyes
from ....engine.hints import Effort, Hints, Part
from ....engine.state import Action, Event
from ..rules.state import DungeonsState
from ..sight.view import DungeonsView
from . import habit as habits
from .bots import BOTS
from .ladder import LADDER
from .plans import progress
from .standing import standing


class DungeonsHints(Hints[DungeonsState]):
    """Habits for play-outs, and prospects at the start of a turn."""

    effort = Effort(looks=12, games=64, moves=450_000)
    hint_effort = 1.0  # many choices are nearly alike: fewer games tell nothing apart
    unwanted = frozenset({"other_advances", "you_die"})

    def bots(self) -> Mapping[str, Callable[..., Bot]]:
        return {**LADDER, **BOTS}

    def numbers(self) -> Mapping[str, Callable[..., Any]]:
        return {"progress": progress_of}

    def habit(self, state: DungeonsState, rng: Random) -> Action:
        return habits.habit(state, rng)

    def prospects(self, state: DungeonsState) -> Sequence[float] | None:
        if state.stack or state.phase != "discard" or state.to_move < 0:
            return None
        return [progress(state, seat) for seat in range(len(state.heroes))]

    def standing(self, state: DungeonsState) -> Sequence[float] | None:
        return standing(state)

    def consequence(self, event: Event, seat: int) -> str | None:
        """Who is next to get on with a quest, or dies: the game is a race."""
        if event.kind in ("task", "finish"):
            return "you_advance" if event.data["seat"] == seat else "other_advances"
        return "you_die" if event.kind == "death" and event.data["seat"] == seat else None

    def tally(self, state: DungeonsState, seat: int) -> Mapping[str, Part]:
        """How far everybody has come in the race by its end."""
        done = [steps_done(state, other) for other in range(len(state.heroes))]
        return {"steps": Part(done[seat]), "rivals": Part(max(done[:seat] + done[seat + 1 :]), good=False)}


def steps_done(state: DungeonsState, seat: int) -> int:
    """The steps of quests that a hero has done, those of finished quests among them."""
    hero, quests = state.heroes[seat], state.box.quests
    finished = sum(len(quests[quest].steps) for quest in hero.finished)
    return finished + sum(len(task.done) for task in hero.tasks)


def progress_of(eyes: Eyes[DungeonsState, DungeonsView], seat: int | None = None) -> float:
    """How far a hero is with their quests, from 0 to about 1; without a seat, the bot's own."""
    return progress(eyes.imagine(Random(0)), eyes.seat if seat is None else seat)
