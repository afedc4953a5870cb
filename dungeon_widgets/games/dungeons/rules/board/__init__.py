"""The dungeon on the table: the map and its doors, where heroes stand and what they have.

layout        The map as it lies: which spaces are joined, whose door is met between Rooms and Passages, walls, half turns
placement     Where a map card may lie (joined, not closing the last way out, turned by half), and which two may be swapped
seating       The order of seats clockwise, the living, whose pile is drawn from and discarded to, who stands where
pools         Glory, Peril and Life gained, lost, spent and recovered; gains that wait for the end of the Encounter phase
doors         Locked and trapped doors: trying one, what a failed try costs, how long it stays open, doors ignored or changed by cards
destinations  Where a card may move a hero: neighbours, through a wall, any Room or space; never the space they are in
entering      Entering a space, on foot or by a card: it pays once a turn, its effect comes first, then quests; being put there
"""
