"""Write the room of a new game: small, playable, and held to the contract by its own tests.

python -m scripts.new_game crystal_cave       dungeon_widgets/games/crystal_cave, its widget, its page and its tests

The room is a copy of `scripts/new_game/room`, a small dice game with hidden dice, under the new name. In the sample
three words stand for the name, and only they are replaced: ``mygame`` (crystal_cave), ``Mygame`` (CrystalCave) and
``__Title__`` (Crystal Cave). docs/add-a-game.md says what comes next.
"""

from __future__ import annotations

import keyword
import re
import shutil
import subprocess
import sys
from pathlib import Path

from scripts.node import command

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
SAMPLE = "mygame"
TEXT = (".py", ".json", ".md", ".ts", ".tsx", ".css")

# What is copied, and where to; {name} is the new game's.
PARTS = {
    "room": "dungeon_widgets/games/{name}",
    "widget.py": "dungeon_widgets/widgets/games/{name}.py",
    "page": "js/src/games/{name}",
    "tests": "tests/games/{name}",
}

# Contents pages that must name the new modules, and how.
CONTENTS = {
    "dungeon_widgets/games/__init__.py": ("{name}/", "{title}"),
    "dungeon_widgets/widgets/games/__init__.py": ("{name}", "{title} in the notebook"),
}


def class_name(name: str) -> str:
    """The name in the form of a class.

    >>> class_name("crystal_cave")
    'CrystalCave'
    """
    return "".join(word.capitalize() for word in name.split("_"))


def title(name: str) -> str:
    """The name as people read it.

    >>> title("crystal_cave")
    'Crystal Cave'
    """
    return " ".join(word.capitalize() for word in name.split("_"))


def renamed(text: str, name: str) -> str:
    """The sample's text under the new name.

    >>> renamed('class MygameState: "A position of __Title__"  # mygame', "crystal_cave")
    'class CrystalCaveState: "A position of Crystal Cave"  # crystal_cave'
    """
    text = text.replace("scripts.new_game.room", f"dungeon_widgets.games.{name}")
    text = text.replace(SAMPLE.capitalize(), class_name(name)).replace(SAMPLE, name)
    return text.replace("__Title__", title(name))


def relative(text: str, package: tuple[str, ...]) -> str:
    """Imports from the package as a module in this folder of it writes them.

    >>> relative("from dungeon_widgets.engine.state import State", ("games", "crystal_cave", "rules"))
    'from ....engine.state import State'
    """

    def shortened(found: re.Match[str]) -> str:
        parts = found[1].split(".")
        common = 0
        while common < len(parts) and parts[common : common + 1] == list(package[common : common + 1]):
            common += 1
        return f"from {'.' * (len(package) - common + 1)}{'.'.join(parts[common:])} import"

    return re.sub(r"^from dungeon_widgets\.(\S+) import", shortened, text, flags=re.MULTILINE)


def write_part(source: Path, target: Path, name: str, root: Path) -> list[Path]:
    """Copy one part under the new name; the files that were written."""
    files = [source] if source.is_file() else sorted(path for path in source.rglob("*") if path.is_file())
    written = []
    for path in files:
        if path.suffix not in TEXT:
            continue
        place = target / renamed(str(path.relative_to(source)), name) if source.is_dir() else target
        place.parent.mkdir(parents=True, exist_ok=True)
        text = renamed(path.read_text(encoding="utf-8"), name)
        top, *package = place.parent.relative_to(root).parts
        if top == "dungeon_widgets":
            text = relative(text, tuple(package))
        place.write_text(text, encoding="utf-8")
        written.append(place)
    return written


def with_entry(page: str, entry: str, what: str) -> str:
    """A contents page with one more line in its last paragraph, in order of the alphabet.

    >>> print(with_entry('\"\"\"Games.\\n\\ndice/  Dice\\nwar/   War\\n\"\"\"', "tower/", "Tower"))
    \"\"\"Games.
    <BLANKLINE>
    dice/   Dice
    tower/  Tower
    war/    War
    \"\"\"
    """
    doc, end, rest = page.rpartition('\n"""')
    head, gap, paragraph = doc.rpartition("\n\n")
    lines = [re.split(r"\s{2,}", line, maxsplit=1) for line in paragraph.splitlines()]
    lines = sorted([*lines, [entry, what]])
    width = max(len(first) for first, _ in lines)
    return head + gap + "\n".join(f"{first:<{width}}  {told}" for first, told in lines) + end + rest


def write_room(name: str, root: Path = ROOT) -> list[Path]:
    """Write the room of a new game below `root`; of what exists only two contents pages get a line more."""
    if not NAME.fullmatch(name) or name == SAMPLE or keyword.iskeyword(name):
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
            written += write_part(HERE / source, target, name, root)
        tidy(written, root)
    except BaseException:
        for target in targets.values():
            shutil.rmtree(target, ignore_errors=True) if target.is_dir() else target.unlink(missing_ok=True)
        raise
    for page, (entry, what) in CONTENTS.items():
        text = (root / page).read_text(encoding="utf-8")
        text = with_entry(text, entry.format(name=name), what.format(title=title(name)))
        (root / page).write_text(text, encoding="utf-8")
    return written


def tidy(files: list[Path], root: Path) -> None:
    """Sort the imports and wrap the lines, which a longer or shorter name has changed."""
    python = [str(path) for path in files if path.suffix == ".py"]
    ruff = [sys.executable, "-m", "ruff"]
    subprocess.run([*ruff, "check", "-q", "--fix", "--select", "I", *python], cwd=root, check=True)
    subprocess.run([*ruff, "format", "-q", *python], cwd=root, check=True)
    biome = root / "js" / "node_modules" / "@biomejs" / "biome" / "bin" / "biome"
    if biome.is_file():  # where the page tools are installed
        page = [str(path) for path in files if path.suffix in (".ts", ".tsx")]
        line, env = command("node", str(biome), "check", "--write", "--log-level=error", *page)
        subprocess.run(line, cwd=root / "js", env=env, check=True, capture_output=True)


def entry_points(name: str) -> str:
    """The lines for pyproject.toml."""
    kind = class_name(name)
    return (
        f'[project.entry-points."dungeon_widgets.games"]\n{name} = "dungeon_widgets.games.{name}:{kind}Game"\n\n'
        f'[project.entry-points."dungeon_widgets.widgets"]\n'
        f'{kind} = "dungeon_widgets.widgets.games.{name}:{kind}"\n'
    )


def main(arguments: list[str]) -> None:
    """Write the room and say what is left to do."""
    if len(arguments) != 1:
        raise SystemExit(__doc__)
    name = arguments[0]
    for path in write_room(name):
        print(path.relative_to(ROOT))
    print(f"\nAdd to pyproject.toml, then run `make env goldens` and `make test`:\n\n{entry_points(name)}")
    print(
        "Add to the list for editors in dungeon_widgets/__init__.py:\n\n"
        f"    from .widgets.games.{name} import {class_name(name)}\n"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
