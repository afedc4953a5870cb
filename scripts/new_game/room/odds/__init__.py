"""Exact chances, counted from what a seat can see.

dice     How likely a bid is true, exactly, from the dice one sees
panel    The odds beside the board
advice   What the game can tell a player about the moment, tied together for the engine
"""
