from __future__ import annotations

from pathlib import Path

from .soak import report


def test_a_run_replaces_its_own_row_and_leaves_the_others(tmp_path: Path) -> None:
    page = tmp_path / "soak.md"
    for game, tries in (("welcome", 5), ("dice", 6), ("welcome", 7)):
        report("Saves", "Changed files.", page, game=game, tries_made=tries)
    report("Races", "Bots.", page, players=4, ended="3 of 3")
    text = page.read_text()
    assert text.startswith("# Long runs\n")
    assert [line.split(" | ")[:2] for line in text.splitlines() if line.startswith("| ")] == [
        ["| game", "tries made"],
        ["| welcome", "7"],
        ["| dice", "6"],
        ["| players", "ended"],
        ["| 4", "3 of 3"],
    ]


def test_a_table_of_other_columns_is_begun_anew(tmp_path: Path) -> None:
    page = tmp_path / "soak.md"
    report("Saves", "Changed files.", page, game="welcome", tries=5)
    report("Saves", "Changed files.", page, game="dice", tries=5, refused=4)
    assert "welcome" not in page.read_text()
