"""Build hook: bundles js/ into dungeon_widgets/widgets/static before a wheel, an sdist or an editable install."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# What the bundles are made of: the page imports each game's content as well.
SOURCES = ("js/src/**/*", "js/*.mjs", "js/package-lock.json", "dungeon_widgets/games/*/content/**/*.json")


class PageBuildHook(BuildHookInterface[Any]):
    """Runs the page build when a bundle is missing or older than a source."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from PyPI, asked for only when there is work for it and the machine has none."""
        node = self._node()
        return [] if self._fresh() or node["on_path"]() else [node["REQUIREMENT"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self._fresh():
            return
        run = self._node()["run"]
        if not (self._js / "node_modules" / "esbuild").is_dir():
            # Only what the bundles need: no linter, no test runner; none of it needs its install script.
            run("npm", "ci", "--omit=dev", "--ignore-scripts", "--loglevel=error")
        run("node", "build.mjs")

    @property
    def _js(self) -> Path:
        return Path(self.root) / "js"

    def _node(self) -> dict[str, Any]:
        return runpy.run_path(str(Path(self.root) / "scripts" / "node.py"))

    def _fresh(self) -> bool:
        entries = [*self._js.glob("src/games/**/entry.ts*"), *self._js.glob("src/lab/entry.ts*")]
        static = Path(self.root) / "dungeon_widgets" / "widgets" / "static"
        bundles = [static / f"{entry.parent.name}.js" for entry in entries] + [
            static / "core" / name for name in ("loader.js", "face.js")
        ]
        if not all(bundle.is_file() for bundle in bundles):
            return False
        # An sdist carries the bundles of its sources, and unpacking does not keep file times.
        if (Path(self.root) / "PKG-INFO").is_file():
            return True
        sources = [path.stat().st_mtime for pattern in SOURCES for path in Path(self.root).glob(pattern)]
        return not bundles or max(sources) <= min(bundle.stat().st_mtime for bundle in bundles)
