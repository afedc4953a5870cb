"""The four sheets are the published ones on maps of our own."""

from __future__ import annotations

from collections import Counter

import pytest

from dungeon_widgets.games.dice_danger.rules.content import SHEETS, load_sheet, read_sheet, sheet_data

from .published import PUBLISHED

# -- as published ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SHEETS)
def test_numbers_and_groups_are_the_published_ones(name: str) -> None:
    # FR p. 2: 4 donjons de niveaux différents, cases Départ, normales, d'activation et spéciales
    sheet, published = load_sheet(name), PUBLISHED[name]
    nodes = list(sheet.nodes.values())
    assert sheet.level == published["level"]
    assert sum(node.kind != "room" for node in nodes) == published["spaces"]
    groups: dict[str | None, list[int]] = {}
    for node in nodes:
        if node.kind == "start":
            groups.setdefault(node.area, []).append(node.n or 0)
    assert sorted(map(sorted, groups.values())) == sorted(published["groups"])
    for kind in ("plain", "fist", "gem", "coin", "rubble", "footprint", "portal_in"):
        if kind in published:
            assert sorted(node.n for node in nodes if node.kind == kind) == published[kind]
    kinds = Counter(node.kind for node in nodes)
    assert all(kinds[kind] == count for kind, count in published["count"].items())
    assert sorted(node.n for node in nodes if node.kind == "chest") == [3, 11]


@pytest.mark.parametrize("name", SHEETS)
def test_monsters_and_bonuses_are_the_published_ones(name: str) -> None:
    # FR Les monstres: nombres, cases, récompenses et symboles imprimés
    sheet, published = load_sheet(name), PUBLISHED[name]
    monsters = [
        (m.name["en"], m.hp, list(m.black), list(m.white), list(m.gems), m.hearts)
        for m in sheet.monsters.values()
    ]
    assert monsters == published["monsters"]
    assert {b.id: (b.need, b.of) for b in sheet.bonuses.values()} == published["bonuses"]
    assert all(b.gems == (3, 1) for b in sheet.bonuses.values())


def test_the_life_track_and_the_chests_are_the_published_ones() -> None:
    # FR p. 5 and Les coffres
    for name in SHEETS:
        sheet = load_sheet(name)
        assert sheet.life == (0, 0, -1, -2, -4, -6, -9, -12, -16, -20)
        assert (sheet.black_dice, sheet.coin, sheet.gem, sheet.trio) == (3, 2, 3, 3)
        hearts, torches, black = sheet.chests.values()
        assert (hearts.hearts, hearts.gems, torches.torches, black.black_dice) == (3, 1, 2, 3)


def test_an_unknown_sheet_is_refused_with_a_guess() -> None:
    with pytest.raises(ValueError, match="did you mean 'puzzled_pyramid'"):
        load_sheet("puzled_pyramid")


@pytest.mark.parametrize("name", SHEETS)
def test_the_shipped_sheets_pass(name: str) -> None:
    assert read_sheet(sheet_data(name)) == load_sheet(name)
