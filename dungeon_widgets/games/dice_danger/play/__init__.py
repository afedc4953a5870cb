"""Who plays when nobody does: the bots of this game and the habits a search assumes.

appraisal  What the planner thinks of each choice, from a seat's view alone: for panels and for looking back
bots       The bots of this game, greedy and planning, and how each decides
distance   How far one node of a sheet is from another, in the price of the crosses between
habit      How people tend to play: quick rules of thumb for the play-outs inside a search
hints      The bots and what a search needs of this game (its habit), tied together for the engine
judge      What a sheet is worth to its player: points made, and points in sight discounted by how far they are
kills      Can the boss die in this roll? Only steps that may lead there are tried, torches among them
ladder     Three opponents of stated strength: a beginner by habit, a greedy club player, an expert who plans
plans      Every way to write a roll, and the sheet it leads to: the search behind the planner
tally      What the score of a finished game is made of, for the reasons of verdicts
standing   Where the players stand before a roll: what a first look at a choice stops at
"""
