"""A real kernel: killed in the middle of a game, and interrupted while a bot thinks."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.manager import KernelManager

SECONDS = 300
"""Of patience: on a busy machine a kernel takes its time."""

MADE = """
import dungeon_widgets as dw
game = dw.WelcomeToTheDungeon(["Ada", "bot:random"], hero="warrior", first=0)
"""


class Notebook:
    """One notebook with its kernel, and the page of its widget."""

    def __init__(self, data: Path) -> None:
        self.env = {**os.environ, "JUPYTER_DATA_DIR": str(data), "JPY_SESSION_NAME": "lesson.ipynb"}
        self.start()

    def start(self) -> None:
        self.manager = KernelManager(kernel_name="python3")
        self.manager.start_kernel(env=self.env)
        self.client: BlockingKernelClient = self.manager.client()
        self.client.start_channels()
        self.client.wait_for_ready(timeout=SECONDS)

    def run(self, code: str) -> str:
        """Run a cell and return what it printed."""
        printed: list[str] = []

        def heard(message: dict[str, Any]) -> None:
            if message["msg_type"] == "stream":
                printed.append(message["content"]["text"])

        reply = self.client.execute_interactive(code, timeout=SECONDS, output_hook=heard)
        assert reply["content"]["status"] == "ok", reply["content"]
        return "".join(printed)

    def begin(self, code: str) -> None:
        """Run a cell that prints something first, and go on as soon as it does.

        Whatever its end, what is asked next is not dropped, as a kernel drops what waits behind a cell that failed.
        """
        asked = self.client.execute(code, stop_on_error=False)
        while True:
            message = self.client.get_iopub_msg(timeout=SECONDS)
            if message["msg_type"] == "stream" and message["parent_header"].get("msg_id") == asked:
                return

    def value(self, expression: str) -> Any:
        return json.loads(self.run(f"import json; print(json.dumps({expression}))"))

    def say(self, **content: Any) -> None:
        """What the page of `game` would send."""
        data = {"comm_id": self.value("game.comm.comm_id"), "data": {"method": "custom", "content": content}}
        message = self.client.session.msg("comm_msg", data)
        self.client.shell_channel.send(message)

    def kill(self) -> None:
        os.kill(self.manager.provisioner.pid, signal.SIGKILL)  # type: ignore[union-attr]
        self.stop()

    def stop(self) -> None:
        self.client.stop_channels()
        self.manager.shutdown_kernel(now=True)


@pytest.fixture
def notebook(data_folder: Path) -> Iterator[Notebook]:
    notebook = Notebook(data_folder)
    yield notebook
    notebook.stop()


@pytest.mark.slow
def test_a_game_survives_a_kernel_that_is_killed(notebook: Notebook) -> None:
    notebook.run(MADE)
    notebook.say(type="opened")
    for choices in range(1, 4):
        action = notebook.value("list(game.legal[0])")
        notebook.say(type="act", seq=notebook.value('game.snapshot["seq"]'), action=action)
        chosen = notebook.value("[list(entry.action) for entry in game.session.log if entry.mover == 0]")
        assert (len(chosen), chosen[-1]) == (choices, action)
    left = notebook.value("game.session.to_json()")
    notebook.kill()
    notebook.start()
    notebook.run(MADE)
    assert notebook.value("game.session.to_json()") != left  # not without being asked
    notebook.say(type="opened")
    notebook.say(type="resume", seq=notebook.value('game.snapshot["seq"]'))
    assert notebook.value("game.session.to_json()") == left


@pytest.mark.slow
def test_an_interrupt_while_a_bot_thinks_leaves_a_game_that_goes_on(
    notebook: Notebook, tmp_path: Path
) -> None:
    thinks = tmp_path / "thinks"
    notebook.run(MADE)
    notebook.run(
        "import pathlib, time\n"
        "bot = type(game.session.seats[1].bot)\n"
        f"thinks = pathlib.Path({str(thinks)!r})\n"
        "honest, bot.choose = bot.choose, lambda *args: (thinks.touch(), time.sleep(10_000))\n"
    )
    notebook.say(type="act", seq=notebook.value('game.snapshot["seq"]'), action=["draw"])
    seq = notebook.value('game.snapshot["seq"]')
    notebook.say(type="act", seq=seq, action=["add"])
    end = time.monotonic() + SECONDS
    while not thinks.exists() and time.monotonic() < end:
        time.sleep(0.02)
    notebook.manager.interrupt_kernel()
    assert notebook.value('[game.state.to_move, game.snapshot["to_move"]]') == [1, 1]
    notebook.run("bot.choose = honest")
    notebook.say(type="auto", seq=notebook.value('game.snapshot["seq"]'))
    assert notebook.value("game.state.to_move") in (0, -2)
