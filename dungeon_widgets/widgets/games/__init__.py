"""One thin class per game, the throwing range, the deck builder and puzzles.

decks/          The deck builder of Dungeons
dice_danger     Dungeons, Dice & Danger in the notebook
dungeons        Dungeons (Tomb of the Lich Lord) in the notebook
fighter         Dungeon Fighter in the notebook
puzzles/        Puzzles: one position, one try, and then what every choice was worth
throwing_range  A throwing range in the notebook: Dungeon Fighter's tabletop with nobody to beat
welcome         Welcome to the Dungeon in the notebook
"""
