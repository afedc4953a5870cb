"""Whatever happens around it, a widget stays usable: interrupts, raising observers, two widgets on one game, close."""

from __future__ import annotations

import gc
import logging
import weakref
from collections.abc import Callable
from typing import Any

import pytest

from dungeon_widgets import Session
from dungeon_widgets.widgets.page.game_widget import GameWidget
from tests.engine.toy import Keeper

from .conftest import Open
from .page import Page
from .toys import QuickToy, ToyWidget


def interrupted(*_args: Any) -> Any:
    raise KeyboardInterrupt


@pytest.fixture
def page(open_any: Open) -> Page:
    page = open_any(ToyWidget, seed=3, rounds=5)
    page.forget()
    return page


# -- interrupts ---------------------------------------------------------------------------------------


def test_a_click_is_answered_when_the_kernel_is_interrupted_while_a_bot_thinks(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(Keeper, "choose", interrupted)
        page.act("keep")
    assert page.notices == ["info"]
    assert "interrupted" in page.told[0]["text"]
    (update,) = page.updates
    assert (update["snapshot"]["to_move"], update["snapshot"]["live"]) == (1, True)
    page.forget()
    page.act("keep")  # the next click does not move for the bot
    assert page.notices == ["illegal"]
    assert page.widget.session.state.to_move == 1
    page.forget()
    page.ask("auto")
    assert page.notices == []
    assert page.widget.snapshot["to_move"] == 0


def test_a_cell_that_is_interrupted_leaves_the_page_at_the_newest_step(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(Keeper, "choose", interrupted)
        with pytest.raises(KeyboardInterrupt):
            page.widget.act(("keep",))
    assert page.widget.snapshot["steps"] == len(page.widget.session.log) == 4
    page.widget.play()
    page.act("keep")
    assert page.notices == []


@pytest.mark.parametrize("players", [["bot:keeper", "Ada"], ["bot:keeper", "bot:keeper"]])
def test_an_interrupted_new_game_leaves_the_old_one(
    page: Page, monkeypatch: pytest.MonkeyPatch, players: list[str]
) -> None:
    page.act("keep")
    before, seq = page.widget.session.to_json(), page.widget.snapshot["seq"]
    page.forget()
    with monkeypatch.context() as patched:
        patched.setattr(Keeper, "choose", interrupted)
        page.ask("new", players=players, seed=1, options={})
        with pytest.raises(KeyboardInterrupt):
            page.widget.new_game(players)
    assert page.notices == ["info"]
    assert (page.widget.session.to_json(), page.widget.snapshot["seq"]) == (before, seq)
    page.forget()
    page.act("keep")
    assert page.notices == []


# -- observers ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["snapshot", "cursor", "seat", "lang"])
def test_a_raising_observer_does_not_stop_the_game(
    page: Page, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(_change: Any) -> None:
        raise RuntimeError("the notebook's own")

    page.widget.observe(broken, name)
    steps = len(page.widget.session.log)
    with caplog.at_level(logging.CRITICAL):
        for _ in range(2):
            page.act("keep")
            page.write({"lang": "fr"})
            page.write({"lang": "en"})
    shot = page.updates[-1]["snapshot"]
    assert shot["seq"] == page.widget.snapshot["seq"]
    assert shot["steps"] == len(page.widget.session.log) > steps
    page.widget.unobserve(broken, name)
    page.forget()
    page.act("keep")
    assert page.notices == []
    assert len(page.updates) == 1


# -- two widgets on one game --------------------------------------------------------------------------


def twins(open_any: Open) -> tuple[Page, Page]:
    session = Session(QuickToy(), ["Ada", "bot:keeper"], 3)
    one, two = (open_any(ToyWidget, session=session) for _ in range(2))
    for page in (one, two):  # the second click is stale, and shows what the first one did
        page.act("keep")
        page.forget()
    return one, two


CHANGES: dict[str, Callable[[Page], Any]] = {
    "act": lambda page: page.act("keep"),
    "undo": lambda page: page.ask("undo"),
    "two undos": lambda page: page.widget.undo().undo(),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_click_on_what_another_widget_changed_is_stale_and_shows_the_change(
    open_any: Open, change: str
) -> None:
    one, two = twins(open_any)
    CHANGES[change](one)
    log = len(one.widget.session.log)
    two.act("keep")
    assert two.notices == ["stale"]
    (update,) = two.updates
    assert update["snapshot"]["steps"] == log == len(two.widget.session.log)
    two.forget()
    two.ask("auto")  # luck moves on, where an undo went back to it
    two.act("keep")
    assert two.notices == []


@pytest.mark.parametrize("asked", ["log", "inspect", "cursor", "lang", "more", "repr", "odds", "replay"])
def test_after_an_undo_elsewhere_everything_can_still_be_asked(open_any: Open, asked: str) -> None:
    one, two = twins(open_any)
    last = two.widget.cursor
    one.widget.undo().undo()
    asks: dict[str, Callable[[], Any]] = {
        "log": lambda: two.say({"type": "log", "before": last}),
        "inspect": lambda: two.say({"type": "inspect", "seat": 0, "step": last}),
        "cursor": lambda: two.write({"cursor": 1}),
        "lang": lambda: two.write({"lang": "fr"}),
        "more": lambda: two.ask("more"),
        "repr": lambda: repr(two.widget),
        "odds": lambda: two.widget.odds(),
        "replay": lambda: two.widget.replay(),
    }
    asks[asked]()
    assert "error" not in two.notices
    two.widget.play()
    assert two.widget.snapshot["steps"] == len(one.widget.session.log)


# -- close --------------------------------------------------------------------------------------------


def test_a_closed_widget_still_answers_python(page: Page) -> None:
    page.widget.close()
    page.forget()
    page.widget.act(("keep",))
    page.widget.goto(1)
    assert page.widget.odds() is not None
    assert page.comm.sent == []


@pytest.mark.slow
def test_widgets_are_freed_after_close(open_any: Open) -> None:
    def make() -> weakref.ref[GameWidget]:
        widget = ToyWidget(seed=3)
        widget._receive({"type": "act", "seq": widget.snapshot["seq"], "action": ["keep"]})
        widget._receive({"type": "more", "seq": widget.snapshot["seq"]})
        widget.lang = "fr"
        widget.close()
        return weakref.ref(widget)

    made = [make() for _ in range(500)]
    gc.collect()
    assert sum(one() is not None for one in made) == 0


@pytest.mark.slow
def test_replays_are_freed_after_close() -> None:
    game = ToyWidget(seed=3)

    def make() -> weakref.ref[Any]:
        replay = game.replay()
        replay.close()
        return weakref.ref(replay)

    made = [make() for _ in range(50)]
    gc.collect()
    assert sum(one() is not None for one in made) == 0
