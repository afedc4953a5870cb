"""Odds that take long never keep a board or a click waiting: the page asks for them, slice by slice, and each answer
is given inside the message that asks. Nothing here has an event loop or a timer."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable
from itertools import repeat
from typing import Any

import pytest

from dungeon_widgets.engine.session import Session
from dungeon_widgets.widgets.page.game_widget import GameWidget
from dungeon_widgets.widgets.table import counting

from .conftest import Open
from .page import Page
from .toys import QuickAdvice, SlowAdvice, SlowToy, SlowWidget, ToyWidget, panel_of

SOON = 1.0  # seconds: far less than the four a panel takes, far more than a slice


@pytest.fixture
def opened(open_any: Open) -> Callable[..., Page]:
    def make(kind: type[GameWidget] = SlowWidget, **settings: Any) -> Page:
        return open_any(kind, **{"seed": 3, **settings})

    return make


def waited(do: Callable[[], Any]) -> float:
    """How many seconds a slow panel kept somebody waiting."""
    before = SlowAdvice.paused
    do()
    return SlowAdvice.paused - before


def more(page: Page) -> dict[str, Any]:
    page.forget()
    page.ask("more")
    (update,) = page.updates
    return dict(update["snapshot"])


CLICKS: dict[str, Callable[[Page], Any]] = {
    "act": lambda page: page.act("keep"),
    "undo": lambda page: page.ask("undo"),
    "cursor": lambda page: page.write({"cursor": 1}),
    "lang": lambda page: page.write({"lang": "fr"}),
    "overlay": lambda page: page.write({"overlay": "off"}),
    "seat": lambda page: page.write({"seat": None}),
    "new": lambda page: page.ask("new", players=["Ada", "bot:keeper"], seed=5, options={}),
    "more": lambda page: page.ask("more"),
    "predict": lambda page: page.ask("predict", guess=0.5),
}


def test_a_board_does_not_wait_for_four_seconds(opened: Callable[..., Page]) -> None:
    assert waited(opened) < SOON


@pytest.mark.parametrize("click", CLICKS)
def test_a_click_does_not_wait_for_four_seconds(opened: Callable[..., Page], click: str) -> None:
    page = opened()
    page.act("keep")
    more(page)
    page.forget()
    assert waited(lambda: CLICKS[click](page)) < SOON
    assert len(page.updates) == 1
    assert page.notices == []


def test_a_click_counts_nothing_before_the_page_asks(opened: Callable[..., Page]) -> None:
    page = opened()
    advice = page.widget.game.advice
    assert isinstance(advice, SlowAdvice)
    counted = advice.counted
    page.act("keep")
    assert advice.counted == counted
    (update,) = page.updates
    assert (update["snapshot"]["odds"], update["snapshot"]["late"]) == (None, 1)


def test_each_answer_is_the_same_snapshot_with_better_odds(opened: Callable[..., Page]) -> None:
    page = opened()
    page.act("keep")
    first = page.updates[-1]["snapshot"]
    seen = []
    for _ in range(4):
        assert waited(lambda: seen.append(more(page))) < SOON
    for shot in seen:
        assert shot == {**first, "odds": shot["odds"], "late": shot["late"]}
    numbers = [shot["odds"]["rows"][0]["p"] for shot in seen]
    assert numbers == sorted(set(numbers))


def test_an_answer_without_better_odds_is_news_all_the_same(
    opened: Callable[..., Page], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page hears only of what changed: an answer that it did not hear of would be waited for without end."""
    page = opened()
    page.act("keep")
    monkeypatch.setattr(SlowAdvice, "panel", lambda *_: repeat(panel_of(0.5, "no better yet", "en")))
    page.act("keep")
    shots = [more(page) for _ in range(4)]
    assert all(shot["late"] for shot in shots)
    assert len({json.dumps(shot) for shot in shots}) == 4
    assert len({json.dumps(shot["odds"]) for shot in shots}) == 1


def test_the_last_slice_says_that_it_is_the_last(opened: Callable[..., Page]) -> None:
    page = opened()
    advice = page.widget.game.advice
    assert isinstance(advice, SlowAdvice)
    advice.slices, advice.pause = 5, 0.02
    page.act("keep")
    asked = 0
    while more(page)["late"]:
        asked += 1
        assert asked < 10
    assert page.widget.snapshot["odds"]["source"] == "slice 5"
    page.forget()
    page.ask("more")  # a page that asks once too often is answered all the same
    assert not page.updates[0]["snapshot"]["late"]


def test_an_old_question_for_more_gets_what_is_shown_now(opened: Callable[..., Page]) -> None:
    """It crossed a click on its way: nobody needs to read about it."""
    page = opened()
    seq = page.widget.snapshot["seq"]
    page.act("keep")
    shown = page.updates[-1]
    page.forget()
    page.say({"type": "more", "seq": seq})
    assert page.updates == [{"snapshot": shown["snapshot"]}]
    assert page.notices == []


def test_nothing_happens_between_messages(opened: Callable[..., Page]) -> None:
    page = opened()
    page.act("keep")
    threads, heard = threading.active_count(), len(page.comm.sent)
    time.sleep(0.2)
    assert (threading.active_count(), len(page.comm.sent)) == (threads, heard)


def test_python_does_not_wait_either_and_is_told_all_it_asks_for(opened: Callable[..., Page]) -> None:
    page = opened()
    advice = page.widget.game.advice
    assert isinstance(advice, SlowAdvice)
    assert waited(lambda: page.widget.act(("keep",))) < SOON
    assert (page.widget.snapshot["odds"], page.widget.snapshot["late"]) == (None, 1)
    advice.pause = 0.0
    odds = page.widget.odds()
    assert odds is not None
    assert odds["source"] == "slice 200"


def test_a_whole_panel_is_there_after_one_question(opened: Callable[..., Page]) -> None:
    page = opened(ToyWidget)
    page.act("keep")
    assert page.widget.snapshot["odds"] is None
    assert not more(page)["late"]
    assert page.widget.snapshot["odds"]["rows"]


def test_what_is_counted_already_comes_with_the_board(opened: Callable[..., Page]) -> None:
    page = opened(ToyWidget, overlay="predict")
    more(page)
    page.forget()
    page.ask("predict", guess=0.5)
    (update,) = page.updates
    assert update["snapshot"]["odds"]["prediction"]["guess"] == 0.5
    assert not update["snapshot"]["late"]


@pytest.mark.parametrize("hidden", [{"overlay": "off"}, {"players": ["bot:keeper", "bot:keeper"]}])
def test_where_no_odds_are_shown_none_are_late(opened: Callable[..., Page], hidden: dict[str, Any]) -> None:
    page = opened(**hidden)
    assert not page.widget.snapshot["late"]
    page.write({"lang": "fr"})
    assert not page.widget.snapshot["late"]


def test_behind_the_curtain_nothing_is_late(opened: Callable[..., Page]) -> None:
    page = opened(players=["Ada", "Bo"])
    page.act("keep")
    assert page.widget.snapshot["curtain"]
    assert not page.widget.snapshot["late"]


def test_a_locked_question_needs_one_slice(opened: Callable[..., Page]) -> None:
    page = opened(overlay="predict")
    page.act("keep")
    assert page.widget.snapshot["late"]
    shot = more(page)
    assert not shot["late"]
    assert (shot["odds"]["locked"], shot["odds"]["rows"], shot["odds"]["question"]) == (
        True,
        [],
        "Is it high?",
    )


def test_a_guess_is_answered_when_the_counting_is_done(opened: Callable[..., Page]) -> None:
    page = opened(overlay="predict")
    advice = page.widget.game.advice
    assert isinstance(advice, SlowAdvice)
    advice.slices = 6
    page.act("keep")
    page.ask("predict", guess=0.5)
    shot = page.widget.snapshot
    assert (bool(shot["late"]), shot["odds"]["locked"], shot["odds"]["prediction"]) == (True, False, None)
    page.ask("predict", guess=0.7)
    assert page.notices == ["illegal"]
    while more(page)["late"]:
        assert page.widget.snapshot["odds"]["prediction"] is None
    made = page.widget.snapshot["odds"]["prediction"]
    assert (made["guess"], made["exact"]) == (0.5, 6 / 7)
    assert page.widget.predictions == [made]


def test_a_guess_whose_player_moved_on_is_answered_when_python_asks(opened: Callable[..., Page]) -> None:
    page = opened(overlay="predict")
    advice = page.widget.game.advice
    assert isinstance(advice, SlowAdvice)
    page.act("keep")
    page.ask("predict", guess=0.5)
    assert waited(lambda: page.act("keep")) < SOON
    assert waited(lambda: page.ask("new", players=["Ada", "bot:keeper"], seed=5, options={})) < SOON
    advice.pause = 0.0
    (made,) = page.widget.predictions
    assert (made["game"], made["exact"]) == (0, 200 / 201)


def test_odds_that_cannot_be_counted_are_told_once_and_stop_nothing(
    opened: Callable[..., Page], monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opened(ToyWidget)

    def broken(*_args: Any) -> Any:
        raise ArithmeticError

    monkeypatch.setattr(QuickAdvice, "panel", broken)
    page.act("keep")
    assert page.notices == []
    page.ask("more")
    assert page.notices == ["error"]
    assert (page.widget.snapshot["odds"], page.widget.snapshot["late"]) == (None, False)
    page.act("keep")
    assert page.notices == ["error"]


def test_a_closed_widget_is_silent(opened: Callable[..., Page]) -> None:
    page = opened()
    page.act("keep")
    page.widget.close()
    page.forget()
    page.widget._receive({"type": "more", "seq": page.widget.snapshot["seq"]})
    assert page.comm.sent == []


@pytest.mark.parametrize(
    ("steps", "taken"),
    [
        ([8, 8, 8, 8], 2),  # a third would end after 24 ms
        ([50, 1], 1),  # one at least
        ([1, 1, 18, 9], 3),
        ([7, 7, 7], 3),
    ],
)
def test_no_step_is_begun_that_will_not_fit(
    monkeypatch: pytest.MonkeyPatch, steps: list[int], taken: int
) -> None:
    clock = [0.0]
    monkeypatch.setattr(counting, "perf_counter", lambda: clock[0])
    monkeypatch.setattr(SlowAdvice, "slices", len(steps))
    pauses = iter(steps)
    monkeypatch.setattr(time, "sleep", lambda _: clock.append(clock.pop() + next(pauses) / 1000))
    session = Session(SlowToy(), ["Ada", "bot:keeper"], 3)
    odds = counting.Counting(session, session.state, 0, "en")
    odds.take(0.022)
    assert list(pauses) == steps[taken:]
