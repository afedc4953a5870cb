"""A table in a real kernel: answered between cells, busy during one, and back after an interrupt or a kill."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.widgets.test_kernel import Notebook

from .screens import FakeScreen, Network

PATIENCE = 30.0
MADE = """
import dungeon_widgets as dw
game = dw.WelcomeToTheDungeon(["Ada", "Bram"], hero="warrior", first=1, {more})
invitation = game.invite(window=0)
"""


@pytest.fixture
def notebook(data_folder: Path) -> Iterator[Notebook]:
    notebook = Notebook(data_folder)
    yield notebook
    notebook.stop()


def until(holds: Callable[[], Any], what: str = "") -> None:
    """The kernel runs by itself: wait for what a screen hears."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, f"this did not come to pass: {what}"
        time.sleep(0.02)


def sat(network: Network, link: str, **hello: Any) -> FakeScreen:
    screen = FakeScreen(network, link)
    screen.hello(**hello)
    until(lambda: "in" in screen.kinds, "in")
    screen.ask_state()
    until(lambda: screen.snapshot, "the table")
    return screen


@pytest.mark.slow
def test_screens_are_answered_between_cells_and_wait_during_one(notebook: Notebook, network: Network) -> None:
    notebook.run(MADE.format(more=""))
    link = notebook.value("invitation.links[1]")
    screen = sat(network, link, name="Bo")
    screen.act(["draw"])
    until(lambda: screen.snapshot["choices"] and screen.snapshot["choices"][0]["action"] == ["add"], "a card")
    notebook.client.execute("import time; time.sleep(4)")
    time.sleep(0.5)
    length = screen.snapshot["step"]
    screen.act(["add"])
    until(lambda: "busy" in screen.kinds, "busy")
    assert screen.snapshot["step"] == length
    until(lambda: screen.snapshot["step"] > length, "the choice was kept")
    until(lambda: screen.kinds[-1] == "ready", "ready")
    # An interrupt ends a cell, and no screen.
    notebook.client.execute("import time; time.sleep(600)")
    time.sleep(0.5)
    assert notebook.manager.interrupt_kernel() is None
    heard = len(screen.heard)
    screen.ask_state()
    until(lambda: len(screen.heard) > heard, "answered after an interrupt")
    assert notebook.value("game.session.names") == ["Ada", "Bo"]


@pytest.mark.slow
def test_screens_come_back_when_the_host_resumes_after_a_kill(notebook: Notebook, network: Network) -> None:
    notebook.run(MADE.format(more=""))
    link = notebook.value("invitation.links[1]")
    screen = sat(network, link, name="Bo")
    back = next(told["back"] for told in screen.told if told["live"] == "in")
    screen.act(["draw"])
    until(lambda: screen.snapshot["choices"] and screen.snapshot["choices"][0]["action"] == ["add"], "a card")
    step = screen.snapshot["step"]
    notebook.kill()
    until(lambda: screen.closed, "the way is lost")
    notebook.start()
    notebook.run(MADE.format(more="resume=True"))
    assert notebook.value("invitation.links[1]") == link
    again = sat(network, link, back=back)
    assert (again.snapshot["seat"], again.snapshot["step"]) == (1, step)
    assert notebook.value("game.session.names") == ["Ada", "Bo"]
