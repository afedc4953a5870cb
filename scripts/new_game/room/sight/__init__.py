"""What a seat may know of a position, and the positions that fit what it knows.

view    What a seat may know, as plain data
redeal  What a seat cannot see: every position that fits what it sees, and one drawn fairly among them
"""
