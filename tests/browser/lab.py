"""A private JupyterLab server, and a page of it that a test can drive."""

from __future__ import annotations

import json
import os
import secrets
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

# Of patience, not of time: a server and a page with its kernel are seconds of work, and minutes on a busy machine.
START_SECONDS = 300
READY_MS = 300_000

# The status light of the page can be idle before the kernel's socket is up, and what runs then is lost:
# ask the application itself.
READY = """path => {
  const panel = window.jupyterapp?.shell.currentWidget;
  const kernel = panel?.sessionContext?.session?.kernel;
  return panel?.context?.path === path && panel.context.isReady
    && kernel?.status === "idle" && kernel.connectionStatus === "connected";
}"""

RUN_ALL = """async () => {
  await window.jupyterapp.commands.execute("notebook:run-all-cells");
  const cells = window.jupyterapp.shell.currentWidget.context.model.toJSON().cells;
  return cells.flatMap(cell => cell.outputs ?? []).filter(output => output.output_type === "error");
}"""

EXECUTE = """async code => {
  const { kernel } = window.jupyterapp.shell.currentWidget.sessionContext.session;
  const told = { stdout: "", error: null };
  const future = kernel.requestExecute({ code, store_history: false, stop_on_error: false });
  future.onIOPub = ({ header, content }) => {
    if (header.msg_type === "stream" && content.name === "stdout") told.stdout += content.text;
    if (header.msg_type === "error") told.error = content;
  };
  await future.done;
  return told;
}"""


@dataclass(frozen=True)
class LabServer:
    """A running server whose files are in `root`."""

    url: str
    token: str
    root: Path
    data: Path

    def request(self, path: str, method: str = "GET") -> bytes:
        headers = {"Authorization": f"token {self.token}"}
        call = urllib.request.Request(f"{self.url}/{path}", method=method, headers=headers)
        with urllib.request.urlopen(call, timeout=START_SECONDS) as answer:
            return bytes(answer.read())

    def address(self, path: str) -> str:
        """Where a page may go without being asked for the token."""
        return f"{self.url}/{path}?token={self.token}"

    def forget_answers(self) -> None:
        """Remove what students of a finished test have answered."""
        shutil.rmtree(self.data / "dungeon_widgets" / "books", ignore_errors=True)

    def stop_kernels(self) -> None:
        """End every session, so that kernels of finished tests do not slow down the next one."""
        for session in json.loads(self.request("api/sessions")):
            self.request(f"api/sessions/{session['id']}", "DELETE")


@contextmanager
def serve(root: Path, private: Path) -> Iterator[LabServer]:
    """JupyterLab on the files of `root`. It reads and writes no setting of the person who runs the tests."""
    settings = private / "settings" / "@jupyterlab" / "apputils-extension"
    settings.mkdir(parents=True)
    # Or a pop-up offers the news, and asks a server for them.
    quiet = {"fetchNews": "false", "checkForUpdates": False}
    (settings / "notification.jupyterlab-settings").write_text(json.dumps(quiet))
    folders = {
        "JUPYTER_CONFIG_DIR": "config",
        "JUPYTER_DATA_DIR": "data",
        "JUPYTER_RUNTIME_DIR": "runtime",
        "JUPYTERLAB_SETTINGS_DIR": "settings",
        "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
        "IPYTHONDIR": "ipython",
    }
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    token = secrets.token_hex(16)
    command = [
        *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", "--ip=127.0.0.1"),
        *(f"--port={port}", "--ServerApp.port_retries=0", f"--IdentityProvider.token={token}"),
        *(f"--ServerApp.root_dir={root}", "--LabApp.expose_app_in_browser=True"),
        "--JupyterNotebookApp.expose_app_in_browser=True",  # the same server has Notebook 7 under /notebooks
    ]
    env = {**os.environ, **{name: str(private / folder) for name, folder in folders.items()}}
    log = private / "server.log"
    with log.open("w") as out:
        process = subprocess.Popen(command, env=env, stdout=out, stderr=subprocess.STDOUT)
    server = LabServer(f"http://127.0.0.1:{port}", token, root, private / "data")
    try:
        _wait_until_up(server, process, log)
        yield server
    finally:
        process.terminate()
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()


def _wait_until_up(server: LabServer, process: subprocess.Popen[bytes], log: Path) -> None:
    deadline = time.monotonic() + START_SECONDS
    while process.poll() is None and time.monotonic() < deadline:
        try:
            server.request("api/status")
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.1)
        else:
            return
    raise RuntimeError(f"JupyterLab did not start:\n{log.read_text()[-4000:]}")


class LabPage:
    """One browser page of the server; `page` is Playwright's own, for locators and keys."""

    def __init__(self, page: Page, server: LabServer) -> None:
        self.page = page
        self.server = server

    def open_notebook(self, path: str, app: str = "lab/tree") -> None:
        """Open the notebook at `path` under the server's root and wait for its kernel."""
        # `reset` forgets the tabs that an earlier test left open.
        self.page.goto(self.server.address(f"{app}/{path}") + "&reset")
        self.page.wait_for_function(READY, arg=path, timeout=READY_MS)

    def run_all(self) -> None:
        """Run every cell to its end; a cell that raises fails the test."""
        errors = self.page.evaluate(RUN_ALL)
        assert not errors, "\n".join(_explain(error) for error in errors)

    def kernel(self, code: str) -> str:
        """Run `code` in the notebook's kernel, in no cell, and return what it printed."""
        told = self.page.evaluate(EXECUTE, code)
        assert told["error"] is None, _explain(told["error"])
        return str(told["stdout"])


def _explain(error: dict[str, Any]) -> str:
    return "\n".join([f"{error['ename']}: {error['evalue']}", *error["traceback"]])
