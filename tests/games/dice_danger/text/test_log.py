"""The log, in words."""

from __future__ import annotations

from typing import Any

import pytest

from dungeon_widgets.engine import Event

from ..helpers import game


@pytest.mark.parametrize(
    ("event", "seat", "line"),
    [
        (Event("kill", {"monster": "pup", "seats": [0, 1], "first": True, "gems": 2}), 0, "Ada and Ben kill the Purple Pup in the same roll: 2 gems each"),
        (Event("kill", {"monster": "pup", "seats": [1], "first": False, "gems": 1}), 1, "You kill the Purple Pup: 1 gem"),
        (Event("over", {"seats": [1], "scores": [3, 70]}), 0, "Ben wins with 70 points"),
        (Event("over", {"seats": [], "scores": [-21, -21]}), 0, "Nobody comes out alive"),
        (Event("write", {"seat": 0}, (0,), {"did": "cross", "node": "K1", "by": 0, "effects": [["unlock", "pup", 3]]}), 0, "You cross: grey 3, 3 unlocked for the Purple Pup"),
        (Event("write", {"seat": 0}, (0,), {"did": "cross", "node": "K1", "by": 0, "effects": []}), 1, None),
    ],
)  # fmt: skip
def test_the_log_tells_it_in_words(event: Event, seat: int, line: str | None) -> None:
    told = game().words.tell(event, seat, ["Ada", "Ben"], "en")
    assert (None if told is None else "".join(told)) == line


def test_a_name_cannot_add_emphasis() -> None:
    told = game().words.tell(Event("out", {"seat": 1}), 0, ["Ada", "*Ben*{x}"], "en")
    assert told == ["", "*Ben*{x} crosses the skull and is out", ""]


@pytest.mark.parametrize(
    ("node", "effects", "line"),
    [
        ("M_pup", [["wound", "pup", 4], ["kill", "pup"]], "You wound the Purple Pup, 4/4, it dies"),
        (
            "F6",
            [["wound", "pup", 1], ["wound", "boss", 1]],
            "You cross: fist 6, Purple Pup 1/4, Beefy Bearpion 1/12",
        ),
        ("G1", [["gem"]], "You cross: gem 2"),
    ],
)
def test_a_cross_is_told_with_what_came_of_it(node: str, effects: list[list[Any]], line: str) -> None:
    secret = {"did": "cross", "node": node, "by": 1, "effects": effects}
    told = game().words.tell(Event("write", {"seat": 0}, (0,), secret), 0, ["Ada", "Ben"], "en")
    assert told is not None
    assert "".join(told) == line


@pytest.mark.parametrize(
    ("sheet", "event", "lines"),
    [
        (
            "annoyed_animals",
            Event("hurt", {"monster": "boss", "seat": 1, "hearts": 1}),
            ("The Beefy Bearpion costs you 1 life box", "L’Oursorpion costaud vous coûte 1 case de vie"),
        ),
        (
            "puzzled_pyramid",
            Event("kill", {"monster": "ankh", "seats": [1], "first": True, "gems": 3}),
            (
                "You are the first to kill Ankh, Master of Naps: 3 gems",
                "Vous tuez en premier Ankh, maître de la sieste\u202f: 3 gemmes",
            ),
        ),
    ],
)
def test_articles_belong_to_the_names(sheet: str, event: Event, lines: tuple[str, str]) -> None:
    for lang, line in zip(("en", "fr"), lines, strict=True):
        assert "".join(game(sheet).words.tell(event, 1, ["Ada", "Ben"], lang) or ()) == line
