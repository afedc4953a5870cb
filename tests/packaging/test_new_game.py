"""The room that `python -m scripts.new_game` writes is playable, and its own tests hold it to the contract."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.new_game.__main__ import ROOT, entry_points, write_room
from scripts.node import command
from tests.games import rules_lists

from .test_rooms import against, missing, strangers

NAME = "crystal_cave"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with a new room in it."""
    root = tmp_path_factory.mktemp("house")
    ignore = shutil.ignore_patterns("__pycache__", "*.map")
    shutil.copytree(ROOT / "dungeon_widgets", root / "dungeon_widgets", ignore=ignore)
    shutil.copytree(ROOT / "js" / "src", root / "js" / "src")
    shutil.copy(ROOT / "js" / "tsconfig.json", root / "js")
    (root / "js" / "node_modules").symlink_to(ROOT / "js" / "node_modules")
    (root / "scripts").mkdir()
    shutil.copy(ROOT / "scripts" / "gen_contract.py", root / "scripts")
    shutil.copy(ROOT / "pyproject.toml", root)
    write_room(NAME, root)
    return root


def run(house: Path, *command: str) -> str:
    env = {**os.environ, "PYTHONPATH": str(house)}
    done = subprocess.run(
        [sys.executable, *command],
        cwd=house,
        env=env,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_its_own_tests_pass(house: Path) -> None:
    told = run(
        house, "-m", "pytest", "-q", "-p", "no:nbval", "--import-mode=importlib", f"tests/games/{NAME}"
    )
    assert " passed" in told


def test_it_is_typed_and_clean(house: Path) -> None:
    rooms = (f"dungeon_widgets/games/{NAME}", f"tests/games/{NAME}")
    run(house, "-m", "ruff", "check", *rooms)
    run(house, "-m", "ruff", "format", "--check", *rooms)
    run(house, "-m", "mypy", "--strict", f"dungeon_widgets/games/{NAME}")


def test_it_has_the_tree_and_the_arrows_of_every_room(house: Path) -> None:
    room = house / "dungeon_widgets" / "games" / NAME
    assert missing(room) == []
    assert strangers([path.name for path in room.iterdir()]) == []
    for path in room.rglob("*.py"):
        module = ".".join(path.relative_to(house).with_suffix("").parts)
        assert against(path.read_text(encoding="utf-8"), module) == []


def test_its_list_of_rules_is_true(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules_lists, "TESTS", house / "tests" / "games")
    monkeypatch.setattr(rules_lists, "ROOMS", house / "dungeon_widgets" / "games")
    assert rules_lists.faults(NAME, rules_lists.text_of(NAME)) == []
    assert len(rules_lists.rules(NAME)) >= 6


def test_its_page_is_typed(house: Path) -> None:
    run(house, "-m", "scripts.gen_contract")
    tsc, env = command("node", "node_modules/typescript/bin/tsc", "--noEmit")
    done = subprocess.run(tsc, cwd=house / "js", env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_nothing_of_the_sample_is_left_in_it(house: Path) -> None:
    for path in (house / "dungeon_widgets" / "games" / NAME).rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert "antern" not in text
        assert "dungeon_widgets" not in text or f"dungeon_widgets.games.{NAME}" in text


def test_a_room_that_exists_is_not_touched(house: Path) -> None:
    with pytest.raises(SystemExit, match="exists already; nothing was written"):
        write_room(NAME, house)


@pytest.mark.parametrize("name", ["", "Cave", "2caves", "my cave", "../cave", "lantern"])
def test_a_name_that_is_none_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="is no name for a room"):
        write_room(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_it_says_which_entry_points_to_add() -> None:
    assert f'{NAME} = "dungeon_widgets.games.{NAME}:CrystalCaveGame"' in entry_points(NAME)
