"""Who plays when nobody does: the bots of this game and the habits a search assumes.

appraisal  What the planner thinks of the choices of a moment, from a seat's view alone: for panels and for looking back
bots       Players made for this game
distance   How far things are on a sheet, in the price of the crosses between
habit      How people tend to play, good enough for play-outs inside a search and very quick
hints      What the game tells those who play it without being people
judge      What a sheet is worth to its player: points made, and points in sight discounted by how far they are
kills      Can the boss die in this roll? Only steps that may lead there are tried, torches among them
plans      Every way to write a roll, and the sheet it leads to: the search behind the planner
"""
