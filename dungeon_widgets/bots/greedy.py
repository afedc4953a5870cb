"""The bot that looks one move ahead."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from ..engine.eyes import Eyes
from ..engine.game import AnyGame
from ..engine.state import Action
from .playout import imagine, play_out

MAX_WORLDS = 1_000  # a save or a page could otherwise keep a kernel busy for days


class GreedyBot:
    """Tries each action in the same few possible worlds, plays on by habit, and takes the best mean.

    `worlds` is how many worlds it looks at; `ValueError` if that is not from 1 to 1000.
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
        for _ in range(self.worlds):
            world = imagine(eyes, rng)
            for action in legal:
                total[action] += play_out(self.game, world.after(action), rng)[eyes.seat]
        return max(legal, key=total.__getitem__)
