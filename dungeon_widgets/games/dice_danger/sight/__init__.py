"""What a seat may know of a position, and the positions that fit what it knows.

events  What each event says, as plain data: a page makes its scenes from these alone
redeal  What a seat cannot see: what the others write for this roll
sheets  One player's sheet as plain data, and what was done with the roll on it
view    What a seat may know, as plain data
"""
