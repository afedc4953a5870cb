"""The rulebook: what a position is and what may happen in it. Knows no text, no odds and no bots."""
