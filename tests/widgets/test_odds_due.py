"""A kernel answers a click before it counts the odds: they follow when the page has had a frame to paint the board."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from dungeon_widgets.games.welcome import WelcomeGame
from dungeon_widgets.widgets.game_widget import ONE_FRAME

from .conftest import Open
from .page import Page


def in_a_kernel(*steps: Callable[[], Any], wait: float = 3 * ONE_FRAME) -> None:
    """Do one step after the other as messages are handled: inside an event loop, which goes on for a while."""

    async def handle() -> None:
        for step in steps:
            step()
        await asyncio.sleep(wait)

    asyncio.run(handle())


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The phases in which odds were counted."""
    phases: list[str] = []
    honest = WelcomeGame.panel

    def panel(self: WelcomeGame, view: dict[str, Any], *rest: Any) -> Any:
        phases.append(view["phase"])
        return honest(self, view, *rest)

    monkeypatch.setattr(WelcomeGame, "panel", panel)
    return phases


CLICKS: dict[str, Callable[[Page], Any]] = {
    "act": lambda page: page.act("draw"),
    "undo": lambda page: page.ask("undo"),
    "cursor": lambda page: page.write({"cursor": 1}),
    "lang": lambda page: page.write({"lang": "fr"}),
    "predict": lambda page: page.write({"overlay": "predict"}),
    "beliefs": lambda page: page.write({"beliefs": True}),
}


@pytest.mark.parametrize("click", CLICKS)
def test_a_click_does_not_wait_for_the_odds(open_page: Open, counted: list[str], click: str) -> None:
    page = open_page()
    page.widget.act(("draw",)).act(("add",))
    page.forget()
    counted.clear()
    in_a_kernel(lambda: CLICKS[click](page), lambda: counted.append("answered"))
    assert counted[0] == "answered"
    assert len(counted) == 2
    answer, followed = (update["snapshot"] for update in page.updates)
    assert (answer["odds"], answer["odds_due"]) == (None, True)
    assert followed == {**answer, "odds": followed["odds"], "odds_due": False}
    assert followed["odds"]["title"]
    assert page.told == []


def test_the_odds_that_follow_are_those_of_the_widget(open_page: Open) -> None:
    page = open_page()
    in_a_kernel(lambda: page.act("draw"))
    assert page.widget.snapshot["odds"] == {**(page.widget.odds() or {}), "belief": None}


def test_only_the_last_of_several_clicks_is_counted_for(open_page: Open, counted: list[str]) -> None:
    page = open_page()
    counted.clear()
    in_a_kernel(lambda: page.act("draw"), lambda: page.ask("undo"), lambda: page.ask("redo"))
    assert counted == ["card"]
    assert not page.widget.snapshot["odds_due"]


def test_what_python_does_is_whole_at_once(open_page: Open) -> None:
    page = open_page()

    def play() -> None:
        page.widget.act(("draw",))
        assert page.widget.snapshot["odds"]["rows"]
        page.widget.undo()
        assert page.widget.snapshot["odds"]["rows"]

    in_a_kernel(play)
    assert not any(update["snapshot"]["odds_due"] for update in page.updates)


def test_without_an_event_loop_a_click_is_whole_too(open_page: Open) -> None:
    page = open_page()
    page.act("draw")
    (state,) = page.updates
    assert state["snapshot"]["odds"]["rows"]
    assert not state["snapshot"]["odds_due"]


def test_where_no_odds_are_shown_none_are_due(open_page: Open) -> None:
    def due(page: Page, click: Callable[[], Any]) -> list[bool]:
        in_a_kernel(click)
        return [update["snapshot"]["odds_due"] for update in page.updates]

    hidden, spectator, covered = open_page(overlay="off"), open_page(), open_page(["Ada", "Bo"])
    assert due(hidden, lambda: hidden.act("draw")) == [False]
    assert due(spectator, lambda: spectator.write({"seat": None})) == [False]
    covered.ask("ready")
    covered.act("draw")
    covered.forget()
    assert due(covered, lambda: covered.act("add")) == [False]
    assert covered.widget.snapshot["curtain"]


def test_odds_that_cannot_be_counted_are_told_once_and_stop_nothing(
    open_page: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_page()

    def panel(*_args: Any) -> Any:
        raise ArithmeticError

    monkeypatch.setattr(WelcomeGame, "panel", panel)
    in_a_kernel(lambda: page.act("draw"))
    assert page.notices == ["error"]
    assert (page.widget.snapshot["phase"], page.widget.snapshot["odds"]) == ("card", None)
    assert not page.widget.snapshot["odds_due"]
    in_a_kernel(lambda: page.act("add"), wait=0)
    assert page.notices == ["error"]
    assert page.widget.snapshot["phase"] == "bid"
