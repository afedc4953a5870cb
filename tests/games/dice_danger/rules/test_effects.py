"""What a cross sets off, and an answer: told to whoever wrote it, for the log and the scenes of a page."""

from __future__ import annotations

from typing import Any

import pytest

from ..helpers import at, cross, do, game, pair


@pytest.mark.parametrize(
    ("sheet", "hero", "dice", "node", "effects"),
    [
        ("annoyed_animals", {"crossed": ["P3"]}, (1, 2, 6, 6, 1), "K1", [["unlock", "pup", 3]]),
        ("annoyed_animals", {"crossed": ["P1"]}, (5, 6, 6, 6, 1), "M_pup", [["wound", "pup", 1]]),
        (
            "annoyed_animals",
            {"crossed": ["P1"], "wounds": {"pup": 3}},
            (5, 6, 6, 6, 1),
            "M_pup",
            [["wound", "pup", 4], ["kill", "pup"]],
        ),
        ("annoyed_animals", {"crossed": ["S6"]}, (6, 6, 1, 3, 1), "G3", [["gem"]]),
        ("annoyed_animals", {"crossed": ["S6"]}, (3, 4, 6, 6, 1), "P3", []),
        (
            "annoyed_animals",
            {"crossed": ["K2"], "wounds": {"pup": 4, "boss": 11}, "first": ["pup"]},
            (3, 3, 1, 3, 1),
            "F6",
            [
                *(["wound", monster, 1] for monster in ("growler", "hound", "wolf", "primal", "punk")),
                ["ask", "boss", 1],
            ],
        ),
        ("clumsy_cultists", {"crossed": ["P4"]}, (1, 4, 6, 6, 1), "R5", [["half", "R5"]]),
        ("puzzled_pyramid", {"crossed": ["S4"]}, (1, 3, 6, 6, 1), "O4", [["coin"]]),
        ("puzzled_pyramid", {"crossed": ["S2"]}, (5, 6, 6, 6, 1), "TI", [["portal", "TO"]]),
    ],
)
def test_a_cross_tells_what_it_sets_off(
    sheet: str, hero: dict[str, Any], dice: tuple[int, ...], node: str, effects: list[list[object]]
) -> None:
    # ours: a page makes its scenes from events alone
    state = at(game(sheet), hero, dice=dice)
    pair(state, sum(dice[:2]), sum(dice[2:4]))
    told = [event.as_seen_by(0) for event in cross(state, node)]
    assert [event["effects"] for event in told] == [effects]


@pytest.mark.parametrize(
    ("answer", "effects"), [("accept", [["wound", "boss", 12], ["kill", "boss"]]), ("decline", [])]
)
def test_an_answer_in_ones_turn_is_written_like_a_cross(answer: str, effects: list[list[object]]) -> None:
    # ruling 5
    state = at(game(), {"crossed": ["K2"], "wounds": {"boss": 11}}, dice=(3, 3, 6, 6, 1))
    pair(state, 6, 12)
    cross(state, "F6")
    (event,) = do(state, (answer,))
    assert (event.kind, event.as_seen_by(1)) == ("write", {"seat": 0})
    assert event.as_seen_by(0) == {
        "seat": 0,
        "did": answer,
        "monster": "boss",
        "boxes": 1,
        "effects": effects,
    }
