"""Lay out what sites need of others in build/page: Pyodide from npm, and the wheels of requirements/page.txt and lite.txt.

python -m scripts.page_files
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from dungeon_widgets.live.site.files import (
    LITE_WHEELS,
    LOCK,
    PYODIDE,
    WHEELS,
    compiled_file,
    licences,
    sources_archive,
)

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "build" / "page"
NPM = ROOT / "js" / "node_modules" / "pyodide"
PINNED = {WHEELS: ROOT / "requirements" / "page.txt", LITE_WHEELS: ROOT / "requirements" / "lite.txt"}
NOT_NEEDED = re.compile(
    r"jedi/third_party/(typeshed/stubs|django-stubs)/|[^/]+\.data/|.*/tests/|anywidget/(labextension|nbextension)/"
    r"|pygments/lexers/(?!(__init__|_mapping|python|special|shell|data|html|css|javascript|web|diff)\.py)"
    r"|pygments/styles/(?!(__init__|_mapping|default)\.py)"
)
"""What no page imports: the half of a package that a server shows, tests, the colours of other languages, types of packages that
are not there (four of the five megabytes of jedi)."""


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    for name in PYODIDE:
        if name != LOCK:
            shutil.copyfile(NPM / name, TARGET / name)
    # Which Python this is, and no package: the list of all of them would be a hundred kilobytes.
    info = json.loads((NPM / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    (TARGET / LOCK).write_text(json.dumps({"info": info, "packages": {}}), encoding="utf-8")
    for place, pinned in PINNED.items():
        stamp = TARGET / pinned.name
        # Fetched again if other versions are pinned, or other files left out.
        made_of = f"{pinned.read_text(encoding='utf-8')}# left out: {NOT_NEEDED.pattern}\n"
        if not (stamp.exists() and stamp.read_text(encoding="utf-8") == made_of):
            fetch_wheels(TARGET / place, pinned)
            stamp.write_text(made_of, encoding="utf-8")
    (TARGET / "licences.txt").write_text(licences(TARGET, LITE_WHEELS), encoding="utf-8")
    compile_packages()


def fetch_wheels(wheels: Path, pinned: Path) -> None:
    """Exactly those that are pinned, for any platform."""
    shutil.rmtree(wheels, ignore_errors=True)
    fetch = ["-m", "pip", "download", "-q", "--disable-pip-version-check", "--no-deps", "--require-hashes"]
    only = ["--only-binary=:all:", "--platform=any", "--python-version=3.14"]
    subprocess.run([sys.executable, *fetch, *only, "-d", str(wheels), "-r", str(pinned)], check=True)
    for wheel in wheels.glob("*.whl"):
        leave_out(wheel)


def leave_out(wheel: Path) -> None:
    """Take out of a wheel what no page ever asks for, and what it lists of it."""
    with zipfile.ZipFile(wheel) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    kept = {name: data for name, data in files.items() if not NOT_NEEDED.match(name)}
    if len(kept) == len(files):
        return
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in kept.items():
            if name.endswith(".dist-info/RECORD"):
                lines = data.decode().splitlines(keepends=True)
                data = "".join(line for line in lines if not NOT_NEEDED.match(line)).encode()
            archive.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)


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
