"""The same seed gives the same game of bots on every Python, and no choice hangs on how a Python rounds a sum."""

from __future__ import annotations

import json
import os
import pkgutil
import shutil
import subprocess
import sys
from collections.abc import Iterable
from importlib import import_module
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

import pytest
import typing_extensions

import dungeon_widgets
from dungeon_widgets.engine.registry import game_named
from dungeon_widgets.engine.session import Session
from scripts.bot_games import TABLES, compared, fingerprints

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent.parent
VERSIONS = ("3.10", "3.12", "3.13", "3.14")
MOVES = 60
COMPARED = ("bots", "games", "odds", "lab.simulate")


def other_pythons() -> list[str]:
    """One Python of each other version that this machine has; a shim of pyenv may stand for none."""
    found = []
    for version in VERSIONS:
        kept = sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))
        python = str(kept[-1]) if kept else shutil.which(f"python{version}")
        if python and sys.version_info[:2] != tuple(map(int, version.split("."))):
            found.append(python)
    return found


@pytest.fixture(scope="module")
def played_here() -> str:
    return json.dumps(dict(fingerprints(1, MOVES)))


@pytest.mark.parametrize("python", other_pythons() or [None])
def test_bots_play_the_same_games_on_another_python(
    python: str | None, played_here: str, tmp_path: Path
) -> None:
    """It needs no packages but ours and its one dependency, which are laid where it looks."""
    if python is None:
        pytest.skip("this machine has no other Python")
    shutil.copy(typing_extensions.__file__, tmp_path)
    (info,) = {
        file.parts[0] for file in distribution("dungeon-widgets").files or () if file.name == "METADATA"
    }
    shutil.copytree(str(distribution("dungeon-widgets").locate_file(info)), tmp_path / info)
    played = tmp_path / "games.json"
    played.write_text(played_here, encoding="utf-8")
    done = subprocess.run(
        [python, "-m", "scripts.bot_games", str(played), "--games", "1", "--moves", str(MOVES)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{tmp_path}", "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "6 games of bots compared" in done.stdout


def test_a_game_that_differs_is_named() -> None:
    assert compared({"a": "1", "b": "2"}, {"a": "1", "b": "3", "c": "4"}) == [
        "b: 3 here, 2 there",
        "c: 4 here, None there",
    ]


def modules() -> list[Any]:
    """Every module whose sums may decide a choice or an odds figure."""
    return [
        import_module(found.name)
        for found in pkgutil.walk_packages(dungeon_widgets.__path__, "dungeon_widgets.")
        if found.name.removeprefix("dungeon_widgets.").startswith(COMPARED)
    ]


@pytest.mark.parametrize("table", TABLES)
def test_no_float_is_added_by_sum(table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """`sum` rounds in another way since Python 3.12: floats are added by `math.fsum`, which is exact everywhere."""
    seen = set()
    plain_sum = sum

    def whole_sum(items: Iterable[Any], start: Any = 0) -> Any:
        added = list(items)
        if any(isinstance(item, float) for item in (*added, start)):
            frame = sys._getframe(1)
            seen.add(f"{frame.f_code.co_filename}:{frame.f_lineno}")
        return plain_sum(added, start)

    for module in modules():
        monkeypatch.setattr(module, "sum", whole_sum, raising=False)
    name, options = TABLES[table]
    game = game_named(name)(**options)
    first, *_ = game.hints.bots()
    session = Session(game, [f"bot:{first}"] * game.players, 5)
    session.play(120)
    for state in session.states[::9]:
        if state.to_move >= 0:
            view = state.view(state.to_move)
            said = game.advice.panel(view, state.legal(), session.names, "en")
            if said is not None and not isinstance(said, dict):
                next(iter(said), None)
            game.advice.belief(view, "en")
    assert seen == set()
