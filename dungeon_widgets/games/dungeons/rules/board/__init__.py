"""The dungeon on the table: the map and its doors, where heroes stand and what they have.

layout        The dungeon as it lies: which spaces are joined, by what door, and where a wall stands between
placement     FR Construction du donjon: where a map card may lie, and which two may change places
seating       Who sits where, and what belongs to each seat: the order of seats, the piles, the hero cards, the spaces
pools         Glory, Peril and Life: gained, lost, spent
doors         FR Les Obstacles: what a hero meets on his way out of a space, and how he gets through
destinations  Where an effect may put a hero (primitive relocate)
entering      Entering a space: the pawn moves, the space pays Peril and Glory, its effect comes first, then quests
"""
