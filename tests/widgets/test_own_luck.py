"""A pupil's luck is the pupil's own: neighbours differ, a restart changes nothing, and a fixed seed stays fixed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import dungeon_widgets as dw
from dungeon_widgets.lab.classroom.book import BOOK, Book, read_book
from dungeon_widgets.widgets.lab.base import LabWidget

from .conftest import Open, forget_the_kernel

pytestmark = pytest.mark.slow

MIA, TOM = "0123456789abcdef", "fedcba9876543210"
LUCKY: list[Callable[[Any], Any]] = [
    lambda seed: dw.DiceTray(seed=seed).roll(36).counts,
    lambda seed: dw.PairsPicker([7], seed=seed).run(100).estimate,
    lambda seed: dw.Sampler.rolls({7}, seed=seed).run(100).curve(),
    lambda seed: dw.Sampler.dungeons("warrior", ["plate_armor"], 3, seed=seed).run(50).curve(),
    lambda seed: dw.Sampler(lambda rng: rng.random() < 0.5, seed=seed).run(50).curve(),
    lambda seed: dw.TargetView(spread=2, seed=seed).throw(5).points,
    lambda seed: dw.SumsView(dice=4, seed=seed).roll(20).counts,
    lambda seed: dw.ThreeChests(seed=seed).play("switch", 60).counts("switch"),
    lambda seed: dw.DieTest(36, seed=seed).throw("fair", 20).counts,
    lambda seed: dw.IntervalView("B", seed=seed).throw(10).hits,
    lambda seed: dw.MarkovView.coverage({2, 12}, seed=seed).run(30),
    lambda seed: dw.DungeonForOne(seed=seed).turn().turn().turn().game.turned,
    lambda seed: [dw.BluffTable(seed=seed).stay().stay().stay().stay().stay().stay().match.rounds],
]


def in_the_lesson_of(mark: str, make: Callable[[Any], Any], seed: Any = None) -> Any:
    BOOK.clear()
    BOOK.mark = mark
    dw.Lesson("L01")
    return make(seed)


@pytest.mark.parametrize("make", LUCKY)
def test_neighbours_differ_and_running_again_does_not(make: Callable[[Any], Any]) -> None:
    mine = in_the_lesson_of(MIA, make)
    assert in_the_lesson_of(TOM, make) != mine
    assert in_the_lesson_of(MIA, make) == mine


@pytest.mark.parametrize("make", LUCKY)
def test_a_fixed_seed_is_the_same_for_all(make: Callable[[Any], Any]) -> None:
    assert in_the_lesson_of(MIA, make, 7) == in_the_lesson_of(TOM, make, 7)


@pytest.mark.parametrize(
    "make",
    [
        lambda: dw.DiceTray(seed=None),
        lambda: dw.PairsPicker([7], seed=None),
        lambda: dw.Sampler.rolls({7}, seed=None),
        lambda: dw.TargetView(seed=None),
        lambda: dw.SumsView(seed=None),
        lambda: dw.ThreeChests(seed=None),
        lambda: dw.DieTest(seed=None),
        lambda: dw.IntervalView(seed=None),
        lambda: dw.MarkovView.coverage({2, 12}, seed=None),
        lambda: dw.DungeonForOne(seed=None),
        lambda: dw.BluffTable(seed=None),
    ],
)
def test_ones_own_seed_is_shown(make: Callable[[], LabWidget]) -> None:
    first, second = (in_the_lesson_of(mark, lambda _: make()) for mark in (MIA, TOM))
    told = [str(each.state.get("seed") or each.state["head"]["caption"]) for each in (first, second)]
    assert told[0] != told[1]
    assert all(any(letter.isdigit() for letter in text) for text in told)


def test_the_luck_outlives_the_kernel(open_any: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two kernels: the second takes up the book of the first, also for cells that ran before it was asked."""
    open_any(dw.Lesson, "L01")
    open_any(dw.Predict, "p1").say({"type": "commit", "guess": "4", "unit": "n", "of": 36})
    tray = open_any(dw.DiceTray, seed=None)
    tray.say({"type": "roll", "times": 36})
    rolled, seed = tray.widget.counts, tray.widget.state["seed"]
    kept = dict(BOOK.results)
    forget_the_kernel(monkeypatch)
    head, again = open_any(dw.Lesson, "L01"), open_any(dw.DiceTray, seed=None)
    assert set(again.widget.state) == {"waits"}
    head.say({"type": "resume"})
    assert again.widget.state["seed"] == seed
    assert BOOK.results == kept == {"L01.tray": {str(s): n for s, n in rolled.items() if n}}
    again.say({"type": "roll", "times": 36})
    assert again.widget.counts == rolled


def test_the_book_keeps_what_a_class_can_add_up() -> None:
    in_the_lesson_of(MIA, lambda seed: dw.DiceTray(seed=seed).roll(36))
    assert sum(BOOK.results["L01.tray"].values()) == 36
    dw.Lesson("L06")
    dw.DungeonForOne(seed=4).turn().stop()  # that of the projector: everybody has the same
    assert "L06.dungeon" not in BOOK.results
    game = dw.DungeonForOne(seed=None).turn().stop()
    assert sum(BOOK.results["L06.dungeon"].values()) == 1
    game.again().turn().turn().stop()
    assert sum(BOOK.results["L06.dungeon"].values()) == 2
    assert read_book(BOOK.to_json("L06")).results == {"L06.dungeon": BOOK.results["L06.dungeon"]}


def test_without_a_lesson_nothing_is_kept() -> None:
    dw.DiceTray(seed=3).roll(36)
    assert BOOK.results == {}


@pytest.mark.parametrize(
    "results", [{"a": 1}, {"a": {"2": -1}}, {"a": {"2": True}}, {"a": {"2": 1.5}}, {"x" * 999: {}}]
)
def test_results_that_are_not_sound_are_refused(results: Any) -> None:
    with pytest.raises(ValueError, match="result"):
        read_book({**Book().to_json("L01"), "results": results})


def test_a_book_from_before_results_is_still_read() -> None:
    data = Book().to_json("L01")
    del data["results"]
    assert read_book(data).results == {}
