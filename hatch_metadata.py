"""Metadata hook: addresses and the README of the package index, both made from the one field that says where the project lives."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface


class AddressHook(MetadataHookInterface):
    """Fills in `urls` and `readme`. Without an address there are no urls, and the README stays as it is."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        root = Path(self.root)
        address = runpy.run_path(str(root / "scripts" / "address.py"))
        home = address["home"]()
        metadata["urls"] = home.urls if home else {}
        text = (root / "README.md").read_text(encoding="utf-8")
        shown = address["for_index"](text, home, f"v{metadata['version']}")
        metadata["readme"] = {"content-type": "text/markdown", "text": shown}
