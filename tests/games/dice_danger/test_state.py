"""Positions, copies, bad input, and words."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from dungeon_widgets.engine import OVER, Event, IllegalAction, Session
from dungeon_widgets.games.dice_danger import DiceDangerGame
from dungeon_widgets.games.dice_danger.content import SHEETS
from dungeon_widgets.games.dice_danger.words import LINES, REASONS

from .helpers import at, cross, do, game, idle, pair


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"sheet": "annoyed_animal"}, "did you mean 'annoyed_animals'"),
        ({"players": 0}, "players must be 1, 2, 3 or 4"),
        ({"players": 5}, "players must be 1, 2, 3 or 4"),
        ({"players": True}, "players must be"),
        ({"players": "2"}, "players must be"),
        ({"first": 2}, "first must be a seat from 0 to 1"),
        ({"first": -1}, "first must be a seat"),
        ({"first": True}, "first must be a seat"),
        ({"tiebreak": "coin"}, "unknown tiebreak 'coin'"),
        ({"solo_grace_rolls": -1}, "solo_grace_rolls must be"),
        ({"solo_grace_rolls": 1.5}, "solo_grace_rolls must be"),
    ],
)
def test_bad_options_are_refused_by_name(options: dict[str, Any], message: str):
    with pytest.raises(ValueError, match=message):
        DiceDangerGame(**options)


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("phase", "lunch", "'phase'.*lunch"),
        ("roll", -1, "'roll'"),
        ("to_move", 7, "'to_move'"),
        ("to_move", -1, "'to_move' must be a seat"),
        ("active", "0", "'active'"),
        ("dice", [5, 4, 3, 2, 1], "'dice'"),
        ("dice", [], "'dice' is empty"),
        ("todo", [9], "'todo'"),
        ("heroes", [], "'heroes' must have 2"),
        (
            "turns",
            [{"pairs": [[1, 1], [1, 1]], "black": False, "left": 3, "marks": [], "lost": 0}, None],
            "turns",
        ),
    ],
)
def test_a_broken_position_is_refused_by_its_field(field: str, value: Any, message: str):
    table = game()
    data = at(table, dice=(2, 4, 5, 5, 3)).to_json()
    with pytest.raises(ValueError, match=message):
        table.state(data | {field: value})


@pytest.mark.parametrize(
    ("hero", "message"),
    [
        ({"crossed": ["P99"]}, r"heroes\[0\].crossed.*P99"),
        ({"crossed": ["M_pup"]}, r"heroes\[0\].crossed.*M_pup"),
        ({"half": ["P1"]}, "half"),
        ({"wounds": {"pup": 5}}, "wounds.pup.*from 0 to 4"),
        ({"wounds": {"puppy": 1}}, "wounds.*puppy"),
        ({"lost": 11}, "lost"),
        ({"torches": -1}, "torches"),
        ({"chests": ["gold"]}, "chests.*gold"),
        ({"first": ["pup"]}, "first.*pup"),
        ({"bonus_first": ["luck"]}, "bonus_first.*luck"),
        ({"clouds": [3]}, "clouds"),
        ({"lives": 3}, "no field.*lives"),
    ],
)
def test_a_broken_sheet_is_refused_by_its_field(hero: dict[str, Any], message: str):
    with pytest.raises(ValueError, match=message):
        at(game(), hero)


def test_a_position_works_out_what_follows_from_the_marks():
    table, rng = game("puzzled_pyramid"), Random(5)
    state = table.start()
    for _ in range(400):
        if state.to_move == OVER:
            break
        state.apply(state.draw(rng) if state.to_move < 0 else table.habit(state, rng))
        read = table.state(state.to_json())
        for hero, other in zip(state.heroes, read.heroes, strict=True):
            assert all(getattr(hero, name) == getattr(other, name) for name in hero.__slots__)


def test_a_copy_is_independent():
    state = at(game(), dice=(3, 3, 3, 4, 1))
    pair(state, 6, 7)
    copy, before = state.clone(), state.to_json()
    cross(copy, "S6", "P3")
    do(copy, ("end",))
    assert state.to_json() == before
    assert copy != state


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_games_played_by_habit_come_to_an_end(sheet: str, players: int):
    table = game(sheet, players)
    for seed in range(3):
        state, rng, steps = table.start(), Random(seed), 0
        while state.to_move != OVER:
            state.apply(state.draw(rng) if state.to_move < 0 else table.habit(state, rng))
            steps += 1
        assert steps < table.max_steps
        assert all(table.score_range[0] <= score <= table.score_range[1] for score in state.scores())


def test_an_illegal_action_changes_nothing_and_says_why():
    session = Session(game(), ["Ada", "Ben"], seed=1)
    session.step()
    before = session.state.to_json()
    with pytest.raises(IllegalAction, match="two pairs"):
        session.act(("cross", 0, "S6"))
    assert session.state.to_json() == before


def test_after_the_end_nothing_is_legal():
    state = at(game(), {"lost": 9}, {"lost": 9})
    idle(state)
    idle(state)
    assert state.legal() == []
    assert state.why_not(("end",)) == "over"
    assert at(game()).why_not(("roll", 1, 1, 1, 1, 1)) == "not_in_pair"
    assert game().start().why_not(("roll", 6, 1, 1, 1, 1)) == "luck"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_line_and_reason_has_both_languages(lang: str):
    assert all(set(words) == {"en", "fr"} for words in (*LINES.values(), *REASONS.values()))
    assert all(words[lang] for words in REASONS.values())


@pytest.mark.parametrize(
    ("event", "seat", "line"),
    [
        (Event("kill", {"monster": "pup", "seats": [0, 1], "first": True, "gems": 2}), 0, "Ada and Ben kill Purple Pup in the same roll: 2 gems each"),
        (Event("kill", {"monster": "pup", "seats": [1], "first": False, "gems": 1}), 1, "You kill Purple Pup: 1 gem"),
        (Event("over", {"seats": [1], "scores": [3, 70]}), 0, "Ben wins with 70 points"),
        (Event("over", {"seats": [], "scores": [-21, -21]}), 0, "Nobody comes out alive"),
        (Event("write", {"seat": 0}, (0,), {"did": "cross", "node": "K1", "by": 0, "effects": [["unlock", "pup", 3]]}), 0, "You cross: grey 3, 3 unlocked for Purple Pup"),
        (Event("write", {"seat": 0}, (0,), {"did": "cross", "node": "K1", "by": 0, "effects": []}), 1, None),
    ],
)  # fmt: skip
def test_the_log_tells_it_in_words(event: Event, seat: int, line: str | None):
    told = game().tell(event, seat, ["Ada", "Ben"], "en")
    assert (None if told is None else "".join(told)) == line


def test_a_name_cannot_add_emphasis():
    told = game().tell(Event("out", {"seat": 1}), 0, ["Ada", "*Ben*{x}"], "en")
    assert told == ["", "*Ben*{x} crosses the skull and is out", ""]


def test_the_view_lists_every_pairing_with_what_it_lights():
    state = at(game(), {}, {"black": 0}, dice=(2, 4, 5, 5, 3))
    idle(state)
    shown = state.view(1)["pairings"]
    assert len(shown) == 9
    assert [p["allowed"] for p in shown].count(True) == 2
    best = next(p for p in shown if [pair["dice"] for pair in p["pairs"]] == [[2, 4], [5, 5]])
    assert [pair["targets"] for pair in best["pairs"]] == [["S6"], ["S10"]]
    assert state.game.offers(state)[0] == ("pair", 2, 3, 4, 5)


@pytest.mark.parametrize(
    ("node", "effects", "line"),
    [
        ("M_pup", [["wound", "pup", 4], ["kill", "pup"]], "You wound Purple Pup, 4/4, it dies"),
        (
            "F6",
            [["wound", "pup", 1], ["wound", "boss", 1]],
            "You cross: fist 6, Purple Pup 1/4, Beefy Bearpion 1/12",
        ),
        ("G1", [["gem"]], "You cross: gem 2"),
    ],
)
def test_a_cross_is_told_with_what_came_of_it(node: str, effects: list[list[Any]], line: str):
    secret = {"did": "cross", "node": node, "by": 1, "effects": effects}
    told = game().tell(Event("write", {"seat": 0}, (0,), secret), 0, ["Ada", "Ben"], "en")
    assert told is not None
    assert "".join(told) == line
