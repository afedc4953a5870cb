"""Build a JupyterLite site with the notebooks of a class: it plays with no server and no network.

python -m scripts.lite [FOLDER]     writes the site (default: dist/lite); serve the folder with any web server
python -m scripts.lite --teacher    with the teachers' pages and all their solutions too

Pyodide's core comes from npm and the packages from PyPI, so that nothing else is asked, neither now nor by the page.
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
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_wheel_filename

from dungeon_widgets.lab.lessons.handing_out import hand_out

ROOT = Path(__file__).resolve().parent.parent
PYODIDE = "314.0.6"  # what jupyterlite-pyodide-kernel 0.8 is made for
PYTHON = "3.14"
CORE = (
    "pyodide.mjs",
    "pyodide.js",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "package.json",
)
# What the kernel of JupyterLite starts with, and what our package needs there; all are pure Python.
PACKAGES = (
    "anywidget",
    "asttokens",
    "comm",
    "decorator",
    "executing",
    "ipython",
    "ipython-pygments-lexers",
    "ipywidgets",
    "jedi",
    "jupyterlab-widgets",
    "matplotlib-inline",
    "micropip==0.11.1",
    "packaging",
    "parso",
    "prompt-toolkit",
    "psygnal",
    "pure-eval",
    "pygments",
    "six",
    "stack-data",
    "traitlets",
    "typing-extensions",
    "wcwidth",
)
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


def run(*command: str, cwd: Path = ROOT) -> None:
    """Run a command; its failure is ours."""
    subprocess.run(command, cwd=cwd, check=True)


def fetch_core(folder: Path) -> Path:
    """Pyodide's core from npm; the folder that holds it."""
    folder.mkdir()
    (folder / "package.json").write_text("{}")
    node = [sys.executable, str(ROOT / "scripts" / "node.py"), "npm"]
    run(
        *node,
        "install",
        "--prefix",
        str(folder),
        "--ignore-scripts",
        "--loglevel=error",
        f"pyodide@{PYODIDE}",
    )
    return folder / "node_modules" / "pyodide"


def fetch_wheels(folder: Path) -> list[Path]:
    """The packages from PyPI, and our own as it stands here."""
    target = ("--python-version", "314", "--implementation", "cp", "--abi", "cp314")
    pip = (sys.executable, "-m", "pip")
    run(
        *(*pip, "download", "-q", "-d", str(folder), "--only-binary=:all:", "--no-deps"),
        *(*target, "--platform", "pyemscripten_2026_0_wasm32", *PACKAGES),
    )
    run(*pip, "wheel", "-q", "--no-deps", "-w", str(folder), ".")
    return sorted(folder.glob("*.whl"))


def locked(wheels: Iterable[Path]) -> dict[str, Any]:
    """The part of Pyodide's lock file that lists these wheels and what each needs of the others."""
    by_name = {canonicalize_name(str(parse_wheel_filename(wheel.name)[0])): wheel for wheel in wheels}
    return {name: _lock_entry(wheel, by_name) for name, wheel in by_name.items()}


def _lock_entry(wheel: Path, known: Container[str]) -> dict[str, Any]:
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


def contents(folder: Path, *, teacher: bool) -> Path:
    """The notebooks of a class: the package is in the lock file, so that importing it finds it.

    Students open this site, so the teachers' pages, which hold all solutions, are left out unless they are asked for.
    """
    hand_out(folder, teacher=teacher)
    return folder


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


def build(site: Path, *, teacher: bool = False) -> Path:
    """Write the site into `site`, which is emptied first."""
    with tempfile.TemporaryDirectory() as temporary:
        work = Path(temporary)
        source = work / "site"
        pyodide = source / "static" / "pyodide"
        pyodide.mkdir(parents=True)
        core = fetch_core(work / "npm")
        for name in CORE:
            shutil.copy(core / name, pyodide / name)
        wheel_folder = work / "wheels"
        wheel_folder.mkdir()
        wheels = fetch_wheels(wheel_folder)
        for wheel in wheels:
            shutil.copy(wheel, pyodide)
        lock = json.loads((core / "pyodide-lock.json").read_text(encoding="utf-8"))
        lock["packages"] = locked(wheels)
        (pyodide / "pyodide-lock.json").write_text(json.dumps(lock), encoding="utf-8")
        (source / "jupyter-lite.json").write_text(json.dumps(CONFIG), encoding="utf-8")
        shutil.rmtree(site, ignore_errors=True)
        jupyter = (sys.executable, "-m", "jupyter", "lite", "build")
        run(
            *jupyter,
            *("--lite-dir", str(source)),
            *("--contents", str(contents(work / "notebooks", teacher=teacher))),
            *("--output-dir", str(site)),
            cwd=work,
        )
    return site


def main(arguments: list[str]) -> None:
    """Build into the named folder, and say how to look at it."""
    teacher, folders = "--teacher" in arguments, [each for each in arguments if each != "--teacher"]
    site = build(Path(folders[0]).resolve() if folders else ROOT / "dist" / "lite", teacher=teacher)
    print(f"\n{site}\nLook at it: python -m http.server --directory {site} 8000, then open /lab/index.html")


if __name__ == "__main__":
    main(sys.argv[1:])
