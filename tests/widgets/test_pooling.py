"""A class's own draws, added up: everybody's luck is their own, and the room draws them all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import dungeon_widgets as dw
from dungeon_widgets.engine.saving import codes
from dungeon_widgets.lab.classroom.book import BOOK
from dungeon_widgets.lab.classroom.classroom import Class


@pytest.fixture(autouse=True)
def empty_book() -> Iterator[None]:
    BOOK.clear()
    yield
    BOOK.clear()


def rolled(name: str, times: int = 36) -> tuple[str, dict[int, int]]:
    """The line of one student of lesson 1, and what they rolled."""
    BOOK.clear()
    dw.Lesson("L01")
    tray = dw.DiceTray(seed=None).roll(times)
    dw.check("q2", 36)
    return dw.hand_in(name).code, tray.counts


def test_the_room_adds_up_what_everybody_rolled() -> None:
    made = [rolled(f"s{n}") for n in range(25)]
    room = Class([line for line, _ in made])
    pool = room.pools()["L01.tray"]
    assert pool.n == 25 * 36
    assert pool.sentence("en") == "25 students, 36 draws each: 900 in all."
    for total in range(2, 13):
        assert pool.counts.get(str(total), 0) == sum(counts[total] for _, counts in made)
    assert len({tuple(counts.values()) for _, counts in made}) > 20  # neighbours differ


def test_what_is_exact_waits_for_the_teacher() -> None:
    room = dw.ClassRoom([rolled("Ann")[0], rolled("Bram")[0]])
    shown = room.show_pool().state
    assert shown["view"] == "pool"
    assert [mark["tone"] for mark in shown["pool"]["marks"]] == ["drawn", "you"]
    assert "exact" in [mark["tone"] for mark in room.show_pool(step=3).state["pool"]["marks"]]
    assert room.pools().keys() == {"L01.tray"}
    room._receive({"type": "view", "view": "figure"})
    assert room.state["pool"] is None
    room._receive({"type": "view", "view": "pool"})
    assert room.state["pool_id"] == "L01.tray"
    with pytest.raises(ValueError, match="experiment of this class"):
        room.show_pool("L01.nothing")


def test_who_hands_in_again_is_counted_once() -> None:
    BOOK.clear()
    dw.Lesson("L01")
    tray = dw.DiceTray(seed=None).roll(36)
    dw.check("q2", 21)
    first = dw.hand_in("Mia").code
    tray.roll(360)
    dw.check("q2", 36)
    room = Class([first, dw.hand_in("Mia").code])
    assert room.pools()["L01.tray"].n == 396


def test_draws_that_everybody_has_alike_are_not_added_up() -> None:
    dw.Lesson("L01")
    dw.DiceTray(seed=7).roll(36)
    dw.Sampler.rolls({7}, seed=7).run(10)
    dw.check("q2", 36)
    assert Class([dw.hand_in().code]).pools() == {}


def test_samplers_are_pooled_by_their_title() -> None:
    dw.Lesson("L02")
    dw.Sampler.rolls({7}, seed=None).run(100)
    dw.check("q1", 6)
    room = Class([dw.hand_in().code])
    (pool,) = room.pools().values()
    assert (pool.title("en"), pool.n) == ("Some pair makes 7", 100)
    assert set(pool.counts) == {"yes", "no"}
    assert pool.chart("fr", truth=True).svg()


@pytest.mark.parametrize(
    "results",
    [7, [], {"tray": 1}, {"tray": {"7": -1}}, {"tray": {"7": 1.5}}, {"tray": {"\ud800": 1}}, {"x" * 200: {}}],
)
def test_draws_that_are_not_sound_cost_their_line_and_no_other(results: Any) -> None:
    good, _ = rolled("Mia")
    data = codes.decode(good)[1] | {"results": results, "name": "Eve", "mark": "0" * 16}
    try:
        bad = codes.encode("hand-in", data)
    except UnicodeEncodeError:
        return  # half a character cannot even be written
    room = Class([bad, good])
    assert len(room) == 1
    assert room.refused[0][1] == "what the code says of the draws is not sound"


def test_a_line_without_draws_is_read_as_before() -> None:
    dw.Lesson("L02")
    dw.check("q1", 6)
    line = dw.hand_in("Mia").code
    assert "results" not in codes.decode(line)[1]
    assert Class([line]).pools() == {}
