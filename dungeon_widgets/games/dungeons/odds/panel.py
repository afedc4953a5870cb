"""The odds panel: what each choice risks and promises now (doors, pits, challenges, quests), from the seat's own view."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from ....engine.advice import OddsPart, OddsRow, Panel, part, row
from ....engine.state import Action
from ..rules.board.doors import ways
from ..rules.board.seating import space_of
from ..rules.chapters.quests import open_steps, task_of
from ..rules.frames import Fight, Trial
from ..rules.machine.windows import PASS
from ..rules.state import DungeonsState
from ..sight.known import known, roll_at_hand
from ..text import LANGUAGES
from ..text.sentences import Sentences
from .answers import answer_odds, fight_at_hand, trial_at_hand
from .cases import first_roll
from .dice import FACES, CombatOdds
from .journey import quest_odds
from .rolls import challenge_odds, door_odds, pit_roll, sent_odds, step_odds, trial_odds
from .ways import pit_of, simple_ways, way_odds

if TYPE_CHECKING:
    from ..game import DungeonsGame
    from ..sight.view import DungeonsView

FARTHEST = 3
"""Steps to the spaces whose chance is shown on the map."""


def panel(
    game: DungeonsGame, view: DungeonsView, legal: list[Action], names: Sequence[str], lang: str
) -> Panel | None:
    """The odds of this moment, or None where nothing is rolled."""
    if view["phase"] in ("first", "deal", "lay", "entrance", "over") or view["seat"] is None:
        return None
    state, table = known(game, view), LANGUAGES[lang]
    labels = {action: game.words.label(action, view, names, lang)[0] for action in legal}
    frame = roll_at_hand(state, view)
    rows, parts = in_progress(state, view, frame, table)
    rows += answer_rows(state, view, frame, labels, table)
    rows += [one for action in legal for one in choice_rows(state, action, labels[action], table)]
    if view["phase"] == "move" and view["seat"] == view["active"] and not view["asked"]:
        rows += quest_rows(game, state, view["seat"], table)
    if not rows:
        return None
    said: Panel = {
        "title": table.say["odds.title"],
        "question": table.say["odds.question"].format(what=rows[0]["label"]),
        "source": "",
        "rows": rows,
        "parts": parts,
        "lead": [table.say["odds.lead"]],
        "how": table.say["odds.how"],
        "beliefs": False,
    }
    if roll := first_roll(state, view, legal):
        said["cases"] = len(FACES) ** len(roll.dice)
    if view["phase"] == "move" and view["seat"] == view["active"]:
        said["heat"], said["ways"] = reached(state, view["seat"])
    return said


def in_progress(
    state: DungeonsState, view: DungeonsView, frame: Fight | Trial | None, table: Sentences
) -> tuple[list[OddsRow], list[OddsPart]]:
    """The combat or threat roll whose dice are still to be thrown."""
    say = table.say
    if isinstance(frame, Fight) and not any(frame.dice):
        found = fight_at_hand(state, view, frame)
        return [row(say["odds.win"], found.win, word=say["odds.wins"])], combat_parts(found, table)
    if isinstance(frame, Trial) and not frame.die:
        chance = trial_at_hand(state, view, frame)
        return [row(say["odds.pass"], chance, word=say["odds.succeeds"])], []
    return [], []


def answer_rows(
    state: DungeonsState,
    view: DungeonsView,
    frame: Fight | Trial | None,
    labels: dict[Action, str],
    table: Sentences,
) -> list[OddsRow]:
    """What each answer does to the roll at hand, where some answer touches it."""
    if frame is None:
        return []
    word = table.say["odds.wins" if isinstance(frame, Fight) else "odds.succeeds"]
    found = {action: answer_odds(state, view, frame, action) for action in labels}
    if all(chance is None for action, chance in found.items() if action != PASS):
        return []
    return [row(labels[action], p, action, word=word) for action, p in found.items() if p is not None]


def combat_parts(found: CombatOdds, table: Sentences) -> list[OddsPart]:
    return [
        part(table.say["odds.win"], "", "good", found.win),
        part(table.say["odds.tie"], "", "plain", found.tie),
        part(table.say["odds.loss"], "", "bad", found.loss),
    ]


def choice_rows(state: DungeonsState, action: Action, label: str, table: Sentences) -> list[OddsRow]:
    """The chance that a choice succeeds, where something is rolled for it."""
    verb, *rest = action
    say = table.say
    if verb == "try":
        return door_rows(state, action, label, table)
    if verb == "step":
        return pit_rows(state, action, label, table)
    if verb == "challenge":
        found = challenge_odds(state, rest[0], rest[1])
        return [row(label, found.win, action, word=say["odds.wins"])]
    if verb == "announce":
        return [row(label, sent_odds(state, rest[0], rest[1]), action, word=say["odds.strikes"])]
    if verb == "attempt":
        at, step = open_steps(state, task_of(state, state.active, rest[0]))[0]
        chance = step_odds(state, state.active, rest[0], at, step)
        return [] if chance is None else [row(label, chance, action, word=say["odds.succeeds"])]
    return []


def door_rows(state: DungeonsState, action: Action, label: str, table: Sentences) -> list[OddsRow]:
    """A door tried. A trapped one opens either way, and wounds who fails: both are said."""
    say, chance = table.say, door_odds(state, state.active, action[1])
    code = next(code for exit, code in ways(state, state.active) if exit.side == action[1])
    if not code.startswith("T"):
        return [row(label, chance, action, word=say["odds.opens"])]
    return [
        row(label, chance, action, word=say["odds.unhurt"]),
        row(say["odds.trap"], 1 - chance, word=say["odds.wounds"], tone="bad"),
        row(say["odds.trap.opens"], Fraction(1), word=say["odds.opens"]),
    ]


def pit_rows(state: DungeonsState, action: Action, label: str, table: Sentences) -> list[OddsRow]:
    """A step into a space with a pit."""
    seat = state.active
    exit = next(exit for exit, _ in ways(state, seat) if exit.side == action[1])
    pit = pit_of(state, seat, exit.to)
    if not pit:
        return []
    chance = trial_odds(state, pit_roll(seat, pit))
    return [row(label, chance, action, word=table.say["odds.passes"])]


def quest_rows(game: DungeonsGame, state: DungeonsState, seat: int, table: Sentences) -> list[OddsRow]:
    """The chance to finish each quest this turn, by the best way."""
    found = []
    for task in state.heroes[seat].tasks:
        chance = quest_odds(state, seat, task.quest)
        if chance > Fraction(0):
            name = game.box.quests[task.quest].name[table.lang]
            found.append(
                row(table.say["odds.quest"].format(quest=name), chance, word=table.say["odds.finishes"])
            )
    return found


def reached(state: DungeonsState, seat: int) -> tuple[dict[str, float], dict[str, list[str]]]:
    """The chance to reach each space this turn by its best way (of equal ones the shorter), and that way."""
    cells = [f"cell:{x},{y}" for x, y in state.layout.cells]
    best: dict[str, tuple[Fraction, int, list[str]]] = {}
    for spaces in simple_ways(state, space_of(state, seat), min(state.points, FARTHEST)):
        goal, arrive = cells[spaces[-1]], way_odds(state, seat, spaces).arrive
        if goal not in best or (arrive, -len(spaces)) > best[goal][:2]:
            best[goal] = arrive, -len(spaces), [cells[space] for space in spaces]
    reachable = {goal: found for goal, found in best.items() if found[0] > 0}
    return {goal: float(p) for goal, (p, _, _) in reachable.items()}, {
        goal: way for goal, (_, _, way) in reachable.items()
    }
