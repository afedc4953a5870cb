"""How long a page waits for one slice of late odds: CPU time of the kernel for one message."""

from __future__ import annotations

import gc
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

import dungeon_widgets as dw

from .measure import Result, cpu

MEDIAN, LAST = 30, 60  # milliseconds
MOST_SLICES = 40  # of one board

# Who plays, how many games and how many choices of each: in the Fighter enough for a hand of one's own.
GAMES: dict[str, tuple[Callable[[int], Any], int, int]] = {
    "Welcome": (lambda seed: dw.WelcomeToTheDungeon(["Ada", "bot:careful", "bot:random"], seed=seed), 6, 20),
    "Welcome Back": (
        lambda seed: dw.WelcomeBackToTheDungeon(["Ada", "bot:careful", "bot:random"], seed=seed),
        6,
        20,
    ),
    "Dice & Danger": (lambda seed: dw.DungeonsDiceDanger(["Ada", "bot:greedy"], seed=seed), 4, 30),
    "Dungeon Fighter": (lambda seed: dw.DungeonFighter(["Ada"], seed=seed), 2, 120),
    "Dungeons": (lambda seed: dw.Dungeons(["Ada", "bot:racer"], seed=seed), 4, 40),
}


def results() -> list[Result]:
    rows = []
    for name, (make, games, choices) in GAMES.items():
        _slices(make(games), 4)  # imports and tables, which a kernel pays once
        took = sorted(1000 * each for seed in range(games) for each in _slices(make(seed), choices))
        rows.append(Result(f"one slice of odds, median, {name}", median(took), ("<=", MEDIAN), "ms CPU"))
        last = took[int(0.99 * len(took))]
        rows.append(Result(f"one slice of odds, 99 of 100, {name}", last, ("<=", LAST), "ms CPU"))
    return rows


def _slices(widget: Any, choices: int) -> list[float]:
    """The CPU seconds of every answer to "more" in one game of random choices."""
    rng, took = Random(widget.session.seed), []
    widget.beliefs = True
    gc.collect()
    gc.disable()  # as timeit does: it collects what other games left
    for _ in range(choices):
        if widget.over:
            break
        for _ in range(MOST_SLICES):
            if not widget.snapshot["late"]:
                break
            message = {"type": "more", "seq": widget.snapshot["seq"]}
            took.append(cpu(lambda message=message: widget._receive(message)))  # type: ignore[misc]
        widget.act(widget.state.sample(rng) if widget.state.free else rng.choice(widget.legal))
    gc.enable()
    widget.close()
    return took
