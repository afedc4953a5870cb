"""A game survives its kernel in JupyterLab, and a kernel that is gone is called gone."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from .board import SCRIPT_GAME, Board, cell, script
from .lab import READY, READY_MS, LabPage

Notebook = Callable[[list[str]], str]

KILL = "import os, signal; os.kill(os.getpid(), signal.SIGKILL)"
LOG = "print([e.action for e in game.session.log])"
# Nobody answers a kernel that kills itself: the promise is not waited for.
SEND = """code => {
  const { kernel } = window.jupyterapp.shell.currentWidget.sessionContext.session;
  kernel.requestExecute({ code }).done.catch(() => {});
}"""
# Without the question whether one is sure.
RESTART = "() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()"
SHUT_DOWN = "() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.shutdown()"
GONE = re.compile("kernel is gone.*Run the cell again")


def test_a_game_goes_on_after_its_kernel_was_killed(lab: LabPage, notebook: Notebook) -> None:
    path = notebook([cell(**SCRIPT_GAME)])
    lab.open_notebook(path)
    lab.run_all()
    board = Board(lab.page)
    for action in script()[:4]:
        board.act(action)
    step, played = board.step(), lab.kernel(LOG)
    lab.page.evaluate(SEND, KILL)
    expect(board.root.get_by_role("alert")).to_have_text(GONE)
    expect(board.actions.get_by_role("button").first).to_have_attribute("aria-disabled", "true")

    # The server starts a new kernel by itself; it knows nothing.
    lab.page.get_by_role("dialog").get_by_role("button", name="Ok").click()
    lab.page.wait_for_function(READY, arg=path, timeout=READY_MS)
    lab.run_all()
    board = Board(lab.page)
    offer = board.root.get_by_role("status").filter(has_text="Go on with your game of")
    expect(offer).to_have_text(re.compile(rf"Go on with your game of \d\d:\d\d.*, step {step[1]}\?"))
    assert lab.kernel(LOG) != played  # not without being asked
    board.press(offer.get_by_role("button", name="Go on"))
    board.expect_step(*step)
    assert lab.kernel(LOG) == played
    board.act(script()[4])


def test_a_kernel_that_is_gone_is_called_gone(lab: LabPage, notebook: Notebook) -> None:
    path = notebook([cell(**SCRIPT_GAME)])
    lab.open_notebook(path)
    for end in (RESTART, SHUT_DOWN):
        lab.run_all()
        board = Board(lab.page)
        board.act(script()[0])
        lab.page.evaluate(end)
        expect(board.root.get_by_role("alert")).to_have_text(GONE)
        expect(board.root.get_by_text("waits in line")).to_have_count(0)
        if end is RESTART:
            lab.page.wait_for_function(READY, arg=path, timeout=READY_MS)
