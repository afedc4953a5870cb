"""The games that are kept move for move; see tests/goldens.py. Random players die before they meet a monster."""

from __future__ import annotations

from dungeon_widgets.games.dice_danger import DiceDangerGame

GOLDENS = {
    "animals_2": (DiceDangerGame("annoyed_animals", 2), 2, True),
    "animals_alone": (DiceDangerGame("annoyed_animals", 1), 2, True),
    "animals_4": (DiceDangerGame("annoyed_animals", 4, first=2), 1),
    "cultists_2": (DiceDangerGame("clumsy_cultists", 2, first=1), 5, True),
    "cultists_alone": (DiceDangerGame("clumsy_cultists", 1, solo_grace_rolls=2), 3, True),
    "pyramid_2": (DiceDangerGame("puzzled_pyramid", 2), 1, True),
    "pyramid_alone": (DiceDangerGame("puzzled_pyramid", 1), 6, True),
    "dinosaurs_2": (DiceDangerGame("defiant_dinosaurs", 2, tiebreak="least_life_lost"), 4, True),
    "dinosaurs_3": (DiceDangerGame("defiant_dinosaurs", 3), 1),
    "dinosaurs_alone": (DiceDangerGame("defiant_dinosaurs", 1), 1, True),
}
