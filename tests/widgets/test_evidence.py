"""Chests, trees and dice under suspicion tell their page nothing that is not to be known yet."""

from __future__ import annotations

import json
from collections.abc import Iterator
from fractions import Fraction
from typing import Any
from xml.etree import ElementTree

import pytest

import dungeon_widgets as dw
from dungeon_widgets.lab.classroom.book import BOOK
from dungeon_widgets.widgets.lab.base import LabWidget


@pytest.fixture(autouse=True)
def _fresh_book() -> Iterator[None]:
    BOOK.clear()
    yield
    BOOK.clear()


def notices(widget: LabWidget, message: Any) -> list[str]:
    """What the page is told when it says this."""
    sent: list[dict[str, Any]] = []
    widget.send = lambda content, *_: sent.append(content)  # type: ignore[assignment,method-assign]
    widget._receive(message)
    return [each["kind"] for each in sent if each.get("type") == "notice"]


def test_where_the_treasure_is_stands_nowhere_before_the_end() -> None:
    """Two games whose chests differ look the same until one is opened."""
    states = {}
    for seed in range(30):
        game = dw.ThreeChests("knows", seed=seed)
        states.setdefault(json.dumps(game.state), set()).add(game.chests._treasure)
        game.take(1)
        assert [chest["shows"] for chest in game.state["chests"]].count("closed") == 2
        states.setdefault(json.dumps(game.state), set()).add(game.chests._treasure)
        game.switch()
        assert [chest["shows"] for chest in game.state["chests"]].count("treasure") == 1
    assert max(len(places) for places in states.values()) > 1
    (beginning,) = (places for state, places in states.items() if '"stage": "take"' in state)
    assert beginning == {0, 1, 2}


def test_a_round_by_messages() -> None:
    game = dw.ThreeChests(seed=4)
    assert notices(game, {"type": "move", "name": "stay"})
    assert game.state["stage"] == "take"
    assert notices(game, {"type": "take", "chest": 2}) == []
    assert game.state["stage"] == "choose"
    assert [button["able"] for button in game.state["buttons"]] == [True, True, False]
    assert notices(game, {"type": "take", "chest": 1})
    assert notices(game, {"type": "move", "name": "switch"}) == []
    assert sum(game.counts("switch").values()) == 1
    assert notices(game, {"type": "move", "name": "again"}) == []
    assert game.state["stage"] == "take"
    assert notices(game, {"type": "play", "way": "stay"}) == []
    assert sum(game.counts("stay").values()) == 20
    assert notices(dw.ThreeChests(runs=False), {"type": "play", "way": "stay"})
    assert notices(dw.ThreeChests("knows"), {"type": "use", "keeper": "blind"})


def test_a_tree_keeps_its_counts_and_sums_until_its_exercise() -> None:
    dw.Lesson("L11")
    view = dw.TreeView.keepers(exact_after={"knows": "q3", "blind": "q5"})
    view._receive({"type": "strike", "row": 0, "column": 0, "out": True})
    state = view.state
    assert state["held"]
    assert state["rows"][0]["weight"] == "1/3"
    assert {leaf["count"] for row in state["rows"] for leaf in row["leaves"]} == {None}
    assert (state["sums"], state["left"], state["shares"]) == (None, None, [])
    written = " ".join(ElementTree.fromstring(view.picture()).itertext())
    assert "opens 3" in written
    assert "100" not in written + repr(view)
    assert dw.check("q3", "2/3")
    assert view.state["left"] == "500"
    view._receive({"type": "use", "tree": "blind"})
    assert view.state["held"]
    assert dw.check("q5", "1/2")
    assert not view.state["held"]


def test_a_tree_of_reports_gives_counts_and_keeps_the_shares() -> None:
    dw.Lesson("L11")
    view = dw.TreeView.schools(exact_after="q7")
    assert view.state["rows"][0]["leaves"][0] == {
        "name": "came home",
        "weight": None,
        "count": "81",
        "struck": False,
        "never": False,
    }
    told = json.dumps(view.state) + view.picture() + repr(view)
    assert "273" not in told
    assert "350" not in told
    assert dw.check("q7", "273/350")
    assert view.state["sums"] == ["273", "77"]
    assert view.share("home") == Fraction(39, 50)


def test_a_tree_of_ones_own_in_ones_own_words() -> None:
    counts = {"A": {"yes": 3, "no": 1}, "B": {"yes": 1, "no": 1}}
    view = dw.TreeView(counts, title="Two bags", names={"A": {"en": "bag A", "fr": "sac A"}}, lang="fr")
    assert view.state["rows"][0]["name"] == "sac A"
    assert view.state["head"]["title"] == "Two bags"
    assert view.seen("yes").share("A") == Fraction(3, 4)
    assert view.restore().share("A") == Fraction(2, 3)
    with pytest.raises(ValueError, match="second branch"):
        view.seen("perhaps")
    with pytest.raises(ValueError, match="given"):
        dw.TreeView(counts, given="all")


def test_a_die_test_keeps_each_of_its_numbers() -> None:
    dw.Lesson("L12")
    test = dw.DieTest(36, line=11, seed=1, exact_after={"fair": "q4", "loaded": "q7", "bag": "q9"})
    test._receive({"type": "throw", "times": 25, "die": "bag"})
    fair, loaded = test.state["figures"]
    assert fair["held"]
    assert loaded["held"]
    assert test.state["held_bag"]
    assert (fair["lines"], loaded["lines"], test.state["bag_told"]) == ([], [], "")
    assert dw.check("q4", "2.85 %")
    assert test.state["figures"][0]["lines"][0][1] == "2.85\u202f%"
    assert test.state["figures"][1]["lines"] == []
    assert dw.check("q7", "69.7 %")
    assert test.state["figures"][1]["lines"][0][1] == "69.7\u202f%"
    assert test.state["bag_told"] == ""
    assert dw.check("q9", "43.7 %")
    assert "43.7" in test.state["bag_told"]


@pytest.mark.parametrize(
    "message",
    [
        {"type": "event", "relation": "exactly", "at": 3},
        {"type": "event", "relation": "at least", "at": 99},
        {"type": "event", "relation": "at least", "at": 2.5},
        {"type": "throw", "times": 7, "die": "fair"},
        {"type": "throw", "times": 1, "die": "glass"},
        {"type": "throw", "times": True, "die": "fair"},
        {"type": "use", "die": None},
    ],
)
def test_a_die_test_refuses_what_it_cannot_do(message: dict[str, Any]) -> None:
    test = dw.DieTest(36, seed=1)
    before = json.dumps(test.state)
    assert notices(test, message)
    assert json.dumps(test.state) == before
