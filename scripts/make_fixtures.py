"""Write js/tests/fixtures/*.json: real snapshots for the page's own tests.

python -m scripts.make_fixtures            write the files
python -m scripts.make_fixtures --check    exit 1 if they are not what would be written
"""

from __future__ import annotations

import sys
from collections.abc import Hashable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from dungeon_widgets.engine.state import Action
from dungeon_widgets.widgets.games.welcome import WelcomeToTheDungeon

from . import dice_fixtures
from .frames import Frame, as_file, ask, counted, one_of_each, phases, played

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "js" / "tests" / "fixtures" / "welcome.json"
MAX_BYTES = 400_000
EVENTS = 6

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
    return as_file(frame for settings in GAMES for frame in one_of_each(shots(settings), moment, EVENTS))


def shots(settings: dict[str, Any]) -> Iterator[Frame]:
    """A whole game in which people draw boldly, then look back and fork."""
    widget = WelcomeToTheDungeon(**settings)
    yield from played(widget, Random(settings["seed"]), boldly)
    found = phases(widget)
    for phase in ("first", "deal", "swap", "bid"):
        if phase in found:
            yield counted(widget.goto(found.index(phase)))
    yield ask(widget, "fork", step=found.index("bid"))


def moment(shot: Frame) -> Hashable:
    """What is asked, of whom, behind the curtain or not."""
    board, odds = shot["board"], shot["odds"] or {}
    return (
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


def boldly(legal: list[Action], rng: Random) -> list[Action]:
    bold = [action for action in legal if action[0] not in ("pass", "strip")] or legal
    return bold if rng.random() < 0.7 else legal


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
