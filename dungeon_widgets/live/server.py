"""The server: pages and pipes for the screens of one room, and nothing else. It has its own thread and loop.

It knows no game and no lesson. What a screen says goes to the kernel's main thread as an errand.
"""

from __future__ import annotations

import asyncio
import json
import logging
import socket
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from time import monotonic
from typing import Any

from tornado.httpserver import HTTPServer
from tornado.iostream import IOStream, StreamClosedError
from tornado.web import Application, RequestHandler
from tornado.websocket import WebSocketClosedError, WebSocketHandler

from ..engine.languages import LANGUAGES
from .addresses import bound_to, host_is_ours
from .doors import WRONG_A_SCREEN, Door, Doors, Knocks, tidy_code
from .errands import Errands
from .pages import HEADERS, bundle_file, page_html
from .screen import Room, Screen, told
from .words import say

logger = logging.getLogger(__name__)

MAX_MESSAGE = 64 * 1024
MAX_SCREENS = 300
MAX_STRANGERS = 300
"""Screens that have shown no key yet: a whole class may come at once. They take nobody's place, and of more than these
the one that has waited longest goes first."""
MAX_CALLERS = 300
"""Connections that fetch a page, or say nothing: each is a file of the kernel's process, which has about a thousand. Of
more than these the oldest is closed."""
A_SECOND, BURST = 20, 60
MAX_BEHIND = 4 * 1024 * 1024
"""Bytes that may wait for a screen that does not read."""
MAX_WAITING = 200
"""Messages of one screen that may wait while the kernel is busy."""
IDLE = 2 * 3600.0
HELLO_WITHIN = 20.0
PING_EVERY, PONG_WITHIN = 25.0, 20.0
"""Seconds. Who does not answer is taken for gone; a page whose machine was only slow comes back by itself."""
HERE_EVERY = 10.0
"""Seconds after which a screen to which nothing was said is told that we are still there: it has no other way to notice
that a connection was cut without a word (js/src/live/socket.ts)."""
BUSY_AFTER = 1.0
LAST_WORDS = 0.5
"""Seconds in which a table that closes waits for its screens to hear so."""


class Server:
    """Serves one room. `close` ends it; so does the end of the process."""

    def __init__(self, room: Room, errands: Errands, *, host: str = "127.0.0.1", port: int = 0) -> None:
        self.room = room
        self.errands = errands
        self.doors = Doors()
        self.knocks = Knocks()
        self.sockets: set[Socket] = set()
        self.callers: list[IOStream] = []
        self.busy = False
        self.host = host
        bound = bound_to(host, port)
        bound.setblocking(False)
        self.port: int = bound.getsockname()[1]
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._run, args=(bound,), name="dungeon-widgets live", daemon=True)
        self._thread.start()

    # -- called from any thread -------------------------------------------------------------------

    def soon(self, do: Any, *args: Any) -> None:
        """Have something done in the server's thread."""
        with suppress(RuntimeError):  # it has ended
            self._loop.call_soon_threadsafe(do, *args)

    def close(self) -> None:
        """Close every screen and the port."""
        self.soon(self._stop)
        self._thread.join(5)

    # -- the server's thread ----------------------------------------------------------------------

    def _run(self, bound: socket.socket) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._serve(bound))
        self._loop.close()

    async def _serve(self, bound: socket.socket) -> None:
        self._stopped = asyncio.Event()
        app = Application(
            [
                (r"/(t|c|)", Page, {"server": self}),
                (r"/s/([a-z_]+)\.js", Bundle, {"server": self}),
                (r"/pipe", Socket, {"server": self}),
            ],
            default_handler_class=Nothing,
            default_handler_args={"server": self},
            websocket_max_message_size=MAX_MESSAGE,
            websocket_ping_interval=PING_EVERY,
            websocket_ping_timeout=PONG_WITHIN,
            log_function=lambda _handler: None,
        )
        http = Listener(
            app,
            idle_connection_timeout=20,
            body_timeout=10,
            max_header_size=16 * 1024,
            max_body_size=1024,
        )
        http.called = self._called
        http.add_sockets([bound])
        while not self._stopped.is_set():
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._stopped.wait(), 0.5)
            self._look_round()
        http.stop()
        for one in list(self.sockets):
            one.end_later()
        until = self._loop.time() + LAST_WORDS
        while self.sockets and self._loop.time() < until:
            await asyncio.sleep(0.01)
        await http.close_all_connections()
        others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    def _stop(self) -> None:
        self._stopped.set()

    def _called(self, caller: IOStream) -> None:
        """Close the oldest connections that have not become a pipe, where there are too many."""
        self.callers = [one for one in self.callers if not one.closed()] + [caller]
        for one in self.callers[:-MAX_CALLERS]:
            one.close()

    @property
    def full(self) -> bool:
        """Whether all places are taken by screens that have shown a key."""
        return sum(one.greeted for one in self.sockets) >= MAX_SCREENS

    def let_strangers_go(self) -> None:
        """Close those who have said nothing for longest, where there are too many."""
        strangers = sorted((one for one in self.sockets if not one.greeted), key=lambda one: one.heard_at)
        for one in strangers[: max(0, len(strangers) - MAX_STRANGERS)]:
            one.end()

    def _look_round(self) -> None:
        """Tell screens whether the host is busy, and part with those that have gone to sleep."""
        busy = self.errands.waiting() > BUSY_AFTER
        if busy != self.busy:
            self.busy = busy
            for one in list(self.sockets):
                one.put(told("busy" if busy else "ready"))
        now = monotonic()
        for one in list(self.sockets):
            if not one.greeted and now - one.heard_at > HELLO_WITHIN:
                one.end()
            elif now - one.heard_at > IDLE:
                one.refuse(say("idle", one.lang))
            elif now - one.told_at > HERE_EVERY:
                one.put(told("here"))


class Listener(HTTPServer):
    """Tells of every connection, before anything is read from it."""

    called: Callable[[IOStream], None]

    def handle_stream(self, stream: IOStream, address: tuple[Any, ...]) -> None:
        self.called(stream)
        super().handle_stream(stream, address)


class Checked(RequestHandler):
    """A request that came to us by our own name."""

    def initialize(self, server: Server) -> None:
        self.server = server

    def prepare(self) -> None:
        if not host_is_ours(self.request.host, self.server.host):
            self.set_status(403)
            self.finish("This address is not the one of the table.")

    def set_default_headers(self) -> None:
        self.clear_header("Server")
        for name, value in HEADERS.items():
            self.set_header(name, value)
        self.set_header(
            "Connection", "close"
        )  # a browser would keep several for minutes, and a class has many browsers

    def write_error(self, status_code: int, **_keys: Any) -> None:
        self.finish(f"{status_code}")


class Page(Checked):
    """The one page there is: it asks over the pipe what to show."""

    def get(self, _where: str) -> None:
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.finish(page_html(self.server.doors.ask_names))


class Bundle(Checked):
    """The page code, by names that are known beforehand."""

    def get(self, name: str) -> None:
        file = bundle_file(name)
        if file is None:
            self.set_status(404)
            self.finish(say("nothing_here", "en"))
            return
        self.set_header("Content-Type", "text/javascript; charset=utf-8")
        self.set_header("Cache-Control", "no-cache")
        self.finish(file)


class Nothing(Checked):
    """Everywhere else."""

    def prepare(self) -> None:
        super().prepare()
        if not self._finished:
            self.set_status(404)
            self.finish(say("nothing_here", "en"))


class Socket(WebSocketHandler):
    """The pipe of one screen."""

    def initialize(self, server: Server) -> None:
        self.server = server
        self.screen: Screen | None = None
        self.lang = "en"
        self.greeted = False  # a right key was shown, and a name is being typed
        self.heard_at = self.told_at = monotonic()
        self.allowance, self.counted_at = float(BURST), monotonic()
        self.wrong = 0
        self.behind = 0
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()
        self.ended = False

    def prepare(self) -> None:
        """Only our own page may open a pipe, by our own name. Newer versions of tornado ask `check_origin` of strangers alone,
        and a stranger's name that points here is none to them."""
        if not self.check_origin(self.request.headers.get("Origin", "")):
            self.set_status(403)
            self.finish()

    def check_origin(self, origin: str) -> bool:
        host = self.request.host
        return host_is_ours(host, self.server.host) and origin in (f"http://{host}", f"https://{host}")

    def open(self, *_args: str, **_keys: str) -> None:
        self.set_nodelay(True)
        asyncio.get_running_loop().create_task(self._write_all())
        self.server.sockets.add(self)
        self.server.callers = [one for one in self.server.callers if one is not self._stream]
        self.server.let_strangers_go()

    def on_message(self, message: str | bytes) -> None:
        if self.ended:
            return
        self.heard_at = monotonic()
        if not self._allowed():
            self.refuse(say("too_fast", self.lang))
        elif not isinstance(message, str):
            self.put(told("bad", text="a message is a text"))
        elif self.screen is not None:
            self._pass_on(self.screen, message)
        else:
            self._hello(message)

    def on_ping(self, _data: bytes) -> None:
        """No browser sends one."""
        if not self._allowed():
            self.end()

    def _pass_on(self, screen: Screen, message: str) -> None:
        """To the kernel; while it is busy, a screen may leave only so much."""
        if screen.waiting >= MAX_WAITING:
            self.refuse(say("too_fast", self.lang))
            return
        screen.waiting += 1
        self.server.errands.leave(lambda: screen.receive(message))

    def on_close(self) -> None:
        self.ended = True
        self.server.sockets.discard(self)
        self.queue.put_nowait(None)
        if self.screen is not None:
            screen, self.screen = self.screen, None
            self.server.errands.leave(lambda: self._gone(screen))

    def _gone(self, screen: Screen) -> None:
        if not screen.gone:
            self.server.room.left(screen)
            screen.drop()

    # -- the first words --------------------------------------------------------------------------

    def _hello(self, message: str) -> None:
        hello = read_hello(message)
        if hello is None:
            self.put(told("bad", text="a screen begins with hello"))
            return
        self.lang = hello["lang"]
        door = self._door(hello)
        if door is None:
            return
        if not self.greeted and self.server.full:
            self.refuse(say("full", self.lang, n=MAX_SCREENS))
            return
        self.greeted = True
        if door.asks_name and not hello["name"] and not hello["back"]:
            self.put(told("ask", title=door.title, letter=door.letter, lang=self.lang, theme=door.theme))
            return
        screen = Screen(
            door, lambda text: self.server.soon(self.put, text), lambda: self.server.soon(self.end_later)
        )
        screen.lang = self.lang
        self.screen = screen
        if self.server.busy:
            self.put(told("busy"))
        self.server.errands.leave(lambda: self._enter(screen, hello))

    def _enter(self, screen: Screen, hello: dict[str, str]) -> None:
        """In the kernel's thread: the room decides. A screen that was not let in says hello again."""
        self.server.room.enter(screen, dict(hello))
        if screen.page is None and not screen.gone:
            self.server.soon(self._not_in, screen)

    def _not_in(self, screen: Screen) -> None:
        if self.screen is screen:
            self.screen = None

    def _door(self, hello: dict[str, str]) -> Door | None:
        knocks = self.server.knocks
        by_code, doors = bool(hello["code"]), self.server.doors
        if by_code and knocks.shut and doors.behind(hello["back"]) is None:  # who was in comes back
            self.put(told("no", text=say("shut", self.lang), again=True))
            return None
        key = tidy_code(hello["code"]) if by_code else hello["key"]
        door = doors.behind(key) if key else None
        if door is None:
            knocks.wrong()
            self.wrong += 1
            said = say("wrong_code" if by_code or not key else "wrong_link", self.lang)
            if self.wrong >= WRONG_A_SCREEN:
                self.refuse(said)
            else:
                self.put(told("no", text=said, again=by_code or not key))
        return door

    # -- writing ----------------------------------------------------------------------------------

    def put(self, text: str) -> None:
        """Say something, in order. A screen that does not read is closed before it fills the memory."""
        if self.ended:
            return
        self.told_at = monotonic()
        self.behind += len(text)
        if self.behind > MAX_BEHIND:
            self.ended = True
            logger.info("a screen did not keep up and was closed")
            self.end()
            return
        self.queue.put_nowait(text)

    async def _write_all(self) -> None:
        while (text := await self.queue.get()) is not None:
            try:
                await self.write_message(text)
            except (WebSocketClosedError, StreamClosedError):
                return
            self.behind -= len(text)
        self.close()

    def refuse(self, text: str) -> None:
        """Say why, and close."""
        self.put(told("out", text=text))
        self.end_later()

    def end_later(self) -> None:
        """Close when all that was said is written."""
        self.ended = True
        self.queue.put_nowait(None)

    def end(self) -> None:
        """Close at once."""
        self.queue.put_nowait(None)
        if self._stream is not None:
            self._stream.close()

    @property
    def _stream(self) -> IOStream | None:
        return getattr(self.ws_connection, "stream", None)

    def _allowed(self) -> bool:
        now = monotonic()
        self.allowance = min(BURST, self.allowance + (now - self.counted_at) * A_SECOND) - 1
        self.counted_at = now
        return self.allowance >= 0


def read_hello(message: str) -> dict[str, str] | None:
    """The first words of a screen: a key or a typed code, a name, the secret of one that was here before."""
    try:
        hello = json.loads(message)["hello"]
        found = {name: hello.get(name) or "" for name in ("key", "code", "name", "back", "lang")}
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None
    if not all(isinstance(value, str) and len(value) <= 200 for value in found.values()):
        return None
    return {**found, "lang": found["lang"] if found["lang"] in LANGUAGES else "en"}
