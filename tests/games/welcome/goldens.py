"""The games that are kept move for move; see tests/goldens.py."""

from __future__ import annotations

from dungeon_widgets.games.welcome import WelcomeGame

GOLDENS = {
    "2": (WelcomeGame(players=2), 1),
    "3": (WelcomeGame(players=3), 2),
    "4": (WelcomeGame(players=4), 3),
    "variant": (WelcomeGame(players=3, variant=True), 4),
    "choose": (WelcomeGame(players=3, hero="choose"), 5),
    "mage_first": (WelcomeGame(players=2, hero="mage", first=0), 6),
    "back_2": (WelcomeGame("back", players=2), 97),
    "back_princess": (
        WelcomeGame("back", players=3, hero="princess", specials=["mimic", "gelatinous_cube"]),
        2,
    ),
    "back_4": (WelcomeGame("back", players=4, hero="choose", variant=True), 88),
    "both_2": (WelcomeGame("both", players=2, hero="bard", first=1), 14),
    "both_3": (WelcomeGame("both", players=3), 11),
}
