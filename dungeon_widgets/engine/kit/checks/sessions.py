"""A session over the game: undo to the root and back, forks, and saves that come back."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from ...errors import IllegalAction
from ...session import Session
from ...state import digest
from ...streams import stream
from ..report import Report
from ..spot import Spot


def check_session(spot: Spot, seed: int, report: Report) -> None:
    """Play a game in a session and turn it inside out."""
    game = spot.game
    session = Session(game, [f"seat {i}" for i in range(game.players)], seed)
    with spot.guard(), TemporaryDirectory() as folder:
        path = Path(folder) / "game.json"
        _play(session, spot, path, report)
        digests = [digest(state) for state in session.states]
        log = list(session.log)
        _check_save(session, path, spot, report)
        _check_past(session, digests, spot)
        if session.log != log:
            raise spot.error("undo to the root and redo to the end gives another log")
        _check_forks(session, digests, spot)


def _play(session: Session, spot: Spot, path: Path, report: Report) -> None:
    """Random choices; saved when the number of moves is a power of two."""
    while not session.over:
        made = len(session.log)
        if made >= session.game.max_steps:
            raise spot.at(made).error(f"the game is longer than max_steps={session.game.max_steps}")
        if session.human_to_move():
            session.step(session.state.sample(stream(session.seed, "kit", made)))
        else:
            session.step()
        if made & (made + 1) == 0:
            _check_save(session, path, spot.at(made + 1), report)
    before = digest(session.state)
    try:
        session.act(("no such action",))
    except IllegalAction:
        if digest(session.state) != before:
            raise spot.error("a refused action changed the session") from None
    else:
        raise spot.error("the session accepts an action after the end")


def _check_save(session: Session, path: Path, spot: Spot, report: Report) -> None:
    session.save(path)
    loaded = Session.load(path, kind=type(session.game))
    if loaded.game != session.game:
        raise spot.error(f"the options do not make the same game again: {loaded.game!r}")
    if loaded.log != session.log or [digest(s) for s in loaded.states] != [digest(s) for s in session.states]:
        raise spot.error("a saved game comes back as another one")
    report.saves += 1


def _check_past(session: Session, digests: list[str], spot: Spot) -> None:
    while session.log:
        if digest(session.goto(session.undo())) != digests[len(session.log)]:
            raise spot.at(len(session.log)).error("undo does not lead back to the same position")
    while session.can_redo():
        session.redo()
    if [digest(state) for state in session.states] != digests:
        raise spot.error("undo to the root and redo to the end gives other positions")


def _check_forks(session: Session, digests: list[str], spot: Spot) -> None:
    """A fork with the same seed and the same choices finds the same luck."""
    for at in sorted({0, len(digests) // 3, len(digests) // 2}):
        fork = session.fork(at)
        while not fork.over:
            entry = session.log[len(fork.log)]
            if fork.step(entry.action if entry.mover >= 0 else None) != entry:
                raise spot.at(len(fork.log)).error(
                    f"a fork at step {at} with the same choices goes another way"
                )
        if [digest(state) for state in fork.states] != digests:
            raise spot.error(f"a fork at step {at} with the same choices gives other positions")
    if [digest(state) for state in session.states] != digests:
        raise spot.error("playing a fork changed the game it came from")
