"""The page of `make strength`: one table of one room is measured again, and every other row stays."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts import strength


def test_one_table_of_one_room_is_written_anew(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def row(room: strength.Room, n: int, first: int) -> Iterator[str]:
        yield f"| {room.title} | {n} games from {first} |"

    page = tmp_path / "strength.md"
    monkeypatch.setattr(strength, "PAGE", page)
    tables = [table._replace(rows=row) for table in strength.TABLES if table.name in ("against", "time")]
    monkeypatch.setattr(strength, "TABLES", tables)
    strength.main(["--games", "4", "--first", "0"])
    before = page.read_text()
    assert before.count("| Dungeons | 4 games from 0 |") == 2
    strength.main(["--only", "dungeons", "--table", "against", "--games", "6"])
    after = page.read_text()
    old, new = "| Dungeons | 4 games from 0 |", f"| Dungeons | 6 games from {strength.FIRST} |"
    assert after == before.replace(old, new, 1)
