"""Who plays when nobody does: the bots of this game and the habits a search assumes."""
