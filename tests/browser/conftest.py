"""One Chromium and one JupyterLab server for all browser tests; a fresh page and no leftover kernel for each."""

from __future__ import annotations

import fcntl
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import nbformat
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from dungeon_widgets.live.site.build import build_site
from scripts import chromium, page_files

from .lab import LabPage, LabServer, serve
from .site_server import served
from .steady import PATIENCE_MS

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
# Tests are no newcomers: they have seen the notes of the first round.
SEEN = """try {
  for (const game of ["welcome", "dice_danger", "fighter", "dungeons"])
    localStorage.setItem(`dungeon_widgets.guide.${game}`, "1");
} catch {}"""
# No name resolves: a page that needs the network fails on every machine, not only on those without one.
OFFLINE = "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"


expect.set_options(timeout=PATIENCE_MS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium.find()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*chromium.FLAGS, OFFLINE])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all workers of this run have."""
    folder = tmp_path_factory.getbasetemp()
    return folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder


@contextmanager
def one_at_a_time(shared: Path) -> Iterator[None]:
    """What several workers would make at the same place, each after the other: who comes later finds it made."""
    with (shared / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def pyodide(shared: Path) -> None:
    """What a site needs of others is laid out."""
    with one_at_a_time(shared):
        page_files.main()


@pytest.fixture(scope="session")
def site(shared: Path, pyodide: None) -> Iterator[str]:
    """One site for all tests of all workers, below a sub-path."""
    with one_at_a_time(shared):
        if not (shared / "site").exists():
            build_site(shared / "building" / "some" / "where")
            (shared / "building").rename(shared / "site")
    with served(shared / "site") as address:
        yield f"{address}some/where/"


@pytest.fixture
def outside() -> list[str]:
    """The address of every request of this test's page that would leave the machine."""
    return []


def context_of(browser: Browser) -> BrowserContext:
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    context.add_init_script(SEEN)
    context.set_default_timeout(PATIENCE_MS)
    return context


def watched(page: Page, outside: list[str]) -> Page:
    """A page whose requests that would leave the machine are noted."""

    def record(address: str) -> None:
        # Without a host (data:, blob:, about:) nothing is sent.
        if urlsplit(address).hostname not in (None, "127.0.0.1"):
            outside.append(address)

    page.on("request", lambda request: record(request.url))
    page.on("websocket", lambda socket: record(socket.url))
    return page


@pytest.fixture
def page(browser: Browser, outside: list[str]) -> Iterator[Page]:
    """A page of a fresh context. A request that would leave the machine fails the test."""
    context = context_of(browser)

    def watch(other: Page) -> None:
        watched(other, outside)

    context.on("page", watch)
    yield context.new_page()
    context.close()
    assert outside == []


@pytest.fixture(scope="session")
def lab_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    """JupyterLab on a copy of notebooks/, since opening and running a notebook may save it."""
    root = tmp_path_factory.mktemp("lab")
    shutil.copytree(ROOT / "notebooks", root / "notebooks")
    with serve(root, tmp_path_factory.mktemp("lab-private")) as server:
        yield server


@pytest.fixture(scope="session")
def lab_context(browser: Browser) -> Iterator[BrowserContext]:
    """One for all pages of the server: JupyterLab is fetched once, not by every test."""
    context = context_of(browser)
    yield context
    context.close()


@pytest.fixture
def lab(lab_context: BrowserContext, lab_server: LabServer, outside: list[str]) -> Iterator[LabPage]:
    """A page of the server: ``lab.open_notebook(path)``, ``lab.run_all()``, ``lab.kernel(code)``."""
    page = watched(lab_context.new_page(), outside)
    yield LabPage(page, lab_server)
    page.close()
    lab_server.stop_kernels()
    lab_server.forget_answers()
    assert outside == []


@pytest.fixture
def notebook(lab_server: LabServer, request: pytest.FixtureRequest) -> Callable[[list[str]], str]:
    """Write a notebook of these code cells into the server's root and return its path there."""
    written = 0

    def write(cells: list[str]) -> str:
        nonlocal written
        written += 1
        name = "".join(sign if sign.isalnum() else "-" for sign in request.node.name)
        path = f"{name}-{written}.ipynb"
        content = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
        content.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3", "language": "python"}
        nbformat.write(content, lab_server.root / path)
        return path

    return write
