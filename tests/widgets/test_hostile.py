"""Whatever a page sends, the game changes by legal actions only, and a person can read what was wrong."""

from __future__ import annotations

import logging
from random import Random
from typing import Any

import pytest

from dungeon_widgets import Session
from dungeon_widgets.games.welcome.text.en import REASONS
from dungeon_widgets.widgets.page.inbox import MESSAGES
from dungeon_widgets.widgets.page.messages import BadMessageError, checked

from .conftest import Open
from .fuzz import anything, bent, deep, honest
from .page import Page, frozen

ILLEGAL: list[Any] = [
    ["add"],
    ["strip", "torch"],
    ["strip", "no_such_tile"],
    ["strip"],
    ["hero", "nobody"],
    ["deal", "dragon"],
    ["first", 0],
    ["draw", 1],
    ["draw", "draw"],
    ["DRAW"],
    [""],
    ["draw\x00"],
    ["x" * 5000],
    ["name", None],
    ["__init__"],
]

MALFORMED: list[Any] = [
    None,
    7,
    "act",
    [],
    {},
    {"type": None},
    {"type": "explode", "seq": 1},
    {"type": "__init__", "seq": 1},
    {"type": "receive", "seq": 1},
    {"type": ["act"], "seq": 1},
    {"type": "act"},
    {"type": "act", "seq": "1", "action": ["draw"]},
    {"type": "act", "seq": True, "action": ["draw"]},
    {"type": "act", "seq": 1.0, "action": ["draw"]},
    {"type": "act", "seq": 1},
    {"type": "act", "seq": 1, "action": "draw"},
    {"type": "act", "seq": 1, "action": []},
    {"type": "act", "seq": 1, "action": [1]},
    {"type": "act", "seq": 1, "action": [["draw"]]},
    {"type": "act", "seq": 1, "action": {"0": "draw"}},
    {"type": "act", "seq": 1, "action": ["draw", float("nan")]},
    {"type": "act", "seq": 1, "action": ["draw", {"__proto__": 1}]},
    {"type": "act", "seq": 1, "action": ["draw", deep(6)]},
    {"type": "act", "seq": 1, "action": deep(400)},
    {"type": "predict", "seq": 1, "guess": "0.5"},
    {"type": "predict", "seq": 1, "guess": float("nan")},
    {"type": "predict", "seq": 1, "guess": 1.01},
    {"type": "predict", "seq": 1, "guess": True},
    {"type": "fork", "seq": 1, "step": None},
    {"type": "branch", "seq": 1, "index": "0"},
    {"type": "new", "seq": 1},
    {"type": "new", "seq": 1, "players": "Ada", "seed": None, "options": {}},
    {"type": "new", "seq": 1, "players": ["Ada", 5], "seed": None, "options": {}},
    {"type": "new", "seq": 1, "players": ["A" * 81, "bot:random"], "seed": None, "options": {}},
    {"type": "new", "seq": 1, "players": ["\ud800", "bot:random"], "seed": None, "options": {}},
    {"type": "new", "seq": 1, "players": ["A", "bot:random"], "seed": 1.5, "options": {}},
    {"type": "new", "seq": 1, "players": ["A", "bot:random"], "seed": None, "options": []},
    {"type": "inspect", "seat": 9, "step": 0},
    {"type": "inspect", "seat": "0", "step": 0},
    {"type": "inspect", "seat": None, "step": deep(400)},
    {"type": "log", "before": None},
    {"type": "cases", "seq": 1, "sort": "backwards", "at": None},
    {"type": "cases", "seq": 1, "sort": ["value"], "at": None},
    {"type": "cases", "seq": 1, "sort": "value", "at": "0"},
    {"type": "cases", "seq": 1, "sort": "value", "at": 1.5},
]


@pytest.fixture
def page(open_page: Open) -> Page:
    """A person has a card to place."""
    page = open_page()
    page.forget()
    return page


def refused(page: Page, message: Any, kind: str) -> str:
    """Send it, check that it did nothing, and return what the player reads."""
    before = frozen(page.widget)
    page.forget()
    page.say(message)
    assert page.notices == [kind]
    assert page.updates == []
    assert len(page.told) == 1
    assert frozen(page.widget) == before
    text = str(page.told[0]["text"])
    assert 0 < len(text) < 300
    return text


@pytest.mark.parametrize("action", ILLEGAL, ids=lambda action: str(action)[:30])
def test_an_illegal_action_is_answered_with_its_rule(page: Page, action: Any) -> None:
    message = {"type": "act", "seq": page.widget.snapshot["seq"], "action": action}
    text = refused(page, message, "illegal")
    assert text in REASONS.values() or text == "That is not possible now."


@pytest.mark.parametrize("message", MALFORMED, ids=range(len(MALFORMED)))
def test_a_malformed_message_is_answered_and_does_nothing(page: Page, message: Any) -> None:
    if isinstance(message, dict) and message.get("seq") == 1 and type(message["seq"]) is int:
        message = {**message, "seq": page.widget.snapshot["seq"]}
    refused(page, message, "malformed")


@pytest.mark.parametrize("off", [-1, 1, 10**6, -(10**30)])
@pytest.mark.parametrize("kind", ["act", "auto", "undo", "fork", "branch", "new", "predict", "ready"])
def test_a_stale_message_is_told_so(page: Page, kind: str, off: int) -> None:
    fields = {"action": ["draw"], "step": 1, "index": 0, "guess": 0.5, "seed": None, "options": {}}
    players = ["A", "bot:random"]
    seq = page.widget.snapshot["seq"] + off
    text = refused(page, {"type": kind, "seq": seq, "players": players, **fields}, "stale")
    assert "moved on" in text
    assert page.told[0]["seq"] == seq


def test_a_double_click_acts_once(page: Page) -> None:
    seq, steps = page.widget.snapshot["seq"], len(page.widget.session.log)
    for _ in range(2):
        page.say({"type": "act", "seq": seq, "action": ["draw"]})
    assert page.notices == ["stale"]
    assert len(page.widget.session.log) == steps + 2  # the choice and the card


def test_a_past_step_cannot_be_acted_on(page: Page) -> None:
    page.write({"cursor": 1})
    text = refused(page, {"type": "act", "seq": page.widget.snapshot["seq"], "action": ["draw"]}, "illegal")
    assert text == "It is not this seat's turn."


@pytest.mark.parametrize(
    "change",
    [
        {"players": ["A"]},
        {"players": ["A"] * 5},
        {"players": []},
        {"players": ["A", "bot:nobody"]},
        {"players": ["A", "bot:mcts:1e12"]},
        {"players": ["A", "bot:"]},
        {"options": {"box": "nowhere"}},
        {"options": {"first": 1}},
        {"options": {"players": 4}},
        {"options": {"hero": "nobody"}},
        {"options": {"hero": []}},
        {"options": {"variant": 1}},
        {"options": {"__class__": "x"}},
        {"options": {"seed": 3}},
        {"options": {"x" * 10_000: 3}},
    ],
)
def test_a_new_game_is_only_what_was_offered(page: Page, change: dict[str, Any]) -> None:
    seq = page.widget.snapshot["seq"]
    message = {"type": "new", "seq": seq, "players": ["A", "bot:random"], "seed": 1, "options": {}, **change}
    before = frozen(page.widget)
    page.say(message)
    assert page.notices in (["malformed"], ["illegal"])
    assert page.updates == []
    assert frozen(page.widget) == before


def test_a_bot_that_sits_here_may_be_asked_for_again(open_page: Open) -> None:
    page = open_page(["Ada", "bot:careful:0.4"])
    page.ask("new", players=["Ada", "bot:careful:0.4"], seed=None, options={})
    assert page.notices == []
    assert page.widget.session.seats[1].spec == "bot:careful:0.4"


@pytest.mark.slow
@pytest.mark.parametrize("tries", [1000, pytest.param(10_000, marks=pytest.mark.soak)])
def test_every_message_is_answered_once_and_the_game_stays_sound(
    open_page: Open, caplog: pytest.LogCaptureFixture, tries: int
) -> None:
    """Many bent messages. Some are legal by luck; then the game moves, by the rules."""
    page = open_page(["Ada", "Bo", "bot:random"], overlay="predict")
    rng, changed = Random(20), 0
    for number in range(tries):
        widget = page.widget
        seq = widget.snapshot["seq"] + rng.choice([0, 0, 0, 0, -1, 1])
        message = honest(rng, seq, widget.legal)
        if number % 8:
            message = bent(rng, message)
        before = frozen(widget)
        page.forget()
        page.say(message)
        if page.updates:
            changed += 1
            checked(message, MESSAGES)  # it was a message after all
            assert len(page.updates) == 1
            assert page.told == []
        else:
            assert len(page.told) == 1
            assert frozen(widget) == before
        assert "error" not in page.notices, message
        if changed % 50 == 0:
            Session.from_json(widget.session.to_json())
    assert changed > tries // 40
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_random_json_never_changes_anything(page: Page) -> None:
    rng, before = Random(21), frozen(page.widget)
    for _ in range(3000):
        message = anything(rng)
        try:
            checked(message, MESSAGES)
        except BadMessageError:
            page.forget()
            page.say(message)
            assert page.notices == ["malformed"]
            assert page.updates == []
    assert frozen(page.widget) == before


def test_random_writes_change_sound_view_settings_only(page: Page) -> None:
    rng = Random(22)
    names = ["cursor", "seat", "lang", "theme", "overlay", "speed", "snapshot", "setup", "rules", "_esm", "x"]
    values = [0, 1, 2, "en", "fr", "dark", "open", "predict", None, 0.5]
    session = page.widget.session.to_json()
    for _ in range(1500):
        state = {rng.choice(names): rng.choice([*values, anything(rng)]) for _ in range(rng.randint(0, 4))}
        page.write(state)
        widget = page.widget
        assert widget.snapshot["step"] == widget.cursor <= len(widget.session.log)
        assert widget.snapshot["seat"] == widget.seat in (0, None)
        assert widget.lang in ("en", "fr")
        assert 0 <= widget.speed <= 10
    assert page.widget.session.to_json() == session


def test_a_fault_of_ours_becomes_a_notice_and_is_logged(
    page: Page, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_args: Any) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr(type(page.widget.session), "act", broken)
    page.act("draw")
    assert page.notices == ["error"]
    assert "RuntimeError" in page.told[0]["text"]
    assert "a bug" in caplog.text
    assert "Traceback" in caplog.text


def test_after_a_fault_in_a_bot_the_page_shows_where_the_game_stands(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.act("draw")
    bots = [seat.bot for seat in page.widget.session.seats if seat.bot]
    with monkeypatch.context() as patched:
        for bot in bots:
            patched.setattr(type(bot), "choose", lambda *_args: 1 / 0)
        page.forget()
        page.act("add")
        assert page.notices == ["error"]
    shot = page.updates[-1]["snapshot"]
    assert shot["steps"] == len(page.widget.session.log)
    assert shot["live"]
    page.forget()
    page.ask("auto")  # "Play on": the bot tries again
    assert page.notices == []
    assert page.widget.snapshot["to_move"] in (0, -2)


def test_a_fault_while_a_setting_is_taken_becomes_a_notice(
    page: Page, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(type(page.widget.game.words), "caption", lambda *_args: 1 / 0)
    page.write({"cursor": 1})
    assert page.notices == ["error"]
    assert "ZeroDivisionError" in caplog.text
