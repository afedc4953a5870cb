"""The built page code of each game."""

from __future__ import annotations

from pathlib import Path

STATIC = Path(__file__).parent / "static"


def bundle(name: str) -> Path:
    """The one self-contained module of a game's page."""
    path = STATIC / f"{name}.js"
    if not path.exists():
        raise FileNotFoundError(f"{path.name} is not built: run `make build` (or reinstall the package)")
    return path
