"""The lab: ten thousand draws against samplers of others, and opening a lesson's first widget."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Any

from dungeon_widgets.lab.experiments.game_draws import dungeons, rolls

from .measure import Result, cpu, ratio, turn_about

DRAWS = 10_000
ROUNDS = 5
KIT = ("plate_armor", "knight_shield")


def results() -> list[Result]:
    rows = []
    for label, ours, theirs in (
        ("two dice, icepool", _our_sums, _icepool()),
        ("three of 13 cards, NumPy one at a time", _our_dungeons, _numpy()),
    ):
        if theirs is not None:
            one, two = turn_about([partial(cpu, ours), partial(cpu, theirs)], ROUNDS)
            rows.append(Result(f"a Sampler step of {DRAWS} / {label}", ratio(one, two), ("<=", 1)))
    dealt = DRAWS / median(cpu(_our_dungeons) for _ in range(ROUNDS))
    rows.append(Result("dungeons a Sampler deals", dealt, (">=", 20_000), "1/s"))
    lesson, bare = turn_about([partial(cpu, _first_widget), partial(cpu, _bare_counter)], ROUNDS)
    rows.append(Result("a lesson's first widget / a bare counter", ratio(lesson, bare), ("<=", 3)))
    return rows


def _our_sums() -> None:
    rolls(7, dice=2, seed=1).run(DRAWS)


def _our_dungeons() -> None:
    dungeons("warrior", KIT, 3, seed=1).run(DRAWS)


def _icepool() -> Callable[[], Any] | None:
    try:
        from icepool import d6
    except ImportError:
        return None
    two = 2 @ d6
    return lambda: [two.sample() for _ in range(DRAWS)]


def _numpy() -> Callable[[], Any] | None:
    """A plain sampler: draw three cards, add them, count; as somebody would write it in a cell."""
    try:
        import numpy as np
    except ImportError:
        return None
    cards = np.array([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 9])

    def sample() -> None:
        rng = np.random.default_rng(1)
        sum(int(rng.choice(cards, 3, replace=False).sum()) >= 11 for _ in range(DRAWS))

    return sample


def _first_widget() -> None:
    import dungeon_widgets as dw

    dw.Lesson("L02").close()


def _bare_counter() -> None:
    import anywidget
    import traitlets

    class Counter(anywidget.AnyWidget):
        _esm = "export default { render({ model, el }) { el.textContent = model.get('value') } }"
        value = traitlets.Int(0).tag(sync=True)

    Counter().close()
