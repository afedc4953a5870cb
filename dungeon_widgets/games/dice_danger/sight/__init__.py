"""What a seat may know of a position, and the positions that fit what it knows.

events  What each event tells, by kind: a page makes its scenes from these alone
facts   What a seat knows in few facts, for agents that read numbers: what is written, and nothing that follows from it
redeal  The one position that fits what a seat sees: the others' sheets as they were before the roll
sheets  One player's sheet as plain data: crosses, monsters, bonuses, score, and what was done with the roll
view    What a seat may see of a position: while all write, the others' sheets as they were before the roll
"""
