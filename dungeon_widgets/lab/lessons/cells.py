"""The cells of a notebook, with ids that do not change from one writing to the next."""

from __future__ import annotations

import json
from typing import Any

METADATA = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


class Cells:
    """A notebook as it grows."""

    def __init__(self, prefix: str) -> None:
        self._prefix = prefix
        self.cells: list[dict[str, Any]] = []

    def _id(self) -> str:
        return f"{self._prefix}-{len(self.cells):02}"

    def text(self, source: str, **metadata: Any) -> None:
        """A cell of text."""
        self.cells.append(
            {"cell_type": "markdown", "id": self._id(), "metadata": metadata, "source": _lines(source)}
        )

    def code(self, source: str, *, folded: bool = False, checked: bool = False, **metadata: Any) -> None:
        """A cell of code; a folded one hides it, a `checked` one must give its stored output again."""
        if folded:
            metadata["jupyter"] = {"source_hidden": True}
        if checked:
            metadata["tags"] = ["nbval-check-output"]
        self.cells.append(
            {
                "cell_type": "code",
                "execution_count": None,
                "id": self._id(),
                "metadata": metadata,
                "outputs": [],
                "source": _lines(source),
            }
        )

    def notebook(self) -> dict[str, Any]:
        """The notebook as data."""
        return {"cells": self.cells, "metadata": METADATA, "nbformat": 4, "nbformat_minor": 5}


def _lines(source: str) -> list[str]:
    return source.strip("\n").splitlines(keepends=True)


def as_text(notebook: dict[str, Any]) -> str:
    """A notebook as Jupyter writes it into a file."""
    return json.dumps(notebook, ensure_ascii=False, indent=1, sort_keys=True, separators=(",", ": ")) + "\n"
