"""Dungeons, Dice & Danger on real pages: whole games by clicks, a roll by keyboard, four sheets at every width."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import dungeon_widgets as dw
from dungeon_widgets.games.dice_danger.rules.content import SHEETS

from .direct import Direct, listening
from .lab import LabPage
from .steady import resized, steady

Notebook = Callable[[list[str]], str]
TITLE = "Dungeons, Dice & Danger"
AXE = Path(__file__).parents[2] / "js" / "node_modules" / "axe-core" / "axe.min.js"

# Something else is shown, and nothing is on its way.
SETTLED = """([root, before]) => {
  const seq = root.querySelector(".step")?.textContent + root.querySelector(".turn")?.textContent;
  return seq !== before || root.querySelector(".endcard");
}"""
# One choice of the moment, made with the mouse as a person would: cross what is lit, else end.
CHOOSE = """root => {
  const first = (where) => root.querySelector(`${where}:not([aria-disabled="true"])`);
  const lit = first(".target") ?? first(".acts [data-choice]") ?? first(".pair:not(.none)") ?? first(".pair")
    ?? first(".finish [data-choice]");
  if (!lit) return false;
  lit.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return true;
}"""
# A game that somebody has played to its last roll or so.
ALMOST_OVER = """import dungeon_widgets as dw
from random import Random
game = dw.DungeonsDiceDanger(["Ada", "bot:greedy"], sheet="annoyed_animals", seed=3, speed=0, autosave=False)
rng = Random(3)
while not game.over:
    game.act(game.game.hints.habit(game.state, rng))
for _ in range(3):
    game.undo()
game"""
MOMENT = """root => root.querySelector(".step")?.textContent + root.querySelector(".turn")?.textContent"""
# The boxes of spaces and rooms that overlap another, and texts that leave their room.
OVERLAPS = """root => {
  const boxes = [...root.querySelectorAll("[data-node]")].map(node =>
    [node.dataset.node, node.querySelector(".bx, .wall").getBoundingClientRect()]);
  const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const wrong = boxes.flatMap(([one, a], i) => boxes.slice(i + 1).filter(([, b]) => meets(a, b)).map(([two]) => `${one} on ${two}`));
  for (const room of root.querySelectorAll(".room")) {
    const wall = room.querySelector(".wall").getBoundingClientRect();
    for (const text of room.querySelectorAll("text")) {
      const box = text.getBoundingClientRect();
      if (box.left < wall.left - 1 || box.right > wall.right + 1) wrong.push(`${text.textContent} leaves its room`);
    }
  }
  return [boxes.length, wrong];
}"""
FOCUS = """() => {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element?.getAttribute("aria-label") ?? element?.textContent ?? "";
}"""


def shown(page: Page) -> Locator:
    root = page.get_by_role("region", name=TITLE, exact=True)
    root.wait_for()
    return root


def open_game(page: Page, players: list[str], **settings: Any) -> tuple[Locator, dw.DungeonsDiceDanger]:
    with listening():
        game = dw.DungeonsDiceDanger(
            players, sheet="annoyed_animals", seed=3, speed=0, autosave=False, **settings
        )
    Direct(page, game).show()
    return shown(page), game


def play_on(page: Page, root: Locator) -> None:
    """To the end of the game, with clicks."""
    for _ in range(600):
        if root.locator(".endcard").count():
            break
        before = root.evaluate(MOMENT)
        assert root.evaluate(CHOOSE), "nothing to choose, and the game is not over"
        page.wait_for_function(SETTLED, arg=[root.element_handle(), before])
    expect(root.get_by_role("region", name="Game over")).to_be_visible()


@pytest.mark.soak  # the last rolls are played in JupyterLab in every run
@pytest.mark.parametrize("players", [["Ada"], ["Ada", "bot:greedy"]], ids=["solo", "two"])
def test_a_whole_game_is_played_with_clicks(page: Page, players: list[str]) -> None:
    root, game = open_game(page, players)
    play_on(page, root)
    assert game.over
    expect(root.locator(".mine header .num")).to_contain_text(str(game.view()["players"][0]["total"]))


def test_the_end_of_a_game_is_played_in_jupyterlab(lab: LabPage, notebook: Notebook) -> None:
    lab.open_notebook(notebook([ALMOST_OVER]))
    lab.run_all()
    play_on(lab.page, shown(lab.page))
    assert lab.kernel("print(game.over)").strip() == "True"


def test_a_roll_is_played_with_the_keyboard_alone(page: Page) -> None:
    root, _ = open_game(page, ["Ada", "bot:greedy"])
    root.get_by_role("tab").first.focus()
    for _ in range(20):
        page.keyboard.press("Tab")
        if re.search(r"\d targets?$", page.evaluate(FOCUS)):
            break
    page.keyboard.press("ArrowRight")
    chosen = page.evaluate(FOCUS)
    lit = root.locator(".halo").count()
    assert f"{lit} target" in chosen
    page.keyboard.press("Enter")
    for crossed in (1, 2):
        expect(root.locator(".target").first).to_be_focused()
        assert "can be crossed with" in page.evaluate(FOCUS)
        page.keyboard.press("Enter")
        expect(root.locator(".space.done")).to_have_count(crossed)
    expect(root.get_by_role("button", name=re.compile("^Done"))).to_be_focused()
    page.keyboard.press("Enter")
    expect(root).to_contain_text("roll 2")


def test_a_stroke_can_be_taken_back_before_the_end(page: Page) -> None:
    root, _ = open_game(page, ["Ada", "bot:greedy"], mode="play")
    root.locator(".pair").first.click()
    root.locator(".target").first.click()
    expect(root.locator(".space.done")).to_have_count(1)
    root.get_by_role("button", name="Undo", exact=True).first.click()
    expect(root.locator(".space.done")).to_have_count(0)
    root.get_by_role("button", name="Other pairs").click()
    expect(root.locator(".pair").first).to_be_visible()


@pytest.fixture(scope="module")
def replays(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A page of a game of bots on every sheet, seen by the first of them."""
    folder = tmp_path_factory.mktemp("replays")
    pages = {}
    for sheet in SHEETS:
        game = dw.DungeonsDiceDanger(["bot:greedy"] * 3, sheet=sheet, seed=5)  # type: ignore[arg-type]
        pages[sheet] = game.replay(seat=0, odds=False).to_html(folder / f"{sheet}.html")
    return pages


# Dark colours are the same on all sheets.
@pytest.mark.parametrize(
    ("sheet", "theme"),
    [
        *((sheet, "light") for sheet in SHEETS),
        (SHEETS[0], "dark"),
        *(pytest.param(sheet, "dark", marks=pytest.mark.soak) for sheet in SHEETS[1:]),
    ],
)
def test_every_sheet_is_drawn_apart_and_has_no_barrier(
    page: Page, replays: dict[str, Path], sheet: str, theme: Any
) -> None:
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    page.goto(replays[sheet].as_uri())
    root = shown(page)
    page.add_script_tag(path=str(AXE))
    resized(page, 1016, 1200)
    is_drawn_apart(root)
    root.get_by_role("button", name="Last step").click()
    root.get_by_role("region", name="Game over").wait_for()
    steady(page)
    has_no_barrier(page)
    if theme == "dark":  # the same map in other colours
        return
    is_drawn_apart(root)
    for width in (640, 320):
        resized(page, width + 16, 1200)
        is_drawn_apart(root)
    has_no_barrier(page)


def is_drawn_apart(root: Locator) -> None:
    count, wrong = root.evaluate(OVERLAPS)
    assert count > 60
    assert wrong == []
    assert root.evaluate("root => root.scrollWidth <= root.clientWidth")


def has_no_barrier(page: Page) -> None:
    found = page.evaluate("() => axe.run(document, { rules: { region: { enabled: false } } })")
    assert [(one["id"], [n["html"][:120] for n in one["nodes"][:3]]) for one in found["violations"]] == []


def test_a_narrow_map_scrolls_and_has_a_small_one_beside_it(page: Page, replays: dict[str, Path]) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 376, "height": 900})
    page.goto(replays["annoyed_animals"].as_uri())
    root = shown(page)
    frame = root.locator(".pan")
    expect(root.locator(".mini")).to_be_visible()
    steady(page)
    assert frame.evaluate("frame => frame.scrollWidth > 1.5 * frame.clientWidth")
    assert root.locator(".space.start .bx").first.bounding_box()["width"] >= 24  # type: ignore[index]
    root.locator(".mini").click(position={"x": 66, "y": 12})
    page.wait_for_function("frame => frame.scrollLeft > 200", arg=frame.element_handle())


# What of the map the focus is on, and whether all of it is seen.
SEEN_ON_MAP = """root => {
  const [part, frame] = [root.activeElement, root.querySelector(".pan")].map((one) => one.getBoundingClientRect());
  return part.left >= frame.left && part.right <= frame.right && part.top >= frame.top && part.bottom <= frame.bottom;
}"""
CUT_WORDS = """root => {
  const [words, frame] = [root.querySelector(".beside .cap"), root].map((one) => one.getBoundingClientRect());
  return words.right > frame.right;
}"""


def test_keys_lead_to_targets_out_of_sight_and_the_map_follows(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    game = dw.DungeonsDiceDanger(
        ["You", "bot:greedy"], sheet="annoyed_animals", seed=4, lang="fr", speed=0, autosave=False
    )
    with listening():
        while len(game.legal) < 3 or game.state.phase != "write" or game.session.state.roll < 4:
            game.act(game.legal[0])
        Direct(page, game).show()
        root = shown(page)
        targets = root.locator(".target")
        names = [target.get_attribute("aria-label") for target in targets.all()]
        assert len(names) > 1
        hidden = root.locator(".beside .cap")
        expect(hidden).to_contain_text("hors de vue")
        assert not root.evaluate(CUT_WORDS)
        targets.first.focus()
        reached = set()
        for _ in names:
            steady(page)
            page.wait_for_function(f"root => ({SEEN_ON_MAP})(root.getRootNode())", arg=root.element_handle())
            reached.add(page.evaluate(FOCUS))
            page.keyboard.press("ArrowDown")
        assert len(reached) > 1
