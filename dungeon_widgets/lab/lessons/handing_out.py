"""Copying the notebooks of the package to where people work: the index, the tours, the lessons; teachers' pages only if asked for."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path

from ...engine.checks import short
from ..text import LANGUAGES
from .cells import as_text

PACKAGE = Path(__file__).parents[2]
PLACES = (PACKAGE / "notebooks", PACKAGE.parent / "notebooks")
"""Where the notebooks are: in an installed package, and beside a package that is worked on."""

INDEX = "index.ipynb"
TEACHERS = "lessons/teacher"
_LINK = re.compile(r"\[([^\]]+)\]\(([^):]+\.ipynb)\)")


def notebooks_folder() -> Path:
    """Where the notebooks of the package lie; `ValueError` if it came without them."""
    found = next((place for place in PLACES if (place / INDEX).is_file()), None)
    if found is None:
        raise ValueError("this package was installed without its notebooks; install it from a wheel")
    return found


def notebooks(*, teacher: bool = False, langs: Iterable[str] = LANGUAGES) -> dict[str, str]:
    """The notebooks to hand out: the text of each by its path. A link to a page that is left out is plain text.

    >>> pages = notebooks(langs=["fr"])
    >>> "lessons/fr/L01_first_sums.ipynb" in pages, "lessons/L01_first_sums.ipynb" in pages
    (True, False)
    """
    home = notebooks_folder()
    wanted = tuple(langs)
    paths = [path.relative_to(home).as_posix() for path in sorted(home.rglob("*.ipynb"))]
    chosen = [path for path in paths if ".ipynb_checkpoints" not in path and _is_for(path, teacher, wanted)]
    return {path: _linked(path, (home / path).read_text(encoding="utf-8"), set(chosen)) for path in chosen}


def _is_for(path: str, teacher: bool, langs: tuple[str, ...]) -> bool:
    if not path.startswith("lessons/"):
        return True
    if path.startswith(f"{TEACHERS}/"):
        return teacher
    folder = path.split("/")[1]
    return (folder if folder in LANGUAGES else "en") in langs


def _linked(path: str, text: str, there: set[str]) -> str:
    """The notebook with links only to pages that are there too."""
    if not any(_leads_nowhere(path, link, there) for _, link in _LINK.findall(text)):
        return text
    notebook = json.loads(text)
    for cell in notebook["cells"]:
        if cell["cell_type"] == "markdown":
            told = "".join(cell["source"])
            told = _LINK.sub(lambda link: link[1] if _leads_nowhere(path, link[2], there) else link[0], told)
            cell["source"] = told.splitlines(keepends=True)
    return as_text(notebook)


def _leads_nowhere(path: str, link: str, there: set[str]) -> bool:
    parts: list[str] = []
    for part in [*path.split("/")[:-1], *link.split("/")]:
        if part == "..":
            if parts:
                parts.pop()
        elif part != ".":
            parts.append(part)
    return "/".join(parts) not in there


def hand_out(
    folder: Path,
    *,
    teacher: bool = False,
    langs: Iterable[str] = LANGUAGES,
    force: bool = False,
    missing: bool = False,
) -> list[Path]:
    """Copy the notebooks into a folder: what was written. What somebody has worked on is never written over without `force`.

    With `missing` a page that is there already stays as it is; else `ValueError` names the first, and nothing is written.
    """
    pages = {
        folder / path: _of_this_python(text) for path, text in notebooks(teacher=teacher, langs=langs).items()
    }
    there = [path for path, text in pages.items() if path.exists() and not force and not _is_same(path, text)]
    if there and not missing:
        raise ValueError(
            f"{short(str(there[0]), 200)} is there already and is another; --force writes over it"
        )
    written = []
    for path, text in pages.items():
        if path not in there and not (path.exists() and _is_same(path, text)):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
            written.append(path)
    return written


def _of_this_python(text: str) -> str:
    """The notebook as a kernel of this Python describes itself: Jupyter would change it as soon as it is opened."""
    notebook = json.loads(text)
    notebook["metadata"]["language_info"] = {
        "codemirror_mode": {"name": "ipython", "version": 3},
        "file_extension": ".py",
        "mimetype": "text/x-python",
        "name": "python",
        "nbconvert_exporter": "python",
        "pygments_lexer": "ipython3",
        "version": sys.version.split()[0],
    }
    return as_text(notebook)


def _is_same(path: Path, text: str) -> bool:
    try:
        return path.read_text(encoding="utf-8") == text
    except (OSError, ValueError):
        return False
