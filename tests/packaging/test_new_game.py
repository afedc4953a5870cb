"""The room that `python -m scripts.new_game` writes is held to every test that a real room is held to, as it is."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from dungeon_widgets import engine
from scripts.new_game.__main__ import ROOT, entry_points, write_room
from scripts.node import command

NAME = "crystal_cave"
NOT_COPIED = ("__pycache__", "*.map", "static", "browser", "soak*")

# What holds every room: its own tests, its tree, its arrows, its contents pages, its list of rules, its French, its golden games.
HELD_TO = (
    f"tests/games/{NAME}",
    f"dungeon_widgets/games/{NAME}",  # its doctests
    "tests/games/test_french.py",
    "tests/games/test_rules_lists.py",
    "tests/packaging/test_rooms.py",
    "tests/packaging/test_shelves.py",
    "tests/test_goldens.py",
)
# Of these tests, those about the new room and the contents pages that name it.
ABOUT_IT = f"{NAME} or [games] or [widgets/games]"

# What a notebook does with the new game; a wrong option is refused by mypy and by the game.
NOTEBOOK = """
import dungeon_widgets as dw
from dungeon_widgets.widgets.games.crystal_cave import CrystalCave

game = CrystalCave(["Ada", "bot:honest"], seed=3, mode="play", dice=1)
assert getattr(dw, "CrystalCave") is CrystalCave
assert [spec["name"] for spec in game.game.words.settings(game.game.options, "fr")] == ["dice"]
game.act(game.legal[0])
game.act(("doubt",))
assert game.session.no_undo() == "revealed"
game.save("game.json")
assert dw.load("game.json").game == game.game
assert len(dw.simulate(game.game, ["bot:honest", "bot:random"], 20)) == 20
try:
    CrystalCave(dice=7)  # type: ignore[arg-type]
except ValueError as error:
    assert "dice must be a whole number from 1 to 3" in str(error)
else:
    raise AssertionError("seven dice were taken")
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with a new room in it, announced as its entry points say."""
    root = tmp_path_factory.mktemp("house")
    for folder in ("dungeon_widgets", "tests", "js/src"):
        shutil.copytree(ROOT / folder, root / folder, ignore=shutil.ignore_patterns(*NOT_COPIED))
    for file in (
        "js/tsconfig.json",
        "js/build.mjs",
        "js/plugins.mjs",
        "js/face.mjs",
        "js/notices.mjs",
        "js/icon-authors.json",
        "pyproject.toml",
        "scripts/gen_contract.py",
    ):
        (root / file).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / file, root / file)
    (root / "js" / "node_modules").symlink_to(ROOT / "js" / "node_modules")
    write_room(NAME, root)
    announced = root / f"{NAME}-1.0.dist-info"
    announced.mkdir()
    (announced / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {NAME}\nVersion: 1.0\n")
    (announced / "entry_points.txt").write_text(
        entry_points(NAME).replace("project.entry-points.", "").replace('"', "")
    )
    (root / "notebook.py").write_text(NOTEBOOK)
    return root


def run(house: Path, *line: str, cwd: str = ".", env: dict[str, str] | None = None) -> str:
    done = subprocess.run(
        line,
        cwd=house / cwd,
        env={**(env or os.environ), "PYTHONPATH": str(house)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def python(house: Path, *line: str) -> str:
    return run(house, sys.executable, *line)


@pytest.mark.slow
def test_it_passes_every_test_that_a_room_is_held_to(house: Path) -> None:
    python(house, "-m", "tests.goldens", NAME)
    told = python(
        house,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:nbval",
        "-p",
        "no:cacheprovider",
        "--doctest-modules",
        "-rA",
        "-k",
        ABOUT_IT,
        *HELD_TO,
    )
    for name in HELD_TO:
        assert f"PASSED {name}" in told, f"{name} has not looked at the new room"


@pytest.mark.slow
def test_it_plays_in_a_notebook(house: Path) -> None:
    python(house, "-m", "scripts.gen_contract")
    line, env = command("node", "build.mjs")
    run(house, *line, cwd="js", env=env)
    python(house, "notebook.py")


@pytest.mark.slow
def test_it_is_typed_and_clean(house: Path) -> None:
    parts = (f"dungeon_widgets/games/{NAME}", f"dungeon_widgets/widgets/games/{NAME}.py")
    python(house, "-m", "ruff", "check", *parts, f"tests/games/{NAME}")
    python(house, "-m", "ruff", "format", "--check", *parts, f"tests/games/{NAME}")
    # With the options of pyproject.toml, so that what mypy already knows of the package (`make types`) counts here.
    known = ROOT / ".mypy_cache"
    if known.is_dir():
        shutil.copytree(known, house / ".mypy_cache", dirs_exist_ok=True)
    told = python(house, "-m", "mypy", *parts, "notebook.py")
    assert "no issues found" in told


@pytest.mark.slow
def test_its_page_is_typed_whatever_other_rooms_look_like(house: Path) -> None:
    """Only its own page and what that imports are looked at: another room may be half furnished."""
    (house / "js" / "src" / "games" / "welcome" / "unfinished.ts").write_text(
        "export const n: number = 'text';\n"
    )
    python(house, "-m", "scripts.gen_contract")
    config = json.loads((house / "js" / "tsconfig.json").read_text(encoding="utf-8"))
    config["include"] = [f"src/games/{NAME}", "src/icons.d.ts"]
    (house / "js" / "tsconfig.json").write_text(json.dumps(config), encoding="utf-8")
    line, env = command("node", "node_modules/typescript/bin/tsc", "--noEmit", "--listFilesOnly")
    looked_at = run(house, *line, cwd="js", env=env)
    assert f"src/games/{NAME}/board/Bids.tsx" in looked_at
    assert "src/games/welcome" not in looked_at
    run(house, *[part for part in line if part != "--listFilesOnly"], cwd="js", env=env)


def test_nothing_of_the_sample_is_left_in_it(house: Path) -> None:
    places = ("dungeon_widgets/games", "js/src/games", "tests/games")
    files = [path for place in places for path in (house / place / NAME).rglob("*.*") if path.is_file()]
    files = [path for path in files if path.suffix != ".pyc"]
    files.append(house / "dungeon_widgets" / "widgets" / "games" / f"{NAME}.py")
    assert len(files) > 40
    for path in files:
        text = path.read_text(encoding="utf-8")
        assert "mygame" not in text.lower(), path
        assert "__Title__" not in text, path
        assert "scripts.new_game" not in text, path


def test_people_read_a_title_and_no_identifier(house: Path) -> None:
    room = house / "dungeon_widgets" / "games" / NAME
    content = json.loads((room / "content" / f"{NAME}.json").read_text(encoding="utf-8"))
    assert content["name"] == {"en": "Crystal Cave", "fr": "Crystal Cave"}
    for said in (
        room / "text" / "en.py",
        room / "text" / "fr.py",
        *(house / "js/src/games" / NAME / "words" / f"{lang}.ts" for lang in ("en", "fr")),
    ):
        text = said.read_text(encoding="utf-8")
        assert "CrystalCave" not in text
        assert NAME not in text


def test_a_room_that_exists_is_not_touched(house: Path) -> None:
    with pytest.raises(SystemExit, match="exists already; nothing was written"):
        write_room(NAME, house)


@pytest.mark.parametrize("name", ["", "Cave", "2caves", "my cave", "../cave", "mygame", "class"])
def test_a_name_that_is_none_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="is no name for a room"):
        write_room(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_it_says_which_entry_points_to_add() -> None:
    assert f'{NAME} = "dungeon_widgets.games.{NAME}:CrystalCaveGame"' in entry_points(NAME)


# -- what docs/add-a-game.md says ----------------------------------------------------------------

GUIDE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`([^`\n]+)`", GUIDE)))
PROMISES = [name for name in NAMED if re.match(r"(?:State|Game|Words|Advice|Event)\.\w+", name)]
FILES = [
    name
    for name in NAMED
    if re.fullmatch(r"[\w./*]+(?:\.\w+|/)", name) and name not in PROMISES and name[:3] != "dw."
]


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_the_guide_names_is_there(house: Path, name: str) -> None:
    room = house / "dungeon_widgets" / "games" / NAME
    places = (ROOT, house, room, room / "text", house / "js/src/games" / NAME, house / "tests/games" / NAME)
    assert any(list(place.glob(name.rstrip("/"))) for place in places)


@pytest.mark.parametrize("name", PROMISES)
def test_a_promise_that_the_guide_names_is_in_the_contract(name: str) -> None:
    kind, _, attribute = name.partition("(")[0].partition(".")
    assert hasattr(getattr(engine, kind), attribute)


def test_the_guide_names_what_a_game_that_hides_something_owes() -> None:
    owed = {"State.worlds(seat)", "State.redealt(seat, rng)", "State.reveals(action)", "Game.small()"}
    assert owed <= set(PROMISES)
    assert {"secret", "seen_by", "Settings", "choices", "at"} <= set(NAMED)
    assert len(FILES) > 15
