"""Golden playthroughs: whole games as text, kept to be compared. ``python -m tests.goldens`` writes them anew.

Read the difference before keeping it: every line that changed is a rule, an event or the luck that changed.
"""

from __future__ import annotations

from pathlib import Path

from dungeon_widgets.engine.game import Game
from dungeon_widgets.engine.kit import playthrough
from dungeon_widgets.games.welcome import WelcomeGame

FOLDER = Path(__file__).with_suffix("")

# File name: the game and the seed. Add yours.
GOLDENS: dict[str, tuple[Game, int]] = {
    "welcome_2": (WelcomeGame(players=2), 1),
    "welcome_3": (WelcomeGame(players=3), 2),
    "welcome_4": (WelcomeGame(players=4), 3),
    "welcome_variant": (WelcomeGame(players=3, variant=True), 4),
    "welcome_choose": (WelcomeGame(players=3, hero="choose"), 5),
    "welcome_mage_first": (WelcomeGame(players=2, hero="mage", first=0), 6),
    "welcome_back_2": (WelcomeGame("back", players=2), 97),
    "welcome_back_princess": (
        WelcomeGame("back", players=3, hero="princess", specials=["mimic", "gelatinous_cube"]),
        2,
    ),
    "welcome_back_4": (WelcomeGame("back", players=4, hero="choose", variant=True), 88),
    "welcome_both_2": (WelcomeGame("both", players=2, hero="bard", first=1), 14),
    "welcome_both_3": (WelcomeGame("both", players=3), 11),
}


def main() -> None:
    """Write every file, and take away those no longer in the list."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        if old.stem not in GOLDENS:
            old.unlink()
    for name, (game, seed) in GOLDENS.items():
        (FOLDER / f"{name}.txt").write_text(playthrough(game, seed), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
