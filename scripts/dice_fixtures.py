"""The snapshots of Dungeons, Dice & Danger for the page's own tests: see `make_fixtures`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from dungeon_widgets.widgets.dice_danger import DungeonsDiceDanger

LOG_LINES = 5
GAMES: list[dict[str, Any]] = [
    {"sheet": "annoyed_animals", "players": ["Ana", "Bram"], "seed": 1, "lang": "en"},
    {"sheet": "clumsy_cultists", "players": ["Ana"], "seed": 2, "lang": "fr", "overlay": "predict"},
    {"sheet": "puzzled_pyramid", "players": ["Ana", "bot:greedy"], "seed": 3, "lang": "fr", "mode": "play"},
    {"sheet": "defiant_dinosaurs", "players": ["Ana"], "seed": 4, "lang": "en"},
]


def generate() -> str:
    """The file: the frames that differ in kind, of every game."""
    frames = [frame for settings in GAMES for frame in telling(settings)]
    lines = ",\n".join(json.dumps(frame, ensure_ascii=False, separators=(",", ":")) for frame in frames)
    return f'{{"frames":[\n{lines}\n]}}\n'


def telling(settings: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """One frame of each moment of one game: what is asked, of whom, and with what in hand."""
    seen = set()
    for shot in played(DungeonsDiceDanger(**settings), Random(settings["seed"])):
        board, odds = shot["board"], shot["odds"] or {}
        choice = board["choice"] or {"torch": [], "left": []}
        moment = (
            board["phase"],
            bool(shot["curtain"]),
            bool(odds.get("locked")),
            bool(choice["torch"]),
            len(choice["left"]),
            any(choice["reason"] for choice in shot["legal"]),
        )
        if moment not in seen:
            seen.add(moment)
            yield {**shot, "log": shot["log"][-LOG_LINES:]}


def played(widget: DungeonsDiceDanger, rng: Random) -> Iterator[dict[str, Any]]:
    """Every snapshot of a whole game in which people cross whatever they can."""
    yield widget.snapshot
    while not widget.over:
        if widget.snapshot["curtain"]:
            widget.lift_curtain()
            yield widget.snapshot
        if widget.overlay == "predict" and widget.snapshot["odds"] and rng.random() < 0.5:
            widget.predict(0.5)
            yield widget.snapshot
        choices = [action for action in widget.legal if action[0] != "end"] or widget.legal
        choices = [action for action in choices if action == ("chest", "torches")] or choices
        widget.act(choices[int(rng.random() * len(choices))])
        yield widget.snapshot
    phases = [state.view(None)["phase"] for state in widget.session.states]
    yield widget.goto(phases.index("roll")).snapshot  # luck passes too fast to be seen but by stepping back
