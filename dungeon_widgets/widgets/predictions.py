"""Guesses that players commit to before the odds are shown."""

from __future__ import annotations

import json
from typing import Any

from .contract import Odds, Prediction


def check_guess(guess: Any) -> float:
    """A probability, as a float; `ValueError` otherwise."""
    if isinstance(guess, bool) or not isinstance(guess, (int, float)) or not 0 <= guess <= 1:
        raise ValueError(f"a guess is a number from 0 to 1, not {guess!r:.40}")
    return float(guess)


class Predictions:
    """Every guess of one widget. A guess belongs to what its player saw: the same view, reached again by an undo
    or on another branch, has the same answer; another view, or another player's, is another question.
    """

    def __init__(self) -> None:
        self.made: list[Prediction] = []
        self._answered: dict[str, Prediction] = {}

    def at(self, view: dict[str, Any]) -> Prediction | None:
        """The guess made before this view, if there is one."""
        return self._answered.get(_key(view)) if self._answered else None

    def commit(
        self, guess: float, view: dict[str, Any], odds: Odds, *, branch: int, step: int, seed: int
    ) -> Prediction:
        """Keep a guess with the exact answer and how far off it was (squared, lower is better)."""
        first = odds["rows"][0]
        made: Prediction = {
            "branch": branch,
            "step": step,
            "seed": seed,
            "question": odds["question"],
            "guess": guess,
            "exact": first["p"],
            "fraction": first["fraction"] or "",
            "error": (guess - first["p"]) ** 2,
        }
        self.made.append(made)
        self._answered[_key(view)] = made
        return made

    def lock_again(self) -> None:
        """A new game asks anew; the guesses of the old one stay in `made`."""
        self._answered.clear()


def _key(view: dict[str, Any]) -> str:
    return json.dumps(view, sort_keys=True)
