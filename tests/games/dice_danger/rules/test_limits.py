"""How far each field of a position goes: the last that is possible is read, the next is refused by its name."""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cache
from typing import Any

import pytest

from dungeon_widgets.games.dice_danger import DiceDangerState

from ..helpers import at, cross, game, idle, pair, write

Data = dict[str, Any]
BOSS = {"seat": 1, "slot": 6, "boxes": 3}
DEAD = {"crossed": ["S6", "P1"], "wounds": {"pup": 4}, "first": ["pup"]}


@cache
def positions() -> dict[str, DiceDangerState]:
    """Tables of two: before a roll, at the pairs, writing, at a chest, at a question, and over."""
    found = {"pair": at(game(), DEAD, {}, dice=(2, 4, 5, 5, 3), active=1)}
    found["roll"] = game(first=0).start()
    writing = at(game(), {}, {}, dice=(3, 3, 6, 6, 1))
    pair(writing, 6, 12)
    found["write"] = writing.clone()
    cross(writing, "S6")
    found["marked"] = writing
    worm = at(
        game("puzzled_pyramid"),
        {"crossed": ["S4", "P16"], "wounds": {"tail": 3}},
        {"wounds": {"tail": 3, "boss": 18}, "lost": 6},
        dice=(2, 3, 6, 6, 1),
    )
    write(worm, 5, 12, "M_tail", "S12")
    idle(worm)
    found["accept"] = worm
    found["clouds"] = game("puzzled_pyramid", first=0).start()
    return found


def with_value(state: DiceDangerState, path: str, value: Any) -> Data:
    data: Data = deepcopy(json.loads(json.dumps(state.to_json())))
    *way, last = path.split(".")
    place: Any = data
    for step in way:
        place = place[int(step)] if step.isdigit() else place[step]
    place[int(last) if last.isdigit() else last] = value
    return data


# position, path, what is read, what is refused, the field that is named
LIMITS: list[tuple[str, str, list[Any], list[Any], str]] = [
    ("pair", "roll", [0, 1, 99], [-1, "1", True], "'roll'"),
    ("pair", "active", [0, 1], [-1, 2], "'active'"),
    ("pair", "to_move", [0, 1], [2, -1, -2, -3], "'to_move'"),
    ("roll", "to_move", [-1], [-2, 0, 1], "'to_move' must be -1 in the phase 'roll'"),
    ("roll", "phase", ["roll"], ["over"], "'to_move' must be -2 in the phase 'over'"),
    ("pair", "todo", [3, 2], [4, -1], "'todo'"),
    ("pair", "todo", [3], [0, 1], "'to_move' must be a seat that is still to end"),
    ("pair", "dice", [[1, 1, 1, 1, 1], [1, 2, 3, 6, 6], [6, 6, 6, 6, 1]],
     [[1, 1, 1, 1, 7], [0, 1, 1, 1, 1], [2, 1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1, 1, 1]], "'dice'"),
    ("pair", "dice", [], [[]], "'dice' is empty in the phase 'pair'"),
    ("write", "turns", [], [[None, None]], "'turns.0' is missing for the seat that is writing"),
    ("write", "turns.0.left", [0, 1, 2, 3], [4, -1], "'turns.0.left'"),
    ("write", "turns.0.lost", [0, 1, 9], [-1], "'turns.0.lost'"),
    ("write", "turns.0.pairs", [[[3, 3], [6, 6]]], [[[3, 3], [5, 6]], [[1, 1], [6, 6]]], "'turns.0.pairs' cannot be made of the dice"),
    ("marked", "turns.0.marks.0.by", [0, 1, 2, 3], [4, -1], "'turns.0.marks'"),
    ("marked", "turns.0.marks.0.node", [0, 1, 69], [-1, 70], "'turns.0.marks'"),
    ("accept", "asks.0.boxes", [1, 3], [0, -1], "'asks.boxes'"),
    ("accept", "asks.0.slot", [0, 1, 6], [-1, 7], "'asks.slot'"),
    ("accept", "asks", [[BOSS, BOSS | {"seat": 0}]], [[BOSS, BOSS | {"seat": -1}], [BOSS, BOSS | {"seat": 2}]], "'asks.seat'"),
    ("accept", "asks.0.seat", [1], [0], "'asks' holds the questions of the phase 'accept'"),
    ("accept", "asks", [], [[]], "'asks' holds the questions of the phase 'accept'"),
    ("pair", "asks", [[]], [[{"seat": 1, "slot": 0, "boxes": 1}]], "'asks' holds the questions of the phase 'accept'"),
    ("pair", "heroes", [], [[]], "'heroes' must have 2 entries"),
    ("pair", "shown", [], [[]], "'shown' must have 2 entries"),
    ("pair", "turns", [[None, None]], [[], [None]], "'turns' must have 2 entries"),
    ("pair", "heroes.0.lost", [0, 10], [11, -1], "'heroes.0.lost'"),
    ("pair", "heroes.0.hearts", [0, 1], [-1], "'heroes.0.hearts'"),
    ("pair", "heroes.0.torches", [0, 1], [-1], "'heroes.0.torches'"),
    ("pair", "heroes.0.black", [0, 1], [-1], "'heroes.0.black'"),
    ("pair", "shown.1.torches", [0, 1], [-1], "'shown.1.torches'"),
    ("pair", "shown.1.lost", [0, 10], [11, -1], "'shown.1.lost'"),
    ("pair", "heroes.0.bonus_first", [0, 1, 2, 3], [4, -1], "'heroes.0.bonus_first'"),
    ("pair", "heroes.0.bonus_later", [0, 1, 2, 3], [4, -1], "'heroes.0.bonus_later'"),
    ("pair", "heroes.0.chests", [[], ["torches"], ["torches", "hearts"]], [["torches", "torches"], ["gold"]], "'heroes.0.chests'"),
    ("pair", "heroes.0.wounds", [], [[], [4, 0, 0, 0, 0, 0], [4, 0, 0, 0, 0, 0, 0, 0]], "'heroes.0.wounds' must have 7 entries"),
    ("pair", "heroes.0.wounds.0", [4], [5, -1], "'heroes.0.wounds.pup'"),
    ("pair", "heroes.0.wounds.0", [], [3], "'heroes.0.dead' does not follow"),
    ("pair", "heroes.1.first", [0], [1 << 10], "'heroes.1.first'"),
    ("pair", "heroes.1.later", [0], [1 << 10], "'heroes.1.later'"),
    ("pair", "heroes.1.half", [0], [1, -1, 1 << 90], "'heroes.1.half'"),
    ("pair", "heroes.1.crossed", [0], [-1, 1 << 90], "'heroes.1.crossed'"),
    ("pair", "heroes.1.near", [], [1], "'heroes.1.near' does not follow"),
    ("pair", "heroes.1.dead", [0], [1], "'heroes.1.dead' does not follow"),
    ("pair", "heroes.1.fits", [], [[0] * 13], "'heroes.1.fits' does not follow"),
    ("clouds", "heroes.0.clouds", [], [[1], [13], [5, 5]], "'heroes.0.clouds'"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("position", "path", "good", "bad", "named"), LIMITS, ids=[f"{row[0]}-{row[1]}" for row in LIMITS]
)
def test_every_field_of_a_position_has_its_limits(
    position: str, path: str, good: list[Any], bad: list[Any], named: str
) -> None:
    # ours: a save, or a position set up by a teacher, is played on
    state = positions()[position]
    assert state.game.state(state.to_json()) == state
    for value in good:
        state.game.state(with_value(state, path, value))
    for value in bad:
        with pytest.raises(ValueError, match="field") as refusal:
            state.game.state(with_value(state, path, value))
        assert named in str(refusal.value), (value, str(refusal.value))


def test_a_phase_in_which_nobody_writes_needs_no_dice() -> None:
    # ours: the dice of the last roll may lie there or not
    state = positions()["roll"]
    assert state.game.state(with_value(state, "dice", [])).dice == ()
