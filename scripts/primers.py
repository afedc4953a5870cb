"""Write the next primer of a game: positions of a few random games, for short codes.

    python -m scripts.primers welcome

A primer that codes have been made with is never written again: this adds one with the next number.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from dungeon_widgets.engine.game import AnyGame
from dungeon_widgets.engine.registry import declared
from dungeon_widgets.engine.saving.moments import IN_A_CODE, moment_data, without_record
from dungeon_widgets.engine.saving.saves import START
from dungeon_widgets.engine.session import Session
from dungeon_widgets.engine.streams import stream

BYTES = 30_000
"""Of a primer: deflate looks back 32 KB at most."""

MOST_STEPS = 400


def moments(kind: type[AnyGame], count: int, seed: int) -> list[tuple[Session, int]]:
    """Random moments of random games with default players and options: a session, and a step of it."""
    made = []
    widgets: list[Any] = [point.load() for point in declared("widgets").values()]
    ours = [widget for widget in widgets if issubclass(getattr(widget, "game_class", object), kind)]
    for number in range(count):
        widget = ours[number % len(ours)]
        rng = stream(seed, "primer", number)
        players = list(widget.default_players)
        game = kind.for_seats(players, **widget.default_options)
        session = Session(game, players, seed * 1000 + number)
        play_at_random(session, rng, int(rng.random() * MOST_STEPS))
        made.append((session, int(rng.random() * (len(session.log) + 1))))
    return made


def play_at_random(session: Session, rng: Random, steps: int) -> None:
    """Any legal move, for people and bots alike."""
    for _ in range(steps):
        if session.over:
            return
        session.step(session.state.sample(rng) if session.state.to_move >= 0 else None)


def text_of(session: Session, step: int) -> str:
    """A moment as a code holds it, unpacked."""
    data = {**moment_data(session, step), START: without_record(session.states[step])}
    kept = {field: data[field] for field in IN_A_CODE}
    return json.dumps(kept, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def primer_of(kind: type[AnyGame]) -> bytes:
    """As many moments as fit, each of another game."""
    text = b""
    for session, step in moments(kind, 100, seed=1):
        one = text_of(session, step).encode()
        if len(text) + len(one) < BYTES:
            text = one + text
    return text


def main(name: str) -> None:
    kind = declared("games")[name].load()
    folder = Path(sys.modules[kind.__module__].__file__ or "").parent / "content"
    path = folder / f"primer-{len(kind.primers()) + 1}.txt"
    path.write_bytes(primer_of(kind))
    print(path, path.stat().st_size)


if __name__ == "__main__":
    main(*sys.argv[1:])
