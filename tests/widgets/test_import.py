"""Importing the package costs next to nothing."""

from __future__ import annotations

import ast
import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

import dungeon_widgets as dw
from dungeon_widgets.widgets.page.game_widget import GameWidget


def modules_after(code: str) -> set[str]:
    script = f"{code}\nimport sys; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_the_import_loads_nothing_heavy_and_computes_nothing() -> None:
    loaded = modules_after("import dungeon_widgets")
    assert not {"numpy", "pandas", "altair", "anywidget", "ipywidgets", "IPython"} & loaded
    assert {name for name in loaded if name.startswith("dungeon_widgets")} == {"dungeon_widgets"}


def test_a_widget_needs_no_numpy() -> None:
    code = (
        "import dungeon_widgets as dw; dw.WelcomeToTheDungeon(['Ada', 'bot:careful'], seed=1, hero='warrior')"
    )
    assert not {"numpy", "pandas", "altair", "matplotlib"} & modules_after(code)


def test_a_type_checker_is_told_every_public_name() -> None:
    """It runs no code, so the names found by entry point are written out for it."""
    tree = ast.parse(Path(dw.__file__).read_text(encoding="utf-8"))
    told = next(node for node in tree.body if isinstance(node, ast.If))
    names = [alias.name for node in told.body if isinstance(node, ast.ImportFrom) for alias in node.names]
    assert sorted(names) == dw.__all__
    (listed,) = [node.value for node in told.body if isinstance(node, ast.Assign)]
    assert ast.literal_eval(listed) == dw.__all__


def test_every_public_name_is_there() -> None:
    for name in dw.__all__:
        assert getattr(dw, name).__name__
        assert name in dir(dw)
    with pytest.raises(AttributeError, match="no attribute 'Nothing'"):
        _ = dw.Nothing


@pytest.mark.parametrize("name", dw.__all__)
def test_help_says_what_every_public_thing_does(name: str) -> None:
    thing = getattr(dw, name)
    assert inspect.getdoc(thing)
    own = [cls for cls in getattr(thing, "__mro__", ()) if cls.__module__.startswith("dungeon_widgets.")]
    members = {member: value for cls in reversed(own) for member, value in vars(cls).items()}
    silent = [
        member
        for member, value in members.items()
        if not member.startswith("_")
        and (callable(value) or isinstance(value, (property, classmethod, staticmethod)))
        and not inspect.getdoc(getattr(thing, member))
    ]
    assert silent == []


@pytest.mark.parametrize(
    "widget",
    [
        dw.WelcomeToTheDungeon,
        dw.WelcomeBackToTheDungeon,
        dw.DungeonsDiceDanger,
        dw.DungeonFighter,
        dw.Dungeons,
    ],
)
def test_help_of_a_game_tells_its_own_options_and_those_all_games_have(widget: type[GameWidget]) -> None:
    told = set(re.findall(r"`(\w+)[`=]", widget.__doc__ or ""))
    assert set(inspect.signature(widget).parameters) <= told


def test_the_second_box_says_that_it_is_the_default() -> None:
    assert inspect.signature(dw.WelcomeBackToTheDungeon).parameters["box"].default == "back"
    assert dw.WelcomeBackToTheDungeon(["Ada", "Bo"], seed=1).game.options["box"] == "back"


def test_tab_shows_only_what_is_public() -> None:
    assert [name for name in dir(dw) if not name.startswith("_")] == dw.__all__
    assert {"__version__", "__doc__", "__file__"} <= set(dir(dw))
