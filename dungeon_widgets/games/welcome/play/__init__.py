"""Who plays when nobody does: the bots of this game and the habits a search assumes.

bots      Players made for this game
habit     How people tend to play and judge: quick rules of thumb for the play-outs inside a search
hints     What the game tells those who play it without being people, tied together for the engine
standing  Where the players stand between two rounds: what a search may stop at
"""
