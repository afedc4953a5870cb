"""The bot that looks one move ahead."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from ..engine.eyes import Eyes
from ..engine.game import AnyGame
from ..engine.state import Action
from .playout import imagine, play_out

MAX_WORLDS = 1_000  # a save or a page could otherwise keep a kernel busy for days
CHOICES = 16
"""Up to so many choices each is tried in all worlds; of more choices each is tried in fewer, so that a decision among
fifty takes no longer. Games are counted, never seconds: the same seed makes the same move on every machine."""


class GreedyBot:
    """Tries each action in the same few possible worlds, plays on by habit, and takes the best mean.

    `worlds` is how many worlds it looks at, while there are at most 16 choices: for one decision it plays no more than 16
    times `worlds` games in its head, unless there are more choices than that. `ValueError` if it is not from 1 to 1000.
    """

    label: ClassVar[dict[str, str]] = {"en": "greedy", "fr": "glouton"}
    habit: ClassVar[dict[str, str]] = {
        "en": "tries each choice in its head a few times and takes the best",
        "fr": "essaie chaque choix de tête quelques fois et prend le meilleur",
    }

    def __init__(self, game: AnyGame, worlds: float = 20) -> None:
        if not 1 <= worlds <= MAX_WORLDS:
            raise ValueError(f"greedy needs 1 to {MAX_WORLDS} worlds, not {worlds:g}")
        self.game = game
        self.worlds = int(worlds)

    def choose(self, eyes: Eyes[Any, Any], rng: Random) -> Action:
        """The legal action with the best mean over the worlds."""
        legal = eyes.legal
        if len(legal) == 1:
            return legal[0]
        total = dict.fromkeys(legal, 0.0)
        for _ in range(max(1, min(self.worlds, self.worlds * CHOICES // len(legal)))):
            world = imagine(eyes, rng)
            for action in legal:
                total[action] += play_out(self.game, world.after(action), rng)[eyes.seat]
        return max(legal, key=total.__getitem__)
