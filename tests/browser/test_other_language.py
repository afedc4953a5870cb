"""A third language on the page: nothing is left in English, and words a third longer burst nothing."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from scripts.language.pseudo import CODE, write_pseudo
from scripts.language.sources import sources

from .conftest import SEEN
from .steady import steady

# Every text of the page, also what is only heard or pointed at.
TEXTS = """() => {
  const found = new Set();
  const walk = (root) => {
    for (const part of root.querySelectorAll("*")) {
      if (part.shadowRoot) walk(part.shadowRoot);
      if (["STYLE", "SCRIPT", "NOSCRIPT", "TITLE"].includes(part.tagName)) continue;
      for (const node of part.childNodes) if (node.nodeType === 3) found.add(node.textContent.trim());
      for (const name of ["aria-label", "title", "placeholder"]) found.add(part.getAttribute(name) ?? "");
    }
  };
  walk(document);
  return [...found];
}"""
# What stands beyond the window.
BURST = """() => {
  const found = [];
  const wide = (part) => part.offsetParent && part.getBoundingClientRect().right > innerWidth + 1;
  const walk = (root) => {
    for (const part of root.querySelectorAll("*")) {
      if (part.shadowRoot) walk(part.shadowRoot);
      if (part.matches(".choice, .turn, .tab, .btn") && !part.closest(".pan, .hand") && wide(part)) found.push(part.textContent);
    }
  };
  walk(document);
  return found;
}"""
# Names of people, of a game, and of languages in themselves.
KEPT = {"English", "Français", "Bram", "Chloé", "Dario", "Dungeons"}
GAMES = [
    "welcome_back",
    "dungeons",
    *(pytest.param(name, marks=pytest.mark.soak) for name in ("dice_danger", "fighter")),
]


@pytest.fixture(scope="module")
def tongue(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("lang")
    write_pseudo(folder, sources())
    return folder


@pytest.fixture
def table(tongue: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a game that is played in that language."""
    line = [sys.executable, "-m", "dungeon_widgets", "play", request.param, "--lang", CODE, "--no-browser"]
    env = {**os.environ, "DUNGEON_WIDGETS_LANG": str(tongue)}
    with subprocess.Popen(line, env=env, stdout=subprocess.PIPE, text=True) as game:
        assert game.stdout is not None
        found = re.search(r"http\S+", game.stdout.readline())
        assert found
        yield found[0]
        game.terminate()


def seen(page: Page) -> set[str]:
    steady(page)
    return set(page.evaluate(TEXTS))


@pytest.mark.parametrize("table", GAMES, indirect=True)
def test_nothing_is_left_in_english_and_nothing_bursts(browser: Browser, table: str) -> None:
    context = browser.new_context(locale=CODE, viewport={"width": 1366, "height": 768})
    context.add_init_script(SEEN)
    page = context.new_page()
    page.goto(table)
    page.locator(".choice, [data-choice]").first.wait_for()
    said = seen(page)
    for name in ("Šéttíñgš", "Ñéw gámé"):
        page.get_by_role("button", name=re.compile(f"^{name}")).first.click()
        said |= seen(page)
    # A line of the log comes in pieces: each has its accents, only the last its length.
    english = {text for text in said if re.search("[a-z]{3}", text) and not re.search("[~áíóúñšýž]", text)}
    assert {text for text in english if text.split(",")[0] not in KEPT} == set()
    assert len(said) > 100
    assert page.evaluate(BURST) == []
    page.set_viewport_size({"width": 360, "height": 740})
    steady(page)
    assert page.evaluate(BURST) == []
    context.close()
