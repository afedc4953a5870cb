"""A kernel that is killed at any moment loses no move that its page was told of."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from random import Random

import pytest

from dungeon_widgets import Session

from ..soak import report
from .conftest import Open
from .test_properties import WIDGETS

GAMES = ("welcome", "welcome back", "dice", "fighter", "dungeons")
ENDED = 2**32 - 1


def choices(session: Session) -> int:
    """How many choices persons have made in it; empty moves are made again by themselves."""
    persons = [i for i, seat in enumerate(session.seats) if seat.bot is None]
    return len([entry for entry in session.log if entry.mover in persons and not entry.forced])


def play_until_killed(open_any: Open, name: str, seed: int, told: int) -> None:
    """In the child: choose at random, and tell after every answer how many choices the page knows to be made."""
    page, rng = WIDGETS[name](open_any, seed), Random(seed)
    page.say({"type": "opened"})
    players = [seat.spec for seat in page.widget.session.seats]
    while True:
        if page.widget.over:
            page.ask("new", players=players, seed=None, options={})
        if page.widget.snapshot["curtain"]:
            page.ask("ready")
        page.act(*rng.choice(page.widget.legal))
        made = ENDED if page.widget.over else choices(page.widget.session)
        os.write(told, made.to_bytes(4, "big"))


def killed(open_any: Open, name: str, seed: int, after: float) -> int:
    """Play in a process of its own, kill it so long after its first answer, and return the choices its page knew of."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            play_until_killed(open_any, name, seed, write)
        finally:
            os._exit(1)  # never back into the tests
    os.close(write)
    with os.fdopen(read, "rb") as pipe:
        known = pipe.read(4)
        time.sleep(after)
        os.kill(child, signal.SIGKILL)
        assert os.waitpid(child, 0)[1] == signal.SIGKILL
        known += pipe.read()
    return int.from_bytes(known[-4:], "big")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kills", [4, pytest.param(60, marks=pytest.mark.soak, id="soak")])
def test_no_choice_is_lost_by_a_kill(
    open_any: Open, data_folder: Path, name: str, kills: int, request: pytest.FixtureRequest
) -> None:
    rng, kept, lost, ended = Random(f"{name} kills"), 0, 0, 0
    for seed in range(kills):
        known = killed(open_any, name, seed, rng.uniform(0, 0.15))
        for file in data_folder.glob("*.json"):
            made = choices(Session.load(file))
            kept += made
            lost += 0 if known == ENDED else max(0, known - made)
            break
        else:  # a game that is over leaves no file, perhaps before its page knows
            ended += 1
        for file in data_folder.iterdir():  # a half written one too
            file.unlink()
    if request.node.get_closest_marker("soak"):
        report(
            "Killed kernels",
            "A process that plays is killed (-9) at a random moment: the file it left is whole and has every choice that "
            "its page knew of.",
            game=name,
            kills=kills,
            choices_kept=kept,
            choices_lost=lost,
            games_over=ended,
            seed=f"{name} kills",
        )
    assert ended < kills
    assert kept
    assert lost == 0
