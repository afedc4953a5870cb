"""`dungeon-widgets play`: a table without Jupyter."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from dungeon_widgets.cli import main as cli
from dungeon_widgets.cli.play import GAMES
from dungeon_widgets.live.table.invitation import Invitation


@pytest.fixture
def interruptible() -> Iterator[None]:
    """What is started now can be interrupted, even where the tests run in the background of a shell and cannot be."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.slow
@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize(("lang", "title"), [("en", "You play here:"), ("fr", "Vous jouez ici :")])
def test_a_game_is_served_until_it_is_interrupted(tmp_path: Path, lang: str, title: str) -> None:
    command = [sys.executable, "-m", "dungeon_widgets", "play", "welcome", "--no-browser", "--lang", lang]
    process = subprocess.Popen(
        [*command, "--players", "Ada", "Bo", "bot:careful"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "JUPYTER_DATA_DIR": str(tmp_path), "PYTHONIOENCODING": "utf-8"},
    )
    try:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(4)]
        assert lines[0].startswith(title)
        links = re.findall(r"http://127\.0\.0\.1:\d+/t#[\w-]{22}", "".join(lines))
        assert len(set(links)) == 3
        with urlopen(links[0], timeout=300) as page:
            assert b"dungeon-live-screen" in page.read()
    finally:
        process.send_signal(signal.SIGINT)
        _out, err = process.communicate(timeout=300)
    assert (process.returncode, err) == (0, "")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_opened_in_the_browser_with_a_link_for_each_person(
    game: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr(Invitation, "serve", lambda _self: None)
    assert cli.main(["play", game, "--players", "Ada", "Bram", "bot:random", "--host", "0.0.0.0"]) == 0
    here, bram, wall, wifi, end = capsys.readouterr().out.splitlines()
    assert opened == [here.removeprefix("You play here: ")]
    assert bram.startswith("Bram: http://")
    assert wall.startswith("Onlookers: http://")
    assert "can be read on the same Wi-Fi" in wifi
    assert end == "Ctrl+C ends it."
    assert len({line.partition("#")[2] for line in (here, bram, wall)}) == 3


def test_bots_alone_do_not_need_a_page(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", "welcome", "--players", "bot:careful", "bot:careful"]) == 2
    assert "at least one player must be a person" in capsys.readouterr().err


def test_a_port_that_is_taken_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert cli.main(["play", "welcome", "--no-browser", "--port", port]) == 2
    assert f"port {port} of 127.0.0.1 cannot be had" in capsys.readouterr().err


def test_a_port_that_there_is_not_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", "welcome", "--no-browser", "--port", "99999"]) == 2
    assert "port must be a whole number from 0 to 65535, not 99999" in capsys.readouterr().err


def test_what_is_missing_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "tornado", None)
    for name in [name for name in sys.modules if name.startswith("dungeon_widgets.live")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "tornado.httpserver", None)
    assert cli.main(["play", "welcome", "--no-browser"]) == 2
    assert "pip install 'dungeon-widgets[live]'" in capsys.readouterr().err
