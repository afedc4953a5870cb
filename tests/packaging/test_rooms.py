"""All rooms have the same tree, so that whoever knows one finds a rule in another. Read from the source, nothing is run.

Inside a room arrows point one way too: rules <- sight <- odds <- play; rules, sight <- text; what fills the odds panel
may use text; game.py and __init__.py tie all.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from .test_imports import PACKAGE, imported

GAMES = PACKAGE / "games"
FOLDERS = ("rules", "sight", "odds", "play", "text")

# What a folder of a room may import of its own room, beside itself.
ARROWS = {
    "rules": set(),
    "sight": {"rules"},
    "odds": {"rules", "sight"},
    "play": {"rules", "sight", "odds"},
    "text": {"rules", "sight"},
}
# Numbers with words to them, each a module or a folder of modules.
SPEAKING = {"odds/panel", "odds/beliefs", "odds/cases"}

# A name without an ending is a module or a folder of modules.
FIXED = {
    "rules": ("content", "checks", "records", "state", "reasons", "scoring", "position"),
    "sight": ("view", "redeal"),
    "odds": ("panel", "advice"),
    "play": ("habit", "bots", "hints"),
    "text": ("log", "choices", "moment", "picture", "rulebook", "sentences", "words", "en", "fr"),
}


def rooms() -> list[Path]:
    """Every folder that is a package: rooms that are still being furnished as well."""
    return sorted(path.parent for path in GAMES.glob("*/__init__.py"))


def furnished() -> list[Path]:
    """The rooms with a game in them."""
    return [room for room in rooms() if (room / "game.py").is_file()]


def missing(room: Path) -> list[str]:
    """The fixed names that a room lacks."""
    wanted = [f"{folder}/{name}" for folder, names in FIXED.items() for name in names]
    return [
        name
        for name in wanted
        if not (room / f"{name}.py").is_file() and not (room / name / "__init__.py").is_file()
    ]


def strangers(names: list[str]) -> list[str]:
    """What stands at the top of a room and does not belong there."""
    return sorted(set(names) - {"__init__.py", "game.py", "content", "__pycache__", *FOLDERS})


def unguarded(tree: ast.AST) -> list[ast.AST]:
    """Every node but those for the type checker only; functions count."""
    found, todo = [], [tree]
    while todo:
        node = todo.pop()
        found.append(node)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            todo += node.orelse
        else:
            todo += ast.iter_child_nodes(node)
    return found


def against(source: str, module: str) -> list[str]:
    """What a module of a room (``dungeon_widgets.games.x.rules.y``) imports against the arrows."""
    _, _, room, folder, *rest = module.split(".")
    if folder not in ARROWS:
        return []
    file = "/".join([folder, *rest]) + ".py"
    allowed = {folder, *ARROWS[folder], *(["text"] if "/".join([folder, *rest[:1]]) in SPEAKING else [])}
    found = []
    for node in unguarded(ast.parse(source)):
        for name in imported(node, module):
            parts = name.split(".")
            if parts[:3] == ["dungeon_widgets", "games", room] and len(parts) > 3 and parts[3] not in allowed:
                found.append(f"{file}:{getattr(node, 'lineno', 0)} may not import {name}")
    return found


@pytest.mark.parametrize("room", furnished(), ids=lambda room: room.name)
def test_every_room_has_the_fixed_names(room: Path) -> None:
    assert missing(room) == []


@pytest.mark.parametrize("room", rooms(), ids=lambda room: room.name)
def test_nothing_else_stands_at_the_top_of_a_room(room: Path) -> None:
    assert strangers([path.name for path in room.iterdir()]) == []


@pytest.mark.parametrize("room", rooms(), ids=lambda room: room.name)
def test_arrows_inside_a_room_point_one_way(room: Path) -> None:
    found = []
    for path in sorted(room.rglob("*.py")):
        module = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
        found += against(path.read_text(encoding="utf-8"), module)
    assert found == []


def test_there_are_rooms_to_look_at() -> None:
    assert {room.name for room in furnished()} >= {"dice_danger", "welcome"}


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("rules.state", "from ..sight.view import view_of"),
        ("rules.state", "def view():\n    from ..sight.view import view_of"),
        ("rules.meeting", "from ..text import LANGUAGES"),
        ("rules.checks.sheet", "from ...odds import panel"),
        ("sight.view", "from ..odds.living import pile_of"),
        ("odds.living", "from ..text import LANGUAGES"),
        ("odds.living", "from ..play import habit"),
        ("text.log", "from dungeon_widgets.games.welcome.odds import panel"),
        ("text.log", "from ..game import WelcomeGame"),
        ("play.habit", "from ..text.en import SAY"),
    ],
)
def test_an_arrow_the_wrong_way_is_found(module: str, source: str) -> None:
    assert len(against(source, f"dungeon_widgets.games.welcome.{module}")) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        (
            "rules.state",
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from ..game import WelcomeGame",
        ),
        (
            "rules.state",
            "from .records import Run\nfrom ....engine.state import State\nfrom ....odds import Dist",
        ),
        ("odds.panel", "from ..text import LANGUAGES"),
        ("play.bots", "from ..odds.living import pile_of\nfrom ..sight.view import WelcomeView"),
        ("game", "from .text.words import WelcomeWords"),
    ],
)
def test_an_arrow_the_right_way_is_not(module: str, source: str) -> None:
    assert against(source, f"dungeon_widgets.games.welcome.{module}") == []


def test_a_stranger_and_a_missing_name_are_found(tmp_path: Path) -> None:
    assert strangers(["game.py", "rules", "rules.py", "content"]) == ["rules.py"]
    assert "rules/state" in missing(tmp_path)
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "state.py").touch()
    (tmp_path / "rules" / "checks").mkdir()
    (tmp_path / "rules" / "checks" / "__init__.py").touch()
    assert not {"rules/state", "rules/checks"} & set(missing(tmp_path))
