"""Random messages to every widget of the lab, the deck builder, the throwing range and the puzzles: each is answered,
nothing escapes, and what is shown stays sound. `make soak` tries many more."""

from __future__ import annotations

import json
import logging
import os
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import dungeon_widgets as dw
from dungeon_widgets.lab.classroom.book import BOOK
from dungeon_widgets.widgets.page.state_widget import StateWidget

from ..soak import report
from .conftest import Open
from .fuzz import anything, atom, bent
from .page import Page
from .test_lab import MAKERS

WIDGETS: dict[str, Callable[[], StateWidget]] = {
    **MAKERS,
    "decks": dw.DeckBuilder,
    "range": lambda: dw.ThrowingRange(seed=3),
    "puzzles": lambda: dw.Puzzles.one("welcome-1"),
}
IN_ALL = int(os.environ.get("SOAK", "100000"))
SOAK = pytest.param(IN_ALL // len(WIDGETS), marks=pytest.mark.soak, id="soak")

FIELDS: dict[str, tuple[Any, ...]] = {
    "action": (["launch", 0, 1400, 200, 0, 0], ["launch"], ["draw"], ["pass"], ["use", "polymorph"]),
    "act": (0, 1, -1),
    "answer": ("1/2", "0.3", "64 %", "x"),
    "at": (0, 1, 5, None),
    "awake": (True, False),
    "card": ("torch", "c-axe", ""),
    "count": (0, 3, 99),
    "deck": ("d-ash", "d-steel"),
    "exact": (True, False),
    "guess": (0.2, "1/3", 1.5),
    "id": ("welcome-1", "welcome-2"),
    "more": (1, 10, 1000),
    "n": (0, 1, 3),
    "name": ("Ada", "honest", "sly"),
    "order": ("value", "shuffled"),
    "relation": ("at least", "at most", "exactly"),
    "step": (0, 1, 2),
    "steps": (1, 3),
    "text": ("DWH1", "", "x"),
    "times": (1, 10, 100),
    "total": (2, 7, 13),
    "x": (0.0, 1.5, -3),
    "y": (0.0, 2.5),
}


@pytest.fixture(autouse=True)
def _fresh_book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)  # a card may write a hand-in
    BOOK.clear()
    BOOK.lang = "en"
    yield
    BOOK.clear()
    BOOK.lang = "en"


def asked_of(widget: StateWidget) -> list[str]:
    """What its page may ask."""
    return sorted(name.removeprefix("_on_") for name in object.__dir__(widget) if name.startswith("_on_"))


def message_of(rng: Random, kinds: list[str]) -> Any:
    """A message that its page could send, more or less."""
    if rng.random() < 0.05:
        return anything(rng)
    message = {"type": rng.choice(kinds)}
    for field in rng.sample(sorted(FIELDS), rng.randint(0, 6)):
        message[field] = rng.choice(FIELDS[field]) if rng.random() < 0.8 else atom(rng)
    return bent(rng, message) if rng.random() < 0.2 else message


def test_no_widget_is_left_out() -> None:
    exported = [getattr(dw, name) for name in dw.__all__]
    shown = {one for one in exported if isinstance(one, type) and issubclass(one, StateWidget)}
    made = [make() for make in WIDGETS.values()]
    assert shown
    assert [one.__name__ for one in shown if not any(isinstance(widget, one) for widget in made)] == []


@pytest.mark.parametrize("name", WIDGETS)
@pytest.mark.parametrize("tries", [40, SOAK])
def test_whatever_a_page_sends_the_widget_stays_sound(
    open_any: Open, name: str, tries: int, caplog: pytest.LogCaptureFixture, request: pytest.FixtureRequest
) -> None:
    rng, done = Random(f"{name} lab messages"), Counter[str]()
    page: Page | None = None
    for number in range(tries):
        if page is None or number % 100 == 0:
            page = open_any(lambda: WIDGETS[name]())  # type: ignore[arg-type, return-value]
            kinds = asked_of(page.widget) or ["look"]  # type: ignore[arg-type]
        page.forget()
        message = message_of(rng, kinds)
        page.say(message)
        assert "error" not in page.notices, message
        done["refused" if page.notices else "answered"] += 1
        for told in page.told:
            assert len(told.get("text", "")) < 900
        if number % 20 == 0:
            assert json.loads(json.dumps(page.widget.state, allow_nan=False))
            ElementTree.fromstring(page.widget.picture())  # type: ignore[attr-defined]
    if request.node.get_closest_marker("soak"):
        report(
            "Messages to the lab",
            "The widgets of the lab, the deck builder, the throwing range and the puzzles: no message escapes, and what is shown "
            "stays sound.",
            widget=name,
            messages=tries,
            answered=done["answered"],
            refused=done["refused"],
            errors=0,
            seed=f"{name} lab messages",
        )
    assert done["refused"]
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
