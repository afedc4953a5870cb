"""A table and a class in a real kernel: answered between cells, busy during one, and back after an interrupt, a restart or a kill."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.soak import report
from tests.widgets.test_kernel import Notebook

from .screens import FakeScreen, Network

PATIENCE = 300.0
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


def until(holds: Callable[[], Any], what: str = "", patience: float = PATIENCE) -> None:
    """The kernel runs by itself: wait for what a screen hears."""
    end = time.monotonic() + patience
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
def test_screens_are_answered_between_cells_and_wait_during_one(
    notebook: Notebook, network: Network, tmp_path: Path
) -> None:
    notebook.run(MADE.format(more=""))
    link = notebook.value("invitation.links[1]")
    screen = sat(network, link, name="Bo")
    screen.act(["draw"])
    until(lambda: screen.snapshot["choices"] and screen.snapshot["choices"][0]["action"] == ["add"], "a card")
    enough = tmp_path / "enough"
    notebook.begin(
        "import pathlib, time\nprint('begun', flush=True)\n"
        f"while not pathlib.Path({str(enough)!r}).exists(): time.sleep(0.02)"
    )
    length = screen.snapshot["step"]
    screen.act(["add"])
    until(lambda: "busy" in screen.kinds, "busy")
    assert screen.snapshot["step"] == length
    enough.touch()
    until(lambda: screen.snapshot["step"] > length, "the choice was kept")
    until(lambda: screen.kinds[-1] == "ready", "ready")
    # An interrupt ends a cell, and no screen.
    notebook.begin("import time; print('begun', flush=True); time.sleep(10_000)")
    assert notebook.manager.interrupt_kernel() is None
    heard = len(screen.heard)
    screen.ask_state()
    until(lambda: len(screen.heard) > heard, "answered after an interrupt")
    assert notebook.value("game.session.names") == ["Ada", "Bo"]


def killed(notebook: Notebook) -> None:
    notebook.kill()
    notebook.start()


def restarted(notebook: Notebook) -> None:
    """As "Restart the kernel" does: it is asked to go, and another one comes."""
    notebook.manager.restart_kernel(now=False)
    notebook.client.wait_for_ready(timeout=PATIENCE)


ENDS = pytest.mark.parametrize("end", [killed, restarted])


@pytest.mark.slow
@ENDS
def test_screens_come_back_when_the_host_resumes(
    notebook: Notebook, network: Network, end: Callable[[Notebook], None]
) -> None:
    notebook.run(MADE.format(more=""))
    link = notebook.value("invitation.links[1]")
    screen = sat(network, link, name="Bo")
    back = next(told["back"] for told in screen.told if told["live"] == "in")
    screen.act(["draw"])
    until(lambda: screen.snapshot["choices"] and screen.snapshot["choices"][0]["action"] == ["add"], "a card")
    step = screen.snapshot["step"]
    end(notebook)
    until(lambda: screen.closed, "the way is lost")
    assert "out" not in screen.kinds  # so that the page looks for the way again by itself
    notebook.run(MADE.format(more="resume=True"))
    assert notebook.value("invitation.links[1]") == link
    again = sat(network, link, back=back)
    assert (again.snapshot["seat"], again.snapshot["step"]) == (1, step)
    assert notebook.value("game.session.names") == ["Ada", "Bo"]
    notebook.run("invitation.close()")
    assert notebook.value("game.session.mode") == "study"  # as it was made


CLASS = """
import dungeon_widgets as dw
room = dw.ClassRoom()
live = room.go_live(["L02.p1", "L02.q3"], port={port})
"""


def free_port() -> int:
    """The usual one may be another test's."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        found: int = probe.getsockname()[1]
        return found


class KernelClass:
    """A class in a kernel, and a phone in it."""

    def __init__(self, notebook: Notebook, network: Network) -> None:
        self.notebook, self.network = notebook, network
        notebook.run(CLASS.format(port=free_port()))
        self.address, self.code = notebook.value("[live.address, live.code]")

    def phone(self, **hello: str) -> FakeScreen:
        screen = FakeScreen(self.network, f"{self.address}/#{self.code}")
        screen.say(json.dumps({"hello": {"code": self.code, "lang": "en", **hello}}))
        until(lambda: "in" in screen.kinds, "in")
        screen.ask_state()
        until(lambda: "state" in screen.state, "the class")
        return screen


def shown(screen: FakeScreen) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(screen.state["state"])
    return found


def commit(screen: FakeScreen, answer: str) -> None:
    screen.send(type="commit", id=shown(screen)["id"], answer=answer)


@pytest.mark.slow
@ENDS
def test_a_class_comes_back_when_its_cell_is_run_again(
    notebook: Notebook, network: Network, end: Callable[[Notebook], None]
) -> None:
    group = KernelClass(notebook, network)
    mia = group.phone(name="Mia")
    notebook.run("live.ask().shut().tell().next().ask()")
    until(lambda: shown(mia)["id"] == "L02.q3", "the second question")
    commit(mia, "1/2")
    until(lambda: shown(mia)["answer"] == "1/2", "committed")
    end(notebook)
    until(lambda: mia.closed, "the way is lost")
    assert "out" not in mia.kinds
    notebook.run(CLASS.format(port=0))
    assert notebook.value("[live.address, live.code]") == [group.address, group.code]
    back = group.phone(back=mia.told[-1]["back"])
    assert (shown(back)["name"], shown(back)["id"], shown(back)["answer"]) == ("Mia", "L02.q3", "1/2")
    assert notebook.value("[row['answer'] for row in room.rows()]") == ["1/2"]


@pytest.mark.soak
def test_phones_commit_during_a_cell_of_a_minute_and_no_answer_is_lost(
    notebook: Notebook, network: Network
) -> None:
    """A cell that computes: the server's own thread gets its turn, and says that the host is busy."""
    group = KernelClass(notebook, network)
    phones = [group.phone(name=f"Pupil {number}") for number in range(20)]
    notebook.run("live.ask()")
    until(lambda: all(shown(phone)["phase"] == "open" for phone in phones), "all are asked")
    notebook.begin(
        "import time\nprint('begun', flush=True)\nend = time.monotonic() + 60\nwhile time.monotonic() < end: pass"
    )
    for number, phone in enumerate(phones):
        commit(phone, f"{number}%")
    until(lambda: all("busy" in phone.kinds for phone in phones), "all are told")
    assert not any(shown(phone)["answer"] for phone in phones)
    late = FakeScreen(network, f"{group.address}/#{group.code}")  # even a new one gets that far
    late.say(json.dumps({"hello": {"code": group.code, "name": "Late", "lang": "en"}}))
    until(lambda: "busy" in late.kinds, "told at the door")
    until(lambda: all(shown(phone)["answer"] for phone in phones), "all are heard", 120)
    given = notebook.value("{each.who: each.answer for each in room.answers('L02.p1')}")
    lost = sum(given.get(f"Pupil {number}") != f"{number}%" for number in range(20))
    dropped = sum(phone.closed for phone in phones)
    report(
        "A cell of a minute",
        "Phones of a live class commit while a cell of the teacher's kernel computes: all are told to wait, and heard after it.",
        phones=20,
        lost=lost,
        screens_dropped=dropped,
    )
    assert (lost, dropped) == (0, 0)
