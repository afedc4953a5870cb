"""The same games in other Pythons: nothing may hang on the order of a set or on the hash of a text."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from importlib import import_module
from operator import attrgetter

from ..game import AnyGame
from ..state import CHANCE
from ..streams import stream
from .data import canonical
from .report import Report
from .spot import Spot
from .walk import random_game

HASH_SEEDS = ("0", "1")
"""This process has another one most often: three orders of every set are compared."""


def digest_of_game(game: AnyGame, seed: int = 0, games: int = 2) -> str:
    """A fingerprint of everything that can be seen in some random games."""
    found = hashlib.sha256()
    for number in range(games):
        trail = random_game(game, seed, number, Report())
        for step, (action, events) in enumerate(zip(trail.actions, trail.events, strict=True)):
            state = trail.states[step]
            seen = [state.view(seat) for seat in trail.spot.eyes()]
            found.update(canonical([action, events, state.legal(), seen]).encode())
            if state.to_move != CHANCE:
                found.update(canonical(game.hints.habit(state, stream(seed, "habit", step))).encode())
        found.update(canonical(trail.digests).encode())
    return found.hexdigest()


def check_hash_seeds(game: AnyGame, seed: int, report: Report) -> None:
    """Play in other processes with other hash seeds. A game that cannot be imported there is left out."""
    spec = spec_of(game)
    if spec is None:
        return
    expected = digest_of_game(game, seed)
    started = [_start(spec, game, seed, hash_seed) for hash_seed in HASH_SEEDS]
    answers = [process.communicate() for process in started]
    for hash_seed, process, (out, err) in zip(HASH_SEEDS, started, answers, strict=True):
        if process.returncode:
            raise Spot(game).error(f"cannot be played in another process: {err.strip()[-600:]}")
        if out != answers[0][0]:
            raise Spot(game).error(f"the same seed gives another game with PYTHONHASHSEED={hash_seed}")
        report.processes += 1
    if answers[0][0].strip() != expected:
        raise Spot(game).error(
            "the same seed gives another game in a fresh process: it hangs on what was played before, or on the"
            " PYTHONHASHSEED of this process, or the code has been changed since it was imported"
        )


def spec_of(game: AnyGame) -> str | None:
    """``"package.module:Class"`` where another process can find the class, or None."""
    kind = type(game)
    spec = f"{kind.__module__}:{kind.__qualname__}"
    try:
        return spec if kind.__module__ != "__main__" and _class(spec) is kind else None
    except (ImportError, AttributeError):
        return None


def _class(spec: str) -> type[AnyGame]:
    module, _, name = spec.partition(":")
    found: type[AnyGame] = attrgetter(name)(import_module(module))
    return found


def _start(spec: str, game: AnyGame, seed: int, hash_seed: str) -> subprocess.Popen[str]:
    path = os.pathsep.join(entry or "." for entry in sys.path)
    command = [
        sys.executable,
        "-c",
        f"from {__name__} import main; main()",
        spec,
        json.dumps(game.options),
        str(seed),
    ]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    return subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8"
    )


def main() -> None:
    """What the other process does."""
    print(digest_of_game(_class(sys.argv[1])(**json.loads(sys.argv[2])), int(sys.argv[3])))
