"""What a seat may know of a position, and the positions that fit what it knows.

events  What each event tells, by kind: enough for a page to show the move again, and no hidden card in it
known   What the odds read from a view: the cards the seat cannot place, the tiles left, the run so far
parts   The parts of a view as types: players, tiles, cards, the run, the last result
redeal  Every position that fits what a seat sees, and one drawn fairly among them: for bots and odds
view    What a seat may see of a position: the own drawn card, counts of hidden cards, what the seat set aside itself
"""
