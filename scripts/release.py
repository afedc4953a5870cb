"""Whether a release could be published, and its files in dist.

python -m scripts.release          says what is missing, or builds and checks sdist, wheel and the wheel of play pages
python -m scripts.release --check  only says it
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from .address import ROOT, home, project

DIST = ROOT / "dist" / "release"


def versions() -> dict[str, str]:
    """The version by each place that names it."""

    def found(path: str, pattern: str) -> str:
        match = re.search(pattern, (ROOT / path).read_text(encoding="utf-8"), re.MULTILINE)
        return match[1] if match else "nothing"

    return {
        "pyproject.toml": project()["project"]["version"],
        "pyproject.toml, extra page": found("pyproject.toml", r'"dungeon-widgets-page==([^"]+)"'),
        "page/pyproject.toml": found("page/pyproject.toml", r'^version = "([^"]+)"'),
        "dungeon_widgets/__init__.py": found("dungeon_widgets/__init__.py", r'^__version__ = "([^"]+)"'),
        "CITATION.cff": found("CITATION.cff", r"^version: (\S+)$"),
        "CHANGELOG.md": found("CHANGELOG.md", r"^## \[(\d[^\]]*)\]"),
    }


def missing() -> Iterator[str]:
    """What stands between this tree and a release."""
    if home() is None:
        yield "no address: name the repository in [tool.dungeon-widgets] of pyproject.toml"
    told = versions()
    if len({*told.values()}) > 1:
        yield f"versions differ: {', '.join(f'{place} {version}' for place, version in told.items())}"
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    version = told["pyproject.toml"]
    if not re.search(rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d$", changes, re.MULTILINE):
        yield f"CHANGELOG.md: version {version} has no date"
    unreleased = re.search(r"^## \[Unreleased\]\n(.*?)(?=^## \[)", changes, re.MULTILINE | re.DOTALL)
    if unreleased and unreleased[1].strip():
        yield "CHANGELOG.md: what is Unreleased belongs to the version"
    changed = subprocess.run(
        ["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    if changed.stdout.strip():
        yield "the tree has changes that are not committed"


def build() -> list[Path]:
    """Sdist, wheel and the wheel of play pages, checked as the package index would."""
    shutil.rmtree(DIST, ignore_errors=True)
    uv = str(Path(sys.executable).parent / "uv")
    for what in ([], ["--wheel", "page"]):
        subprocess.run([uv, "build", "-q", *what, "-o", str(DIST)], cwd=ROOT, check=True)
    files = sorted(path for path in DIST.iterdir() if path.suffix in (".whl", ".gz"))
    subprocess.run([uv, "tool", "run", "-q", "twine", "check", "--strict", *map(str, files)], check=True)
    return files


def main(arguments: list[str]) -> None:
    """Say what is missing, or build."""
    faults = [*missing()]
    if faults:
        raise SystemExit("No release yet:\n" + "\n".join(f"- {fault}" for fault in faults))
    if arguments == ["--check"]:
        return
    for path in build():
        print(path.relative_to(ROOT))
    print(
        f"Tag it v{versions()['pyproject.toml']} and push the tag: the workflow `release` publishes what it builds itself."
    )


if __name__ == "__main__":
    main(sys.argv[1:])
