"""What a seat may know of a position, and the positions that fit what it knows."""
