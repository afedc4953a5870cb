"""Binder without its image: the same steps in a clean folder, as a user without rights and with an empty home."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import unquote

import pytest
from playwright.sync_api import Page, expect

import dungeon_widgets as dw

from ..board import SHOWN
from ..lab import READY, READY_MS

ROOT = Path(__file__).parents[3]
CHOICE = """[data-choice^='["']:not([aria-disabled='true'])"""
# What makes a machine find its packages; all else of this environment is not there on Binder.
KEPT = re.compile(r"(PIP|UV|SSL|NPM_CONFIG|npm_config|REQUESTS|NODE_EXTRA|HTTPS?|NO|https?|no)_|LANG$")


class Built(NamedTuple):
    """What Binder would have after its build: the repository, its environment, and who owns them."""

    repository: Path
    bin: Path
    env: Mapping[str, str]
    as_user: Mapping[str, Any]


def user() -> dict[str, Any]:
    """Who has no rights here: ourselves, or nobody if we have all of them."""
    return {"user": "nobody", "group": "nogroup", "extra_groups": []} if os.geteuid() == 0 else {}


def python_of(asked: str, env: Mapping[str, str]) -> str:
    """A Python of that version that this user may run."""
    for path in (
        sys.executable,
        *(shutil.which(f"python{asked}", path=p) for p in ("/usr/local/bin", "/usr/bin")),
    ):
        if path is None:
            continue
        try:
            told = subprocess.run(
                [path, "--version"], env=env, capture_output=True, text=True, check=True, **user()
            )
        except (OSError, subprocess.CalledProcessError):
            continue
        if f"Python {asked}." in told.stdout:
            return path
    raise AssertionError(f"no Python {asked} that an unprivileged user may run")


@pytest.fixture(scope="module")
def built() -> Iterator[Built]:
    """The steps of repo2docker: a Python, binder/requirements.txt, the files, binder/postBuild."""
    place = Path(tempfile.mkdtemp(prefix="binder-"))
    home, repository = place / "home", place / "home" / "repository"
    home.mkdir()
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    for name in filter(None, listed.stdout.decode().split("\0")):
        if (ROOT / name).is_file():
            (repository / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, repository / name)
    place.chmod(0o755)
    as_user = user()
    if as_user:
        for path in (home, *home.rglob("*")):
            shutil.chown(path, as_user["user"], as_user["group"])
    env = {name: value for name, value in os.environ.items() if KEPT.match(name)}
    env |= {"HOME": str(home), "PATH": "/usr/local/bin:/usr/bin:/bin"}
    asked = (repository / "binder" / "runtime.txt").read_text().strip().removeprefix("python-")
    uv = [str(Path(sys.executable).parent / "uv"), "venv", "-q", "--seed", "--python", python_of(asked, env)]
    steps = [
        [*uv, str(home / "env")],
        ["pip", "install", "-q", "--no-cache-dir", "-r", "binder/requirements.txt"],
        ["./binder/postBuild"],
    ]
    env["PATH"] = f"{home / 'env' / 'bin'}:{env['PATH']}"
    for step in steps:
        program = shutil.which(step[0], path=env["PATH"]) or step[0]
        done = subprocess.run(
            [program, *step[1:]],
            cwd=repository,
            env=env,
            capture_output=True,
            text=True,
            check=False,
            **as_user,
        )
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    yield Built(repository, home / "env" / "bin", env, as_user)
    shutil.rmtree(place, ignore_errors=True)


def files_of(built: Built) -> dict[str, float]:
    """When each file of the installed package was written; not what Python keeps of its own compiling."""
    package = next(built.bin.parent.glob("lib/python*/site-packages/dungeon_widgets"))
    return {str(path): path.stat().st_mtime for path in package.rglob("*") if path.suffix not in (".pyc", "")}


def test_the_index_plays_and_opens_a_shared_moment_and_nothing_is_built_at_the_start(
    built: Built, page: Page, serving: Callable[..., str]
) -> None:
    before = files_of(built)
    assert any(path.endswith("static/welcome.js") for path in before)
    lab = [
        str(built.bin / "jupyter"),
        "lab",
        "--no-browser",
        "--port={port}",
        "--IdentityProvider.token=x",
        "--LabApp.expose_app_in_browser=True",
    ]
    address = serving(*lab, cwd=built.repository, env=dict(built.env), **built.as_user)
    moment = dw.WelcomeToTheDungeon(["Grace", "Ada"], seed=3, hero="mage", autosave=False)
    asked = moment.link("https://mybinder.org/v2/gh/ada/games/HEAD").partition("urlpath=")[2]
    page.goto(f"{address}/{unquote(asked)}&token=x")
    page.wait_for_function(READY, arg="notebooks/index.ipynb", timeout=READY_MS)
    page.keyboard.press("Shift+Enter")  # the cell of the game is chosen already
    board = page.locator("[data-room]").first
    expect(board.get_by_text("Grace").first).to_be_visible(timeout=READY_MS)
    seen = str(board.evaluate(SHOWN))
    page.locator(CHOICE).first.click()
    page.wait_for_function(f"([root, seen]) => ({SHOWN})(root) !== seen", arg=[board.element_handle(), seen])
    assert files_of(built) == before
