"""Shelves people can read: few modules per folder, and contents pages that are true. Read from the source, nothing is run."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from .test_imports import PACKAGE
from .test_rooms import GAMES, unguarded

ROOT = PACKAGE.parent
PAGE = ROOT / "js" / "src"
MOST = 20
# What a machine writes, and what is data, may be many.
NOT_SHELVES = {"static", "generated", "content", "__pycache__"}

# The shelves of the larger rule books, from the ground up: a module may import from shelves that stand before its own.
# "" is the folder itself; the modules named there stand below all shelves, the others above.
STACKED = {
    "dungeons": ("board", "cards", "scoring", "chapters", "effects", "machine"),
    "fighter": ("combat", "chapters"),
}
GROUND = {
    "dungeons": {"content", "checks", "printed", "records", "frames", "in_progress", "events"},
    "fighter": {
        "content",
        "checks",
        "printed",
        "records",
        "party",
        "foes",
        "gentle",
        "effects",
        "scoring",
        "throw",
    },
}


def packages() -> list[Path]:
    """Every folder of the package that has modules."""
    return sorted(path.parent for path in PACKAGE.rglob("__init__.py") if path.parent != PACKAGE)


def modules(folder: Path) -> set[str]:
    """What stands on a shelf: modules by name, folders of modules with a stroke."""
    names = {path.stem for path in folder.glob("*.py")} - {"__init__"}
    return names | {f"{path.parent.name}/" for path in folder.glob("*/__init__.py")}


def listed(page: str) -> list[str]:
    """The names on a contents page: the first word of every line of its last paragraph."""
    return [line.split()[0] for line in page.strip().split("\n\n")[-1].splitlines() if "  " in line]


def contents(folder: Path) -> str:
    source = (folder / "__init__.py").read_text(encoding="utf-8")
    return ast.get_docstring(ast.parse(source)) or ""


@pytest.mark.parametrize("folder", packages(), ids=lambda folder: folder.relative_to(PACKAGE).as_posix())
def test_a_contents_page_names_every_module_once(folder: Path) -> None:
    assert sorted(listed(contents(folder))) == sorted(modules(folder))


@pytest.mark.parametrize("folder", packages(), ids=lambda folder: folder.relative_to(PACKAGE).as_posix())
def test_a_shelf_of_the_package_holds_at_most_twenty_modules(folder: Path) -> None:
    assert len(list(folder.glob("*.py"))) - 1 <= MOST


def test_a_shelf_of_the_page_holds_at_most_twenty_modules() -> None:
    counted = Counter(
        path.parent.relative_to(PAGE).as_posix()
        for path in PAGE.rglob("*.ts*")
        if not NOT_SHELVES & set(path.relative_to(PAGE).parts)
    )
    assert {folder: n for folder, n in counted.items() if n > MOST} == {}
    assert counted["games/fighter/arena"] > 10


def test_the_contents_page_of_the_page_names_every_folder() -> None:
    text = (PAGE / "README.md").read_text(encoding="utf-8")
    named = re.findall(r"^\| `([^`]+)/` *\|", text, re.MULTILINE)
    folders = {
        path.parent.relative_to(PAGE).as_posix()
        for path in PAGE.rglob("*")
        if path.suffix in (".ts", ".tsx", ".css") and path.parent != PAGE
    }
    # The folders of a game are told once for all games, unless one game has them alone.
    once = {re.sub(r"^games/[a-z_]+", "games/<game>", folder) for folder in folders}
    assert sorted(named) == sorted(set(named))
    assert set(named) <= once | folders
    assert {folder for folder in folders if folder not in named} <= {
        folder for folder in folders if re.sub(r"^games/[a-z_]+", "games/<game>", folder) in named
    }


@pytest.mark.parametrize(
    "page",
    [
        "One shelf.\n\ntable   Two words",
        "One shelf.\n\ntable   Two words\nlook    Who looks\nodds    Gone",
        "One shelf.\n\ntable   Two words\nlook    Who looks\nlook    Again",
    ],
)
def test_a_page_that_is_not_true_is_found(page: str, tmp_path: Path) -> None:
    for name in ("__init__.py", "table.py", "look.py"):
        (tmp_path / name).touch()
    assert sorted(listed(page)) != sorted(modules(tmp_path))


def upward(source: str, module: str, room: str) -> list[str]:
    """What a module of `rules` (such as ``board.doors``) imports from a shelf above its own."""
    order = {"": -1, **{shelf: at for at, shelf in enumerate(STACKED[room])}}
    home = f"dungeon_widgets.games.{room}.rules"

    def level(name: str) -> int:
        if name in GROUND[room]:
            return -1
        return order.get(name, len(order))

    found = []
    parts = f"{home}.{module}".split(".")
    for node in unguarded(ast.parse(source)):
        if not isinstance(node, ast.ImportFrom) or not node.level:
            continue
        base = ".".join([*parts[: -node.level], *filter(None, [node.module])])
        for alias in node.names:
            name = f"{base}.{alias.name}"
            if name.startswith(f"{home}."):
                target = name.removeprefix(f"{home}.").split(".")[0]
                if level(target) > level(module.split(".")[0]):
                    found.append(f"{module}:{node.lineno} may not import {name.removeprefix(f'{home}.')}")
    return found


@pytest.mark.parametrize("room", STACKED)
def test_shelves_of_the_rules_point_one_way(room: str) -> None:
    home = GAMES / room / "rules"
    found, seen = [], 0
    for path in sorted(home.rglob("*.py")):
        module = ".".join(path.relative_to(home).with_suffix("").parts)
        found += upward(path.read_text(encoding="utf-8"), module, room)
        seen += 1
    assert found == []
    assert seen > 20
    assert {*STACKED[room], *GROUND[room]} <= {name.strip("/") for name in modules(home)}


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("board.destinations", "from ..chapters.move import walk"),
        ("cards.hands", "from ..chapters import turn"),
        ("chapters.draw", "from ..machine.questions import renew"),
        ("records", "from .board.seating import told"),
        ("chapters.draw", "from .. import state"),
    ],
)
def test_an_arrow_that_points_up_is_found(module: str, source: str) -> None:
    assert len(upward(source, module, "dungeons")) == 1


def test_a_line_of_style_can_be_read_without_scrolling() -> None:
    """One rule a line, a long one over several. What is one long value may stay as it is."""
    styles = list((ROOT / "js" / "src").rglob("*.css"))
    assert len(styles) > 50
    long = [
        f"{path.name}:{number}"
        for path in styles
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if len(line) > 150 and line.count(";") > 1
    ]
    assert long == []
