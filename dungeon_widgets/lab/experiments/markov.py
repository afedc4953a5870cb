"""Small Markov chains: walk them, multiply them, and solve for how long they take."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from random import Random
from typing import Any

from ...engine.checks import short
from ...engine.checks import whole as whole_number
from ...engine.streams import stream
from ...games.dice_danger import coverage_chain
from ..text import decimal, quotient, say

DRAWN = 64  # states that can be drawn; more are listed


class Chain:
    """States and the exact chance to go from each to each.

    >>> chain = Chain({"wait": {"wait": Fraction(1, 2), "done": Fraction(1, 2)}, "done": {"done": 1}})
    >>> chain.expected("wait"), chain.absorbing
    (Fraction(2, 1), ['done'])
    >>> chain.after(2)["done"]
    Fraction(3, 4)
    """

    def __init__(
        self, rows: Mapping[str, Mapping[str, Any]], *, start: str | None = None, seed: int = 0
    ) -> None:
        if not isinstance(rows, Mapping) or not rows:
            raise ValueError("a chain is a dict of states, each with a dict of where it may go")
        self.states = [str(state) for state in rows]
        self.rows = {
            str(state): {str(to): _chance(p, state) for to, p in row.items() if p}
            for state, row in rows.items()
        }
        for state, row in self.rows.items():
            for to in row:
                if to not in self.rows:
                    raise ValueError(f"{state} leads to {to}, which is no state of the chain")
            if sum(row.values()) != 1:
                raise ValueError(f"the chances out of {state} add up to {sum(row.values())}, not to 1")
        self.start = self.states[0] if start is None else start
        if self.start not in self.rows:
            raise ValueError(
                f"{short(start)} is no state of the chain; choose from: {', '.join(self.states[:20])}"
            )
        self.seed = whole_number(seed, "seed", -(2**63), 2**64)
        self.restart()

    @classmethod
    def coverage(cls, sums: Collection[int], dice: int = 4, *, seed: int = 0) -> Chain:
        """Which of the sums have been made so far, roll by roll.

        >>> chain = Chain.coverage({2, 12})
        >>> chain.states, chain.expected("nothing")
        (['nothing', '2', '12', '2 12'], Fraction(1503, 133))
        """
        states, rows = coverage_chain(sums, dice)
        names = [" ".join(map(str, sorted(made))) or "nothing" for made in states]
        return cls(
            {name: dict(zip(names, row, strict=True)) for name, row in zip(names, rows, strict=True)},
            seed=seed,
        )

    # -- walking --------------------------------------------------------------------------------------

    def restart(self) -> Chain:
        """Back to the start with the same seed."""
        self._rng: Random = stream(self.seed, "chain")
        self.at = self.start
        self.path = [self.start]
        return self

    def step(self) -> str:
        """One step by luck; an absorbing state is never left."""
        if self.at not in self.absorbing:
            self.at = _pick(self.rows[self.at], self._rng)
            self.path.append(self.at)
        return self.at

    def run(self, walks: int = 1000, most: int = 100_000) -> list[int]:
        """How many steps each of so many walks took until it was absorbed."""
        whole_number(walks, "walks", 1, 1_000_000)
        if not self.absorbing:
            raise ValueError("this chain has no state where a walk ends")
        rng, ends, lengths = stream(self.seed, "walks"), set(self.absorbing), []
        for _ in range(walks):
            at, steps = self.start, 0
            while at not in ends and steps < most:
                at, steps = _pick(self.rows[at], rng), steps + 1
            lengths.append(steps)
        return lengths

    # -- exactly --------------------------------------------------------------------------------------

    @property
    def absorbing(self) -> list[str]:
        """The states that are never left."""
        return [state for state in self.states if self.rows[state].get(state) == 1]

    def after(self, steps: int, start: str | None = None) -> dict[str, Fraction]:
        """Where one is after so many steps."""
        whole_number(steps, "steps", 0, 10_000)
        now = {state: Fraction(state == (start or self.start)) for state in self.states}
        for _ in range(steps):
            then = dict.fromkeys(self.states, Fraction())
            for state, p in now.items():
                if p:
                    for to, q in self.rows[state].items():
                        then[to] += p * q
            now = then
        return now

    def expected(self, start: str | None = None) -> Fraction:
        """The expected number of steps until an absorbing state, by first-step equations."""
        return self.times()[start or self.start]

    def times(self) -> dict[str, Fraction]:
        """The expected number of steps from every state."""
        ends = set(self.absorbing)
        if not ends:
            raise ValueError("this chain has no state where a walk ends")
        inner = [state for state in self.states if state not in ends]
        matrix = [
            [Fraction(row == column) - self.rows[row].get(column, 0) for column in inner] + [Fraction(1)]
            for row in inner
        ]
        solved = solve(matrix)
        return {**dict.fromkeys(ends, Fraction()), **dict(zip(inner, solved, strict=True))}

    @property
    def drawn(self) -> bool:
        """Whether the chain is small enough to be drawn."""
        return len(self.states) <= DRAWN

    def sentence(self, lang: str = "en") -> str:
        """Where the walk is, and how long it is expected to take."""
        here = self.whereabouts(lang)
        if not self.absorbing:
            return here
        time = self.expected()
        return f"{here} {say('markov.time', lang, start=self.start, time=quotient(time), about=decimal(time, lang, 2))}"

    def whereabouts(self, lang: str = "en") -> str:
        """Where the walk is."""
        return say("markov.here", lang, state=self.at, steps=len(self.path) - 1)

    def __repr__(self) -> str:
        return f"Chain({len(self.states)} states, from {self.start!r})"


def solve(matrix: Sequence[Sequence[Fraction]]) -> list[Fraction]:
    """The solution of linear equations, each row its coefficients and then its right side, exactly.

    >>> solve([[Fraction(2), Fraction(1), Fraction(5)], [Fraction(0), Fraction(1), Fraction(1)]])
    [Fraction(2, 1), Fraction(1, 1)]
    """
    rows = [list(row) for row in matrix]
    size = len(rows)
    for column in range(size):
        pivot = next((row for row in range(column, size) if rows[row][column]), None)
        if pivot is None:
            raise ValueError("these equations have no single solution: some state never ends")
        rows[column], rows[pivot] = rows[pivot], rows[column]
        head = rows[column][column]
        rows[column] = [value / head for value in rows[column]]
        for row in range(size):
            factor = rows[row][column]
            if row != column and factor:
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [row[-1] for row in rows]


def _pick(row: Mapping[str, Fraction], rng: Random) -> str:
    at, passed = rng.random(), Fraction()
    for state, p in row.items():
        passed += p
        if at < passed:
            return state
    return state


def _chance(p: Any, state: object) -> Fraction:
    try:
        value = Fraction(str(p)) if isinstance(p, float) else Fraction(p)
    except (TypeError, ValueError, ZeroDivisionError):
        raise ValueError(f"the chance {short(p)} out of {state} is no number") from None
    if not 0 <= value <= 1:
        raise ValueError(f"the chance {short(p)} out of {state} is not between 0 and 1")
    return value
