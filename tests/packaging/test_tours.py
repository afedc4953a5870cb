"""The tours ask before they answer, nobody predicts for the reader, and charts are drawn, not typed."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

PLAY = Path(__file__).parents[2] / "notebooks" / "play"
TOURS = ["welcome.ipynb", "welcome_back.ipynb", "dice_danger.ipynb", "dungeons.ipynb", "fighter.ipynb"]
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
