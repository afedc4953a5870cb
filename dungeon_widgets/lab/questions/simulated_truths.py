"""The simulation that belongs to a question, where its truth is a chance of a game that can be drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from random import Random
from typing import Any

from ..experiments.conditions import Condition
from ..experiments.game_draws import dungeons, rolls
from ..experiments.intervals import interval
from ..experiments.sampler import Experiment
from ..experiments.sums import DICE, DiceSums
from .expressions import evaluate
from .questions import Question

KIT = ("plate_armor", "knight_shield")


def experiment_of(question: Question, seed: int = 7) -> Experiment | None:
    """Draws whose share comes near the truth of the question; nothing where there are none.

    >>> from dungeon_widgets.lab.questions.bank import find_question
    >>> experiment_of(find_question("L02.p1"))
    Experiment(Some pair makes 7: nothing drawn yet)
    """

    def chance_of(sums: Any, dice: int = 4) -> Experiment:
        return rolls(set(sums), dice, seed=seed)

    def sum_p(total: int) -> Experiment:
        return rolls(total, 2, seed=seed)

    def lives(hidden: int, tiles: Any = (), named: str | None = None, elsewhere: Any = ()) -> Experiment:
        made = dungeons("warrior", (*KIT, *tiles), hidden, named=named, elsewhere=elsewhere, seed=seed)
        made.condition = Condition("at most", made.condition.value - 1)
        return made

    def mean_close(dice: int, die: str = "fair") -> Experiment:
        made = DiceSums(DICE[die], dice=dice)
        low, high = made.bounds
        return _yes_no(lambda rng: low <= _total(rng, made.faces, dice) <= high, seed)

    def total_p(dice: int, total: int) -> Experiment:
        return _yes_no(lambda rng: _total(rng, DICE["fair"], dice) == total, seed)

    def from_line(throws: int, line: int, p: Any = Fraction(1, 6)) -> Experiment:
        return _yes_no(lambda rng: _hits(rng, throws, float(p)) >= line, seed)

    def all_hit(n: int, p: Any) -> Experiment:
        return from_line(n, n, p)

    def interval_holds(n: int, p: Any, method: str = "wilson", level: int = 95) -> Experiment:
        return _yes_no(lambda rng: interval(_hits(rng, n, float(p)), n, method, level).holds(float(p)), seed)

    functions: dict[str, Callable[..., Any]] = {
        made.__name__: made
        for made in (all_hit, chance_of, from_line, interval_holds, lives, mean_close, sum_p, total_p)
    }
    try:
        made = evaluate(str(question.data.get("truth", "")), functions)
    except (ValueError, TypeError):
        return None
    return made if isinstance(made, Experiment) else None


def _yes_no(draw: Callable[[Random], bool], seed: int) -> Experiment:
    return Experiment(draw, condition=True, seed=seed)


def _total(rng: Random, faces: Sequence[int], dice: int) -> int:
    return sum(faces[int(rng.random() * len(faces))] for _ in range(dice))


def _hits(rng: Random, throws: int, p: float) -> int:
    return sum(rng.random() < p for _ in range(throws))
