"""The documentation in a folder.

python -m scripts.docs.build [FOLDER]     writes the documentation alone (default: build/docs/html); warnings are errors
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

from dungeon_widgets.lab.lessons.known import shipped

from ..address import ROOT
from . import lessons, reference, rulebooks
from .sources import lay_out, pages, with_sections

WORK = ROOT / "build" / "docs"
CONFIG = ROOT / "docs"

GENERATED = {
    "Play": "- [The rules](rules/index.md): of all games, in English and French",
    "Teach": "- [The lessons](lessons/index.md): ten, to read and to open",
    "Build": "- [Reference](reference/index.md): every public name",
}
"""What the site lists beside the written pages, by section."""

MOVED = {
    **{
        f"notebooks/{lessons.FOLDER}/{stem}.ipynb": f"{lessons.FOLDER}/{stem}.md"
        for stem in shipped().values()
    },
    **{f"tests/games/{room}/RULES.md": f"{rulebooks.FOLDER}/{room}.md" for room in reference.ROOMS},
    **{
        f"dungeon_widgets/games/{room}/__init__.py": f"{reference.FOLDER}/game-{room}.md"
        for room in reference.ROOMS
    },
    **{
        f"dungeon_widgets/widgets/games/{room}.py": f"{reference.FOLDER}/games.md" for room in reference.ROOMS
    },
}
"""Files of the repository that have a page on the site: a link to one leads to the other."""


def sources(*, lite: bool = False) -> dict[str, str]:
    """Every page of the documentation by its path, as Sphinx reads it."""
    generated = {**lessons.pages(lite=lite), **rulebooks.pages(), **reference.pages()}
    return with_sections({**pages(MOVED), **generated}, GENERATED)


def build_docs(target: Path, *, lite: bool = False, work: Path = WORK) -> Path:
    """Write the documentation into a folder; a warning of Sphinx is an error."""
    source, made = work / "source", work / "built"
    lay_out(source, sources(lite=lite))
    sphinx = (sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html")
    subprocess.run(
        [*sphinx, "-c", str(CONFIG), "-d", str(work / "doctrees"), str(source), str(made)], check=True
    )
    # What Sphinx keeps for its next run, and what no reader asks for, stays behind.
    left = shutil.ignore_patterns(
        "_sources", ".buildinfo", "objects.inv", "*.map", "loader.js", "webpack-macros.html"
    )
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(made, target, ignore=left)
    return target / "index.html"


def main() -> None:
    """Build into the named folder."""
    parser = argparse.ArgumentParser(description="The documentation alone.")
    parser.add_argument("folder", type=Path, nargs="?", default=WORK / "html")
    print(build_docs(parser.parse_args().folder))


if __name__ == "__main__":
    main()
