"""Listing the choices may take long: a click lists those of a position at most twice."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.engine.toy import ToyState

from .toys import QuickAdvice, ToyWidget


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often the choices of a person were listed, and how often a reason was asked for."""
    calls: Counter[str] = Counter()
    honest_legal, honest_reason = ToyState.legal, ToyState.why_not

    def legal(self: ToyState) -> Any:
        calls["choices"] += self.to_move == 0
        return honest_legal(self)

    def why_not(self: ToyState, action: Any) -> Any:
        calls["why_not"] += self.to_move == 0
        before = calls["choices"]
        reason = honest_reason(self, action)
        calls["choices"] = before
        return reason

    monkeypatch.setattr(ToyState, "legal", legal)
    monkeypatch.setattr(ToyState, "why_not", why_not)
    return calls


def test_a_click_and_its_odds_list_the_choices_at_most_twice(listed: Counter[str]) -> None:
    widget = ToyWidget(seed=3)
    for action in (["keep"], ["call", "orc"]):
        listed.clear()
        widget._receive({"type": "act", "seq": widget.snapshot["seq"], "action": action})
        widget._receive({"type": "more", "seq": widget.snapshot["seq"]})
        assert widget.snapshot["odds"]["rows"]
        assert listed["choices"] <= 2
        assert listed["why_not"] == 0


def test_a_reason_is_asked_for_only_where_a_choice_is_not_legal(
    listed: Counter[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    extra = [("keep",), ("call", "elf"), ("call", "imp")]
    monkeypatch.setattr(QuickAdvice, "offers", lambda _self, state: extra)
    widget = ToyWidget(seed=3)
    assert listed["why_not"] == 2
    assert [choice["reason"] for choice in widget.snapshot["choices"]] == [None, "Not now.", "Not now."]
