"""Print the path of a Chromium that Playwright can drive, installing one if the machine has none.

Tried in turn: $DW_CHROMIUM, Chromium or Chrome on PATH, Debian's packages (as root), Playwright's own download. Chromium without a
window of any kind comes first: it draws the same pages with about two thirds of the work.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

WINDOWLESS = "chromium-headless-shell"
NAMES = (WINDOWLESS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# No sandbox: it cannot start as root or in most containers, and the tests open only our own pages.
FLAGS = ("--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu")


def _run(*command: str) -> bool:
    # stdout carries the answer, so what the installers print goes to stderr.
    return subprocess.run(command, stdout=sys.stderr, check=False).returncode == 0


def _named() -> str | None:
    path = os.environ.get("DW_CHROMIUM")
    if path and shutil.which(path) is None:
        raise SystemExit(f"DW_CHROMIUM={path} is not a program.")
    return path


def _on_path() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def _from_debian() -> str | None:
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return None
    install = ("apt-get", "install", "-qy", "--no-install-recommends", "chromium")
    # The plain one brings what both need. A release that is older has no other.
    installed = _run("apt-get", "update", "-q") and (_run(*install, WINDOWLESS) or _run(*install))
    return _on_path() if installed else None


def _from_playwright() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    if not Path(path).is_file():
        _run(sys.executable, "-m", "playwright", "install", "chromium")
    return path if Path(path).is_file() else None


def find() -> str:
    """The path of a usable Chromium, or a plain explanation why there is none."""
    ways: tuple[Callable[[], str | None], ...] = (_named, _on_path, _from_debian, _from_playwright)
    for way in ways:
        if path := way():
            return path
    raise SystemExit(
        "The browser tests need Chromium, and none could be found or installed.\n"
        "Install Chromium or Chrome, or set DW_CHROMIUM to the path of one."
    )


if __name__ == "__main__":
    print(find())
