"""What CI and Binder install is locked: every package with its version and hashes, on every platform."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

if sys.version_info >= (3, 11):
    import tomllib
else:
    tomllib = pytest.importorskip("tomli")

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LOCKS = {"requirements/dev.txt": ("dev", "lab"), "binder/requirements.txt": ("lab",)}
PINNED = re.compile(r"^(?P<name>[A-Za-z0-9._-]+)==(?P<version>[^ ;]+)(?: ;[^\\]*)? \\$")


def locked(path: str) -> dict[str, list[Version]]:
    """The versions of each package; a platform or a Python may have its own."""
    versions: dict[str, list[Version]] = {}
    lines = (ROOT / path).read_text(encoding="utf-8").splitlines()
    for line, following in zip(lines, [*lines[1:], ""], strict=True):
        if line.startswith("    --hash=sha256:"):
            continue
        found = PINNED.match(line)
        assert found, f"{path}: not a version with hashes: {line}"
        assert following.startswith("    --hash=sha256:"), line
        versions.setdefault(canonicalize_name(found["name"]), []).append(Version(found["version"]))
    return versions


@pytest.mark.parametrize("path", LOCKS)
def test_a_lock_holds_what_the_project_asks_for(path: str) -> None:
    versions = locked(path)
    extras = PROJECT["optional-dependencies"]
    asked = [*PROJECT["dependencies"], *(text for extra in LOCKS[path] for text in extras[extra])]
    for need in map(Requirement, asked):
        if need.name == PROJECT["name"]:
            continue
        found = versions.get(canonicalize_name(need.name), [])
        assert any(version in need.specifier for version in found), f"{path}: {need}: run `make lock`"


def test_the_lock_of_the_page_holds_the_binaries_of_every_platform() -> None:
    packages = json.loads((ROOT / "js" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    there = {path.rpartition("node_modules/")[2] for path in packages}
    missing = {name for each in packages.values() for name in each.get("optionalDependencies", {})} - there
    assert sorted(missing) == [], "remove js/node_modules and the lock, then npm install --package-lock-only"
    assert [path for path, each in packages.items() if path and "integrity" not in each] == []


@pytest.mark.parametrize("path", [*LOCKS, "js/package-lock.json"])
def test_a_lock_names_no_place(path: str) -> None:
    text = (ROOT / path).read_text(encoding="utf-8")
    assert "resolved" not in text
    assert path.endswith(".json") or "://" not in text
