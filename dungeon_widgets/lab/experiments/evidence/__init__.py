"""What something seen tells: a keeper who knows or does not, weighted trees, and a line that accuses a die.

chests       Three chests, one treasure, and a keeper who opens one of the others: to stay or to change?
die_charts   What a test of dice shows: bars of a fair and of a loaded die, and the line that accuses them
die_test     A line drawn before the throws: from so many sixes on a die is accused. How often is that wrong?
trees        A tree of two steps as counts: its weights, its two-way table, and what is left of it when something was seen
"""
