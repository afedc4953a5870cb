"""A site that is built anew: whoever has it installed gets the new pages at the next opening, all at once or not at all."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from dungeon_widgets.live.site import build

from .conftest import SEEN, context_of
from .site_server import served

FRONT = "some/where/index.html?lang=en"
GAME = "some/where/play/welcome-to-the-dungeon.html?lang=en&speed=0"
ACTIVE = "navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')"
REGISTRATION = "navigator.serviceWorker.getRegistration()"
WAITING = f"{REGISTRATION}.then(({{ waiting, installing }}) => waiting !== null && installing === null)"
# The update that this opening has begun is over: nothing is being installed any more.
LOOKED = f"{REGISTRATION}.then((found) => found.update()).then(() => 'found', () => 'failed')"

# Asked from a page beside the site, which no worker serves: the new build has taken the place of the old one, and nothing of that is kept.
TAKEN_OVER = """async (old) => {
  const { waiting, active } = await navigator.serviceWorker.getRegistration("/some/where/");
  const kept = await caches.keys();
  return waiting === null && active?.state === "activated" && !kept.some((name) => name.includes(old));
}"""


class Site:
    """A folder on a web server, built as often as one likes; `worn` is the word that makes a build another one."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder / "some" / "where"
        self._patch = monkeypatch
        self._script = build.site_script

    def build(self, word: str) -> str:
        """Build it with another style, which says a word; the hash of the build."""

        def script(name: str) -> bytes:
            return self._script(name) + (
                f"\nbody {{ --built: {word} }}".encode() if name == "site.css" else b""
            )

        self._patch.setattr(build, "site_script", script)
        build.build_site(self.folder)
        return str(told(self.folder / "sw.js")["build"])


def told(worker: Path) -> dict[str, object]:
    text = worker.read_text(encoding="utf-8")
    read: dict[str, object] = json.loads(text[len("const SITE=") : text.index(";\n")])
    return read


@pytest.fixture
def site_folder(tmp_path: Path, pyodide: None, monkeypatch: pytest.MonkeyPatch) -> Site:
    return Site(tmp_path, monkeypatch)


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    made = context_of(browser)
    made.add_init_script(SEEN)
    yield made
    made.close()


def opened(context: BrowserContext, address: str) -> tuple[Page, set[str]]:
    """A page that has its script and its service worker, and the builds that its files are of."""
    asked: list[str] = []
    page = context.new_page()
    page.on("request", lambda request: asked.append(request.url))
    page.goto(address)
    page.wait_for_function(ACTIVE)
    return page, {found[1] for url in asked if (found := re.search(r"/b/([0-9a-f]{12})/", url))}


def wait_until_gone(old: str, context: BrowserContext, address: str) -> None:
    """A browser notices a little later that the last page was closed, and only then lets the new build in."""
    beside = context.new_page()
    beside.goto(address)
    beside.wait_for_function(TAKEN_OVER, arg=old)
    beside.close()


def word_of(page: Page) -> str:
    return str(page.evaluate("getComputedStyle(document.body).getPropertyValue('--built').trim()"))


def test_a_new_build_comes_whole_and_at_the_next_opening(context: BrowserContext, site_folder: Site) -> None:
    old = site_folder.build("old")
    with served(site_folder.folder.parents[1]) as address:
        page, builds = opened(context, address + FRONT)
        assert builds == {old}
        page.close()

        new = site_folder.build("new")
        assert new != old
        # One file of the new build is not there yet, as while a folder is copied: the old one stays, whole.
        late = site_folder.folder / "b" / new / "packages.bin"
        hidden = late.rename(late.with_suffix(".later"))
        page, builds = opened(context, address + FRONT)
        assert (builds, word_of(page)) == ({old}, "old")
        page.evaluate(LOOKED)
        assert page.evaluate(f"{REGISTRATION}.then((found) => found.waiting)") is None

        # All is there: what is open stays as it is, and the new build waits until it is closed. With no page open it
        # would come at once, from an update that the browser may have begun at any time since.
        hidden.rename(late)
        page.reload()
        assert word_of(page) == "old"
        page.evaluate(LOOKED)
        page.wait_for_function(WAITING)
        page.reload()
        assert word_of(page) == "old"
        page.close()

        wait_until_gone(old, context, address)
        page, builds = opened(context, address + FRONT)
        assert (builds, word_of(page)) == ({new}, "new")
        page.wait_for_function(f"caches.keys().then((all) => all.join() === 'dungeon-widgets-{new}')")
        page.close()
    # The server is gone: everything of the new build is here.
    page, builds = opened(context, address + GAME)
    assert (builds, word_of(page)) == ({new}, "new")
    page.locator("body[data-ready]").wait_for()
