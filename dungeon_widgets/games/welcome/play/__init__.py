"""Who plays when nobody does: the bots of this game and the habits a search assumes.

arrays/   Whole games at once as arrays, with NumPy: a row a table
bots      Two bots with a manner, careful and bluffing, and how each decides
habit     How people tend to play: quick rules of thumb for the play-outs inside a search
hints     The bots and what a search needs of this game (habit, standing), tied together for the engine
ladder    Three opponents of stated strength: a beginner who passes early, a club player who weighs, an expert who thinks ahead
numbers   Quick numbers for a bot written in a cell: the chance to live, judged at a glance or counted
standing  Where the players stand between two rounds: what a search may stop at
"""
