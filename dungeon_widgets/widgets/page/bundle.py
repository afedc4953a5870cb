"""The built page code of each game."""

from __future__ import annotations

import os
from pathlib import Path

STATIC = Path(__file__).parents[1] / "static"


def bundle_path(name: str) -> Path:
    """The one self-contained module of a game's page."""
    path = STATIC / f"{name}.js"
    if not path.exists():
        raise FileNotFoundError(f"{path.name} is not built: run `make build` (or reinstall the package)")
    return path


def page_code(name: str) -> str:
    """The module of a page, and after it the script that brings the serif face: once per page, whatever plays there."""
    face = STATIC / "core" / "face.js"
    code = bundle_path(name).read_text(encoding="utf-8")
    return f"{code}\n{face.read_text(encoding='utf-8')}" if face.exists() else code


def bundle(name: str) -> str | Path:
    """The page code for a widget class: a loader of it, or the file itself while somebody works on the page.

    anywidget watches a file, and what watches it keeps every widget of the class alive after `close()`.
    """
    from .code import Loader

    return bundle_path(name) if os.environ.get("ANYWIDGET_HMR") else Loader(name)
