"""Take the pictures of the README: each game at a choice, as its page looks in a notebook on a small screen.

python -m scripts.screenshots
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, sync_playwright

import dungeon_widgets as dw
from dungeon_widgets.games.welcome import WelcomeGame
from dungeon_widgets.widgets.page.bundle import page_code
from dungeon_widgets.widgets.page.game_widget import GameWidget
from scripts import chromium

DOCS = Path(__file__).resolve().parent.parent / "docs"
WIDTH, HEIGHT = 934, 640  # what JupyterLab with its side bar leaves of 1366 x 768
QUIET: dict[str, Any] = {"speed": 0, "autosave": False}
# Told move by move, luck included: neither a bot nor a seed can change the picture.
STORY = (
    "draw; deal golem; add; draw; deal goblin; add; draw; deal orc; strip dragon_spear;"
    "draw; deal lich; strip knight_shield; draw; deal skeleton; add; draw; deal demon; add;"
    "draw; deal vampire"
)
PAGE = "<!doctype html><html lang='en'><body style='margin:0'><div id='game'></div>"
# A model that nobody answers: one moment is enough for a picture.
MOUNT = """async ([code, state]) => {
  const url = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  const { default: widget } = await import(url);
  const model = { get: (name) => state[name], set() {}, on() {}, off() {}, save_changes() {}, send() {} };
  widget.render({ model, el: document.getElementById("game"), signal: new AbortController().signal });
}"""


def welcome() -> GameWidget:
    """Ada has drawn a Vampire: into the dungeon, or aside with a tile?"""
    session = dw.Session(WelcomeGame(players=3, hero="warrior", first=0), ["Ada", "bot:careful", "bot:bluff"])
    for move in STORY.split(";"):
        session.act(tuple(move.split()))
    return dw.WelcomeToTheDungeon(session=session, **QUIET)


def welcome_back() -> GameWidget:
    """The Ninja inside, before a card that asks for a choice."""
    game = dw.WelcomeBackToTheDungeon(["You", "bot:careful"], seed=0, first=0, hero="ninja", **QUIET)
    return until(game, lambda view: bool(view["run"] and view["run"]["facing"]), ("pass", "strip"))


def dice_danger() -> GameWidget:
    """Two pairs are to be made, some rolls into the game."""
    game = dw.DungeonsDiceDanger(["You", "bot:greedy", "bot:random"], seed=4, **QUIET)
    return until(game, lambda view: view["phase"] == "pair" and view["roll"] > 5, ("end",))


def fighter() -> GameWidget:
    """A die in the hand, before the first monster."""
    game = dw.DungeonFighter(
        ["You", "bot:comrade", "bot:comrade"], heroes=["wilrond", "murka", "brad"], seed=3, **QUIET
    )
    return until(game, lambda view: view["phase"] == "launch")


def dungeons() -> GameWidget:
    """Some turns into the tomb."""
    game = dw.Dungeons(["You", "bot:random"], seed=3, **QUIET)
    return until(game, lambda _view: False, most=14)


def until(
    game: GameWidget, enough: Callable[[Any], bool], last: tuple[str, ...] = (), most: int = 200
) -> GameWidget:
    """Play on, the verbs in `last` only where nothing else can be done, until there is enough to see."""
    rng = Random(0)
    for _ in range(most):
        if game.over or (enough(game.view()) and game.legal):
            break
        game.act(rng.choice([action for action in game.legal if action[0] not in last] or game.legal))
    return game


GAMES: dict[str, Callable[[], GameWidget]] = {
    "welcome": welcome,
    "welcome_back": welcome_back,
    "dice_danger": dice_danger,
    "fighter": fighter,
    "dungeons": dungeons,
}


def state_of(game: GameWidget) -> dict[str, Any]:
    """What the page of this widget would be given, with its odds counted."""
    while game.snapshot["late"]:
        game._table.odds.count(game._display())
        game._show_odds()
    found = {name: value for name, value in game.get_state().items() if name[0] != "_" and name != "layout"}
    state: dict[str, Any] = json.loads(json.dumps(found))
    return state


def take(browser: Browser, name: str, game: GameWidget, scheme: Any) -> None:
    context = browser.new_context(
        viewport={"width": WIDTH, "height": HEIGHT}, color_scheme=scheme, reduced_motion="reduce"
    )
    page = context.new_page()
    # A page with an address remembers that the notes of the first round were seen.
    page.route("http://127.0.0.1/", lambda route: route.fulfill(body=PAGE, content_type="text/html"))
    page.goto("http://127.0.0.1/")
    page.evaluate("game => localStorage.setItem(`dungeon_widgets.guide.${game}`, '1')", game.game.name)
    page.evaluate(
        MOUNT,
        [page_code(game.bundle_name), {**state_of(game), "theme": scheme}],
    )
    page.locator(".dw .turn").wait_for()
    page.evaluate("() => document.fonts.ready.then(() => {})")
    page.wait_for_timeout(600)  # the map finds its place
    target = DOCS / f"{name}-{scheme}.png"
    page.locator("#game").screenshot(path=target, animations="disabled")
    print(target.relative_to(DOCS.parent))
    context.close()


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(chromium.FLAGS))
        for name, made in GAMES.items():
            # The first one follows the colours of its reader; one of each is enough for the others.
            for scheme in ("light", "dark") if name == "welcome" else ("light",):
                take(browser, name, made(), scheme)
        browser.close()


if __name__ == "__main__":
    main()
