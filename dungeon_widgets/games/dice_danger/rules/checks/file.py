"""The frame of a sheet: what is printed alike on all four."""

from __future__ import annotations

from typing import Any

from .....engine.languages import WRITTEN
from .fields import Fail

FORMAT = "ddd-sheet/1"
LIFE = [0, 0, -1, -2, -4, -6, -9, -12, -16, -20]
CHESTS = [
    {"id": "hearts", "hearts": 3, "gems": 1},
    {"id": "torches", "torches": 2},
    {"id": "black_dice", "black_dice": 3},
]
POINTS = {"coin": 2, "gem": 3, "boss_trio": 3}


def check_file(data: dict[str, Any], fail: Fail) -> None:
    """The life track, chests and points every sheet has."""
    if data["format"] != FORMAT:
        fail("file", f"the format is {data['format']!r}, not {FORMAT!r}")
    if not two_languages(data["title"]):
        fail("title", "a text in en and one in fr are needed")
    if data["level"] not in (1, 2, 3, 4):
        fail("level", f"{data['level']!r} is not 1, 2, 3 or 4")
    if data["life"] != LIFE:
        fail("life", f"the life track must be {LIFE}")
    if data["start_ability"] != {"black_dice": 3}:
        fail("start_ability", "every sheet starts with 3 black dice")
    if data["chests"] != CHESTS:
        fail("chests", "the three chests are 3 hearts and a gem, 2 torches, 3 black dice")
    if data["vp"] != POINTS:
        fail("vp", f"the points must be {POINTS}")


def two_languages(text: Any) -> bool:
    """Whether there is a text in English and one in French."""
    return isinstance(text, dict) and all(
        isinstance(text.get(lang), str) and text[lang].strip() for lang in WRITTEN
    )
