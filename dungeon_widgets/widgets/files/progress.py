"""A progress bar with a stop button, shown in a notebook while something takes its time."""

from __future__ import annotations

import time
from typing import Any

from ...lab.simulate.simulate import Progress, show_progress_by, simulate
from ...lab.simulate.tournament import tournament

__all__ = ["NotebookProgress", "in_notebook", "simulate", "tournament"]

EVERY = 0.1  # seconds between two looks of the bar


class NotebookProgress:
    """An ipywidgets bar. The stop button works while the cell runs where the kernel has subshells (ipykernel 7
    with JupyterLab 4.4 or newer); the notebook's own interrupt button stops it everywhere."""

    def __init__(self) -> None:
        self.stopped = False
        self._last = 0.0

    def start(self, total: int) -> None:
        """Show an empty bar for so many games."""
        import ipywidgets
        from IPython.display import display

        self._bar = ipywidgets.IntProgress(0, 0, total, layout={"width": "60%"})
        self._text = ipywidgets.Label(f"0 / {total}")
        self._stop = ipywidgets.Button(description="Stop", icon="stop", layout={"width": "90px"})
        self._stop.on_click(self._on_stop)
        _hear_while_busy(self._stop)
        self._total = total
        display(ipywidgets.HBox([self._bar, self._text, self._stop]))

    def _on_stop(self, _button: Any) -> None:
        self.stopped = True

    def update(self, done: int) -> None:
        """Show that so many are done, at most some times per second."""
        now = time.monotonic()
        if now - self._last >= EVERY:
            self._last = now
            self._show(done)

    def finish(self, done: int) -> None:
        """Show the end, in another colour if it was stopped early."""
        self._show(done)
        self._bar.bar_style = "success" if done == self._total else "warning"
        self._stop.disabled = True

    def _show(self, done: int) -> None:
        self._bar.value = done
        self._text.value = f"{done} / {self._total}"


def _hear_while_busy(widget: Any) -> None:
    """Let a click be heard while a cell runs.

    JupyterLab sends it to a free subshell. ipykernel 7.4 turns it back to the shell that last used the widget, where
    it waits for the cell to end; this method of the widget's comm is where it asks. Other kernels never ask.
    """
    widget.comm._reply_subshell_for = lambda _data, asked_for: asked_for


def in_notebook() -> bool:
    """Whether a kernel runs us, so that widgets can be shown."""
    try:
        from IPython import get_ipython
    except ImportError:
        return False
    return hasattr(get_ipython(), "kernel")


def notebook_bar(asked: bool | None) -> Progress | None:
    """A bar if one is asked for (True), or if nothing was said (None) and there is a notebook to show it in."""
    return NotebookProgress() if asked or (asked is None and in_notebook()) else None


show_progress_by(notebook_bar)
