"""The bots and what a search needs of this game (its habit), tied together for the engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from ....engine.eyes import Bot, Eyes
from ....engine.hints import Effort, Hints, Part
from ....engine.state import Action, Event
from ..rules.state import DiceDangerState
from ..sight.view import DiceDangerView
from .appraisal import appraise
from .bots import BOTS, GreedyBot, PlannerBot, SheetBot
from .habit import habit
from .ladder import LADDER
from .standing import standing
from .tally import tally


class DiceDangerHints(Hints[DiceDangerState]):
    """Two bots of its own, a habit, and what verdicts need: a turn is one choice, whatever it is made of."""

    effort = Effort(looks=12, games=240, moves=2_500_000)
    unwanted = frozenset({"other_kills", "you_fall"})

    def bots(self) -> Mapping[str, Callable[..., Bot]]:
        return {**LADDER, **BOTS}

    def numbers(self) -> Mapping[str, Callable[..., Any]]:
        return {"points": points}

    def habit(self, state: DiceDangerState, rng: Random) -> Action:
        return habit(state, rng)

    def play_on(self, state: DiceDangerState, rng: Random) -> Action:
        """The greedy bot's move: it scores three times as much as the habit, in little more time."""
        return decided(GreedyBot(state.game), state)

    def finish(self, state: DiceDangerState, rng: Random) -> Action:
        return decided(PlannerBot(state.game), state)

    def goes_on(self, state: DiceDangerState) -> bool:
        return state.phase in ("write", "chest", "accept")

    def standing(self, state: DiceDangerState) -> Sequence[float] | None:
        return standing(state)

    def consequence(self, event: Event, seat: int) -> str | None:
        """Who is first to kill a monster, or falls."""
        if event.kind == "kill":
            return "you_kill" if seat in event.data["seats"] else "other_kills"
        return "you_fall" if event.kind == "out" and event.data["seat"] == seat else None

    def tally(self, state: DiceDangerState, seat: int) -> Mapping[str, Part]:
        return tally(state, seat)


def points(eyes: Eyes[DiceDangerState, DiceDangerView]) -> dict[Action, float]:
    """What the planner counts on for each choice, in points; nothing while clouds are numbered."""
    return appraise(eyes.imagine(Random(0)).game, eyes.view, eyes.legal)


def decided(bot: SheetBot, state: DiceDangerState) -> Action:
    """What a bot does in a position that holds nothing its seat may not know."""
    legal = state.legal()
    if len(legal) == 1:
        return legal[0]
    return bot.number(legal) if state.phase == "clouds" else bot.decide(state, legal)
