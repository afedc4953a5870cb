"""What each choice was worth: the chance of the quest, or of the roll, at hand."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from ....engine.advice import Verdict, chances, row
from ....engine.state import Action
from ..rules.board.doors import code_of, door_of
from ..rules.frames import Fight
from ..rules.state import DungeonsState
from ..sight.known import known, roll_at_hand
from ..text import LANGUAGES
from .answers import answer_odds
from .journey import NEVER, Journey

if TYPE_CHECKING:
    from ..game import DungeonsGame
    from ..sight.view import DungeonsView


def verdict(game: DungeonsGame, view: DungeonsView, labels: dict[Action, str], lang: str) -> Verdict | None:
    """The worth of the choices that touch the own roll or lead to a quest this turn; None where none does."""
    state = known(game, view)
    frame = roll_at_hand(state, view)
    found: dict[Action, Fraction] = {}
    if frame is not None:
        if view["seat"] not in (frame.hero, frame.rival if isinstance(frame, Fight) else frame.hero):
            return None  # who meddles with another's roll may wish it well or ill
        answers = {action: answer_odds(state, view, frame, action) for action in labels}
        found = {action: chance for action, chance in answers.items() if chance is not None}
    elif view["phase"] == "move" and view["seat"] == view["active"] and not view["asked"]:
        found = quest_chances(state, state.active, labels)
    if len(set(found.values())) < 2:
        return None  # whatever is chosen, it is the same
    rows = [row(labels[action], chance, action) for action, chance in found.items()]
    say = LANGUAGES[lang].say
    return chances(say["review.question"], say["odds.succeeds"], rows)


def quest_chances(state: DungeonsState, seat: int, legal: dict[Action, str]) -> dict[Action, Fraction]:
    """The chance to finish some quest this turn after each step, door, try or stop; cards are not looked into."""
    journeys = [Journey(state, seat, task.quest) for task in state.heroes[seat].tasks]
    found = {}
    for action in legal:
        if action[0] in ("step", "try", "attempt", "done"):
            found[action] = max((chance_after(journey, action) for journey in journeys), default=NEVER)
    return found


def chance_after(journey: Journey, action: Action) -> Fraction:
    """The chance of one quest once this is done."""
    state, start = journey.state, journey.start
    if action[0] == "done":
        return NEVER
    if action[0] == "attempt":
        if action[1] != journey.quest.id:
            return NEVER
        here = [one for one in journey.open_steps(start) if one[1].room == journey.card(start.at).id]
        return max((journey.attempt(start, at, step) for at, step in here), default=NEVER)
    exit = next(exit for exit in state.layout.exits[start.at] if exit.side == action[1])
    if action[0] == "step":
        return journey.enter(start._replace(points=start.points - 1), exit.to)
    code = code_of(state, journey.seat, start.at, exit)
    return journey.try_door(start, door_of(state, start.at, exit), code, exit.to)
