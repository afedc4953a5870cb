"""A live widget on a plain page: what the page sends goes straight to the Python object, with no server between."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import comm
from playwright.sync_api import Page

from dungeon_widgets.widgets.page.bundle import bundle_path
from dungeon_widgets.widgets.page.page import PageWidget
from tests.widgets.page import RecordingComm

from .steady import steady

# A model as anywidget gives it, whose other end is the Python object.
MOUNT = """async ([code, state]) => {
  const url = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  const { default: widget } = await import(url);
  const handlers = new Map();
  const fire = (event, ...args) => { for (const handler of [...(handlers.get(event) ?? [])]) handler(...args); };
  let changed = {};
  const hear = (messages) => {
    for (const { method, state: news, content } of messages) {
      if (method === "custom") fire("msg:custom", content, []);
      if (method !== "update") continue;
      Object.assign(state, news);
      for (const name of Object.keys(news)) fire(`change:${name}`);
    }
  };
  const say = (data) => window.sayToPython(data).then(hear);
  window.hearFromPython = hear;
  const model = {
    get: (name) => state[name],
    set(name, value) { state[name] = value; changed[name] = value; fire(`change:${name}`); },
    save_changes() { const state = changed; changed = {}; void say({ method: "update", state }); },
    send: (content) => void say({ method: "custom", content }),
    on(event, handler) { handlers.set(event, (handlers.get(event) ?? new Set()).add(handler)); },
    off(event, handler) { handlers.get(event)?.delete(handler); },
  };
  widget.render({ model, el: document.getElementById("game"), signal: new AbortController().signal });
}"""
PAGE = """<!doctype html><html lang='en'><title>Game</title><meta name='viewport' content='width=device-width'>
<body style='margin:0'><main><h1 style='position:absolute;opacity:0'>Game</h1><div id='game'></div></main>"""


HOME = "http://127.0.0.1/"  # a page with an address may keep what its reader has seen; nobody is asked for it


@contextmanager
def listening() -> Iterator[None]:
    """Widgets made here have somebody to talk to."""
    with patch.object(comm, "create_comm", RecordingComm), patch("comm.create_comm", RecordingComm):
        yield


class Direct:
    """One page on one widget. `deaf` pages are never answered: for pictures of one moment."""

    def __init__(self, page: Page, widget: PageWidget) -> None:
        self.page = page
        self.widget = widget
        page.expose_function("sayToPython", self._hear)

    def show(self, **changed: Any) -> None:
        """Mount the widget as it is now; the notes of the first round are for people."""
        self.page.route(HOME, lambda route: route.fulfill(body=PAGE, content_type="text/html"))
        self.page.goto(HOME)
        state = {**self.widget.get_state(), **changed}
        state = {
            name: value for name, value in state.items() if not name.startswith("_") and name != "layout"
        }
        code = bundle_path(getattr(self.widget, "bundle_name", "lab")).read_text(encoding="utf-8")
        self.page.evaluate(MOUNT, [code, json.loads(json.dumps(state))])
        self.page.locator(".dw").wait_for()
        steady(self.page)

    def after(self, change: Callable[[], object]) -> None:
        """Show what a cell of the notebook did to the widget."""
        self.page.evaluate("messages => hearFromPython(messages)", self._sent(change))

    def _hear(self, data: dict[str, Any]) -> list[dict[str, Any]]:
        link = self.widget.comm
        assert link is not None
        message = {"content": {"comm_id": link.comm_id, "data": data}, "buffers": []}
        return self._sent(lambda: link.handle_msg(message))

    def _sent(self, change: Callable[[], object]) -> list[dict[str, Any]]:
        link = self.widget.comm
        assert isinstance(link, RecordingComm)
        link.sent.clear()
        change()
        return [message for message in link.sent if message["msg_type"] == "comm_msg"]
