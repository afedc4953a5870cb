"""Guesses that players commit to before the odds are shown."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from ...engine.checks import short
from ..page.contract import Prediction
from .counting import Counting


def check_guess(guess: Any) -> float:
    """A probability, as a float; `ValueError` otherwise."""
    if isinstance(guess, bool) or not isinstance(guess, (int, float)) or not 0 <= guess <= 1:
        raise ValueError(f"a guess is a number from 0 to 1, not {short(guess)}")
    return float(guess)


class Guess(NamedTuple):
    """A guess whose answer is still being counted."""

    guess: float
    game: int
    branch: int
    step: int
    counting: Counting

    def answered(self) -> Prediction:
        """The guess beside the answer."""
        panel = self.counting.panel
        assert panel is not None  # a guess is about the first row
        first = panel["rows"][0]
        return {
            "game": self.game,
            "branch": self.branch,
            "step": self.step,
            "question": panel["question"],
            "guess": self.guess,
            "exact": first["p"],
            "fraction": first["fraction"] or "",
            "error": (self.guess - first["p"]) ** 2,
        }


class Predictions:
    """Every guess of one widget. A guess belongs to what its player saw: the same view, reached again by an undo
    or on another branch, has the same answer; another view, or another player's, is another question, unless the
    game says that it is the same one (`Advice.asked`).
    """

    def __init__(self) -> None:
        self._made: list[Prediction] = []
        self._answered: dict[str, Prediction] = {}
        self._open: dict[str, Guess] = {}
        self._left: list[Guess] = []  # open ones of games before this
        self._game = -1

    def made(self) -> list[Prediction]:
        """All of them, those still open counted to their end."""
        for guess in [*self._left, *self._open.values()]:
            guess.counting.finish()
        self._settle()
        return self._made

    def answered(self) -> list[Prediction]:
        """Those of this game that have their answer; nothing is counted for it."""
        self._settle()
        return [made for made in self._made if made["game"] == self._game]

    def guessed(self, counting: Counting) -> bool:
        """Whether a guess was made about these odds, answered or not."""
        return bool(self._answered or self._open) and _key(counting.asked) in {**self._answered, **self._open}

    def at(self, counting: Counting) -> Prediction | None:
        """The guess made about these odds with its answer, if there is one by now."""
        self._settle()
        return self._answered.get(_key(counting.asked)) if self._answered else None

    def commit(self, guess: float, counting: Counting, *, branch: int, step: int) -> None:
        """Keep a guess; its answer is known when the counting is done."""
        self._open[_key(counting.asked)] = Guess(guess, self._game, branch, step, counting)

    def _settle(self) -> None:
        """Answer the guesses whose counting is done; one that failed has no answer."""
        for guess in [guess for guess in self._left if guess.counting.done]:
            self._left.remove(guess)
            if not guess.counting.failed:
                self._made.append(guess.answered())
        for key, guess in [pair for pair in self._open.items() if pair[1].counting.done]:
            del self._open[key]
            if not guess.counting.failed:
                self._answered[key] = guess.answered()
                self._made.append(self._answered[key])

    def next_game(self) -> int:
        """A new game asks anew; the guesses of the old one stay. Returns how many games there were before."""
        self._left += self._open.values()
        self._open.clear()
        self._answered.clear()
        self._game += 1
        return self._game


def _key(asked: Mapping[str, Any]) -> str:
    return json.dumps(asked, sort_keys=True)
