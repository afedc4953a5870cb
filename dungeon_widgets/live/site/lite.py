"""A JupyterLite site with the notebooks of a class: JupyterLab and Python in the page, for any web server, without a network.

Pyodide and all wheels come from the data wheel of the extra ``page``, so that nothing is asked, neither now nor by the page.
"""

from __future__ import annotations

import email.parser
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Container, Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ...lab.lessons.handing_out import hand_out
from .build import site_script
from .files import LITE_WHEELS, LOCK, PYODIDE, WHEELS, licences, page_files
from .lite_links import links_page
from .wheel import write_wheel

NEEDED = {
    "jupyterlite_core": "JupyterLite",
    "jupyterlite_pyodide_kernel": "the Python kernel of JupyterLite",
    "jupyter_server": "jupyter-server",
}
"""What builds the site: modules by the name people know them by."""

PYTHON = "3.14"
IN_THE_PAGE = {
    "sys_platform": "emscripten",
    "python_version": PYTHON,
    "python_full_version": f"{PYTHON}.2",
    "platform_system": "Emscripten",
    "os_name": "posix",
    "implementation_name": "cpython",
    "platform_python_implementation": "CPython",
    "extra": "",
}
CONFIG = {
    "jupyter-lite-schema-version": 0,
    "jupyter-config-data": {
        "appName": "dungeon_widgets",
        "exposeAppInBrowser": True,  # so that a test can ask whether the kernel is ready
        "litePluginSettings": {
            "@jupyterlite/pyodide-kernel-extension:kernel": {
                "pyodideUrl": "./static/pyodide/pyodide.mjs",
                "disablePyPIFallback": True,
                "loadPyodideOptions": {"packages": ["dungeon-widgets"]},
            }
        },
    },
}
FRONT = "lab/index.html"
LINKS = "lessons.html"
"""A page with a link for each notebook, to hand on one of them."""


def lite_files() -> Path:
    """The folder with Pyodide and all wheels; `ValueError` says what the site needs and has not."""
    for module, name in NEEDED.items():
        if find_spec(module) is None:
            raise ValueError(f'{name} is not installed: pip install "dungeon-widgets[page,lite]"')
    source = page_files()
    if not (source / LITE_WHEELS).is_dir():
        raise ValueError(
            f'the wheels of JupyterLite are not in {source}: pip install "dungeon-widgets[page,lite]" (in the repository: make lite)'
        )
    return source


def build_lite(site: Path, *, teacher: bool = False) -> Path:
    """Write the site into a folder, which is emptied first, and give the page to open.

    Students open it, so the teachers' pages, which hold all solutions, are left out unless they are asked for.
    `ValueError` says what is missing.
    """
    source = lite_files()
    with tempfile.TemporaryDirectory() as temporary:
        work = Path(temporary)
        hand_out(work / "notebooks", teacher=teacher)
        lay_out(work / "site", source)
        made = work / "made"
        _jupyter_lite(work / "site", work / "notebooks", made)
        _finish(made, work / "notebooks")
        (made / "licences.txt").write_text(licences(source, LITE_WHEELS), encoding="utf-8")
        # Only now: what was there stays as long as nothing better is.
        shutil.rmtree(site, ignore_errors=True)
        site.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(made, site)
    return site / FRONT


def _finish(site: Path, notebooks: Path) -> None:
    """What JupyterLite has not: new notebooks reach whoever worked on the old ones, and every lesson has a link."""
    pages = {path.relative_to(notebooks).as_posix(): path for path in sorted(notebooks.rglob("*.ipynb"))}
    hashes = {name: hashlib.sha256(path.read_bytes()).hexdigest()[:12] for name, path in pages.items()}
    (site / "notebooks.json").write_text(json.dumps(hashes, indent=1), encoding="utf-8")
    (site / "dungeon-widgets.js").write_bytes(site_script("lite.js"))
    starts = site / "config-utils.js"  # every page of the site awaits it before it starts
    starts.write_text(
        f'import "./dungeon-widgets.js";\n{starts.read_text(encoding="utf-8")}', encoding="utf-8"
    )
    (site / LINKS).write_text(links_page(pages), encoding="utf-8")


def lay_out(folder: Path, source: Path) -> None:
    """What the site has beside JupyterLite itself: Pyodide, the packages with their list, and the settings."""
    pyodide = folder / "static" / "pyodide"
    pyodide.mkdir(parents=True)
    for name in PYODIDE:
        if name != LOCK:
            shutil.copyfile(source / name, pyodide / name)
    for place in (WHEELS, LITE_WHEELS):
        for wheel in (source / place).glob("*.whl"):
            shutil.copyfile(wheel, pyodide / wheel.name)
    write_wheel(pyodide)
    lock = json.loads((source / LOCK).read_text(encoding="utf-8"))
    lock["packages"] = locked(sorted(pyodide.glob("*.whl")))
    (pyodide / "pyodide-lock.json").write_text(json.dumps(lock), encoding="utf-8")
    (folder / "jupyter-lite.json").write_text(json.dumps(CONFIG), encoding="utf-8")


def _jupyter_lite(source: Path, notebooks: Path, site: Path) -> None:
    command = [sys.executable, "-m", "jupyter", "lite", "build"]
    where = {"--lite-dir": source, "--contents": notebooks, "--output-dir": site}
    done = subprocess.run(
        [*command, *(str(word) for pair in where.items() for word in pair)],
        cwd=source.parent,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise ValueError(f"`jupyter lite build` failed:\n{(done.stdout + done.stderr)[-2000:].strip()}")


def locked(wheels: Iterable[Path]) -> dict[str, Any]:
    """The part of Pyodide's lock file that lists these wheels and what each needs of the others."""
    from packaging.utils import canonicalize_name, parse_wheel_filename  # JupyterLite needs it too

    by_name = {canonicalize_name(str(parse_wheel_filename(wheel.name)[0])): wheel for wheel in wheels}
    return {name: _lock_entry(wheel, by_name) for name, wheel in by_name.items()}


def _lock_entry(wheel: Path, known: Container[str]) -> dict[str, Any]:
    from packaging.requirements import Requirement
    from packaging.utils import canonicalize_name

    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        metadata = next(name for name in names if name.endswith(".dist-info/METADATA"))
        fields = email.parser.Parser().parsestr(archive.read(metadata).decode())
    needs = [Requirement(text) for text in fields.get_all("Requires-Dist") or []]
    wanted = [need for need in needs if need.marker is None or need.marker.evaluate(IN_THE_PAGE)]
    top = {
        name.split("/")[0].removesuffix(".py")
        for name in names
        if not re.search(r"\.(dist-info|data)/", name)
    }
    return {
        "name": fields["Name"],
        "version": fields["Version"],
        "file_name": wheel.name,
        "install_dir": "site",
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "package_type": "package",
        "imports": sorted(top),
        # What is not in the list (a server's half of a package) is never imported in the page.
        "depends": [name for need in wanted if (name := canonicalize_name(need.name)) in known],
        "unvendored_tests": False,
    }
