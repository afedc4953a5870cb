"""What may be wrong with a screen, a network or a kernel: each is refused with a sentence, and harms nobody else."""

from __future__ import annotations

import gc
import json
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from threading import Event
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from tornado.httpclient import HTTPClientError
from tornado.iostream import StreamClosedError
from tornado.websocket import WebSocketClosedError

import dungeon_widgets as dw
from dungeon_widgets.live import addresses, server
from dungeon_widgets.live.doors import SIGNS, WRONG_A_MINUTE, Doors, Knocks, new_code, new_secret, tidy_code
from dungeon_widgets.live.table import shown_time
from tests.soak import report

from .screens import PATIENCE, FakeScreen


def waited(holds: Callable[[], bool]) -> None:
    """Wait for something while nobody does errands."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)


Open = Callable[..., Any]


@pytest.fixture(autouse=True)
def nobody_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shown_time, "BEHIND", 0.0)


@pytest.fixture
def table(open_table: Open) -> Any:
    return open_table(["Ada", "Bram", "bot:careful"], hero="warrior", first=0)


def frozen(table: Any) -> str:
    return json.dumps([table.game.session.to_json(), table.game.seat])


# -- what a screen may not do ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "message",
    [
        {"method": "update", "state": {"seat": 0}},
        {"method": "update", "state": {"seat": None}},
        {"method": "update", "state": {"overlay": "open"}},
        {"method": "update", "state": {"cursor": 999}},
        {"method": "custom", "content": {"type": "act", "action": ["draw"]}},
        {"method": "custom", "content": {"type": "undo"}},
        {"method": "custom", "content": {"type": "redo"}},
        {"method": "custom", "content": {"type": "fork", "step": 0}},
        {"method": "custom", "content": {"type": "branch", "index": 0}},
        {"method": "custom", "content": {"type": "resume"}},
        {"method": "custom", "content": {"type": "ready"}},
        {"method": "custom", "content": {"type": "share"}},
        {"method": "custom", "content": {"type": "seed"}},
        {"method": "custom", "content": {"type": "replay"}},
        {"method": "custom", "content": {"type": "review"}},
        {"method": "custom", "content": {"type": "predict", "guess": 0.5}},
        {"method": "custom", "content": {"type": "save", "path": "/tmp/x"}},
        {
            "method": "custom",
            "content": {"type": "new", "players": ["Eve", "bot:careful"], "seed": "1", "options": {}},
        },
    ],
    ids=lambda message: json.dumps(message.get("state") or message["content"]["type"]),
)
def test_a_foreign_screen_is_refused_and_nothing_changes(table: Any, message: dict[str, Any]) -> None:
    screen = table.sat(1, "Bo")
    before = frozen(table)
    if "content" in message:
        message = {**message, "content": {**message["content"], "seq": screen.snapshot["seq"]}}
    screen.say(json.dumps(message))
    table.until(lambda: screen.notices, "a sentence")
    assert frozen(table) == before
    assert screen.snapshot["seat"] == 1


def test_inspecting_another_seat_shows_what_everyone_knows(table: Any) -> None:
    table.game.act(("draw",))
    screen = table.sat(1, "Bo")
    screen.send(type="inspect", seat=0, step=screen.snapshot["step"])
    table.until(lambda: screen.said)
    (answer,) = screen.said
    assert answer["now"] == json.loads(json.dumps(table.game.state.view(None)))
    assert "Ada" in answer["note"]


def test_the_notebooks_own_view_is_held_to_the_same(table: Any) -> None:
    game = table.game
    game.set_state({"seat": 1})
    assert game.seat == 0
    with pytest.raises(ValueError, match="one seat's"):
        game.seat = 1
    game.set_state({"overlay": "open"})
    assert game.overlay == "off"


@pytest.mark.parametrize(
    "text",
    [
        "rubbish",
        "[]",
        '{"hello": 5}',
        '{"hello": {"key": 5}}',
        '{"hello": {"key": "' + "x" * 300 + '"}}',
        "[" * 5000,
        '{"method":"request_state"}',
        b"\x00\x01",
    ],
    ids=lambda text: str(text)[:20],
)
def test_rubbish_before_the_door_opens_nothing(table: Any, text: Any) -> None:
    screen = table.screen(1)
    screen.say(text)
    table.until(lambda: screen.told)
    assert screen.told[0]["live"] == "bad"
    screen.hello(name="Bo")
    table.until(lambda: "in" in screen.kinds)


@pytest.mark.parametrize("part", ["key", "code", "back", "name"])
def test_half_a_sign_in_the_first_words_is_wrong_and_no_fault(
    table: Any, part: str, caplog: pytest.LogCaptureFixture
) -> None:
    """JSON can hold what no text may: half of a pair."""
    table.sat(1, "Bo")
    screen = table.screen(1)
    screen.hello(**{part: "a\ud800"})
    table.until(lambda: screen.told)
    assert screen.kinds[0] == "no"
    assert not caplog.text


@pytest.mark.parametrize(
    "text", ["rubbish", '{"method":"evil"}', '{"method":"update","state":5}', "[" * 9000, b"\x00"]
)
def test_rubbish_at_the_table_is_answered_with_a_sentence(table: Any, text: Any) -> None:
    screen = table.sat(1, "Bo")
    before = frozen(table)
    screen.say(text)
    table.until(lambda: "bad" in screen.kinds)
    assert screen.told[-1]["text"]
    assert frozen(table) == before


def test_a_giant_message_closes_its_screen_alone(table: Any) -> None:
    screen, wall = table.sat(1, "Bo"), table.sat("wall")
    screen.say('{"method":"custom","content":"' + "x" * 70_000 + '"}')
    table.until(lambda: screen.closed)
    wall.ask_state()
    heard = len(wall.heard)
    table.until(lambda: len(wall.heard) > heard)


def test_a_flood_closes_its_screen_alone(table: Any) -> None:
    screen, wall = table.sat(1, "Bo"), table.sat("wall")
    for _ in range(server.BURST + 40):
        screen.send(type="log", before=1)
    table.until(lambda: screen.closed)
    assert screen.told[-1]["live"] == "out"
    assert "too quickly" in screen.told[-1]["text"]
    assert not wall.closed
    again = table.screen(1)
    again.hello(back=screen.told[0]["back"])
    table.until(lambda: "in" in again.kinds)


def test_a_flood_of_pings_closes_its_screen_alone(table: Any) -> None:
    """No browser sends one; each is answered, and takes the server's time."""
    bo, stranger = table.sat(1, "Bo"), table.screen("wall")

    async def many() -> None:
        with suppress(
            StreamClosedError, WebSocketClosedError
        ):  # the server may have had enough before the last
            for _ in range(server.BURST + 40):
                stranger.socket.ping(b"x")

    table.network.do(many()).result(PATIENCE)
    table.until(lambda: stranger.closed)
    bo.send(type="log", before=1)
    table.until(lambda: bo.said)


def test_a_screen_that_never_reads_is_closed_and_keeps_nobody_waiting(
    table: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its socket stands open and nothing is taken from it; the memory for it has an end."""
    monkeypatch.setattr(server, "MAX_BEHIND", 300_000)
    key = table.invitation.links["wall"].partition("#")[2]
    deaf = opened_pipe(table.invitation._server.port)
    deaf.sendall(masked(json.dumps({"hello": {"key": key, "lang": "en"}})))
    table.until(lambda: len(table.room.wall_screens) == 1)
    wall = table.sat("wall")
    for _ in range(3):
        deaf.sendall(masked('{"method":"request_state"}'))
    table.settle()
    asleep = table.room.wall_screens[0]
    for number in range(600):
        asleep.page.send({"type": "x", "text": "y" * 20_000})
        if number % 20 == 0:
            table.settle()
        if len(table.room.wall_screens) == 1:
            break
    table.until(lambda: len(table.room.wall_screens) == 1, "the deaf screen is gone")
    wall.ask_state()
    heard = len(wall.heard)
    table.until(lambda: len(wall.heard) > heard)
    deaf.close()


def masked(text: str) -> bytes:
    """A text frame as a browser sends it."""
    data = text.encode()
    head = (
        bytes([0x81, 0x80 | len(data)])
        if len(data) < 126
        else bytes([0x81, 0xFE]) + len(data).to_bytes(2, "big")
    )
    return head + b"\x00\x00\x00\x00" + data


def test_a_slow_request_holds_up_nobody(table: Any) -> None:
    """A head that never ends, and a frame of which only the beginning comes."""
    host, port = "127.0.0.1", table.invitation._server.port
    slow = socket.create_connection((host, port))
    slow.sendall(b"GET /t HTTP/1.1\r\nHost: 127")
    half = opened_pipe(port)
    half.sendall(masked(json.dumps({"hello": {"key": "x" * 30}}))[:9])
    assert b"dungeon-live-screen" in fetched(table, "/t")
    table.sat(1, "Bo")
    slow.close()
    half.close()


def test_connections_that_say_nothing_do_not_use_up_the_files_of_the_process(
    table: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "MAX_CALLERS", 20)
    running, bo = table.invitation._server, table.sat(1, "Bo")
    silent = [socket.create_connection(("127.0.0.1", running.port)) for _ in range(60)]
    assert b"dungeon-live-screen" in fetched(table, "/t")
    table.until(
        lambda: len([one for one in running.callers if not one.closed()]) <= 20, "the oldest are closed"
    )
    for one in silent[:40]:
        one.settimeout(PATIENCE)
        assert one.recv(1) == b""
    bo.send(type="log", before=1)
    table.until(lambda: bo.said, "a pipe is none of them")
    for one in silent:
        one.close()


def test_a_browser_is_told_to_keep_no_connection(table: Any) -> None:
    fetched(table, "/t")
    assert fetched.headers["Connection"] == "close"  # type: ignore[attr-defined]


def opened_pipe(port: int) -> socket.socket:
    """A pipe that nobody reads from."""
    made = socket.create_connection(("127.0.0.1", port))
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.sendall(
        f"GET /pipe HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    return made


def test_strangers_who_say_nothing_take_nobodys_place(table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "MAX_STRANGERS", 3)
    monkeypatch.setattr(server, "MAX_SCREENS", 3)
    strangers = [table.screen("wall") for _ in range(8)]
    table.until(lambda: [one.closed for one in strangers] == [True] * 5 + [False] * 3, "the oldest go")
    for place in (1, "wall"):
        table.sat(place, "Bo")
    strangers[-1].say(json.dumps({"hello": {"key": "wrong", "lang": "en"}}))
    table.until(lambda: strangers[-1].told)
    assert strangers[-1].kinds == ["no"]


def test_no_more_screens_than_there_is_room_for(table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "MAX_SCREENS", 3)
    wall = [table.sat("wall") for _ in range(3)]
    late = table.screen("wall")
    late.hello()
    table.until(lambda: late.told)
    assert late.told[0]["live"] == "out"
    assert "3 already" in late.told[0]["text"]
    wall[0].leave()
    table.until(lambda: len(table.room.wall_screens) == 2)
    table.sat("wall")


@pytest.mark.soak
def test_three_hundred_screens_look_on(table: Any) -> None:
    screens = [table.screen("wall") for _ in range(server.MAX_SCREENS - 1)]
    for screen in screens:
        screen.hello()
    table.until(lambda: all("in" in screen.kinds for screen in screens))
    for screen in screens:
        screen.ask_state()
    table.until(lambda: all(screen.snapshot for screen in screens))
    started = time.monotonic()
    table.game.act(("draw",))
    table.until(lambda: all(screen.snapshot["step"] == screens[0].snapshot["step"] > 1 for screen in screens))
    took = time.monotonic() - started
    report(
        "A full server",
        "One host and as many screens as a server takes; all of them look on while a choice is made.",
        screens=len(screens) + 1,
        lost=sum(screen.closed for screen in screens),
        seconds_until_all_saw_it=f"{took:.1f}",
    )
    assert not any(screen.closed for screen in screens)
    assert took < 10


# -- doors -------------------------------------------------------------------------------------------


def test_a_wrong_link_opens_nothing_and_is_counted(table: Any) -> None:
    screen = table.screen(1)
    screen.key = new_secret()
    for _ in range(9):
        screen.hello(name="Eve")
    table.until(lambda: len(screen.told) == 9)
    assert set(screen.kinds) == {"no"}
    screen.hello(name="Eve")
    table.until(lambda: screen.closed)
    assert screen.told[-1]["live"] == "out"
    assert table.room.places[1].screen is None


def test_a_hundred_wrong_codes_shut_the_door_for_codes_but_not_for_links() -> None:
    knocks = Knocks()
    for _ in range(WRONG_A_MINUTE - 1):
        knocks.wrong()
    assert not knocks.shut
    knocks.wrong()
    assert (knocks.shut, knocks.times_shut) == (True, 1)


def test_links_open_while_the_door_for_codes_is_shut(table: Any) -> None:
    for _ in range(WRONG_A_MINUTE):
        table.invitation._server.knocks.wrong()
    coded = table.screen(1)
    coded.say(json.dumps({"hello": {"code": "ABCDEF", "lang": "fr"}}))
    table.until(lambda: coded.told)
    assert "demi-minute" in coded.told[0]["text"]
    table.sat(1, "Bo")


def test_keys_and_codes_are_what_they_should_be() -> None:
    assert len({new_secret() for _ in range(1000)}) == 1000
    assert len(new_secret()) == 22  # 128 bits
    assert all(sign in SIGNS for sign in new_code())
    assert not set("0O1I2Z5S8BGQ") & set(SIGNS)
    assert tidy_code(" owl-47x ") == "OWL47X"
    doors = Doors()
    assert doors.behind("") is None


@pytest.mark.parametrize("origin", ["http://evil.example", "null", None, "https://127.0.0.1"])
def test_a_foreign_page_opens_no_pipe(table: Any, origin: str | None) -> None:
    with pytest.raises((HTTPClientError, WebSocketClosedError)):
        FakeScreen(table.network, table.invitation.links[1], origin=origin)


@pytest.mark.parametrize("host", ["evil.example:{port}", "10.0.0.1", "evil.example"])
def test_a_page_opens_no_pipe_by_a_name_that_is_not_ours(table: Any, host: str) -> None:
    """A stranger's page may let its own name point here: then it is no foreign page to a browser."""
    name = host.format(port=table.invitation._server.port)
    with pytest.raises((HTTPClientError, WebSocketClosedError)):
        FakeScreen(table.network, table.invitation.links[1], host=name, origin=f"http://{name}")


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "10.0.0.1", ""])
def test_a_name_that_is_not_ours_is_refused(table: Any, host: str) -> None:
    """A stranger's domain that points here; another machine's address while only this machine is listened to."""
    if host:
        with pytest.raises(HTTPError) as refused:
            fetched(table, "/t", host=host)
        assert refused.value.code == 403
    assert addresses.host_is_ours("192.168.1.20:8600", "0.0.0.0")
    assert not addresses.host_is_ours("evil.example", "0.0.0.0")


def fetched(table: Any, path: str, host: str = "", method: str = "GET") -> bytes:
    request = Request(f"http://127.0.0.1:{table.invitation._server.port}{path}", method=method)
    if host:
        request.add_header("Host", host)
    with urlopen(request, timeout=PATIENCE) as answer:
        fetched.headers = answer.headers  # type: ignore[attr-defined]
        content: bytes = answer.read()
        return content


def test_the_server_gives_pages_and_pipes_and_nothing_else(table: Any) -> None:
    for path in ("/", "/t", "/c"):
        assert b"dungeon-live-screen" in fetched(table, path)
        headers = fetched.headers  # type: ignore[attr-defined]
        assert headers["Referrer-Policy"] == "no-referrer"
        assert "default-src 'none'" in headers["Content-Security-Policy"]
        assert "Server" not in headers
    for name in ("welcome", "dice_danger", "dungeons", "fighter", "live"):
        assert len(fetched(table, f"/s/{name}.js")) > 10_000
    for path in (
        "/s/lab.js", "/s/../pages.py", "/s/%2e%2e/pages.js", "/s/__init__.js", "/s/welcome.js.map", "/s/", "/static/welcome.js",
        "/etc/passwd", "/..%2f..%2fetc/passwd", "/t/", "/t/1", "/api", "/api/kernels", "/lab", "/tree", "/files/x",
        "/pipe/", "/pipe/x", "/favicon.ico", "/robots.txt", "/.env", "/t%00", "//evil.example",
    ):  # fmt: skip
        with pytest.raises(HTTPError) as refused:
            fetched(table, path)
        assert refused.value.code in (400, 404), path
        assert b"Traceback" not in refused.value.read()
    for method in ("POST", "PUT", "DELETE", "PATCH"):
        with pytest.raises(HTTPError) as refused:
            fetched(table, "/t", method=method)
        assert refused.value.code in (403, 405)
    with pytest.raises(HTTPError) as refused:
        fetched(table, "/pipe")
    assert refused.value.code in (400, 403, 426)


def test_secrets_stand_after_the_hash(table: Any) -> None:
    for link in table.invitation.links.values():
        assert link.partition("#")[2]
        assert "?" not in link


def test_a_notebook_keeps_no_link(table: Any) -> None:
    """Links are told to the page that asks; the state of the widget, which a notebook may keep, has none."""
    state = json.dumps(table.invitation.get_state(), default=str)
    for link in table.invitation.links.values():
        assert link.partition("#")[2] not in state
    assert "http://" not in table.invitation.picture().replace("http://www.w3.org", "")


# -- the host ----------------------------------------------------------------------------------------


def test_a_long_cell_loses_no_choice_and_screens_say_that_the_host_is_busy(
    table: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "BUSY_AFTER", 0.3)
    table.game.act(("draw",)).act(("add",))
    screen = table.sat(1, "Bo")
    assert screen.snapshot["choices"]
    length = len(table.game.session.log)
    screen.act(["draw"])
    waited(lambda: "busy" in screen.kinds)  # a cell that runs: nobody does errands
    assert len(table.game.session.log) == length
    table.until(lambda: len(table.game.session.log) > length, "the choice is made")
    table.until(lambda: screen.kinds[-1] == "ready", "the host is back")


def test_a_machine_that_stood_still_is_taken_for_gone_and_its_screen_comes_back_to_the_newest(
    open_table: Open, network: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ping and pong are the only sign of life of a screen that looks on. Who comes back sits where they sat."""
    monkeypatch.setattr(server, "PING_EVERY", 0.1)
    monkeypatch.setattr(server, "PONG_WITHIN", 0.1)
    table = open_table(["Ada", "Bram"], hero="warrior", first=0, seat=None)
    ada, wall = table.sat(0, "Ada"), table.sat("wall")
    awake = Event()
    network.loop.call_soon_threadsafe(awake.wait, PATIENCE)
    table.until(lambda: table.room.places[0].screen is None and not table.room.wall_screens, "both are gone")
    table.game.act(table.game.session.legal()[0])
    awake.set()
    for screen in (ada, wall):
        table.until(lambda screen=screen: screen.closed, "the way is lost")
        table.newest_at(screen)
        assert screen.snapshot["step"] > 0
    assert table.game.session.names[0] == "Ada"


def test_a_screen_to_which_nothing_is_said_hears_that_the_host_is_there(
    table: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "HERE_EVERY", 0.0)
    bo = table.sat(1, "Bo")
    table.until(lambda: bo.heard[-1] == '{"live": "here"}')


def test_a_screen_may_not_fill_the_memory_of_a_busy_host(table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "MAX_WAITING", 5)
    screen = table.sat(1, "Bo")
    for _ in range(8):
        screen.send(type="log", before=1)
    waited(lambda: screen.closed)
    table.settle()


def test_a_port_that_is_taken_is_told_and_the_game_is_as_before(open_table: Open) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(ValueError, match=f"port {port} of 127.0.0.1 cannot be had"):
            open_table(["Ada", "Bram"], hero="warrior", port=port)


def test_a_host_that_does_not_exist_is_told(open_table: Open) -> None:
    with pytest.raises(ValueError, match=r"'203\.0\.113\.7' is no address of this machine"):
        open_table(["Ada", "Bram"], hero="warrior", host="203.0.113.7")


@pytest.mark.parametrize(
    "wrong",
    [
        {"port": 99_999}, {"port": -5}, {"port": "x"}, {"port": True}, {"host": None}, {"host": 5}, {"host": "a\0b"},
        {"host": "u" * 80}, {"window": "x"}, {"window": -1}, {"window": float("nan")}, {"window": 1e9}, {"window": None},
    ],
    ids=str,
)  # fmt: skip
def test_what_is_no_host_port_or_window_is_told_and_an_open_table_stays_open(
    table: Any, wrong: dict[str, Any]
) -> None:
    """A cell that is run again with a slip of the pen."""
    bo = table.sat(1, "Bo")
    with pytest.raises(ValueError, match=f"{next(iter(wrong))} ") as told:
        table.game.invite(**wrong)
    assert len(str(told.value)) < 220
    gc.collect()  # what was half made goes without a fault
    table.settle()
    assert table.room.is_open
    assert not bo.closed
    assert (table.game.session.mode, table.game.overlay) == ("play", "off")


def test_a_refused_invitation_leaves_the_game_as_it_was() -> None:
    game = dw.WelcomeToTheDungeon(["Ada", "Bram"])
    for wrong in ({"window": "x"}, {"host": "no.such.name.invalid"}, {"port": -1}):
        with pytest.raises(ValueError, match=next(iter(wrong))):
            game.invite(**wrong)
    assert (game.session.mode, game.overlay, game.odds_closed) == ("study", "open", "")
    game.close()


def test_without_a_network_links_are_this_machines(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_args: Any) -> None:
        raise OSError("Network is unreachable")

    monkeypatch.setattr(addresses.socket.socket, "connect", none)
    assert addresses.base_address("0.0.0.0", 8600) == "http://127.0.0.1:8600"


def test_ipv6(open_table: Open) -> None:
    try:
        with socket.socket(socket.AF_INET6) as probe:
            probe.bind(("::1", 0))
    except OSError:
        pytest.skip("this machine has no IPv6")
    table = open_table(["Ada", "Bram"], hero="warrior", host="::1")
    assert table.invitation.links[1].startswith("http://[::1]:")
    table.sat(1, "Bo")


def test_a_hub_is_named(table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUPYTERHUB_API_URL", "http://hub")
    table.invitation._show()
    assert table.invitation.state["hub"] is True


def test_loopback_is_the_default(table: Any) -> None:
    assert table.invitation._server.host == "127.0.0.1"
    assert table.invitation.state["outside"] is False


def test_idle_screens_are_closed(table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = table.sat(1, "Bo")
    monkeypatch.setattr(server, "IDLE", 0.0)
    table.until(lambda: screen.closed)
    assert "two hours" in screen.told[-1]["text"]


def test_who_says_nothing_is_closed(table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "HELLO_WITHIN", 0.0)
    screen = table.screen(1)
    table.until(lambda: screen.closed)


def test_an_errand_that_fails_stops_no_other(table: Any, caplog: pytest.LogCaptureFixture) -> None:
    def fail() -> None:
        raise RuntimeError("planted")

    done: list[int] = []
    table.invitation._errands.leave(fail)
    table.invitation._errands.leave(lambda: done.append(1))
    table.until(lambda: done)
    assert "an errand of a screen failed" in caplog.text


def test_names_are_text(table: Any) -> None:
    screen = table.sat(1, "<img src=x onerror=alert(1)>"[:24])
    assert screen.snapshot["seats"][1]["name"].startswith("<img")
