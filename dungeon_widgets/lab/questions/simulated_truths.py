"""The simulation that belongs to a question, where its truth is a chance of a game that can be drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..experiments.conditions import Condition
from ..experiments.game_draws import dungeons, rolls
from ..experiments.sampler import Experiment
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

    functions: dict[str, Callable[..., Any]] = {"chance_of": chance_of, "sum_p": sum_p, "lives": lives}
    try:
        made = evaluate(str(question.data.get("truth", "")), functions)
    except (ValueError, TypeError):
        return None
    return made if isinstance(made, Experiment) else None
