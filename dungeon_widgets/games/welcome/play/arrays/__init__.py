"""Whole games at once as arrays, with NumPy: a row a table. What does not need it imports nothing from here.

manners  Manners of bidding: what seats see at many tables at once, two named manners, and a bot of one
many     `many_games`, `many_rounds`: games and rounds by manners of bidding
tables   Many tables side by side: the rules of the bidding, of rounds and of the end
"""
