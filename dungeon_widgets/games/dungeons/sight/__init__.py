"""What a seat may know of a position, and the positions that fit what it knows.

combat_events  What the events of combats and rolls say, as plain data. A seat of -1 stands for nobody
events         What each event says, as plain data: a page makes its scenes from these alone. A seat of -1 stands for nobody
known          A position from a view: all that the seat knows, with no hand but its own and no cards in the decks
parts          The pieces a view is made of, as plain data. Cards go by their ids, spaces by their cells; a seat of -1 is nobody
passages       After which shuffle the cards were drawn that left the others' hands: drawn anew from the exact posterior
pieces         The pieces a view is made of: heroes, quests, spaces, piles, and what lies on the stack
places         Where on the page a choice lies: the names of spaces, doors, cards, heroes and dice
redeal         This position with all a seat cannot see dealt anew, from the exact posterior
view           What a seat may know, as plain data: the contract with the page, whose types are made from these
"""
