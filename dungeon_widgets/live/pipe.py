"""A comm that is a pipe of JSON texts: the same widget, unchanged, talks over a worker or a web socket.

The texts are the messages of the widget protocol, one JSON object each. To the page: ``update`` and ``echo_update`` with
a ``state``, ``custom`` with a ``content``, and ``close``. To the kernel: ``update``, ``custom`` and ``request_state``.
Binary data stands in ``buffers`` as base64, its places in ``buffer_paths``. js/src/core/pipe-model.ts is the other end.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from comm.base_comm import BaseComm

from ..engine.checks import short
from ..widgets.page.messages import BadMessageError, shallow
from ..widgets.page.wire import WIRE, as_text

MAX_TEXT = 64 * 1024
"""Characters of a text that a page may send."""
MAX_BUFFERS = 8

# Traits of every widget that only a notebook's own manager reads. The page code is no part of a conversation either:
# who opens a pipe has it already.
_NOT_FOR_PIPES = {"layout", "tooltip", "tabbable"}


class PipeComm(BaseComm):
    """One end of a pipe, in the kernel: it gives texts to `write` and is fed by `receive`.

    A widget made inside `carrying` talks over it. Nothing is written before the page has asked for the state: it gets the
    whole then, and from there on what changes.

    >>> from dungeon_widgets import DiceTray
    >>> heard = []
    >>> pipe = PipeComm(heard.append)
    >>> with pipe.carrying():
    ...     tray = DiceTray(seed=1)
    >>> pipe.receive('{"method": "request_state"}')
    >>> json.loads(heard[0])["state"]["kind"]
    'tray'
    """

    def __init__(self, write: Callable[[str], None], *, max_text: int = MAX_TEXT) -> None:
        self._write = write
        self._max_text = max_text
        self._asked = False
        super().__init__("jupyter.widget", primary=False)

    @contextmanager
    def carrying(self) -> Iterator[None]:
        """Let the widget that is made inside talk over this pipe: one widget, one pipe."""
        before = WIRE.set(self)
        try:
            yield
        finally:
            WIRE.reset(before)

    def carried(self, traits: Iterable[str]) -> list[str]:
        """Which traits of a widget travel."""
        return [trait for trait in traits if not trait.startswith("_") and trait not in _NOT_FOR_PIPES]

    # -- to the page ------------------------------------------------------------------------------

    def publish_msg(
        self,
        msg_type: str,
        data: dict[str, Any] | None = None,
        metadata: dict[str, Any] | None = None,
        buffers: list[bytes] | None = None,
        **keys: Any,
    ) -> None:
        """Write one message, once the page has asked for the state."""
        if not self._asked or msg_type != "comm_msg" or data is None:
            return
        message = dict(data)
        if buffers:
            message["buffers"] = [b64encode(part).decode("ascii") for part in buffers]
        else:
            message.pop("buffer_paths", None)
        self._write(as_text(message))

    def close(self, *_args: Any, deleting: bool = False, **_keys: Any) -> None:
        """Tell the page that nobody answers any more; a second time nothing happens."""
        if self._closed:
            return
        self._closed = True
        if self._asked and not deleting:
            self._write('{"method":"close"}')

    # -- from the page ----------------------------------------------------------------------------

    def receive(self, text: str) -> None:
        """Take one text of the page; `BadMessageError` says what is wrong with one that no honest page would send."""
        if self._closed:
            return
        data, buffers = read_text(text, self._max_text)
        if data["method"] == "request_state":
            self._asked = True
        if self._msg_callback is not None:
            self._msg_callback({"content": {"comm_id": self.comm_id, "data": data}, "buffers": buffers})


def read_text(text: str, most: int = MAX_TEXT) -> tuple[dict[str, Any], list[bytes]]:
    """A text of a page as the message it holds, and its buffers; `BadMessageError` if it is none.

    >>> read_text('{"method": "custom", "content": {"type": "undo"}}')
    ({'method': 'custom', 'content': {'type': 'undo'}}, [])
    """
    if not isinstance(text, str):
        raise BadMessageError("a message is a text")
    if len(text) > most:
        raise BadMessageError(f"a message has at most {most} characters, not {len(text)}")
    try:
        data = json.loads(text, parse_constant=_no_constant)
    except (ValueError, RecursionError):
        raise BadMessageError("a message is one JSON object") from None
    if not isinstance(data, dict):
        raise BadMessageError("a message is one JSON object")
    shallow(data)
    method = data.get("method")
    if method == "request_state":
        return {"method": method}, []
    if method == "custom":
        if "content" not in data:
            raise BadMessageError("a custom message has a content")
        return {"method": method, "content": data["content"]}, _buffers(data)
    if method == "update":
        if not isinstance(data.get("state"), dict):
            raise BadMessageError("an update has a state, which is an object")
        # No trait that a page may write is binary: a state with buffers is not put together at all.
        return {"method": method, "state": data["state"]}, []
    raise BadMessageError(f"unknown method {short(method)}")


def _buffers(data: dict[str, Any]) -> list[bytes]:
    sent = data.get("buffers", [])
    if not isinstance(sent, list) or len(sent) > MAX_BUFFERS:
        raise BadMessageError(f"buffers are a list of at most {MAX_BUFFERS}")
    try:
        return [b64decode(part, validate=True) for part in sent]
    except (ValueError, TypeError):
        raise BadMessageError("a buffer is a text in base64") from None


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is no JSON")
