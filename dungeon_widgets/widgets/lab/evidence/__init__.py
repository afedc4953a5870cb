"""Widgets about what something seen tells: chests with a keeper, a weighted tree, and a line that accuses a die.

chests    Three chests and a keeper, to click: to stay or to change?
die_test  A die under suspicion: a line drawn before the throws, both errors, and a bag of dice
tree      A weighted tree beside its two-way table; paths that do not fit what was seen are struck out
"""
