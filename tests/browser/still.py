"""Pages with no server and no kernel: exports, and a live widget on a model that nobody answers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from dungeon_widgets import Replay, WelcomeToTheDungeon
from dungeon_widgets.widgets.page.bundle import bundle_path
from dungeon_widgets.widgets.page.game_widget import GameWidget

from .board import SCRIPT_GAME, script
from .steady import steady

AXE = Path(__file__).parents[2] / "js" / "node_modules" / "axe-core" / "axe.min.js"

# As anywidget does it: the module from a blob, a model, an element.
MOUNT = """async ([code, state]) => {
  const url = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  const { default: widget } = await import(url);
  const model = {
    get: (name) => state[name], set: (name, value) => { state[name] = value; },
    on() {}, off() {}, save_changes() {}, send() {},
  };
  widget.render({ model, el: document.getElementById("game"), signal: new AbortController().signal });
}"""
EMPTY = "<!doctype html><html lang='en'><title>Game</title><meta name='viewport' content='width=device-width'><body style='margin:0'><main><h1>Game</h1><div id='game'></div></main>"


def moments() -> dict[str, dict[str, Any]]:
    """What the widget held at each kind of moment of one game, and of a curtain and of locked odds."""
    kept: dict[str, dict[str, Any]] = {}
    game = WelcomeToTheDungeon(**SCRIPT_GAME)

    def keep(name: str, widget: GameWidget) -> None:
        names = ("snapshot", "setup", "rules", "cursor", "seat", "lang", "theme", "overlay", "speed")
        kept.setdefault(name, {key: getattr(widget, key) for key in names})

    for action in script():
        board = game.view()
        result = board["last"] and board["phase"] == "hero"
        keep("result" if result else board["phase"], game)
        game.act(action)
    keep("over", game)
    past = game.goto(12)
    keep("past", past)
    two = WelcomeToTheDungeon(["Ada", "Bo"], seed=3, hero="warrior", first=0)
    keep("curtain", two.act(("draw",)).act(("add",)))
    locked = WelcomeToTheDungeon(["Ada", "bot:careful"], seed=7, hero="warrior", overlay="predict", lang="fr")
    keep("locked", locked.act(("draw",)))
    locked.predict(0.3)
    keep("predicted", locked)
    return kept


def show_live(page: Page, state: dict[str, Any], **changed: Any) -> None:
    """Mount the widget as if a kernel were there."""
    page.goto("about:blank")
    page.set_content(EMPTY)
    traits = {**state, **changed}
    traits["snapshot"] = json.dumps(traits["snapshot"])
    page.evaluate(MOUNT, [bundle_path("welcome").read_text(encoding="utf-8"), traits])


def export(path: Path, states: dict[str, dict[str, Any]]) -> Path:
    """An exported replay whose frames are these moments, in this order."""
    replay: Replay = WelcomeToTheDungeon(["bot:random"] * 2, seed=1).replay(seat=0, odds=False)
    last = len(states) - 1
    frames = [
        {**state["snapshot"], "seq": step, "step": step, "steps": last, "live": step == last}
        for step, state in enumerate(states.values())
    ]
    replay.replay = {**replay.replay, "frames": json.loads(json.dumps(frames))}
    return replay.to_html(path)


def violations(page: Page) -> list[str]:
    """What axe finds wrong with the page once it has come to rest: colours on their way are nobody's."""
    steady(page)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")["violations"]
    return [
        f"{rule['id']}: {node['target']} {node['failureSummary']}" for rule in found for node in rule["nodes"]
    ]


def complaints(page: Page) -> list[str]:
    """Errors and warnings of the page, from now on."""
    heard: list[str] = []
    page.on(
        "console",
        lambda message: heard.append(message.text) if message.type in ("error", "warning") else None,
    )
    page.on("pageerror", lambda error: heard.append(str(error)))
    return heard
