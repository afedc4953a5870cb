"""What a site needs of others: Pyodide, and the packages its Python imports.

They ship in a wheel of their own, `dungeon-widgets-page` (the extra ``page``); in the repository `make site` lays them out in
build/page. All our own files are those of the installed package.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import tarfile
import zipfile
from collections.abc import Iterator
from email.parser import HeaderParser
from importlib.metadata import distribution
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path

FOLDER = "DUNGEON_WIDGETS_PAGE"
"""The environment variable that names another folder with these files."""

PACKAGES = "packages.bin"
"""A tar archive, packed. Not called so: some servers unpack what ends in .gz on the way."""

LOCK = "lock.json"
PYODIDE = ("pyodide.asm.wasm", "python_stdlib.zip", "pyodide.mjs", "pyodide.asm.mjs", LOCK)
WHEELS = "wheels"
LITE_WHEELS = "lite"
"""What JupyterLite imports beside them."""

OURS = Path(__file__).parents[2]
STATIC = OURS / "widgets" / "static"

_LEFT_OUT = ("__pycache__", "tests", "notebooks", "static", "nbextension", "labextension")
_NOT_FOR_PAGES = tuple(
    f"dungeon_widgets/{place}/"
    for place in ("cli", "adapters", "notebooks", "engine/kit", "live/table", "live/lesson")
)
_LICENCE_FILE = re.compile(r"\.dist-info/(licenses/.*|(LICEN[CS]E|COPYING|NOTICE)[^/]*)$")
_SUFFIXES = (".py", ".json", ".txt", ".md")


def page_files() -> Path:
    """The folder with Pyodide and the wheels; `ValueError` says what to install where there is none."""
    named = os.environ.get(FOLDER)
    spec = None if named else find_spec("dungeon_widgets_page")
    found = (
        [Path(named)]
        if named
        else [Path(place) for place in (spec and spec.submodule_search_locations) or []]
    )
    for folder in [*found, OURS.parent / "build" / "page"]:
        if all((folder / name).is_file() for name in PYODIDE):
            return folder
    raise ValueError(
        'Pyodide is not here: pip install "dungeon-widgets[page]" (in the repository: make site)'
    )


def packages(folder: Path) -> bytes:
    """All that Python imports in a page, as one archive: compiled, if somebody has done so (`scripts.page_files`)."""
    sources = sources_archive(folder)
    compiled = compiled_file(folder, sources)
    return compiled.read_bytes() if compiled.is_file() else sources


def compiled_file(folder: Path, sources: bytes) -> Path:
    """Where the compiled modules of these sources lie: a page need not compile them at every opening."""
    return folder / f"compiled-{hashlib.sha256(sources).hexdigest()[:16]}.bin"


def sources_archive(folder: Path) -> bytes:
    """Our package and what it needs, without tests, pages, and what only a server or a shell imports."""
    # One stream over all files: they have much in common, and packed one by one they would be half as large again.
    made = BytesIO()
    with tarfile.open(fileobj=made, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, data in sorted([*_of_wheels(folder), *_of_our_package()]):
            info = tarfile.TarInfo(name)
            info.size = len(data)
            archive.addfile(info, BytesIO(data))
    return gzip.compress(made.getvalue(), 9, mtime=0)


def licences(folder: Path, *places: str) -> str:
    """What a play page is made of: our notices, Pyodide, and each package with its licence; `LITE_WHEELS` adds JupyterLite's."""
    notice = STATIC / "NOTICE.txt"
    parts = [
        f"dungeon-widgets {distribution('dungeon-widgets').version}: MIT\n",
        notice.read_text(encoding="utf-8") if notice.is_file() else "",
        "Python in the page is the work of others, unchanged:\n\n"
        "Pyodide: MPL-2.0 (https://mozilla.org/MPL/2.0/), sources at https://github.com/pyodide/pyodide\n"
        "Python: PSF-2.0, https://docs.python.org/3/license.html\n"
        "Emscripten: MIT, https://github.com/emscripten-core/emscripten\n",
        *(_licence_of(wheel) for place in (WHEELS, *places) for wheel in _wheels(folder, place)),
    ]
    return "\n".join(part for part in parts if part)


def _licence_of(wheel: Path) -> str:
    """The name, the version and the licence of a package, with the texts it brings."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        facts = HeaderParser().parsestr(
            archive.read(next(name for name in names if name.endswith(".dist-info/METADATA"))).decode()
        )
        texts = [archive.read(name).decode() for name in names if _LICENCE_FILE.search(name)]
    # An old field holds the whole text at times.
    licence = (facts["License-Expression"] or facts["License"] or "its licence").splitlines()[0]
    home = facts["Home-page"] or next(
        (url.partition(", ")[2] for url in facts.get_all("Project-URL", [])), ""
    )
    return "\n\n".join([f"{facts['Name']} {facts['Version']}: {licence} {home}".rstrip(), *texts]) + "\n"


def _wheels(folder: Path, place: str = WHEELS) -> list[Path]:
    return sorted((folder / place).glob("*.whl"))


def _of_wheels(folder: Path) -> Iterator[tuple[str, bytes]]:
    for wheel in _wheels(folder):
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if _wanted(name):
                    yield name, archive.read(name)


def _of_our_package() -> Iterator[tuple[str, bytes]]:
    for path in OURS.rglob("*"):
        name = f"{OURS.name}/{path.relative_to(OURS).as_posix()}"
        if path.is_file() and _wanted(name):
            yield name, path.read_bytes()
    for script in (*STATIC.glob("*.js"), STATIC / "core" / "loader.js"):  # the page has its code already
        yield f"{OURS.name}/widgets/static/{script.relative_to(STATIC).as_posix()}", b""
    ours = distribution("dungeon-widgets")
    # The same however the package was installed: what was compiled for it is found by the hash of all this.
    points = sorted(f"[{point.group}]\n{point.name} = {point.value}\n" for point in ours.entry_points)
    told = f"Metadata-Version: 2.1\nName: dungeon-widgets\nVersion: {ours.version}\n"
    yield f"dungeon_widgets-{ours.version}.dist-info/METADATA", told.encode()
    yield f"dungeon_widgets-{ours.version}.dist-info/entry_points.txt", _by_group(points).encode()


def _by_group(points: list[str]) -> str:
    """Entry points as a file lists them: each group once."""
    groups: dict[str, list[str]] = {}
    for group, line in (point.split("\n", 1) for point in points):
        groups.setdefault(group, []).append(line)
    return "\n".join(f"{group}\n{''.join(lines)}" for group, lines in groups.items())


def _wanted(name: str) -> bool:
    parts = name.split("/")
    if name.startswith(_NOT_FOR_PAGES):
        return False
    if ".dist-info" in parts[0]:
        return parts[-1] in ("METADATA", "entry_points.txt")
    return (
        parts[-1].endswith(_SUFFIXES)
        and not any(part in _LEFT_OUT for part in parts[1:-1])
        and ".data" not in parts[0]
    )
