"""Positions written as JSON and read back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from dungeon_widgets.engine import OVER

from ..helpers import at, game


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("phase", "lunch", "'phase'.*lunch"),
        ("shown", [], "'shown' must have 2"),
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
def test_a_broken_position_is_refused_by_its_field(field: str, value: Any, message: str) -> None:
    # ours: a save, or a position set up by a teacher, is played on
    table = game()
    data = at(table, dice=(2, 4, 5, 5, 3)).to_json()
    with pytest.raises(ValueError, match=message):
        table.state(data | {field: value})


@pytest.mark.parametrize(
    ("hero", "message"),
    [
        ({"crossed": ["P99"]}, r"field 'crossed': .*P99"),
        ({"crossed": ["M_pup"]}, r"field 'sheet\.crossed': M_pup cannot be there"),
        ({"half": ["P99"]}, r"field 'half': .*P99"),
        ({"half": ["P1"]}, r"field 'sheet\.half': P1 cannot be there"),
        ({"wounds": {"pup": 5}}, r"field 'sheet\.wounds\.pup'.*from 0 to 4"),
        ({"wounds": {"puppy": 1}}, r"field 'wounds': .*puppy"),
        ({"lost": 11}, r"field 'sheet\.lost'"),
        ({"hearts": -1}, r"field 'sheet\.hearts'"),
        ({"torches": -1}, r"field 'sheet\.torches'"),
        ({"black": -1}, r"field 'sheet\.black'"),
        ({"chests": ["gold"]}, r"field 'sheet\.chests': .*gold"),
        ({"first": ["puppy"]}, r"field 'first': .*puppy"),
        ({"first": ["pup"]}, r"field 'sheet\.first': M_pup cannot be there"),
        ({"later": ["puppy"]}, r"field 'later': .*puppy"),
        ({"later": ["pup"]}, r"field 'sheet\.later': M_pup cannot be there"),
        ({"bonus_first": ["luck"]}, r"field 'bonus_first': .*luck"),
        ({"bonus_later": ["luck"]}, r"field 'bonus_later': .*luck"),
        ({"clouds": [3]}, r"field 'clouds': .*3"),
        ({"lives": 3}, r"a sheet has no field 'lives'"),
    ],
)
def test_a_broken_sheet_is_refused_by_its_field(hero: dict[str, Any], message: str) -> None:
    # ours: a save, or a position set up by a teacher, is played on
    with pytest.raises(ValueError, match=message):
        at(game(), hero)


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("crossed", -1, r"'heroes\.0\.crossed'"),
        ("crossed", 1 << 90, r"'heroes\.0\.crossed'"),
        ("half", -1, r"'heroes\.0\.half'"),
        ("first", -1, r"'heroes\.0\.first'"),
        ("later", -1, r"'heroes\.0\.later'"),
        ("wounds", [], r"'heroes\.0\.wounds' must have 7"),
        ("wounds", [99] * 7, r"'heroes\.0\.wounds\.pup'"),
        ("lost", 11, r"'heroes\.0\.lost'"),
        ("bonus_first", 4, r"'heroes\.0\.bonus_first'"),
        ("bonus_later", 4, r"'heroes\.0\.bonus_later'"),
        ("chests", ["torches", "torches"], r"'heroes\.0\.chests' has a chest twice"),
        ("near", 1, r"heroes\.0\.near' does not follow"),
        ("dead", 1, r"heroes\.0\.dead' does not follow"),
        ("fits", [0] * 13, r"heroes\.0\.fits' does not follow"),
        ("life", 3, "unknown field 'heroes.0.life'"),
    ],
)
def test_a_sheet_that_cannot_be_is_refused_by_its_field(field: str, value: Any, message: str) -> None:
    # ours: a save, or a position set up by a teacher, is played on
    table = game()
    data = at(table).to_json()
    data["heroes"][0][field] = value
    with pytest.raises(ValueError, match=message):
        table.state(data)


@pytest.mark.parametrize("clouds", [[1], [13], [5, 5]])
def test_the_numbers_of_clouds_are_those_of_the_sheet_and_each_once(clouds: list[int]) -> None:
    # ours: a save, or a position set up by a teacher, is played on
    table = game("puzzled_pyramid")
    data = table.start().to_json()
    data["heroes"][0]["clouds"] = clouds
    with pytest.raises(ValueError, match=r"heroes\.0\.clouds"):
        table.state(data)


@pytest.mark.parametrize(
    ("asks", "phase"),
    [
        ([], "accept"),
        ([{"seat": 0, "slot": 6, "boxes": 1}], "pair"),
        ([{"seat": 1, "slot": 6, "boxes": 1}], "accept"),
    ],
)
def test_questions_belong_to_their_phase_and_to_the_seat_to_move(
    asks: list[dict[str, int]], phase: str
) -> None:
    # ours: a save, or a position set up by a teacher, is played on
    table = game()
    with pytest.raises(ValueError, match="'asks'"):
        table.state(at(table).to_json() | {"asks": asks, "phase": phase})


def test_a_position_works_out_what_follows_from_the_marks() -> None:
    # ours: a save, or a position set up by a teacher, is played on
    table, rng = game("puzzled_pyramid"), Random(5)
    state = table.start()
    for _ in range(400):
        if state.to_move == OVER:
            break
        state.apply(state.draw(rng) if state.to_move < 0 else table.hints.habit(state, rng))
        read = table.state(state.to_json())
        for hero, other in zip(state.heroes, read.heroes, strict=True):
            assert all(getattr(hero, name) == getattr(other, name) for name in hero.__slots__)
