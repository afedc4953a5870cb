"""The places a notebook runs besides JupyterLab: slower to set up, so `make hosts` runs them."""

from __future__ import annotations

import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
START_SECONDS = 240


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.hosts)


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Callable[..., str]]:
    """Start a server from a command with ``{port}`` in it, and return its address once it answers."""
    started: list[subprocess.Popen[bytes]] = []

    def start(
        *command: str, cwd: Path | None = None, env: dict[str, str] | None = None, **as_user: Any
    ) -> str:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        log = tmp_path / f"server-{port}.log"
        with log.open("w") as out:
            words = [word.replace("{port}", str(port)) for word in command]
            process = subprocess.Popen(
                words, cwd=cwd, env=env, stdout=out, stderr=subprocess.STDOUT, **as_user
            )
        started.append(process)
        address = f"http://127.0.0.1:{port}"
        deadline = time.monotonic() + START_SECONDS
        while process.poll() is None and time.monotonic() < deadline:
            try:
                urllib.request.urlopen(address, timeout=2).close()
            except urllib.error.HTTPError:
                return address  # it answers, if only to say that a token is wanted
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(0.1)
            else:
                return address
        raise RuntimeError(f"{command[0]} did not start:\n{log.read_text()[-4000:]}")

    yield start
    for process in started:
        process.terminate()
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
