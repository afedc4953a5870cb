"""The tours ask before they answer, nobody predicts for the reader, and charts are drawn, not typed."""

from __future__ import annotations

import ast
import json
import re
from fractions import Fraction
from itertools import combinations
from math import comb
from pathlib import Path
from typing import Any

import pytest

from dungeon_widgets.games.welcome import WelcomeGame, delve

PLAY = Path(__file__).parents[2] / "notebooks" / "play"
TOURS = [
    "welcome.ipynb",
    "welcome_back.ipynb",
    "dice_danger.ipynb",
    "dungeons.ipynb",
    "fighter.ipynb",
    "puzzles.ipynb",
    "solved.ipynb",
]
# The last words of a text that leaves the next cell to the reader.
ASKED = re.compile(r"\b(guess|now decide|decide first|vote|write (it|a number) down)\b", re.IGNORECASE)


def cells(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((PLAY / name).read_text(encoding="utf-8"))["cells"]
    return found


def text(cell: dict[str, Any]) -> str:
    return "".join(cell["source"])


@pytest.mark.parametrize("name", TOURS)
def test_nobody_predicts_for_the_reader(name: str) -> None:
    assert [text(cell) for cell in cells(name) if re.search(r"\.predict\(\s*[\d.]", text(cell))] == []


@pytest.mark.parametrize("name", [name for name in TOURS if text(cells(name)[-1]) == "game"])
def test_the_game_that_ends_a_tour_is_the_one_that_began_it(name: str) -> None:
    tops = [
        node for cell in cells(name) if cell["cell_type"] == "code" for node in ast.parse(text(cell)).body
    ]
    bound = [
        node for node in tops if isinstance(node, ast.Assign) and "game" in map(ast.unparse, node.targets)
    ]
    assert len(bound) == 1
    assert ast.unparse(bound[0].value).startswith("dw.")


def test_tours_describe_their_kernel_as_it_does_itself() -> None:
    # What is missing Jupyter adds when a page is opened, which is "unsaved" then.
    whole = {
        "codemirror_mode",
        "file_extension",
        "mimetype",
        "name",
        "nbconvert_exporter",
        "pygments_lexer",
        "version",
    }
    for name in TOURS:
        assert (
            set(json.loads((PLAY / name).read_text(encoding="utf-8"))["metadata"]["language_info"]) == whole
        ), name


@pytest.mark.parametrize("name", TOURS)
def test_no_bar_is_made_of_characters(name: str) -> None:
    assert "█" not in (PLAY / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", TOURS)
def test_where_the_reader_decides_the_answer_is_not_there_yet(name: str) -> None:
    answered = []
    for asking, cell in zip(cells(name), cells(name)[1:], strict=False):
        last = text(asking).strip().split("\n\n")[-1] if asking["cell_type"] == "markdown" else ""
        shown = [
            output for output in cell.get("outputs", []) if "image/svg+xml" not in output.get("data", {})
        ]
        if ASKED.search(last) and cell["cell_type"] == "code" and shown:
            answered.append(last)
    assert answered == []


@pytest.mark.parametrize("name", TOURS)
def test_outputs_name_things_by_their_names(name: str) -> None:
    """No key of the code where a reader reads a sentence, nor for a choice that is offered or made."""
    keys = re.compile(r"\b([a-z]+_[a-z_]+|M_\w+|[A-Z]\d+|\(True, \d|\(False, \d|None)\b")
    read = [
        line
        for cell in cells(name)
        for output in cell.get("outputs", [])
        for line in "".join(output.get("text", [])).splitlines()
    ]
    assert [line for line in read if keys.search(line)] == []


def test_the_answers_of_the_second_box_are_right() -> None:
    """Questions a, b and c at the end of its tour."""
    box = WelcomeGame("back").box_content
    pairs = list(combinations(box.specials, 2))
    assert Fraction(sum("ally" in pair or "fairy" in pair for pair in pairs), len(pairs)) == Fraction(3, 5)

    tiles = ["curative_herbs", "weird_concoction", "ninjato"]
    six = ["skeleton", "goblin", "goblin", "orc", "demon", "dragon"]
    met = [
        delve("ninja", tiles, [*before, "shapeshifter"]).trace[-1] for before in (six[:5], six, [*six, "orc"])
    ]
    assert [(one.strength, one.by) for one in met] == [(6, None), (7, "ninjato"), (8, "ninjato")]

    def dragon(hidden: int) -> float:
        """Of the dungeons a bluffer of 1 in 4 would have added, those with the Dragon."""
        weights = [comb(3, n) * comb(9, hidden - n) * Fraction(1, 4) ** n for n in range(hidden + 1)]
        inside = [comb(2, n - 1) * comb(9, hidden - n) * Fraction(1, 4) ** n for n in range(1, hidden + 1)]
        return float(sum(inside, Fraction(0)) / sum(weights, Fraction(0)))

    assert (f"{dragon(3):.1%}", f"{dragon(4):.1%}") == ("9.0%", "13.1%")
