"""Where a command may write: never over what somebody has there."""

from __future__ import annotations

from pathlib import Path


def free_folder(folder: Path, *, force: bool) -> Path:
    """The folder, if it is empty, not there yet, or may be written into by `force`."""
    if folder.exists() and (not folder.is_dir() or (any(folder.iterdir()) and not force)):
        raise ValueError(f"{folder} is there already: choose another folder, or add --force")
    return folder
