"""Who plays when nobody does: the bots of this game and the habit that a search assumes.

habit  Quick plausible play, for searches and for people who want an opponent
bots   Players made for this game
hints  What the game tells those who play it without being people, tied together for the engine
"""
