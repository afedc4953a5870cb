"""The rulebook: what a position is, what may be done in it, what happens then."""
