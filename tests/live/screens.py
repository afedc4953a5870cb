"""Screens without a browser: tornado's own web socket client, in a thread of its own, which keeps all it hears."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from contextlib import suppress
from threading import Thread
from typing import Any

from tornado.httpclient import HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

PATIENCE = 300.0


class Network:
    """The thread that all screens of a test live in."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = Thread(target=self._run, daemon=True)
        self.thread.start()

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_forever()
        self.loop.run_until_complete(self.loop.shutdown_default_executor())  # where addresses were looked up

    def do(self, what: Coroutine[Any, Any, Any]) -> Future[Any]:
        return asyncio.run_coroutine_threadsafe(what, self.loop)

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(5)


class FakeScreen:
    """One screen. `heard` has every text, `told` what was said beside the pipe, `state` the traits of its page."""

    def __init__(self, network: Network, link: str, *, origin: str | None = "own", host: str = "") -> None:
        self.network = network
        self.link = link
        self.secret = ""  # by which the seat is found again
        address, _, self.key = link.partition("#")
        base = address.rsplit("/", 1)[0]
        headers = {} if origin is None else {"Origin": base if origin == "own" else origin}
        if host:
            headers["Host"] = host
        self.heard: list[str] = []
        self.told: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self._request = HTTPRequest(base.replace("http", "ws", 1) + "/pipe", headers=headers)
        self._open()

    def _open(self) -> None:
        self.closed = False
        self.socket: WebSocketClientConnection = self.network.do(self._connect()).result(PATIENCE)

    async def _connect(self) -> WebSocketClientConnection:
        socket = await websocket_connect(self._request, max_message_size=50 * 1024 * 1024)
        self.reader = asyncio.get_running_loop().create_task(self._read(socket))
        return socket

    async def _read(self, socket: WebSocketClientConnection) -> None:
        while (text := await socket.read_message()) is not None:
            assert isinstance(text, str)
            self.heard.append(text)
            self._take(json.loads(text))
        self.closed = True

    def _take(self, message: dict[str, Any]) -> None:
        if message.get("live") == "here":
            return
        if "live" in message:
            self.told.append(message)
            self.secret = message.get("back") or self.secret
        elif message["method"] == "update":
            self.state.update(message["state"])
        elif message["method"] == "custom":
            self.said.append(json.loads(message["content"]["json"]))

    # -- what the screen does ---------------------------------------------------------------------

    def say(self, text: str | bytes) -> None:
        async def write() -> None:
            with suppress(Exception):
                await self.socket.write_message(text, binary=isinstance(text, bytes))

        self.network.do(write()).result(PATIENCE)

    def hello(self, **fields: Any) -> None:
        self.say(json.dumps({"hello": {"key": self.key, "lang": "en", **fields}}))

    def come_back(self) -> None:
        """As a page does whose way was lost: a starved machine answers no ping, and is taken for gone."""
        self.state = {}
        self._open()
        self.hello(back=self.secret)
        self.ask_state()

    def ask_state(self) -> None:
        self.say('{"method":"request_state"}')

    def send(self, **content: Any) -> None:
        self.say(json.dumps({"method": "custom", "content": content}))

    def write(self, **state: Any) -> None:
        self.say(json.dumps({"method": "update", "state": state}))

    def act(self, action: Any) -> None:
        self.send(type="act", seq=self.snapshot["seq"], action=action)

    def leave(self) -> None:
        async def close() -> None:
            self.socket.close()

        self.network.do(close()).result(PATIENCE)

    # -- what it shows ----------------------------------------------------------------------------

    @property
    def snapshot(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.state["snapshot"]) if "snapshot" in self.state else {}
        return found

    @property
    def kinds(self) -> list[str]:
        return [message["live"] for message in self.told]

    @property
    def notices(self) -> list[str]:
        return [message["text"] for message in self.said if message["type"] == "notice"]


def pumped(serve: Callable[..., None], holds: Callable[[], Any], what: str = "") -> None:
    """Run errands in this thread until something holds."""
    serve(PATIENCE, until=holds)
    assert holds(), f"this did not come to pass: {what}"
