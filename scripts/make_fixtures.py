"""Write js/tests/fixtures/*.json: real snapshots for the page's own tests.

python -m scripts.make_fixtures            write the files
python -m scripts.make_fixtures --check    exit 1 if they are not what would be written
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from dungeon_widgets.widgets.base import GameWidget
from dungeon_widgets.widgets.welcome import WelcomeToTheDungeon
from scripts import dice_fixtures

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "js" / "tests" / "fixtures" / "welcome.json"
MAX_BYTES = 250_000
LOG_LINES = 4  # a frame needs some, not all

GAMES: list[dict[str, Any]] = [
    {"players": ["Ana", "Bram"], "seed": 1, "hero": "warrior", "lang": "en"},
    {"players": ["Ana", "bot:careful", "bot:random"], "seed": 2, "hero": "rogue", "lang": "fr", "overlay": "predict"},
    {"players": ["Ana", "Bram", "Chloé", "bot:random"], "seed": 3, "hero": "mage", "lang": "en"},
    {"players": ["Ana", "bot:careful"], "seed": 4, "hero": "barbarian", "lang": "fr", "variant": True, "overlay": "off"},
    {"players": ["Ana", "Bram", "Chloé"], "seed": 5, "hero": "choose", "lang": "fr", "overlay": "off"},
    {"players": ["Ana", "bot:random"], "seed": 6, "hero": "mage", "lang": "en", "mode": "play"},
]  # fmt: skip


def generate() -> str:
    """The file: the frames that differ in kind, of every game."""
    frames = [frame for settings in GAMES for frame in telling(settings)]
    lines = ",\n".join(json.dumps(frame, ensure_ascii=False, separators=(",", ":")) for frame in frames)
    return f'{{"frames":[\n{lines}\n]}}\n'


def telling(settings: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """One frame of each moment of one game: what is asked, of whom, behind the curtain or not."""
    seen = set()
    for shot in played(WelcomeToTheDungeon(**settings), Random(settings["seed"])):
        board, odds = shot["board"], shot["odds"] or {}
        moment = (
            board["phase"],
            shot["to_move"] == shot["seat"],
            bool(shot["curtain"]),
            odds.get("locked"),
            bool(odds.get("prediction")),
            shot["live"],
            shot["branch"]["count"],
            bool(board["run"] and board["run"]["met"]),
            bool(board["last"]) if board["phase"] in ("hero", "over") else None,
        )
        if moment not in seen:
            seen.add(moment)
            yield {**shot, "log": shot["log"][-LOG_LINES:]}


def played(widget: GameWidget, rng: Random) -> Iterator[dict[str, Any]]:
    """Every snapshot of a whole game in which people draw boldly, look back, fork and predict."""
    yield widget.snapshot
    while not widget.over:
        if widget.snapshot["curtain"]:
            widget.lift_curtain()
            yield widget.snapshot
        if widget.overlay == "predict" and widget.snapshot["odds"] and rng.random() < 0.5:
            widget.predict(0.5)
            yield widget.snapshot
        bold = [action for action in widget.legal if action[0] not in ("pass", "strip")] or widget.legal
        choices = bold if rng.random() < 0.7 else widget.legal
        widget.act(choices[int(rng.random() * len(choices))])
        yield widget.snapshot
    phases = [state.view(None)["phase"] for state in widget.session.states]
    for phase in ("first", "deal", "swap", "bid"):  # luck passes too fast to be seen but by stepping back
        if phase in phases:
            yield widget.goto(phases.index(phase)).snapshot
    yield widget.branch_off(phases.index("bid")).snapshot


def main(check: bool) -> int:
    files = {TARGET: generate, TARGET.with_name("dice_danger.json"): dice_fixtures.generate}
    return max(keep(target, make(), check) for target, make in files.items())


def keep(target: Path, text: str, check: bool) -> int:
    """Write a file, or see whether it is still what would be written."""
    if len(text.encode()) > MAX_BYTES:
        print(f"{len(text.encode())} bytes are more than {MAX_BYTES}", file=sys.stderr)
        return 1
    if check:
        if target.is_file() and target.read_text(encoding="utf-8") == text:
            return 0
        print(f"{target.relative_to(ROOT)} is out of date: python -m scripts.make_fixtures", file=sys.stderr)
        return 1
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(check="--check" in sys.argv[1:]))
