"""Lay out what play pages need of others in build/page: Pyodide from npm, and the wheels of requirements/page.txt.

python -m scripts.page_files
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from dungeon_widgets.live.site.files import PYODIDE, WHEELS, compiled_file, sources_archive

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "build" / "page"
NPM = ROOT / "js" / "node_modules" / "pyodide"
PINNED = ROOT / "requirements" / "page.txt"
LOCK = "lock.json"
MADE_FROM = "requirements.txt"


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    for name in PYODIDE:
        if name != LOCK:
            shutil.copyfile(NPM / name, TARGET / name)
    # Which Python this is, and no package: the list of all of them would be a hundred kilobytes.
    info = json.loads((NPM / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    (TARGET / LOCK).write_text(json.dumps({"info": info, "packages": {}}), encoding="utf-8")
    wheels, stamp = TARGET / WHEELS, TARGET / MADE_FROM
    if not (stamp.exists() and stamp.read_text(encoding="utf-8") == PINNED.read_text(encoding="utf-8")):
        fetch_wheels(wheels)
        shutil.copyfile(PINNED, stamp)
    compile_packages()


def fetch_wheels(wheels: Path) -> None:
    """Exactly those that are pinned, for any platform."""
    shutil.rmtree(wheels, ignore_errors=True)
    fetch = ["-m", "pip", "download", "-q", "--disable-pip-version-check", "--no-deps", "--require-hashes"]
    only = ["--only-binary=:all:", "--platform=any", "--python-version=3.14"]
    subprocess.run([sys.executable, *fetch, *only, "-d", str(wheels), "-r", str(PINNED)], check=True)


def compile_packages() -> None:
    """Compile with Pyodide's own Python, once for the same sources: half the wait of a page was compiling."""
    sources = sources_archive(TARGET)
    compiled = compiled_file(TARGET, sources)
    if compiled.is_file():
        return
    for old in TARGET.glob("compiled-*"):
        old.unlink()
    with tempfile.TemporaryDirectory() as name:
        archive = Path(name) / "sources.bin"
        archive.write_bytes(sources)
        made = Path(name) / "compiled.bin"
        node = [sys.executable, str(ROOT / "scripts" / "node.py"), "node"]
        subprocess.run(
            [*node, str(ROOT / "scripts" / "compile_packages.mjs"), str(archive), str(made)], check=True
        )
        shutil.move(made, compiled)


if __name__ == "__main__":
    main()
