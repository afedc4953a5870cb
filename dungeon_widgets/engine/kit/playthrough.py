"""A game written out step by step, to read and to compare with the one kept from before."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from ..game import AnyGame
from ..session import Entry, Session
from ..state import CHANCE, State, digest
from ..streams import stream

LISTED = 40
"""More outcomes of luck than these are counted, not listed."""


def playthrough(game: AnyGame, seed: int = 0, *, habit: bool = False) -> str:
    """A seeded game as text: at each step the mover, what was possible, what happened, who saw it.

    Seats choose at random or, where random play never comes to the rules that matter, by the game's habit.
    """
    choose = game.hints.habit if habit else lambda state, rng: state.sample(rng)
    session = Session(game, [f"seat {i}" for i in range(game.players)], seed)
    lines = [f"{game!r}, rules_version {game.rules_version}, seed {seed}"]
    while not session.over:
        before = session.state
        luck = before.to_move == CHANCE
        choice = None if luck else choose(before, stream(seed, "choice", len(session.log)))
        entry = session.step(choice)
        lines += [
            "",
            f"step {len(session.log)}: {_mover(entry.mover)}{' (forced)' if entry.forced else ''}",
            *_possible(before),
            *_happened(entry),
        ]
        lines += [f"  position {digest(session.state)}"]
    end = f"scores {session.state.scores()}, winners {session.state.winners()}"
    return "\n".join([*lines, "", end, ""])


def _mover(mover: int) -> str:
    return "chance" if mover == CHANCE else f"seat {mover}"


def _possible(state: State) -> Iterator[str]:
    if state.to_move != CHANCE:
        name = "examples" if state.free else "legal   "
        yield f"  {name} {'  '.join(map(_action, state.legal()))}"
        return
    if state.sampled:
        yield "  outcomes sampled"
        return
    outcomes = state.chance()
    if len(outcomes) > LISTED:
        yield f"  outcomes {len(outcomes)}, of {sum(weight for _, weight in outcomes)}"
        return
    listed = "  ".join(f"{_action(action)} x{weight}" for action, weight in outcomes)
    yield f"  outcomes {listed}, of {sum(weight for _, weight in outcomes)}"


def _happened(entry: Entry) -> Iterator[str]:
    yield f"  action   {_action(entry.action)}"
    for event in entry.events:
        yield f"  event    {event.kind} {_data(event.data)}"
        if event.secret is not None:
            seats = ", ".join(map(str, event.seen_by))
            yield f"           and to seat {seats}: {_data(event.secret)}"


def _action(action: Any) -> str:
    """``strip(torch)``, ``place(2, [1, "n"])``."""
    return f"{action[0]}({', '.join(part if isinstance(part, str) else _data(part) for part in action[1:])})"


def _data(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False)
