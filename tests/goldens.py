"""Golden playthroughs: whole games as text, kept to be compared. ``python -m tests.goldens`` writes them anew.

Every installed game lists its own in ``tests/games/<game>/goldens.py``: ``GOLDENS = {"file name": (game, seed), ...}``,
or ``(game, seed, True)`` for one played by the game's habit, where random play never meets the rules that matter.
``python -m tests.goldens welcome`` writes those of one game. Read the difference before keeping it: every line that
changed is a rule, an event or the luck that changed.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from dungeon_widgets.engine import AnyGame
from dungeon_widgets.engine.kit import playthrough
from dungeon_widgets.engine.registry import game_names

FOLDER = Path(__file__).with_suffix("")


class Golden(NamedTuple):
    """A game to be played, its luck, and whether the seats play by habit."""

    game: AnyGame
    seed: int
    habit: bool = False

    def played(self) -> str:
        """The whole game as text."""
        return playthrough(self.game, self.seed, habit=self.habit)


Goldens = dict[str, Golden]


def goldens_of(name: str) -> Goldens:
    """The golden games of one game, by the name of their file."""
    found = import_module(f"tests.games.{name}.goldens").GOLDENS
    return {stem: Golden(*golden) for stem, golden in found.items()}


def main(names: list[str]) -> None:
    """Write every file of these games, and take away those no longer in their list."""
    for name in names:
        goldens, folder = goldens_of(name), FOLDER / name
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.txt"):
            if old.stem not in goldens:
                old.unlink()
        for stem, golden in goldens.items():
            (folder / f"{stem}.txt").write_text(golden.played(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:] or game_names())
