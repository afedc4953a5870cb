"""Play pages: the first board against Pyodide's own start, and what travels."""

from __future__ import annotations

import gzip
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import dungeon_widgets as dw
from dungeon_widgets.live.site.build import build_site
from dungeon_widgets.live.site.files import PACKAGES, PYODIDE
from scripts import chromium, page_files
from tests.browser.site_server import served

from .measure import Result

MB = 1e6
ROUNDS = 5
PAGE = "play/welcome-to-the-dungeon.html?players=You,bot:careful"
TRAVELS = (*PYODIDE, PACKAGES, "play.js", "worker.js", "site.css", "welcome.js")
# Pyodide alone, in a worker, as its documentation starts it.
BARE = """<!doctype html><meta charset="utf-8"><body><script type="module">
new Worker("bare.js", { type: "module" }).onmessage = () => { document.body.dataset.ready = ""; };
</script>"""
BARE_WORKER = """import { loadPyodide } from "./pyodide.mjs";
await loadPyodide({ indexURL: "./", lockFileURL: "./lock.json" });
postMessage("up");
"""


@contextmanager
def built() -> Iterator[tuple[Path, str]]:
    """A site with a bare page in the folder of its build: the folder, and its address."""
    page_files.main()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        build_site(folder)
        (build,) = (folder / "b").iterdir()
        (build / "bare.html").write_text(BARE, encoding="utf-8")
        (build / "bare.js").write_text(BARE_WORKER, encoding="utf-8")
        with served(folder) as address:
            yield build, address


def opened(context: object, address: str) -> float:
    """Milliseconds from the address to what is ready."""
    page = context.new_page()  # type: ignore[attr-defined]
    page.goto(address, timeout=120_000)
    page.locator("body[data-ready]").wait_for(state="attached", timeout=120_000)
    took: float = page.evaluate("performance.now()")
    page.close()
    return took


def results() -> list[Result]:
    from playwright.sync_api import sync_playwright

    cold: list[float] = []
    warm: list[float] = []
    with built() as (build, address), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.FLAGS)
        pages = [f"{address}b/{build.name}/bare.html", address + PAGE]
        for number in range(ROUNDS):
            order = pages if number % 2 == 0 else pages[::-1]
            contexts = {page: browser.new_context() for page in pages}
            first = {page: opened(contexts[page], page) for page in order}
            again = {page: opened(contexts[page], page) for page in order}
            for times, ratios in ((first, cold), (again, warm)):
                ratios.append(times[pages[1]] / times[pages[0]])
            for context in contexts.values():
                context.close()
        browser.close()
        packed = sum(len(gzip.compress((build / name).read_bytes())) for name in TRAVELS)
        file = dw.WelcomeToTheDungeon(seed=1, autosave=False).to_html(build / "file.html", playable=True)
        size = file.stat().st_size
    return [
        Result("first board, first visit, against Pyodide's own start", median(cold), ("<=", 1.6)),
        Result("first board, later visits, against Pyodide's own start", median(warm), ("<=", 1.6)),
        Result("what travels on the first visit, gzip", packed / MB, ("<=", 9), "MB"),
        Result("a file that plays", size / MB, ("<=", 18), "MB"),
    ]
