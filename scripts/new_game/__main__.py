"""Write the room of a new game: small, playable, and held to the contract by its own test.

python -m scripts.new_game crystal_cave       dungeon_widgets/games/crystal_cave, its widget, its page and its tests

The room is a copy of `scripts/new_game/room` (The Lantern) under the new name. docs/add-a-game.md says what comes next.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
SAMPLE = "lantern"
TEXT = (".py", ".json", ".md", ".ts", ".tsx", ".css")

# What is copied, and where to; {name} is the new game's.
PARTS = {
    "room": "dungeon_widgets/games/{name}",
    "widget.py": "dungeon_widgets/widgets/{name}.py",
    "page": "js/src/games/{name}",
    "tests": "tests/games/{name}",
}


def class_name(name: str) -> str:
    """The name in the form of a class.

    >>> class_name("crystal_cave")
    'CrystalCave'
    """
    return "".join(word.capitalize() for word in name.split("_"))


def renamed(text: str, name: str, folder: Path | None) -> str:
    """The sample's text under the new name; `folder` is where the file lies below its room, None elsewhere."""
    text = text.replace("scripts.new_game.room", f"dungeon_widgets.games.{name}")
    text = text.replace(SAMPLE.capitalize(), class_name(name)).replace(SAMPLE, name)
    if folder is not None:
        dots = "." * (len(folder.parts) + 3)  # from the file's package up to dungeon_widgets
        text = text.replace("from dungeon_widgets.", f"from {dots}")
    return text


def write_part(source: Path, target: Path, name: str, in_room: bool) -> list[Path]:
    """Copy one part under the new name; the files that were written."""
    files = [source] if source.is_file() else sorted(path for path in source.rglob("*") if path.is_file())
    written = []
    for path in files:
        if path.suffix not in TEXT:
            continue
        below = path.relative_to(source) if source.is_dir() else Path()
        place = target / str(below).replace(SAMPLE, name) if source.is_dir() else target
        place.parent.mkdir(parents=True, exist_ok=True)
        text = path.read_text(encoding="utf-8")
        place.write_text(renamed(text, name, below.parent if in_room else None), encoding="utf-8")
        written.append(place)
    return written


def write_room(name: str, root: Path = ROOT) -> list[Path]:
    """Write the room of a new game below `root`; nothing that exists is touched."""
    if not NAME.fullmatch(name) or name == SAMPLE:
        raise SystemExit(
            f"{name!r} is no name for a room: small letters and underscores, such as crystal_cave"
        )
    targets = {source: root / place.format(name=name) for source, place in PARTS.items()}
    for target in targets.values():
        if target.exists():
            raise SystemExit(f"{target} exists already; nothing was written")
    written: list[Path] = []
    try:
        for source, target in targets.items():
            if (HERE / source).exists():
                written += write_part(HERE / source, target, name, in_room=source == "room")
    except BaseException:
        for target in targets.values():
            shutil.rmtree(target, ignore_errors=True) if target.is_dir() else target.unlink(missing_ok=True)
        raise
    tidy(written, root)
    return written


def tidy(files: list[Path], root: Path) -> None:
    """Sort the imports and wrap the lines, which a longer or shorter name has changed."""
    python = [str(path) for path in files if path.suffix == ".py"]
    ruff = [sys.executable, "-m", "ruff"]
    subprocess.run([*ruff, "check", "-q", "--fix", "--select", "I", *python], cwd=root, check=True)
    subprocess.run([*ruff, "format", "-q", *python], cwd=root, check=True)


def entry_points(name: str) -> str:
    """The lines for pyproject.toml."""
    kind = class_name(name)
    return (
        f'[project.entry-points."dungeon_widgets.games"]\n{name} = "dungeon_widgets.games.{name}:{kind}Game"\n\n'
        f'[project.entry-points."dungeon_widgets.widgets"]\n{kind} = "dungeon_widgets.widgets.{name}:{kind}"\n'
    )


def main(arguments: list[str]) -> None:
    """Write the room and say what is left to do."""
    if len(arguments) != 1:
        raise SystemExit(__doc__)
    for path in write_room(arguments[0]):
        print(path.relative_to(ROOT))
    print(
        f"\nAdd to pyproject.toml, then run `make env goldens` and `make test`:\n\n{entry_points(arguments[0])}"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
