"""Exact chances first, counted from what a seat knows; estimates say that they are.

advice    What the game can tell a player about the moment, tied together for the engine
aim       Where to aim: the chance to hit for every point one may aim at, better with every slice
blows     What one throw does to a monster: the law of the damage, from the law of the verdicts, the monster and the hero
chain     A combat as a Markov chain on the monster's health: exact, given the law of each throw
dice      Which hero should throw which die, and a white die against taking the three back. Exact given the laws
law       Where a throw ends: the law of the verdicts for a hand in a manner, and how it was found
own_hand  A person's own hand, estimated from the launches he or she has made: how far they scatter, with intervals
panel/    The odds before each throw, from a seat's view: where the die ends, what it does, and whether the fight is won
"""
