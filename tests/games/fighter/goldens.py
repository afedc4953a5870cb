"""The games that are kept move for move; see tests/goldens.py. Most go by habit: random throwers fall early."""

from __future__ import annotations

from dungeon_widgets.games.fighter import FighterGame

GOLDENS = {
    "alone": (FighterGame(players=2, heroes=["wilrond", "murka"], skill="expert"), 1, True),
    "three": (FighterGame(players=3, heroes="choose", skill="expert", leader=1), 2, True),
    "four": (FighterGame(), 3, True),
    "four_random": (FighterGame(difficulty="hard"), 4),
    "five": (
        FighterGame(players=5, difficulty="infernal", strict_requirements=True, skill="expert"),
        5,
        True,
    ),
    "six": (
        FighterGame(
            players=6, skill=["novice", "average", "expert", "perfect", "human", "average"], steady=True
        ),
        6,
        True,
    ),
}
