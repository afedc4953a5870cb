"""What a seat may know of a position, and the positions that fit what it knows.

events  What the events of the game say, by kind: enough to see each move again without the board before or after it
known   What the rules and the odds read from a view: the cards the seat cannot place, the tiles left, the run so far
parts   The parts of a view, as plain data
redeal  What a seat cannot see: every position that fits what it sees, and one drawn fairly among them
view    What a seat may know, as plain data
"""
