"""The throwing range as a widget: what its page may ask, and what it is answered."""

from __future__ import annotations

from typing import Any

import pytest

import dungeon_widgets as dw


@pytest.fixture
def place(monkeypatch: pytest.MonkeyPatch) -> dw.ThrowingRange:
    return dw.ThrowingRange(throws=["jump"], seed=1)


def heard(place: dw.ThrowingRange, monkeypatch: pytest.MonkeyPatch, *messages: Any) -> list[Any]:
    said: list[Any] = []
    monkeypatch.setattr(place, "send", lambda content, buffers=None: said.append(content))
    for message in messages:
        place._receive(message)
    return said


def test_a_launch_of_the_page_is_thrown(place: dw.ThrowingRange, monkeypatch: pytest.MonkeyPatch) -> None:
    example = place.state["launch"]["example"]
    assert heard(place, monkeypatch, {"type": "launch", "action": example}) == []
    assert place.state["count"] == 1
    assert place.state["last"]["path"][0][4] == "hand"
    assert len(place.state["thrown"]) == len(place.points) == 1


@pytest.mark.parametrize(
    "action",
    [
        None,
        [],
        "launch",
        ["launch", 0, 0, 1300, 200, 0, []],
        ["launch", 0, 0, float("nan"), 200, 0, [["air", 0]]],
        ["launch", 0, 0, 1300.5, 200, 0, [["air", 0]]],
        ["launch", 99, 0, 1300, 200, 0, [["air", 0]]],
        ["launch", 0, 0, 1300, 200, 0, [["air", 0], ["air", 0]]],
        ["launch", 0, 0, 1300, 200, 0, [["air", 0], ["turns", 200]]],
    ],
)
def test_a_launch_nobody_could_make_is_refused_with_a_reason(
    place: dw.ThrowingRange, monkeypatch: pytest.MonkeyPatch, action: Any
) -> None:
    before = place.state
    (notice,) = heard(place, monkeypatch, {"type": "launch", "action": action})
    assert notice["type"] == "notice"
    assert notice["text"]
    assert place.state == before
    assert place.points == []


def test_other_throws_can_be_practised(place: dw.ThrowingRange, monkeypatch: pytest.MonkeyPatch) -> None:
    assert heard(place, monkeypatch, {"type": "practise", "throws": ["blind", "wink"]}) == []
    assert place.state["launch"]["throws"] == ["blind", "wink"]
    said = heard(
        place,
        monkeypatch,
        {"type": "practise", "throws": "blind"},
        {"type": "practise", "throws": ["nothing"]},
        {"type": "dance"},
        None,
    )
    assert [message["kind"] for message in said] == ["malformed", "illegal", "malformed", "malformed"]
    assert place.state["launch"]["throws"] == ["blind", "wink"]


def test_it_can_be_cleared_and_says_how_it_went(
    place: dw.ThrowingRange, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(4):
        place.throw()
    assert place.state["spread"][0]["low"] < place.state["spread"][0]["value"]
    assert repr(place).startswith("ThrowingRange(jump, 4 throws, ")
    heard(place, monkeypatch, {"type": "clear"})
    assert repr(place) == "ThrowingRange(jump, no throws yet)"
    assert place.state["last"] is None


def test_the_page_may_write_looks_only(place: dw.ThrowingRange) -> None:
    place.set_state({"theme": "dark", "state": "{}", "kind": "x", "lang": "fr"})
    assert (place.theme, place.kind, place.lang) == ("dark", "range", "en")
    assert place.state["count"] == 0


def test_its_words_follow_the_language() -> None:
    place = dw.ThrowingRange(lang="fr")
    assert place.state["faces"]["throw:far"]["name"] == "À distance"
    place.lang = "en"
    assert place.state["faces"]["throw:far"]["name"] == "Far"


def test_ones_own_spread_fits_the_target_of_a_lesson() -> None:
    """The radius of the target is six rings; the spread is that of both directions together, round the middle."""
    place = dw.ThrowingRange(seed=4)
    assert place.spread_in_rings() is None
    for _ in range(12):
        place.throw()
    squares = [(x / 220 * 6) ** 2 + (y / 220 * 6) ** 2 for x, y in place.points]
    assert place.spread_in_rings() == pytest.approx((sum(squares) / (2 * 12)) ** 0.5, abs=0.005)
    assert dw.TargetView(spread=place.spread_in_rings() or 2).throw(30).score > 0
    with pytest.raises(ValueError, match="rings"):
        place.spread_in_rings(0)
