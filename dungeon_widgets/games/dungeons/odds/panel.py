"""The odds panel: what each choice risks and promises now (doors, pits, challenges, quests), from the seat's own view."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from ....engine.advice import OddsPart, OddsRow, Panel, part, row
from ....engine.state import Action
from ..rules.board.doors import ways
from ..rules.board.seating import space_of
from ..rules.cards.attributes import score
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
from .rolls import (
    challenge_odds,
    door_odds,
    entering,
    pit_of,
    pit_roll,
    sent_odds,
    step_odds,
    trial_odds,
    unhurt_odds,
)
from .walk import WayOdds, simple_ways, way_odds

if TYPE_CHECKING:
    from ..game import DungeonsGame
    from ..sight.view import DungeonsView

FARTHEST = 6
"""Steps to the spaces whose chance is shown on the map; who has more points walks on from there."""

PLANNED = ("discard", "encounter", "announce", "build", "move")
"""The phases of one's own turn in which one looks for a way: before the last of them with the points one will have."""


def panel(
    game: DungeonsGame, view: DungeonsView, legal: list[Action], names: Sequence[str], lang: str
) -> Panel | None:
    """The odds of this moment and of the ways on the map; None where nothing is rolled and nobody walks."""
    if view["phase"] in ("first", "deal", "lay", "entrance", "over") or view["seat"] is None:
        return None
    state, table, seat = known(game, view), LANGUAGES[lang], view["seat"]
    labels = {action: game.words.label(action, view, names, lang)[0] for action in legal}
    frame = roll_at_hand(state, view)
    rows, parts = in_progress(state, view, frame, table)
    rows += answer_rows(state, view, frame, labels, table)
    rows += [one for action in legal for one in choice_rows(state, action, labels[action], table)]
    if view["phase"] == "move" and plans(view):
        rows += quest_rows(game, state, seat, table)
    ways = best_ways(state, seat) if plans(view) else {}
    rows += reach_rows(game, state, seat, ways, table)
    if not rows and not ways:
        return None
    said: Panel = {
        "title": table.say["odds.title"],
        "question": question(rows[0], table) if rows else "",
        "source": "",
        "rows": rows,
        "parts": parts,
        "lead": [table.say["odds.lead" if rows else "odds.ways"]],
        "how": table.say["odds.how"],
        "beliefs": False,
    }
    if roll := first_roll(state, view, legal):
        said["cases"] = len(FACES) ** len(roll.dice)
    if ways:
        said["heat"] = {goal: float(way.odds.arrive) for goal, way in ways.items()}
        said["risk"] = {goal: float(1 - way.odds.unhurt) for goal, way in ways.items()}
        said["ways"] = {goal: way.places for goal, way in ways.items()}
    return said


def question(first: OddsRow, table: Sentences) -> str:
    """What may be predicted: of what is done, how often that comes of it."""
    what = f"{first['label']} ({first['word']})" if first["word"] else first["label"]
    return table.say["odds.question"].format(what=what)


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
    key = "odds.wins" if isinstance(frame, Fight) else "odds.succeeds"
    rolling = {frame.hero, frame.rival if isinstance(frame, Fight) else frame.hero}
    word = table.say[key if view["seat"] in rolling else f"{key}.they"]
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
    """A door tried. A trapped one opens either way, and wounds who fails: both are said where somebody can fail."""
    say, seat = table.say, state.active
    code = next(code for exit, code in ways(state, seat) if exit.side == action[1])
    if not code.startswith("T"):
        return [row(label, door_odds(state, seat, action[1]), action, word=say["odds.opens"])]
    chance = unhurt_odds(state, seat, action[1])
    hurt = [row(label, 1 - chance, action, word=say["odds.wounds"], tone="bad")] if chance < 1 else []
    return [
        row(label, chance, action, word=say["odds.unhurt"]),
        *hurt,
        row(say["odds.trap.opens"], Fraction(1), word=say["odds.opens"]),
    ]


def pit_rows(state: DungeonsState, action: Action, label: str, table: Sentences) -> list[OddsRow]:
    """A step into a space with a pit."""
    seat = state.active
    exit = next(exit for exit, _ in ways(state, seat) if exit.side == action[1])
    pit = pit_of(state, seat, exit.to)
    if not pit:
        return []
    chance = trial_odds(entering(state, seat, exit.to), pit_roll(seat, pit))
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


def plans(view: DungeonsView) -> bool:
    """Whether the seat looks for a way of its own hero now; what is rolled or answered first may change it."""
    if view["seat"] is None or view["seat"] != view["active"] or not view["players"][view["seat"]]["alive"]:
        return False
    busy = view["asked"] or view["window"] or view["combat"] or view["trial"]
    return not busy and (view["phase"] == "move" or view["phase"] in PLANNED)


class Way(NamedTuple):
    """The best way to a space: the places from where the hero stands to the goal, and its chances."""

    places: list[str]
    odds: WayOdds


def best_ways(state: DungeonsState, seat: int) -> dict[str, Way]:
    """The best way to each space that can be reached this turn: the likeliest, then the one that wounds least, then
    the shortest. Before the Movement phase the hero has the points they will begin it with.
    """
    points = state.points if state.phase == "move" else score(state, seat, "move")
    cells = [f"cell:{x},{y}" for x, y in state.layout.cells]
    best: dict[str, tuple[tuple[Fraction, Fraction, int], Way]] = {}
    for spaces in simple_ways(state, space_of(state, seat), min(points, FARTHEST)):
        goal, odds = cells[spaces[-1]], way_odds(state, seat, spaces, points)
        worth = odds.arrive, odds.unhurt, -len(spaces)
        if odds.arrive and (goal not in best or worth > best[goal][0]):
            best[goal] = worth, Way([cells[space] for space in spaces], odds)
    return {goal: way for goal, (_, way) in best.items()}


def reach_rows(
    game: DungeonsGame, state: DungeonsState, seat: int, ways: dict[str, Way], table: Sentences
) -> list[OddsRow]:
    """The chance to come to each room where an own quest goes on, where dice decide it and it is not next door."""
    found = []
    cells = {
        f"cell:{x},{y}": card.id for (x, y), card in zip(state.layout.cells, state.layout.cards, strict=True)
    }
    wanted = {step.room for task in state.heroes[seat].tasks for _, step in open_steps(state, task)}
    for goal, way in ways.items():
        if cells[goal] in wanted and len(way.places) > 2 and way.odds.arrive < 1:
            said = table.say["odds.reach"].format(room=game.box.maps[cells[goal]].name[table.lang])
            found.append(row(said, way.odds.arrive, word=table.say["odds.reached"]))
    return found
