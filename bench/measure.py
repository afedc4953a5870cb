"""Measuring on a machine that is not ours alone: CPU time, tasks that take turns, medians of ratios."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import process_time

Task = Callable[[], float]
"""Does its work once and says what one unit of it cost."""


@dataclass(frozen=True, slots=True)
class Result:
    """One measured number. `goal` is ("<=", 1.3) or (">=", 1.5); None where the number is only told."""

    what: str
    value: float
    goal: tuple[str, float] | None = None
    unit: str = "x"

    @property
    def met(self) -> bool | None:
        if self.goal is None:
            return None
        sign, limit = self.goal
        return self.value <= limit if sign == "<=" else self.value >= limit

    @property
    def verdict(self) -> str:
        return {True: "met", False: "MISSED", None: ""}[self.met]

    def cells(self) -> tuple[str, str, str, str]:
        """What was measured, how much, the goal, the verdict."""
        goal = "" if self.goal is None else f"{self.goal[0]} {self.goal[1]:.3g} {self.unit}"
        return self.what, f"{self.value:.3g} {self.unit}", goal, self.verdict


def cpu(work: Callable[[], object]) -> float:
    """The CPU seconds of this process that the work took."""
    start = process_time()
    work()
    return process_time() - start


def turn_about(tasks: Sequence[Task], repeats: int) -> list[list[float]]:
    """Run the tasks in turn, every second round backwards, so that a noisy minute hits all of them alike."""
    costs: list[list[float]] = [[] for _ in tasks]
    for task in tasks:
        task()  # warm up: imports, caches, the first compile of a byte code
    for round_number in range(repeats):
        order = range(len(tasks)) if round_number % 2 == 0 else range(len(tasks) - 1, -1, -1)
        for i in order:
            costs[i].append(tasks[i]())
    return costs


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """The median over the rounds of our cost to theirs."""
    return median(a / b for a, b in zip(ours, theirs, strict=True))
